"""The grandmaster: the worlds it imagines, what it finds there, and that it keeps to its time."""

import time
from collections import defaultdict
from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from tests.bots import tables
from wildcards.bots import Budget, Prospect, Reason, make_bot
from wildcards.bots.belief import expected_hands
from wildcards.bots.compiled.trials import Trial
from wildcards.bots.compiled.worlds import imagine_worlds
from wildcards.bots.explaining import outbid_by, reasons_for
from wildcards.bots.grandmaster import GrandmasterBot, think
from wildcards.bots.master import MasterBot
from wildcards.bots.network import shares_of, split
from wildcards.bots.network_room import MOST_ROWS, NUMBERS, NetworkRoom, network_room
from wildcards.bots.recalling import remembering_table
from wildcards.bots.world_search import (
    MOST_ARMS,
    Finding,
    WorldSearch,
    gains,
    improved,
    still_running,
    worlds_wanted,
)
from wildcards.game import Game, View
from wildcards.game.memory import RememberingState
from wildcards.rules.cards import CARDS
from wildcards.rules.play import legal
from wildcards.testkit.bots import check_bot
from wildcards.testkit.redeal import Redealer


def network() -> NetworkRoom:
    found = network_room()
    assert found is not None
    return found


def questions(players: int, games: int) -> Iterator[tuple[Game, int, View]]:
    """What masters are asked."""
    for number in range(games):
        game = Game(players, seed=f"{number:064x}")
        for seat, view in tables.questions(game, [MasterBot(seat) for seat in range(players)]):
            yield game, seat, view


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
            given = (search.states, search.quests, search.explanations, search.beliefs)
            network().call(imagine_worlds, *given, search.trials.first(4))
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
    differences: defaultdict[str | None, list[float]] = defaultdict(list)
    for _, seat, view in questions(4, 8):
        if seat != 1:
            continue
        s = remembering_table(view, 0)
        with network().lent():
            found = think(s, WorldSearch(view, Random(1), network()), Budget(iterations=4), 1.0)
        if all(one.worlds for one in found.values()):
            expected = shares_of(network().look(s).win[:4])[0]
            share = sum(one.share for one in found.values())
            brought = sum(one.share * one.mean("win") for one in found.values()) / share
            differences[view.question].append(brought - expected)
    assert {"bid", "pay", "take", "refill"} <= set(differences)
    for question, found_ones in differences.items():
        if len(found_ones) >= 5:
            assert abs(sum(found_ones) / len(found_ones)) < 0.05, question


def test_where_worlds_are_quick_time_alone_is_what_ends_them() -> None:
    """Two answers of which nobody can tell the better, near the end of a game: a hundred worlds took 20 ms of 200."""
    now = 0.0
    allowed = Budget(200, clock=lambda: now)
    found = {action: finding(0.5, *[0.3] * 100) for action in range(2)}
    now = 0.020
    assert worlds_wanted(found, allowed) == MOST_ROWS // 2
    now = 0.200
    assert worlds_wanted(found, allowed) == 0


def test_a_clock_that_stands_still_does_not_keep_it_thinking() -> None:
    allowed = Budget(20, clock=lambda: 0.0)
    found = {action: finding(0.5, *[0.3] * 100) for action in range(2)}
    assert worlds_wanted(found, allowed) == 0


def finding(share: float, *wins: float) -> Finding:
    one = Finding(share)
    one.trials = [Trial(win=win, rank=1.0, weight=1.0) for win in wins]
    return one


def test_an_answer_that_is_better_in_every_world_is_played_more_often_but_not_always() -> None:
    shares = improved({0: finding(0.5, 0.30, 0.40, 0.20), 1: finding(0.5, 0.31, 0.41, 0.21)})
    assert 0.5 < shares[1] < 0.95
    assert isclose(sum(shares.values()), 1.0)


def test_what_the_policy_hardly_ever_plays_is_thought_about_too() -> None:
    """Most of what thinking gains lies in answers of which the policy plays less than a thousandth."""
    rare = 0
    for _, _, view in list(questions(4, 1))[::5]:
        s = remembering_table(view, 0)
        named = GrandmasterBot().named(s, network().look(s))
        assert len(named) == min(MOST_ARMS, legal(s).bit_count())
        rare += sum(share < 0.001 for share in named.values())
    assert rare > 0
    wins = [0.3, 0.31, 0.29, 0.3]
    shares = improved({0: finding(0.9999, *wins), 1: finding(0.0001, *(win + 0.03 for win in wins))})
    assert shares[1] > 0.9


def test_without_worlds_the_policy_is_played_as_it_is() -> None:
    shares = improved({0: finding(0.9), 1: finding(0.1)})
    assert isclose(shares[0], 0.9)


