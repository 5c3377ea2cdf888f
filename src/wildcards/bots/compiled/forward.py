"""The master's network in the rules' subset: many rows at once, four numbers at a time.

Weights lie in the order of the file, less precise numbers made single ones. A layer's lie in tiles of sixteen outputs:
for each input the sixteen weights that belong to it. A tile is applied to all rows before the next one. Three quarters
of what the network sees are zeros, and so are nearly nine tenths of what comes out of a layer that keeps what is above
zero; these are left out. What the network says of a row does not depend on the others: every sum is made in the order
of the inputs.
"""

from dataclasses import dataclass
from math import sqrt

from wildcards.engine.vectors import Byte, Four, Half, Single, above_zero, four_at, put_four, spread, spread_at, sum_of
from wildcards.rules.state import number

TILE = 16
EPSILON = 1e-5

# What a layer does with what it finds.
SET = 0
SET_ABOVE_ZERO = 1
ADD = 2

POWERS_OF_2 = tuple(2.0 ** (power - 25) for power in range(32))


@dataclass(slots=True)
class Sizes:
    """Of a network; width and hidden are multiples of 16."""

    inputs: int = number("int64")
    width: int = number("int64")
    hidden: int = number("int64")
    blocks: int = number("int64")
    heads: int = number("int64")
    outputs: int = number("int64")  # the heads, filled up to a multiple of 16
    stride: int = number("int64")  # numbers of one row of the work: outputs; as it is, normalised, those that are used


@dataclass(slots=True)
class Layer:
    """What the layer that is being worked out reads and writes, within the numbers of a row."""

    inputs: int = number("int64")
    outputs: int = number("int64")
    source: int = number("int64")
    target: int = number("int64")
    way: int = number("int64")


def unpack_weights(halves: list[Half], weights: list[Single], sizes: list[Sizes]) -> None:
    """From the numbers of the file, to the weights as they are used. Every part begins where it does in the file."""
    size = sizes[0]
    at = lay_tiles(halves, weights, 0, size.width, size.inputs)
    for _ in range(size.blocks):
        at = copy_halves(halves, weights, at, 2 * size.width)
        at = lay_tiles(halves, weights, at, size.hidden, size.width)
        at = lay_tiles(halves, weights, at, size.width, size.hidden)
    at = copy_halves(halves, weights, at, 2 * size.width)
    lay_tiles(halves, weights, at, size.heads, size.width)


def from_half(bits: int) -> float:
    fraction = bits & 1023
    power = bits >> 10 & 31
    size = fraction * POWERS_OF_2[1] if power == 0 else (1024 + fraction) * POWERS_OF_2[power]
    return -size if bits & 0x8000 else size


def copy_halves(halves: list[Half], weights: list[Single], at: int, count: int) -> int:
    for i in range(at, at + count):
        weights[i] = from_half(halves[i])
    return at + count


def lay_tiles(halves: list[Half], weights: list[Single], at: int, outputs: int, inputs: int) -> int:
    """Weights and then biases; outputs that are not there are zeros. Returns where the next part begins."""
    padded = (outputs + TILE - 1) // TILE * TILE
    for output in range(outputs):
        tile = at + output // TILE * TILE * inputs + output % TILE
        for i in range(inputs):
            weights[tile + i * TILE] = from_half(halves[at + output * inputs + i])
        weights[at + padded * inputs + output] = from_half(halves[at + outputs * inputs + output])
    return at + padded * (inputs + 1)


def forward(
    seen: list[list[Byte]],
    recalled: list[list[Byte]],
    weights: list[Single],
    work: list[Single],
    used: list[list[Half]],
    sizes: list[Sizes],
    layers: list[Layer],
    rows: int,
) -> None:
    """What the network says of the first rows: at the start of each row of the work.

    Rows go by twos, so there is one more in the work where their number is odd. `used` has room for the numbers of all
    inputs of a row, and for how many there are.
    """
    size = sizes[0]
    layer = layers[0]
    width = size.width
    start = size.outputs
    normal = start + width
    source = normal + width
    for row in range(rows):
        place = row * size.stride + source
        count = note_bytes(seen[row], 0, work, place, used[row], 0)
        used[row][0] = note_bytes(recalled[row], len(seen[row]), work, place, used[row], count)
    set_layer(layer, size.inputs, width, source, start, SET)
    at = apply_to_used(weights, work, used, 0, layer, size.stride, rows)
    for _ in range(size.blocks):
        normalise(weights, work, at, size, rows)
        set_layer(layer, width, size.hidden, normal, source, SET_ABOVE_ZERO)
        at = apply_to_all(weights, work, at + 2 * width, layer, size.stride, rows)
        for row in range(rows):
            note_singles(work, row * size.stride + source, size.hidden, used[row])
        set_layer(layer, size.hidden, width, source, start, ADD)
        at = apply_to_used(weights, work, used, at, layer, size.stride, rows)
    normalise(weights, work, at, size, rows)
    set_layer(layer, width, size.outputs, normal, 0, SET)
    apply_to_all(weights, work, at + 2 * width, layer, size.stride, rows)


