"""Finds the module in which a function is, or makes it.

The package ships one that holds all that it needs itself, optimised. It counts as long as the files are those from
which it was made. For other functions, and in a checkout where the rules have changed, a module is translated, which
takes a moment, and kept on disk under the fingerprint of its functions.
"""

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from wildcards.engine.caching import cache_folder
from wildcards.engine.specialise import PLAIN, Function, Variant, callees_first, fingerprint
from wildcards.engine.webassembly.manifest import manifest, manifest_of, with_manifest
from wildcards.engine.webassembly.module import Module
from wildcards.engine.webassembly.sources import takes_a_list

PACKAGE = Path(__file__).parents[2]
SHIPPED = Path(__file__).with_name("engine.wasm")


class Source:
    """A module before it is compiled."""

    def __init__(self, module: bytes) -> None:
        self.module = module
        self.manifest = manifest_of(module)


def made_from(functions: Sequence[Function], variant: Variant = PLAIN, *, checked: bool = False, **more: Any) -> bytes:
    module = Module(functions, variant, checked=checked)
    code = module.encoded()
    return with_manifest(code, manifest(functions, variant, len(module.data), **more))


# The module that is shipped.


def files_of(functions: Sequence[Function]) -> list[str]:
    """The files that decide what the functions do: theirs, those of all that they call, and the translator's."""
    files = {Path(function.__code__.co_filename) for function in callees_first(functions)}
    files |= {PACKAGE / "engine" / "layout.py", PACKAGE / "rules" / "state.py", *Path(__file__).parent.glob("*.py")}
    return sorted(file.relative_to(PACKAGE).as_posix() for file in files)


def hash_of(files: Sequence[str]) -> str:
    together = hashlib.sha256()
    for file in files:
        together.update(file.encode() + b"\0" + (PACKAGE / file).read_bytes().replace(b"\r\n", b"\n"))
    return together.hexdigest()


def shippable(functions: Sequence[Function]) -> bytes:
    files = files_of(functions)
    return made_from(functions, files=files, hash=hash_of(files), entries=[entry_name(one) for one in functions])


def entry_name(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def shipped() -> Source | None:
    """None where there is none, or where the files have changed since it was made."""
    with suppress(OSError, ValueError):
        source = Source(SHIPPED.read_bytes())
        if hash_of(source.manifest["files"]) == source.manifest["hash"]:
            return source
    return None


# Modules made here.


@cache
def translators_hash() -> str:
    return hash_of([file.relative_to(PACKAGE).as_posix() for file in sorted(Path(__file__).parent.glob("*.py"))])


def neighbours(function: Function) -> list[Function]:
    """The functions of its file that take lists: whoever calls one of them will call others."""
    found: list[Function] = [
        one
        for one in function.__globals__.values()
        if isinstance(one, FunctionType) and one.__globals__ is function.__globals__ and takes_a_list(one)
    ]
    return found if function in found else [function]


@cache
def source_of(function: Function, variant: Variant = PLAIN) -> Source:
    found = shipped()
    if found is not None and variant is PLAIN and entry_name(function) in found.manifest["entries"]:
        return found
    return translated_source(tuple(neighbours(function)), variant)


@cache
def translated_source(functions: tuple[Function, ...], variant: Variant) -> Source:
    prints = [translators_hash(), *(fingerprint(function, variant) for function in functions)]
    key = hashlib.sha256("".join(prints).encode()).hexdigest()[:20]
    kept = cache_folder() / "wasm" / f"{functions[0].__module__}-{key}.wasm"
    with suppress(OSError, ValueError):
        return Source(kept.read_bytes())
    module = made_from(functions, variant)
    with suppress(OSError):
        keep(kept, module)
    return Source(module)


def keep(file: Path, data: bytes) -> None:
    """Written aside and moved, so that nobody ever finds half a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    aside = file.with_name(f"{file.name}.{os.getpid()}")
    aside.write_bytes(data)
    aside.replace(file)
