"""Friends in one house: the server is reached over plain HTTP by the name of a machine, where a browser allows less."""

from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.conftest import AT_HOME, Arrive
from tests.journeys.servers import Server
from tests.journeys.test_together import follow, invite


def test_friends_play_over_plain_http_copy_the_link_and_check_the_shuffle(arrive: Arrive, tmp_path: Path) -> None:
    server = Server(tmp_path, host="0.0.0.0")  # noqa: S104 - that is what it is about
    server.open()
    try:
        address = f"http://{AT_HOME}:{server.port}"
        ann, ben = arrive(address), arrive(address, name="")
        link = invite(ann)
        assert ann.page.evaluate("isSecureContext") is False
        ann.stop_time()
        ann.page.get_by_role("button", name="Copy").click()
        expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
        ann.page.clock.resume()
        follow(ben, link, "Ben")
        ann.page.get_by_role("button", name="Start the game").click()
        for player in (ann, ben):
            player.sees_hand()
            player.pick_something()
            player.answer()
        ben.concede()
        ann.concede()
        expect(ann.page.locator("dialog .verdict")).to_be_visible()
        for player in (ann, ben):
            player.page.get_by_role("button", name="Check it").click()
            expect(player.page.get_by_text("Your browser’s word is in the shuffle.")).to_be_visible()
            expect(player.page.locator("dialog .fine")).to_have_count(6)
    finally:
        server.close()
