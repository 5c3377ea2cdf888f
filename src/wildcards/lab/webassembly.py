"""The WebAssembly modules that the package ships: `python -m wildcards.lab.webassembly [OPTIMISER…]` makes them.

The optimiser is a command that takes a file of WebAssembly, `-o` and another file, such as Binaryen's wasm-opt.
"""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from wildcards.bots.compiled import forward, trials, worlds
from wildcards.bots.compiled.rollouts import run_rollouts
from wildcards.bots.recalling import REMEMBERING
from wildcards.engine import batch
from wildcards.engine.specialise import PLAIN, Function
from wildcards.engine.webassembly.shipping import SHIPPED, shippable
from wildcards.engine.webassembly.sources import neighbours
from wildcards.lab.environments.rows import end_all, show_all
from wildcards.lab.policies import play_deals

ENTRIES: list[Function] = [*neighbours(batch.deal_all), run_rollouts, play_deals, end_all, show_all]
MASTER_ENTRIES: list[Function] = [
    forward.unpack_weights,
    forward.forward,
    trials.look_at,
    worlds.imagine_worlds,
    worlds.look_back,
    worlds.weigh_worlds,
    trials.begin_trials,
    trials.look_ahead,
    trials.go_on,
]
MODULES = ((ENTRIES, PLAIN), (MASTER_ENTRIES, REMEMBERING))  # in the order of their files

# What pays was found by trying: more inlining makes the module larger, and no quicker under wasmtime.
OPTIONS = (
    "--mvp-features",
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-simd",
    "-O4",
    "--inline-functions-with-loops",
    "--flexible-inline-max-function-size=400",
    "--always-inline-max-function-size=20",
    "--one-caller-inline-max-function-size=400",
)


def optimised(code: bytes, optimiser: Sequence[str]) -> bytes:
    if not optimiser:
        return code
    with tempfile.TemporaryDirectory() as folder:
        plain, best = Path(folder) / "plain.wasm", Path(folder) / "best.wasm"
        plain.write_bytes(code)
        subprocess.run([*optimiser, *OPTIONS, str(plain), "-o", str(best)], check=True)
        return best.read_bytes()


def main(optimiser: Sequence[str]) -> None:
    for file, (entries, variant) in zip(SHIPPED, MODULES, strict=True):
        module = shippable(entries, variant, lambda code: optimised(code, optimiser))
        file.write_bytes(module)
        print(f"{file.name}: {len(module):,} bytes, {len(entries)} functions")


if __name__ == "__main__":
    main(sys.argv[1:])
