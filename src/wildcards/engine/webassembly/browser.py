"""A memory with modules that work in it, run by the browser in which Python itself runs as WebAssembly."""

from functools import cache
from typing import Any

import js

from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.memory import SLOTS, Door, Memory, Row


@cache
def module_of(source: Source) -> Any:
    code = js.Uint8Array.new(len(source.module))
    code.assign(source.module)
    return js.WebAssembly.Module.new(code)


def described(**fields: Any) -> Any:
    """An object of JavaScript."""
    return js.Object.fromEntries(js.Array.of(*(js.Array.of(name, value) for name, value in fields.items())))


class BrowserRoom(Memory):
    def __init__(self) -> None:
        super().__init__()
        self.memory = js.WebAssembly.Memory.new(described(initial=1))
        self.bytes = js.Uint8Array.new(self.memory.buffer)
        self.instances: dict[Source, Any] = {}
        self.functions: dict[Door, Any] = {}

    def grow(self, pages: int) -> None:
        try:
            self.memory.grow(pages)
        except Exception:  # noqa: BLE001 - whatever the browser throws, it means this
            raise MemoryError from None
        self.bytes = js.Uint8Array.new(self.memory.buffer)  # the old one is empty now

    def write(self, address: int, data: bytes) -> None:
        self.bytes.subarray(address, address + len(data)).assign(data)

    def read(self, address: int, size: int) -> bytes:
        found: bytes = self.bytes.subarray(address, address + size).to_bytes()
        return found

    def clear(self, row: Row) -> None:
        self.bytes.fill(0, row.address, row.address + row.size)

    def exports(self, source: Source) -> Any:
        """The functions of a module by name; it is put into the memory when it is first wanted."""
        if source not in self.instances:
            tables = js.WebAssembly.Global.new(described(value="i32"), self.take_tables(source))
            imported = described(wildcards=described(memory=self.memory, tables=tables))
            self.instances[source] = js.WebAssembly.Instance.new(module_of(source), imported).exports
        return self.instances[source]

    def enter(self, way: Door) -> None:
        if way not in self.functions:
            self.functions[way] = getattr(self.exports(way.source), way.name)
        self.functions[way](SLOTS)
