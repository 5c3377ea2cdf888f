"""Writes every screen and every kind of decision to a folder, in each size, theme and language.

usage: make screenshots [LANGUAGES="en de"] [THEMES="light"] [SIZES="360x640 844x390"] [ONLY="lobby count"] [OUT=folder]
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, sync_playwright

from scripts.pictures import games, pages, people, seldom
from scripts.pictures.camera import LANGUAGES, ONLY, OUT, is_wanted
from tests.journeys import dealt
from tests.journeys.devices import SANDBOX, installed_chromium
from tests.journeys.servers import server_in_a_thread

AT_ONE_SERVER = {
    pages.shoot_pages: pages.NAMES,
    pages.shoot_lesson: pages.LESSON,
    games.shoot_text_view: ["text-view"],
    games.shoot_game_of_four: ["late-4", "count-4", *games.SHEETS, *games.AFTER, *games.REPLAY],
    games.shoot_game_of_five: ["late-5", "count-5"],
    people.shoot_table_of_people: people.NAMES,
    people.shoot_clock: ["countdown"],
    seldom.shoot_what_is_seldom: seldom.NAMES,
}


def take_all(browser: Browser, folder: Path) -> None:
    with server_in_a_thread(f"sqlite:///{folder}/pages.sqlite") as server:
        for take, names in AT_ONE_SERVER.items():
            if is_wanted(*names):
                take(browser, server.origin)
        for language in LANGUAGES if is_wanted("told") else []:
            games.shoot_told_round(browser, server.origin, language)
    if is_wanted(*(f"decision-{question}" for question in dealt.QUESTIONS)):
        known = mock.patch("wildcards.host.hub.new_seed", return_value=dealt.SEED)
        wordless = mock.patch("wildcards.host.interfaces.NoOtherNodes.log_format", 1)
        with known, wordless, server_in_a_thread(f"sqlite:///{folder}/decisions.sqlite") as server:
            games.shoot_decisions(browser, server)


def main() -> None:
    if not ONLY:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_chromium(), args=SANDBOX)
        try:
            take_all(browser, Path(folder))
        finally:
            browser.close()
    print(f"{len(list(OUT.iterdir()))} pictures in {os.path.relpath(OUT)}/")


if __name__ == "__main__":
    main()
