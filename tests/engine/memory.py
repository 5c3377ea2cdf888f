"""A variant of the rules whose states remember: every telling is counted, and some leave more behind."""

# ruff: noqa: RUF009 - the fields are data, as in the state itself

from dataclasses import dataclass

from wildcards.engine.specialise import Variant
from wildcards.rules import facts
from wildcards.rules.cards import CARDS, NONE, REFILL
from wildcards.rules.state import SEATS, State, grid, number, row


@dataclass(slots=True)
class RememberedState(State):
    dealt: list[list[int]] = grid(SEATS, CARDS)
    drawn: list[int] = row(SEATS, "int16")
    bids: list[list[int]] = grid(SEATS, REFILL + 1)
    paid: list[int] = row(SEATS, "int16")  # cards, with animals that were taken
    discarded_by: list[int] = row(SEATS, "int16")
    passes: list[list[int]] = grid(SEATS, 4)
    withdrawals: int = number("int16")
    tie_breaks: int = number("int16")
    reshuffles: int = number("int16")
    last_leader: int = number(start=NONE)
    ended: int = number()


def remember_dealt(s: RememberedState, seat: int, card: int) -> None:
    s.dealt[seat][card] += 1


def remember_drawn(s: RememberedState, seat: int, card: int) -> None:
    s.drawn[seat] += 1


def remember_bids(s: RememberedState) -> None:
    for seat in range(s.players):
        if s.second_card[seat] == NONE:
            s.bids[seat][s.bid[seat]] += 1


def remember_shown(s: RememberedState, seat: int, bid: int, back: int) -> None:
    s.bids[seat][bid] += 1


def remember_refill(s: RememberedState, seat: int, up_to: int) -> None:
    s.discarded_by[seat] += s.laid_count[seat]


def remember_taken(s: RememberedState, seat: int, species: int, points: int) -> None:
    s.paid[seat] += s.laid_count[seat]


def remember_passed(s: RememberedState, seat: int, why: int) -> None:
    s.passes[seat][why] += 1


def remember_withdrawal(s: RememberedState, seat: int, forced: int) -> None:
    s.withdrawals += 1


def remember_tie_break(s: RememberedState, winner: int) -> None:
    s.tie_breaks += 1


def remember_reshuffle(s: RememberedState, count: int) -> None:
    s.reshuffles += 1


def remember_leader(s: RememberedState, species: int, owner: int, previous: int) -> None:
    s.last_leader = owner


def remember_end(s: RememberedState) -> None:
    s.ended += 1


REMEMBERING = Variant(
    state=RememberedState,
    tellings={
        facts.tell_dealt: remember_dealt,
        facts.tell_drew: remember_drawn,
        facts.tell_bids_revealed: remember_bids,
        facts.tell_showed: remember_shown,
        facts.tell_refilled: remember_refill,
        facts.tell_took: remember_taken,
        facts.tell_passed: remember_passed,
        facts.tell_withdrew: remember_withdrawal,
        facts.tell_tie_break_revealed: remember_tie_break,
        facts.tell_reshuffled: remember_reshuffle,
        facts.tell_leader_moved: remember_leader,
        facts.tell_game_ended: remember_end,
    },
)
