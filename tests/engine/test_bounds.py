"""Compiled code checks no bounds, so all of it is run once in a form that does."""

from tests.engine.games import SEED, SETUPS
from tests.engine.processes import output_of
from wildcards.engine import batch
from wildcards.engine.tally import Tally
from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.room import Room
from wildcards.engine.webassembly.shipping import made_from
from wildcards.rules.state import State

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


def test_no_game_of_any_set_up_reaches_beyond_an_array_in_webassembly() -> None:
    source = Source(made_from([batch.simulate_row], checked=True))
    for setup in SETUPS:
        room = Room()
        states, tallies = room.place_records([setup.table(), State()]), room.place_records([Tally()])
        arguments = room.place([states.address, 2, tallies.address, 1, SEED, 0, 200, int(setup.balanced)])
        room.exports(source)["simulate_row"](room.store, arguments.address)
        assert room.read_record(tallies, 0, Tally).games == 200
