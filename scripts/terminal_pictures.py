"""Draws the terminal's screens for the docs, by the app itself: in several sizes, languages and colours.

Run from the repository's root: `.venv/bin/python -m scripts.terminal_pictures`.
"""

import asyncio
import re
from pathlib import Path

from textual.pilot import Pilot

from tests.terminal.app.screens import against, answer, at_moment, is_asked, opened, press, settled, shows, until
from tests.terminal.app.snapshots import ADDRESS, Arranged, at_the_end, in_the_lobby, to_exchange, to_pay
from wildcards.client import Server
from wildcards.terminal.app.app import Opener, WildcardsApp
from wildcards.terminal.app.opening import looked_at

PICTURES = Path("docs/pictures")
# Pictures bring no fonts from elsewhere: whoever looks at them has one of their own.
FONTS = re.compile(r"@font-face\s*{[^}]*}\s*|<!--.*?-->\s*")


async def draw(name: str, opener: Opener, how: tuple[str, tuple[int, int], str], *keys: str, answers: int = 0) -> None:
    """`how`: the language, the size and the colours."""
    async with opened(opener, *how) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for _ in range(answers):
            await answer(app, pilot)
        await press(pilot, *keys)
        await keep(name, app, pilot)


async def draw_lobby(name: str, how: tuple[str, tuple[int, int], str]) -> None:
    lobby = Arranged(in_the_lobby())
    async with opened(looked_at(lobby), *how) as (app, pilot):
        await until(pilot, lambda: app.lobby_screen.scene is not None)
        app.arrived(Server(ADDRESS), ("greedy", "expert"))
        lobby.send()
        await shows(pilot, ADDRESS)
        await keep(name, app, pilot)


async def keep(name: str, app: WildcardsApp, pilot: Pilot[str]) -> None:
    await settled(pilot)
    picture = FONTS.sub("", app.export_screenshot(title="Wild Cards"))
    picture = re.sub(r"terminal-\d+", name, picture).replace("Fira Code", "monospace")
    (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


async def main() -> None:
    sevens = "7" * 64
    await draw("terminal", against("greedy", seed=sevens), ("en", (80, 24), "dark"), "2", answers=4)
    await draw("terminal-wide", against("greedy", seed=sevens), ("de", (120, 40), "light"), "2", answers=6)
    await draw("terminal-exchange", at_moment(to_exchange()), ("es", (80, 24), "light"), "a")
    await draw("terminal-menu", at_moment(to_pay()), ("nl", (80, 24), "dark"), "m")
    await draw("terminal-final", looked_at(Arranged(at_the_end())), ("it", (80, 24), "dark"))
    await draw_lobby("terminal-lobby", ("en", (80, 24), "light"))


if __name__ == "__main__":
    asyncio.run(main())
