"""From the rules' subset to WebAssembly: all of it does what it does in Python, and anything else is refused."""

import copy
import os
import re
from pathlib import Path
from typing import Any

import numpy
import pytest
import wasmtime
from hypothesis import given
from hypothesis import strategies as st

from tests.engine import subset
from tests.engine.subset import Box
from tests.engine.test_compiling import module_of
from wildcards.engine.layout import layout
from wildcards.engine.records import record_dtype
from wildcards.engine.tally import Tally
from wildcards.engine.webassembly.arithmetic import Untranslatable
from wildcards.engine.webassembly.arrays import compiled
from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.memory import Row
from wildcards.engine.webassembly.room import Room
from wildcards.engine.webassembly.shipping import made_from
from wildcards.rules.state import State

WHOLE = st.integers(-(1 << 31), 1 << 31) | st.integers(-20, 20)
REAL = st.floats(-1e6, 1e6)


@given(WHOLE, WHOLE)
def test_whole_numbers_are_calculated_as_in_python(a: int, b: int) -> None:
    for function in (subset.bits, subset.order, subset.calls, subset.may_be):
        assert compiled(function)(a, b) == function(a, b)
    assert compiled(subset.by_constants)(a) == subset.by_constants(a)
    if b:
        assert compiled(subset.divide)(a, b) == a // b
        assert compiled(subset.rest)(a, b) == a % b


@given(REAL, REAL)
def test_floats_are_calculated_to_the_last_bit_as_in_python(x: float, y: float) -> None:
    assert compiled(subset.real)(x, y) == subset.real(x, y)
    assert compiled(subset.truncated)(x) == int(x)


@pytest.mark.parametrize("n", [-3, 0, 1, 2, 4, 7, 30, 200])
def test_loops_turn_and_end_as_in_python(n: int) -> None:
    assert compiled(subset.loops)(n) == subset.loops(n)
    assert compiled(subset.written_out)(n) == subset.written_out(n)


def test_tables_of_constants_hold_their_numbers() -> None:
    for i in range(3):
        assert compiled(subset.weights)(i) == subset.weights(i)
        assert [compiled(subset.tables)(i, j) for j in range(2)] == list(subset.TABLE[i])


def test_the_tables_of_a_module_stay_though_it_is_first_wanted_by_whoever_has_the_memory_for_a_while() -> None:
    room = Room()
    with room.lent():
        assert room.call(subset.tables, 0, 0) == subset.TABLE[0][0]
    room.place([-1] * 10_000)
    assert [room.call(subset.tables, i, 1) for i in range(3)] == [row[1] for row in subset.TABLE]


class CopiedRow(list[Box]):
    """A list whose items are copied when they are assigned, as in an array of records."""

    def __setitem__(self, i: Any, box: Any) -> None:
        super().__setitem__(i, copy.deepcopy(box))


def test_records_and_rows_are_changed_as_in_python() -> None:
    boxes = CopiedRow([Box(small=3, wide=-(1 << 50), line=[1, 2, 3], share=0.25, words=[1 << 30, 9]), Box()])
    numbers, shares = [[1, 2, 3], [-4, 5, 6]], [0.5, 0.25, 1e-3]
    room = Room()
    placed = room.place_records(boxes), room.place(numbers), room.place(shares, "float64")
    assert room.call(subset.change, *placed) == subset.change(boxes, numbers, shares) == 3 << 30
    assert [room.read_record(placed[0], i, Box) for i in range(2)] == boxes
    assert room.read_numbers(placed[1]) == numbers


def test_four_numbers_at_once_and_narrow_lists_are_calculated_as_in_python() -> None:
    """With numbers that single precision holds to the last bit."""
    numbers, halves, signs = [0.5, -1.25, 3.0, 8.0, -2.5, 1.5, 0.25, -4.0, 16.0], [-3, 9], [1, -7]
    room = Room()
    placed = room.place(numbers, "float32"), room.place(halves, "int16"), room.place(signs, "int8")
    assert room.call(subset.fours, *placed) == subset.fours(numbers, halves, signs)
    assert room.read_numbers(placed[0]) == numbers


