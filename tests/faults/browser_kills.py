"""Kills a browser again and again while somebody plays alone in it, and looks whether a move was lost that it had told.

usage: python -m tests.faults.browser_kills --kills 1000
"""

import argparse
import random
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.journeys.devices import Device
from tests.journeys.players import Player
from tests.journeys.static_site import StaticSite

# Notes the version of every answer in the page's own storage as it comes in: what is there was told.
LISTEN = """
    const channel = new BroadcastChannel('wildcards');
    channel.onmessage = ({ data }) => {
        if (data.kind !== 'heard') return;
        const { type, version } = JSON.parse(data.text);
        if (type === 'done') window.told = Math.max(window.told ?? 0, version);
        if (type === 'update') window.shown = version;
    };
"""


def run(kills: int, seed: int, folder: Path) -> int:
    """Plays and kills; how many decisions were told."""
    chance, site, table, told, decisions = random.Random(seed), StaticSite(), "", 0, 0
    with sync_playwright() as playwright:
        device = Device(playwright.chromium, folder)
        for _ in range(kills):
            page = device.open()
            page.context.add_init_script(LISTEN)
            player = Player(page.context, site.address)
            try:
                if table:
                    player.page.goto(table)
                    player.waits_for("window.shown !== undefined")
                    assert player.page.evaluate("window.shown") >= told, f"{table}: version {told} was told"
                if not table or player.is_over:
                    told = 0
                    player.go()
                    player.page.locator(".play .big").click()
                player.sees_hand()
                table = player.page.url
                for _ in range(chance.randrange(1, 12)):
                    player.act(patience=1)
                    before, told = told, max(told, player.page.evaluate("window.told ?? 0"))
                    decisions += told > before
            finally:
                device.kill()
    site.close()
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        decisions = run(asked.kills, asked.seed, Path(folder))
    print(f"{asked.kills} kills, {decisions} decisions told, none lost")


if __name__ == "__main__":
    main()
