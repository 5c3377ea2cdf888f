"""One turn in each of many games, in the rules' subset: for the native and for the device engine.

Every game has a desk: how many have been played there, and who sits in each seat.
"""

# ruff: noqa: RUF009 - the fields are data, as in the state itself

from dataclasses import dataclass

from wildcards.bots.compiled.expert import expert_action
from wildcards.bots.compiled.greedy import greedy_action
from wildcards.engine.batch import deal
from wildcards.game.memory import RememberingState
from wildcards.game.observation import Observation
from wildcards.game.recollection import OTHERS, Recollection, observe_and_recall
from wildcards.rules.cards import CARDS, NONE, REFILL
from wildcards.rules.play import legal, step
from wildcards.rules.questions import BREAK, NOTHING
from wildcards.rules.scoring import points_of, rank_of
from wildcards.rules.state import SEATS, number, row
from wildcards.rules.visibility import bid_is_face_down, laid_cards_are_face_down

# Who sits in a seat. Those who follow a script come after the others.
LEARNER = 0
OLDER = 1  # an older self
EXPERT = 2
GREEDY = 3

# What is played at a desk: among learners, or one learner against three of the others.
SELF_PLAY = 0
AGAINST_OLDER = 1
AGAINST_SCRIPTS = 2

OTHER_DECKS = 10  # one game in so many has another deck than the usual one
ROTATIONS = 60  # after so many desks every seat of 3, 4 and 5 has been the learner's equally often
GREEDY_TABLES = 3  # one in so many of those with scripts is greedy, the others are experts


@dataclass(slots=True)
class Desk:
    players: int = number()
    kind: int = number()
    played: int = number("int64")  # times the number of desks it is the number of a deal
    learner: int = number()  # the seat that learns; in self-play they all do
    others: int = number()  # who sits in the other seats


@dataclass(slots=True)
class Shown:
    """What belongs to an observation and is not for the player: the legal actions, whose turn it is, the true hands."""

    bits: int = number("int32")
    seat: int = number()
    role: int = number()
    over: int = number()  # 1: a game ended with the last turn, as below
    learner: int = number()
    others: int = number()
    points: list[int] = row(SEATS)
    ranks: list[int] = row(SEATS)
    opponents: int = number()  # who sits in the other seats now, after that end


@dataclass(slots=True)
class Hands:
    cards: list[int] = row(OTHERS * CARDS)  # by place


def seat_players(desk: Desk, i: int) -> None:
    """Who sits where in the next game of the i-th desk. The learner goes through all seats, then the others change."""
    desk.learner = (desk.played + i) % desk.players
    desk.others = LEARNER
    if desk.kind == AGAINST_OLDER:
        desk.others = OLDER
    elif desk.kind == AGAINST_SCRIPTS:
        desk.others = EXPERT if (desk.played // desk.players + i // ROTATIONS) % GREEDY_TABLES > 0 else GREEDY


def role_of(desk: Desk, seat: int) -> int:
    return LEARNER if seat == desk.learner else desk.others


def deck_of(desk: Desk, i: int, decks: int) -> int:
    """Which of the decks the next game of the i-th desk is played with; the first is the usual one."""
    if (desk.played + i) % OTHER_DECKS > 0 or decks == 1:
        return 0
    return 1 + (desk.played + i // OTHER_DECKS) % (decks - 1)


def action_of(s: RememberingState, desk: Desk, action: int) -> int:
    """The action that is taken: those who follow a script choose for themselves."""
    role = role_of(desk, s.seat)
    if role == EXPERT:
        return expert_action(s)
    if role == GREEDY:
        return greedy_action(s)
    return action


def note_end(s: RememberingState, desk: Desk, shown: Shown) -> None:
    shown.over = 1
    shown.learner = desk.learner
    shown.others = desk.others
    for seat in range(s.players):
        shown.points[seat] = points_of(s, seat)
        shown.ranks[seat] = rank_of(s, seat)


def is_over(s: RememberingState) -> bool:
    return s.question == NOTHING


def show(s: RememberingState, desk: Desk, shown: Shown, o: Observation, r: Recollection, hands: Hands) -> None:
    shown.bits = legal(s)
    shown.seat = s.seat
    shown.role = role_of(desk, s.seat)
    shown.opponents = desk.others
    observe_and_recall(s, s.seat, o, r)
    for place in range(1, s.players):
        seat = (s.seat + place) % s.players
        for card in range(CARDS):
            hands.cards[(place - 1) * CARDS + card] = s.hand[seat][card]
        show_face_down(s, seat, place, hands)


def show_face_down(s: RememberingState, seat: int, place: int, hands: Hands) -> None:
    """Cards that lie hidden count as cards of the hand."""
    at = (place - 1) * CARDS
    if bid_is_face_down(s, seat):
        if s.bid[seat] != REFILL:
            hands.cards[at + s.bid[seat]] += 1
        if s.second_card[seat] != NONE and s.second_card[seat] != REFILL:
            hands.cards[at + s.second_card[seat]] += 1
    if laid_cards_are_face_down(s, seat):
        for card in range(CARDS):
            hands.cards[at + card] += s.laid[seat][card]
    if s.question == BREAK and s.tie_break_from_hand[seat]:
        hands.cards[at + s.tie_break_card[seat]] += 1


def begin_all(
    states: list[RememberingState],
    desks: list[Desk],
    tables: list[RememberingState],
    decks: int,
    shown: list[Shown],
    seen: list[Observation],
    recalled: list[Recollection],
    hands: list[Hands],
    seed: int,
) -> None:
    """Deals the first game at every desk. `tables` holds, for 3, 4 and 5 players, the table with each deck."""
    for i in range(len(states)):
        seat_players(desks[i], i)
        states[i] = tables[(desks[i].players - 3) * decks + deck_of(desks[i], i, decks)]
        deal(states[i], seed, desks[i].played * len(states) + i, 1)
        show(states[i], desks[i], shown[i], seen[i], recalled[i], hands[i])


def turn_all(
    states: list[RememberingState],
    desks: list[Desk],
    tables: list[RememberingState],
    decks: int,
    shown: list[Shown],
    seen: list[Observation],
    recalled: list[Recollection],
    hands: list[Hands],
    seed: int,
    actions: list[int],
) -> None:
    """One action in every game, none where it is NONE; where a game ends, the next is dealt.

    All that is shown must be zeros before.
    """
    for i in range(len(states)):
        s = states[i]
        desk = desks[i]
        if actions[i] != NONE:
            step(s, action_of(s, desk, actions[i]))
        if is_over(s):
            note_end(s, desk, shown[i])
            desk.played += 1
            seat_players(desk, i)
            states[i] = tables[(desk.players - 3) * decks + deck_of(desk, i, decks)]
            deal(states[i], seed, desk.played * len(states) + i, 1)
        show(states[i], desk, shown[i], seen[i], recalled[i], hands[i])
