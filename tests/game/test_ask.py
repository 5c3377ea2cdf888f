"""What a seat is asked: the question allows exactly what is accepted, and what it promises is what then happens."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildcards import Game, Move
from wildcards.game import events
from wildcards.game.ask import Ask, Gain, LeaderChange, allows, moves_of
from wildcards.rules.cards import NATURAL_HABITAT_POINTS, REFILL_TO
from wildcards.testkit.games import random_move, random_states
from wildcards.testkit.positions import hand_sizes, play, position

SEEDS = st.integers(0, 2**48)


def questions(seed: int, share: float) -> Iterator[tuple[Game, int, Ask]]:
    """Some of the questions of a random game when they are put, each with a game of its own."""
    pick = Random(seed)
    for game in random_states(seed):
        for seat in game.asked if game.asked == game.pending and pick.random() < share else ():
            yield game.copy(), seat, asked(game, seat)


def asked(game: Game, seat: int) -> Ask:
    ask = game.ask(seat)
    assert ask is not None
    return ask


def after(game: Game, seat: int, move: Move, others: Random) -> tuple[Game, list[events.AnyEvent]]:
    """The seat decides so, the others somehow; and what happens until the next question."""
    game = game.copy()
    since = len(game.events(None))
    for other in game.asked:
        game.play(other, move if other == seat else random_move(game.view(other), others))
    return game, game.events(None, since)


@settings(max_examples=15)
@given(SEEDS)
def test_the_parts_make_exactly_the_moves_that_are_legal(seed: int) -> None:
    for game, seat, ask in questions(seed, 0.3):
        assert ask.question == game.question
        assert list(moves_of(ask)) == game.legal_moves(seat)


@settings(max_examples=10)
@given(SEEDS)
def test_whether_a_move_is_an_answer_is_known_without_a_list_of_them(seed: int) -> None:
    others: set[Move] = set()
    for _, _, ask in questions(seed, 0.1):
        moves = set(moves_of(ask))
        assert {move for move in moves | others if allows(ask, move)} == moves
        others |= set(list(moves)[:50])


@settings(max_examples=10)
@given(SEEDS)
def test_only_who_is_asked_has_a_question_in_the_view_and_it_stays_while_others_decide(seed: int) -> None:
    asks: dict[int, Ask | None] = {}
    for game in random_states(seed):
        assert game.view(None).ask is None
        for seat in range(len(game.players)):
            ask = game.view(seat).ask
            assert (ask is not None) == (seat in game.asked)
            if game.pending != game.asked:
                assert ask == asks[seat]
            asks[seat] = ask


@settings(max_examples=10)
@given(SEEDS)
def test_who_changes_their_mind_is_asked_the_same(seed: int) -> None:
    pick = Random(seed)
    for game, seat, ask in questions(seed, 0.2):
        if len(game.pending) > 1:
            game.play(seat, pick.choice(game.legal_moves(seat)))
            assert game.ask(seat) == ask
            game.take_back(seat)
            assert game.ask(seat) == ask


def test_a_question_stays_small() -> None:
    """The largest is an exchange, whose pairs are at most 24; ten cards to pay from make 800 moves and few parts."""
    sizes = [len(msgspec.json.encode(ask)) for seed in range(6) for _, _, ask in questions(seed, 1)]
    assert max(sizes) < 3_000
    assert sum(sizes) / len(sizes) < 500


# Points and Leaders. Who takes or exchanges decides alone, so all of it is certain.


def gain_of(ask: Ask, move: Move) -> Gain:
    return next(gain for gain in ask.gains if gain.animal == move.animal and gain.given == move.given)


def natural_points(ask: Ask, move: Move) -> int:
    natural = gain_of(ask, move).natural
    return NATURAL_HABITAT_POINTS if natural is not None and set(move.cards) <= set(natural) else 0


@settings(max_examples=20)
@given(SEEDS)
def test_an_animal_brings_the_points_and_moves_the_leaders_as_promised(seed: int) -> None:
    pick = Random(seed)
    for game, seat, ask in questions(seed, 0.5):
        moves = [move for move in moves_of(ask) if move.animal]
        for move in pick.sample(moves, min(12, len(moves))):
            then, told = after(game, seat, move, pick)
            gain = gain_of(ask, move)
            moved = [one for one in told if isinstance(one, events.LeaderMoved)]
            assert [LeaderChange(one.species, one.owner, one.previous) for one in moved] == list(gain.leaders)
            assert then.view(None).seats[seat].points == ask.points + gain.points + natural_points(ask, move)


@settings(max_examples=20)
@given(SEEDS)
def test_every_animal_on_display_says_what_it_would_bring_and_how_much_of_that_is_for_leaders(seed: int) -> None:
    for game, seat, ask in questions(seed, 0.5):
        if ask.question in ("bid", "show", "pay", "take"):
            assert {gain.animal for gain in ask.gains} == set(game.view(seat).display)
        for gain in ask.gains:
            worth = {change.species: 3 if change.species == "pe" else 1 for change in gain.leaders}
            won = sum(worth[change.species] for change in gain.leaders if change.owner == seat)
            lost = sum(worth[change.species] for change in gain.leaders if change.previous == seat)
            assert gain.leader_points == won - lost


@settings(max_examples=20)
@given(SEEDS)
def test_the_natural_habitat_is_promised_if_and_only_if_some_payment_wins_its_points(seed: int) -> None:
    for game, seat, ask in questions(seed, 0.4):
        if ask.question != "take" or len(ask.cards) > 6:
            continue
        won = set()
        for move in moves_of(ask):
            if move.animal:
                took = after(game, seat, move, Random(0))[1][0]
                assert isinstance(took, events.Took)
                assert took.points == natural_points(ask, move)
                won |= {move.animal} if took.points else set()
        assert won == {gain.animal for gain in ask.gains if gain.natural is not None}


@pytest.mark.parametrize(
    ("collections", "leaders", "swap", "moved"),
    [
        (["me ib ib", "ib ib", "ib"], "me ib", "ib sq", [("sq", 0, None), ("ib", 1, 0)]),
        (["me ib ib", "ib ib", "ib ib"], "me ib", "ib sq", [("sq", 0, None), ("ib", None, 0)]),  # R17
        (["me ib", "sq", "sq"], "me ib", "ib sq", [("sq", 0, None), ("ib", None, 0)]),
        (["me sq", "sq"], "me", "sq sq", [("sq", 0, None)]),  # R8
        (["me", "li li", "li"], "me", "me li", [("me", None, 0)]),
    ],
)
def test_an_exchange_promises_both_leaders_by_the_counts_after_it(
    collections: list[str], leaders: str, swap: str, moved: list[tuple[str, int | None, int | None]]
) -> None:
    game = position(
        ["F1", "S1", "M1"], display="sq li", collections=collections, leaders=dict.fromkeys(leaders.split(), 0)
    )
    play(game, "0 bid R, 1 bid R, 2 bid R")
    gain = gain_of(asked(game, 0), Move.parse(f"swap {swap}"))
    assert [(one.species, one.owner, one.previous) for one in gain.leaders] == moved


# Cards in hand. Most decisions take effect in one event; a refill, a pass and a withdrawal end with drawing.

EFFECTS = {
    "bid": events.BidsRevealed,
    "show": events.EagleChose,
    "swap": events.Exchanged | events.ExchangeDeclined,
    "pay": events.PaymentsRevealed,
    "break": events.TieBreakRevealed,
}


def change_of_hand(event: events.Event, seat: int, *, had_laid: bool) -> int:
    """How many cards the seat's hand gains or loses, as everybody sees it (R21)."""
    match event:
        case events.BidsRevealed() if event.bids[seat] not in (None, "R"):
            return -1
        case events.EagleChose() if event.seat == seat and event.bid != "R":
            return -1
        case events.Refilled() if event.seat == seat:
            return -len(event.discarded)
        case events.Drew() if event.seat == seat:
            return event.count
        case events.PaymentsRevealed():
            return -sum(len(one.cards) for one in event.payments if one.seat == seat)
        case events.TieBreakRevealed():
            return -sum(one.from_hand for one in event.cards if one.seat == seat)
        case events.Took() if event.seat == seat and not had_laid:
            return -len(event.payment)
        case events.Passed() if event.seat == seat:
            return 1 + len(event.payment)
        case events.BidKept() if event.seat == seat:
            return 1
    return 0


