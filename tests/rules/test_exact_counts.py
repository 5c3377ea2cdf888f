"""Exact counts: how many positions tiny set-ups can reach, in how many ways. A silent change of a rule shows here."""

from collections.abc import Callable

import msgspec
import pytest

from wildcards import Deck, Game
from wildcards.game.state_copy import copy_state
from wildcards.rules.play import legal, step
from wildcards.rules.questions import ACTIONS, NOTHING, OVER
from wildcards.rules.state import State
from wildcards.testkit.positions import hand, position


def one_card_each() -> Game:
    return position(["F1", "S1", "M1"], display="pe li", round=14)


def bids_of_three_values() -> Game:
    return position(["F3 F1 W2", "S2 S1", "M1"], display="pe sq", pile="W1 W3 F2 S4 M1 F4 S1 M3", round=14)


def a_tie_of_twos() -> Game:
    return position(["F2 F3", "S2 S3", "M1"], display="pe sq", pile="W1 W2 W3", round=14)


def the_eagles_two_cards() -> Game:
    return position(["M1 F2", "S1", "F1"], display="ea li", collections=["ea"], leaders={"ea": 0}, round=14)


def the_meerkats_exchange() -> Game:
    return position(
        ["F1", "S1", "M1"], display="sq me", collections=["me ib", "me"], leaders={"me": 0, "ib": 0}, round=14
    )


def the_ibexs_bid() -> Game:
    return position(["M2 F1", "S1", "F1"], display="ib li", collections=["ib"], leaders={"ib": 0}, round=14)


def the_lions_tie() -> Game:
    return position(["M2 F1", "S2 S1", "F2 F1"], display="ib li", collections=["li"], leaders={"li": 0}, round=14)


def the_squirrels_refill() -> Game:
    return position(["F1", "S1", "M1"], display="pe li", collections=["sq"], leaders={"sq": 0}, pile="W1 W2", round=14)


def ways_to_the_end(game: Game) -> int:
    """By how many rows of decisions the game can go to its end; those of the same time count in order of seats."""
    if game.is_over:
        return 1
    seat = game.pending[0]
    return sum(ways_to_the_end(played(game, seat, str(move))) for move in game.legal_moves(seat))


def played(game: Game, seat: int, move: str) -> Game:
    game = game.copy()
    game.play(seat, move)
    return game


def positions_to_the_end(game: Game) -> int:
    """How many different positions there are on the way, the first and the last ones counted."""
    seen = {key_of(game)}
    open_games = [game]
    while open_games:
        game = open_games.pop()
        for seat in game.pending[:1]:
            for move in game.legal_moves(seat):
                after = played(game, seat, str(move))
                if (key := key_of(after)) not in seen:
                    seen.add(key)
                    open_games.append(after)
    return len(seen)


def key_of(game: Game) -> bytes:
    """All that lies on the table and in the hands, and who has decided what; not how it came about."""
    view = msgspec.structs.asdict(game.view(None))
    del view["version"], view["fresh"]
    view["seats"] = [msgspec.structs.replace(seat, known=(), trail=(), past=()) for seat in view["seats"]]
    s = game._state
    hidden = [s.hand, s.bid, s.second_card, s.pile[s.pile_top : s.pile_end], sorted(game._decided.items())]
    return msgspec.json.encode([view, hidden])


def rows_of_actions_to_the_end(s: State) -> int:
    """The same count by the rules' own masks, action by action."""
    if s.question == NOTHING:
        assert s.phase == OVER, "a pile that runs out is not for these set-ups"
        return 1
    mask = legal(s)
    count = 0
    for action in range(ACTIONS):
        if mask >> action & 1:
            after = copy_state(s)
            step(after, action)
            count += rows_of_actions_to_the_end(after)
    return count


# A set-up, the number of ways to its end, and the number of positions on them.
COUNTS: list[tuple[Callable[[], Game], int, int]] = [
    (one_card_each, 99, 128),
    (bids_of_three_values, 1439, 1051),
    (a_tie_of_twos, 313, 276),
    (the_eagles_two_cards, 1215, 484),
    (the_meerkats_exchange, 347, 358),
    (the_ibexs_bid, 449, 456),
    (the_lions_tie, 2497, 1441),
    (the_squirrels_refill, 99, 126),
]


@pytest.mark.parametrize(("set_up", "ways", "positions"), COUNTS)
def test_a_last_round_can_go_so_many_ways_and_reach_so_many_positions(
    set_up: Callable[[], Game], ways: int, positions: int
) -> None:
    assert ways_to_the_end(set_up()) == ways
    assert rows_of_actions_to_the_end(copy_state(set_up()._state)) == ways
    assert positions_to_the_end(set_up()) == positions


def test_the_ways_of_one_card_each_can_be_counted_by_hand() -> None:
    """Everyone bids the card or R; whoever refills discards it or not.

    All three refill: 2 * 2 * 2. Two refill and one takes either animal or passes: 3 * (2 * 2 * 3). One refills; the
    other two, with nothing in hand, draw to break their tie, and go 2 + 2 + 3 ways: 3 * (2 * 7). Nobody refills: the
    first takes either animal, and the others go 3 ways, or passes, and they go 7: 3 + 3 + 7.
    """
    assert ways_to_the_end(one_card_each()) == 8 + 36 + 42 + 13


@pytest.mark.parametrize(
    ("players", "deck", "ways"),
    [
        (3, Deck(), [6, 42, 336]),
        (3, Deck(habitat=(14, 0, 0, 0), wild=(4, 0, 0, 0)), [4, 20, 80, 1944]),
        (4, Deck(habitat=(0, 14, 0, 0), wild=(0, 4, 0, 0)), [4, 20, 80, 400]),
        (5, Deck(habitat=(7, 7, 0, 0)), [6, 36, 252, 1764]),
    ],
)
def test_the_first_decisions_of_a_game_can_go_so_many_ways(players: int, deck: Deck, ways: list[int]) -> None:
    game = Game(players, deck=deck, seed="0" * 64)
    assert [first_decisions(game, count) for count in range(1, len(ways) + 1)] == ways


def first_decisions(game: Game, count: int) -> int:
    if count == 0:
        return 1
    seat = game.pending[0]
    return sum(first_decisions(played(game, seat, str(move)), count - 1) for move in game.legal_moves(seat))


def test_the_first_ways_of_a_deck_of_ones_can_be_counted_by_hand() -> None:
    """Hands: FF SS MMM, FF SS MM W, FF SSS MM, so 4 * 5 * 4 rows of bids. The fourth decision is

    - the refill of seat 0, if it bid R: 5 * 4 rows of bids, 3 * 3 * 4 choices of discards;
    - else that of seat 1, if it bid R: 3 * 4 rows, 3 * 3 * 3 * 2 choices;
    - else that of seat 2, if it bid R: 3 * 4 rows, 3 * 4 * 3 choices;
    - else a tie-break of seat 0, with one of three kinds or a draw: 3 * 4 * 3 rows, 4 choices.
    """
    deck = Deck(habitat=(14, 0, 0, 0), wild=(4, 0, 0, 0))
    game = Game(3, deck=deck, seed="0" * 64)
    assert [hand(game, seat) for seat in range(3)] == [
        "F1 F1 S1 S1 M1 M1 M1",
        "F1 F1 S1 S1 M1 M1 W1",
        "F1 F1 S1 S1 S1 M1 M1",
    ]
    assert first_decisions(game, 4) == 20 * 36 + 12 * 54 + 12 * 36 + 36 * 4
