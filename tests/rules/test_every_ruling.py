"""Each ruling has a test that carries its number in its name, and stands by number at the line that carries it out."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "wildcards"
TESTED = set(re.findall(r"def test_R(\d+)_", "".join(file.read_text(encoding="utf-8") for file in HERE.glob("*.py"))))


@pytest.mark.parametrize("ruling", range(1, 23))
def test_the_ruling_is_tested(ruling: int) -> None:
    assert str(ruling) in TESTED


@pytest.mark.parametrize("ruling", range(1, 23))
def test_the_ruling_is_named_in_the_code_that_carries_it_out(ruling: int) -> None:
    code = "".join(
        file.read_text(encoding="utf-8") for room in ("rules", "game") for file in (SOURCE / room).glob("*.py")
    )
    assert re.search(rf"\bR{ruling}\b", code)
