"""Those who play at a server in tests, by means of the client."""

from wildcards.bots import Budget, make_bot
from wildcards.client import Server
from wildcards.game import Move, View
from wildcards.protocol.messages import Update

PATIENCE = 400.0  # seconds: a machine may be busy, and a hang is still told


async def person_at(origin: str, name: str = "Ann") -> Server:
    """The server as somebody new knows it, who is no program."""
    server = Server(origin)
    await server.enter(name, program=False)
    return server


def choose(view: View) -> Move:
    return make_bot("greedy", 1).choose(view, Budget())


def taken(update: Update) -> int:
    return sum(seat.holder != "empty" for seat in update.table.seats)
