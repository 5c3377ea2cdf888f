"""From plain functions to compiled ones: what a function calls, when its compiled form is stale, how it is copied.

A function is copied into a namespace of its own, in which the functions it calls are the compiled ones. Nothing of the
original changes. A variant says what the tellings of the rules become in the copy, and what the state holds besides.
"""

import dis
import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cache
from types import FunctionType, GenericAlias
from typing import Any, get_args, get_origin, get_type_hints

from wildcards.rules import facts
from wildcards.rules.play import count_bits, lowest_bit
from wildcards.rules.state import State, fields_of

Function = Callable[..., Any]
TELLINGS = frozenset(function for name, function in vars(facts).items() if name.startswith("tell_"))


@dataclass(frozen=True, eq=False)
class Variant:
    """The rules as somebody wants them compiled.

    `tellings` puts functions in the place of tellings (`rules/facts.py`), each with the arguments of the telling and in
    the rules' subset; a telling that is not named becomes nothing. `state` is `State`, or a class derived from it with
    further fields: whatever is annotated with `State` is compiled for that record, and the functions may write to it.
    Variants are compared by identity: make one, and keep it.
    """

    state: type[State] = State
    tellings: Mapping[Function, Function] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for telling in self.tellings:
            if telling not in TELLINGS:
                raise ValueError(f"{telling!r} is not a telling of the rules")

    @property
    def title(self) -> str:
        """What it consists of, in words."""
        return " ".join(
            [self.state.__qualname__, *sorted(function.__qualname__ for function in self.tellings.values())]
        )

    def telling(self, function: Function) -> Function:
        """What stands for a function if it is a telling."""
        if function not in TELLINGS:
            return function
        return self.tellings.get(function, SILENCE[function.__code__.co_argcount - 1])

    def instead(self, function: Function) -> Function:
        """What stands for a function in compiled code."""
        return INSTEAD.get(function, self.telling(function))


def silence_0(s: State) -> None:
    """What stands for a telling that nobody wants to hear."""


def silence_1(s: State, first: int) -> None:
    pass


def silence_2(s: State, first: int, second: int) -> None:
    pass


def silence_3(s: State, first: int, second: int, third: int) -> None:
    pass


SILENCE = (silence_0, silence_1, silence_2, silence_3)  # by how much the telling says


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
    count_bits: add_bits,
    lowest_bit: add_bits_below_lowest,
}
PLAIN = Variant()


@cache
def names_used(function: Function) -> dict[str, Any]:
    """The globals that a function uses, by name, less those that Python itself supplies."""
    if not isinstance(function, FunctionType) or function.__closure__ or function.__defaults__:
        raise TypeError(f"{function!r} is not a plain function without defaults")
    names = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    space = function.__globals__
    return {name: space[name] for name in sorted(names) if name in space}


def annotations(function: Function, variant: Variant = PLAIN) -> dict[str, Any]:
    """Of the arguments and of `return`, with the variant's state in the place of `State`."""
    return {name: in_variant(hint, variant) for name, hint in get_type_hints(function, include_extras=True).items()}


def in_variant(annotation: Any, variant: Variant) -> Any:
    if annotation is State:
        return variant.state
    if get_origin(annotation) is list:
        (element,) = get_args(annotation)
        return GenericAlias(list, (in_variant(element, variant),))
    return annotation


def is_record(annotation: Any) -> bool:
    return isinstance(annotation, type) and is_dataclass(annotation)


def item_of(annotation: Any) -> tuple[Any, int]:
    """What a list, or a list of lists, holds in the end, and in how many dimensions."""
    dimensions = 0
    while get_origin(annotation) is list:
        (annotation,) = get_args(annotation)
        dimensions += 1
    return annotation, dimensions


def callees_of(function: Function, variant: Variant) -> list[Function]:
    return [variant.instead(value) for value in names_used(function).values() if isinstance(value, FunctionType)]


def callees_first(functions: Iterable[Function], variant: Variant = PLAIN) -> list[Function]:
    """The functions with all that they call, each after those that it calls itself."""
    order: list[Function] = []
    above: list[Function] = []

    def visit(function: Function) -> None:
        if function in order:
            return
        if function in above:
            raise ValueError(f"{function.__qualname__} calls itself: the compiled engines know no recursion")
        above.append(function)
        for callee in callees_of(function, variant):
            visit(callee)
        above.pop()
        order.append(function)

    for function in functions:
        visit(function)
    return order


@cache
def fingerprint(function: Function, variant: Variant = PLAIN) -> str:
    """A hash of all that decides what the function does: its code, its constants, the state and what it calls.

    It is taken from the code that is loaded, not from the file: the file may have changed since.
    """
    code = function.__code__
    names = {
        name: fingerprint(variant.instead(value), variant) if isinstance(value, FunctionType) else value
        for name, value in names_used(function).items()
    }
    layout = state_layout(variant)
    row = (function.__qualname__, code.co_code, code.co_consts, code.co_names, code.co_varnames, names, layout)
    return hashlib.sha256(repr(row).encode()).hexdigest()[:20]


@cache
def state_layout(variant: Variant) -> str:
    """The fields of the variant's state, written out."""
    return repr(fields_of(variant.state))


def copied(function: Function, variant: Variant, compiled: Callable[[Function], Any]) -> FunctionType:
    """A copy of the function that calls compiled functions; its name tells it from every other version of it."""
    copy = with_callees(function, lambda callee: compiled(variant.instead(callee)))
    copy.__qualname__ = f"{function.__qualname__}_{fingerprint(function, variant)}"
    return copy


def with_callees(function: Function, replaced: Callable[[Function], Any]) -> FunctionType:
    """A copy of the function that calls others than the original."""
    space = {name: function.__globals__[name] for name in ("__name__", "__builtins__")}
    for name, value in names_used(function).items():
        space[name] = replaced(value) if isinstance(value, FunctionType) else value
    copy = FunctionType(function.__code__, space, function.__name__)
    copy.__doc__ = function.__doc__
    return copy


@cache
def interpreted(function: Function, variant: Variant) -> Function:
    """The function of a variant in plain Python, for states of its class: to debug, and where there is no compiler."""
    return with_callees(function, lambda callee: interpreted(variant.telling(callee), variant))
