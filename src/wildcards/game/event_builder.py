"""Makes events of what the rules tell, one line of numbers at a time."""

from collections.abc import Iterable

from wildcards.game import events
from wildcards.game.notation import CARD_CODES, SPECIES_CODES, card_or_none, seat_or_none
from wildcards.game.result import Result
from wildcards.rules import facts
from wildcards.rules.cards import MAX_PLAYERS, NONE

Line = tuple[int, int, int, int]

WHY_NEXT = {facts.BY_LION: "lion", facts.BY_TOTAL: "total", facts.BY_BREAK: "tie-break", facts.BY_LEAD: "lead"}
WHY_PASSED = {
    facts.BY_CHOICE: "choice",
    facts.EMPTY_DISPLAY: "empty-display",
    facts.CANNOT_PAY: "cannot-pay",
    facts.BY_WITHDRAWAL: "withdrew",
}


class EventBuilder:
    """Holds what belongs together until its last line has come."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.bids: list[str | None] = [None] * players
        self.cards: list[str] = []
        self.animals: list[str] = []
        self.seats: list[int] = []
        self.payments: list[events.Payment] = []
        self.withdrew: list[events.Withdrawal] = []
        self.break_cards: list[events.TieBreakCard] = []
        self.laid: list[tuple[str, ...]] = [()] * MAX_PLAYERS

    def copy(self) -> "EventBuilder":
        """Between decisions only the bids and what was laid are remembered."""
        other = EventBuilder(self.players)
        other.bids = self.bids.copy()
        other.laid = self.laid.copy()
        return other

    def events_of(self, lines: Iterable[Line], result: Result | None, seed: str | None) -> list[events.Event]:
        told: list[events.Event] = []
        drawing: tuple[int, int] | None = None  # cards that come one by one to the same player are one event
        for what, seat, a, b in lines:
            if drawing and drawing != (what, seat):
                told.append(self._end_drawing(*drawing))
                drawing = None
            if what in (facts.DREW, facts.DEALT):
                drawing = (what, seat)
                self.cards.append(CARD_CODES[a])
            elif what == facts.GAME_OVER:
                assert result is not None
                told.append(events.GameEnded(result=result, seed=seed))
            else:
                event = self._event_of(what, seat, a, b)
                if event is not None:
                    told.append(event)
        if drawing:
            told.append(self._end_drawing(*drawing))
        return told

    def _end_drawing(self, what: int, seat: int) -> events.Event:
        cards = self._take_cards()
        kind = events.Drew if what == facts.DREW else events.Dealt
        return kind(seat=seat, count=len(cards), cards=cards)

    def _take_cards(self) -> tuple[str, ...]:
        cards = tuple(self.cards)
        self.cards.clear()
        return cards

    def _take_animals(self) -> tuple[str, ...]:
        animals = tuple(self.animals)
        self.animals.clear()
        return animals

    def _event_of(self, what: int, seat: int, a: int, b: int) -> events.Event | None:
        """The event that a line completes, if it does."""
        match what:
            case facts.PAYMENT | facts.PAID | facts.DISCARDED:
                self.cards.append(CARD_CODES[a])
            case facts.TURNED_UP | facts.OUT:
                self.animals.append(SPECIES_CODES[a])
            case facts.ROUND:
                self.laid = [()] * MAX_PLAYERS
                return events.RoundBegan(round=a, lead=seat, display=self._take_animals())
            case facts.BID:
                self.bids[seat] = CARD_CODES[a] if b == NONE else None
                if seat == self.players - 1:
                    return events.BidsRevealed(bids=tuple(self.bids))
            case facts.SHOWN:
                self.bids[seat] = CARD_CODES[a]
                return events.EagleChose(seat=seat, bid=CARD_CODES[a], back=CARD_CODES[b])
            case facts.NO_EXCHANGE:
                return events.ExchangeDeclined(seat=seat)
            case facts.EXCHANGED:
                return events.Exchanged(seat=seat, given=SPECIES_CODES[a], gained=SPECIES_CODES[b])
            case facts.LEADER:
                return events.LeaderMoved(species=SPECIES_CODES[a], owner=seat_or_none(seat), previous=seat_or_none(b))
            case facts.REFILL:
                return events.Refilled(seat=seat, discarded=self._take_cards(), up_to=a)
            case facts.RESHUFFLED:
                return events.Reshuffled(count=a)
            case facts.TOOK:
                return self._took(seat, SPECIES_CODES[a], b)
            case facts.PASSED:
                laid, self.laid[seat] = self.laid[seat], ()
                return events.Passed(seat=seat, why=WHY_PASSED[a], bid=CARD_CODES[b], payment=laid)
            case facts.KEPT:
                return events.BidKept(seat=seat, card=CARD_CODES[a])
            case facts.LEFT:
                return events.BidLeft(seat=seat, card=CARD_CODES[a])
            case facts.ROUND_OVER:
                return events.RoundEnded(round=a, animals_out=self._take_animals())
            case _:
                return self._event_of_a_tie(what, seat, a, b)
        return None

    def _took(self, seat: int, animal: str, points: int) -> events.Event:
        bid = self.bids[seat]
        assert bid is not None
        return events.Took(seat=seat, animal=animal, bid=bid, payment=self._take_cards(), points=points)

    def _event_of_a_tie(self, what: int, seat: int, a: int, b: int) -> events.Event | None:
        match what:
            case facts.TIED:
                self.seats.append(seat)
            case facts.BIDS_OF:
                seats = tuple(self.seats)
                self.seats.clear()
                if len(seats) > 1:
                    return events.TieBegan(value=a, seats=seats)
            case facts.TOTAL:
                self.laid[seat] = self._take_cards()
                self.payments.append(events.Payment(seat=seat, cards=self.laid[seat], total=a))
            case facts.WITHDREW:
                self.withdrew.append(events.Withdrawal(seat=seat, forced=bool(a)))
            case facts.PAYMENTS:
                payments, withdrew = tuple(self.payments), tuple(self.withdrew)
                self.payments.clear()
                self.withdrew.clear()
                return events.PaymentsRevealed(value=a, payments=payments, withdrew=withdrew)
            case facts.BREAK_CARD:
                self.break_cards.append(events.TieBreakCard(seat=seat, card=card_or_none(a), from_hand=bool(b)))
            case facts.BREAK:
                cards = tuple(self.break_cards)
                self.break_cards.clear()
                return events.TieBreakRevealed(cards=cards, winner=seat_or_none(seat))
            case facts.NEXT:
                return events.GoesNext(seat=seat, why=WHY_NEXT[a])
        return None
