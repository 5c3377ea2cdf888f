"""The story beside a running game: whom it is about, and the way to a moment and back."""

import re

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive


def test_a_line_leads_to_its_moment_says_which_it_is_and_there_is_a_way_back(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.play_until(lambda: "Round 3" in ann.page.locator("aside.story").inner_text())
    ann.play_until_asked("Bid")
    lines = ann.page.locator("aside.story li")
    bids = lines.filter(has_text="Bids:").first
    bids.get_by_role("button").click()
    expect(ann.page.locator(".prompt")).to_contain_text("Looking back at round 1.")
    expect(bids).to_have_class(re.compile("current"))
    ann.page.keyboard.press("g")
    expect(ann.page.locator(".prompt")).not_to_contain_text("Looking back")
    expect(ann.page.locator("aside.story li.current")).to_have_count(0)
    bids.get_by_role("button").click()
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.page.locator("[data-answer=yes]")).to_be_visible()


def test_on_a_phone_a_line_closes_the_sheet_so_that_the_moment_is_seen(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True})
    ann.play_now()
    ann.play_until(lambda: ann.page.locator(".round").inner_text().startswith("2/"))
    ann.play_until_asked("Bid")
    ann.page.get_by_role("button", name="Menu", exact=True).tap()
    ann.page.get_by_role("button", name="Story").tap()
    ann.page.locator("dialog li").filter(has_text="Bids:").first.get_by_role("button").tap()
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(ann.page.locator(".prompt")).to_contain_text("Looking back at round 1.")
    ann.page.get_by_role("button", name="Back to now").tap()
    expect(ann.page.locator(".prompt")).not_to_contain_text("Looking back")


def test_a_round_that_is_over_is_read_from_its_beginning(arrive: Arrive) -> None:
    ann = arrive(automatic=False, screen={"viewport": {"width": 1100, "height": 640}})
    ann.play_now()
    ann.play_until(lambda: ann.question == "Continue")
    ann.waits_for(
        """(() => {
            const [place, ...headings] = ["aside.story .lines", "aside.story h3"].flatMap(
                (one) => [...document.querySelectorAll(one)].map((found) => found.getBoundingClientRect()));
            const {top} = headings.at(-1);
            return place.top < top && top < place.top + place.height / 2;
        })()"""
    )


def test_the_story_of_one_player_has_no_lines_about_others(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.give_up()
    ann.closes_sheet()
    lines = ann.page.locator("aside.story li")
    expect(lines.filter(has_text="The game is over.")).to_be_visible()
    everything = lines.count()
    names = [name for name in ann.page.get_by_label("Show").locator("option").all_inner_texts() if name != "Everybody"]
    assert len(names) == 3
    for seat, name in enumerate(names):
        ann.page.get_by_label("Show").select_option(str(seat))
        expect(lines).not_to_have_count(everything)
        told = [text.strip() for text in lines.all_inner_texts()]
        assert 0 < len(told) < everything
        for verb in ("takes", "passes", "draws", "discards"):
            others = [other for other in names if other != name]
            assert not [text for text in told if text.startswith(tuple(f"{other} {verb} " for other in others))]
        ann.page.get_by_label("Show").select_option("all")
        expect(lines).to_have_count(everything)
