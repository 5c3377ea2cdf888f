"""Expressions of the rules' subset, as instructions that leave one value on the stack."""

import ast
from dataclasses import dataclass
from math import prod
from types import FunctionType
from typing import Any, Protocol

from wildcards.engine.layout import layout
from wildcards.engine.specialise import Function, Variant, names_used
from wildcards.engine.webassembly import binary as wasm
from wildcards.engine.webassembly.arithmetic import (
    BOOL,
    FLOAT,
    FOLDED,
    INT,
    NOTHING,
    Untranslatable,
    Value,
    as_test,
    common_kind,
    compared,
    constant_value,
    converted,
    negative,
    operation,
)
from wildcards.engine.webassembly.intrinsics import INTRINSICS
from wildcards.engine.webassembly.kinds import Array, Item, Kind, Length, Record, Scalar, Signature, size_of
from wildcards.engine.webassembly.sources import does_nothing, single_expression


@dataclass(frozen=True)
class Address:
    """Instructions for a base, what is to be added to it, and what lies there."""

    code: bytes
    offset: int
    holds: Item | Array

    def as_value(self) -> Value:
        """The number that lies there; of a record or a row its address."""
        if isinstance(self.holds, str):
            load = wasm.LOADS[self.holds] + wasm.unsigned(self.offset)
            if self.holds == "float32":
                load += wasm.F64_PROMOTE
            return Value(self.code + load, FLOAT if self.holds.startswith("float") else INT)
        add = wasm.i32_const(self.offset) + wasm.I32_ADD if self.offset else b""
        return Value(self.code + add, self.holds)


class Program(Protocol):
    """What a function has to know of the others, and of the constants that lie in memory."""

    variant: Variant
    checked: bool  # whether every index is compared with the length of its row

    def index_of(self, function: Function) -> int:
        """The number by which it is called."""

    def signature_of(self, function: Function) -> Signature: ...

    def table(self, value: tuple[Any, ...]) -> tuple[int, Array]:
        """Where a tuple of numbers lies behind the start of the tables, and its form."""


