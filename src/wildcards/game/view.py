"""A view: what one seat, or a spectator, may know now.

It is the only door out of a state, built field by field: a new field of the state stays secret until somebody names
it here.
"""

from operator import attrgetter
from typing import Annotated

import msgspec
from msgspec import Meta

from wildcards.game.ask import Ask
from wildcards.game.card_tracking import CardTracker
from wildcards.game.meanings import ShortSignature, described, meaning
from wildcards.game.moves import Move
from wildcards.game.notation import CARD_CODES, SPECIES_CODES, cards_of, in_order, seat_or_none, species_of
from wildcards.game.players import Player
from wildcards.game.result import Result
from wildcards.game.types import CardCode, HabitatCode, Question, Removal, Species
from wildcards.rules import visibility
from wildcards.rules.acquiring import cards_to_pay
from wildcards.rules.cards import ANIMALS
from wildcards.rules.hands import in_pile
from wildcards.rules.questions import in_lead_order
from wildcards.rules.rounds import animals_left
from wildcards.rules.scoring import points_of
from wildcards.rules.state import State

EVERY_SPECIES = Meta(min_length=len(SPECIES_CODES))


@described
class ShownSeat(msgspec.Struct, frozen=True):
    """What lies in front of one player."""

    name: Annotated[str, meaning("What the player is called.")]
    bot: Annotated[str | None, meaning("The level of the bot that plays; null: a person, or nobody has said.")]
    hand_size: Annotated[int, meaning("How many cards are in hand, as everybody may know it (R21).")]
    hand: Annotated[tuple[HabitatCode, ...] | None, meaning("The cards in hand, for the viewer's own seat alone.")]
    bid: Annotated[CardCode | None, meaning("The bid that is revealed and still on the table.")]
    face_down: Annotated[int, meaning("How many cards the eagle's owner has laid and has yet to choose from.")]
    laid: Annotated[tuple[HabitatCode, ...], meaning("The payment laid beside the bid, once it is revealed.")]
    collection: Annotated[
        dict[Species, int], EVERY_SPECIES, meaning("How many animals of each species the player has.")
    ]
    tokens: Annotated[int, meaning("Points in tokens.")]
    points: Annotated[int, meaning("The points that would count if the game ended now.")]
    asked: Annotated[bool, meaning("Whether the present question is this seat's too, decided or not.")]
    decided: Annotated[bool, meaning("Whether it has decided, and the decision is still hidden.")]
    known: Annotated[tuple[HabitatCode, ...], meaning("Cards that were seen going to this hand and have not left it.")]


@described
class SeatView(ShownSeat, metaclass=ShortSignature, frozen=True):
    """What lies in front of one player, with what was seen of the hand."""

    trail: Annotated[
        tuple[int | HabitatCode, ...],
        meaning("Its other cards since the last shuffle: how many were drawn, or one that left the hand."),
    ]
    past: Annotated[
        tuple[str, ...],
        meaning("By round, at most five, this one last: the bid, then the animal, `pass`, or the cards discarded."),
    ]


