"""Where the fields of a record lie in memory, and records as bytes, without NumPy.

The layout is the one that NumPy and C give an aligned record: each field at a multiple of its own width.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import prod
from struct import Struct
from typing import Any, TypeVar

from wildcards.rules.state import fields_of

SIZES = {"int8": 1, "int16": 2, "int32": 4, "int64": 8, "uint32": 4, "float32": 4, "float64": 8}
# Of `struct`.
LETTERS = {"int8": "b", "int16": "h", "int32": "i", "int64": "q", "uint32": "I", "float32": "f", "float64": "d"}

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Place:
    """Of one field."""

    offset: int
    shape: tuple[int, ...]
    width: str


@dataclass(frozen=True)
class Layout:
    size: int
    places: dict[str, Place]
    struct: Struct

    def pack(self, value: object) -> bytes:
        """An object of lists, such as a `State`, as the bytes of its record."""
        return self.struct.pack(
            *chain.from_iterable(flat(getattr(value, name), len(p.shape)) for name, p in self.places.items())
        )

    def unpack(self, data: bytes, kind: type[Kind]) -> Kind:
        numbers = self.struct.unpack(data)
        value = kind()
        start = 0
        for name, place in self.places.items():
            end = start + prod(place.shape)
            setattr(value, name, nested(numbers[start:end], place.shape))
            start = end
        return value


def layout(kind: Any) -> Layout:
    """Of a class such as `State`, whose fields have a shape and a width."""
    return _layout(kind)


@cache
def _layout(kind: Any) -> Layout:
    places = {}
    letters = "<"
    end = 0
    widest = 1
    for name, shape, width in fields_of(kind):
        padding = -end % SIZES[width]
        places[name] = Place(end + padding, shape, width)
        letters += f"{padding}x{prod(shape)}{LETTERS[width]}"
        end += padding + prod(shape) * SIZES[width]
        widest = max(widest, SIZES[width])
    padding = -end % widest
    return Layout(end + padding, places, Struct(f"{letters}{padding}x"))


def flat(value: Any, dimensions: int) -> Iterable[Any]:
    """The numbers of nested lists, in order."""
    if dimensions == 0:
        return (value,)
    return value if dimensions == 1 else chain.from_iterable(flat(row, dimensions - 1) for row in value)


def nested(numbers: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """Numbers in order as lists of lists of this shape."""
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return list(numbers)
    step = prod(shape[1:])
    return [nested(numbers[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]
