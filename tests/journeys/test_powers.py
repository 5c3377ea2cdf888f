"""Every kind of decision and every power, with the mouse, while pages are loaded again and the network is lost."""

import contextlib

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.dealt import answer, play_until_every_power_was_used
from tests.journeys.players import LOST_NETWORK, Player
from tests.journeys.servers import Wire
from tests.server.clients import Running


def test_neither_a_reload_nor_a_lost_network_in_any_kind_of_decision_loses_what_was_picked_or_answered(
    arrive: Arrive, dealt_server: Running
) -> None:
    """The answer is given while the network is away; the table gets it when the network is back."""

    def answer_with_troubles(player: Player, question: str, move: str) -> None:
        if question:
            picked = player.picked
            player.page.reload()
            player.sees_hand()
            expect(player.page.locator("[data-answer=yes]")).to_be_visible()
            assert player.picked == picked, f"{question}: lost by the reload"
            wire.cut()
            expect(player.page.get_by_role("alert")).to_be_visible()
            assert player.picked == picked, f"{question}: lost with the network"
        answer(player, move)
        wire.mend()

    with contextlib.closing(Wire(dealt_server.port)) as wire:
        ann = arrive(wire.address)
        ann.excused = LOST_NETWORK
        ann.start_table(players=3, level="random")
        play_until_every_power_was_used(ann, dealt_server, answer_with_troubles)
