"""How good the master is: every figure of `docs/explanation/master.md`, with hash of the weights and seeds.

    python benchmarks/master.py --games 10000 --out results.json
    python benchmarks/master.py --games 10000 --former older.weights --responses 1,2 --search 1000 --jobs 16

With a CUDA device 10,000 games of every kind take seconds; without one give a smaller number. `--responses` trains best
responses to three copies (seeds; wants a device). `--search` plays so many games, on the processor, of one master
against three `search` of 200 ms, and as many the other way round.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import torch

from wildcards.bots.network import weights_file
from wildcards.engine.setup import Setup
from wildcards.lab.arena.arena import hold, settings_for
from wildcards.lab.training.exploiter import respond
from wildcards.lab.training.export import fingerprint, imported
from wildcards.lab.training.measuring import measure
from wildcards.lab.training.trainer import Settings

TIME = 200  # milliseconds of the search


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="at least so many of every kind; 0: none")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--weights", type=Path, help="a file; else those of the package")
    parser.add_argument("--former", type=Path, help="weights to play against as well")
    parser.add_argument("--responses", default="", help="seeds, with commas between")
    parser.add_argument("--decisions", type=float, default=1e9, help="of all seats, for a best response")
    parser.add_argument(
        "--search", type=int, default=0, help="games against three of the search, and the other way round"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes for --search")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def against_search(games: int, seed: int, jobs: int) -> Any:
    """The arena's results: the master of the package."""
    settings = settings_for(
        f"master,search:time={TIME}", Setup(4), 2 * games, seed, time=None, lineup="duel", live=False
    )
    return msgspec.to_builtins(hold(settings, jobs=jobs).results)


def main() -> None:
    wanted = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = wanted.weights.read_bytes() if wanted.weights else weights_file()
    found: dict[str, Any] = {"weights": fingerprint(data)}
    if wanted.games:
        former = wanted.former.read_bytes() if wanted.former else None
        found["measured"] = measure(data, device, wanted.games, wanted.seed, former)
    weights, sizes = imported(data)
    for seed in filter(None, wanted.responses.split(",")):
        settings = Settings(decisions=wanted.decisions, seed=int(seed), sizes=sizes)
        found.setdefault("responses", []).append(
            respond(weights.to(device), settings, device, compiles=device == "cuda", say=lambda line: None)
        )
    if wanted.search:
        found["search"] = against_search(wanted.search, wanted.seed, wanted.jobs)
    text = json.dumps(found, indent=1)
    if wanted.out:
        wanted.out.write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
