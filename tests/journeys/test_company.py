"""Company one can choose, and data of one's own: reports, the operator's words, idle friends, being forgotten."""

import json
import subprocess
import sys

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from tests.journeys.servers import Server
from tests.journeys.test_together import begin_together
from tests.server.clients import Running
from wildcards.table.in_game import IDLE_MILLISECONDS

# With the ring around it.
LIES_OPEN = """(field) => {
    const {x, y, width, height} = field.getBoundingClientRect();
    const around = field.closest("section").getBoundingClientRect();
    const ringed = x - 5 >= around.left && x + width + 5 <= around.right;
    return ringed && field === document.elementFromPoint(x + width / 2, y + height / 2);
}"""


def operator(server: Server, *order: str) -> str:
    """What `wildcards admin` does and says, beside the running server."""
    socket = f"{server.database.removeprefix('sqlite:///')}.admin"
    command = [sys.executable, "-m", "wildcards", "admin", *order, "--socket", socket]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def known_as(player: Player) -> str | None:
    """The name by which the server knows this browser, if it does."""
    name: str | None = player.page.evaluate("async () => (await (await fetch('/api/me')).json()).name")
    return name


def test_a_report_reaches_the_operator_whose_words_and_decisions_reach_the_table(
    arrive: Arrive, server: Server
) -> None:
    ann, ben = arrive(), arrive(name="")
    begin_together(ann, ben, "Benedikt")
    ann.resize(1280, 720)
    ann.page.get_by_role("button", name="Chat").click()
    for line in ("Hello!", "Wow!", "Oops…", "Let me think."):  # the more is said, the less room there is
        ann.page.get_by_role("button", name=line).click()
        expect(ann.page.locator(".talk li").last).to_contain_text(line)
    ann.page.get_by_role("button", name="Report: Benedikt").click()
    field = ann.page.get_by_placeholder("What happened?")
    ann.waits_for(f"document.activeElement.tagName === 'INPUT' && ({LIES_OPEN})(document.activeElement)")
    field.fill("He calls me names.")
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.get_by_text("Whoever runs this server will look at it.")).to_be_visible()
    (report,) = [one for one in json.loads(operator(server, "reports", "--json")) if one["name"] == "Benedikt"]
    assert report["why"] == "He calls me names."
    operator(server, "message", "Please be kind to each other.")
    for player in (ann, ben):
        expect(player.page.get_by_text("Please be kind to each other.")).to_be_visible()
    operator(server, "close", ann.page.url.rsplit("/", 1)[1])
    for player in (ann, ben):
        expect(player.page.get_by_text("This table was closed by the operator of the server.")).to_be_visible()


def test_a_bot_plays_on_for_a_friend_who_has_fallen_asleep(arrive: Arrive, timed_server: Running) -> None:
    ann, ben = arrive(timed_server.origin), arrive(timed_server.origin, name="")
    begin_together(ann, ben)
    wish = ann.page.get_by_text("Ben has not decided for a while. Should a bot play on?")
    timed_server.see(lambda: timed_server.make_time_fly(IDLE_MILLISECONDS / 1000))
    ann.pick_something()
    ann.answer()
    expect(wish).to_be_visible()
    ann.page.get_by_role("button", name="Let a bot play").click()
    expect(ben.page.get_by_text("a bot is playing for you")).to_be_visible()
    expect(ann.page.get_by_role("article", name="Ben").get_by_text("A bot plays")).to_be_visible()
    expect(ann.page.locator("aside.story").get_by_text("Bids: ")).to_be_visible()  # the round goes on


def test_whoever_came_can_take_their_data_along_log_out_elsewhere_and_be_forgotten(arrive: Arrive) -> None:
    ann, elsewhere = arrive(), arrive()
    ann.make_table(start=False, players=3)
    elsewhere.context.add_cookies(ann.context.cookies())  # type: ignore[arg-type]
    elsewhere.go()
    assert known_as(elsewhere) == "Ann"
    ann.go("#/privacy")
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("button", name="Download my data").click()
    assert "Ann" in downloading.value.path().read_text()
    ann.page.get_by_role("button", name="Log out everywhere else").click()
    expect(ann.page.get_by_text("Only this browser knows you now.")).to_be_visible()
    assert (known_as(ann), known_as(elsewhere)) == ("Ann", None)
    forget = ann.page.get_by_role("button", name="Forget me")
    forget.click()
    ann.page.locator("dialog").get_by_role("button", name="Forget me").click()
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    assert known_as(ann) is None
