"""The WebAssembly engine: thousands of games at once in one NumPy array, with no compiler installed.

>>> from wildcards.engine import wasm
>>> from wildcards.engine.setup import Setup
>>> states = wasm.new_batch(Setup(players=3), games=1000, seed=7)
>>> while wasm.legal(states).any():
...     wasm.step(states, wasm.random_actions(states))
>>> wasm.points(states).shape
(1000, 3)

A batch lies in the memory of a WebAssembly module, and the array looks into it. Other threads run meanwhile.
"""

from wildcards.engine.batches import Batches
from wildcards.engine.webassembly.arrays import compiled, empty
from wildcards.engine.webassembly.simulation import simulate

__all__ = ["GAMES", "compiled", "simulate"]

GAMES = Batches(compiled, empty)
new_batch = GAMES.new_batch
batch_of = GAMES.batch_of
state_at = GAMES.state_at
legal = GAMES.legal
random_actions = GAMES.random_actions
step = GAMES.step
play_out = GAMES.play_out
clone = GAMES.clone
points = GAMES.points
ranks = GAMES.ranks
actions_of = GAMES.actions_of
legal_at = GAMES.legal_at
step_at = GAMES.step_at
copy_at = GAMES.copy_at
play_out_at = GAMES.play_out_at
imagine_end_at = GAMES.imagine_end_at
