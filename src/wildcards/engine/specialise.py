"""From plain functions to compiled ones: what a function calls, when its compiled form is stale, how it is copied.

A function is copied into a namespace of its own, in which the functions it calls are the compiled ones. Nothing of the
original changes.
"""

import dis
import hashlib
from collections.abc import Callable, Iterable
from functools import cache
from types import FunctionType
from typing import Any

from wildcards.rules.facts import is_told, tell
from wildcards.rules.play import count_bits, lowest_bit
from wildcards.rules.state import State

Function = Callable[..., Any]


def tell_nothing(s: State, what: int, seat: int, a: int, b: int) -> None:
    """What the compiled engines call in place of `tell`."""


def nobody_listens(s: State) -> bool:
    return False


def add_bits(mask: int) -> int:
    """Counts the bits of a 32-bit mask, all at once: of two, of four, of eight…"""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return (mask + (mask >> 16)) & 0x3F


def add_bits_below_lowest(mask: int) -> int:
    return add_bits((mask & -mask) - 1)


# What the compiler does not know, and what stands for it.
INSTEAD: dict[Function, Function] = {
    tell: tell_nothing,
    is_told: nobody_listens,
    count_bits: add_bits,
    lowest_bit: add_bits_below_lowest,
}


@cache
def names_used(function: Function) -> dict[str, Any]:
    """The globals that a function uses, by name, less those that Python itself supplies."""
    if not isinstance(function, FunctionType) or function.__closure__ or function.__defaults__:
        raise TypeError(f"{function!r} is not a plain function without defaults")
    names = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    space = function.__globals__
    return {
        name: INSTEAD.get(space[name], space[name]) if callable(space[name]) else space[name]
        for name in sorted(names)
        if name in space
    }


def callees_first(functions: Iterable[Function]) -> list[Function]:
    """The functions with all that they call, each after those that it calls itself."""
    order: list[Function] = []
    above: list[Function] = []

    def visit(function: Function) -> None:
        if function in order:
            return
        if function in above:
            raise ValueError(f"{function.__qualname__} calls itself: the compiled engines know no recursion")
        above.append(function)
        for value in names_used(function).values():
            if isinstance(value, FunctionType):
                visit(value)
        above.pop()
        order.append(function)

    for function in functions:
        visit(function)
    return order


@cache
def fingerprint(function: Function) -> str:
    """A hash of all that decides what the function does: its code, its constants and the functions it calls.

    It is taken from the code that is loaded, not from the file: the file may have changed since.
    """
    code = function.__code__
    names = {
        name: fingerprint(value) if isinstance(value, FunctionType) else value
        for name, value in names_used(function).items()
    }
    row = (function.__qualname__, code.co_code, code.co_consts, code.co_names, code.co_varnames, names)
    return hashlib.sha256(repr(row).encode()).hexdigest()[:20]


def copied(function: Function, compiled: Callable[[Function], Any]) -> FunctionType:
    """A copy of the function that calls compiled functions; its name tells it from every other version of it."""
    space = {name: function.__globals__[name] for name in ("__name__", "__builtins__")}
    for name, value in names_used(function).items():
        space[name] = compiled(value) if isinstance(value, FunctionType) else value
    copy = FunctionType(function.__code__, space, function.__name__)
    copy.__qualname__ = f"{function.__qualname__}_{fingerprint(function)}"
    copy.__doc__ = function.__doc__
    return copy
