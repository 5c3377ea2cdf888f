"""Draws the terminal's screens for the docs: the same game in three sizes, by the app itself.

Run from the repository's root: `.venv/bin/python -m scripts.terminal_pictures`.
"""

import asyncio
import re
from pathlib import Path

from tests.terminal.app.screens import against, answer, is_asked, opened, until

PICTURES = Path("docs/pictures")
SCREENS = (
    ("terminal", "en", (80, 24), "dark", 4),
    ("terminal-wide", "de", (120, 40), "light", 6),
)
# Pictures bring no fonts from elsewhere: whoever looks at them has one of their own.
FONTS = re.compile(r"@font-face\s*{[^}]*}\s*|<!--.*?-->\s*")


async def draw(name: str, language: str, size: tuple[int, int], theme: str, answers: int) -> None:
    async with opened(against("greedy", seed="7" * 64), language, size, theme) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for _ in range(answers):
            await answer(app, pilot)
        await pilot.press("2")
        await pilot.pause()
        picture = FONTS.sub("", app.export_screenshot(title="Wild Cards"))
    picture = re.sub(r"terminal-\d+", name, picture).replace("Fira Code", "monospace")
    (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


async def main() -> None:
    for screen in SCREENS:
        await draw(*screen)


if __name__ == "__main__":
    asyncio.run(main())
