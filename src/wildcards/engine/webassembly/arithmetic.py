"""Numbers as Python reckons with them, in the instructions of WebAssembly."""

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wildcards.engine.webassembly import binary as wasm
from wildcards.engine.webassembly.kinds import Kind, Scalar

INT, FLOAT, BOOL, FOUR, NOTHING = Scalar.INT, Scalar.FLOAT, Scalar.BOOL, Scalar.FOUR, Scalar.NOTHING

INT_OPERATIONS: dict[type, bytes] = {
    ast.Add: wasm.I64_ADD,
    ast.Sub: wasm.I64_SUB,
    ast.Mult: wasm.I64_MUL,
    ast.BitAnd: wasm.I64_AND,
    ast.BitOr: wasm.I64_OR,
    ast.BitXor: wasm.I64_XOR,
    ast.LShift: wasm.I64_SHL,
    ast.RShift: wasm.I64_SHR,
}
FLOAT_OPERATIONS: dict[type, bytes] = {
    ast.Add: wasm.F64_ADD,
    ast.Sub: wasm.F64_SUB,
    ast.Mult: wasm.F64_MUL,
    ast.Div: wasm.F64_DIV,
}
FOUR_OPERATIONS: dict[type, bytes] = {
    ast.Add: wasm.F32X4_ADD,
    ast.Sub: wasm.F32X4_SUB,
    ast.Mult: wasm.F32X4_MUL,
}
COMPARISONS: dict[type, tuple[bytes, bytes]] = {  # of whole numbers, of floats
    ast.Eq: (wasm.I64_EQ, wasm.F64_EQ),
    ast.NotEq: (wasm.I64_NE, wasm.F64_NE),
    ast.Lt: (wasm.I64_LT, wasm.F64_LT),
    ast.Gt: (wasm.I64_GT, wasm.F64_GT),
    ast.LtE: (wasm.I64_LE, wasm.F64_LE),
    ast.GtE: (wasm.I64_GE, wasm.F64_GE),
}
FOLDED: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}


class Untranslatable(TypeError):  # noqa: N818 - said in one line to whoever wrote the function
    """Something that is not in the rules' subset; where it stands is added on the way out."""

    def __init__(self, what: str, *, is_placed: bool = False) -> None:
        super().__init__(what)
        self.is_placed = is_placed


@dataclass(frozen=True)
class Value:
    """Instructions that leave a value on the stack."""

    code: bytes
    kind: Kind


def constant_value(value: Any) -> Value:
    if isinstance(value, bool):
        return Value(wasm.i32_const(int(value)), BOOL)
    if isinstance(value, float):
        return Value(wasm.f64_const(value), FLOAT)
    return Value(wasm.i64_const(value), INT)


def converted(value: Value, kind: Kind) -> bytes:
    """The value as one of another kind, as far as Python's numbers go over into each other by themselves."""
    if value.kind == kind:
        return value.code
    if (value.kind, kind) == (BOOL, INT):
        return value.code + wasm.I64_EXTEND_U
    if (value.kind, kind) == (INT, FLOAT):
        return value.code + wasm.F64_CONVERT
    raise Untranslatable(f"{value.kind} stands where {kind} is wanted")


def as_test(value: Value) -> bytes:
    """1 or 0 on the stack: whether Python takes the value for true."""
    if value.kind is BOOL:
        return value.code
    if value.kind is FLOAT:
        return value.code + wasm.f64_const(0.0) + wasm.F64_NE
    return converted(value, INT) + wasm.i64_const(0) + wasm.I64_NE


def common_kind(one: Value, other: Value) -> Scalar:
    """The kind to which two numbers are brought before they are reckoned with."""
    if FOUR in (one.kind, other.kind):
        return FOUR
    return FLOAT if FLOAT in (one.kind, other.kind) else INT


def compared(op: ast.cmpop, left: Value, right: Value) -> bytes:
    if type(op) not in COMPARISONS:
        raise Untranslatable(f"{type(op).__name__} is not in the subset")
    kind = common_kind(left, right)
    return converted(left, kind) + converted(right, kind) + COMPARISONS[type(op)][kind is FLOAT]


def negative(value: Value) -> Value:
    if value.kind is FLOAT:
        return Value(value.code + wasm.F64_NEG, FLOAT)
    return Value(wasm.i64_const(0) + converted(value, INT) + wasm.I64_SUB, INT)


def operation(op: ast.operator, left: Value, right: Value, divisor: object, new_local: Callable[[Kind], int]) -> Value:
    """`divisor` is what stands on the right where that is a constant."""
    kind = FLOAT if isinstance(op, ast.Div) else common_kind(left, right)
    one, other = converted(left, kind), converted(right, kind)
    if kind is INT and isinstance(op, ast.FloorDiv | ast.Mod):
        if isinstance(divisor, int) and divisor > 0:
            return Value(divided_by_constant(op, one, divisor, new_local), INT)
        return Value(divided(op, one, other, new_local), INT)
    operations = {FLOAT: FLOAT_OPERATIONS, FOUR: FOUR_OPERATIONS}.get(kind, INT_OPERATIONS)
    if type(op) not in operations:
        raise Untranslatable(f"{type(op).__name__} is not in the subset for {kind}")
    return Value(one + other + operations[type(op)], kind)


# Python rounds a division down, WebAssembly towards zero: they differ by one where something is left over and the signs
# are not the same.


def divided_by_constant(op: ast.operator, one: bytes, divisor: int, new_local: Callable[[Kind], int]) -> bytes:
    if divisor & (divisor - 1) == 0:
        if isinstance(op, ast.Mod):
            return one + wasm.i64_const(divisor - 1) + wasm.I64_AND
        return one + wasm.i64_const(divisor.bit_length() - 1) + wasm.I64_SHR
    local = wasm.unsigned(new_local(INT))
    number = wasm.i64_const(divisor)
    sign = wasm.i64_const(63) + wasm.I64_SHR  # -1 of what is negative, else 0
    if isinstance(op, ast.Mod):
        rest = one + number + wasm.I64_REM + wasm.LOCAL_TEE + local
        return rest + wasm.LOCAL_GET + local + sign + number + wasm.I64_AND + wasm.I64_ADD
    quotient = one + wasm.LOCAL_TEE + local + number + wasm.I64_DIV
    return quotient + wasm.LOCAL_GET + local + number + wasm.I64_REM + sign + wasm.I64_ADD


def divided(op: ast.operator, one: bytes, other: bytes, new_local: Callable[[Kind], int]) -> bytes:
    a, b, rest = (wasm.unsigned(new_local(INT)) for _ in range(3))
    get_a, get_b, get_rest = (wasm.LOCAL_GET + local for local in (a, b, rest))
    code = one + wasm.LOCAL_SET + a + other + wasm.LOCAL_SET + b
    code += get_a + get_b + wasm.I64_REM + wasm.LOCAL_SET + rest
    differs = get_rest + get_b + wasm.I64_XOR + wasm.i64_const(0) + wasm.I64_LT
    differs += get_rest + wasm.i64_const(0) + wasm.I64_NE + wasm.I32_AND + wasm.I64_EXTEND_U
    if isinstance(op, ast.Mod):
        return code + get_rest + get_b + differs + wasm.I64_MUL + wasm.I64_ADD
    return code + get_a + get_b + wasm.I64_DIV + differs + wasm.I64_SUB