def test_what_is_added_to_a_place_of_four_numbers_is_a_constant(tmp_path: Path) -> None:
    text = "def f(numbers: list[Single], i: int) -> float:\n    return sum_of(four_at(numbers, 0, i))\n"
    module = module_of(f"from wildcards.engine.vectors import Single, four_at, sum_of\n\n\n{text}", tmp_path)
    with pytest.raises(Untranslatable, match="is a constant"):
        made_from([module.f])


def test_a_number_that_is_too_large_for_its_field_wraps_around_as_in_c() -> None:
    room = Room()
    placed = room.place_records([Box(small=100), Box()]), room.place([[0] * 3] * 2), room.place([0.0] * 3, "float64")
    room.call(subset.change, *placed)
    assert room.read_record(placed[0], 0, Box).small == 220 - 256


def test_arrays_of_numpy_are_worked_on_wherever_they_lie() -> None:
    boxes = numpy.zeros(2, record_dtype(Box))
    numbers = numpy.arange(12, dtype=numpy.int64).reshape(2, 6)[:, ::2]  # not in one piece
    shares = numpy.ones(3)
    shares.flags.writeable = False
    compiled(subset.change)(boxes, numbers, shares)
    assert boxes["share"].tolist() == [6.0, 6.0]
    assert numbers[1, 2] == 0 + 2 + 4 + 3


@pytest.mark.parametrize(
    "arguments",
    [
        (numpy.zeros(2, numpy.int32),),
        (numpy.zeros((2, 2), numpy.int64),),
        ([1, 2],),
        (7,),
        (),
        (numpy.zeros(2, numpy.int64), 1),
    ],
)
def test_an_argument_that_does_not_fit_is_refused(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        compiled(subset.sum_of)(*arguments)


@pytest.mark.parametrize("kind", [State, Tally, Box])
def test_records_lie_in_memory_as_those_of_numpy(kind: type) -> None:
    dtype = record_dtype(kind)
    assert layout(kind).size == dtype.itemsize
    assert {name: place.offset for name, place in layout(kind).places.items()} == {
        name: dtype.fields[name][1] for name in dtype.names or () if dtype.fields
    }


@pytest.mark.parametrize(("i", "is_inside"), [(-1, False), (0, True), (2, True), (3, False), (1 << 31, False)])
def test_in_the_checked_form_an_index_beyond_a_row_stops_the_function(i: int, is_inside: bool) -> None:
    room = Room()
    function = room.exports(Source(made_from([subset.beyond], checked=True)))["beyond"]
    numbers = room.place([4, 5, 6])
    slots = room.place([numbers.address, 3, i])
    if is_inside:
        function(room.store, slots.address)
        assert room.read_numbers(Row(slots.address, "int64", (1,))) == [4 + i]
    else:
        with pytest.raises(wasmtime.Trap):
            function(room.store, slots.address)


NOT_IN_THE_SUBSET = {
    "a = [1, 2]": "is not in the subset",
    "a, b = n, n": "`(n, n)` is not in the subset",
    "a = n ** 2": "Pow is not in the subset",
    "a = 0\n    a = 0.5": "FLOAT stands where",
    "a = 'word'": "is not in the subset",
    "a = abs(n)": "the call of abs is not in the subset",
    "a = 0.5 % n": "Mod is not in the subset",
    "for a in (1, 2):\n        pass": "is not in the subset",
    "for a in range(0, n, n):\n        pass": "the step of a range is a constant",
    "a = n is n": "Is is not in the subset",
    "with n:\n        pass": "is not in the subset",
    "a = n.real": "is neither a record nor a row",
}


@pytest.mark.parametrize("line", NOT_IN_THE_SUBSET)
def test_what_is_not_in_the_subset_is_refused_with_its_line(line: str, tmp_path: Path) -> None:
    module = module_of(f"def f(n: int) -> int:\n    {line}\n    return n\n", tmp_path)
    with pytest.raises(Untranslatable, match=rf"policy.f, line \d: .*{re.escape(NOT_IN_THE_SUBSET[line])}"):
        compiled(module.f)


def test_a_file_that_has_changed_since_it_was_loaded_is_not_believed(tmp_path: Path) -> None:
    module = module_of("def f(n: int) -> int:\n    return n + 1\n", tmp_path)
    file = tmp_path / "policy.py"
    file.write_text("def f(n: int) -> int:\n    return n + 2\n", encoding="utf-8")
    os.utime(file, (0, 0))
    with pytest.raises(OSError, match="has changed since f was loaded"):
        compiled(module.f)
