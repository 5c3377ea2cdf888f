"""Functions that take NumPy arrays where the annotations say lists.

Arrays that `empty` makes lie in the memory of a room and are worked on where they are. Others are copied into a room
for the call, and back.
"""

from ctypes import memmove
from functools import cache
from threading import local
from typing import Any
from weakref import WeakSet

import numpy
from numpy.typing import NDArray

from wildcards.engine.records import record_dtype
from wildcards.engine.specialise import PLAIN, Function, Variant
from wildcards.engine.webassembly.kinds import Array, Item, Kind, Record
from wildcards.engine.webassembly.memory import Door, Row, door
from wildcards.engine.webassembly.room import Room

_rooms: WeakSet[Room] = WeakSet()  # those in which arrays lie
_thread = local()


def empty(dtype: numpy.dtype[Any], count: int) -> NDArray[Any]:
    """An array of zeros in a room of its own."""
    room = Room()
    _rooms.add(room)
    size = count * dtype.itemsize
    return numpy.ndarray(count, dtype, memoryview(room.buffer(room.take(size), size)))


def room_of(array: NDArray[Any]) -> Room | None:
    """The room in which an array lies, if a function can work on it there."""
    if not array.size or not array.flags.c_contiguous:
        return None
    address = array.ctypes.data
    return next((room for room in list(_rooms) if room.base <= address < room.base + room.size), None)


def spare_room() -> Room:
    """For arrays that lie in none; each thread has its own."""
    if not hasattr(_thread, "room"):
        _thread.room = Room()
    room: Room = _thread.room
    return room


class Compiled:
    def __init__(self, function: Function, variant: Variant) -> None:
        self.function = function
        self.variant = variant
        self.door: Door = door(function, variant)

    def __call__(self, *arguments: Any) -> Any:
        parameters = self.door.signature.parameters
        if len(arguments) != len(parameters):
            raise TypeError(f"{self.function.__name__} takes {len(parameters)} arguments, not {len(arguments)}")
        for (name, kind), argument in zip(parameters, arguments, strict=True):
            check(name, kind, argument)
        rooms = (room_of(argument) for argument in arguments if isinstance(argument, numpy.ndarray))
        room = next((room for room in rooms if room), None) or spare_room()
        with room.lent():
            return self.call_in(room, arguments)

    def call_in(self, room: Room, arguments: tuple[Any, ...]) -> Any:
        values: list[Any] = []
        copies: list[tuple[NDArray[Any], int]] = []
        for argument in arguments:
            if not isinstance(argument, numpy.ndarray):
                values.append(argument)
                continue
            address = argument.ctypes.data - room.base
            if room_of(argument) is not room:
                address = room.take(argument.nbytes)
                memmove(room.base + address, numpy.ascontiguousarray(argument).ctypes.data, argument.nbytes)
                copies.append((argument, address))
            values.append(Row(address, "int8", argument.shape))
        result = room.call(self.function, *values, variant=self.variant)
        for argument, address in copies:
            if argument.flags.writeable and argument.flags.c_contiguous:
                memmove(argument.ctypes.data, room.base + address, argument.nbytes)
            elif argument.flags.writeable:
                data = room.read(address, argument.nbytes)
                argument[...] = numpy.frombuffer(data, argument.dtype).reshape(argument.shape)
        return result


@cache
def item_dtype(item: Item) -> numpy.dtype[Any]:
    return record_dtype(item.type) if isinstance(item, Record) else numpy.dtype(item)


def check(name: str, kind: Kind, argument: Any) -> None:
    if isinstance(kind, Array) != isinstance(argument, numpy.ndarray):
        raise TypeError(f"{name}: {type(argument).__name__} is given where {kind} is wanted")
    if isinstance(kind, Array):
        wanted = item_dtype(kind.item)
        if argument.dtype != wanted or argument.ndim != len(kind.lengths):
            dimensions = f"{argument.ndim} and not {len(kind.lengths)} dimensions"
            raise TypeError(f"{name}: an array of {argument.dtype} in {dimensions} is given where {wanted} is wanted")


@cache
def compiled(function: Function, variant: Variant = PLAIN) -> Compiled:
    """The function, translated with all that it calls. It takes NumPy arrays where the annotations say lists."""
    return Compiled(variant.instead(function), variant)
