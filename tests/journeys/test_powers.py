"""Every Leader's power and every kind of decision, with the mouse: undisturbed, and with page and network lost."""

import contextlib

from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.dealt import answer, play_until_every_power_was_used
from tests.journeys.houses import Wire
from tests.journeys.players import Player
from tests.server.visitors import Running


def test_the_power_of_every_leader_is_used(arrive: Arrive, dealt_house: Running) -> None:
    ann = arrive(dealt_house.origin)
    ann.start_table(players=3, level="random")
    play_until_every_power_was_used(ann, dealt_house, lambda player, _, move: answer(player, move))


def test_a_reload_in_every_kind_of_decision_keeps_what_was_picked(arrive: Arrive, dealt_house: Running) -> None:
    def reload_and_answer(player: Player, question: str, move: str) -> None:
        if question:
            picked = player.picked
            player.page.reload()
            player.sees_hand()
            expect(player.page.locator("[data-answer=yes]")).to_be_visible()
            assert player.picked == picked, question
        answer(player, move)

    ann = arrive(dealt_house.origin)
    ann.start_table(players=3, level="random")
    play_until_every_power_was_used(ann, dealt_house, reload_and_answer)


def test_a_network_lost_in_any_kind_of_decision_loses_neither_what_was_picked_nor_the_answer(
    arrive: Arrive, dealt_house: Running
) -> None:
    """The answer is given while the network is away; the table gets it when the network is back."""

    def answer_without_network(player: Player, question: str, move: str) -> None:
        if not question:
            return answer(player, move)
        picked = player.picked
        wire.cut()
        expect(player.page.get_by_role("alert")).to_be_visible()
        assert player.picked == picked, question
        answer(player, move)
        wire.mend()
        return None

    with contextlib.closing(Wire(dealt_house.port)) as wire:
        ann = arrive(wire.address)
        ann.excused = ("WebSocket", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE")
        ann.start_table(players=3, level="random")
        play_until_every_power_was_used(ann, dealt_house, answer_without_network)
