"""Events: what happened, as one viewer may know it.

The game keeps each event whole. `seen_by` is the way out: a public event goes out as it is; an event with a secret has
to say what of it each viewer gets, so a new one cannot leak by being forgotten.
"""

from typing import Annotated, Self, get_args

import msgspec
from msgspec.structs import replace

from wildcards.game.meanings import SeatNumber, described, meaning
from wildcards.game.players import Player
from wildcards.game.result import Result
from wildcards.game.types import CardCode, HabitatCode, Removal, Species, WhyNext, WhyPassed


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened."""

    def seen_by(self, viewer: int | None) -> Self:
        """This event as a seat, or a spectator (None), may know it."""
        raise NotImplementedError


class PublicEvent(Event, frozen=True):
    """Something that everybody may know."""

    def seen_by(self, viewer: int | None) -> Self:
        return self


class Started(PublicEvent, frozen=True, tag="started"):
    """The game begins."""

    players: Annotated[tuple[Player, ...], meaning("Who plays, by seat.")]
    removal: Annotated[Removal, meaning("How the animals to take out were chosen.")]
    habitat_counts: Annotated[tuple[int, ...], meaning("How many cards of value 1, 2, 3, 4 each habitat has (R1).")]
    wild_counts: Annotated[tuple[int, ...], meaning("How many wild cards of value 1, 2, 3, 4 there are (R1).")]
    commitment: Annotated[str | None, meaning("What was promised about the shuffle; null: nothing.")]


@described
class Received(Event, frozen=True):
    """Cards come into a hand."""

    seat: SeatNumber
    count: Annotated[int, meaning("How many cards.")]
    cards: Annotated[tuple[HabitatCode, ...] | None, meaning("Which cards, for the seat alone.")]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=None)


class Dealt(Received, frozen=True, tag="dealt"):
    """A player gets the first cards."""


class RoundBegan(PublicEvent, frozen=True, tag="round-began"):
    """New animals are turned up."""

    round: Annotated[int, meaning("The round, from 1.")]
    lead: Annotated[int, meaning("The seat from which lead order goes clockwise (R3).")]
    display: Annotated[tuple[Species, ...], meaning("The animals that can be taken.")]


class BidsRevealed(PublicEvent, frozen=True, tag="bids-revealed"):
    """All bids, turned up at once."""

    bids: Annotated[
        tuple[CardCode | None, ...],
        meaning("By seat; null where the eagle's owner laid two cards and is still to choose."),
    ]


class EagleChose(Event, frozen=True, tag="eagle-chose"):
    """The eagle's owner chose one of two cards as the bid."""

    seat: SeatNumber
    bid: Annotated[CardCode, meaning("The card that is the bid.")]
    back: Annotated[CardCode | None, meaning("The other card, which goes back to hand, for the seat alone.")]

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, back=None)


class ExchangeDeclined(PublicEvent, frozen=True, tag="exchange-declined"):
    """The meerkat's owner exchanges nothing."""

    seat: SeatNumber


class Exchanged(PublicEvent, frozen=True, tag="exchanged"):
    """The meerkat's owner gave an animal for one of the display."""

    seat: SeatNumber
    given: Annotated[Species, meaning("The animal that was given.")]
    gained: Annotated[Species, meaning("The animal that was taken for it.")]


class LeaderMoved(PublicEvent, frozen=True, tag="leader-moved"):
    """From its owner or the supply (None) to a player or the supply."""

    species: Annotated[Species, meaning("Which Leader.")]
    owner: Annotated[int | None, meaning("The seat that owns it now; null: the supply.")]
    previous: Annotated[int | None, meaning("The seat that owned it before; null: the supply.")]


class Refilled(PublicEvent, frozen=True, tag="refilled"):
    """Discards these cards, then draws up to so many; the drawing follows as events of its own."""

    seat: SeatNumber
    discarded: Annotated[tuple[HabitatCode, ...], meaning("The cards discarded first.")]
    up_to: Annotated[int, meaning("The size that the hand is then filled up to.")]


class Drew(Received, frozen=True, tag="drew"):
    """A player drew from the pile."""


