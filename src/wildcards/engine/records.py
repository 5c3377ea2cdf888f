"""States and tallies as NumPy records, and back to lists."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy
from numpy.typing import NDArray

from wildcards.rules.state import fields_of

Records = NDArray[Any]
Kind = TypeVar("Kind")


def record_dtype(kind: type, width: str | None = None) -> numpy.dtype[Any]:
    """The record with the fields of a class such as `State`, each aligned; `width` makes all of them as wide."""
    table = [(field.name, width or field.width, field.shape) for field in fields_of(kind)]
    return numpy.dtype(table, align=True)


def empty_records(kind: type, count: int) -> Records:
    return numpy.zeros(count, record_dtype(kind))


def records_of(values: Sequence[Any]) -> Records:
    """Objects of one class as an array of records."""
    records = empty_records(type(values[0]), len(values))
    for i, value in enumerate(values):
        write_record(records, i, value)
    return records


def write_record(records: Records, i: int, value: object) -> None:
    """Lists into the i-th record."""
    for name in records.dtype.names or ():
        records[name][i] = getattr(value, name)


def read_record(records: Records, i: int, kind: type[Kind]) -> Kind:
    """The i-th record as an object of lists."""
    value = kind()
    for name in records.dtype.names or ():
        setattr(value, name, records[name][i].tolist())
    return value