def test_an_answer_that_is_clearly_worse_is_tried_no_further_and_not_played() -> None:
    wins = [0.3, 0.5, 0.1, 0.4, 0.2, 0.3, 0.6, 0.3]
    found = {
        0: finding(0.4, *wins),
        1: finding(0.4, *(win - 0.1 for win in wins)),
        2: finding(0.2, *(win - 0.008 for win in wins)),  # too little to be left out
        3: finding(0.2, *reversed(wins[:-1]), 0.0),  # worse, and perhaps by luck
    }
    assert set(still_running(found)) == {0, 2, 3}
    assert set(still_running({action: finding(0.25, *one.scores[:7]) for action, one in found.items()})) == set(found)
    for action in (0, 2, 3):
        found[action].trials.append(Trial(win=0.3, rank=1.0, weight=1.0))
    shares = improved(found)
    assert shares[1] == 0.0
    assert isclose(sum(shares.values()), 1.0)


def test_what_differs_from_world_to_world_is_taken_for_luck() -> None:
    steady = gains({0: finding(0.5, 0.3, 0.3, 0.3, 0.3), 1: finding(0.5, 0.32, 0.32, 0.32, 0.32)})
    lucky = gains({0: finding(0.5, 0.3, 0.3, 0.3, 0.3), 1: finding(0.5, 0.9, 0.1, 0.28, 0.0)})
    assert steady[1] > lucky[1] > 0
    assert gains({0: finding(0.5, 0.3), 1: finding(0.5, 0.9)}) == {0: 0.0, 1: 0.0}


def test_at_bids_it_keeps_what_the_policy_mixes() -> None:
    """By as much as answers usually differ, none of two becomes a certainty that others could read."""
    wins = [0.3, 0.31, 0.29, 0.3]
    shares = improved({0: finding(0.6, *wins), 1: finding(0.4, *(win + 0.005 for win in wins))})
    assert 0.1 < shares[0] < 0.6


def test_one_world_that_outweighs_the_others_is_not_taken_for_a_certainty() -> None:
    found = {0: finding(0.5, 0.3, 0.3, 0.3, 0.3), 1: finding(0.5, 0.6, 0.1, 0.2, 0.3)}
    before = gains(found)[1]
    for one in found.values():
        one.trials[0].weight = 1000.0
    assert before < gains(found)[1] < 0.05  # of the 0.15 that the one world tells


@pytest.mark.parametrize("name", ["master", "grandmaster"])
def test_what_it_says_does_not_depend_on_what_it_cannot_see(name: str) -> None:
    """Hands of the others and piles are dealt anew: not a number changes."""
    bot = make_bot(name)
    for i, (game, seat, view) in enumerate(questions(4, 1)):
        if i % 17 == 0:
            other = Game.replay(Redealer(game).redeal(seat, Random(i)))
            assert bot.explain(other.view(seat), Budget(iterations=2)) == bot.explain(view, Budget(iterations=2))


def test_reasons_are_the_clear_differences_from_the_other_answers() -> None:
    same = {"scored": 5.0, "animals": 2.0, "leaders": 1.0, "cards": 4.0, "points": 20.0, "rival": 24.0}
    prospects = {0: Prospect(**same | {"cards": 7.0, "leaders": 0.5}), 1: Prospect(**same), 2: Prospect(**same)}
    assert reasons_for(0, prospects) == (Reason(part="cards", by=3.0), Reason(part="leaders", by=-0.5))
    assert reasons_for(1, {1: Prospect(**same)}) == ()
    assert reasons_for(9, prospects) == ()


def test_who_is_known_to_hold_a_higher_card_can_outbid_for_certain() -> None:
    view = Game(3, seed="1f" * 32).view(0)
    s = remembering_table(view, 0)
    outputs = network().look(s)
    expected = expected_hands(view)
    before = outbid_by(s, outputs, expected, 0)
    assert set(before) == {1, 2}
    assert all(0.5 < chance < 1 for chance in before.values())
    s.known[1][3] = 1
    assert outbid_by(s, outputs, expected, 0)[1] == 1.0
    assert all(chance == 0 for chance in outbid_by(remembering_table(view, 0), outputs, expected, 3).values())
    assert outbid_by(s, outputs, expected, 16) == {}


def test_what_is_known_to_be_low_leaves_the_other_cards_as_likely_to_be_higher() -> None:
    s = remembering_table(Game(3, seed="1f" * 32).view(0), 0)
    s.known[1][0] = 6  # of seven cards; the last is an F2 or an F3
    cards = [6.0, 0.5, 0.5, *[0.0] * (CARDS - 3)]
    chances = outbid_by(s, split([0.0] * NUMBERS), [(), cards, [7.0, *[0.0] * (CARDS - 1)]], 5)
    assert chances == pytest.approx({1: 0.5, 2: 0.0})
    s.known[1][0] = 7
    assert outbid_by(s, split([0.0] * NUMBERS), [(), cards, cards], 5)[1] == 0.0


@pytest.mark.parametrize("name", ["novice", "master", "grandmaster"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_candidates_tell_what_is_expected_of_them(players: int, name: str) -> None:
    for _, _, view in list(questions(players, 1))[::11]:
        candidates = make_bot(name).explain(view, Budget(iterations=4))
        assert isclose(sum(one.share for one in candidates), 1.0)
        assert len({str(one.move) for one in candidates}) == len(candidates)
        for one in candidates:
            assert one.samples == (4 if len(candidates) > 1 else 0)
            assert one.win is None or (0 <= one.win <= 1 and one.rank is not None and 1 <= one.rank <= players + 1e-9)
