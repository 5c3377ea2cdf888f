"""The master's network: weights from a file of the package, with NumPy or, slowly, without it.

The file holds one line of JSON and then all weights in half precision, little end first. Numbers of a row are scaled
within the first layer.
"""

import json
import struct
from collections.abc import Sequence
from importlib.resources import files
from math import exp, log, prod, sqrt
from typing import IO, Any, NamedTuple

from wildcards.bots.recalling import row_of
from wildcards.game.memory import RememberingState
from wildcards.game.recollection import OTHERS, ROW
from wildcards.rules.cards import CARDS
from wildcards.rules.questions import ACTIONS
from wildcards.rules.state import SEATS

FORMAT = "wildcards-weights/1"
POINTS = 10.0  # points are learned in tens
IMPOSSIBLE = -1000.0  # logit of what counting rules out
HEADS = (ACTIONS, SEATS, SEATS, SEATS, OTHERS * CARDS)  # policy; win by place; own rank; points by place; belief
EPSILON = 1e-5

Numbers = list[float]


class Header(NamedTuple):
    format: str
    observation: int  # version of the row
    width: int
    hidden: int
    blocks: int
    training: str  # where the weights come from

    @property
    def numbers(self) -> int:
        return sum(map(prod, self.shapes()))

    def shapes(self) -> list[tuple[int, ...]]:
        """The first layer; each block's normalisation and its two layers; normalisation and heads."""
        width, hidden = self.width, self.hidden
        norm: list[tuple[int, ...]] = [(width,), (width,)]
        block = [*norm, (hidden, width), (hidden,), (width, hidden), (width,)]
        return [(width, ROW), (width,), *block * self.blocks, *norm, (sum(HEADS), width), (sum(HEADS),)]


class Outputs(NamedTuple):
    policy: Numbers  # logits of the actions
    win: Numbers  # logits of who wins, by place
    rank: Numbers  # logits of the own rank
    points: Numbers  # at the end, by place
    belief: Numbers  # by other place and kind: what is added to the logarithm of the expected cards


def open_weights() -> IO[bytes]:
    return files("wildcards.bots").joinpath("master.weights").open("rb")


def weights_file() -> bytes:
    with open_weights() as file:
        return file.read()


def header_of(line: bytes) -> Header:
    header = Header(**json.loads(line))
    if header.format != FORMAT:
        raise ValueError(f"weights of the format {header.format} are not known here")
    return header


def parsed(data: bytes) -> tuple[Header, memoryview]:
    end = data.index(b"\n")
    return header_of(data[:end]), memoryview(data)[end + 1 :]


class Network:
    """Weights as lists of numbers: slow, and correct everywhere."""

    def __init__(self, data: bytes) -> None:
        self.header, numbers = parsed(data)
        self.parts = self.read(numbers)

    def read(self, numbers: memoryview) -> list[Any]:
        at = 0
        parts: list[Any] = []
        for shape in self.header.shapes():
            columns = shape[-1]
            rows = []
            for _ in range(shape[0] if len(shape) == 2 else 1):
                rows.append(struct.unpack_from(f"<{columns}e", numbers, at))
                at += 2 * columns
            parts.append(rows if len(shape) == 2 else rows[0])
        return parts

    def look(self, s: RememberingState) -> Outputs:
        """What it says of a state to the seat that is asked."""
        return self.outputs(row_of(s))

    def outputs(self, row: list[int]) -> Outputs:
        parts = iter(self.parts)
        used = [(i, number) for i, number in enumerate(row) if number]  # most numbers of a row are 0
        x = [sum(line[i] * number for i, number in used) + b for line, b in zip(next(parts), next(parts), strict=True)]
        for _ in range(self.header.blocks):
            inner = normalised(x, next(parts), next(parts))
            inner = [max(0.0, number) for number in layer(inner, next(parts), next(parts))]
            x = [a + b for a, b in zip(x, layer(inner, next(parts), next(parts)), strict=True)]
        x = normalised(x, next(parts), next(parts))
        return split(layer(x, next(parts), next(parts)))


