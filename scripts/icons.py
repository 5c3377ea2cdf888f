"""Draws the icons of the installed app from web/public/favicon.svg: python scripts/icons.py

A maskable icon is cut to any shape, so its picture keeps to the middle.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tests.journeys.devices import SANDBOX, installed_chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#e9dcc3"
ICONS = {"icon-192": (192, 0.92, ""), "icon-512": (512, 0.92, ""), "maskable-512": (512, 0.62, PAPER)}
ICONS["apple-touch-icon"] = (180, 0.78, PAPER)


def draw(page: Page, name: str, size: int, part: float, ground: str) -> None:
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size * part}" ')
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground or "transparent"}">'
        f"{picture}"
    )
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=not ground)


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_chromium(), args=SANDBOX)
        page = browser.new_page()
        for name, (size, part, ground) in ICONS.items():
            draw(page, name, size, part, ground)
        browser.close()


if __name__ == "__main__":
    main()
