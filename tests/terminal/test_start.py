"""Nobody waits for what is not needed: what a game alone loads before its first question."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAIN = "from wildcards.cli import run; run(['play', '--plain'])"
SCREENS = "from wildcards.cli import run; import wildcards.terminal.launch, wildcards.terminal.app.opening"
NETWORK = {"websockets", "http.client", "urllib.request"}
SERVERS = {"starlette", "uvicorn", "sqlite3", "psycopg"}
ENGINES = {"numpy", "numba", "wasmtime"}
OTHERS = {"textual.widgets._markdown", "textual.widgets._data_table", "rich.progress", "rich.markdown"}


@pytest.mark.parametrize(
    ("start", "without"),
    [
        (PLAIN, NETWORK | SERVERS | ENGINES | OTHERS | {"textual", "asyncio"}),
        (SCREENS, NETWORK | SERVERS | ENGINES | OTHERS),
    ],
    ids=["line by line", "screens"],
)
def test_a_game_alone_loads_no_network_no_server_and_no_engine(tmp_path: Path, start: str, without: set[str]) -> None:
    script = f"import sys; sys.path[:0] = ['']; {start}; print('loaded', *sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.rpartition("loaded ")[2].split())
    assert "wildcards.terminal.words" in loaded
    assert loaded & without == set()