def layer(x: Numbers, weights: list[tuple[float, ...]], bias: tuple[float, ...]) -> Numbers:
    return [sum(map(float.__mul__, line, x)) + b for line, b in zip(weights, bias, strict=True)]


def normalised(x: Numbers, gain: tuple[float, ...], bias: tuple[float, ...]) -> Numbers:
    mean = sum(x) / len(x)
    spread = sqrt(sum((number - mean) ** 2 for number in x) / len(x) + EPSILON)
    return [(number - mean) / spread * g + b for number, g, b in zip(x, gain, bias, strict=True)]


def split(numbers: Numbers) -> Outputs:
    found = []
    at = 0
    for length in HEADS:
        found.append(numbers[at : at + length])
        at += length
    policy, win, rank, points, belief = found
    return Outputs(policy, win, rank, [POINTS * number for number in points], belief)


class FastNetwork(Network):
    """The same with NumPy, in single precision."""

    def read(self, numbers: memoryview) -> list[Any]:
        import numpy

        halves = numpy.frombuffer(numbers, "<f2").astype(numpy.float32)
        at = 0
        parts: list[Any] = []
        for shape in self.header.shapes():
            length = prod(shape)
            parts.append(halves[at : at + length].reshape(shape))
            at += length
        parts[0] = numpy.ascontiguousarray(parts[0].T)  # by number of the row, most of which are 0
        return parts

    def outputs(self, row: list[int]) -> Outputs:
        import numpy

        parts = iter(self.parts)
        numbers = numpy.array(row, numpy.float32)
        used = numpy.flatnonzero(numbers)
        x = numbers[used] @ next(parts)[used] + next(parts)
        for _ in range(self.header.blocks):
            inner = self.normalised(x, next(parts), next(parts))
            inner = numpy.maximum(next(parts) @ inner + next(parts), 0)
            x = x + (next(parts) @ inner + next(parts))
        x = self.normalised(x, next(parts), next(parts))
        return split((next(parts) @ x + next(parts)).tolist())

    def numbers_of_all(self, rows: Any) -> Any:
        """Of many rows at once, all that `outputs` would split."""
        import numpy

        parts = iter(self.parts)
        x = rows.astype(numpy.float32) @ next(parts) + next(parts)
        for _ in range(self.header.blocks):
            inner = self.normalised(x, next(parts), next(parts))
            inner = numpy.maximum(inner @ next(parts).T + next(parts), 0)
            x = x + inner @ next(parts).T + next(parts)
        x = self.normalised(x, next(parts), next(parts))
        return x @ next(parts).T + next(parts)

    @staticmethod
    def normalised(x: Any, gain: Any, bias: Any) -> Any:
        x = x - x.mean(axis=-1, keepdims=True)
        return x / ((x * x).mean(axis=-1, keepdims=True) + EPSILON) ** 0.5 * gain + bias


def has_numpy() -> bool:
    try:
        import numpy  # noqa: F401 - only whether it is there
    except ImportError:
        return False
    return True


def shares_of(logits: Numbers, heat: float = 1.0) -> Numbers:
    """Chances from logits; with less heat the best are taken more often."""
    most = max(logits)
    parts = [exp((logit - most) / heat) for logit in logits]
    whole = sum(parts)
    return [part / whole for part in parts]


def believed(outputs: Outputs, expected: Sequence[float], place: int) -> Numbers:
    """For the hand at a place from 1 on, of which counting expects these cards: how likely a card is of each kind.

    The network says what to add to the logarithm of counting.
    """
    first = (place - 1) * CARDS
    logits = [
        log(cards) + outputs.belief[first + card] if cards > 0 else IMPOSSIBLE for card, cards in enumerate(expected)
    ]
    return shares_of(logits)
