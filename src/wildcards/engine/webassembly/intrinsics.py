"""The functions of `engine/vectors.py` as the instructions that WebAssembly has for them."""

import ast
from collections.abc import Callable
from typing import Protocol

from wildcards.engine import vectors
from wildcards.engine.specialise import Function
from wildcards.engine.webassembly import binary as wasm
from wildcards.engine.webassembly.arithmetic import FLOAT, FOUR, INT, NOTHING, Untranslatable, Value, converted
from wildcards.engine.webassembly.kinds import Kind

SINGLE = 4  # bytes


class Translator(Protocol):
    """What of `Expressions` is needed here."""

    def constant(self, node: ast.expr) -> object: ...

    def value(self, node: ast.expr) -> Value: ...

    def new_local(self, kind: Kind) -> int: ...

    def start_of(self, node: ast.expr) -> bytes:
        """The address of a list."""


def place_of(translator: Translator, numbers: ast.expr, place: ast.expr, further: ast.expr) -> tuple[bytes, bytes]:
    """The address, and the constant that an instruction adds to it."""
    more = translator.constant(further)
    if not isinstance(more, int) or more < 0:
        raise Untranslatable("what is added to a place of four numbers is a constant")
    index = converted(translator.value(place), INT) + wasm.I32_WRAP
    address = translator.start_of(numbers) + index + wasm.i32_const(SINGLE) + wasm.I32_MUL + wasm.I32_ADD
    return address, wasm.unsigned(SINGLE * more)


def four_at(translator: Translator, arguments: list[ast.expr]) -> Value:
    address, offset = place_of(translator, *arguments)
    return Value(address + wasm.V128_LOAD + offset, FOUR)


def spread_at(translator: Translator, arguments: list[ast.expr]) -> Value:
    address, offset = place_of(translator, *arguments)
    return Value(address + wasm.V128_LOAD_SPREAD + offset, FOUR)


def put_four(translator: Translator, arguments: list[ast.expr]) -> Value:
    *place, four = arguments
    address, offset = place_of(translator, *place)
    return Value(address + converted(translator.value(four), FOUR) + wasm.V128_STORE + offset, NOTHING)


def spread(translator: Translator, arguments: list[ast.expr]) -> Value:
    (number,) = arguments
    return Value(converted(translator.value(number), FLOAT) + wasm.F32_DEMOTE + wasm.F32X4_SPREAD, FOUR)


def above_zero(translator: Translator, arguments: list[ast.expr]) -> Value:
    (four,) = arguments
    zeros = wasm.f64_const(0.0) + wasm.F32_DEMOTE + wasm.F32X4_SPREAD
    return Value(converted(translator.value(four), FOUR) + zeros + wasm.F32X4_MAX, FOUR)


def sum_of(translator: Translator, arguments: list[ast.expr]) -> Value:
    (four,) = arguments
    local = wasm.unsigned(translator.new_local(FOUR))
    code = converted(translator.value(four), FOUR) + wasm.LOCAL_SET + local
    for lane in range(4):
        code += wasm.LOCAL_GET + local + wasm.F32X4_LANE + bytes([lane]) + wasm.F64_PROMOTE
        code += wasm.F64_ADD if lane else b""
    return Value(code, FLOAT)


INTRINSICS: dict[Function, Callable[[Translator, list[ast.expr]], Value]] = {
    vectors.four_at: four_at,
    vectors.spread_at: spread_at,
    vectors.put_four: put_four,
    vectors.spread: spread,
    vectors.above_zero: above_zero,
    vectors.sum_of: sum_of,
}
