"""Events: what happened, as one viewer may know it.

The game keeps each event whole. `seen_by` is the way out: a public event goes out as it is; an event with a secret has
to say what of it each viewer gets, so a new one cannot leak by being forgotten.
"""

from typing import Self

import msgspec

from wildcards.game.players import Player
from wildcards.game.result import Result
from wildcards.game.types import CardCode, HabitatCode, Removal, Species, WhyNext, WhyPassed


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    def seen_by(self, viewer: int | None) -> "Event":
        """This event as a seat, or a spectator (None), may know it."""
        raise NotImplementedError


class PublicEvent(Event, frozen=True):
    def seen_by(self, viewer: int | None) -> Self:
        return self


class Started(PublicEvent, frozen=True, tag="started"):
    players: tuple[Player, ...]
    removal: Removal
    habitat_counts: tuple[int, ...]
    wild_counts: tuple[int, ...]
    commitment: str | None


class Dealt(Event, frozen=True, tag="dealt"):
    seat: int
    count: int
    cards: tuple[HabitatCode, ...] | None  # for the seat alone

    def seen_by(self, viewer: int | None) -> "Dealt":
        return self if viewer == self.seat else Dealt(seat=self.seat, count=self.count, cards=None)


class RoundBegan(PublicEvent, frozen=True, tag="round-began"):
    round: int
    lead: int
    display: tuple[Species, ...]


class BidsRevealed(PublicEvent, frozen=True, tag="bids-revealed"):
    """By seat; None where the eagle's owner laid two cards and is still to choose."""

    bids: tuple[CardCode | None, ...]


class EagleChose(Event, frozen=True, tag="eagle-chose"):
    seat: int
    bid: CardCode
    back: CardCode | None  # the other card, for the seat alone

    def seen_by(self, viewer: int | None) -> "EagleChose":
        return self if viewer == self.seat else EagleChose(seat=self.seat, bid=self.bid, back=None)


class ExchangeDeclined(PublicEvent, frozen=True, tag="exchange-declined"):
    seat: int


class Exchanged(PublicEvent, frozen=True, tag="exchanged"):
    seat: int
    given: Species
    gained: Species


class LeaderMoved(PublicEvent, frozen=True, tag="leader-moved"):
    """From its owner or the supply (None) to a player or the supply."""

    species: Species
    owner: int | None
    previous: int | None


class Refilled(PublicEvent, frozen=True, tag="refilled"):
    """Discards these cards, then draws up to so many; the drawing follows as events of its own."""

    seat: int
    discarded: tuple[HabitatCode, ...]
    up_to: int


class Drew(Event, frozen=True, tag="drew"):
    seat: int
    count: int
    cards: tuple[HabitatCode, ...] | None  # for the seat alone

    def seen_by(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else Drew(seat=self.seat, count=self.count, cards=None)


class Reshuffled(PublicEvent, frozen=True, tag="reshuffled"):
    count: int


class TieBegan(PublicEvent, frozen=True, tag="tie-began"):
    value: int
    seats: tuple[int, ...]


class Payment(msgspec.Struct, frozen=True):
    seat: int
    cards: tuple[HabitatCode, ...]
    total: int


class Withdrawal(msgspec.Struct, frozen=True):
    seat: int
    forced: bool  # had too few cards to pay


class PaymentsRevealed(PublicEvent, frozen=True, tag="payments-revealed"):
    value: int
    payments: tuple[Payment, ...]
    withdrew: tuple[Withdrawal, ...]


class TieBreakCard(msgspec.Struct, frozen=True):
    seat: int
    card: HabitatCode | None  # None: nothing to lay
    from_hand: bool


class TieBreakRevealed(PublicEvent, frozen=True, tag="tie-break-revealed"):
    """In lead order. No winner means that all of them do it again."""

    cards: tuple[TieBreakCard, ...]
    winner: int | None


class GoesNext(PublicEvent, frozen=True, tag="goes-next"):
    """Who of the tied players goes next, and why: lion, total, tie-break, or lead (nobody laid a card)."""

    seat: int
    why: WhyNext


class Took(PublicEvent, frozen=True, tag="took"):
    seat: int
    animal: Species
    bid: HabitatCode
    payment: tuple[HabitatCode, ...]
    points: int  # natural habitat


class Passed(PublicEvent, frozen=True, tag="passed"):
    """The bid and the payment go back to hand. Why: choice, empty-display, cannot-pay, or withdrew."""

    seat: int
    why: WhyPassed
    bid: HabitatCode
    payment: tuple[HabitatCode, ...]


class BidKept(PublicEvent, frozen=True, tag="bid-kept"):
    seat: int
    card: HabitatCode


class BidLeft(PublicEvent, frozen=True, tag="bid-left"):
    seat: int
    card: HabitatCode


class RoundEnded(PublicEvent, frozen=True, tag="round-ended"):
    """Bids and payments go to the discard pile, what is left of the display out of the game."""

    round: int
    animals_out: tuple[Species, ...]


class GameEnded(PublicEvent, frozen=True, tag="game-ended"):
    result: Result
    seed: str | None


AnyEvent = (
    Started
    | Dealt
    | RoundBegan
    | BidsRevealed
    | EagleChose
    | ExchangeDeclined
    | Exchanged
    | LeaderMoved
    | Refilled
    | Drew
    | Reshuffled
    | TieBegan
    | PaymentsRevealed
    | TieBreakRevealed
    | GoesNext
    | Took
    | Passed
    | BidKept
    | BidLeft
    | RoundEnded
    | GameEnded
)
