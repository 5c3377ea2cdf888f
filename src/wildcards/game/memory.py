"""What an attentive player remembers of a game, as numbers. Written in the rules' subset: it compiles with them.

A state that remembers hears the tellings of the rules: `NOTES` says what each becomes. All of it is public but
`own_drawn`, which only the seat itself knows. The live table keeps the same from events (`card_tracking`).
"""

# ruff: noqa: RUF009 - the fields are data, as in the state itself

from collections.abc import Callable
from dataclasses import dataclass

from wildcards.rules import facts
from wildcards.rules.cards import CARDS, HABITAT_CARDS, NONE, REFILL, SPECIES
from wildcards.rules.state import SEATS, State, grid, number, row

PAST = 5  # rounds that are remembered, the present one first

# How a bid ended, in `past_end`: 0 not yet; an animal taken, by species from here on; a pass; a refill with discards.
TAKEN = 1
PASSED = 7
REFILLED = 8


@dataclass(slots=True)
class RememberingState(State):
    deck: list[int] = row(CARDS)  # the cards of the game by kind

    # Since the pile was shuffled last.
    shuffled: list[int] = row(CARDS)  # the cards that were shuffled, less those turned up in a tie-break
    drawn: list[int] = row(SEATS)  # how many each seat drew
    own_drawn: list[list[int]] = grid(SEATS, CARDS)  # which ones
    came_out: list[list[int]] = grid(SEATS, CARDS)  # cards that came out of a hand and were not known to be there
    of_old_pile: int = number()  # tie-break cards that are not revealed yet and were drawn before the shuffle

    turned_up: list[int] = row(SPECIES)  # animals that everybody has seen
    known: list[list[int]] = grid(SEATS, CARDS)  # cards that were seen going to a hand and have not left it
    laid_in_tie: list[int] = row(SEATS)  # the payment of this round was seen before the animal was taken
    past_bid: list[list[int]] = grid(SEATS, PAST)  # 1 + the card; 0 is none
    past_end: list[list[int]] = grid(SEATS, PAST)

    # What the viewer who is being shown the game may reckon; worked out anew each time.
    old: list[int] = row(CARDS, "int16")
    fresh: list[int] = row(CARDS, "int16")
    old_left: list[int] = row(CARDS, "int16")
    fresh_left: list[int] = row(CARDS, "int16")
    old_places: list[int] = row(SEATS, "int16")


def note_turned_up(s: RememberingState, species: int) -> None:
    s.turned_up[species] += 1


def note_dealt(s: RememberingState, seat: int, card: int) -> None:
    note_drew(s, seat, card)


def note_drew(s: RememberingState, seat: int, card: int) -> None:
    s.drawn[seat] += 1
    s.own_drawn[seat][card] += 1


def note_round_began(s: RememberingState, lead: int) -> None:
    if s.round == 1:
        for i in range(HABITAT_CARDS):
            s.deck[s.pile[i]] += 1
            s.shuffled[s.pile[i]] += 1
    for seat in range(s.players):
        s.laid_in_tie[seat] = 0
        for i in range(PAST - 1, 0, -1):
            s.past_bid[seat][i] = s.past_bid[seat][i - 1]
            s.past_end[seat][i] = s.past_end[seat][i - 1]
        s.past_bid[seat][0] = 0
        s.past_end[seat][0] = 0


def note_card_out(s: RememberingState, seat: int, card: int) -> None:
    """Cards of a kind are alike: who plays a kind that is known to be in the hand is taken to play the known one."""
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1
    else:
        s.came_out[seat][card] += 1


def note_laid_out(s: RememberingState, seat: int) -> None:
    for card in range(CARDS):
        for _ in range(s.laid[seat][card]):
            note_card_out(s, seat, card)


def note_bid(s: RememberingState, seat: int, card: int) -> None:
    s.past_bid[seat][0] = 1 + card
    if card != REFILL:
        note_card_out(s, seat, card)


def note_bids_revealed(s: RememberingState) -> None:
    for seat in range(s.players):
        if s.second_card[seat] == NONE:
            note_bid(s, seat, s.bid[seat])


def note_showed(s: RememberingState, seat: int, bid: int, back: int) -> None:
    note_bid(s, seat, bid)


def note_refilled(s: RememberingState, seat: int, up_to: int) -> None:
    note_laid_out(s, seat)
    s.past_end[seat][0] = REFILLED + s.laid_count[seat]


def note_reshuffled(s: RememberingState, count: int) -> None:
    s.of_old_pile = 0
    for card in range(CARDS):
        s.shuffled[card] = 0
    for i in range(count):
        s.shuffled[s.pile[i]] += 1
    for seat in range(s.players):
        if s.tie_break_card[seat] != NONE and s.tie_break_from_hand[seat] == 0:
            s.of_old_pile += 1
        s.drawn[seat] = 0
        for card in range(CARDS):
            s.own_drawn[seat][card] = 0
            s.came_out[seat][card] = 0


def note_laid_payment(s: RememberingState, seat: int) -> None:
    s.laid_in_tie[seat] = 1
    note_laid_out(s, seat)


def note_laid_tie_break(s: RememberingState, seat: int, card: int, from_hand: int) -> None:
    if card == NONE:
        return
    if from_hand:
        note_card_out(s, seat, card)
    elif s.of_old_pile > 0:
        s.of_old_pile -= 1
    else:
        s.shuffled[card] -= 1


def note_took(s: RememberingState, seat: int, species: int, points: int) -> None:
    if s.laid_in_tie[seat] == 0:
        note_laid_out(s, seat)
    s.past_end[seat][0] = TAKEN + species


def note_passed(s: RememberingState, seat: int, why: int) -> None:
    s.known[seat][s.bid[seat]] += 1
    for card in range(CARDS):
        s.known[seat][card] += s.laid[seat][card]
    s.past_end[seat][0] = PASSED


def note_kept_bid(s: RememberingState, seat: int, card: int) -> None:
    s.known[seat][card] += 1


def note_game_ended(s: RememberingState) -> None:
    """Hands have been discarded."""
    for seat in range(s.players):
        for card in range(CARDS):
            s.known[seat][card] = 0


NOTES: dict[Callable[..., None], Callable[..., None]] = {
    facts.tell_dealt: note_dealt,
    facts.tell_turned_up: note_turned_up,
    facts.tell_drew: note_drew,
    facts.tell_round_began: note_round_began,
    facts.tell_bids_revealed: note_bids_revealed,
    facts.tell_showed: note_showed,
    facts.tell_refilled: note_refilled,
    facts.tell_reshuffled: note_reshuffled,
    facts.tell_laid_payment: note_laid_payment,
    facts.tell_laid_tie_break: note_laid_tie_break,
    facts.tell_took: note_took,
    facts.tell_passed: note_passed,
    facts.tell_kept_bid: note_kept_bid,
    facts.tell_game_ended: note_game_ended,
}