def note_bytes(numbers: list[Byte], first: int, work: list[Single], place: int, used: list[Half], count: int) -> int:
    """Puts down those that are not zero, and which they are; returns how many there are by now."""
    for i in range(len(numbers)):
        if numbers[i] != 0:
            work[place + count] = float(numbers[i])
            count += 1
            used[count] = first + i
    return count


def note_singles(work: list[Single], place: int, length: int, used: list[Half]) -> None:
    """The same in the place of all the numbers, without asking which way to go: nobody could tell beforehand."""
    count = 0
    for i in range(length):
        found = work[place + i]
        work[place + count] = found
        used[1 + count] = i
        count += int(found != 0.0)
    used[0] = count


def normalise(weights: list[Single], work: list[Single], at: int, size: Sizes, rows: int) -> None:
    width = size.width
    for row in range(rows):
        place = row * size.stride + size.outputs
        total = spread(0.0)
        for i in range(0, width, 4):
            total = total + four_at(work, place + i, 0)
        mean = spread(sum_of(total) / width)
        squares = spread(0.0)
        for i in range(0, width, 4):
            away = four_at(work, place + i, 0) - mean
            squares = squares + away * away
        scale = spread(1.0 / sqrt(sum_of(squares) / width + EPSILON))
        for i in range(0, width, 4):
            away = (four_at(work, place + i, 0) - mean) * scale
            found = away * four_at(weights, at + i, 0) + four_at(weights, at + width + i, 0)
            put_four(work, place + width + i, 0, found)


def set_layer(layer: Layer, inputs: int, outputs: int, source: int, target: int, way: int) -> None:
    layer.inputs = inputs
    layer.outputs = outputs
    layer.source = source
    layer.target = target
    layer.way = way


def apply_to_used(
    weights: list[Single], work: list[Single], used: list[list[Half]], at: int, layer: Layer, stride: int, rows: int
) -> int:
    """One layer for all rows, from the inputs that are not zero; returns where the next part of the weights begins."""
    bias = at + layer.inputs * layer.outputs
    for output in range(0, layer.outputs, TILE):
        tile = at + output * layer.inputs
        for row in range(rows):
            x = row * stride + layer.source
            a = four_at(weights, bias + output, 0)
            b = four_at(weights, bias + output, 4)
            c = four_at(weights, bias + output, 8)
            d = four_at(weights, bias + output, 12)
            for i in range(used[row][0]):
                w = tile + used[row][1 + i] * TILE
                found = spread_at(work, x + i, 0)
                a = a + found * four_at(weights, w, 0)
                b = b + found * four_at(weights, w, 4)
                c = c + found * four_at(weights, w, 8)
                d = d + found * four_at(weights, w, 12)
            put_tile(work, row * stride + layer.target + output, layer.way, a, b, c, d)
    return bias + layer.outputs


def apply_to_all(weights: list[Single], work: list[Single], at: int, layer: Layer, stride: int, rows: int) -> int:
    """The same from all inputs: each weight is read once for two rows."""
    bias = at + layer.inputs * layer.outputs
    for output in range(0, layer.outputs, TILE):
        for row in range(0, rows, 2):
            w = at + output * layer.inputs
            x = row * stride + layer.source
            y = x + stride
            a0 = four_at(weights, bias + output, 0)
            b0 = four_at(weights, bias + output, 4)
            c0 = four_at(weights, bias + output, 8)
            d0 = four_at(weights, bias + output, 12)
            a1 = a0
            b1 = b0
            c1 = c0
            d1 = d0
            for _ in range(layer.inputs):
                a = four_at(weights, w, 0)
                b = four_at(weights, w, 4)
                c = four_at(weights, w, 8)
                d = four_at(weights, w, 12)
                found = spread_at(work, x, 0)
                a0 = a0 + found * a
                b0 = b0 + found * b
                c0 = c0 + found * c
                d0 = d0 + found * d
                found = spread_at(work, y, 0)
                a1 = a1 + found * a
                b1 = b1 + found * b
                c1 = c1 + found * c
                d1 = d1 + found * d
                w += TILE
                x += 1
                y += 1
            target = row * stride + layer.target + output
            put_tile(work, target, layer.way, a0, b0, c0, d0)
            put_tile(work, target + stride, layer.way, a1, b1, c1, d1)
    return bias + layer.outputs


def put_tile(work: list[Single], place: int, way: int, a: Four, b: Four, c: Four, d: Four) -> None:
    put(work, place, way, a)
    put(work, place + 4, way, b)
    put(work, place + 8, way, c)
    put(work, place + 12, way, d)


def put(work: list[Single], place: int, way: int, found: Four) -> None:
    if way == SET_ABOVE_ZERO:
        found = above_zero(found)
    elif way == ADD:
        found = found + four_at(work, place, 0)
    put_four(work, place, 0, found)
