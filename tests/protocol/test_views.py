"""What the views on the wire hold."""

import re
from pathlib import Path

import pytest

from wildcards.game.view import ShownSeat, ShownView

WEB = Path(__file__).parents[2] / "web" / "src"
FIELDS = [*ShownView.__struct_fields__, *ShownSeat.__struct_fields__]


@pytest.fixture(scope="module")
def browser() -> str:
    """All of the client's own code."""
    files = [file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind) if file.name != "protocol.ts"]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("field", FIELDS)
def test_the_browser_reads_every_field_that_is_sent(field: str, browser: str) -> None:
    assert re.search(rf"\b{field}\b", browser)
