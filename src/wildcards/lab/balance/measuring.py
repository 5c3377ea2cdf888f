"""Measures the balance of the game: plays, counts, finds."""

from collections.abc import Callable, Sequence
from pathlib import Path

from wildcards.lab.arena.policies import POLICIES
from wildcards.lab.balance.counts import Counts
from wildcards.lab.balance.findings import Findings, findings_of
from wildcards.lab.balance.play import Run, play
from wildcards.lab.balance.report import write_report


class BadBalance(ValueError):  # noqa: N818 - said in one line to whoever asked
    """A report that cannot be made as asked for."""


class Measured:
    """What was found, and whether everything was played that was asked for."""

    def __init__(self) -> None:
        self.findings: list[Findings] = []
        self.interrupted = False

    @property
    def games(self) -> int:
        return sum(one.games for one in self.findings)


def runs_for(bots: str, players: Sequence[int], games: int, seed: int) -> list[Run]:
    names = list(dict.fromkeys(name.strip() for name in bots.split(",")))
    for name in names:
        if name not in POLICIES:
            raise BadBalance(f"--bots: there is no '{name[:40]}'; there are: {', '.join(POLICIES)}")
    return [Run(bot=name, players=count, games=games, seed=seed) for name in names for count in players]


def measure(runs: Sequence[Run], jobs: int, progress: Callable[[int], None]) -> Measured:
    """Plays one run after the other. After an interruption the games counted so far stand."""
    measured = Measured()
    for run in runs:
        counts: Counts = {}
        try:
            play(run, counts, jobs, progress)
        except KeyboardInterrupt:
            measured.interrupted = True
        if counts:
            measured.findings.append(findings_of(run, counts))
        if measured.interrupted:
            break
    return measured


def prepare(folder: Path) -> None:
    """Makes the folder now: hours later would be too late to learn that it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".balance.part"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadBalance(f"{error.filename or folder}: {error.strerror}") from None


def report(folder: Path, findings: Sequence[Findings]) -> list[Path]:
    try:
        return write_report(folder, findings)
    except OSError as error:
        raise BadBalance(f"{error.filename or folder}: {error.strerror}") from None
