"""How good the master is: every figure of `docs/explanation/master.md`, with hash of the weights and seeds.

    python benchmarks/master.py --games 10000 --out results.json
    python benchmarks/master.py --games 10000 --former older.weights --responses 1,2 --search 1000 --jobs 16

With a CUDA device 10,000 games of every kind take seconds; without one give a smaller number. `--responses` trains best
responses to three copies (seeds; wants a device). `--search` plays so many games, on the processor, of one master
against three `search` of 200 ms, and as many the other way round; `--grandmaster` the same of a grandmaster of 200 ms
with masters and with `search`; `--longer` so many of a grandmaster of 1 s against three of 200 ms. `--belief` plays so
many games among masters and compares what they believe of the other hands with exact counting.
"""

import argparse
import json
import sys
from math import log
from pathlib import Path
from typing import Any

import msgspec
import torch

from wildcards.bots import Budget
from wildcards.bots.belief import expected_hands
from wildcards.bots.master import MasterBot
from wildcards.bots.network import weights_file
from wildcards.engine.setup import Setup
from wildcards.game import Game, View
from wildcards.game.notation import CARD_NUMBERS
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
    parser.add_argument("--decisions", type=float, default=4e9, help="of all seats, for a best response")
    parser.add_argument(
        "--search", type=int, default=0, help="games against three of the search, and the other way round"
    )
    parser.add_argument(
        "--grandmaster", type=int, default=0, help="games against three masters, and three of the search"
    )
    parser.add_argument("--longer", type=int, default=0, help="games of one with a second against three with 200 ms")
    parser.add_argument("--belief", type=int, default=0, help="games in which belief and counting are compared")
    parser.add_argument("--jobs", type=int, default=1, help="processes for --search, --grandmaster and --longer")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def contest(bots: str, games: int, wanted: argparse.Namespace, lineup: str = "duel") -> Any:
    """The arena's results of the package's bots; in a duel so many games one way round, and as many the other."""
    games = 2 * games if lineup == "duel" else games
    settings = settings_for(bots, Setup(4), games, wanted.seed, time=None, lineup=lineup, live=False)
    return msgspec.to_builtins(hold(settings, jobs=wanted.jobs).results)


def belief(games: int) -> dict[str, dict[int, list[float]]]:
    """By number of players and round: cards of hidden hands, and nats a card that counting and belief leave open."""
    found: dict[str, dict[int, list[float]]] = {}
    for number in range(games):
        game = Game(3 + number % 3, seed=f"{number:064x}")
        bots = [MasterBot(seat) for seat in range(len(game.players))]
        while not game.is_over:
            for seat in game.pending:
                view = game.view(seat)
                rounds = found.setdefault(f"players_{len(bots)}", {})
                note_belief(game, view, bots[seat], rounds.setdefault(view.round, [0.0, 0.0, 0.0]))
                game.play(seat, bots[seat].choose(view, Budget()))
    return {
        players: {one: [sums[0], sums[1] / sums[0], sums[2] / sums[0]] for one, sums in rounds.items()}
        for players, rounds in found.items()
    }


def note_belief(game: Game, view: View, bot: MasterBot, sums: list[float]) -> None:
    believed = bot.forecast(view).hands
    for seat, expected in enumerate(expected_hands(view)):
        other = believed[seat]
        if other is None:
            continue
        for card in game.view(seat).seats[seat].hand or ():
            kind = CARD_NUMBERS[card]
            sums[0] += 1
            sums[1] -= log(expected[kind] / sum(expected))
            sums[2] -= log(other[kind])


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
        found["search"] = contest(f"master,search:time={TIME}", wanted.search, wanted)
    if wanted.grandmaster:
        for other in ("master", f"search:time={TIME}"):
            bots = f"grandmaster:time={TIME},{other}"
            found[f"grandmaster and {other}"] = contest(bots, wanted.grandmaster, wanted)
    if wanted.longer:
        bots = f"grandmaster:time={5 * TIME},grandmaster:time={TIME}"
        found["longer"] = contest(bots, wanted.longer, wanted, "first")
    if wanted.belief:
        found["belief"] = belief(wanted.belief)
    text = json.dumps(found, indent=1)
    if wanted.out:
        wanted.out.write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
