"""The closed sets of the game, by the names that everything outside the rules uses.

Each is written here once; messages, documents and the browser's types are made from these.
"""

from typing import Literal, get_args

Species = Literal["pe", "sq", "ea", "ib", "li", "me"]
HabitatCode = Literal[
    "F1", "F2", "F3", "F4", "S1", "S2", "S3", "S4", "M1", "M2", "M3", "M4", "W1", "W2", "W3", "W4"
]  # fmt: skip
CardCode = Literal[HabitatCode, "R"]
Habitat = Literal["F", "S", "M", "W"]

Question = Literal["bid", "show", "swap", "refill", "pay", "break", "take", "ibex"]
MoveKind = Literal["bid", "show", "swap", "refill", "pay", "withdraw", "break", "take", "pass", "keep", "leave"]
Place = Literal["hand", "face-down"]  # where the cards of an answer lie
Word = Literal["swap none", "withdraw", "break draw", "pass", "keep", "leave"]  # moves without a choice of their own

WhyNext = Literal["lion", "total", "tie-break", "lead"]
WhyPassed = Literal["choice", "empty-display", "cannot-pay", "withdrew"]
DecidedBy = Literal["points", "animals", "shared"]
Removal = Literal["balanced", "random"]

QUESTIONS: tuple[Question, ...] = get_args(Question)
REMOVALS: tuple[Removal, ...] = get_args(Removal)