class Reshuffled(PublicEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the new pile (R5)."""

    count: Annotated[int, meaning("How many cards the new pile has.")]


class TieBegan(PublicEvent, frozen=True, tag="tie-began"):
    """Several have bid the same value."""

    value: Annotated[int, meaning("The bid that they share.")]
    seats: Annotated[tuple[int, ...], meaning("Who shares it.")]


@described
class Payment(msgspec.Struct, frozen=True):
    """What somebody laid in a tie."""

    seat: SeatNumber
    cards: Annotated[tuple[HabitatCode, ...], meaning("The cards laid.")]
    total: Annotated[int, meaning("The sum of their values and the bid.")]


@described
class Withdrawal(msgspec.Struct, frozen=True):
    """Somebody who laid nothing in a tie."""

    seat: SeatNumber
    forced: Annotated[bool, meaning("Whether there were too few cards to pay.")]


class PaymentsRevealed(PublicEvent, frozen=True, tag="payments-revealed"):
    """The hidden payments of a tie, turned up at once."""

    value: Annotated[int, meaning("The bid that is being settled.")]
    payments: Annotated[tuple[Payment, ...], meaning("What was laid, in lead order.")]
    withdrew: Annotated[tuple[Withdrawal, ...], meaning("Who laid nothing, in lead order.")]


@described
class TieBreakCard(msgspec.Struct, frozen=True):
    """What somebody laid for a tie-break."""

    seat: SeatNumber
    card: Annotated[HabitatCode | None, meaning("The card; null: nothing to lay.")]
    from_hand: Annotated[bool, meaning("Whether it comes from the hand; else from the pile.")]


class TieBreakRevealed(PublicEvent, frozen=True, tag="tie-break-revealed"):
    """In lead order. No winner means that all of them do it again."""

    cards: Annotated[tuple[TieBreakCard, ...], meaning("The cards, in lead order.")]
    winner: Annotated[int | None, meaning("Who has the highest; null: all of them do it again.")]


class GoesNext(PublicEvent, frozen=True, tag="goes-next"):
    """Who of the tied players goes next, and why: lion, total, tie-break, or lead (nobody laid a card)."""

    seat: SeatNumber
    why: Annotated[
        WhyNext, meaning("Why: the lion Leader, the total, the tie-break, or lead order, as nobody laid a card.")
    ]


class Took(PublicEvent, frozen=True, tag="took"):
    """An animal was paid for and taken."""

    seat: SeatNumber
    animal: Annotated[Species, meaning("The species taken.")]
    bid: Annotated[HabitatCode, meaning("The bid paid for it.")]
    payment: Annotated[tuple[HabitatCode, ...], meaning("The further cards paid for it.")]
    points: Annotated[int, meaning("Points for a natural habitat; 0: it was not in one.")]


class Passed(PublicEvent, frozen=True, tag="passed"):
    """The bid and the payment go back to hand. Why: choice, empty-display, cannot-pay, or withdrew."""

    seat: SeatNumber
    why: Annotated[
        WhyPassed, meaning("Why: by choice, an empty display, too few cards to pay, or withdrawn from a tie.")
    ]
    bid: Annotated[HabitatCode, meaning("The bid, which goes back to hand.")]
    payment: Annotated[tuple[HabitatCode, ...], meaning("The payment, which goes back too.")]


class BidKept(PublicEvent, frozen=True, tag="bid-kept"):
    """The ibex's owner took the bid back to hand."""

    seat: SeatNumber
    card: Annotated[HabitatCode, meaning("The bid that was taken back to hand.")]


class BidLeft(PublicEvent, frozen=True, tag="bid-left"):
    """The ibex's owner left the bid."""

    seat: SeatNumber
    card: Annotated[HabitatCode, meaning("The bid that was left to be discarded.")]


class RoundEnded(PublicEvent, frozen=True, tag="round-ended"):
    """Bids and payments go to the discard pile, what is left of the display out of the game."""

    round: Annotated[int, meaning("The round, from 1.")]
    animals_out: Annotated[tuple[Species, ...], meaning("The animals left on display, out of the game now.")]


class GameEnded(PublicEvent, frozen=True, tag="game-ended"):
    """The last round is over and points are counted."""

    result: Annotated[Result, meaning("Points and ranks.")]
    seed: Annotated[str | None, meaning("The seed of the shuffle; null: there was none.")]


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

for _event in get_args(AnyEvent):
    described(_event)
