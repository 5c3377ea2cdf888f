"""How functions become compiled ones: with all that they call, and never with what they called yesterday."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy
import pytest

from tests.engine.processes import ROOT, output_of, run_program
from wildcards.engine.compiling import compiled
from wildcards.engine.records import empty_records, read_record
from wildcards.engine.signatures import numba_type
from wildcards.engine.specialise import INSTEAD, callees_first, fingerprint
from wildcards.rules import play
from wildcards.rules.state import State

COUNT_POINTS = """
import numpy
from wildcards.engine import batch, native
from wildcards.engine.compiling import compiled
from wildcards.rules.state import State

s = State()
s.players = 3
s.leader[0] = 1
s.tokens[2] = 4
points = numpy.zeros((2, 1, 3), numpy.int64)
compiled(batch.points_all)(native.batch_of([s]), points[0], points[1])
print(points[0][0].tolist())
"""


def test_rules_that_have_changed_are_compiled_anew_and_old_ones_are_found_again(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "wildcards", tmp_path / "src" / "wildcards")
    scoring = tmp_path / "src" / "wildcards" / "rules" / "scoring.py"
    cards = tmp_path / "src" / "wildcards" / "rules" / "cards.py"
    written, numbered = scoring.read_text(encoding="utf-8"), cards.read_text(encoding="utf-8")

    def count_points() -> tuple[str, str]:
        answer = run_program(COUNT_POINTS, source=tmp_path / "src", WILDCARDS_CACHE=str(tmp_path / "cache"))
        return answer.stdout.strip(), answer.stderr

    def write(file: Path, text: str) -> None:
        later = file.stat().st_mtime + 60  # Python itself would not notice two changes in one second
        file.write_text(text, encoding="utf-8")
        os.utime(file, (later, later))

    waiting = "wildcards: compiling the rules for this processor; next time they are ready …\n"
    with ThreadPoolExecutor(2) as threads:  # two at once: one of them compiles, and the other waits for it
        at_once = [threads.submit(count_points) for _ in range(2)]
        assert sorted(one.result() for one in at_once) == [("[0, 3, 4]", ""), ("[0, 3, 4]", waiting)]
    write(scoring, written.replace("points += LEADER_POINTS[species]", "points += 2 + LEADER_POINTS[species]"))
    assert count_points() == ("[0, 5, 4]", waiting)
    write(scoring, written)
    write(cards, numbered.replace("LEADER_POINTS = (3, 1, ", "LEADER_POINTS = (1, 3, "))
    assert count_points() == ("[0, 1, 4]", waiting)
    write(cards, numbered)
    assert count_points() == ("[0, 3, 4]", "")


IS_IT_READY = """
from wildcards.engine.compiling import compiled, is_kept
from wildcards.rules.play import legal

before = is_kept(legal)
compiled(legal)
print(before, is_kept(legal))
"""


def test_what_was_compiled_from_other_files_does_not_make_these_ready(tmp_path: Path) -> None:
    """The compiler goes by the file and its time, so somebody would have to wait where nobody expects it."""
    shutil.copytree(ROOT / "src" / "wildcards", tmp_path / "src" / "wildcards")
    play_file = tmp_path / "src" / "wildcards" / "rules" / "play.py"

    def answer(source: Path) -> str:
        return run_program(IS_IT_READY, source=source, WILDCARDS_CACHE=str(tmp_path / "cache")).stdout.strip()

    assert answer(ROOT / "src") == "False True"
    assert answer(ROOT / "src") == "True True"
    assert answer(tmp_path / "src") == "False True"
    os.utime(play_file, (later := play_file.stat().st_mtime + 60, later))  # as an upgrade does
    assert answer(tmp_path / "src") == "False True"
    assert answer(ROOT / "src") == "True True"


def test_without_a_place_for_the_cache_it_compiles_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    program = "from wildcards.engine.compiling import compiled\nfrom wildcards.rules.play import count_bits\n"
    program += "print(compiled(count_bits)(0b10110))"
    assert output_of(program, WILDCARDS_CACHE=str(tmp_path / "file" / "cache")) == "3\n"


IN_THREADS = """
from concurrent.futures import ThreadPoolExecutor
from wildcards.engine.compiling import compiled
from wildcards.rules import cards, chance, play, ties

