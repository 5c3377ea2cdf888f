"""What makes people come back: the game of the day, one's own games, cards that are dragged."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player, await_a_day_that_lasts

Point = tuple[float, float]
A_PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def center(player: Player, selector: str) -> Point:
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(player: Player, start: Point, end: Point, *, touch: bool) -> Callable[[], None]:
    """Brings something there in small steps, as a hand does it; what is returned lets go."""
    way = [(start[0] + (end[0] - start[0]) * i / 8, start[1] + (end[1] - start[1]) * i / 8) for i in range(9)]
    if not touch:
        player.page.mouse.move(*start)
        player.page.mouse.down()
        for point in way:
            player.page.mouse.move(*point)
        return player.page.mouse.up
    devtools = player.context.new_cdp_session(player.page)

    def finger(kind: str, *points: Point) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    finger("touchStart", start)
    for point in way:
        finger("touchMove", point)
    return lambda: finger("touchEnd")


def drag(player: Player, start: Point, end: Point, *, touch: bool) -> None:
    hold(player, start, end, touch=touch)()


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_that_is_dragged_onto_the_table_is_bid_and_one_that_is_brought_back_is_not(
    arrive: Arrive, touch: bool
) -> None:
    ann = arrive(screen=A_PHONE if touch else None)
    ann.play_now()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()
    card, other = center(ann, ".hand .slot.legal"), center(ann, ".hand .slot.legal:nth-of-type(3)")
    drag(ann, card, other, touch=touch)
    expect(ann.page.locator(".dragged")).to_have_count(0)
    assert ann.picked == []
    told = ann.page.locator("h1.announcer")
    shown = told.get_attribute("data-shown")
    drag(ann, center(ann, ".hand .slot.legal"), center(ann, ".display"), touch=touch)
    expect(told).not_to_have_attribute("data-shown", str(shown))  # all have bid
    expect(ann.page.locator(".dragged")).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True])
def test_nothing_is_explained_over_a_card_that_is_dragged(arrive: Arrive, touch: bool) -> None:
    ann = arrive(screen=A_PHONE if touch else None)
    ann.play_now()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()
    ann.page.clock.install()
    start, end = center(ann, ".hand .slot.legal"), center(ann, ".display [data-explain]")
    hold(ann, start, end, touch=touch)
    expect(ann.page.locator(".dragged")).to_be_visible()
    ann.page.clock.run_for(5000)
    expect(ann.page.locator(".explainer")).to_have_count(0)


# The notes of the music, which nobody hears here.
NOTES = """
    window.notes = 0;
    window.OscillatorNode = class extends OscillatorNode {
        constructor(...given) { super(...given); window.notes += 1; }
    };
"""


# Of the newest line of the chat, if its ring reaches out of the list, which cuts it.
CUT_PICTURES = """() => [...document.querySelectorAll('.talk ol')].filter((list) =>
    [...list.querySelectorAll('.avatar img')].at(-1).getBoundingClientRect().bottom + 2
        > list.getBoundingClientRect().bottom).length"""


def test_whoever_is_new_says_so_once_chooses_a_picture_hears_music_and_speaks_in_pictures(arrive: Arrive) -> None:
    ann = arrive(knows=False, sound=False)
    ann.context.add_init_script(NOTES)
    ann.go()
    newcomer = ann.page.get_by_text("New to Wild Cards?")
    expect(newcomer).to_be_visible()
    ann.page.get_by_role("button", name="I know the game").click()
    expect(newcomer).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("button", name="Play now").click()
    ann.sees_hand()
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_label("Volume")).to_be_disabled()  # there is nothing to hear
    sheet.get_by_label("Music").check()
    expect(sheet.get_by_label("Volume")).to_be_enabled()
    ann.waits_for("window.notes > 0")
    sheet.get_by_label("Music").uncheck()
    sheet.get_by_role("button", name="Meerkat").click()
    expect(sheet.get_by_role("button", name="Meerkat")).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="Colour 5").click()
    expect(sheet.get_by_role("button", name="Colour 5")).to_have_attribute("aria-pressed", "true")
    ann.closes_sheet()
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("button", name="Roar!").click()
    line = ann.page.locator(".talk li").filter(has_text="Roar!")
    expect(line.locator(".picture img")).to_be_visible()
    ann.finds_nothing(CUT_PICTURES)
    ann.go()
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(newcomer).to_have_count(0)


def test_the_game_of_the_day_is_played_once_has_a_place_and_tells_no_card(arrive: Arrive, tmp_path: Path) -> None:
    await_a_day_that_lasts()
    ann = arrive(level="random")
    ann.go("#/today")
    expect(ann.page.get_by_text(re.compile(r"^\d+ [A-Z][a-z]+ 20\d\d$"))).to_be_visible()
    ann.page.get_by_role("button", name="Play today’s game").click()
    ann.sees_hand()
    ann.go("#/today")  # one try: it goes on
    ann.page.get_by_role("link", name="Continue your game").click()
    ann.sees_hand()
    ann.play_to_the_end()
    count = ann.page.locator("dialog")
    expect(count.locator("figure")).to_be_visible()  # the moment of the end
    expect(count.locator("figure.walks")).to_have_count(0)  # which stands still for those who want no motion
    expect(count.get_by_role("button", name="Copy the result")).to_be_visible()
    for hidden in ("Play again", "Replay", "Check it"):
        expect(count.get_by_text(hidden, exact=True)).to_have_count(0)
    shared = count.locator("textarea").input_value()
    assert shared.splitlines()[1] == "3 players, bots: Drifter"
    assert "rank" in shared
    assert shared.endswith("/#/today")

    ann.go("#/today")
    expect(ann.page.locator("textarea")).to_have_value(shared)
    expect(ann.page.get_by_role("button", name="Play today’s game")).to_have_count(0)

    ann.go("#/games")
    game = ann.page.locator("main li", has_text="Today’s game")
    expect(game).to_contain_text("points")
    expect(game).to_contain_text(re.compile(r"\d+ [A-Z][a-z]+ 20\d\d, \d\d:\d\d"))
    expect(game.get_by_role("link", name="Replay")).to_have_count(0)
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "games.json")
    (saved,) = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))["games"]
    assert [player["bot"] for player in saved["players"]] == [None, "random", "random"]
    ann.page.get_by_role("button", name="Delete this list").click()
    ann.page.get_by_role("button", name="Delete it all").click()
    expect(ann.page.get_by_text("You have not played here yet.")).to_be_visible()
