"""Cards that go from place to place: hands, discard pile, draw pile."""

from wildcards.rules.cards import CARDS, HAND_LIMIT, Card, Seat
from wildcards.rules.chance import below
from wildcards.rules.facts import tell_drew, tell_reshuffled
from wildcards.rules.questions import AWAIT_DEALER, DRAW, RESHUFFLE, REVEAL_BREAK, in_lead_order
from wildcards.rules.state import State


def add_to_hand(s: State, seat: Seat, card: Card) -> None:
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    s.hand_mask[seat] |= 1 << card


def remove_from_hand(s: State, seat: Seat, card: Card) -> None:
    hand = s.hand[seat]
    hand[card] -= 1
    s.hand_size[seat] -= 1
    if hand[card] == 0:
        s.hand_mask[seat] &= ~(1 << card)


def held_from(s: State, seat: Seat, card: Card) -> int:
    """Bit mask of the kinds in hand, from this one on: cards of one decision are named in ascending order."""
    return s.hand_mask[seat] >> card << card


def lay(s: State, seat: Seat, card: Card) -> None:
    """From the hand to beside the bid."""
    remove_from_hand(s, seat, card)
    s.laid[seat][card] += 1
    s.laid_count[seat] += 1


def take_laid_back(s: State, seat: Seat) -> None:
    if s.laid_count[seat] == 0:
        return
    for card in range(CARDS):
        while s.laid[seat][card] > 0:
            s.laid[seat][card] -= 1
            add_to_hand(s, seat, card)
    s.laid_count[seat] = 0


def discard_card(s: State, card: Card) -> None:
    s.discard[card] += 1
    s.discard_size += 1


def discard_laid(s: State, seat: Seat) -> None:
    if s.laid_count[seat] == 0:
        return
    laid = s.laid[seat]
    for card in range(CARDS):
        if laid[card] > 0:
            s.discard[card] += laid[card]
            laid[card] = 0
    s.discard_size += s.laid_count[seat]
    s.laid_count[seat] = 0


def discard_hand(s: State, seat: Seat) -> None:
    for card in range(CARDS):
        s.discard[card] += s.hand[seat][card]
        s.hand[seat][card] = 0
    s.discard_size += s.hand_size[seat]
    s.hand_size[seat] = 0
    s.hand_mask[seat] = 0


def in_pile(s: State) -> int:
    return s.pile_end - s.pile_top


def owe_cards(s: State, seat: Seat, count: int) -> None:
    """The player is to draw so many cards; hand limit: never more than ten in hand."""
    room = HAND_LIMIT - s.hand_size[seat]
    if count > room:
        count = room
    if count > 0:
        s.owed[seat] = count


def draw_then(s: State, phase: int) -> None:
    """Lets everyone draw what they are owed, and goes on with the phase."""
    s.phase = DRAW
    s.phase_after_drawing = phase


def draw_cards(s: State) -> None:
    """One card at a time from the top, in lead order."""
    seat = in_lead_order(s, 0)
    for _ in range(s.players):
        while s.owed[seat] > 0:
            if s.pile_top < s.pile_end:
                s.owed[seat] -= 1
                receive_card(s, seat, take_top_card(s))
            elif s.discard_size > 0:
                # R5: when a card must be drawn and the pile is empty, not before
                s.phase = AWAIT_DEALER if s.outside_dealer else RESHUFFLE
                return
            else:
                s.owed[seat] = 0  # R5: when that is empty too, drawing stops
        seat = seat + 1 if seat + 1 < s.players else 0
    s.phase = s.phase_after_drawing


def take_top_card(s: State) -> Card:
    card = s.pile[s.pile_top]
    s.pile_top += 1
    return card


def receive_card(s: State, seat: Seat, card: Card) -> None:
    if s.phase_after_drawing == REVEAL_BREAK:
        s.tie_break_card[seat] = card
    else:
        add_to_hand(s, seat, card)
        tell_drew(s, seat, card)


def gather_discard(s: State) -> None:
    """Lays the discard pile down as the draw pile, in canonical order."""
    count = 0
    for card in range(CARDS):
        for _ in range(s.discard[card]):
            s.pile[count] = card
            count += 1
        s.discard[card] = 0
    s.pile_top = 0
    s.pile_end = count
    tell_reshuffled(s, count)
    s.discard_size = 0
    s.phase = DRAW


def reshuffle(s: State) -> None:
    """R5: the discard pile becomes the new draw pile."""
    gather_discard(s)
    shuffle_pile(s, s.pile_end)


def shuffle_pile(s: State, count: int) -> None:
    pile = s.pile
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