class Expressions:
    def __init__(self, function: Function, program: Program) -> None:
        self.program = program
        self.globals = names_used(function)
        self.signature = program.signature_of(function)
        self.locals: list[int] = list(self.signature.values)
        self.names: dict[str, tuple[int, Kind]] = {}
        self.constants: dict[str, float] = {}  # names that always stand for a number here
        place = 0
        for name, kind in self.signature.parameters:
            self.names[name] = place, kind
            place += 1 + (len(kind.lengths) if isinstance(kind, Array) else 0)

    def new_local(self, kind: Kind) -> int:
        self.locals.append(kind.value if isinstance(kind, Scalar) else wasm.I32)
        return len(self.locals) - 1

    def constant(self, node: ast.expr) -> Any:
        """The number that an expression always is, or None."""
        match node:
            case ast.Constant(value=bool() | int() | float() as value):
                return value
            case ast.Name(id=name) if name in self.constants:
                return self.constants[name]
            case ast.Name(id=name) if name not in self.names:
                found = self.globals.get(name)
                return found if isinstance(found, bool | int | float) else None
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                number = self.constant(operand)
                return None if number is None else -number
            case ast.BinOp(left=left, op=op, right=right):
                one, other = self.constant(left), self.constant(right)
                return None if one is None or other is None else FOLDED[type(op)](one, other)
        return None

    def value(self, node: ast.expr) -> Value:
        constant = self.constant(node)
        if constant is not None:
            return constant_value(constant)
        match node:
            case ast.Name(id=name) if name in self.names:
                local, kind = self.names[name]
                return Value(wasm.LOCAL_GET + wasm.unsigned(local), kind)
            case ast.Attribute() | ast.Subscript():
                return self.address(node).as_value()
            case ast.BinOp(left=left, op=op, right=right):
                return operation(op, self.value(left), self.value(right), self.constant(right), self.new_local)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return negative(self.value(operand))
            case ast.UnaryOp(op=ast.Invert(), operand=operand):
                return Value(converted(self.value(operand), INT) + wasm.i64_const(-1) + wasm.I64_XOR, INT)
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return Value(self.test(node), BOOL)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.choice(self.test(test), self.value(body), self.value(orelse))
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                return self.call(name, arguments)
        raise Untranslatable(f"`{ast.unparse(node)}` is not in the subset")

    def choice(self, test: bytes, body: Value, orelse: Value) -> Value:
        kind = BOOL if body.kind is orelse.kind is BOOL else common_kind(body, orelse)
        one, other = converted(body, kind), converted(orelse, kind)
        return Value(test + wasm.IF + bytes([kind.value]) + one + wasm.ELSE + other + wasm.END, kind)

    # Tests.

    def test(self, node: ast.expr) -> bytes:
        """1 or 0 on the stack."""
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self.test(operand) + wasm.I32_EQZ
            case ast.BoolOp(op=op, values=values):
                return self.all_or_any([self.test(value) for value in values], all_of=isinstance(op, ast.And))
            case ast.Compare(left=left, ops=[ast.In()], comparators=[ast.Tuple(elts=values)]):
                return self.one_of(self.value(left), [self.value(value) for value in values])
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return compared(op, self.value(left), self.value(right))
            case ast.Compare(left=left, ops=[first, second], comparators=[middle, right]):
                return self.between(first, second, self.value(left), self.value(middle), self.value(right))
        return as_test(self.value(node))

    def all_or_any(self, tests: list[bytes], *, all_of: bool) -> bytes:
        """What comes later is looked at only if it matters."""
        code = tests[-1]
        known = wasm.i32_const(0 if all_of else 1)
        for test in reversed(tests[:-1]):
            one, other = (code, known) if all_of else (known, code)
            code = test + wasm.IF + bytes([wasm.I32]) + one + wasm.ELSE + other + wasm.END
        return code

    def one_of(self, value: Value, others: list[Value]) -> bytes:
        """`value in (a, b)`"""
        local = wasm.unsigned(self.new_local(value.kind))
        there = Value(wasm.LOCAL_GET + local, value.kind)
        tests = [compared(ast.Eq(), there, other) for other in others]
        return value.code + wasm.LOCAL_SET + local + self.all_or_any(tests, all_of=False)

    def between(self, first: ast.cmpop, second: ast.cmpop, left: Value, middle: Value, right: Value) -> bytes:
        """`left < middle < right`, with the middle worked out once."""
        local = wasm.unsigned(self.new_local(middle.kind))
        one = compared(first, left, Value(middle.code + wasm.LOCAL_TEE + local, middle.kind))
        other = compared(second, Value(wasm.LOCAL_GET + local, middle.kind), right)
        return self.all_or_any([one, other], all_of=True)

    # Places in memory.

    def address(self, node: ast.expr) -> Address:
        match node:
            case ast.Name(id=name) if name in self.names:
                local, kind = self.names[name]
                if not isinstance(kind, Scalar):
                    return Address(wasm.LOCAL_GET + wasm.unsigned(local), 0, kind)
            case ast.Name(id=name) if isinstance(self.globals.get(name), tuple):
                offset, array = self.program.table(self.globals[name])
                return Address(wasm.GLOBAL_GET + wasm.unsigned(0), offset, array)
            case ast.Attribute(value=of, attr=attribute):
                record = self.address(of)
                if isinstance(record.holds, Record):
                    place = layout(record.holds.type).places[attribute]
                    holds = Array(place.width, place.shape) if place.shape else place.width
                    return Address(record.code, record.offset + place.offset, holds)
            case ast.Subscript(value=of, slice=index):
                start = self.address(of)
                if isinstance(start.holds, Array):
                    return self.item(start, start.holds, index)
        raise Untranslatable(f"`{ast.unparse(node)}` is neither a record nor a row")

    def start_of(self, node: ast.expr) -> bytes:
        """The address of a list or a record."""
        return self.address(node).as_value().code

    def item(self, start: Address, array: Array, index: ast.expr) -> Address:
        first, *rest = array.lengths
        holds = Array(array.item, tuple(rest)) if rest else array.item
        steps = [length for length in rest if isinstance(length, Length)]
        size = size_of(array.item) * prod(length for length in rest if isinstance(length, int))
        number = self.constant(index)
        if number is not None and not steps and not self.program.checked:
            return Address(start.code, start.offset + number * size, holds)
        code = converted(self.value(index), INT) + wasm.I32_WRAP
        if self.program.checked:
            code = self.check(code, first)
        for length in steps:
            code += self.length(length) + wasm.I32_MUL
        if size != 1:
            code += wasm.i32_const(size) + wasm.I32_MUL
        return Address(start.code + code + wasm.I32_ADD, start.offset, holds)

    def check(self, index: bytes, length: int | Length) -> bytes:
        local = wasm.unsigned(self.new_local(BOOL))
        code = index + wasm.LOCAL_TEE + local + self.length(length) + wasm.I32_GE_U
        return code + wasm.IF + bytes([wasm.NO_VALUE]) + wasm.UNREACHABLE + wasm.END + wasm.LOCAL_GET + local

    def length(self, length: int | Length) -> bytes:
        return wasm.i32_const(length) if isinstance(length, int) else wasm.LOCAL_GET + wasm.unsigned(length.local)

    # Calls.

    def call(self, name: str, arguments: list[ast.expr]) -> Value:
        function = self.globals.get(name)
        if function in INTRINSICS:
            return INTRINSICS[function](self, arguments)
        if isinstance(function, FunctionType):
            return self.call_function(self.program.variant.instead(function), arguments)
        match name, arguments:
            case "len", [array]:
                holds = self.address(array).holds
                if isinstance(holds, Array):
                    return Value(self.length(holds.lengths[0]) + wasm.I64_EXTEND_U, INT)
            case "int", [argument]:
                value = self.value(argument)
                return Value(value.code + wasm.I64_TRUNCATE if value.kind is FLOAT else converted(value, INT), INT)
            case "float", [argument]:
                return Value(converted(self.value(argument), FLOAT), FLOAT)
            case "sqrt", [argument]:
                return Value(converted(self.value(argument), FLOAT) + wasm.F64_SQRT, FLOAT)
            case "bool", [argument]:
                return Value(self.test(argument), BOOL)
        raise Untranslatable(f"the call of {name} is not in the subset")

    def call_function(self, function: Function, arguments: list[ast.expr]) -> Value:
        if does_nothing(function) and not any(isinstance(argument, ast.Call) for argument in arguments):
            return Value(b"", NOTHING)
        if (expression := single_expression(function)) is not None:
            return self.written_out(function, expression, arguments)
        signature = self.program.signature_of(function)
        code = b""
        for (name, kind), argument in zip(signature.parameters, arguments, strict=True):
            if isinstance(kind, Array):
                code += self.array_argument(name, kind, argument)
            else:
                code += converted(self.value(argument), kind)
        return Value(code + wasm.CALL + wasm.unsigned(self.program.index_of(function)), signature.returned)

    def written_out(self, function: Function, expression: ast.expr, arguments: list[ast.expr]) -> Value:
        """The expression that a function returns, in the place of its call: this alone makes it half as quick again."""
        inner = Expressions(function, self.program)
        code = b""
        for (name, kind), argument in zip(inner.signature.parameters, arguments, strict=True):
            constant = self.constant(argument)
            if kind is INT and constant is not None:
                inner.constants[name] = int(constant)
            elif isinstance(argument, ast.Name) and self.names[argument.id][1] == kind:
                inner.names[name] = self.names[argument.id]
            else:
                local = self.new_local(kind)
                inner.names[name] = local, kind
                code += converted(self.value(argument), kind) + wasm.LOCAL_SET + wasm.unsigned(local)
        inner.locals = self.locals
        returned = inner.signature.returned
        return Value(code + converted(inner.value(expression), returned), returned)

    def array_argument(self, name: str, kind: Array, argument: ast.expr) -> bytes:
        value = self.address(argument).as_value()
        given = value.kind
        if not isinstance(given, Array) or given.item != kind.item or len(given.lengths) != len(kind.lengths):
            raise Untranslatable(f"{name}: {given} stands where {kind} is wanted")
        return value.code + b"".join(self.length(length) for length in given.lengths)
