"""After the game: what is counted and told, and the next game."""

import json
import re
from hashlib import sha256
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.test_together import begin_together
from wildcards.game import Game, Record

ROUNDS_OF_FOUR = 12
WHO_WON = re.compile(r"The game is over\. \w")  # a tie is told in other words than a plain win
# Notes what the story says while the points are still counted; then the rest of the count is skipped.
NOTE_WHAT_IS_TOLD = """() => new MutationObserver(() => {
    const skip = document.querySelector("dialog .now button");
    if (!skip || window.toldWhileCounted) return;
    window.toldWhileCounted = document.querySelector("aside.story").innerText;
    skip.click();
}).observe(document, {subtree: true, childList: true})"""
# Skips the count and the walk of the herd; notes where the table of points lies before that and after it.
SKIP_THE_WALK = """() => new MutationObserver((_, looking) => {
    document.querySelector("dialog .now button")?.click();
    const skip = document.querySelector("dialog figure button");
    if (!skip) return;
    looking.disconnect();
    const note = () => (window.tops ??= []).push(document.querySelector("dialog .count").offsetTop);
    note();
    skip.click();
    requestAnimationFrame(() => requestAnimationFrame(note));
}).observe(document, {subtree: true, childList: true})"""


def finish(*players: Player) -> None:
    """Everybody gives up, so that bots play to the end."""
    for player in players[1:]:
        player.concede()
    players[0].give_up()


def test_whoever_was_played_for_reads_how_the_game_ended_and_alone_play_again_deals_the_next_at_once(
    arrive: Arrive,
) -> None:
    ann = arrive()
    ann.play_now()
    for _ in range(2):
        ann.give_up()
        ann.closes_sheet()
        expect(ann.page.locator(".prompt")).to_contain_text("The game is over")
        ann.page.get_by_role("button", name="Show the scoring").click()
        expect(ann.page.locator("dialog .verdict")).to_be_visible()
        ann.page.get_by_role("button", name="Play again").click()
        ann.sees_hand()
        expect(ann.page.locator("dialog")).to_have_count(0)
        expect(ann.page.locator("aside.story")).not_to_contain_text("The game is over")


def test_nobody_is_told_who_won_before_the_count_has_built_up_to_it(arrive: Arrive) -> None:
    ann = arrive(speed="slow", automatic=True)
    ann.play_now()
    ann.page.evaluate(NOTE_WHAT_IS_TOLD)
    ann.concede()

    def is_counted() -> bool:
        ann.page.keyboard.press("g")  # what happens until then is skipped
        return bool(ann.page.evaluate("window.toldWhileCounted"))

    ann.until(is_counted)
    told = ann.page.evaluate("window.toldWhileCounted")
    assert "The game is over." in told
    assert not WHO_WON.search(told)
    expect(ann.page.locator("dialog .verdict")).to_be_visible()
    ann.closes_sheet()
    expect(ann.page.locator("aside.story")).to_contain_text(WHO_WON)


def test_on_a_phone_nothing_moves_when_the_herd_has_come(arrive: Arrive) -> None:
    ann = arrive(speed="quick", automatic=True)
    ann.resize(390, 844)
    ann.play_now()
    ann.page.evaluate(SKIP_THE_WALK)
    ann.concede()

    def is_noted() -> bool:
        ann.page.keyboard.press("g")  # what happens until then is skipped
        return bool(ann.page.evaluate("window.tops?.length === 2"))

    ann.until(is_noted)
    before, after = ann.page.evaluate("window.tops")
    assert before == after


def plays_with_ben(arrive: Arrive) -> tuple[Player, Player]:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben)
    finish(ann, ben)
    return ann, ben


