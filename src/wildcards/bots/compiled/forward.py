"""The master's network in the rules' subset: many rows at once, four numbers at a time.

Weights lie in the order of the file, less precise numbers made single ones. The first layer lies by input, since most
inputs are 0. The other layers lie in tiles of eight outputs: for each input the eight weights that belong to it.
"""

from dataclasses import dataclass
from math import sqrt

from wildcards.engine.vectors import Byte, Four, Half, Single, above_zero, four_at, put_four, spread, spread_at, sum_of
from wildcards.rules.state import number

TILE = 8
TURNS = 2
EPSILON = 1e-5

# What a layer does with what it finds.
SET = 0
SET_ABOVE_ZERO = 1
ADD = 2

POWERS_OF_2 = tuple(2.0 ** (power - 25) for power in range(32))


@dataclass(slots=True)
class Sizes:
    """Of a network; all are multiples of 8 but the inputs and the blocks."""

    inputs: int = number("int64")
    width: int = number("int64")
    hidden: int = number("int64")
    blocks: int = number("int64")
    heads: int = number("int64")
    outputs: int = number("int64")  # the heads, filled up to a multiple of 8
    stride: int = number("int64")  # numbers of one row of the work: outputs; as it is, normalised, hidden


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
    at = turn_over(halves, weights, size.width, size.inputs)
    at = copy_halves(halves, weights, at, size.width)
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


def turn_over(halves: list[Half], weights: list[Single], outputs: int, inputs: int) -> int:
    for output in range(outputs):
        for i in range(inputs):
            weights[i * outputs + output] = from_half(halves[output * inputs + i])
    return outputs * inputs


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
    sizes: list[Sizes],
    layers: list[Layer],
    rows: int,
) -> None:
    """What the network says of the first rows: at the start of each row of the work."""
    size = sizes[0]
    layer = layers[0]
    width = size.width
    start = size.outputs
    for row in range(rows):
        begin(weights, work, row * size.stride + start, size)
        add_inputs(seen[row], 0, weights, work, row * size.stride + start, width)
        add_inputs(recalled[row], len(seen[row]), weights, work, row * size.stride + start, width)
    at = (size.inputs + 1) * width
    for _ in range(size.blocks):
        normalise(weights, work, at, size, rows)
        at += 2 * width
        set_layer(layer, width, size.hidden, start + width, start + 2 * width, SET_ABOVE_ZERO)
        at = apply(weights, work, at, layer, size.stride, rows)
        set_layer(layer, size.hidden, width, start + 2 * width, start, ADD)
        at = apply(weights, work, at, layer, size.stride, rows)
    normalise(weights, work, at, size, rows)
    set_layer(layer, width, size.outputs, start + width, 0, SET)
    apply(weights, work, at + 2 * width, layer, size.stride, rows)


def begin(weights: list[Single], work: list[Single], place: int, size: Sizes) -> None:
    """The biases of the first layer."""
    bias = size.inputs * size.width
    for i in range(0, size.width, 4):
        put_four(work, place + i, 0, four_at(weights, bias + i, 0))


def add_inputs(
    numbers: list[Byte], first: int, weights: list[Single], work: list[Single], place: int, width: int
) -> None:
    for i in range(len(numbers)):
        if numbers[i] != 0:
            number = spread(numbers[i])
            at = (first + i) * width
            for j in range(0, width, TILE):
                put_four(work, place + j, 0, four_at(work, place + j, 0) + number * four_at(weights, at + j, 0))
                put_four(work, place + j, 4, four_at(work, place + j, 4) + number * four_at(weights, at + j, 4))


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


def apply(weights: list[Single], work: list[Single], at: int, layer: Layer, stride: int, rows: int) -> int:
    """One layer for all rows, four rows at a time; returns where the next part of the weights begins."""
    row = 0
    while row + 4 <= rows:
        apply_to_four(weights, work, at, layer, row * stride, stride)
        row += 4
    while row < rows:
        apply_to_one(weights, work, at, layer, row * stride)
        row += 1
    return at + layer.outputs * (layer.inputs + 1)


def apply_to_four(weights: list[Single], work: list[Single], at: int, layer: Layer, place: int, stride: int) -> None:
    """Each weight is read once for four rows."""
    inputs = layer.inputs
    bias = at + inputs * layer.outputs
    for output in range(0, layer.outputs, TILE):
        w = at + output * inputs
        a = place + layer.source
        b = a + stride
        c = b + stride
        d = c + stride
        a0 = four_at(weights, bias + output, 0)
        a1 = four_at(weights, bias + output, 4)
        b0 = a0
        b1 = a1
        c0 = a0
        c1 = a1
        d0 = a0
        d1 = a1
        for _ in range(0, inputs, TURNS):
            for i in range(TURNS):  # written out
                w0 = four_at(weights, w, TILE * i)
                w1 = four_at(weights, w, TILE * i + 4)
                x = spread_at(work, a, i)
                a0 = a0 + x * w0
                a1 = a1 + x * w1
                x = spread_at(work, b, i)
                b0 = b0 + x * w0
                b1 = b1 + x * w1
                x = spread_at(work, c, i)
                c0 = c0 + x * w0
                c1 = c1 + x * w1
                x = spread_at(work, d, i)
                d0 = d0 + x * w0
                d1 = d1 + x * w1
            w += TILE * TURNS
            a += TURNS
            b += TURNS
            c += TURNS
            d += TURNS
        target = place + layer.target + output
        put_tile(work, target, a0, a1, layer.way)
        put_tile(work, target + stride, b0, b1, layer.way)
        put_tile(work, target + 2 * stride, c0, c1, layer.way)
        put_tile(work, target + 3 * stride, d0, d1, layer.way)


def apply_to_one(weights: list[Single], work: list[Single], at: int, layer: Layer, place: int) -> None:
    """Inputs by twos: sums that do not wait for each other."""
    inputs = layer.inputs
    bias = at + inputs * layer.outputs
    for output in range(0, layer.outputs, TILE):
        w = at + output * inputs
        x = place + layer.source
        even0 = four_at(weights, bias + output, 0)
        even1 = four_at(weights, bias + output, 4)
        odd0 = spread(0.0)
        odd1 = odd0
        for _ in range(0, inputs, 2):
            even = spread_at(work, x, 0)
            odd = spread_at(work, x, 1)
            even0 = even0 + even * four_at(weights, w, 0)
            even1 = even1 + even * four_at(weights, w, 4)
            odd0 = odd0 + odd * four_at(weights, w, 8)
            odd1 = odd1 + odd * four_at(weights, w, 12)
            w += 2 * TILE
            x += 2
        put_tile(work, place + layer.target + output, even0 + odd0, even1 + odd1, layer.way)


def put_tile(work: list[Single], place: int, first: Four, second: Four, way: int) -> None:
    if way == SET_ABOVE_ZERO:
        first = above_zero(first)
        second = above_zero(second)
    elif way == ADD:
        first = first + four_at(work, place, 0)
        second = second + four_at(work, place, 4)
    put_four(work, place, 0, first)
    put_four(work, place, 4, second)
