"""The screens as they look, as text. `make snapshots` writes them anew: read the differences, they are the change."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from tests.terminal.app.screens import at_moment, game_where, is_asked, opened, press, settled, text_of, until
from wildcards import Game
from wildcards.locales import LANGUAGES
from wildcards.terminal.app.sheets import Sheet

FOLDER = Path(__file__).with_name("snapshots")
SIZES = [(80, 24), (120, 40), (200, 60)]
SHEETS = {"m": "menu", "?": "keys", "i": "explanation", "l": "story", "c": "chat"}


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
    async with opened(at_moment(to_exchange()), language) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        name = f"exchange-{language}-80x24"
        found[name] = await look(pilot, name)
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


async def at_size(pilot: Pilot[str], size: tuple[int, int], look: Look, name: str) -> str:
    await pilot.resize_terminal(*size)
    await until(pilot, lambda: pilot.app.screen.size == size)
    return await look(pilot, name)


def kept(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


async def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for language in LANGUAGES:
        keep(await tables(language, as_settled))
    keep(await sheets(as_settled))


def keep(screens: dict[str, str]) -> None:
    for name, text in screens.items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
