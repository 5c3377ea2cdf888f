"""Every Leader's power and every kind of decision, with the mouse: undisturbed, and with page and network lost."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Arrive
from tests.journeys.houses import Wire, house_in_a_thread
from tests.journeys.players import Player
from tests.journeys.wishes import POWERS, powers_used, wish
from tests.server.visitors import Running
from wildcards.game import Game

# Of the first seeds, the one that soonest brings every question, and the use of all six powers, against random bots.
SEED = f"{55:064x}"
MINE = 0
QUESTIONS = {"bid", "show", "swap", "refill", "pay", "break", "take", "ibex"}


@pytest.fixture
def dealt_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that shuffles from a known seed."""
    monkeypatch.setattr("wildcards.server.hub.new_seed", lambda: SEED)
    with house_in_a_thread(f"sqlite:///{tmp_path}/dealt.sqlite") as house:
        yield house


def game_of(house: Running) -> Game:
    (room,) = house.hub.rooms.values()
    assert room.table.game is not None
    return room.table.game


def pick(player: Player, move: str) -> None:
    """Picks what a move of the notation names, and sees it picked."""
    kind, *words = move.split()
    if is_refusing(move):
        return
    animals = [word for word in words if word.islower()]
    if kind == "swap":
        player.page.locator(f".give [data-explain=animal-{animals[0]}]").click()
    if kind in ("take", "swap"):
        player.page.locator(f".display [data-explain=animal-{animals[-1]}]").first.click()
    for card in (word for word in words if word not in animals):
        player.page.locator(f'.hand [data-place="card-{card}"]:not(.selected)').first.dispatch_event("click")
    assert len(player.picked) == len(words), move


def is_refusing(move: str) -> bool:
    kind, *words = move.split()
    return kind in ("withdraw", "pass", "leave") or words in (["none"], ["draw"])


def answer(player: Player, move: str) -> None:
    player.page.locator(f"[data-answer={'no' if is_refusing(move) else 'yes'}]").click()


def play_until_every_power_was_used(
    player: Player, house: Running, decide: Callable[[Player, str, str], None]
) -> set[str]:
    """`decide` gets the question and the move that is wished for. Which questions came."""
    asked: set[str] = set()
    while not (asked >= QUESTIONS and powers_used(game_of(house).events(MINE), MINE) == POWERS):
        game = game_of(house)
        assert not game.is_over, f"only {asked} were asked"
        events = len(game.events(MINE))
        if MINE not in game.pending or not player.page.locator(f'h1[data-shown="{events}"]').count():
            player.page.wait_for_timeout(20)
            continue
        question = str(game.question)
        move = str(wish(game.view(MINE), MINE, list(game.legal_moves(MINE))))
        pick(player, move)
        decide(player, "" if question in asked else question, move)
        asked.add(question)
        wait_for_an_answer(player, game, events)
    return asked


def wait_for_an_answer(player: Player, game: Game, events: int) -> None:
    """Until the table has taken the decision."""
    for _ in range(1000):
        if game.is_over or MINE not in game.pending or len(game.events(MINE)) != events:
            return
        player.page.wait_for_timeout(20)
    raise AssertionError(f"the table did not take the decision: {player.prompt}")


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
