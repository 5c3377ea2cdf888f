"""A rule broken in any of many places, one at a time, makes the rule tests fail."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.rules.mutants import MUTANTS, Mutant
from tests.rules.trial import SAID

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ROOMS = ("rules", "game", "testkit")
Trial = Callable[[Path, list[str]], tuple[int, str]]
NOT_RULE_TESTS = {"test_exact_counts.py", "test_every_ruling.py", "test_mutations.py"}


def copy_of_the_game(folder: Path) -> Path:
    package = folder / "wildcards"
    package.mkdir()
    shutil.copy(ROOT / "src" / "wildcards" / "__init__.py", package)
    for room in ROOMS:
        shutil.copytree(ROOT / "src" / "wildcards" / room, package / room, ignore=shutil.ignore_patterns("bots.py"))
    return package


@pytest.fixture(scope="module")
def trial() -> Iterator[Trial]:
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    command = [sys.executable, str(HERE / "trial.py")]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answered = process.stdin, process.stdout

        def run_rule_tests(package: Path, names: list[str]) -> tuple[int, str]:
            """How the tests end on the copy, and what pytest says."""
            folder = package.parent
            print(folder, *(HERE / name for name in names), sep="\t", file=asked, flush=True)
            return int(answered.readline()), (folder / SAID).read_text(encoding="utf-8")

        yield run_rule_tests
        asked.close()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.what)
def test_a_broken_rule_is_noticed(mutant: Mutant, tmp_path: Path, trial: Trial) -> None:
    package = copy_of_the_game(tmp_path)
    file = package / mutant.file
    source = file.read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1, "the rule reads differently now: say anew how to break it"
    file.write_text(source.replace(mutant.old, mutant.new), encoding="utf-8")
    status, said = trial(package, [mutant.tests])
    assert status == pytest.ExitCode.TESTS_FAILED, said


def test_with_no_rule_broken_the_rule_tests_pass(tmp_path: Path, trial: Trial) -> None:
    """On a copy too, so that it is not the copying that fails."""
    names = sorted({file.name for file in HERE.glob("test_*.py")} - NOT_RULE_TESTS)
    status, said = trial(copy_of_the_game(tmp_path), names)
    assert status == pytest.ExitCode.OK, said


def test_the_document_lists_every_mutant() -> None:
    text = (ROOT / "docs" / "explanation" / "mutations.md").read_text(encoding="utf-8")
    listed = [line for line in text.splitlines() if line.startswith("| ") and ".py`" in line]
    assert listed == [f"| {mutant.what} | `{mutant.file}` | `{mutant.tests}` |" for mutant in MUTANTS]
