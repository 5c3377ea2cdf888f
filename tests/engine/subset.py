"""Functions that use all of the rules' subset, to be run in plain Python and translated."""

# ruff: noqa: B007, RUF009 - written as the rules are

from dataclasses import dataclass
from math import sqrt

from wildcards.engine.vectors import Byte, Four, Half, Single, above_zero, four_at, put_four, spread, spread_at
from wildcards.engine.vectors import sum_of as sum_of_four
from wildcards.rules.state import grid, number, row

SEVEN = 7
EIGHT = 8
TABLE = ((1, -200), (3, 70_000), (-(1 << 40), 6))
WEIGHTS = (0.5, -2.25, 1e300)


@dataclass(slots=True)
class Box:
    small: int = number()
    wide: int = number("int64")
    line: list[int] = row(3, "int16")
    share: float = number("float64")
    words: list[int] = row(2, "uint32")
    cells: list[list[int]] = grid(2, 3)


def divide(a: int, b: int) -> int:
    return a // b


def rest(a: int, b: int) -> int:
    return a % b


def by_constants(a: int) -> int:
    return a // SEVEN + 3 * (a % SEVEN) + 5 * (a // EIGHT) + 7 * (a % EIGHT) + a // -3 + a % -3


def bits(a: int, b: int) -> int:
    return (a & b) | (a ^ ~b) + (a >> 3) - (b << 2) + -a


def order(a: int, b: int) -> int:
    found = 0
    if a < b <= 10:
        found += 1
    if a == b or (not a > 3 and b != 5):
        found += 10
    if a >= -5:
        found += 100
    return found if a >= b else -found


def real(x: float, y: float) -> float:
    total = x
    total -= y * 0.1
    if x > y and y:
        total = total / (1 + y * y)
    return -total if x < 0 else total + int(x > 1)


def truncated(x: float) -> int:
    return int(x)


def loops(n: int) -> int:
    total = 0
    for i in range(n):
        if i == 3:
            continue
        if i > 20:
            break
        for j in range(n, i, -2):
            total += j
            if total > 5000:
                break
    i = 0
    while True:
        i += 1
        if i % 2:
            continue
        if i > n:
            break
        total += i
    for k in range(4):
        k += 10
        total += k
    return total + k


def written_out(n: int) -> int:
    total = n
    for i in range(5):
        if i == n:
            break
        if i == 1:
            continue
        total += TABLE[i % 3][0] + i
    for i in range(2, 2):
        total += 1
    return total


def tables(i: int, j: int) -> int:
    return TABLE[i][j]


def weights(i: int) -> float:
    return WEIGHTS[i] * 2 if i else WEIGHTS[0]


def half(x: int) -> float:
    return x / 2


def larger(a: int, b: int) -> int:
    return a if a > b else b


def calls(a: int, b: int) -> float:
    return half(larger(a, larger(b, 3)) + larger(a, b)) + half(9)


def may_be(a: int, b: int) -> bool:
    return a > b


def change(boxes: list[Box], numbers: list[list[int]], shares: list[float]) -> int:
    box = boxes[0]
    box.small += 120
    box.wide = box.wide * 3 - 1
    for i in range(len(shares)):
        box.share += shares[i] * (i + 1)
        box.line[i] -= numbers[1][i]
        box.cells[1][i] = numbers[0][i] + i
    box.words[1] = box.words[0] * 3
    boxes[1] = box
    boxes[1].cells[0][0] = 5
    numbers[1][2] = sum_of(numbers[0]) + len(numbers[0])
    return boxes[1].words[1]


def sum_of(numbers: list[int]) -> int:
    total = 0
    for i in range(len(numbers)):
        total += numbers[i]
    return total


def beyond(numbers: list[int], i: int) -> int:
    return numbers[i]


def fours(numbers: list[Single], halves: list[Half], signs: list[Byte]) -> float:
    four = four_at(numbers, 0, 1) * spread(0.5) + spread_at(numbers, 2, 0) - four_at(numbers, 4, 0)
    put_four(numbers, 1, 3, less(four, above_zero(four)))
    numbers[0] = numbers[0] * halves[0] + signs[1]
    return sum_of_four(four) + sqrt(numbers[8])


def less(one: Four, other: Four) -> Four:
    return one - other
