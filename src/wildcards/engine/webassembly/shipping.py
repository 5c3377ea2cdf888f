"""Modules as files: what goes into one, and from which files it was made."""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from wildcards.engine.specialise import PLAIN, Function, Variant, callees_first
from wildcards.engine.webassembly.manifest import manifest, with_manifest

PACKAGE = Path(__file__).parents[2]
SHIPPED = tuple(Path(__file__).with_name(name) for name in ("engine.wasm", "master.wasm"))

Optimiser = Callable[[bytes], bytes]


def made_from(
    functions: Sequence[Function],
    variant: Variant = PLAIN,
    *,
    checked: bool = False,
    optimised: Optimiser = bytes,
    **more: Any,
) -> bytes:
    """A module that exports the functions, with all that they call."""
    from wildcards.engine.webassembly.module import Module  # a browser has no use for the translator

    module = Module(functions, variant, checked=checked)
    code = optimised(module.encoded())
    return with_manifest(code, manifest(functions, variant, len(module.data), **more))


def shippable(functions: Sequence[Function], variant: Variant = PLAIN, optimised: Optimiser = bytes) -> bytes:
    """A module that can tell whether the files it was made from are still the same."""
    files = files_of(functions, variant)
    entries = [entry_name(function) for function in functions]
    return made_from(functions, variant, optimised=optimised, files=files, hash=hash_of(files), entries=entries)


def entry_name(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def files_of(functions: Sequence[Function], variant: Variant = PLAIN) -> list[str]:
    """The files of the package that decide what the functions do, the translator's among them."""
    names = {function.__module__ for function in callees_first(functions, variant)} | {variant.state.__module__}
    files = {PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    files |= {PACKAGE / "engine" / "layout.py", *PACKAGE.joinpath("rules").glob("*.py"), *translator_files()}
    return sorted(file.relative_to(PACKAGE).as_posix() for file in files)


def translator_files() -> list[Path]:
    return sorted(Path(__file__).parent.glob("*.py"))


def hash_of(files: Sequence[str]) -> str:
    """It does not depend on how lines end: an archive may change that."""
    together = hashlib.sha256()
    for file in files:
        together.update(file.encode() + b"\0" + (PACKAGE / file).read_bytes().replace(b"\r\n", b"\n"))
    return together.hexdigest()
