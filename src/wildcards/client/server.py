"""A server, and who one is there."""

import asyncio
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from wildcards.client.errors import OtherVersion, Unreachable
from wildcards.client.links import Place, read_link
from wildcards.client.table import Table
from wildcards.game import Record
from wildcards.protocol import VERSION, http
from wildcards.protocol.calls import CALLS
from wildcards.table.settings import Settings

if TYPE_CHECKING:  # a game alone needs no network, and all that belongs to one takes its time to load
    from wildcards.client.network import NetworkConnection

BY_NAME = {call.name: call for call in CALLS}
COOKIE = re.compile(r"wildcards=([0-9a-f]{32})")


class Server:
    """Asks a server. `secret` is what one is known by there: whoever has none yet gets one by `enter`."""

    def __init__(self, address: str, secret: str = "") -> None:
        self.address = read_link(address).server
        self.secret = secret

    async def call(self, name: str, given: object = None, *, value: str = "") -> Any:
        """A call of the protocol by its name, with a body or the value in its path; the answer has the call's type."""
        body, _ = await self._call(name, given, value)
        return body

    async def _call(self, name: str, given: object, value: str = "") -> tuple[Any, Any]:
        from urllib.parse import quote

        from wildcards.client.network import request

        call = BY_NAME[name]
        path = re.sub(r"{\w+}", lambda _: quote(value, safe=""), call.path)
        data, headers = await asyncio.to_thread(request, self.address, call.method, path, given, self.secret)
        try:
            return msgspec.json.decode(data, type=call.gives), headers
        except msgspec.MsgspecError:
            raise Unreachable(self.address, "what answers there is no server of Wild Cards", "other-server") from None

    async def about(self) -> http.About:
        """What the server is and offers. `OtherVersion` if it speaks another protocol."""
        about: http.About = await self.call("about")
        if about.protocol != VERSION:
            text = f"{self.address} speaks version {about.protocol} of the protocol, and this client version {VERSION}"
            raise OtherVersion(text, "old-client", server=about.protocol, client=VERSION)
        return about

    async def enter(self, name: str, *, program: bool = True) -> None:
        """Becomes somebody: a program, or a person who plays in a client. A person with a secret changes the name."""
        if program:
            token: http.Token = await self.call("make_token", http.NewGuest(name=name))
            self.secret = token.token
            return
        _, headers = await self._call("become_guest", http.NewGuest(name=name))
        found = COOKIE.search(headers.get("set-cookie", ""))
        self.secret = found[1] if found else self.secret

    async def me(self) -> http.Me:
        """Who one is, and where one sits."""
        me: http.Me = await self.call("me")
        return me

    async def make_table(
        self, settings: Settings | None = None, bots: Sequence[str] = (), *, start: bool = False
    ) -> http.MadeTable:
        """A new table with oneself as host, bots of these levels, and a game at once if it is wanted."""
        given = http.NewTable(settings=settings or Settings(), bots=tuple(bots), start=start)
        made: http.MadeTable = await self.call("make_table", given)
        return made

    async def record(self, name: str) -> Record:
        """The record of a finished game: `table.info.record` is its name."""
        record: Record = await self.call("record", value=name)
        return record

    def table(self, name: str, code: str = "", *, full_view: bool = False, patience: float | None = None) -> Table:
        """A table by its name. What `full_view` adds is what bots need that count cards."""

        async def connect() -> "NetworkConnection":
            from wildcards.client.network import dial

            return await dial(self.address, self.secret, full_view=full_view)

        return Table(connect, name, code, full_view=full_view, patience=patience)

    async def find(self, place: Place) -> tuple[str, str]:
        """The table to which an invitation or a watching link leads, and the code that opens it."""
        if place.name:
            return place.name, place.code
        link: http.Link = await self.call("link", http.LinkCode(code=place.code or "-"))
        return link.table, place.code
