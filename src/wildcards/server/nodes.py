"""Other nodes on the same PostgreSQL. What they say is a hint: the log alone decides what has happened."""

import asyncio
import logging
import time

import psycopg

from wildcards.host.background import Background
from wildcards.host.hub import Hub
from wildcards.server.storage.postgres import CHANNEL, one_line, options
from wildcards.table.state import NEWEST_FORMAT

log = logging.getLogger("wildcards")
SqlConnection = psycopg.AsyncConnection[tuple[object, ...]]
TELL_SECONDS = 3.0
FRESH_SECONDS = 10.0
RETRY_SECONDS = 0.5
MOST_PRESENT = 100  # who is told of as present at a table: PostgreSQL takes 8,000 bytes


class PostgresNodes:
    def __init__(self, node: str, url: str, log_format: int = NEWEST_FORMAT) -> None:
        self.node = node  # this one
        self._reads = log_format  # the newest format of logs that this node reads
        self._others_read: dict[str, int] = {}
        self._alone_until_heard = 0.0  # until then nodes may be there that have not been heard yet
        self._url = url
        self._alive: dict[str, float] = {}  # nodes, and when they were last heard
        self._present: dict[str, dict[str, set[str]]] = {}  # people by table and node
        self._told: dict[str, set[str]] = {}  # what this node said last

    @property
    def are_there(self) -> bool:
        return bool(self._fresh())

    @property
    def log_format(self) -> int:
        """Nodes of before do not say what they read: it is the first format."""
        if time.monotonic() < self._alone_until_heard:
            return 1
        return min([self._reads, *(self._others_read[node] for node in self._fresh())])

    def expect_others(self) -> None:
        """Somebody has served these tables a moment ago, and may still."""
        self._alone_until_heard = time.monotonic() + FRESH_SECONDS

    def _fresh(self) -> set[str]:
        limit = time.monotonic() - FRESH_SECONDS
        return {node for node, heard in self._alive.items() if heard > limit}

    def present(self, table: str) -> set[str]:
        fresh = self._fresh()
        return {person for node, people in self._present.get(table, {}).items() if node in fresh for person in people}

    # Listening.

    async def keep_listening(self, hub: Hub) -> None:
        background = Background(hub.metrics)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, **options())
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    await hub.catch_up_everywhere()  # what was said while nobody listened
                    async for notice in connection.notifies():
                        self._hear(notice.payload, hub, background)
            except psycopg.Error as error:
                log.warning("other nodes cannot be heard", extra={"error": one_line(error)})
            await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, payload: str, hub: Hub, background: Background) -> None:
        kind, node, *rest = payload.split(" ")
        if node == self.node:
            return
        self._alive[node] = time.monotonic()
        self._others_read.setdefault(node, 1)
        if kind == "wrote":
            room = hub.rooms.get(rest[0])
            if room is not None:
                background.begin(room.ledger.catch_up(int(rest[1])))
        elif kind == "alive" and rest:
            self._others_read[node] = int(rest[0])
        elif kind == "present":
            table, people = rest[0], {person for person in rest[1].split(",") if person}
            if self._present.setdefault(table, {}).get(node) != people:
                self._present[table][node] = people
                self._tidy(table)
                room = hub.rooms.get(table)
                if room is not None:
                    room.presence_changed()

    def _tidy(self, table: str) -> None:
        self._present[table] = {node: people for node, people in self._present[table].items() if people}
        if not self._present[table]:
            del self._present[table]

    # Telling.

    async def keep_telling(self, hub: Hub) -> None:
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._url, **options())
                async with connection:
                    self._told.clear()
                    next_round = 0.0
                    while True:
                        everything = time.monotonic() >= next_round
                        if everything:
                            next_round = time.monotonic() + TELL_SECONDS
                            await self._tell(connection, f"alive {self.node} {self._reads}")
                        await self._tell_presence(connection, hub, everything)
                        await asyncio.sleep(RETRY_SECONDS)
            except psycopg.Error:
                await asyncio.sleep(RETRY_SECONDS)

    async def _tell_presence(self, connection: SqlConnection, hub: Hub, everything: bool) -> None:
        now = {name: some_of(room.presence.here(), room.table.people) for name, room in hub.rooms.items()}
        for table in {*now, *self._told}:
            people = now.get(table, set())
            if people != self._told.get(table, set()) or (everything and people):
                await self._tell(connection, f"present {self.node} {table} {','.join(sorted(people))}")
        self._told = {table: people for table, people in now.items() if people}

    async def _tell(self, connection: SqlConnection, payload: str) -> None:
        await connection.execute(b"SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def some_of(present: set[str], seated: set[str]) -> set[str]:
    """Those who sit, and of the others as many as there is room for: of these it matters only that somebody is there.

    However many look on, nobody who sits is taken for away at another node.
    """
    return set(sorted(present, key=lambda person: (person not in seated, person))[:MOST_PRESENT])
