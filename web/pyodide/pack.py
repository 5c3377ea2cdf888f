"""Puts what was used into archives that are not compressed: standard modules, and what lies in site-packages."""

import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

SITE = Path("/lib/python3.14/site-packages")
STANDARD = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
MOMENT = (2026, 1, 1, 0, 0, 0)  # the same files make the same archive
HASHED_AND_BELIEVED = (1).to_bytes(4, "little")  # a .pyc that nobody compares with its source


def code(source: bytes, name: str, *, lines: bool) -> bytes:
    body = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + HASHED_AND_BELIEVED + bytes(8) + marshal.dumps(body if lines else bare(body))


def bare(body: CodeType) -> CodeType:
    """Without the numbers of lines: what goes wrong goes wrong in our own code, which keeps them."""
    inner = tuple(bare(one) if isinstance(one, CodeType) else one for one in body.co_consts)
    return body.replace(co_linetable=b"", co_consts=inner)


def archive(files: dict[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, MOMENT), files[name])
    return data.getvalue()


def standard_files() -> dict[str, bytes]:
    found = {}
    with zipfile.ZipFile(STANDARD) as whole:
        for file in used:
            name = file.removeprefix(f"{STANDARD}/")
            if name != file:
                source = whole.read(name)
                found[f"{name}c" if name.endswith(".py") else name] = code(source, name, lines=False) if name.endswith(".py") else source
    return found


def site_files() -> dict[str, bytes]:
    found = {}
    for file in map(Path, used):
        if SITE in file.parents:
            name = file.relative_to(SITE).as_posix()
            if file.suffix == ".py":
                found[f"{name}c"] = code(file.read_bytes(), name, lines=True)
            else:
                found[name] = file.read_bytes()
    for data in (*(SITE / "wildcards").rglob("*.json"), *(SITE / "wildcards").rglob("*.wasm")):
        found[data.relative_to(SITE).as_posix()] = data.read_bytes()
    return found


{"standard": archive(standard_files()), "site": archive(site_files())}
