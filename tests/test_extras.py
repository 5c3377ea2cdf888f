"""What is said where an extra is missing."""

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from wildcards import extras
from wildcards.cli import run
from wildcards.extras import EXTRAS, MissingExtra, need, way_to_add

ROOT = Path(__file__).parents[1]
WRITTEN = {"open-spiel": "pyspiel", "numba-cuda": "numba_cuda"}  # where a package is not imported by its name

FROM_AN_INDEX = re.compile(r"\b(?:pipx?|uv tool) install (?:-\S+ )*[\"']?wildcards\b(?!\S* @)\S*")


@pytest.fixture
def origin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A wheel from which the package seems to have been installed, into an environment with pip."""
    wheel = tmp_path / "wildcards-0.1.0-py3-none-any.whl"
    wheel.touch()
    monkeypatch.setattr(extras, "installed_from", lambda: (wheel, False))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    return wheel


def test_every_extra_is_known_by_what_it_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {}
    for extra, requirements in project["optional-dependencies"].items():
        names = [re.split(r"[\[>; ]", requirement)[0] for requirement in requirements]
        asked[extra] = {WRITTEN.get(name, name) for name in names}
    assert {extra: set(names) for extra, names in EXTRAS.items()} == asked


def test_all_that_is_missing_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("numba", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra) as missing:
        need("fast", "lab", "openspiel")
    assert str(missing.value).startswith("numba and pyspiel are not installed; to add them: ")
    assert way_to_add(["fast", "openspiel"]) in str(missing.value)


def test_a_comparison_with_peers_names_every_extra_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in ("numba", "openskill", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    assert run(["bench", "--peers"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("wildcards: numba, openskill and pyspiel are not installed; ")
    assert way_to_add(["fast", "lab", "openspiel"]) in said


@pytest.mark.parametrize("command", ["check-database", "call-off", "export"])
def test_a_command_for_a_database_names_the_extra_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "wildcards.server.storage.postgres", raising=False)
    assert run([command, "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    said = capsys.readouterr().err
    missing = "wildcards: the database cannot be used: psycopg is not installed; to add it: "
    assert said == f"{missing}{way_to_add(['postgres'])}\n"


def test_a_checkout_with_its_own_environment_is_set_up_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "installed_from", lambda: (tmp_path, True))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    assert way_to_add(["fast"]) == f'make setup, in "{tmp_path}"'
    # Set-up leaves PyTorch out: told to set up again, one would be told the same again.
    assert way_to_add(["train"]) == f'"{sys.executable}" -m pip install --editable "{tmp_path}[train]"'


def test_an_editable_installation_elsewhere_stays_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "installed_from", lambda: (tmp_path, True))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "somewhere" / "else"))
    assert way_to_add(["fast", "lab"]) == f'"{sys.executable}" -m pip install --editable "{tmp_path}[fast,lab]"'


def test_pip_gets_the_file_it_was_given_before(origin: Path) -> None:
    assert way_to_add(["fast"]) == f'"{sys.executable}" -m pip install "wildcards[fast] @ {origin.as_uri()}"'


def test_pipx_adds_to_its_own_environment(origin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = environment(monkeypatch, origin.parent / "venvs" / "wildcards")
    (made / "pipx_metadata.json").touch()
    assert way_to_add(["fast"]) == f'pipx runpip wildcards install "wildcards[fast] @ {origin.as_uri()}"'


@pytest.mark.parametrize(
    ("folder", "file", "command"),
    [
        (".cache/0e64ff2", "pipx_metadata.json", "pipx run --spec {} wildcards"),
        ("archive-v0/8yqp8UM", "pyvenv.cfg", "uvx --from {} wildcards"),
        ("tools/wildcards", "uv-receipt.toml", "uv tool install {}"),
    ],
)
def test_an_environment_that_is_made_anew_is_asked_for_with_the_extras_that_it_has(
    origin: Path, monkeypatch: pytest.MonkeyPatch, folder: str, file: str, command: str
) -> None:
    (environment(monkeypatch, origin.parent / folder) / file).touch()
    monkeypatch.setattr(extras, "find_spec", lambda name: name == "psycopg")
    assert way_to_add(["fast"]) == command.format(f'"wildcards[postgres,fast] @ {origin.as_uri()}"')


def environment(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    folder.mkdir(parents=True)
    monkeypatch.setattr(sys, "prefix", str(folder))
    return folder


def test_an_environment_without_pip_is_one_of_uv(origin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pip", None)
    wanted = f'"wildcards[fast] @ {origin.as_uri()}"'
    assert way_to_add(["fast"]) == f'uv pip install --python "{sys.executable}" {wanted}'


@pytest.mark.parametrize("is_known", [True, False])
def test_where_the_origin_is_gone_or_unknown_the_way_leads_to_a_checkout(
    origin: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    """The name on an index may be somebody else's."""
    origin.unlink()
    if not is_known:
        monkeypatch.setattr(extras, "installed_from", lambda: (None, False))
    assert way_to_add(["fast"]) == 'pip install ".[fast]" in a checkout of the project'


def test_the_origin_is_what_the_installer_wrote_down(monkeypatch: pytest.MonkeyPatch) -> None:
    class Installed:
        written: str | None = None

        def read_text(self, name: str) -> str | None:
            assert name == "direct_url.json"
            return self.written

    installed = Installed()
    monkeypatch.setattr("importlib.metadata.distribution", lambda name: installed)
    assert extras.installed_from() == (None, False)
    installed.written = json.dumps({"url": "file:///a%20folder/w.whl", "archive_info": {}})
    assert extras.installed_from() == (Path("/a folder/w.whl"), False)
    installed.written = json.dumps({"url": "file:///checkout", "dir_info": {"editable": True}})
    assert extras.installed_from() == (Path("/checkout"), True)
    installed.written = json.dumps({"url": "https://wildcards.example/w.whl", "archive_info": {}})
    assert extras.installed_from() == (None, False)


def test_no_hint_is_written_by_hand() -> None:
    for file in (ROOT / "src").rglob("*.py"):
        if file.name != "extras.py":
            assert "pip install" not in file.read_text(encoding="utf-8"), file


@pytest.mark.parametrize("folder", [".", "docs", "examples", "benchmarks", "training", "deploy"])
def test_nothing_written_names_the_package_on_an_index(folder: str) -> None:
    """The project is on none yet, and whoever types such a line may get somebody else's."""
    files = ROOT.glob("*") if folder == "." else (ROOT / folder).rglob("*")
    texts = [
        file.read_text(encoding="utf-8") for file in files if file.suffix in {".md", ".py"} or "Docker" in file.name
    ]
    assert texts
    assert [line for text in texts for line in FROM_AN_INDEX.findall(text)] == []


def test_a_line_that_names_the_package_on_an_index_is_found() -> None:
    lines = ['pip install "wildcards[lab]"', "pipx install wildcards", "uv tool install -q wildcards"]
    others = ['pip install "wildcards[lab] @ file:///a"', "pip install .", "uvx --from FILE wildcards"]
    assert FROM_AN_INDEX.findall("\n".join([*others, *lines])) == lines
