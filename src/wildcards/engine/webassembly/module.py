"""Functions of the rules' subset as one WebAssembly module.

The module imports its memory and, as a global, the address from which on the tables of constants lie. It exports the
functions that were asked for, each under its own name.
"""

import struct
from collections.abc import Sequence
from functools import cache
from typing import Any

from wildcards.engine.layout import LETTERS, SIZES, flat
from wildcards.engine.specialise import PLAIN, Function, Variant, callees_first
from wildcards.engine.webassembly import binary as wasm
from wildcards.engine.webassembly.kinds import Array, Scalar, Signature, signature
from wildcards.engine.webassembly.statements import translated

SLOT = 8  # bytes
MEMORY = "memory"
TABLES = "tables"
IMPORTED_FROM = "wildcards"


class Module:
    """All functions that some functions call, numbered, and the constants that they look up."""

    def __init__(self, exports: Sequence[Function], variant: Variant = PLAIN, *, checked: bool = False) -> None:
        callees_first(exports, variant)  # which refuses those that call themselves
        self.variant = variant
        self.exports = exports
        self.checked = checked
        self.functions: list[Function] = []
        self.indices: dict[Function, int] = {}
        self.tables: dict[tuple[Any, ...], int] = {}
        self.data = bytearray()

    def index_of(self, function: Function) -> int:
        """A function is numbered, and will be translated, when it is first called."""
        if function not in self.indices:
            self.indices[function] = len(self.functions)
            self.functions.append(function)
        return self.indices[function]

    @cache  # noqa: B019 - a module lives for a moment
    def signature_of(self, function: Function) -> Signature:
        return signature(function, self.variant)

    def table(self, value: tuple[Any, ...]) -> tuple[int, Array]:
        shape, numbers = shape_of(value), list(flat(value, len(shape_of(value))))
        width = narrowest(numbers)
        if value not in self.tables:
            self.data += bytes(-len(self.data) % SIZES[width])
            self.tables[value] = len(self.data)
            self.data += struct.pack(f"<{len(numbers)}{LETTERS[width]}", *numbers)
        return self.tables[value], Array(width, shape)

    def encoded(self) -> bytes:
        doors = [self.door(function) for function in self.exports]
        bodies = [translated(function, self) for function in self.functions]  # which grow meanwhile
        types = [self.signature_of(function) for function in self.functions]
        kinds = [wasm.function_type(t.values, t.results) for t in types]
        kinds += [wasm.function_type([wasm.I32], [])] * len(self.exports)
        memory = wasm.name(IMPORTED_FROM) + wasm.name(MEMORY) + wasm.IMPORTED_MEMORY + b"\x00" + wasm.unsigned(1)
        tables = wasm.name(IMPORTED_FROM) + wasm.name(TABLES) + wasm.IMPORTED_GLOBAL + bytes([wasm.I32, 0])
        exports = [
            wasm.name(function.__name__) + wasm.EXPORTED_FUNCTION + wasm.unsigned(len(self.functions) + i)
            for i, function in enumerate(self.exports)
        ]
        segment = b"\x00" + wasm.GLOBAL_GET + wasm.unsigned(0) + wasm.END + wasm.sized(bytes(self.data))
        return b"".join(
            [
                wasm.HEADER,
                wasm.section(wasm.TYPES, wasm.vector(kinds)),
                wasm.section(wasm.IMPORTS, wasm.vector([memory, tables])),
                wasm.section(wasm.FUNCTIONS, wasm.vector(wasm.unsigned(i) for i in range(len(kinds)))),
                wasm.section(wasm.EXPORTS, wasm.vector(exports)),
                wasm.section(wasm.CODE, wasm.vector(wasm.sized(body) for body in bodies + doors)),
                wasm.section(wasm.DATA, wasm.vector([segment])),
                wasm.custom_section("name", self.function_names()),
            ]
        )

    def door(self, function: Function) -> bytes:
        """Calls the function with what lies in the slots from an address on, and puts its result into the first."""
        slots = wasm.LOCAL_GET + wasm.unsigned(0)
        signature = self.signature_of(function)
        code = b"" if signature.returned is Scalar.NOTHING else slots
        for i, kind in enumerate(signature.values):
            load = wasm.LOADS["float64" if kind == wasm.F64 else "int64"]
            code += slots + load + wasm.unsigned(SLOT * i) + (wasm.I32_WRAP if kind == wasm.I32 else b"")
        code += wasm.CALL + wasm.unsigned(self.index_of(function))
        if signature.returned is Scalar.BOOL:
            code += wasm.I64_EXTEND_U
        if signature.returned is not Scalar.NOTHING:
            store = wasm.STORES["float64" if signature.returned is Scalar.FLOAT else "int64"]
            code += store + wasm.unsigned(0)
        return wasm.vector([]) + code + wasm.END

    def function_names(self) -> bytes:
        """What a debugger or a profiler calls the functions."""
        names = [
            wasm.unsigned(i) + wasm.name(f"{function.__module__.removeprefix('wildcards.')}.{function.__name__}")
            for i, function in enumerate(self.functions)
        ]
        return wasm.section(1, wasm.vector(names))


def shape_of(value: tuple[Any, ...]) -> tuple[int, ...]:
    inner = {shape_of(item) if isinstance(item, tuple) else () for item in value}
    if len(inner) != 1:
        raise TypeError(f"{value} is no table: its rows differ in length")
    return (len(value), *inner.pop())


def narrowest(numbers: Sequence[Any]) -> str:
    if any(isinstance(number, float) for number in numbers):
        return "float64"
    for width in ("int8", "int16", "int32"):
        limit = 1 << (8 * SIZES[width] - 1)
        if all(-limit <= number < limit for number in numbers):
            return width
    return "int64"
