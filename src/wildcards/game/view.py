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


class ShownSeat(msgspec.Struct, frozen=True):
    """What lies in front of one player."""

    name: str
    bot: str | None  # the level of the bot that plays; None: a person, or nobody has said
    hand_size: int
    hand: tuple[HabitatCode, ...] | None  # for the viewer's own seat alone
    bid: CardCode | None  # revealed and still on the table
    face_down: int  # cards the eagle's owner laid and has not chosen from
    laid: tuple[HabitatCode, ...]  # payment beside the bid
    collection: Annotated[dict[Species, int], EVERY_SPECIES]
    tokens: int
    points: int  # what would count if the game ended now
    asked: bool  # owes or owed a decision to the running question
    decided: bool  # has decided, not revealed yet


class SeatView(ShownSeat, frozen=True):
    """The same, with what was seen of the hand."""

    known: tuple[HabitatCode, ...]  # cards that were seen going to this hand and have not left it
    trail: tuple[int | HabitatCode, ...]  # its other cards since the last shuffle: how many drawn, or one that left it
    past: tuple[str, ...]  # by round, at most five, this one last: the bid, then the animal, `pass`, or cards discarded


class ShownView(msgspec.Struct, frozen=True):
    """What a table shows."""

    viewer: int | None
    version: int
    round: int
    rounds: int
    lead: int  # R3: lead order goes clockwise from here
    question: Question | None  # None when the game is over
    pending: tuple[int, ...]  # who has not decided yet
    display: tuple[Species, ...]
    animals_left: int
    pile: int
    discard: tuple[HabitatCode, ...]
    leaders: Annotated[dict[Species, int | None], EVERY_SPECIES]
    value: int  # the bid that is being settled, 0 outside phase 2B
    due: int  # cards to pay with it
    tied: tuple[int, ...]  # who shares that bid and has not acted
    breaking: tuple[int, ...]  # who breaks the tie
    tie_break: tuple[HabitatCode, ...]  # cards of earlier repetitions, in no pile
    draw_offered: bool
    face_down: tuple[CardCode, ...]  # the viewer's own two cards, to choose the bid from
    ask: Ask | None  # what the viewer is asked, and may still answer anew
    choice: Move | None  # the viewer's own decision, while it is hidden
    seed: str | None  # once the game is over
    result: Result | None
    seats: tuple[ShownSeat, ...]


class View(ShownView, frozen=True):
    """Everything that the viewer may know: with the set-up, and with what is needed to count cards."""

    seats: tuple[SeatView, ...]
    animals_removed: int
    animals_out: tuple[Species, ...]  # those that nobody took, out of the game since
    fresh: tuple[HabitatCode, ...]  # of the cards shuffled last, those that the viewer has not seen since
    exchanged: tuple[int, ...]  # who has been offered the meerkat's exchange this round
    removal: Removal
    habitat_counts: tuple[int, ...]
    wild_counts: tuple[int, ...]
    commitment: str | None


SHOWN_OF_SEAT = attrgetter(*ShownSeat.__struct_fields__)
SHOWN_BUT_SEATS = attrgetter(*ShownView.__struct_fields__[:-1])


def shown(view: View) -> ShownView:
    """Without what only bots read. Quick, for every client gets one after every move."""
    seats = tuple([ShownSeat(*SHOWN_OF_SEAT(seat)) for seat in view.seats])
    return ShownView(*(*SHOWN_BUT_SEATS(view), seats))


class Published(msgspec.Struct, frozen=True):
    """What everybody is told about the set-up of a game."""

    players: tuple[Player, ...]
    removal: Removal
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
        leaders={code: seat_or_none(s.leader[species]) for species, code in enumerate(SPECIES_CODES)},
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
        collection={code: s.collection[seat][species] for species, code in enumerate(SPECIES_CODES)},
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
