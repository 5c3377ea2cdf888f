"""Our own exponential function: as exact as the machine's, and the same on every engine."""

from math import exp as machines_exp
from math import ulp
from random import Random

from wildcards.bots.compiled.exponential import LIMIT, exp
from wildcards.engine.compiling import compiled

CHANCE = Random(3)
NUMBERS = [0.0, -0.0, 1.0, -1.0, 1e-300, -1e-17, LIMIT, -LIMIT, *(CHANCE.uniform(-LIMIT, LIMIT) for _ in range(5000))]


def test_it_is_exact_to_two_units_in_the_last_place() -> None:
    for x in NUMBERS:
        assert abs(exp(x) - machines_exp(x)) <= 2 * ulp(machines_exp(x))


def test_beyond_its_limits_it_stays_as_it_is_there() -> None:
    assert exp(1e308) == exp(float("inf")) == exp(LIMIT)
    assert exp(-1e308) == exp(float("-inf")) == exp(-LIMIT)


def test_compiled_it_gives_the_same_bits() -> None:
    assert [compiled(exp)(x) for x in NUMBERS] == [exp(x) for x in NUMBERS]
