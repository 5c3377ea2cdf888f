"""A table on a server, and who one is there: whoever comes again from this machine is the same person."""

import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec.structs import replace
from platformdirs import user_data_path

from wildcards.client import ClientError, Gone, Place, Server, Table
from wildcards.protocol.http import TableSummary
from wildcards.protocol.messages import Update
from wildcards.table.actions import AskForSeat, PersonAction, Sit
from wildcards.table.refusals import TableFull
from wildcards.table.settings import Settings
from wildcards.terminal.names import default_name
from wildcards.terminal.safe import safe
from wildcards.terminal.words import Words


def secrets_file() -> Path:
    return user_data_path("wildcards", appauthor=False) / "servers.json"


NEW_TABLE = "new"
# Which of one's own tables, or of those that everybody may watch; None: none of them.
Choose = Callable[[Sequence[TableSummary], Sequence[TableSummary]], Awaitable[str | None]]


class Visit:
    """What an address opens: a table of one's own on a server, an invitation, or a table to look at."""

    def __init__(self, place: Place, name: str, file: Path | None = None) -> None:
        self.place = place
        self.levels: tuple[str, ...] = ()
        self.server = Server(place.server)
        self._name = name
        self._file = file or secrets_file()
        self._table = ""
        self._code = place.code

    async def begin(self, choose: Choose | None = None) -> bool:
        """Finds the server, introduces oneself and finds the table, or makes one. A `ClientError` says why not.

        Where the address names no table and there are some to go to, `choose` is asked; False: none is wanted.
        """
        if self.place.page == "replay":
            raise Gone("this link leads to the replay of a finished game: open it in a browser", "link-to-a-replay")
        self.levels = (await self.server.about()).levels
        await self._introduce()
        if self.place.page:
            self._table, self._code = await self.server.find(self.place)
            return True
        chosen = await self._chosen(choose) if choose else NEW_TABLE
        self._table = (await self.server.make_table(Settings())).table if chosen == NEW_TABLE else chosen or ""
        return bool(self._table)

    async def _chosen(self, choose: Choose) -> str | None:
        own = (await self.server.me()).tables
        public = [table for table in (await self.server.call("public_tables")).tables if table.your_seat is None]
        return await choose(own, public) if own or public else NEW_TABLE

    async def _introduce(self) -> None:
        known = read_secrets(self._file)
        self.server.secret = known.get(self.place.server, "")
        me = await self.server.me() if self.server.secret else None
        if me is not None and me.person is None:
            self.server.secret = ""  # logged out elsewhere, or forgotten
        if self._name or not self.server.secret:
            await self.server.enter(self._name or default_name(), program=False)
        if known.get(self.place.server) != self.server.secret:
            with suppress(OSError):  # then one is somebody new the next time
                keep_secrets(self._file, known | {self.place.server: self.server.secret})

    @property
    def link(self) -> str:
        """Where the table is found again."""
        code = f"?code={self._code}" if self._code else ""
        return f"{self.server.address}/#/table/{self._table}{code}"

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Table]:
        """The table. Whoever was invited sits down, if there is room."""
        async with self.server.table(self._table, self._code) as table:
            if self.place.page == "join" and table.seat is None and table.info.status == "open":
                with suppress(TableFull):
                    await table.sit()
            yield table


def read_secrets(file: Path) -> dict[str, str]:
    """By server. A file that cannot be read holds none."""
    try:
        secrets = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: value for key, value in secrets.items() if isinstance(value, str)} if isinstance(secrets, dict) else {}


def keep_secrets(file: Path, secrets: dict[str, str]) -> None:
    """For the eyes of this user alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as written:
        json.dump(secrets, written)
    new.replace(file)


def with_code(action: PersonAction, code: str) -> PersonAction:
    """Whoever asks for a seat shows the invitation."""
    return replace(action, code=code) if isinstance(action, Sit | AskForSeat) else action


def onlooker_text(words: Words, update: Update) -> str:
    """What somebody reads in the lobby who has no seat."""
    table = update.table
    if update.you.may_sit:
        return words.text("invited")
    late = words.text("you-watch-late" if table.settings.watch_delay else "you-watch")
    is_full = table.status == "open" and all(seat.holder != "empty" for seat in table.seats)
    return f"{words.text('refused-table-full')} {late}" if is_full else late


def problem_text(words: Words, error: ClientError) -> str:
    """In the reader's language where there are words for it; what speaks of pages is for browsers."""
    facts = {name: safe(str(fact)) for name, fact in error.facts.items()}
    if words.has(f"terminal-{error.code}"):
        return words.text(f"terminal-{error.code}", **facts)
    if words.has(f"problem-{error.code}"):
        return words.text(f"problem-{error.code}", **facts)
    return safe(str(error))
