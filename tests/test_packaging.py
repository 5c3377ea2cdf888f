"""What wheel and source archive bring, and that neither needs Node to be installed."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from runpy import run_path
from typing import NamedTuple

import pytest

from tests.engine.at_work import Calls, MasterWork, Work
from wildcards.engine.specialise import Function, Variant
from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.manifest import manifest_of
from wildcards.engine.webassembly.shipping import entry_name, hash_of, shippable
from wildcards.lab.webassembly import MODULES

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_COPIED = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "tests", "*.wasm")
COPIED = re.compile(r"^COPY (?!--from)(.+) \S+$", re.MULTILINE)


class Packages(NamedTuple):
    archive: Path
    wheel: Path

    def wheel_files(self) -> set[str]:
        with zipfile.ZipFile(self.wheel) as wheel:
            return set(wheel.namelist())

    def metadata(self) -> Message:
        with zipfile.ZipFile(self.wheel) as wheel:
            (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
            return Parser().parsestr(wheel.read(name).decode())


def copied_into_the_image() -> list[str]:
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    return [name for line in COPIED.findall(dockerfile) for name in line.split()]


def without_node(folder: Path) -> dict[str, str]:
    """The surroundings of a machine on which Node does not work and npm finds no registry."""
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text("#!/bin/sh\nexit 1\n")
        (folder / name).chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "npm_config_registry": "http://127.0.0.1:9"}


def run(*command: str | Path, env: dict[str, str] | None = None) -> str:
    answer = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, env=env)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """The archive is made from what the image's build copies, which is thereby proven to be enough.

    The wheel is made from the archive, without Node. A browser test beside this one keeps its client.
    """
    run(sys.executable, ROOT / "hatch_build.py", "npm", "--version")  # what it is built from is there
    copy, out = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("out")
    for name in copied_into_the_image():
        (copy / name).parent.mkdir(exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=NOT_COPIED)
        else:
            shutil.copy2(ROOT / name, copy / name)
    for part in (Path("web"), Path("web", "pyodide")):
        (copy / part / "node_modules").symlink_to(ROOT / part / "node_modules")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", out)
    run(*build, "--sdist", copy)
    (archive,) = out.glob("*.tar.gz")
    (out / "unpacked").mkdir()
    run("tar", "-xzf", archive, "-C", out / "unpacked")  # Python before 3.11.4 cannot be told what not to unpack
    (unpacked,) = (out / "unpacked").iterdir()
    run(*build, "--wheel", unpacked, env=without_node(out / "no-node"))
    (wheel,) = out.glob("*.whl")
    return Packages(archive, wheel)


def test_the_wheel_brings_every_module_and_every_catalogue(packages: Packages) -> None:
    package = ROOT / "src"
    wanted = {
        str(file.relative_to(package)) for pattern in ("*.py", "*.ftl", "py.typed") for file in package.rglob(pattern)
    }
    assert wanted <= packages.wheel_files()


def test_the_wheel_brings_the_browser_client(packages: Packages) -> None:
    files = packages.wheel_files()
    assert "wildcards/web_dist/index.html" in files
    assert any(name.startswith("wildcards/web_dist/assets/") and name.endswith(".js") for name in files)


def test_the_wheel_brings_what_plays_without_a_server(packages: Packages) -> None:
    """Each file as it is and with Brotli: a server sends no other twin."""
    files = packages.wheel_files()
    assert "wildcards/web_dist/service-worker.js" in files
    local = {name.rsplit("/", 1)[1] for name in files if name.startswith("wildcards/web_dist/local/")}
    python = {"pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "standard.zip", "site.zip"}
    assert local == python | {f"{name}.br" for name in python} | {"master.weights"}
    with zipfile.ZipFile(packages.wheel) as wheel:
        assert b'"learned":["novice"' in wheel.read("wildcards/web_dist/index.html")


@pytest.mark.parametrize(
    ("file", "module", "named", "work"),
    [("engine", MODULES[0], b"rules.play.advance", Work), ("master", MODULES[1], b"forward.normalise", MasterWork)],
)
def test_wheel_and_archive_bring_the_webassembly_modules_optimised(
    packages: Packages, file: str, module: tuple[list[Function], Variant], named: bytes, work: type[Calls]
) -> None:
    name = f"wildcards/engine/webassembly/{file}.wasm"
    with zipfile.ZipFile(packages.wheel) as wheel, tarfile.open(packages.archive) as archive:
        built = wheel.read(name)
        (member,) = (member for member in archive.getmembers() if member.name.endswith(name))
        content = archive.extractfile(member)
        assert content is not None
        assert content.read() == built
    assert set(manifest_of(built)["entries"]) == {entry_name(function) for function in module[0]}
    assert manifest_of(built)["hash"] == hash_of(manifest_of(built)["files"])
    plain = shippable(*module)
    assert manifest_of(built)["functions"] == manifest_of(plain)["functions"]
    assert named in plain  # the names of functions, which the optimiser leaves out
    assert named not in built
    assert work(Source(built)).done_in_python() == work(Source(plain)).done_in_python()


def test_the_archive_brings_nothing_that_was_built_on_the_way(packages: Packages) -> None:
    """Python for the browser is large: it is there once, in the client."""
    with tarfile.open(packages.archive) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert [name for name in names if "node_modules" in name or name.startswith("build/")] == []
    assert len([name for name in names if name.endswith("pyodide.asm.wasm")]) == 1


def test_the_wheel_brings_the_licences_of_what_is_in_it(packages: Packages) -> None:
    files = packages.wheel_files()
    assert "wildcards/web_dist/licences.md" in files
    (font,) = (ROOT / "LICENSES").iterdir()
    assert any(name.endswith(f"licenses/LICENSES/{font.name}") for name in files)
    source = ROOT / "web" / "node_modules" / "@fontsource" / "caprasimo" / "LICENSE"
    assert font.read_text(encoding="utf-8") == source.read_text(encoding="utf-8")
    with zipfile.ZipFile(packages.wheel) as wheel:
        text = wheel.read("wildcards/web_dist/licences.md").decode()
    assert "MPL-2.0" in licences_in(text)  # of Pyodide
    assert licences_in(text) | {"OFL-1.1"} | licences_in(of_the_site()) == set(PROJECT["license"].split(" AND "))


def licences_in(text: str) -> set[str]:
    return set(re.findall(r"^## .* \(([\w.-]+)\)$", text, re.MULTILINE))


def of_the_site() -> str:
    """The licences of the documentation, which `make docs` writes beside its pages."""
    return str(run_path(str(ROOT / "docs" / "conf.py"))["licences"]())


def test_the_documentation_brings_the_licences_of_what_is_in_it() -> None:
    text = of_the_site()
    assert licences_in(text) == {"MIT", "BSD-2-Clause", "BSD-3-Clause"}
    for holder in ("Pradyun Gedam", "the Sphinx team", "Richard Boulton", "the respective authors"):
        assert holder in text


def test_an_index_would_take_both(packages: Packages) -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", *packages)


def test_the_readme_of_an_index_points_to_nothing_beside_it(packages: Packages) -> None:
    text = packages.metadata().get_payload()
    assert isinstance(text, str)
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert len(targets) > 10
    assert all(target.startswith((PROJECT["urls"]["Source"], "https://")) for target in targets)


def test_the_addresses_of_the_project_are_all_under_one() -> None:
    source = PROJECT["urls"]["Source"]
    hosts = set(re.findall(r"https://[^/\s'\"]+", (ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    assert hosts == {re.match(r"https://[^/]+", source)[0]}  # type: ignore[index]


@pytest.mark.parametrize("kind", ["archive", "wheel"])
def test_it_can_be_installed_and_run_without_node(packages: Packages, kind: str, tmp_path: Path) -> None:
    """By `uv tool install` and `uvx`: an environment of its own, from the file alone. A release tries pipx as well."""
    uv = Path(sys.executable).with_name("uv")
    env = {
        **without_node(tmp_path / "no-node"),
        "UV_TOOL_DIR": str(tmp_path / "tools"),
        "UV_TOOL_BIN_DIR": str(tmp_path),
    }
    file = getattr(packages, kind)
    options = ("--quiet", "--python", sys.executable, "--constraints", ROOT / "requirements.lock")
    run(uv, "tool", "install", *options, file, env=env)
    once = (uv, "tool", "run", "--isolated", *options, "--from", file)
    assert run(*once, "wildcards", "--version", env=env).startswith("wildcards ")
    assert run(tmp_path / "wildcards", "--version").startswith("wildcards ")
    environment = tmp_path / "tools" / "wildcards"
    ready = "from wildcards.engine.webassembly.library import SHIPPED, shipped; print(all(map(shipped, SHIPPED)))"
    assert run(environment / "bin" / "python", "-c", ready).strip() == "True"
    client = "from wildcards.server.config import web_files; print(web_files())"
    (folder,) = environment.rglob("web_dist")
    assert run(environment / "bin" / "python", "-c", client).strip() == str(folder)


def test_the_image_is_sent_what_it_copies_and_nothing_built() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in lines if line.startswith("!")} == set(copied_into_the_image())
    assert {"*", "**/node_modules", "web/dist*"} <= set(lines)