def promised_hand(ask: Ask, move: Move) -> int:
    if str(move) in ask.words:
        return ask.hand_after[str(move)]  # type: ignore[index]
    left = ask.hand - sum(card != "R" for card in move.cards)
    return max(left, ask.up_to or 0) if ask.question == "refill" else left


@settings(max_examples=25)
@given(SEEDS)
def test_the_hand_is_as_large_as_promised_when_a_decision_has_taken_effect(seed: int) -> None:
    pick = Random(seed)
    for game, seat, ask in questions(seed, 0.4):
        moves = [move for move in game.legal_moves(seat) if not (move.kind == "bid" and len(move.cards) == 2)]
        for move in pick.sample(moves, min(4, len(moves))):
            then, told = after(game, seat, move, pick)
            had_laid = bool(game.view(None).seats[seat].laid)
            hands = [ask.hand]
            for event in told:
                hands.append(hands[-1] + change_of_hand(event, seat, had_laid=had_laid))
            assert then.is_over or hands[-1] == hand_sizes(then)[seat]
            ends = [place for place, event in enumerate(told) if isinstance(event, events.RoundEnded)]
            if move.kind in EFFECTS:
                ends = [place for place, event in enumerate(told, 1) if isinstance(event, EFFECTS[move.kind])]
            hand = hands[ends[0] if ends else -1]
            if is_exact(game, ask, seat, move):
                assert hand == promised_hand(ask, move)
            else:
                assert hand >= promised_hand(ask, move)