simple = [cards.habitat_of, cards.value_of, cards.shows_habitat, cards.animals_removed, ties.larger]
simple += [chance._multiply, chance._mix, play.count_bits, play.lowest_bit]
with ThreadPoolExecutor(len(simple)) as threads:
    list(threads.map(compiled, simple))
print(os.listdir())
"""


def test_threads_that_compile_at_once_leave_nothing_where_they_were_started(tmp_path: Path) -> None:
    (here := tmp_path / "here").mkdir()
    program = f"import os; os.chdir({str(here)!r})\n{IN_THREADS}"
    assert output_of(program, WILDCARDS_CACHE=str(tmp_path / "cache")) == "[]\n"


def module_of(text: str, folder: Path) -> ModuleType:
    """A module such as a bot might be written in."""
    file = folder / "policy.py"
    file.write_text(text, encoding="utf-8")
    module = ModuleType("policy")
    exec(compile(text, str(file), "exec"), module.__dict__)  # noqa: S102 - the text below
    return module


POLICY = """
from wildcards.rules.play import legal, lowest_bit
from wildcards.rules.state import State

WEIGHT = 0.5

def best(values: list[float], mask: int) -> int:
    action = lowest_bit(mask)
    for other in range(len(values)):
        if mask >> other & 1 and values[other] > values[action]:
            action = other
    return action

def choose(states: list[State], values: list[list[float]], counts: list[int]) -> float:
    total = 0.0
    for i in range(len(states)):
        counts[i] = best(values[i], legal(states[i]))
        total += WEIGHT * values[i][counts[i]]
    return total
"""


def test_functions_of_other_modules_are_compiled_with_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wildcards.engine import native
    from wildcards.engine.setup import Setup

    module = module_of(POLICY, tmp_path)
    monkeypatch.setitem(__import__("sys").modules, "policy", module)
    states = native.new_batch(Setup(players=3), 5, 1)
    values = numpy.random.default_rng(1).random((5, 26))
    counts = numpy.zeros(5, numpy.int64)
    total = compiled(module.choose)(states, values, counts)
    plain: list[int] = [0] * 5
    games = [native.state_at(states, i) for i in range(5)]
    assert module.choose(games, values.tolist(), plain) == pytest.approx(total)
    assert counts.tolist() == plain


def test_callees_come_before_callers() -> None:
    order = callees_first([play.play_out])
    place = {function: i for i, function in enumerate(order)}
    assert place[play.legal] < place[play.random_action] < place[play.play_out]
    assert place[play.carry_out] < place[play.advance] < place[play.step] < place[play.play_out]


def test_what_the_compiler_does_not_know_is_left_out() -> None:
    assert not set(INSTEAD) & set(callees_first([play.play_out]))
    assert set(INSTEAD.values()) <= set(callees_first([play.play_out]))


def test_the_compiled_engines_count_bits_as_python_does() -> None:
    chance = Random(1)
    for mask in [1 << place for place in range(31)] + [chance.randrange(1, 1 << 31) for _ in range(1000)]:
        assert compiled(play.count_bits)(mask) == play.count_bits(mask)
        assert compiled(play.lowest_bit)(mask) == play.lowest_bit(mask)


def calls_itself(n: int) -> int:
    return calls_itself(n - 1)


def test_recursion_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="calls_itself calls itself"):
        callees_first([calls_itself])


def double(n: int) -> int:
    return 2 * n


def uses_double(n: int) -> int:
    return double(n)


def triple(n: int) -> int:
    return 3 * n


def test_the_fingerprint_of_a_caller_changes_with_what_it_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint.__wrapped__(uses_double)
    monkeypatch.setitem(uses_double.__globals__, "double", triple)
    callees_first.__globals__["names_used"].cache_clear()
    assert fingerprint.__wrapped__(uses_double) != before


@pytest.mark.parametrize("annotation", [str, dict[str, int], int | None, list[str], Any])
def test_an_annotation_that_means_nothing_to_the_compiler_is_refused(annotation: Any) -> None:
    with pytest.raises(TypeError, match="is none of int, float, bool"):
        numba_type(annotation)


def test_an_empty_record_is_read_as_a_state_of_zeros() -> None:
    assert read_record(empty_records(State, 1), 0, State).hand == [[0] * 16] * 5
