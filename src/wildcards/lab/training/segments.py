"""One segment of training as a command: from a folder's checkpoint to the next, with log, curve and weights."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from wildcards.lab.training.curve import curve_of
from wildcards.lab.training.export import exported
from wildcards.lab.training.trainer import Settings, Trainer, write_line

# What may differ from one segment to the next.
DIALS = ("seconds", "games", "turns", "batch", "late_batch", "rate", "scripts")


def train_segment(
    folder: Path, seconds: float, device: str | None, settings: Settings, say: Callable[[str], None]
) -> list[Path]:
    """Trains, and returns the files that it wrote."""
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint, log = folder / "checkpoint.pt", folder / "log.jsonl"
    if checkpoint.exists():
        dials = {dial: getattr(settings, dial) for dial in DIALS}
        trainer = Trainer.load(checkpoint, device, compiles=device == "cuda", **dials)
    else:
        trainer = Trainer(settings, device, compiles=device == "cuda")
    write = write_line(log)

    def report(line: dict[str, Any]) -> None:
        write(line)
        say(f"{line['decisions'] / 1e6:,.1f} million actions, {line['speed']:,.0f} a second")

    trainer.run(seconds, say=report, keep=lambda trainer: trainer.save(checkpoint))
    trainer.save(checkpoint)
    curve, weights = folder / "curve.svg", folder / "master.weights"
    curve.write_text(curve_of(log.read_text(encoding="utf-8").splitlines()), encoding="utf-8")
    told = f"{trainer.progress.decisions / 1e9:.2f} billion actions, {trainer.progress.updates:,} updates"
    weights.write_bytes(exported(trainer.learner.average, trainer.settings.sizes, told))
    return [checkpoint, log, curve, weights]
