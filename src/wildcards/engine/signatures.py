"""What the annotations mean to the compiler.

`int` is a 64-bit integer, unless the engine says otherwise. A class made like `State`, of fields with a shape and a
width, is a record. A list is an array: `list[State]` holds one record after the other, `list[list[int]]` has two
dimensions.
"""

from functools import cache
from typing import Any

import numba

from wildcards.engine.records import record_dtype
from wildcards.engine.specialise import PLAIN, Function, Variant, annotations, is_record, item_of

SIMPLE = {int: numba.int64, float: numba.float64, bool: numba.boolean, type(None): numba.void}


@cache
def numba_type(annotation: Any) -> Any:
    if annotation in SIMPLE:
        return SIMPLE[annotation]
    if is_record(annotation):
        return numba.from_dtype(record_dtype(annotation))
    item, dimensions = item_of(annotation)
    if dimensions:
        return numba.types.Array(numba_type(item), dimensions, "C")
    raise TypeError(f"{annotation!r} is none of int, float, bool, None, a record, or a list of them")


def signature(function: Function, variant: Variant = PLAIN, whole: Any = numba.int64) -> Any:
    """The types of a function's arguments and of what it returns, from its annotations; `whole` is that of `int`."""
    hints = annotations(function, variant).items()
    kinds = {name: whole if hint is int else numba_type(hint) for name, hint in hints}
    returned = kinds.pop("return")
    return returned(*kinds.values())


def takes_a_record(function: Function) -> bool:
    return any(isinstance(kind, numba.types.Record) for kind in signature(function).args)
