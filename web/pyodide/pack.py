"""Puts what was used into archives that are not compressed: standard modules, and what lies in site-packages.

All modules of an archive but the first are in one table, by name: see `sitecustomize.py`.
"""

import io
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

SITE = Path("/lib/python3.14/site-packages")
STANDARD = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
MOMENT = (2026, 1, 1, 0, 0, 0)  # the same files make the same archive
HASHED_AND_BELIEVED = (1).to_bytes(4, "little") + bytes(8)  # a .pyc that nobody compares with its source
TABLE = "modules"
UNUSED = ("ssl", "_ssl")  # asyncio goes on without them
FROZEN = ("importlib._bootstrap", "importlib._bootstrap_external", "zipimport")  # Python itself holds them
names = list(sys.modules)
FIRST = names[: names.index("site") + 1]  # Python imports these before anybody can help it


def code(source: bytes, name: str, *, lines: bool) -> bytes:
    body = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return marshal.dumps(body if lines else bare(body))


def bare(body: CodeType) -> CodeType:
    """Without the numbers of lines: what goes wrong goes wrong in our own code, which keeps them."""
    inner = tuple(bare(one) if isinstance(one, CodeType) else one for one in body.co_consts)
    return body.replace(co_linetable=b"", co_consts=inner)


def compiled(source: bytes) -> bytes:
    return MAGIC_NUMBER + HASHED_AND_BELIEVED + source


def archive(files: dict[str, bytes]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, MOMENT), files[name])
    return data.getvalue()


def module_at(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def standard_files() -> dict[str, bytes]:
    found = {"sitecustomize.pyc": compiled(code(finder.encode(), "sitecustomize.py", lines=False))}
    modules = {}
    with zipfile.ZipFile(STANDARD) as whole:
        for file in sorted(name.removeprefix(f"{STANDARD}/") for name in used if name.startswith(f"{STANDARD}/")):
            module, source = module_at(file), whole.read(file)
            if module in (*UNUSED, *FROZEN):
                continue
            if module in FIRST:
                found[f"{file}c"] = compiled(code(source, file, lines=False))
            else:
                modules[module] = (f"{STANDARD}/{file}c", code(source, file, lines=False))
    return found | {TABLE: marshal.dumps(modules)}


def site_files() -> dict[str, bytes]:
    found, modules = {}, {}
    for file in sorted(Path(name) for name in used if SITE in Path(name).parents):
        name = file.relative_to(SITE).as_posix()
        if file.suffix == ".py":
            modules[module_at(name)] = (f"{file}c", code(file.read_bytes(), name, lines=name.startswith("wildcards/")))
        else:
            found[name] = file.read_bytes()
    for data in (*(SITE / "wildcards").rglob("*.json"), *(SITE / "wildcards").rglob("*.wasm")):
        found[data.relative_to(SITE).as_posix()] = data.read_bytes()
    return found | {TABLE: marshal.dumps(modules)}


{"standard": archive(standard_files()), "site": archive(site_files())}
