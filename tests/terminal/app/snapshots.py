"""The screens as they look, as text. `make snapshots` writes them anew: read the differences, they are the change."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace
from textual.pilot import Pilot

from tests.terminal.app.screens import (
    at_moment,
    finished_game,
    game_where,
    is_asked,
    opened,
    press,
    settled,
    shows,
    text_of,
    until,
)
from wildcards import Game
from wildcards.client import Server
from wildcards.locales import LANGUAGES
from wildcards.protocol.messages import Update
from wildcards.table.state import Said
from wildcards.terminal.alone.playback import Playback
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.opening import looked_at
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.sheets import Sheet
from wildcards.terminal.app.table_screen import rooms
from wildcards.terminal.words import Words

FOLDER = Path(__file__).with_name("snapshots")
SIZES = [(80, 24), (120, 40), (200, 60)]
SMALLEST = (80, 20)
SHEETS = {"m": "menu", "?": "keys", "i": "explanation", "l": "story"}
ADDRESS = "http://127.0.0.1:8321"


Look = Callable[[Pilot[str], str], Awaitable[str]]  # at the screen that is kept under this name


async def as_settled(pilot: Pilot[str], name: str) -> str:
    return await settled(pilot)


async def as_kept(pilot: Pilot[str], name: str) -> str:
    """Waits until it looks as it did; how it looks instead if that never comes."""
    wanted = kept(name)
    with contextlib.suppress(TimeoutError):
        await until(pilot, lambda: text_of(pilot.app) == wanted)
        return wanted
    return text_of(pilot.app)


def to_pay() -> Game:
    """Five at the table; an animal would cost cards."""
    return game_where(lambda game: game.question == "take" and (game.view(0).ask or game).least > 0, players=5)  # type: ignore[union-attr]


def to_exchange() -> Game:
    """Five at the table; one animal can be given for another."""
    return game_where(lambda game: game.question == "swap", players=5)


async def tables(language: str, look: Look) -> dict[str, str]:
    """The table in a language, at every size, and a question that needs more room than others at the smallest."""
    found = {}
    async with opened(at_moment(to_pay()), language) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for size in SIZES:
            name = f"table-{language}-{size[0]}x{size[1]}"
            found[name] = await at_size(pilot, size, look, name)
        name = f"table-{language}-80x24"
        assert await at_size(pilot, SIZES[0], look, name) == found[name], "a window that was larger before"
    async with opened(at_moment(to_exchange()), language) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for size in (SIZES[0], SMALLEST):
            name = f"exchange-{language}-{size[0]}x{size[1]}"
            found[name] = await at_size(pilot, size, look, name)
    return found


async def sheets(look: Look) -> dict[str, str]:
    """What lies over the table at a key."""
    found = {}
    async with opened(at_moment(to_pay())) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for key, name in SHEETS.items():
            await press(pilot, key)
            await until(pilot, lambda: isinstance(app.screen, Sheet))
            found[f"{name}-en-80x24"] = await look(pilot, f"{name}-en-80x24")
            await press(pilot, "escape")
            await until(pilot, lambda: not isinstance(app.screen, Sheet))
        found["too-small-en-40x10"] = await at_size(pilot, (40, 10), look, "too-small-en-40x10")
    return found


async def places(language: str, look: Look) -> dict[str, str]:
    """What is not the table in play: the lobby and the chat over it, the final count, and a record to step through."""
    found = {}
    lobby = Arranged(in_the_lobby())
    async with opened(looked_at(lobby), language) as (app, pilot):
        await until(pilot, lambda: app.lobby_screen.scene is not None)
        app.arrived(Server(ADDRESS), ("greedy", "expert"))
        lobby.send()
        await shows(pilot, f"{ADDRESS}/#/join/k3m9x2")
        found[f"lobby-{language}-80x24"] = await look(pilot, f"lobby-{language}-80x24")
        await press(pilot, "c")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        found[f"chat-{language}-80x24"] = await look(pilot, f"chat-{language}-80x24")
    async with opened(looked_at(Arranged(at_the_end())), language) as (app, pilot):
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        found[f"final-{language}-80x24"] = await look(pilot, f"final-{language}-80x24")
    playback = Playback(finished_game().record())
    playback.go(7)
    app = WildcardsApp(looked_at(playback), Words(language), Preferences(speed="off"), playback=playback)  # type: ignore[arg-type]
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.table_screen.scene is not None)
        found[f"replay-{language}-80x24"] = await look(pilot, f"replay-{language}-80x24")
    return found


class Arranged(Playback):
    """Somebody at a table of a server that stands still."""

    def __init__(self, update: Update) -> None:
        super().__init__(finished_game().record())
        self._update = update

    def update(self) -> Update:
        return self._update


def in_the_lobby() -> Update:
    """Ann waits for others; Ben is there, and has said hello."""
    update = Playback(Game(["Ann", "Ben", "Cleo", "Dan"], seed="5" * 64).record()).update()
    ann, ben, cleo, dan = update.table.seats
    bot = replace(cleo, holder="bot", level="expert", name="Bot 1")
    seats = (ann, ben, bot, replace(dan, holder="empty", name=""))
    said = (Said(number=1, seat=1, name="Ben", text="Hello!", emote=None),)
    table = replace(update.table, status="open", host=0, seats=seats, said=said)
    you = replace(update.you, person="ann", seat=0, host=True, invite="k3m9x2", watch="p7r2q4")
    return replace(update, table=table, you=you, view=None, events=())


def at_the_end() -> Update:
    game = finished_game(players=5)
    playback = Playback(game.record(), seat=0)
    playback.go(playback.last)
    update = playback.update()
    return replace(update, you=replace(update.you, person="ann", seat=0))


async def at_size(pilot: Pilot[str], size: tuple[int, int], look: Look, name: str) -> str:
    await pilot.resize_terminal(*size)
    screen = pilot.app.screen
    await until(pilot, lambda: all(screen.has_class(room) is there for room, there in rooms(*size).items()))
    await until(pilot, lambda: screen.size == size)
    return await look(pilot, name)


def kept(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


async def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for language in LANGUAGES:
        keep(await tables(language, as_settled))
        keep(await places(language, as_settled))
    keep(await sheets(as_settled))


def keep(screens: dict[str, str]) -> None:
    for name, text in screens.items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
