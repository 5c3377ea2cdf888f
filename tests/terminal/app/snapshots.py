"""The screens as they look, as text. `make snapshots` writes them anew: read the differences, they are the change."""

import asyncio
from pathlib import Path

from textual.pilot import Pilot

from tests.terminal.app.screens import at_moment, game_where, is_asked, opened, press, settled, until
from wildcards import Game
from wildcards.locales import LANGUAGES
from wildcards.terminal.app.sheets import Sheet

FOLDER = Path(__file__).with_name("snapshots")
SIZES = [(80, 24), (120, 40), (200, 60)]
SHEETS = {"m": "menu", "?": "keys", "i": "explanation", "l": "story", "c": "chat"}


def to_pay() -> Game:
    """Five at the table; an animal would cost cards."""
    return game_where(lambda game: game.question == "take" and (game.view(0).ask or game).least > 0, players=5)  # type: ignore[union-attr]


def to_exchange() -> Game:
    """Five at the table; one animal can be given for another."""
    return game_where(lambda game: game.question == "swap", players=5)


async def tables(language: str) -> dict[str, str]:
    """The table in a language, at every size, and a question that needs more room than others at the smallest."""
    found = {}
    async with opened(at_moment(to_pay()), language) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for size in SIZES:
            found[f"table-{language}-{size[0]}x{size[1]}"] = await at_size(pilot, size)
    async with opened(at_moment(to_exchange()), language) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        found[f"exchange-{language}-80x24"] = await settled(pilot)
    return found


async def sheets() -> dict[str, str]:
    """What lies over the table at a key."""
    found = {}
    async with opened(at_moment(to_pay())) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for key, name in SHEETS.items():
            await press(pilot, key)
            await until(pilot, lambda: isinstance(app.screen, Sheet))
            found[f"{name}-en-80x24"] = await settled(pilot)
            await press(pilot, "escape")
            await until(pilot, lambda: not isinstance(app.screen, Sheet))
        found["too-small-en-40x10"] = await at_size(pilot, (40, 10))
    return found


async def at_size(pilot: Pilot[str], size: tuple[int, int]) -> str:
    await pilot.resize_terminal(*size)
    await until(pilot, lambda: pilot.app.screen.size == size)
    return await settled(pilot)


def kept(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


async def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for language in LANGUAGES:
        keep(await tables(language))
    keep(await sheets())


def keep(screens: dict[str, str]) -> None:
    for name, text in screens.items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
