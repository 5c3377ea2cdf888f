"""What an attentive player remembers of the Habitat cards: where each was seen to go.

It is made from events alone. All of it is public but the cards that a seat itself drew, which only that seat's view
uses.
"""

from collections import Counter
from collections.abc import Sequence

from wildcards.game import events
from wildcards.game.notation import REFILL_CODE, in_order
from wildcards.game.types import CardCode, HabitatCode

PAST = 5  # rounds of which is told what each seat bid and what came of it, the present one last


class CardTracker:
    """What was seen of the hands and the pile since the last shuffle; a game begins with one.

    `known` are cards that were seen going to a hand and have not left it. `trail` tells of the other cards of a hand
    what was seen, in order: a number for so many cards drawn, a code for a card that came out of the hand. Cards of a
    kind are alike: who plays a kind that is known to be in the hand is taken to play the known one.
    """

    def __init__(self, hands: Sequence[Sequence[HabitatCode]], pile: Sequence[HabitatCode]) -> None:
        self.shuffled = (*(card for hand in hands for card in hand), *pile)  # the cards of the last shuffle
        self.pile = len(pile)
        self.turned_up: list[HabitatCode] = []  # of these, the ones drawn for a tie-break
        self.drawn = [list(hand) for hand in hands]  # of these, what each seat drew
        self.known: list[list[HabitatCode]] = [[] for _ in hands]
        self.trail: list[list[int | HabitatCode]] = [[len(hand)] for hand in hands]
        self.past: list[list[str]] = [[""] for _ in hands]  # by round: the bid, and what came of it
        self.laid_in_tie: set[int] = set()
        self.drawn_for_break = 0  # cards of the old pile in a tie-break during which the pile was made anew
        self.next_shuffles: list[tuple[HabitatCode, ...]] = []

    def copy(self) -> "CardTracker":
        other = CardTracker([], self.shuffled)
        other.pile = self.pile
        other.turned_up = self.turned_up.copy()
        other.drawn = [cards.copy() for cards in self.drawn]
        other.known = [cards.copy() for cards in self.known]
        other.trail = [steps.copy() for steps in self.trail]
        other.past = [rounds.copy() for rounds in self.past]
        other.laid_in_tie = self.laid_in_tie.copy()
        return other

    def expect_shuffle(self, cards: Sequence[HabitatCode]) -> None:
        """The discard pile, face up until now, becomes the pile; the event that tells it will come."""
        self.next_shuffles.append(tuple(cards))

    def note(self, event: events.Event) -> None:
        match event:
            case events.Drew():
                self._draw(event.seat, event.count, event.cards or ())
            case events.RoundBegan():
                self.laid_in_tie.clear()
                self.past = [[*rounds, ""][-PAST:] for rounds in self.past]
            case events.BidsRevealed():
                for seat, bid in enumerate(event.bids):
                    self._show(seat, bid)
                    self.past[seat][-1] = bid or ""
            case events.EagleChose():
                self._show(event.seat, event.bid)
                self.past[event.seat][-1] = event.bid
            case events.Refilled():
                self._show(event.seat, *event.discarded)
                self.past[event.seat][-1] += f" {len(event.discarded)}"
            case events.Reshuffled():
                self._shuffle()
            case events.PaymentsRevealed():
                for payment in event.payments:
                    self._show(payment.seat, *payment.cards)
                    self.laid_in_tie.add(payment.seat)
            case events.TieBreakRevealed():
                self._break_tie(event)
            case events.Took():
                if event.seat not in self.laid_in_tie:
                    self._show(event.seat, *event.payment)
                self.past[event.seat][-1] += f" {event.animal}"
            case events.Passed():
                self.known[event.seat] += [event.bid, *event.payment]
                self.past[event.seat][-1] += " pass"
            case events.BidKept():
                self.known[event.seat].append(event.card)

    def _draw(self, seat: int, count: int, cards: Sequence[HabitatCode]) -> None:
        self.pile -= count
        self.drawn[seat] += cards
        steps = self.trail[seat]
        if steps and isinstance(steps[-1], int):
            steps[-1] += count
        else:
            steps.append(count)

    def _show(self, seat: int, *cards: CardCode | None) -> None:
        """Cards of a hand are seen as they leave it. R belongs to no pile, and a hidden card tells nothing."""
        for card in cards:
            if card in self.known[seat]:
                self.known[seat].remove(card)
            elif card is not None and card != REFILL_CODE:
                self.trail[seat].append(card)

    def _shuffle(self) -> None:
        """A pile that still seems to hold cards was emptied by a tie-break that has not been revealed."""
        self.drawn_for_break = self.pile
        self.shuffled = self.next_shuffles.pop(0)
        self.pile = len(self.shuffled)
        self.turned_up.clear()
        for seat in range(len(self.known)):
            self.drawn[seat].clear()
            self.trail[seat].clear()

    def _break_tie(self, event: events.TieBreakRevealed) -> None:
        for laid in event.cards:
            if laid.from_hand:
                self._show(laid.seat, laid.card)
            elif laid.card is not None and self.drawn_for_break:
                self.drawn_for_break -= 1
            elif laid.card is not None:
                self.pile -= 1
                self.turned_up.append(laid.card)

    def fresh(self, viewer: int | None) -> tuple[HabitatCode, ...]:
        """Of the cards shuffled last, those that the viewer has not seen since."""
        unseen = Counter(self.shuffled)
        unseen.subtract(self.turned_up)
        if viewer is not None:
            unseen.subtract(self.drawn[viewer])
        return in_order(unseen.elements())
