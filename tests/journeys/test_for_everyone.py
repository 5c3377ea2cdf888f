"""No screen keeps anybody out: axe-core finds nothing on any of them, in both themes."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLACES = ("", "#/games", "#/watching", "#/replay", "#/rules", "#/learn", "#/nonsense")


def check(player: Player, screen: str) -> list[str]:
    """What axe-core finds wrong on the page as it is."""
    page = player.page
    page.wait_for_timeout(400)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run().then(({violations}) => violations.map((one) => [one.id, one.nodes[0].html]))")
    return [f"{screen}: {rule} at {where[:120]}" for rule, where in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(arrive: Arrive, theme: str) -> None:
    ann = arrive(screen={"color_scheme": theme})
    found: list[str] = []
    for place in PLACES:
        ann.go(place)
        found += check(ann, place or "start")
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    found += check(ann, "settings")
    ann.go()
    ann.page.get_by_role("button", name="Invite friends").click()
    ann.page.wait_for_selector(".seats")
    found += check(ann, "lobby")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    ann.pick_something()
    found += check(ann, "a bid")
    for name in ("Menu", "Talk"):
        ann.page.get_by_role("button", name=name, exact=True).click()
        found += check(ann, name)
        ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    found += check(ann, "shortcuts")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    found += check(ann, "text view")
    ann.page.keyboard.press("t")
    asked: set[str] = set()

    def look() -> bool:
        question = ann.question
        if question and question not in asked:
            asked.add(question)
            found.extend(check(ann, question))
        return ann.is_over

    ann.play_until(look)
    ann.page.locator("summary").click()
    ann.page.get_by_role("button", name="Check it").click()
    found += check(ann, "count")
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.get_by_role("slider").wait_for()
    found += check(ann, "replay of a game")
    assert found == []
