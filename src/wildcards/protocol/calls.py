"""The HTTP calls of a server, in one list: the server's routes and the OpenAPI document are both made from it."""

from typing import Literal, NamedTuple

import msgspec

from wildcards.game import Record
from wildcards.protocol import http


class Call(NamedTuple):
    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    says: str
    gives: type[msgspec.Struct]
    takes: type[msgspec.Struct] | None = None
    problems: tuple[int, ...] = ()
    known: bool = False  # only for those who have a cookie or a token
    personal: bool = False  # the answer depends on who asks


CALLS = (
    Call("about", "GET", "/api/about", "What this server is and offers.", gives=http.About, problems=(429,)),
    Call(
        "become_guest",
        "POST",
        "/api/guests",
        "Makes the browser a guest: sets the cookie with its secret. Sent again it changes the name.",
        takes=http.NewGuest,
        gives=http.Guest,
        problems=(400, 403, 413, 429, 503),
    ),
    Call(
        "make_token",
        "POST",
        "/api/tokens",
        "Makes a token by which a program is known.",
        takes=http.NewGuest,
        gives=http.Token,
        problems=(400, 403, 413, 429, 503),
    ),
    Call(
        "me",
        "GET",
        "/api/me",
        "Who I am, and my tables: those that wait for me first.",
        gives=http.Me,
        problems=(429, 503),
        personal=True,
    ),
    Call(
        "my_games",
        "GET",
        "/api/me/games",
        "My finished games, newest first.",
        gives=http.MyGames,
        problems=(429, 503),
        personal=True,
    ),
    Call(
        "forget_games",
        "DELETE",
        "/api/me/games",
        "Deletes the list of my games, and my places in games of the day. Records of games stay.",
        gives=http.MyGames,
        problems=(401, 403, 429, 503),
        known=True,
        personal=True,
    ),
    Call(
        "today",
        "GET",
        "/api/today",
        "The day, and how I did in its games so far.",
        gives=http.Today,
        problems=(429, 503),
        personal=True,
    ),
    Call(
        "play_today",
        "POST",
        "/api/today",
        "Begins a game of the day, or finds the one that I have begun: everybody has one try.",
        takes=http.TodaysGame,
        gives=http.TodaysTable,
        problems=(400, 401, 403, 413, 429, 503),
        known=True,
        personal=True,
    ),
    Call(
        "public_tables",
        "GET",
        "/api/tables",
        "Tables that everyone may watch, newest first.",
        gives=http.PublicTables,
        problems=(429, 503),
        personal=True,
    ),
    Call(
        "make_table",
        "POST",
        "/api/tables",
        "Makes a table; whoever asks is its host.",
        takes=http.NewTable,
        gives=http.MadeTable,
        problems=(400, 401, 403, 413, 429, 503),
        known=True,
        personal=True,
    ),
    Call(
        "table",
        "GET",
        "/api/tables/{table}",
        "A table from outside.",
        gives=http.TableSummary,
        problems=(404, 429, 503),
        personal=True,
    ),
    Call(
        "link",
        "POST",
        "/api/links",
        "Where the code of an invitation or a watching link leads.",
        takes=http.LinkCode,
        gives=http.Link,
        problems=(400, 403, 404, 413, 429, 503),
    ),
    Call(
        "record",
        "GET",
        "/api/records/{record}",
        "The record of a finished game. That of a day's game is sealed until the day is over.",
        gives=Record,
        problems=(403, 404, 429, 503),
    ),
    Call(
        "recorded_story",
        "GET",
        "/api/records/{record}/story",
        "The story of a finished game: everything that happened, with nothing hidden.",
        gives=http.Story,
        problems=(403, 404, 429, 503),
    ),
    Call(
        "story",
        "POST",
        "/api/stories",
        "The story of a record: everything that happened, with nothing hidden. The record need not be known here.",
        takes=Record,
        gives=http.Story,
        problems=(400, 403, 413, 429),
    ),
    Call(
        "report",
        "POST",
        "/api/reports",
        "Reports somebody at one's own table to the operator.",
        takes=http.NewReport,
        gives=http.Reported,
        problems=(400, 401, 403, 404, 413, 429, 503),
        known=True,
        personal=True,
    ),
    Call(
        "my_data",
        "GET",
        "/api/me/data",
        "All that is kept about me.",
        gives=http.MyData,
        problems=(401, 429, 503),
        known=True,
        personal=True,
    ),
    Call(
        "forget_me",
        "POST",
        "/api/me/forget",
        "Forgets me: my name goes out of records and lists, and my secret is worth nothing any more.",
        gives=http.Agreed,
        problems=(401, 403, 429, 503),
        known=True,
        personal=True,
    ),
    Call(
        "log_out_everywhere",
        "POST",
        "/api/me/log-out",
        "Logs me out everywhere else: this browser gets a new secret, the old one is worth nothing any more.",
        gives=http.Agreed,
        problems=(401, 403, 429, 503),
        known=True,
        personal=True,
    ),
    Call("health", "GET", "/health", "Whether the server can do its work.", gives=http.Health, problems=(429, 503)),
    Call("live", "GET", "/health/live", "Whether the server answers at all.", gives=http.Alive, problems=(429,)),
)

# All that they take and give.
BODIES = [body for call in CALLS for body in (call.takes, call.gives) if body is not None]
