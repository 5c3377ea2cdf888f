"""Draws the picture for previews of links from the title of the start page: python scripts/invitation.py"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import expect, sync_playwright

from tests.journeys.devices import SANDBOX, installed_chromium
from tests.journeys.servers import server_in_a_thread

PICTURE = Path(__file__).resolve().parent.parent / "web" / "public" / "icons" / "invitation.jpg"
# The title and the animals alone, large, in no language.
ALONE = """
    .play, nav, footer, header > :not(h1), .subtitle { display: none !important }
    .start { grid-template: 1fr / 1fr !important; padding: 0 !important; --logo-size: 7rem !important }
    header { grid-area: 1 / 1 !important; align-self: start; margin: 4rem 0 0 !important }
    .picture { grid-area: 1 / 1 !important; margin: 0 !important }
"""


def draw(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_chromium(), args=SANDBOX)
        page = browser.new_page(viewport={"width": 1200, "height": 630}, bypass_csp=True, color_scheme="light")
        page.goto(address)
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.add_style_tag(content=ALONE)
        page.screenshot(path=PICTURE, type="jpeg", quality=85)
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, server_in_a_thread(f"sqlite:///{folder}/t.sqlite") as server:
        draw(server.origin)