@described
class ShownView(msgspec.Struct, frozen=True):
    """What a table shows."""

    viewer: Annotated[int | None, meaning("The seat that looks; null: a spectator.")]
    version: Annotated[int, meaning("Counts the decisions that have been taken.")]
    round: Annotated[int, meaning("The round that is being played, from 1.")]
    rounds: Annotated[int, meaning("How many rounds the game has.")]
    lead: Annotated[int, meaning("The seat from which lead order goes clockwise (R3).")]
    question: Annotated[Question | None, meaning("What is being asked; null when the game is over.")]
    pending: Annotated[tuple[int, ...], meaning("The seats that have not decided yet.")]
    display: Annotated[tuple[Species, ...], meaning("The animals that can be taken.")]
    animals_left: Annotated[int, meaning("How many animals are still to come up.")]
    animals_out: Annotated[tuple[Species, ...], meaning("The animals that nobody took, and that are out of the game.")]
    pile: Annotated[int, meaning("How many cards the pile holds.")]
    discard: Annotated[tuple[HabitatCode, ...], meaning("The discard pile, which everybody may look through.")]
    leaders: Annotated[
        dict[Species, int | None],
        EVERY_SPECIES,
        meaning("The seat that owns each Leader; null: it lies in the supply."),
    ]
    value: Annotated[int, meaning("The value of the bids that are being settled; 0 outside of that.")]
    due: Annotated[int, meaning("How many further cards an animal costs at that value.")]
    tied: Annotated[tuple[int, ...], meaning("The seats that share this value and have not acted.")]
    breaking: Annotated[tuple[int, ...], meaning("The seats that break the tie.")]
    tie_break: Annotated[
        tuple[HabitatCode, ...], meaning("Cards of earlier repetitions of the tie-break, which are in no pile (R15).")
    ]
    draw_offered: Annotated[bool, meaning("Whether a tie-break card may be drawn from the pile (R14).")]
    face_down: Annotated[tuple[CardCode, ...], meaning("The viewer's own two cards, to choose the bid from.")]
    ask: Annotated[
        Ask | None, meaning("What the viewer is asked, also once answered while the answer may still change.")
    ]
    choice: Annotated[Move | None, meaning("The viewer's own decision, while it is hidden.")]
    seed: Annotated[str | None, meaning("The seed of the shuffle, once the game is over.")]
    result: Annotated[Result | None, meaning("Points and ranks, once the game is over.")]
    seats: Annotated[tuple[ShownSeat, ...], meaning("What lies in front of each player, by seat.")]


@described
class View(ShownView, metaclass=ShortSignature, frozen=True):
    """Everything that the viewer may know, including the set-up and what is needed to count cards."""

    seats: Annotated[
        tuple[SeatView, ...], meaning("What lies in front of each player, with what was seen of the hand, by seat.")
    ]
    animals_removed: Annotated[int, meaning("How many animals were taken out before the game.")]
    fresh: Annotated[
        tuple[HabitatCode, ...], meaning("Of the cards shuffled last, those that the viewer has not seen since.")
    ]
    exchanged: Annotated[
        tuple[int, ...], meaning("The seats that have been offered the meerkat's exchange this round.")
    ]
    removal: Annotated[Removal, meaning("How the animals to take out were chosen.")]
    habitat_counts: Annotated[tuple[int, ...], meaning("How many cards of value 1, 2, 3, 4 each habitat has (R1).")]
    wild_counts: Annotated[tuple[int, ...], meaning("How many wild cards of value 1, 2, 3, 4 there are (R1).")]
    commitment: Annotated[
        str | None, meaning("What the server promised about the shuffle before the game; null: nothing.")
    ]

    @property
    def me(self) -> SeatView:
        """The viewer's own seat.

        >>> from wildcards import Game
        >>> Game(3).view(1).me.hand_size
        7
        """
        if self.viewer is None:
            raise ValueError("a spectator has no seat: look at view.viewer first, or at view.seats")
        return self.seats[self.viewer]


SHOWN_OF_SEAT = attrgetter(*ShownSeat.__struct_fields__)
SHOWN_BUT_SEATS = attrgetter(*ShownView.__struct_fields__[:-1])


def shown(view: View) -> ShownView:
    """Without what only bots read. Quick, for every client gets one after every move."""
    seats = tuple([ShownSeat(*SHOWN_OF_SEAT(seat)) for seat in view.seats])
    return ShownView(*(*SHOWN_BUT_SEATS(view), seats))


class Published(msgspec.Struct, frozen=True):
    """What everybody is told about the set-up of a game."""

    players: Annotated[tuple[Player, ...], meaning("Who plays, by seat.")]
    removal: Annotated[Removal, meaning("How the animals to take out were chosen.")]
    habitat_counts: tuple[int, ...]
    wild_counts: tuple[int, ...]
    commitment: str | None
    seed: str | None
    result: Result | None


