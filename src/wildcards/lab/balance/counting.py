"""Counts what the rules tell, game by game, in the rules' subset: it compiles with the rules and the policies."""

# ruff: noqa: RUF009 - the fields are data, as in the state itself

from dataclasses import dataclass

from wildcards.engine.batch import deal
from wildcards.engine.specialise import Variant
from wildcards.lab.policies import policy_action
from wildcards.rules import facts
from wildcards.rules.cards import CARDS, HAND_LIMIT, NONE, REFILL, SPECIES, VALUES, value_of
from wildcards.rules.facts import BY_CHOICE, BY_LEAD, BY_WITHDRAWAL, EMPTY_DISPLAY
from wildcards.rules.play import step
from wildcards.rules.questions import NOTHING, TIED, in_lead_order
from wildcards.rules.scoring import largest_points, leader_points, points_of, rank_of, second_points
from wildcards.rules.state import SEATS, State, grid, number, row
from wildcards.rules.ties import count_tied

# What becomes of a bid.
TOOK = 0
TOOK_AT_HOME = 1  # in the natural habitat
CHOSE_TO_PASS = 2
FOUND_NOTHING = 3  # the display was empty
COULD_NOT_PAY = 4
WITHDREW = 5
FATES = 6

# What points are made of.
LARGEST = 0
SECOND = 1
LEADERS = 2
TOKENS = 3
PARTS = 4

MOST_ROUNDS = 14


@dataclass(slots=True)
class CountedState(State):
    """A game, and what has been counted in it."""

    decisions: int = number("int16")
    rounds: int = number("int16")
    reshuffles: int = number("int16")
    dealt: list[list[int]] = grid(SEATS, CARDS)
    leader_held: list[list[int]] = grid(SEATS, SPECIES)  # rounds that end with the Leader

    # By species.
    taken: list[list[int]] = grid(SPECIES, VALUES + 1)  # by the value of the bid
    taken_at_home: list[int] = row(SPECIES)
    animals_out: list[int] = row(SPECIES)
    leader_moves: list[int] = row(SPECIES)  # to somebody who did not have it

    # By card and by value.
    bids: list[int] = row(CARDS + 1, "int16")
    fates: list[list[int]] = grid(VALUES + 1, FATES, "int16")

    # How bids begin, and what hands they come from.
    opening: list[int] = row(SEATS)  # by seat: the value of the first bid, 0 for R
    bids_from: list[int] = row(HAND_LIMIT + 1, "int16")  # by cards in hand before the bid
    refills_from: list[int] = row(HAND_LIMIT + 1, "int16")  # those of them that were R
    refills_in: list[int] = row(MOST_ROUNDS + 1)  # by round

    # Ties.
    alike: list[list[int]] = grid(VALUES + 1, SEATS + 1)  # by value: how many made this bid
    rounds_with_tie: int = number()
    settled: list[int] = row(BY_LEAD + 1, "int16")  # by why somebody goes next
    repeats: int = number("int16")  # of tie-breaks
    tied_turns: list[int] = row(SEATS, "int16")  # of those in a tie, by how many went before
    tied_takes: list[int] = row(SEATS, "int16")
    tied_seats: list[int] = row(SEATS, "int16")  # players in a tie, by place in lead order
    tied_first: list[int] = row(SEATS, "int16")  # those of them who went first

    # The tie that is being settled.
    tie_size: int = number()
    turns_taken: int = number()  # by those of the tie
    tie_in_round: int = number()

    # The end, by seat.
    points: list[int] = row(SEATS)
    rank: list[int] = row(SEATS)
    parts: list[list[int]] = grid(SEATS, PARTS)


def count_dealt(s: CountedState, seat: int, card: int) -> None:
    s.dealt[seat][card] += 1


def count_reshuffle(s: CountedState, count: int) -> None:
    s.reshuffles += 1


def count_leader(s: CountedState, species: int, owner: int, previous: int) -> None:
    if owner != NONE:
        s.leader_moves[species] += 1


def count_bids(s: CountedState) -> None:
    s.tie_in_round = 0
    for seat in range(s.players):
        if s.second_card[seat] == NONE:  # the eagle's two cards are counted when one is shown
            count_bid(s, seat, s.bid[seat], s.hand_size[seat] + cards_in(s.bid[seat]))


def count_shown(s: CountedState, seat: int, bid: int, back: int) -> None:
    count_bid(s, seat, bid, s.hand_size[seat] + cards_in(bid))  # the other one is back in hand


def cards_in(bid: int) -> int:
    """Habitat cards that left the hand with it."""
    return 0 if bid == REFILL else 1