def is_exact(game: Game, ask: Ask, seat: int, move: Move) -> bool:
    """Whether nobody else's decision at the same time can add to what there is to draw."""
    view = game.view(None)
    if move.kind == "withdraw":
        return view.pile + len(view.discard) >= 2 * len(view.tied)
    order = [(view.lead + i) % len(view.seats) for i in range(len(view.seats))]
    before = [view.seats[other] for other in order[: order.index(seat)]]
    return ask.question != "refill" or all(one.bid != "R" or one.hand_size <= REFILL_TO for one in before)


def test_a_hand_is_filled_as_far_as_the_pile_reaches_after_those_who_go_before() -> None:
    game = position(["F1", "S1 S1", "M1"], display="pe li", pile="W1 W2 W3 W4 M4 M3 M2 F2", rest="out")
    assert [asked(game, seat).up_to for seat in range(3)] == [7, 7, 7]
    play(game, "0 bid R, 1 bid R, 2 bid M1")
    assert [asked(game, seat).up_to for seat in range(2)] == [7, 4]
    play(game, "0 refill F1, 1 refill S1")
    assert hand_sizes(game)[:2] == [7, 4]


def test_passing_draws_as_far_as_the_pile_and_the_hand_limit_reach() -> None:
    game = position(["F1 F1 F1", "S2 S2", "M3 M3 M3 M4 M4 M4 M2 M2 M2 M2"], display="pe li", pile="W1", rest="out")
    play(game, "0 bid F1, 1 bid S2, 2 bid M3")
    assert asked(game, 2).hand_after == {"pass": 10}
    play(game, "2 pass")
    assert asked(game, 1).hand_after == {"pass": 3}


def test_a_bid_says_what_an_animal_costs_with_each_card() -> None:
    game = position(["F1 F3 W4", "S1", "M1"], display="pe li")
    assert asked(game, 0).due == {"F1": 0, "F3": 2, "W4": 3}
    play(game, "0 bid F3, 1 bid S1, 2 bid M1")
    assert (asked(game, 0).least, asked(game, 0).most, asked(game, 0).due) == (2, 2, {})


@settings(max_examples=15)
@given(SEEDS)
def test_a_bid_of_R_fills_the_hand_as_promised_if_no_leader_moves_and_nobody_refills_before(seed: int) -> None:
    for game, seat, ask in questions(seed, 0.3):
        if ask.question == "bid" and len(game.asked) == len(game.players):
            for other in game.asked:
                game.play(other, "bid R" if other == seat else game.legal_moves(other)[0])
            if game.question == "swap":
                game.play(seat, "swap none")
            assert asked(game, seat).up_to == ask.up_to
