"""The rooms of the house: who may import whom."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "wildcards"


def check_contracts(checkout: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [program, "--config", checkout / "pyproject.toml", "--no-cache"],
        cwd=checkout / "src",
        capture_output=True,
        text=True,
        check=False,
    )


def imports_from_outside(folder: Path) -> set[str]:
    """The modules that the files in a folder import, less the standard library and the folder itself."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                found.add(node.module or "")
    own = f"wildcards.{folder.name}"
    return {
        name
        for name in found
        if name.split(".")[0] not in sys.stdlib_module_names and name != own and not name.startswith(f"{own}.")
    }


def copy_package(folder: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(PACKAGE, folder / "src" / "wildcards", ignore=shutil.ignore_patterns("__pycache__", "web_dist"))
    return folder


def test_every_room_keeps_the_contracts() -> None:
    answer = check_contracts(ROOT)
    assert answer.returncode == 0, answer.stdout + answer.stderr


PLANTED = [
    ("rules", "wildcards.game"),
    ("rules", "wildcards.engine"),
    ("rules", "wildcards"),
    ("engine", "wildcards.game"),
    ("game", "wildcards.engine"),
    ("game", "wildcards.bots"),
    ("game", "wildcards.locales"),
    ("game", "numpy"),
    ("terminal", "wildcards.rules"),
    ("bots", "wildcards.table"),
    ("table", "wildcards.protocol"),
    ("table", "wildcards.rules"),
    ("table", "sqlite3"),
    ("protocol", "wildcards.server"),
    ("protocol", "wildcards.host"),
    ("table", "wildcards.host"),
    ("client", "wildcards.host"),
    ("client", "wildcards.rules"),
    ("client", "wildcards.locales"),
    ("host", "wildcards.client"),
    ("host", "wildcards.server"),
    ("host", "wildcards.rules"),
    ("host", "starlette"),
    ("host", "sqlite3"),
    ("host", "threading"),
    ("host", "subprocess"),
    ("host", "socket"),
    ("server", "wildcards.terminal"),
    ("lab", "wildcards.server"),
    ("terminal", "wildcards.cli"),
    ("server", "wildcards.rules"),
]


@pytest.fixture(scope="module")
def answer_to_plants(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the contracts say of a copy in which every import of the list above stands, each in a file of its own."""
    copy = copy_package(tmp_path_factory.mktemp("planted"))
    for room, module in PLANTED:
        file = copy / "src" / "wildcards" / room / f"planted_{module.split('.')[-1]}.py"
        file.write_text(f"import {module}\n", encoding="utf-8")
    answer = check_contracts(copy)
    assert answer.returncode == 1, answer.stderr
    return answer.stdout


@pytest.mark.parametrize(("room", "module"), PLANTED)
def test_an_import_against_the_direction_breaks_a_contract(answer_to_plants: str, room: str, module: str) -> None:
    assert f"wildcards.{room}.planted_{module.split('.')[-1]} -> {module} (l.1)" in answer_to_plants


def test_a_room_that_no_contract_knows_breaks_one(tmp_path: Path) -> None:
    attic = copy_package(tmp_path) / "src" / "wildcards" / "attic.py"
    attic.touch()
    answer = check_contracts(tmp_path)
    assert answer.returncode == 1
    assert "wildcards.attic" in answer.stdout


def test_modules_that_import_each_other_break_a_contract_even_if_only_types_need_it(tmp_path: Path) -> None:
    table = copy_package(tmp_path) / "src" / "wildcards" / "table"
    (table / "hen.py").write_text("import wildcards.table.egg\n", encoding="utf-8")
    egg = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    import wildcards.table.hen\n"
    (table / "egg.py").write_text(egg, encoding="utf-8")
    answer = check_contracts(tmp_path)
    assert answer.returncode == 1
    assert "No cycles are allowed in wildcards.table." in answer.stdout


def test_the_rules_import_the_standard_library_and_nothing_else() -> None:
    assert imports_from_outside(PACKAGE / "rules") == set()


def test_an_import_of_numpy_into_the_rules_is_seen(tmp_path: Path) -> None:
    rules = copy_package(tmp_path) / "src" / "wildcards" / "rules"
    (rules / "planted.py").write_text("def f():\n    from numpy import int8\n", encoding="utf-8")
    assert imports_from_outside(rules) == {"numpy"}
