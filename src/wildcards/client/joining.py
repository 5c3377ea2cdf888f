"""At a table with one line."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wildcards.client.links import read_link
from wildcards.client.server import Server
from wildcards.client.table import Table


@asynccontextmanager
async def join(link: str, name: str, code: str = "", *, secret: str = "", program: bool = True) -> AsyncIterator[Table]:
    """Sits down at a table: by its invitation, or by the address of a server and the code of the invitation.

    With the `secret` of an earlier time one is the same player again, and finds the seat as it was. Views are whole,
    as bots need them.
    """
    place = read_link(link, code)
    server = Server(place.server, secret)
    await server.about()
    if not secret:
        await server.enter(name, program=program)
    table_name, code = await server.find(place)
    async with server.table(table_name, code, full_view=True) as table:
        if table.seat is None:
            await table.sit()
        yield table


@asynccontextmanager
async def watch(link: str, code: str = "") -> AsyncIterator[Table]:
    """Looks on at a table: by its watching link, or by its address where everybody may."""
    place = read_link(link, code)
    server = Server(place.server)
    await server.about()
    async with server.table(*await server.find(place)) as table:
        yield table