def public_view(
    s: State,
    *,
    version: int,
    question: Question | None,
    asked: tuple[int, ...],
    decided: dict[int, Move],
    tracker: CardTracker,
    published: Published,
) -> View:
    """What everybody knows, a spectator too."""
    settling = visibility.bids_are_being_settled(s)
    return View(
        viewer=None,
        version=version,
        round=s.round,
        rounds=s.animals_end // (s.players - 1),
        lead=in_lead_order(s, 0),
        question=question,
        pending=tuple(seat for seat in asked if seat not in decided),
        display=species_of(s.display),
        animals_left=animals_left(s),
        animals_removed=ANIMALS - s.animals_end,
        animals_out=animals_out(s),
        pile=in_pile(s),
        discard=cards_of(s.discard),
        fresh=tracker.fresh(None),
        leaders={code: seat_or_none(owner) for code, owner in zip(SPECIES_CODES, s.leader, strict=True)},
        seats=tuple(
            seat_view(s, seat, tracker, player=player, asked=seat in asked, decided=seat in decided)
            for seat, player in enumerate(published.players)
        ),
        value=s.bid_value if settling else 0,
        due=cards_to_pay(s) if settling else 0,
        tied=tuple(seat for seat in range(s.players) if s.tied[seat]),
        breaking=tuple(seat for seat in range(s.players) if visibility.breaks_tie(s, seat)),
        tie_break=cards_of(s.tie_break_aside),
        draw_offered=question == "break" and s.draw_offered == 1,
        exchanged=tuple(seat for seat in range(s.players) if s.exchange_offered[seat]),
        face_down=(),
        ask=None,
        choice=None,
        removal=published.removal,
        habitat_counts=published.habitat_counts,
        wild_counts=published.wild_counts,
        commitment=published.commitment,
        seed=published.seed,
        result=published.result,
    )


def own_view(public: View, s: State, viewer: int, ask: Ask | None, choice: Move | None, tracker: CardTracker) -> View:
    """What everybody knows, and what only this seat does."""
    seats = list(public.seats)
    seats[viewer] = msgspec.structs.replace(seats[viewer], hand=cards_of(s.hand[viewer]))
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        fresh=tracker.fresh(viewer),
        seats=tuple(seats),
        face_down=own_face_down(s, viewer),
        ask=ask,
        choice=choice,
    )


def animals_out(s: State) -> tuple[Species, ...]:
    """Of the animals that were turned up, those that are neither on display nor in a collection."""
    counts = [-count for count in s.display]
    for seat in range(s.players):
        counts = [count - had for count, had in zip(counts, s.collection[seat], strict=True)]
    for species in s.animals[: s.animals_top]:
        counts[species] += 1
    return species_of(counts)


def seat_view(s: State, seat: int, tracker: CardTracker, *, player: Player, asked: bool, decided: bool) -> SeatView:
    return SeatView(
        name=player.name,
        bot=player.bot,
        hand_size=visibility.public_hand_size(s, seat),
        hand=None,
        bid=CARD_CODES[s.bid[seat]] if visibility.bid_is_open(s, seat) else None,
        face_down=2 if visibility.two_cards_lie_face_down(s, seat) else 0,
        laid=() if visibility.laid_cards_are_face_down(s, seat) else cards_of(s.laid[seat]),
        collection=dict(zip(SPECIES_CODES, s.collection[seat], strict=True)),
        tokens=s.tokens[seat],
        points=points_of(s, seat),
        asked=asked,
        decided=decided,
        known=in_order(tracker.known[seat]),
        trail=tuple(tracker.trail[seat]),
        past=tuple(tracker.past[seat]),
    )


def own_face_down(s: State, viewer: int) -> tuple[CardCode, ...]:
    if not visibility.two_cards_lie_face_down(s, viewer):
        return ()
    return tuple(CARD_CODES[card] for card in sorted((s.bid[viewer], s.second_card[viewer])))
