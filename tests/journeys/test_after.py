"""After the game: what is counted and told, and the next game."""

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.test_together import follow, invite


def finish(*players: Player) -> None:
    """Everybody gives up, so that bots play to the end."""
    for player in players[1:]:
        player.concede()
    players[0].give_up()


def test_alone_play_again_deals_the_next_game_at_once_and_again_after_it(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    for _ in range(2):
        ann.give_up()
        ann.page.get_by_role("button", name="Play again").click()
        ann.sees_hand()
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        expect(ann.page.locator("aside.story")).not_to_contain_text("The game is over")


def test_a_guest_calls_for_a_rematch_and_starts_it_although_the_host_has_gone(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    follow(ben, invite(ann), "Ben")
    ann.page.get_by_role("button", name="Start the game").click()
    ben.sees_hand()
    finish(ann, ben)
    ann.go()
    ben.page.get_by_role("button", name="Play again").click()
    expect(ben.page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    expect(ben.page.locator(".seats li").first).to_contain_text("away")
    ben.page.get_by_role("button", name="Free the seat").click()
    ben.page.get_by_role("button", name="Start the game").click()
    ben.sees_hand()


def test_whoever_still_reads_the_count_when_others_play_again_finds_the_replay_in_the_lobby(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    follow(ben, invite(ann), "Ben")
    ann.page.get_by_role("button", name="Start the game").click()
    ben.sees_hand()
    finish(ann, ben)
    ann.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("link", name="Replay").click()
    expect(ben.page.get_by_role("slider")).to_be_visible()
    ben.page.get_by_role("button", name="Show the count").click()
    expect(ben.page.locator("dialog .verdict")).to_be_visible()
