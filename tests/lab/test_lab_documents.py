"""What the documents say about the lab is so."""

import re
from math import prod
from pathlib import Path

import pytest

from wildcards.game.observation import LAYOUT, LENGTH
from wildcards.game.recollection import RECOLLECTION_LAYOUT, ROW
from wildcards.lab.environments.batch import Step
from wildcards.rules.questions import ACTIONS

DOCS = Path(__file__).parents[2] / "docs"
REFERENCE = (DOCS / "reference" / "environments.md").read_text(encoding="utf-8")
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAMS = PYTHON.findall((DOCS / "how-to" / "research.md").read_text(encoding="utf-8"))


def test_the_reference_lists_every_field_of_the_observation_in_its_place() -> None:
    rows = re.findall(r"^\| (\d+) \| ([\d×]+) \| `(\w+)` \|", REFERENCE, re.MULTILINE)
    layout = (*LAYOUT, *RECOLLECTION_LAYOUT)
    starts = [sum(prod(shape) for _, shape in layout[:i]) for i in range(len(layout))]
    shapes = ["×".join(map(str, shape)) or "1" for _, shape in layout]
    names = [name for name, _ in layout]
    assert rows == [(str(start), shape, name) for start, shape, name in zip(starts, shapes, names, strict=True)]
    assert f"{LENGTH} numbers" in REFERENCE
    assert f"{ROW} numbers" in REFERENCE


def test_the_reference_lists_every_array_of_a_batch() -> None:
    rows = re.findall(r"^\| `(\w+)` \| N", REFERENCE, re.MULTILINE)
    assert tuple(rows) == Step._fields
    assert f"one of {ACTIONS} numbers" in REFERENCE


@pytest.mark.parametrize("program", PROGRAMS, ids=["gymnasium", "pettingzoo", "openspiel", "batches"])
def test_every_program_of_the_research_page_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "research.md", "exec"), {})  # noqa: S102 - a page of our own
    capsys.readouterr()
