"""What the annotations mean to the compiler.

`int` is a 64-bit integer, unless the engine says otherwise. A class made like `State`, of fields with a shape and a
width, is a record. A list is an array: `list[State]` holds one record after the other, `list[list[int]]` has two
dimensions.
"""

from dataclasses import is_dataclass
from functools import cache
from typing import Any, get_args, get_origin

import numba

from wildcards.engine.records import record_dtype
from wildcards.engine.specialise import PLAIN, Function, Variant, annotations

SIMPLE = {int: numba.int64, float: numba.float64, bool: numba.boolean, type(None): numba.void}


@cache
def numba_type(annotation: Any) -> Any:
    if annotation in SIMPLE:
        return SIMPLE[annotation]
    if isinstance(annotation, type) and is_dataclass(annotation):
        return numba.from_dtype(record_dtype(annotation))
    if get_origin(annotation) is list:
        return _array_type(annotation)
    raise TypeError(f"{annotation!r} is none of int, float, bool, None, a record, or a list of them")


def _array_type(annotation: Any) -> Any:
    dimensions = 0
    while get_origin(annotation) is list:
        (annotation,) = get_args(annotation)
        dimensions += 1
    return numba.types.Array(numba_type(annotation), dimensions, "C")


def signature(function: Function, variant: Variant = PLAIN, whole: Any = numba.int64) -> Any:
    """The types of a function's arguments and of what it returns, from its annotations; `whole` is that of `int`."""
    hints = annotations(function, variant).items()
    kinds = {name: whole if hint is int else numba_type(hint) for name, hint in hints}
    returned = kinds.pop("return")
    return returned(*kinds.values())


def takes_a_record(function: Function) -> bool:
    return any(isinstance(kind, numba.types.Record) for kind in signature(function).args)
