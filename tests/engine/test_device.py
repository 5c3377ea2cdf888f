"""The device engine on the simulator: the same games again. The simulator is chosen when Numba is imported."""

import pytest

from tests.engine.processes import output_of, run_program

GAMES = """
import numpy
from tests.engine.games import SEED, SETUPS, differences, interpreted_end, interpreted_game
from wildcards.engine import device
from wildcards.engine.illegal import IllegalAction
from wildcards.engine.setup import Setup
from wildcards.engine.tally import Tally, count_game
from wildcards.rules.play import legal, step
from wildcards.rules.scoring import points_of
"""

PLAYED_OUT = """
for setup in SETUPS[::5]:
    states = device.new_batch(setup, 2, SEED, first=5)
    counts = device.play_out(states).copy_to_host()
    points = device.points(states, setup.players).copy_to_host().tolist()
    for i in range(2):
        actions, end = interpreted_end(setup, SEED, 5 + i)
        assert counts[i] == len(actions)
        assert differences(device.state_at(states, i), end) == []
        assert points[i] == [points_of(end, seat) for seat in range(setup.players)]
print("equal")
"""

STEPPED = """
setup = Setup(players=3)
states = device.new_batch(setup, 3, SEED)
games = [interpreted_game(setup, SEED, stream) for stream in range(3)]
for _ in range(30):
    assert device.legal(states).copy_to_host().tolist() == [legal(s) for s in games]
    actions = device.random_actions(states)
    words = device.to_host(states)["chance"].tolist()
    device.step(states, actions)
    for i, action in enumerate(actions.copy_to_host().tolist()):
        games[i].chance = words[i]
        step(games[i], action)
        assert differences(device.state_at(states, i), games[i]) == []
clone = device.clone(states)
device.play_out(clone)
assert not device.legal(clone).copy_to_host().any()
masks = device.legal(states).copy_to_host().tolist()
legal_row = [mask.bit_length() - 1 for mask in masks]
try:
    device.step(states, [legal_row[0], 25, legal_row[2]])
except IllegalAction as refusal:
    assert (refusal.index, refusal.action, refusal.mask) == (1, 25, masks[1])
    assert [differences(device.state_at(states, i), games[i]) for i in range(3)] == [[], [], []]
    print("refused")
"""

COUNTED = """
setup = Setup(players=5)
expected = Tally()
for stream in range(3, 6):
    actions, end = interpreted_end(setup, SEED, stream)
    count_game(expected, end, len(actions))
assert device.simulate(setup, 3, SEED, first=3) == expected
print("counted")
"""


def test_the_same_seed_gives_the_same_end_on_the_device() -> None:
    assert output_of(GAMES + PLAYED_OUT, NUMBA_ENABLE_CUDASIM="1") == "equal\n"


def test_a_batch_on_the_device_is_stepped_cloned_and_refuses_what_is_illegal() -> None:
    assert output_of(GAMES + STEPPED, NUMBA_ENABLE_CUDASIM="1") == "refused\n"


def test_a_simulation_on_the_device_counts_the_same_points() -> None:
    assert output_of(GAMES + COUNTED, NUMBA_ENABLE_CUDASIM="1") == "counted\n"


NO_TOOLKIT = """
import sys

class Finder:
    def find_spec(self, name, *_):
        if name == "numba.cuda":
            raise RuntimeError("no libcudart")  # as it is imported where the toolkit is missing

sys.meta_path.insert(0, Finder())
"""


@pytest.mark.parametrize("machine", ["", NO_TOOLKIT], ids=["no device", "no toolkit either"])
def test_without_a_device_one_line_says_so(machine: str) -> None:
    program = f"{machine}\nfrom wildcards.engine import device\nfrom wildcards.engine.setup import Setup\n"
    program += "device.simulate(Setup(players=3), 1, 1)"
    answer = run_program(program, CUDA_VISIBLE_DEVICES="")
    assert answer.stderr.splitlines()[-1].startswith("wildcards.engine.device.NoDevice: no CUDA device was found")
