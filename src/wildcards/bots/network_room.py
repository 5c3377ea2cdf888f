"""The master's network as WebAssembly, with the games that it looks at in the same memory.

NumPy would be somewhat quicker with many rows at once, if its threads did not now and then stand in each other's way
for a tenth of a second.
"""

import atexit
from contextlib import AbstractContextManager
from functools import cache
from math import prod
from struct import Struct
from typing import IO, Any

from wildcards.bots.compiled.forward import TILE, Layer, Sizes, forward, unpack_weights
from wildcards.bots.compiled.trials import look_at
from wildcards.bots.network import (
    HEADS,
    FastNetwork,
    Header,
    Network,
    Outputs,
    has_numpy,
    header_of,
    open_weights,
    split,
    weights_file,
)
from wildcards.bots.recalling import REMEMBERING
from wildcards.engine import webassembly
from wildcards.engine.specialise import Function
from wildcards.game.memory import RememberingState
from wildcards.game.observation import LENGTH, Observation
from wildcards.game.recollection import RECOLLECTION_LENGTH, ROW, Recollection

MOST_ROWS = 64  # that the network looks at in one call
NUMBERS = sum(HEADS)
PIECE = 1 << 16  # bytes


def sizes_of(header: Header) -> Sizes:
    outputs, most_used = (-(-count // TILE) * TILE for count in (NUMBERS, most_inputs(header)))
    stride = outputs + 2 * header.width + most_used
    return Sizes(ROW, header.width, header.hidden, header.blocks, NUMBERS, outputs, stride)


def most_inputs(header: Header) -> int:
    """Of a layer that leaves out those that are zero."""
    most: int = max(ROW, header.hidden)
    return most


class NetworkRoom:
    def __init__(self, file: IO[bytes]) -> None:
        """Reads the weights piece by piece: a browser never gives back what Python has taken once."""
        from wildcards.engine.webassembly.memory import Row

        header = header_of(file.readline())
        self.room = webassembly.new_memory()
        self.sizes = sizes_of(header)
        self._fixed = self.room.place_records([self.sizes]), self.room.place_records([Layer()])
        count = header.numbers + TILE * (header.width + 1)
        self.weights = Row(self.room.take(4 * count), "float32", (count,))
        self.states = self.room.place_records([RememberingState()])
        self.seen = self.room.place_records([Observation()] * MOST_ROWS)
        self.recalled = self.room.place_records([Recollection()] * MOST_ROWS)
        self._bytes = (
            Row(self.seen.address, "int8", (MOST_ROWS, LENGTH)),
            Row(self.recalled.address, "int8", (MOST_ROWS, RECOLLECTION_LENGTH)),
        )
        self.work = Row(self.room.take(4 * MOST_ROWS * self.sizes.stride), "float32", (MOST_ROWS, self.sizes.stride))
        self._flat_work = Row(self.work.address, "float32", (MOST_ROWS * self.sizes.stride,))
        used = MOST_ROWS, 1 + most_inputs(header)
        self._used = Row(self.room.take(2 * prod(used)), "int16", used)
        self._said = Struct(f"<{NUMBERS}f")
        self.call(look_at, self.states, self.seen, self.recalled)  # its module's tables lie below what is lent
        with self.lent():
            halves = Row(self.room.take(2 * header.numbers), "int16", (header.numbers,))
            for at in range(0, halves.size, PIECE):
                self.room.write(halves.address + at, file.read(PIECE))
            self.call(unpack_weights, halves, self.weights, self._fixed[0])
        self.forward(1)

    def call(self, function: Function, *arguments: Any) -> Any:
        return self.room.call(function, *arguments, variant=REMEMBERING)

    def lent(self) -> AbstractContextManager[None]:
        """The room for one user, who may put things down there; afterwards they are gone."""
        return self.room.lent()

    def clear_rows(self) -> None:
        self.room.clear(self.seen)
        self.room.clear(self.recalled)

    def forward(self, rows: int) -> None:
        """What the network says of the first rows comes to the start of each row of the work."""
        self.call(forward, *self._bytes, self.weights, self._flat_work, self._used, *self._fixed, rows)

    def look(self, s: RememberingState) -> Outputs:
        """What it says of a state to the seat that is asked."""
        with self.room.lock:
            self.room.write_record(self.states, 0, s)
            self.clear_rows()
            self.call(look_at, self.states, self.seen, self.recalled)
            self.forward(1)
            return split(list(self._said.unpack(self.room.read(self.work.address, self._said.size))))


@cache
def network_room() -> NetworkRoom | None:
    """That of the process; None where there is no WebAssembly."""
    if not webassembly.is_available_to_bots():
        return None
    with open_weights() as file:
        return NetworkRoom(file)


@cache
def network(plain: bool = False) -> Network | NetworkRoom:
    """The network of the package, loaded once in a process: the quickest that works here."""
    if plain:
        return Network(weights_file())
    return network_room() or (FastNetwork if has_numpy() else Network)(weights_file())


@atexit.register
def _let_go() -> None:
    """While Python goes down, wasmtime's own modules may be gone before what was made of them."""
    network.cache_clear()
    network_room.cache_clear()
