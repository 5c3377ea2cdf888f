"""Finds the module in which a function is, or makes it.

The package ships those that hold all that it needs itself, optimised. One counts as long as the files are those from
which it was made. For other functions, and in a checkout where the rules have changed, a module is translated, which
takes a moment, and kept on disk under the fingerprint of its functions.
"""

import hashlib
import os
from contextlib import suppress
from functools import cache
from pathlib import Path

from wildcards.engine.specialise import PLAIN, Function, Variant, fingerprint
from wildcards.engine.webassembly.manifest import manifest_of
from wildcards.engine.webassembly.shipping import PACKAGE, SHIPPED, entry_name, hash_of, made_from, translator_files
from wildcards.engine.webassembly.sources import neighbours


class Source:
    """A module before it is compiled."""

    def __init__(self, module: bytes) -> None:
        self.module = module
        self.manifest = manifest_of(module)


@cache
def shipped(file: Path) -> Source | None:
    """None where there is none, or where the files have changed since it was made.

    Where there are no files, as in a browser, nobody can have changed them.
    """
    with suppress(OSError, ValueError):
        source = Source(file.read_bytes())
        if __file__.endswith(".pyc") or hash_of(source.manifest["files"]) == source.manifest["hash"]:
            return source
    return None


def holds(source: Source, function: Function, variant: Variant) -> bool:
    return source.manifest["variant"] == variant.title and entry_name(function) in source.manifest["entries"]


@cache
def translators_hash() -> str:
    return hash_of([file.relative_to(PACKAGE).as_posix() for file in translator_files()])


@cache
def source_of(function: Function, variant: Variant = PLAIN) -> Source:
    for source in map(shipped, SHIPPED):
        if source is not None and holds(source, function, variant):
            return source
    return translated_source(tuple(neighbours(function)), variant)


@cache
def translated_source(functions: tuple[Function, ...], variant: Variant) -> Source:
    prints = [translators_hash(), *(fingerprint(function, variant) for function in functions)]
    key = hashlib.sha256("".join(prints).encode()).hexdigest()[:20]
    from wildcards.engine.caching import cache_folder  # of no use where nothing is ever translated, as in a browser

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