def test_whoever_wants_to_play_again_leaves_the_others_at_the_count_until_they_join(arrive: Arrive) -> None:
    ann, ben = plays_with_ben(arrive)
    ben.page.get_by_role("button", name="Play again").click()
    expect(ben.page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    expect(ben.page.locator(".seats li").first).to_contain_text("is hosting")
    expect(ben.page.locator(".seats li").first).to_contain_text("is looking at the final scoring")
    expect(ann.page.locator("dialog .next")).to_contain_text("Ben wants to play again (1 of 2)")
    expect(ann.page.locator("dialog .verdict")).to_be_visible()
    ann.page.get_by_role("button", name="Check it").click()
    expect(ann.page.locator("dialog .fine").first).to_be_visible()
    expect(ann.page.locator("dialog .wrong")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("dialog .verdict")).to_be_visible()
    ann.closes_sheet()
    ann.page.get_by_role("button", name="Join").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    ben.sees_hand()


def test_a_host_who_does_not_want_to_wait_clears_the_seat_of_whoever_still_reads(arrive: Arrive) -> None:
    ann, ben = plays_with_ben(arrive)
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_disabled()
    ann.page.get_by_role("button", name="Clear the seat").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.sees_hand()
    expect(ben.page.locator("dialog .next")).to_contain_text("The host has cleared your seat")
    ben.page.get_by_role("link", name="Replay").click()
    expect(ben.page.get_by_role("slider")).to_be_visible()
    ben.page.get_by_role("button", name="Show the scoring").click()
    expect(ben.page.locator("dialog .verdict")).to_be_visible()


def test_if_the_host_has_gone_home_another_one_starts_the_next_game(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben, level="random", grace=5)
    finish(ann, ben)
    ann.go()
    ben.page.get_by_role("button", name="Play again").click()
    expect(ben.page.locator(".seats li").first).to_contain_text("away")
    ben.page.get_by_role("button", name="Clear the seat").click()
    ben.page.get_by_role("button", name="Start the game").click()
    ben.sees_hand()


def test_whoever_watches_keeps_the_count_and_goes_on_to_the_next_game(arrive: Arrive) -> None:
    ann, cleo = arrive(), arrive()
    code = ann.start_table(players=3, level="random", watching="link")
    cleo.go(f"#/watch/{code}")
    expect(cleo.page.locator(".mat").first).to_be_visible()
    ann.give_up()
    ann.page.get_by_role("button", name="Play again").click()
    ann.sees_hand()
    expect(cleo.page.locator("dialog .verdict")).to_be_visible()
    cleo.page.get_by_role("button", name="Continue").click()
    expect(cleo.page.locator("dialog")).to_have_count(0)
    expect(cleo.page.locator("h1")).to_contain_text(re.compile(r"Round 1\b"))


def test_a_replay_asks_for_its_events_once_and_for_no_record_and_lets_go_of_anybody_who_leaves(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.give_up()
    replay = ann.page.get_by_role("link", name="Replay")
    record = str(replay.get_attribute("href")).rpartition("/")[2]
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    replay.click()
    expect(ann.page.get_by_role("slider")).to_be_visible()
    assert [path for path in asked if "records" in path or "stories" in path] == [f"/api/records/{record}/story"]

    # Anybody who leaves it stays away, however long the next page takes: the moment of a replay is written into the
    # address a quarter of a second later, by a timer that was set before the one here.
    held: list[Route] = []
    ann.page.route("**/assets/RulesPage*.js", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    with ann.page.expect_request("**/assets/RulesPage*.js"):
        ann.page.evaluate("location.hash = '#/rules'")
    ann.page.evaluate("new Promise((done) => setTimeout(done, 250))")
    for route in held:
        route.continue_()
    expect(ann.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(ann.page).to_have_url(re.compile("#/rules$"))


def test_a_server_that_changed_the_shuffle_afterwards_is_found_out(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.give_up()

    def change(route: Route) -> None:
        record = json.loads(route.fetch().text())
        cards = record["habitats"].split()
        changed = {"seed": "ab" * 32, "commitment": sha256(b"ab" * 32).hexdigest()}
        route.fulfill(json=record | changed | {"habitats": " ".join(reversed(cards))})

    ann.page.route("**/api/records/*", change)
    ann.page.get_by_role("button", name="Check it").click()
    wrong = ann.page.locator("dialog .wrong")
    expect(wrong.filter(has_text="The seed does not match the fingerprint that your browser saw")).to_be_visible()
    expect(wrong.filter(has_text="Your browser’s word is missing from the shuffle.")).to_be_visible()
    expect(wrong.filter(has_text="The order of the Habitat cards does not follow from the seed.")).to_be_visible()


def test_the_count_and_the_statistics_are_those_of_the_record(arrive: Arrive) -> None:
    ann = arrive(players=4)
    ann.play_now()
    ann.give_up()
    record = str(ann.page.get_by_role("link", name="Replay").get_attribute("href")).rpartition("/")[2]
    game = Game.replay(Record.from_json(ann.context.request.get(f"{ann.address}/api/records/{record}").text()))
    result = game.result
    assert result is not None
    rows = ann.page.locator("dialog table").first.locator("tbody tr")
    expect(rows).to_have_count(4)
    for row, seat in zip(rows.all(), sorted(range(4), key=lambda seat: (result.ranks[seat], seat)), strict=True):
        score = result.scores[seat]
        parts = [int(part.inner_text()) for part in row.locator("td.part b").all()]
        assert parts == [score.largest_points, score.second_points, score.leader_points, score.token_points]
        assert int(row.locator("td.total").inner_text()) == score.total == result.points[seat]
    ann.page.locator("summary").click()
    lines = ann.page.get_by_role("region", name="Statistics").locator("tbody tr")
    expect(lines).to_have_count(4)
    expect(lines.last.locator(".bars .count").first).to_be_visible()
    for seat, row in enumerate(lines.all()):
        bids = [int(count) for count in row.locator(".bars .count").all_inner_texts()]
        assert sum(bids) == ROUNDS_OF_FOUR
        score = result.scores[seat]
        naturals = row.locator("[data-label='Natural habitats']")
        expect(naturals).to_have_text(f"{score.token_points // 2} / {score.animals}")
        if score.animals:
            expect(row.locator("[data-label='Cards for an animal']")).to_contain_text("on average")
