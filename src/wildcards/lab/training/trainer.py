"""Training in segments: each goes on from the file of the one before, and leaves one for the next."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from wildcards.engine.records import Records
from wildcards.lab.training.learning import Dials, Learner, Samples, advantages
from wildcards.lab.training.network import Sizes, first_weights
from wildcards.lab.training.rollout import OnProcessor, Player, Rollout, Tables
from wildcards.lab.training.tables import DECKS, PLAYERS, desks_of

FORMAT = "wildcards-training/2"
REPORT = ("policy", "entropy", "pull", "clipped", "win", "rank", "points", "belief", "gradient")
POOL = 4  # older selves that are kept,
SELVES = 20  # of those that are put aside while the plan lasts
LATE = 0.35  # of the plan
SHORTEST_MEMORY = 2e-4  # of the average: what a step changes in it, at least
KEEP_EVERY = 120.0  # seconds


@dataclass(frozen=True)
class Settings:
    """What a training run is; all segments of it have the same."""

    games: int = 65_536
    turns: int = 32
    ahead: int = 20  # turns that are looked at further, to know what came of the last ones
    batch: int = 16_384
    late_batch: int = 32_768  # from LATE of the plan on
    decisions: float = 10e9  # planned in all: the dials turn from the first to the last
    seconds: float = 0.0  # planned in all, where the time decides and not the number of decisions
    rate: float = 1e-3
    decay: float = 0.95
    pull: float = 0.0  # towards the average of its own past, half as much at the end; it costs half of the looks
    older: float = 0.06  # of the games: one learner against older selves
    scripts: float = 0.42  # one learner against experts or greedy bots
    frozen: bool = False  # the older selves stay who they are
    players: tuple[int, ...] = PLAYERS  # of the desks, over and over
    seed: int = 1
    sizes: Sizes = Sizes()  # noqa: RUF009 - it cannot change


@dataclass
class Progress:
    """How far a run has come."""

    decisions: float = 0.0  # of all seats
    learned: float = 0.0  # of those, the learner's own that it learned from
    updates: int = 0
    seconds: float = 0.0
    segments: int = 0
    rounds: int = 0
    selves: int = 1  # older selves that were put aside


class Trainer:
    def __init__(self, settings: Settings, device: str, *, compiles: bool = False) -> None:
        self.settings = settings
        self.device = device
        self.progress = Progress()
        torch.manual_seed(settings.seed)
        weights = first_weights(settings.sizes, torch.Generator().manual_seed(settings.seed)).to(device)
        desks = desks_of(settings.games, settings.older, settings.scripts, settings.players)
        first_script = settings.games - int(settings.games * settings.scripts)
        self.older_games = slice(first_script - int(settings.games * settings.older), first_script)
        self.player = Player(
            tables_on(device, desks),
            players_of(desks),
            settings.sizes,
            settings.turns,
            device,
            ahead=settings.ahead,
            compiles=compiles,
        )
        self.learner = Learner(weights, settings.sizes, self.player.scale, settings.batch, compiles=compiles)
        self.pool: list[Tensor] = [weights.half()]
        # The graph of a step reads the advantages from the same place each time.
        self.advantages = torch.zeros_like(self.player.rollout.chances[: settings.turns])

    # Segments.

    def save(self, path: Path) -> None:
        """Weights, average, optimiser, pool and seeds; half precision where that is enough. Less than 40 MB."""
        learner = self.learner
        kept: dict[str, Any] = {
            "format": FORMAT,
            "settings": {**asdict(self.settings), "sizes": tuple(self.settings.sizes)},
            "progress": asdict(self.progress),
            "weights": learner.weights.detach().cpu(),
            "average": learner.average.cpu(),
            "optimiser": [learner.first.bfloat16().cpu(), learner.second.bfloat16().cpu(), learner.steps.cpu()],
            "pool": [one.cpu() for one in self.pool],
        }
        partial = path.with_suffix(".partial")
        torch.save(kept, partial)
        partial.replace(path)

    @staticmethod
    def load(path: Path, device: str, *, compiles: bool = False, **changes: Any) -> "Trainer":
        """Goes on from a file; `changes` are settings that are to differ from now on."""
        kept = torch.load(path, map_location="cpu", weights_only=True)
        if kept["format"] != FORMAT:
            raise ValueError(f"{path} is not of the format {FORMAT}")
        sizes, players = Sizes(*kept["settings"]["sizes"]), tuple(kept["settings"]["players"])
        settings = Settings(**{**kept["settings"], "sizes": sizes, "players": players})
        trainer = Trainer(replace(settings, **changes), device, compiles=compiles)
        trainer.progress = Progress(**kept["progress"])
        learner = trainer.learner
        with torch.no_grad():
            learner.weights.copy_(kept["weights"])
            learner.average.copy_(kept["average"])
            for part, value in zip((learner.first, learner.second, learner.steps), kept["optimiser"], strict=False):
                part.copy_(value)  # a file without them is resumed too: they look back fifty steps
        trainer.pool = [one.to(device) for one in kept["pool"]] or [learner.average.half()]
        return trainer

    def run(
        self,
        seconds: float,
        *,
        say: Callable[[dict[str, Any]], None],
        report_every: float = 10.0,
        keep: Callable[["Trainer"], None] = lambda trainer: None,
    ) -> None:
        """Trains until the time is up or the plan is done. The first round, which compiles, is not counted."""
        seed = self.settings.seed * 1000 + self.progress.segments
        torch.manual_seed(seed)
        self.player.begin(seed, self.learner.weights.detach())
        self.train_once()
        clock = time.perf_counter
        began = reported = kept = clock()
        rounds = 0
        before = self.progress.seconds
        while clock() - began < seconds and self.done < 1:
            self.train_once()
            rounds += 1
            now = clock()
            self.progress.seconds = before + now - began
            if now - reported >= report_every:
                say(self.describe(rounds, now - reported))
                rounds, reported = 0, clock()
            if now - kept >= KEEP_EVERY:
                keep(self)
                kept = clock()
        self.progress.segments += 1
        say(self.describe(rounds, clock() - reported))

    # One round: play, look back, learn.

    def train_once(self) -> None:
        settings, learner = self.settings, self.learner
        dials = Dials.at(self.done, settings.rate, settings.pull)
        learner.turn_dials(dials)
        learner.take_batches_of(settings.batch if self.done < LATE else settings.late_batch)
        learner.forget.fill_(max(SHORTEST_MEMORY, 10.0 / (self.progress.updates + 10)))
        older = self.pool[self.progress.rounds % len(self.pool)].float()
        magnet = learner.average if settings.pull else None
        self.player.play(learner.weights.detach(), magnet, older, self.older_games)
        self.player.set_targets(settings.decay)
        rollout = self.player.rollout
        samples = samples_of(rollout, advantages(rollout, dials.shaping), self.advantages)
        valid = rollout.valid[: settings.turns].flatten().nonzero()[:, 0]
        self.progress.updates += learner.learn(samples, valid)
        self.progress.decisions += settings.games * settings.turns
        self.progress.learned += len(valid)
        self.progress.rounds += 1
        if not settings.frozen and self.done * SELVES >= self.progress.selves:
            self.progress.selves += 1
            self.pool = [*self.pool, learner.average.half()][-POOL:]

    @property
    def done(self) -> float:
        """The part of the plan that is behind us."""
        plan = self.settings
        return self.progress.seconds / plan.seconds if plan.seconds else self.progress.decisions / plan.decisions

    def describe(self, rounds: int, seconds: float) -> dict[str, Any]:
        done = self.settings.games * self.settings.turns * rounds
        report = dict(zip(REPORT, self.learner.report.tolist(), strict=True))
        return {
            **asdict(self.progress),
            "speed": done / seconds if seconds else 0.0,
            **asdict(Dials.at(self.done, self.settings.rate, self.settings.pull)),
            **{f"loss_{name}": round(value, 5) for name, value in report.items()},
            **self.player.take_results(),
        }


def samples_of(rollout: Rollout, found: Tensor, into: Tensor) -> Samples:
    """The turns that are learned from; the advantages come to lie where the graph of a step reads them."""
    turns = len(into)
    into.copy_(found[:turns])
    return Samples(
        rows=rollout.rows[:turns].flatten(0, 1),
        bits=rollout.bits[:turns].flatten(),
        actions=rollout.actions[:turns].flatten(),
        chances=rollout.chances[:turns].flatten(),
        magnet=rollout.magnet[:turns].flatten(0, 1),
        advantages=into.flatten(),
        targets=rollout.targets[:turns].flatten(0, 1),
        hands=rollout.hands[:turns].flatten(0, 1),
        opponents=rollout.opponents[:turns].flatten(),
    )


def players_of(desks: Records) -> Tensor:
    """How many sit at each desk."""
    return torch.from_numpy(desks["players"].astype("int64"))


def tables_on(device: str, desks: Records, decks: int = DECKS) -> Tables:
    if device == "cuda":
        from wildcards.lab.training.on_device import DeviceTables

        return DeviceTables(desks, decks)
    return OnProcessor(desks, decks)


def write_line(path: Path) -> Callable[[dict[str, Any]], None]:
    """Appends each report to a log of JSON lines."""

    def write(report: dict[str, Any]) -> None:
        with path.open("a") as log:
            log.write(json.dumps(report) + "\n")

    return write
