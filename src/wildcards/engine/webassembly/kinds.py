"""What the annotations mean in WebAssembly.

`int` is an i64, `float` an f64, `bool` an i32. A record is the address of its first byte. A list is the address of its
first item and then, for each of its dimensions, a length: annotations do not say how long the rows are.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, get_args, get_origin

from wildcards.engine.layout import SIZES, layout
from wildcards.engine.specialise import PLAIN, Function, Variant, annotations, is_record, item_of
from wildcards.engine.vectors import Four
from wildcards.engine.webassembly.binary import F64, I32, I64, V128


class Scalar(Enum):
    INT = I64
    FLOAT = F64
    BOOL = I32
    FOUR = V128
    NOTHING = None


@dataclass(frozen=True)
class Record:
    type: type


@dataclass(frozen=True)
class Length:
    """Of a dimension that only the caller knows: the local that holds it."""

    local: int


Item = str | Record  # the width of a number in memory, or a record


@dataclass(frozen=True)
class Array:
    item: Item
    lengths: tuple[int | Length, ...]


Kind = Scalar | Record | Array

SCALARS = {int: Scalar.INT, float: Scalar.FLOAT, bool: Scalar.BOOL, Four: Scalar.FOUR, type(None): Scalar.NOTHING}
WIDTHS = {int: "int64", float: "float64"}  # of the numbers in a list


def size_of(item: Item) -> int:
    return layout(item.type).size if isinstance(item, Record) else SIZES[item]


def as_item(annotation: Any) -> Item:
    """What a list of this holds in memory."""
    if is_record(annotation):
        return Record(annotation)
    if get_origin(annotation) is Annotated:
        width: str = get_args(annotation)[1]  # narrow numbers: `Single`, `Half`, `Byte`
        return width
    if annotation in WIDTHS:
        return WIDTHS[annotation]
    raise TypeError(f"a list of {annotation!r} is none of int, float or a record")


@dataclass(frozen=True)
class Signature:
    parameters: tuple[tuple[str, Kind], ...]
    returned: Scalar

    @property
    def values(self) -> Iterator[int]:
        """The types of all values that are passed."""
        for _, kind in self.parameters:
            if isinstance(kind, Scalar):
                yield kind.value
            else:
                yield from [I32] * (1 + (len(kind.lengths) if isinstance(kind, Array) else 0))

    @property
    def results(self) -> list[int]:
        return [] if self.returned is Scalar.NOTHING else [self.returned.value]


def signature(function: Function, variant: Variant = PLAIN) -> Signature:
    hints = annotations(function, variant)
    returned = SCALARS.get(hints.pop("return"))
    if returned is None:
        raise TypeError(f"{function.__qualname__} returns none of int, float, bool or None")
    parameters: list[tuple[str, Kind]] = []
    place = 0
    for name, annotation in hints.items():
        kind: Kind
        item, dimensions = item_of(annotation)
        if dimensions:
            kind = Array(as_item(item), tuple(Length(place + 1 + i) for i in range(dimensions)))
            place += dimensions
        elif is_record(annotation):
            kind = Record(annotation)
        elif annotation in (int, float, bool, Four):
            kind = SCALARS[annotation]
        else:
            raise TypeError(f"{annotation!r} is none of int, float, bool, a record, or a list of them")
        parameters.append((name, kind))
        place += 1
    return Signature(tuple(parameters), returned)
