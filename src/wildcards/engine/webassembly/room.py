"""A memory with modules that work in it, run by wasmtime.

A room needs no NumPy. One call at a time works in a room; calls in different rooms run side by side.
"""

import atexit
from ctypes import Array as Bytes
from ctypes import addressof, c_ubyte, memmove, memset, string_at
from functools import cache
from threading import RLock
from typing import Any

import wasmtime

from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.memory import PAGE, SLOTS, Door, Memory, Row

MOST_PAGES = 1 << 16  # 4 GiB, all that 32 bits can name


@cache
def engine() -> wasmtime.Engine:
    """Compiles for this processor. A memory keeps its place when it grows, so arrays may look into it."""
    config = wasmtime.Config()
    config.memory_may_move = False
    config.memory_reservation = PAGE * MOST_PAGES
    return wasmtime.Engine(config)


@cache
def module_of(source: Source) -> wasmtime.Module:
    return wasmtime.Module(engine(), source.module)


@atexit.register
def _let_go() -> None:
    """While Python goes down, wasmtime's own modules may be gone before what was made of them."""
    module_of.cache_clear()
    engine.cache_clear()


class Room(Memory):
    def __init__(self) -> None:
        super().__init__()
        self.store = wasmtime.Store(engine())
        self.memory = wasmtime.Memory(self.store, wasmtime.MemoryType(wasmtime.Limits(1, MOST_PAGES)))
        self.base = addressof(self.memory.data_ptr(self.store).contents)
        self.lock = RLock()
        self.instances: dict[Source, Any] = {}
        self.functions: dict[Door, wasmtime.Func] = {}

    def grow(self, pages: int) -> None:
        try:
            self.memory.grow(self.store, pages)
        except wasmtime.WasmtimeError:
            raise MemoryError from None

    def write(self, address: int, data: bytes) -> None:
        memmove(self.base + address, data, len(data))

    def read(self, address: int, size: int) -> bytes:
        return string_at(self.base + address, size)

    def buffer(self, address: int, size: int) -> "Bytes[c_ubyte]":
        """The bytes themselves, for whoever takes buffers; the room stays as long as somebody holds one."""
        part = (c_ubyte * size).from_address(self.base + address)
        setattr(part, "room", self)  # noqa: B010 - ctypes declares no attributes
        return part

    def clear(self, row: Row) -> None:
        memset(self.base + row.address, 0, row.size)

    def exports(self, source: Source) -> Any:
        """The functions of a module by name; it is put into the room when it is first wanted."""
        if source not in self.instances:
            number = wasmtime.GlobalType(wasmtime.ValType.i32(), False)
            tables = wasmtime.Global(self.store, number, self.take_tables(source))
            instance = wasmtime.Instance(self.store, module_of(source), [self.memory, tables])
            self.instances[source] = instance.exports(self.store)
        return self.instances[source]

    def enter(self, way: Door) -> None:
        if way not in self.functions:
            self.functions[way] = self.exports(way.source)[way.name]
        self.functions[way](self.store, SLOTS)
