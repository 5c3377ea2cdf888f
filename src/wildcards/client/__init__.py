"""Tables of a server from a program: for bots, for scripts and for the terminal.

    async with join("http://127.0.0.1:8321/#/join/k3m9", "Gambler") as table:
        result = await play_game(table, choose)

Nothing but the documented protocol is used: HTTP for what is asked once, a WebSocket for a table.
"""

from wildcards.client.connection import Connection, Dial, Lost
from wildcards.client.errors import ClientError, Dismissed, Gone, NotAllowed, OtherVersion, Rejected, Unreachable
from wildcards.client.inbox import ConnectionChanged, Message
from wildcards.client.joining import join, watch
from wildcards.client.links import Place, read_link
from wildcards.client.playing import play_game
from wildcards.client.server import Server
from wildcards.client.table import Table

__all__ = [
    "ClientError",
    "Connection",
    "ConnectionChanged",
    "Dial",
    "Dismissed",
    "Gone",
    "Lost",
    "Message",
    "NotAllowed",
    "OtherVersion",
    "Place",
    "Rejected",
    "Server",
    "Table",
    "Unreachable",
    "join",
    "play_game",
    "read_link",
    "watch",
]
