"""The truth about one game, as numbers and fixed-size lists of numbers.

The table of fields is the class itself: each field carries its shape and its width, and the compiled engines make
their record type from the same table (`FIELDS`).
"""

from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from wildcards.rules.cards import ANIMALS, CARDS, HABITAT_CARDS, MAX_PLAYERS, NONE, SPECIES
from wildcards.rules.listener import Listener

SEATS = MAX_PLAYERS


def number(width: str = "int8", start: int = 0) -> Any:
    return field(default=start, metadata={"shape": (), "width": width})


def row(length: int, width: str = "int8", start: int = 0) -> Any:
    return field(default_factory=lambda: [start] * length, metadata={"shape": (length,), "width": width})


def grid(rows: int, columns: int, width: str = "int8") -> Any:
    return field(
        default_factory=lambda: [[0] * columns for _ in range(rows)],
        metadata={"shape": (rows, columns), "width": width},
    )


@dataclass(slots=True)
class State:
    # The table.
    players: int = number()
    round: int = number()
    animals: list[int] = row(ANIMALS)  # the animal pile, top first; behind its end lie the removed ones
    animals_top: int = number()
    animals_end: int = number()
    display: list[int] = row(SPECIES)
    display_size: int = number()
    pile: list[int] = row(HABITAT_CARDS)  # the Habitat pile, top first
    pile_top: int = number()
    pile_end: int = number()
    discard: list[int] = row(CARDS)
    discard_size: int = number()

    # The players.
    hand: list[list[int]] = grid(SEATS, CARDS)
    hand_mask: list[int] = row(SEATS, "int32")  # a bit for each kind in hand
    hand_size: list[int] = row(SEATS)
    collection: list[list[int]] = grid(SEATS, SPECIES)
    leader: list[int] = row(SPECIES, start=NONE)  # who owns it
    tokens: list[int] = row(SEATS)

    # The round.
    bid: list[int] = row(SEATS, start=NONE)
    second_card: list[int] = row(SEATS, start=NONE)  # laid beside the bid by the eagle's owner
    laid: list[list[int]] = grid(SEATS, CARDS)  # cards laid beside the bid: payment, or discards of a refill
    laid_count: list[int] = row(SEATS)
    exchange_offered: list[int] = row(SEATS)  # has been offered the meerkat's exchange this round
    yet_to_act: list[int] = row(SEATS)  # has a Habitat bid that has not acted

    # The tie that is being settled; a single highest bid is a tie of one.
    bid_value: int = number()
    tied: list[int] = row(SEATS)
    draw_offered: int = number()
    tie_break_card: list[int] = row(SEATS, start=NONE)  # of the running repetition
    tie_break_from_hand: list[int] = row(SEATS)  # whether that card came from the hand
    tie_break_aside: list[int] = row(CARDS)  # cards of earlier repetitions, in no pile

    # What happens next.
    phase: int = number()
    phase_after_drawing: int = number()
    refill_turn: int = number()  # how far the refills have come, in lead order
    owed: list[int] = row(SEATS)  # cards a player is still to draw
    outside_dealer: int = number()  # 1: whoever drives the game lays reshuffled piles; 0: the generator below does

    # The decision that is being asked for.
    question: int = number()
    seat: int = number(start=NONE)
    asked: list[int] = row(SEATS)  # who is still to decide
    picks: int = number()  # actions of this decision so far
    least_card: int = number()  # cards of one decision come in ascending order: the least that may come next
    to_pay: int = number()  # cards still to pay
    chosen_species: int = number()  # the animal to take or to give

    # xoshiro128**, four 32-bit words.
    chance: list[int] = row(4, "uint32")

    # Who hears what happens; not a field of the compiled record.
    listener: Listener | None = None


class Field(NamedTuple):
    name: str
    shape: tuple[int, ...]
    width: str


def fields_of(kind: type) -> tuple[Field, ...]:
    """The table of fields of `State`, or of a class made like it."""
    return tuple([Field(f.name, f.metadata["shape"], f.metadata["width"]) for f in fields(kind) if f.metadata])


FIELDS = fields_of(State)
