"""The grandmaster: the worlds it imagines, what it finds there, and that it keeps to its time."""

import time
from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from wildcards.bots import Budget
from wildcards.bots.compiled.worlds import Trial, imagine_worlds
from wildcards.bots.grandmaster import GrandmasterBot, think
from wildcards.bots.master import MasterBot
from wildcards.bots.network import shares_of
from wildcards.bots.network_room import NetworkRoom, network_room
from wildcards.bots.recalling import remembering_table
from wildcards.bots.world_search import Finding, WorldSearch, gains, improved
from wildcards.game import Game, View
from wildcards.game.memory import RememberingState
from wildcards.rules.cards import CARDS
from wildcards.testkit.bots import check_bot

QUESTIONS = ("bid", "show", "swap", "refill", "pay", "break", "take", "ibex")


def network() -> NetworkRoom:
    found = network_room()
    assert found is not None
    return found


def questions(players: int, games: int) -> Iterator[tuple[Game, int, View]]:
    """What masters are asked."""
    for number in range(games):
        game = Game(players, seed=f"{number:064x}")
        bots = [MasterBot(seat) for seat in range(players)]
        while not game.is_over:
            for seat in game.pending:
                view = game.view(seat)
                yield game, seat, view
                game.play(seat, bots[seat].choose(view, Budget()))


def test_a_sound_bot_passes() -> None:
    assert check_bot(GrandmasterBot, each=1, clock=time.thread_time).decisions == 24


def test_without_time_it_plays_as_the_master() -> None:
    for _, _, view in list(questions(3, 1))[::7]:
        assert GrandmasterBot(4).choose(view, Budget(0)) == MasterBot(4).choose(view, Budget())


def test_worlds_hold_all_cards_and_what_is_known_and_remembered() -> None:
    """Hands are as large as everybody knows, hold what is known, and the deck is whole."""
    for _, seat, view in list(questions(4, 2))[::9]:
        with network().lent():
            search = WorldSearch(view, Random(1), network())
            network().call(
                imagine_worlds,
                search.states,
                search.quests,
                search.explanations,
                search.beliefs,
                search.trials.first(4),
            )
            for world in range(1, 5):
                s = network().room.read_record(search.states, world, RememberingState)
                assert sum(s.hand[seat]) == len(view.seats[seat].hand or ())
                for other, known in enumerate(view.seats):
                    hidden = s.second_card[other] >= 0  # of the eagle's owner two cards lie on the table
                    assert sum(s.hand[other]) == known.hand_size or hidden
                    assert all(s.hand[other][card] >= s.known[other][card] for card in range(CARDS)) or hidden
                    drawn = sum(s.own_drawn[other])
                    assert 0 <= drawn <= s.drawn[other]
                    assert all(count >= 0 for count in s.own_drawn[other])


def test_what_worlds_bring_agrees_with_what_the_network_expected() -> None:
    """A question whose worlds were wrongly set up would show as a value that differs from that of its answers."""
    differences: dict[str, list[float]] = {}
    for game, seat, view in questions(4, 14):
        if seat != 1 or game.question not in QUESTIONS:
            continue
        s = remembering_table(view, 0)
        with network().lent():
            found = think(s, WorldSearch(view, Random(1), network()), Budget(iterations=4), 1.0)
        if all(one.worlds for one in found.values()):
            expected = shares_of(network().look(s).win[:4])[0]
            share = sum(one.share for one in found.values())
            brought = sum(one.share * one.mean("win") for one in found.values()) / share
            differences.setdefault(game.question, []).append(brought - expected)
    assert {"bid", "pay", "take", "refill"} <= set(differences)
    for question, found_ones in differences.items():
        if len(found_ones) >= 5:
            assert abs(sum(found_ones) / len(found_ones)) < 0.05, question


def finding(share: float, *wins: float) -> Finding:
    one = Finding(share)
    one.trials = [Trial(win=win, rank=1.0, weight=1.0) for win in wins]
    return one


def test_an_answer_that_is_better_in_every_world_is_played_more_often_but_not_always() -> None:
    shares = improved({0: finding(0.5, 0.30, 0.40, 0.20), 1: finding(0.5, 0.31, 0.41, 0.21)})
    assert 0.5 < shares[1] < 0.95
    assert isclose(sum(shares.values()), 1.0)


def test_what_differs_from_world_to_world_is_taken_for_luck() -> None:
    steady = gains({0: finding(0.5, 0.3, 0.3, 0.3, 0.3), 1: finding(0.5, 0.32, 0.32, 0.32, 0.32)})
    lucky = gains({0: finding(0.5, 0.3, 0.3, 0.3, 0.3), 1: finding(0.5, 0.9, 0.1, 0.28, 0.0)})
    assert steady[1] > lucky[1] > 0
    assert gains({0: finding(0.5, 0.3), 1: finding(0.5, 0.9)}) == {0: 0.0, 1: 0.0}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_candidates_tell_what_is_expected_of_them(players: int) -> None:
    for _, _, view in list(questions(players, 1))[::11]:
        candidates = GrandmasterBot().explain(view, Budget(iterations=4))
        assert isclose(sum(one.share for one in candidates), 1.0)
        assert len({str(one.move) for one in candidates}) == len(candidates)
        for one in candidates:
            assert one.samples == (4 if len(candidates) > 1 else 0)
            assert one.win is None or (0 <= one.win <= 1 and one.rank is not None and 1 <= one.rank <= players)
