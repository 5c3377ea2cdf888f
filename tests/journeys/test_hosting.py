"""What a host decides before the game."""

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive


def test_a_host_counts_out_a_deck_and_it_is_dealt_once_it_adds_up(arrive: Arrive) -> None:
    ann = arrive()
    ann.make_table(start=False, players=3)
    page = ann.page
    page.get_by_label("Deck").select_option("Own values")
    habitats = page.get_by_role("group", name="Cards of each habitat").get_by_role("spinbutton")
    wilds = page.get_by_role("group", name="Wild cards").get_by_role("spinbutton")
    for counts, sizes in ((habitats, (0, 14, 0, 0)), (wilds, (0, 4, 0, 0))):
        for place, size in enumerate(sizes):
            counts.nth(place).fill(str(size))
            counts.nth(place).press("Tab")
    expect(page.get_by_text("This deck will be played.")).to_be_visible()
    page.reload()
    expect(habitats.nth(1)).to_have_value("14")
    habitats.nth(1).fill("13")
    habitats.nth(1).press("Tab")
    expect(page.get_by_text("13 of 14")).to_be_visible()
    page.get_by_label("Animals put aside").select_option("All at random")
    page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    names = [str(card.get_attribute("aria-label")) for card in page.locator(".hand .slot").all()]
    assert len(names) == 8
    assert {name.split()[-1] for name in names} == {"2", "Hand"}
