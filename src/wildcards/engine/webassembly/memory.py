"""A memory in which modules work, whoever runs them: rows of numbers and records go in as lists and come out as lists.

`room` runs them with wasmtime, `browser` with the browser that Python itself runs in.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from math import prod
from struct import Struct, pack
from typing import Any, TypeVar

from wildcards.engine.layout import LETTERS, SIZES, flat, layout, nested
from wildcards.engine.specialise import PLAIN, Function, Variant
from wildcards.engine.webassembly.binary import F64
from wildcards.engine.webassembly.kinds import Scalar, Signature, signature
from wildcards.engine.webassembly.library import Source, source_of

PAGE = 1 << 16
SLOTS = 64  # where the arguments of a call lie; the first bytes stay free, so that no address is 0
START = 1024  # of all else
ALIGNED = 16

Type = TypeVar("Type")


@dataclass(frozen=True)
class Row:
    """Numbers or records that lie in a memory."""

    address: int
    item: str | type  # the width of the numbers, or the class of the records
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape) * (SIZES[self.item] if isinstance(self.item, str) else layout(self.item).size)

    def first(self, count: int) -> "Row":
        """The first ones of it."""
        return Row(self.address, self.item, (count, *self.shape[1:]))


class Door:
    """How a function of a module is called: its arguments lie in slots of eight bytes, and its result in the first."""

    def __init__(self, function: Function, variant: Variant) -> None:
        self.source = source_of(function, variant)
        self.name = function.__name__
        self.signature: Signature = signature(function, variant)
        self.slots = Struct("<" + "".join("d" if kind == F64 else "q" for kind in self.signature.values))
        self.result = Struct("<d" if self.signature.returned is Scalar.FLOAT else "<q")


@cache
def door(function: Function, variant: Variant = PLAIN) -> Door:
    return Door(function, variant)


class Memory(ABC):
    def __init__(self) -> None:
        self.size = PAGE
        self.end = START  # of what is taken
        self._kept = START  # up to here it stays taken
        self.lock: AbstractContextManager[object] = nullcontext()  # one at a time works in it

    @abstractmethod
    def grow(self, pages: int) -> None:
        """Raises MemoryError where there is no more."""

    @abstractmethod
    def write(self, address: int, data: bytes) -> None: ...

    @abstractmethod
    def read(self, address: int, size: int) -> bytes: ...

    @abstractmethod
    def clear(self, row: Row) -> None:
        """Makes all of it zero."""

    @abstractmethod
    def exports(self, source: Source) -> Any:
        """The functions of a module by name; it is put into the memory when it is first wanted."""

    @abstractmethod
    def enter(self, way: Door) -> None:
        """Runs the function on what lies in the slots."""

    def take(self, size: int) -> int:
        """The address of so many bytes; they are zero if nobody had them before."""
        address = -(-self.end // ALIGNED) * ALIGNED
        end = address + size
        if end > self.size:
            pages = -(-(end - self.size) // PAGE)
            try:
                self.grow(pages)
            except MemoryError:
                raise MemoryError(f"{end:,} bytes do not go into one memory of WebAssembly") from None
            self.size += pages * PAGE
        self.end = end
        return address

    def take_tables(self, source: Source) -> int:
        """Where the tables of a module lie: as long as the memory is there, whoever wanted the module first."""
        address = self.take(source.manifest["tables"])
        self._kept = self.end
        return address

    @contextmanager
    def lent(self) -> Iterator[None]:
        """The memory for one user, who may put things down there; afterwards they are gone."""
        with self.lock:
            end = self.end
            try:
                yield
            finally:
                self.end = max(end, self._kept)

    # Rows.

    def place(self, values: Any, width: str = "int64") -> Row:
        """Puts down a list of numbers, or lists of lists of them."""
        shape: list[int] = []
        inner = values
        while isinstance(inner, Sequence):
            shape.append(len(inner))
            inner = inner[0] if inner else None
        row = Row(self.take(prod(shape) * SIZES[width]), width, tuple(shape))
        self.write(row.address, pack(f"<{prod(shape)}{LETTERS[width]}", *flat(values, len(shape))))
        return row

    def place_records(self, values: Sequence[Any]) -> Row:
        """Puts down objects of one class, such as states."""
        row = self.take_records(type(values[0]), len(values))
        for i, value in enumerate(values):
            self.write_record(row, i, value)
        return row

    def take_records(self, kind: type, count: int) -> Row:
        """Room for so many records, as it is."""
        return Row(self.take(count * layout(kind).size), kind, (count,))

    def write_record(self, row: Row, i: int, value: object) -> None:
        form = layout(row.item)
        self.write(row.address + i * form.size, form.pack(value))

    def read_record(self, row: Row, i: int, kind: type[Type]) -> Type:
        form = layout(kind)
        return form.unpack(self.read(row.address + i * form.size, form.size), kind)

    def read_numbers(self, row: Row) -> Any:
        """As lists of lists."""
        assert isinstance(row.item, str)
        form = Struct(f"<{prod(row.shape)}{LETTERS[row.item]}")
        return nested(form.unpack(self.read(row.address, form.size)), row.shape)

    # Calls.

    def call(self, function: Function, *arguments: Any, variant: Variant = PLAIN) -> Any:
        """The function, with rows of this memory where the annotations say lists."""
        way = door(function, variant)
        values: list[Any] = []
        for argument in arguments:
            values += (argument.address, *argument.shape) if isinstance(argument, Row) else (argument,)
        with self.lock:
            self.write(SLOTS, way.slots.pack(*values))
            self.enter(way)
            returned = way.signature.returned
            if returned is Scalar.NOTHING:
                return None
            (value,) = way.result.unpack(self.read(SLOTS, way.result.size))
            return bool(value) if returned is Scalar.BOOL else value
