"""Four numbers at once, for the rules' subset: one instruction in WebAssembly, a loop in plain Python.

Lists of narrow numbers are annotated with the names below. Numbers are of single precision in WebAssembly alone.
"""

from typing import Annotated, NamedTuple

Single = Annotated[float, "float32"]
Half = Annotated[int, "int16"]  # the bits of a number of half precision
Byte = Annotated[int, "int8"]


class Four(NamedTuple):
    a: float
    b: float
    c: float
    d: float

    def __add__(self, other: "Four") -> "Four":  # type: ignore[override]
        return Four(self.a + other.a, self.b + other.b, self.c + other.c, self.d + other.d)

    def __sub__(self, other: "Four") -> "Four":
        return Four(self.a - other.a, self.b - other.b, self.c - other.c, self.d - other.d)

    def __mul__(self, other: "Four") -> "Four":  # type: ignore[override]
        return Four(self.a * other.a, self.b * other.b, self.c * other.c, self.d * other.d)


def four_at(numbers: list[Single], place: int, further: int) -> Four:
    """Those from a place on; `further` is a constant that is added to it."""
    return Four(*numbers[place + further : place + further + 4])


def put_four(numbers: list[Single], place: int, further: int, four: Four) -> None:
    numbers[place + further : place + further + 4] = four


def spread_at(numbers: list[Single], place: int, further: int) -> Four:
    """The number at a place, four times."""
    return spread(numbers[place + further])


def spread(number: float) -> Four:
    return Four(number, number, number, number)


def above_zero(four: Four) -> Four:
    """With 0 in the place of what is below it."""
    return Four(max(four.a, 0.0), max(four.b, 0.0), max(four.c, 0.0), max(four.d, 0.0))


def sum_of(four: Four) -> float:
    return four.a + four.b + four.c + four.d
