"""Ties, as a player lives through them."""

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive


def test_a_tie_with_payments_and_a_repeated_tie_break(arrive: Arrive) -> None:
    """With nothing but twos every tie is laid for, shared, and broken again and again."""
    ann = arrive()
    ann.start_table(players=3, deck={"habitat": [0, 14, 0, 0], "wild": [0, 4, 0, 0]})
    asked: list[str] = []

    def broken_twice() -> bool:
        if ann.question and (not asked or asked[-1] != ann.question):
            asked.append(ann.question)
        return "once more" in ann.page.locator("aside.story").inner_text() and "Lay payment" in asked

    ann.play_until(broken_twice)
    told = ann.page.locator("aside.story li").filter(has_text="once more").first
    expect(told).to_contain_text("bid 2")
