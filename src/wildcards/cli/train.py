"""`wildcards train`: the master learns."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from wildcards.cli.complaints import below
from wildcards.cli.output import Json, console, print_json
from wildcards.extras import need

MOST_SEEDS = 2**31

Device = Literal["cuda", "cpu"]


def train(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Folder for the checkpoint and the log.")] = Path(
        "training"
    ),
    seconds: Annotated[float, typer.Option(min=0, metavar="S", help="How long to train now.")] = 500,
    plan: Annotated[float, typer.Option(min=1, metavar="S", help="Seconds of training planned in all.")] = 2000,
    games: Annotated[int, typer.Option(min=10, max=2**20, metavar="N", help="Games at the same time.")] = 65_536,
    turns: Annotated[int, typer.Option(min=2, max=512, metavar="T", help="Actions between two updates.")] = 32,
    batch: Annotated[int, typer.Option(min=16, metavar="B", help="Decisions in one learning step.")] = 16_384,
    rate: Annotated[float, typer.Option(min=0, max=1, metavar="R", help="The highest learning rate.")] = 1e-3,
    scripts: Annotated[
        float,
        typer.Option(min=0, max=1, metavar="P", help="Share of the games alone among experts or greedy bots."),
    ] = 0.42,
    seed: Annotated[int, typer.Option(callback=below(MOST_SEEDS, 0), metavar="S", help="Random seed.")] = 1,
    device: Annotated[Device | None, typer.Option(help="Where to train. Default: on the GPU if there is one.")] = None,
    json: Json = False,
) -> None:
    """Train the master, or continue training it."""
    need("train")
    from wildcards.lab.training.segments import train_segment
    from wildcards.lab.training.trainer import Settings

    settings = Settings(
        seconds=plan,
        games=games,
        turns=turns,
        batch=batch,
        late_batch=2 * batch,
        rate=rate,
        scripts=scripts,
        seed=seed,
    )
    say = console(stderr=json)
    files = train_segment(out, seconds, device, settings, say=lambda line: say.print(line, soft_wrap=True))
    if json:
        print_json({"files": [str(file) for file in files]})
        return
    for file in files:
        console().print(str(file), soft_wrap=True)
