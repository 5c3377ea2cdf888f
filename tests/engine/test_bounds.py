"""Native code checks no bounds, so all of it is run once in a form that does."""

from tests.engine.processes import output_of

PROGRAM = """
from tests.engine.games import SEED, SETUPS
from wildcards.engine import native

for setup in SETUPS:
    assert native.simulate(setup, 200, SEED).games == 200
try:
    native.copy_at(native.batch_of([]), 0, 1)
except IndexError:
    print("checked")
"""


def test_no_game_of_any_set_up_reaches_beyond_an_array() -> None:
    assert output_of(PROGRAM, NUMBA_BOUNDSCHECK="1") == "checked\n"
