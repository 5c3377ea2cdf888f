"""A rule broken in any of many places, one at a time, makes the rule tests fail."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.mutants import MUTANTS, Mutant

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ROOMS = ("rules", "game", "testkit")
NOT_RULE_TESTS = {"test_exact_counts.py", "test_every_ruling.py", "test_mutations.py"}


def copy_of_the_game(folder: Path) -> Path:
    package = folder / "wildcards"
    package.mkdir()
    shutil.copy(ROOT / "src" / "wildcards" / "__init__.py", package)
    for room in ROOMS:
        shutil.copytree(
            ROOT / "src" / "wildcards" / room, package / room, ignore=shutil.ignore_patterns("__pycache__", "bots.py")
        )
    return package


def run_rule_tests(package: Path, names: list[str]) -> subprocess.CompletedProcess[str]:
    """With the copy instead of the package, and with nothing of pytest that these tests do not need."""
    settings = package.parent / "pytest.ini"
    settings.write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
    quick = [
        "-c",
        str(settings),
        "--rootdir",
        str(ROOT),
        "--noconftest",
        "-p",
        "no:cacheprovider",
        "-x",
        "-q",
        "--tb=no",
    ]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *quick, *(str(HERE / name) for name in names)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": str(package.parent),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
        },
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.what)
def test_a_broken_rule_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    package = copy_of_the_game(tmp_path)
    file = package / mutant.file
    source = file.read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1, "the rule reads differently now: say anew how to break it"
    file.write_text(source.replace(mutant.old, mutant.new), encoding="utf-8")
    answer = run_rule_tests(package, [mutant.tests])
    assert answer.returncode == pytest.ExitCode.TESTS_FAILED, answer.stdout + answer.stderr


def test_with_no_rule_broken_the_rule_tests_pass(tmp_path: Path) -> None:
    """On a copy too, so that it is not the copying that fails."""
    names = sorted({file.name for file in HERE.glob("test_*.py")} - NOT_RULE_TESTS)
    answer = run_rule_tests(copy_of_the_game(tmp_path), names)
    assert answer.returncode == pytest.ExitCode.OK, answer.stdout + answer.stderr


def test_the_document_lists_every_mutant() -> None:
    text = (ROOT / "docs" / "explanation" / "mutations.md").read_text(encoding="utf-8")
    listed = [line for line in text.splitlines() if line.startswith("| ") and ".py`" in line]
    assert listed == [f"| {mutant.what} | `{mutant.file}` | `{mutant.tests}` |" for mutant in MUTANTS]
