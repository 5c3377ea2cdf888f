"""Programs that run in a process of their own, with an environment of their own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BYTECODE = ROOT / ".stamps" / "bytecode"  # of Numba above all, which takes seconds to import without


def run_program(program: str, *, source: Path = ROOT / "src", **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(source), str(ROOT)])
    bytecode = {"PYTHONPYCACHEPREFIX": str(BYTECODE), "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **bytecode, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def output_of(program: str, *, source: Path = ROOT / "src", **environment: str) -> str:
    answer = run_program(program, source=source, **environment)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout
