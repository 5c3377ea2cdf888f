"""Measures the balance of the game: plays, counts, finds."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from wildcards.engine.processor import processor_engine
from wildcards.engine.setup import Setup
from wildcards.game.record import Deck
from wildcards.game.types import Removal
from wildcards.lab.balance.counts import Counts
from wildcards.lab.balance.findings import Findings, findings_of
from wildcards.lab.balance.play import MASTER, Run, play
from wildcards.lab.balance.report import DATA, write_report
from wildcards.lab.policies import POLICIES

PLAYED = (*POLICIES, MASTER)  # bots whose games can be counted


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


def runs_for(bots: str, setups: Sequence[Setup], games: int, seed: int) -> list[Run]:
    names = list(dict.fromkeys(name.strip() for name in bots.split(",")))
    for name in names:
        if name not in PLAYED:
            raise BadBalance(f"--bots: there is no '{name[:40]}'; there are: {', '.join(PLAYED)}")
        if name == MASTER and processor_engine() is None:
            raise BadBalance("--bots: the master's games need a compiled engine, WebAssembly or Numba")
    return [run_of(name, setup, games, seed) for name in names for setup in setups]


def run_of(bot: str, setup: Setup, games: int, seed: int) -> Run:
    removal: Removal = "balanced" if setup.balanced else "random"
    return Run(bot, setup.players, games, seed, removal, Deck(setup.habitat, setup.wild))


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


def read_report(path: Path) -> list[Findings]:
    """The findings of a report: its folder, or its file of JSON."""
    file = path / DATA if path.is_dir() else path
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Findings])
    except OSError as error:
        raise BadBalance(f"--against: {file}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadBalance(f"--against: {file} is not the data of a report: {error}") from None


def report(folder: Path, findings: Sequence[Findings]) -> list[Path]:
    try:
        return write_report(folder, findings)
    except OSError as error:
        raise BadBalance(f"{error.filename or folder}: {error.strerror}") from None
