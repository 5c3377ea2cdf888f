"""The module that the package ships: the same games in Python and in Node, and never one of yesterday's rules."""

from pathlib import Path

import pytest

from tests.engine.at_work import ACTIONS, GAMES, MasterWork, Work
from tests.engine.games import SEED, differences, interpreted_end
from tests.engine.processes import ROOT
from wildcards.engine import batch
from wildcards.engine.setup import Setup
from wildcards.engine.webassembly import library, shipping
from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.shipping import shippable
from wildcards.lab.webassembly import ENTRIES, MASTER_ENTRIES, MODULES
from wildcards.rules.state import State


@pytest.fixture(scope="module")
def module() -> bytes:
    return shippable(ENTRIES)


def test_it_plays_the_games_of_the_interpreted_engine_move_for_move(module: bytes) -> None:
    work = Work(Source(module))
    work.done_in_python()
    for number, (states, row) in enumerate(work.actions):
        actions, end = interpreted_end(Setup(3 + number // GAMES), SEED, number % GAMES)
        assert work.room.read_numbers(row) == actions + [0] * (ACTIONS - len(actions))
        assert differences(work.room.read_record(states, 0, State), end) == []


def test_in_node_it_leaves_the_same_memory_byte_for_byte(module: bytes, tmp_path: Path) -> None:
    """Random games, games of three policies with their generators, and a search."""
    work = Work(Source(module))
    assert work.done_in_node(module, tmp_path) == work.done_in_python()


def test_in_node_the_master_leaves_the_same_memory_byte_for_byte(tmp_path: Path) -> None:
    """Weights are unpacked, the network looks at a question, and worlds are imagined in which the others bid."""
    module = shippable(*MODULES[1])
    work = MasterWork(Source(module))
    assert work.done_in_node(module, tmp_path) == work.done_in_python()


@pytest.fixture
def shipped_file(module: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "engine.wasm"
    file.write_bytes(module)
    monkeypatch.setattr(library, "SHIPPED", (file,))
    library.shipped.cache_clear()
    return file


def test_it_is_used_while_the_files_are_those_it_was_made_from(
    shipped_file: Path, module: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = library.source_of.__wrapped__
    assert find(batch.deal_all).module == module
    library.shipped.cache_clear()
    monkeypatch.setattr(library, "hash_of", lambda files: "another")
    assert library.shipped(shipped_file) is None
    assert find(batch.deal_all).module != module


@pytest.mark.parametrize("damage", [b"", b"\0asm\1\0\0\0", b"\0asm\1\0\0\0\1", b"no module at all"])
def test_a_damaged_file_is_passed_over(shipped_file: Path, damage: bytes) -> None:
    shipped_file.write_bytes(damage)
    assert library.shipped(shipped_file) is None
    shipped_file.unlink()
    library.shipped.cache_clear()
    assert library.shipped(shipped_file) is None


@pytest.fixture(autouse=True)
def _found_anew() -> object:
    yield
    library.shipped.cache_clear()


def test_the_hash_changes_with_any_file_and_not_with_the_ends_of_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipping, "PACKAGE", tmp_path)
    (tmp_path / "a.py").write_bytes(b"one\ntwo\n")
    before = shipping.hash_of(["a.py"])
    (tmp_path / "a.py").write_bytes(b"one\r\ntwo\r\n")
    assert shipping.hash_of(["a.py"]) == before
    (tmp_path / "a.py").write_bytes(b"one\nthree\n")
    assert shipping.hash_of(["a.py"]) != before


def test_it_knows_every_file_that_decides_what_it_does() -> None:
    files = shipping.files_of(ENTRIES)
    assert {"rules/ties.py", "rules/cards.py", "bots/compiled/exponential.py", "engine/webassembly/module.py"} <= set(
        files
    )
    assert {"engine/layout.py", "lab/environments/rows.py", "lab/policies.py"} <= set(files)


def test_every_function_that_it_exports_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference" / "webassembly.md").read_text(encoding="utf-8")
    entries = [*ENTRIES, *MASTER_ENTRIES]
    missing = [function.__name__ for function in entries if f"| `{function.__name__}` |" not in page]
    assert missing == []
