"""Parts of the package need others that a plain installation does not bring: which, and how to add them."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path

# What is imported of each extra of pyproject.toml.
EXTRAS = {
    "fast": ("numba", "numpy"),
    "cuda": ("numba", "numpy") if sys.platform == "darwin" else ("numba", "numba_cuda", "numpy"),
    "postgres": ("psycopg",),
    "lab": ("numpy", "openskill", "pyarrow"),
    "research": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "cluster": ("ray",),
    "terminal": ("textual",),
    "train": ("numba", "numpy", "torch"),
}
NOT_IN_LOCK = "train"  # docs/decisions/0016-pytorch.md: a checkout's set-up leaves it out


class MissingExtra(ImportError):  # noqa: N818 - said in one line to whoever asked
    def __init__(self, packages: list[str], extras: list[str]) -> None:
        names = " and ".join([", ".join(packages[:-1]), packages[-1]] if packages[1:] else packages)
        are, them = ("are", "them") if packages[1:] else ("is", "it")
        super().__init__(f"{names} {are} not installed; to add {them}: {way_to_add(extras)}", name=packages[0])


def need(*extras: str) -> None:
    """Says now what is missing, all of it, and not when hours of games have been played."""
    missing = {extra: [name for name in EXTRAS[extra] if find_spec(name) is None] for extra in extras}
    packages = sorted({name for names in missing.values() for name in names})
    if packages:
        raise MissingExtra(packages, [extra for extra in extras if missing[extra]])


def way_to_add(extras: list[str]) -> str:
    """The command that adds extras to this installation; its quotes are understood by every shell.

    It names the file or folder from which the package was installed. The project is on no index yet, so where that is
    not known, or gone, the command is one for a checkout.
    """
    wanted = f"[{','.join(extras)}]"
    origin, is_editable = installed_from()
    if origin is None or not origin.exists():
        return f'pip install ".{wanted}" in a checkout of the project'
    if is_editable and Path(sys.prefix).parent == origin and NOT_IN_LOCK not in extras:
        return f'make setup, in "{origin}"'
    requirement = f'--editable "{origin}{wanted}"' if is_editable else f'"wildcards{wanted} @ {origin.as_uri()}"'
    environment = Path(sys.prefix)
    if command := made_anew_by(environment):
        has = [extra for extra, names in EXTRAS.items() if all(find_spec(name) for name in names)]
        return command.format(f'"wildcards[{",".join([*has, *extras])}] @ {origin.as_uri()}"')
    if (environment / "pipx_metadata.json").exists():
        return f"pipx runpip wildcards install {requirement}"
    if find_spec("pip") is None:
        return f'uv pip install --python "{sys.executable}" {requirement}'
    return f'"{sys.executable}" -m pip install {requirement}'


def made_anew_by(environment: Path) -> str:
    """The command that makes this environment for what it is told, all of it; empty where one adds to what is there."""
    if (environment / "uv-receipt.toml").exists():
        return "uv tool install {}"
    if environment.parent.name.startswith("archive-v"):  # where uv keeps what it runs
        return "uvx --from {} wildcards"
    if (environment / "pipx_metadata.json").exists() and environment.parent.name != "venvs":
        return "pipx run --spec {} wildcards"
    return ""


def installed_from() -> tuple[Path | None, bool]:
    """The file or folder that the package was installed from, and whether it is an editable one."""
    from importlib.metadata import PackageNotFoundError, distribution  # with all that reads letters and addresses
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        origin = json.loads(distribution("wildcards").read_text("direct_url.json") or "{}")
    except PackageNotFoundError:
        return None, False
    url = urlsplit(origin.get("url", ""))
    path = Path(url2pathname(url.path)) if url.scheme == "file" else None
    return path, origin.get("dir_info", {}).get("editable", False)
