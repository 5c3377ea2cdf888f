"""What an operator can do with a running server, through a socket that only its owner can open.

What is done holds at all nodes; `tables` and `people` tell of this one. One request a connection: a line of JSON with a
verb and its arguments, and a line of JSON back. Every action is logged.
"""

import asyncio
import contextlib
import json
import logging
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from wildcards.host.client import Client
from wildcards.host.errors import StorageError
from wildcards.host.hub import Hub
from wildcards.host.names import is_name
from wildcards.server.addresses import of_one_visitor
from wildcards.server.moderation import Moderation
from wildcards.server.storage.moderation import Ban
from wildcards.table.companions import guest_of

log = logging.getLogger("wildcards")
LONGEST_LINE = 64 * 1024
Answer = dict[str, object] | list[dict[str, object]]


class Mistake(Exception):  # noqa: N818 - said in one line to the operator
    pass


class Admin:
    def __init__(self, hub: Hub, moderation: Moderation) -> None:
        self._hub = hub
        self._moderation = moderation
        self.verbs: dict[str, Callable[..., Awaitable[Answer]]] = {
            "tables": self.tables,
            "people": self.people,
            "close": self.close,
            "ban": self.ban,
            "lift": self.lift,
            "bans": self.bans,
            "reports": self.reports,
            "message": self.message,
            "drain": self.drain,
        }

    async def tables(self) -> Answer:
        return [
            {
                "table": room.table.id,
                "status": room.table.status,
                "game": room.table.number,
                "round": room.table.rounds[0],
                "people": [seat.name for seat in room.table.seats if seat.person],
                "connected": len(room.presence.clients),
            }
            for room in self._hub.rooms.values()
        ]

    async def people(self) -> Answer:
        return [
            {
                "person": client.person_id,
                "name": client.person.name if client.person else None,
                "address": client.address,
                "table": self._table_of(client),
            }
            for client in self._hub.clients
        ]

    def _table_of(self, client: Client) -> str | None:
        return next((name for name, room in self._hub.rooms.items() if client in room.presence.clients), None)

    async def close(self, table: str) -> Answer:
        """Whoever sits there is told so before it is gone: a bot's next move would find no table."""
        await self._moderation.order("close", table=table)
        return {"closed": await self._moderation.store.delete_table(table)}

    async def ban(self, who: str, hours: float, why: str = "") -> Answer:
        ban = Ban(await self._named(who), int(time.time() + hours * 3600), why)
        await self._moderation.store.ban(ban)
        await self._moderation.look()
        return ban._asdict()

    async def lift(self, who: str) -> Answer:
        bans = [ban.who for ban in await self._moderation.store.bans()]
        named = who if who in bans else await self._named(who)
        if named not in bans:
            raise Mistake(f"there is no such ban: {named}")
        await self._moderation.store.lift(named)
        await self._moderation.look()
        return {"lifted": named}

    async def _named(self, who: str) -> str:
        """`person ID` or `address NETWORK`, from that or from the last word alone. A companion goes with the guest."""
        kind, _, name = who.rpartition(" ")
        if kind in ("", "address"):
            with contextlib.suppress(ValueError):
                return f"address {of_one_visitor(name)}"
        person = guest_of(name)
        if kind in ("", "person") and is_name(person) and await self._moderation.store.knows(person):
            return f"person {person}"
        raise Mistake(f"'{who}' is no address of one visitor, and nobody here has that id")

    async def bans(self) -> Answer:
        return [ban._asdict() for ban in await self._moderation.store.bans()]

    async def reports(self) -> Answer:
        return [report._asdict() for report in await self._moderation.store.reports()]

    async def message(self, text: str) -> Answer:
        await self._moderation.order("message", text=text)
        return {"told": len(self._hub.clients)}

    async def drain(self, off: bool = False) -> Answer:
        await self._moderation.order("drain", off=off)
        running = sum(room.table.status in ("running", "paused") for room in self._hub.rooms.values())
        return {"draining": not off, "running": running, "connected": len(self._hub.clients)}

    # The socket.

    async def answer(self, line: bytes) -> Answer:
        try:
            asked = json.loads(line)
            verb, arguments = asked.pop("verb"), asked
            did = await self.verbs[verb](**arguments)
        except (ValueError, TypeError, AttributeError, KeyError) as error:
            return {"error": f"that was not understood: {error}"}
        except StorageError as error:
            return {"error": f"storage failed: {error}"}
        except Mistake as mistake:
            return {"error": str(mistake)}
        log.warning("the operator acted", extra={"verb": verb, "arguments": json.dumps(arguments)})
        return did

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError, asyncio.LimitOverrunError):
            writer.write(json.dumps(await self.answer(await reader.readline())).encode() + b"\n")
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def admin_socket(admin: Admin, path: str | None) -> AsyncIterator[None]:
    """Listens as long as it lasts. Where there is no such socket the server runs without one, and says so."""
    if path is None:
        yield
        return
    before = os.umask(0o177)
    try:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)  # noqa: PTH108 - left by a server that was killed
        server = await asyncio.start_unix_server(admin.serve, path, limit=LONGEST_LINE)
    except (OSError, NotImplementedError, AttributeError) as error:
        log.warning("there is no socket for the operator", extra={"error": str(error)})
        yield
        return
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        with contextlib.suppress(OSError):
            os.unlink(path)  # noqa: PTH108
