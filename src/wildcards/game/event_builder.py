"""Makes events of what the rules tell."""

from wildcards.game import events
from wildcards.game.notation import (
    CARD_CODES,
    HABITAT_CARD_CODES,
    SPECIES_CODES,
    card_or_none,
    cards_of,
    seat_or_none,
)
from wildcards.game.types import HabitatCode, Species, WhyNext, WhyPassed
from wildcards.rules import facts
from wildcards.rules.cards import NONE, value_of

WHY_NEXT: dict[int, WhyNext] = {
    facts.BY_LION: "lion",
    facts.BY_TOTAL: "total",
    facts.BY_BREAK: "tie-break",
    facts.BY_LEAD: "lead",
}
WHY_PASSED: dict[int, WhyPassed] = {
    facts.BY_CHOICE: "choice",
    facts.EMPTY_DISPLAY: "empty-display",
    facts.CANNOT_PAY: "cannot-pay",
    facts.BY_WITHDRAWAL: "withdrew",
}


class EventBuilder:
    """The listener of one game. What belongs together is held until its last part has been told."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._events: list[events.AnyEvent] = []
        self._animals: list[Species] = []
        self._payments: list[events.Payment] = []
        self._withdrew: list[events.Withdrawal] = []
        self._tie_break: list[events.TieBreakCard] = []

    def take_events(self) -> list[events.AnyEvent]:
        """What has happened since they were taken last. The end is told without its result, so it makes none."""
        taken, self._events = self._events, []
        return taken

    # The deal, and rounds.

    def dealt(self, seat: int, card: int) -> None:
        self._receive(events.Dealt, seat, card)

    def drew(self, seat: int, card: int) -> None:
        self._receive(events.Drew, seat, card)

    def _receive(self, kind: type[events.Dealt | events.Drew], seat: int, card: int) -> None:
        """Cards that come one by one to the same player are one event."""
        cards: tuple[HabitatCode, ...] = (HABITAT_CARD_CODES[card],)
        last = self._events[-1] if self._events else None
        if isinstance(last, kind) and last.seat == seat:
            cards = (last.cards or ()) + cards
            self._events.pop()
        self._events.append(kind(seat=seat, count=len(cards), cards=cards))

    def reshuffled(self, count: int) -> None:
        self._events.append(events.Reshuffled(count=count))

    def turned_up(self, species: int) -> None:
        self._animals.append(SPECIES_CODES[species])

    def round_began(self, number: int, lead: int) -> None:
        self._events.append(events.RoundBegan(round=number, lead=lead, display=self._take_animals()))

    def animal_out(self, species: int) -> None:
        self._animals.append(SPECIES_CODES[species])

    def round_ended(self, number: int) -> None:
        self._events.append(events.RoundEnded(round=number, animals_out=self._take_animals()))

    def _take_animals(self) -> tuple[Species, ...]:
        animals = tuple(self._animals)
        self._animals.clear()
        return animals

    def game_ended(self) -> None:
        pass

    # Bids and refills.

    def bids_revealed(self, bid: list[int], second: list[int]) -> None:
        bids = [CARD_CODES[bid[seat]] if second[seat] == NONE else None for seat in range(self.players)]
        self._events.append(events.BidsRevealed(bids=tuple(bids)))

    def showed(self, seat: int, bid: int, back: int) -> None:
        self._events.append(events.EagleChose(seat=seat, bid=CARD_CODES[bid], back=CARD_CODES[back]))

    def kept_bid(self, seat: int, card: int) -> None:
        self._events.append(events.BidKept(seat=seat, card=HABITAT_CARD_CODES[card]))

    def left_bid(self, seat: int, card: int) -> None:
        self._events.append(events.BidLeft(seat=seat, card=HABITAT_CARD_CODES[card]))

    def declined_exchange(self, seat: int) -> None:
        self._events.append(events.ExchangeDeclined(seat=seat))

    def exchanged(self, seat: int, given: int, gained: int) -> None:
        self._events.append(events.Exchanged(seat=seat, given=SPECIES_CODES[given], gained=SPECIES_CODES[gained]))

    def leader_moved(self, species: int, owner: int, previous: int) -> None:
        code = SPECIES_CODES[species]
        moved = events.LeaderMoved(species=code, owner=seat_or_none(owner), previous=seat_or_none(previous))
        self._events.append(moved)

    def refilled(self, seat: int, up_to: int, discarded: list[int]) -> None:
        self._events.append(events.Refilled(seat=seat, discarded=cards_of(discarded), up_to=up_to))

    # Acquiring and ties.

    def turned_to_bids(self, value: int, tied: list[int]) -> None:
        seats = tuple([seat for seat in range(self.players) if tied[seat]])
        if len(seats) > 1:
            self._events.append(events.TieBegan(value=value, seats=seats))

    def laid_payment(self, seat: int, cards: list[int]) -> None:
        total = sum([value_of(card) * count for card, count in enumerate(cards)])
        self._payments.append(events.Payment(seat=seat, cards=cards_of(cards), total=total))

    def withdrew(self, seat: int, forced: int) -> None:
        self._withdrew.append(events.Withdrawal(seat=seat, forced=bool(forced)))

    def payments_revealed(self, value: int) -> None:
        payments, withdrew = tuple(self._payments), tuple(self._withdrew)
        self._payments.clear()
        self._withdrew.clear()
        self._events.append(events.PaymentsRevealed(value=value, payments=payments, withdrew=withdrew))

    def laid_tie_break(self, seat: int, card: int, from_hand: int) -> None:
        laid = events.TieBreakCard(seat=seat, card=card_or_none(card), from_hand=bool(from_hand))
        self._tie_break.append(laid)

    def tie_break_revealed(self, winner: int) -> None:
        cards = tuple(self._tie_break)
        self._tie_break.clear()
        self._events.append(events.TieBreakRevealed(cards=cards, winner=seat_or_none(winner)))

    def goes_next(self, seat: int, why: int) -> None:
        self._events.append(events.GoesNext(seat=seat, why=WHY_NEXT[why]))

    def took(self, seat: int, species: int, points: int, bid: int, payment: list[int]) -> None:
        animal, card = SPECIES_CODES[species], HABITAT_CARD_CODES[bid]
        taken = events.Took(seat=seat, animal=animal, bid=card, payment=cards_of(payment), points=points)
        self._events.append(taken)

    def passed(self, seat: int, why: int, bid: int, payment: list[int]) -> None:
        left = events.Passed(seat=seat, why=WHY_PASSED[why], bid=HABITAT_CARD_CODES[bid], payment=cards_of(payment))
        self._events.append(left)