def count_bid(s: CountedState, seat: int, bid: int, hand: int) -> None:
    s.bids[bid] += 1
    s.bids_from[hand] += 1
    if bid == REFILL:
        s.refills_from[hand] += 1
        s.refills_in[s.round] += 1
    elif s.round == 1:
        s.opening[seat] = value_of(bid)


def count_alike(s: CountedState, value: int) -> None:
    s.tie_size = count_tied(s, TIED)
    s.turns_taken = 0
    s.alike[value][s.tie_size] += 1
    if s.tie_size > 1:
        s.tie_in_round = 1
        for i in range(s.players):
            if s.tied[in_lead_order(s, i)]:
                s.tied_seats[i] += 1


def count_next(s: CountedState, seat: int, why: int) -> None:
    s.settled[why] += 1
    if s.turns_taken == 0:
        for i in range(s.players):
            if in_lead_order(s, i) == seat:
                s.tied_first[i] += 1


def count_repeat(s: CountedState, winner: int) -> None:
    if winner == NONE:
        s.repeats += 1


def count_take(s: CountedState, seat: int, species: int, points: int) -> None:
    s.taken[species][s.bid_value] += 1
    if points > 0:
        s.taken_at_home[species] += 1
        end_of_bid(s, TOOK_AT_HOME)
    else:
        end_of_bid(s, TOOK)


def count_pass(s: CountedState, seat: int, why: int) -> None:
    if why == BY_CHOICE:
        end_of_bid(s, CHOSE_TO_PASS)
    elif why == EMPTY_DISPLAY:
        end_of_bid(s, FOUND_NOTHING)
    elif why != BY_WITHDRAWAL:  # that has been counted when it was revealed
        end_of_bid(s, COULD_NOT_PAY)


def count_withdrawal(s: CountedState, seat: int, forced: int) -> None:
    end_of_bid(s, COULD_NOT_PAY if forced else WITHDREW)


def end_of_bid(s: CountedState, fate: int) -> None:
    s.fates[s.bid_value][fate] += 1
    if s.tie_size > 1:
        s.tied_turns[s.turns_taken] += 1
        if fate in (TOOK, TOOK_AT_HOME):
            s.tied_takes[s.turns_taken] += 1
        s.turns_taken += 1


def count_animal_out(s: CountedState, species: int) -> None:
    s.animals_out[species] += 1


def count_round(s: CountedState) -> None:
    s.rounds += 1
    s.rounds_with_tie += s.tie_in_round
    for species in range(SPECIES):
        if s.leader[species] != NONE:
            s.leader_held[s.leader[species]][species] += 1


def count_end(s: CountedState) -> None:
    for seat in range(s.players):
        s.points[seat] = points_of(s, seat)
        s.rank[seat] = rank_of(s, seat)
        s.parts[seat][LARGEST] = largest_points(s, seat)
        s.parts[seat][SECOND] = second_points(s, seat)
        s.parts[seat][LEADERS] = leader_points(s, seat)
        s.parts[seat][TOKENS] = s.tokens[seat]


COUNTING = Variant(
    state=CountedState,
    tellings={
        facts.tell_dealt: count_dealt,
        facts.tell_reshuffled: count_reshuffle,
        facts.tell_leader_moved: count_leader,
        facts.tell_bids_revealed: count_bids,
        facts.tell_showed: count_shown,
        facts.tell_turned_to_bids: count_alike,
        facts.tell_goes_next: count_next,
        facts.tell_tie_break_revealed: count_repeat,
        facts.tell_took: count_take,
        facts.tell_passed: count_pass,
        facts.tell_withdrew: count_withdrawal,
        facts.tell_animal_out: count_animal_out,
        facts.tell_round_ended: count_round,
        facts.tell_game_ended: count_end,
    },
)


def play_counted(s: CountedState, policy: int, seed: int, stream: int, balanced: int) -> None:
    """From the table before the shuffle to the end, all seats by one policy."""
    deal(s, seed, stream, balanced)
    while s.question != NOTHING:
        if s.picks == 0:
            s.decisions += 1
        step(s, policy_action(s, policy))


def play_all_counted(states: list[CountedState], policy: int, seed: int, first: int, balanced: int) -> None:
    for i in range(len(states)):
        play_counted(states[i], policy, seed, first + i, balanced)


def repeat_all_counted(
    states: list[CountedState], actions: list[list[int]], seed: int, first: int, balanced: int
) -> None:
    """The same for games that have been played: the actions of each, in their order."""
    for i in range(len(states)):
        deal(states[i], seed, first + i, balanced)
        at = 0
        while states[i].question != NOTHING:
            if states[i].picks == 0:
                states[i].decisions += 1
            step(states[i], actions[i][at])
            at += 1
