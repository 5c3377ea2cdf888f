"""Compiles plain functions for the processor, with all that they call, and keeps the result on disk.

What is on disk is found by a fingerprint of the function and of everything it calls, so rules that have changed since
are never played. A function that is found brings its callees along: they are not even looked at.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any

import numba
from numba.core import config as numba_config
from numba.core import event
from numba.extending import typeof_impl

from wildcards.engine.batch import deal
from wildcards.engine.caching import cache_folder
from wildcards.engine.signatures import signature, takes_a_record
from wildcards.engine.specialise import PLAIN, Function, Variant, callees_first, copied, fingerprint
from wildcards.rules.play import advance, play_out, step

if sys.platform != "win32":  # there two processes may compile the same
    import fcntl

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}  # NumPy's model: no check for division by zero
config: Any = numba_config  # its attributes are made at run time
jit: Any = numba.njit
type_of: Any = numba.typeof
ONE_AT_A_TIME = RLock()  # where the compiler keeps its code is a setting of the whole process

# Large, with everything below them, and small in themselves: written out where they are called, they need not be
# compiled for themselves as well. That saves a quarter of the time.
WRITTEN_OUT: frozenset[Function] = frozenset({step, advance, play_out, deal})


def code_folder() -> Path:
    """Where this version of Numba keeps what it has compiled."""
    checked = "-checked" if config.BOUNDSCHECK else ""
    return cache_folder() / f"numba-{numba.__version__}{checked}"


class Callee:
    """A function that another one calls: compiled only if the compiler wants to know its type."""

    def __init__(self, function: Function, variant: Variant) -> None:
        self.function = function
        self.variant = variant


@typeof_impl.register(Callee)
def _type_of_callee(callee: Callee, _: Any) -> Any:
    return type_of(_dispatcher(callee.function, callee.variant))


@cache
def _callee(function: Function, variant: Variant) -> Any:
    if function in WRITTEN_OUT:
        return jit(inline="always", **OPTIONS)(_copied(function, variant))
    return Callee(function, variant)


def _copied(function: Function, variant: Variant) -> FunctionType:
    return copied(function, variant, lambda callee: _callee(callee, variant))


@cache
def _dispatcher(function: Function, variant: Variant) -> Any:
    options = dict(OPTIONS)
    if takes_a_record(function):  # it is called by other compiled functions only
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    before, config.CACHE_DIR = config.CACHE_DIR, str(code_folder())
    try:
        return jit(signature(function, variant), cache=_can_keep(), **options)(_copied(function, variant))
    finally:
        config.CACHE_DIR = before


@cache
def _can_keep() -> bool:
    try:
        code_folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(code_folder(), os.W_OK)


@cache
def say_once(what: str) -> None:
    print(f"wildcards: {what} …", file=sys.stderr, flush=True)


class _Announcement(event.Listener):
    """Says what a person is waiting for, when something really is to be compiled."""

    def on_start(self, _: Any) -> None:
        say_once("compiling the rules for this processor; next time they are ready")

    def on_end(self, _: Any) -> None:
        pass


@cache
def compiled(function: Function, variant: Variant = PLAIN) -> Any:
    """The function, compiled with all that it calls. It takes NumPy arrays where the annotations say lists."""
    function = variant.instead(function)
    with ONE_AT_A_TIME, event.install_listener("numba:compile", _Announcement()):
        if is_kept(function, variant):
            return _dispatcher(function, variant)
        with _alone():
            if not is_kept(function, variant):
                for callee in callees_first([function], variant):  # quicker than in the middle of their callers
                    if callee not in WRITTEN_OUT:
                        _dispatcher(callee, variant)
            found = _dispatcher(function, variant)
            with suppress(OSError):
                _mark(function, variant).touch()
            return found


@contextmanager
def _alone() -> Iterator[None]:
    """Other processes wait, and then find what they would have compiled as well."""
    if sys.platform == "win32" or not _can_keep():
        yield
    else:
        with (code_folder() / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def is_kept(function: Function, variant: Variant = PLAIN) -> bool:
    """Whether the function was compiled before, as it is now, and will be found."""
    return _mark(function, variant).exists()


def _mark(function: Function, variant: Variant) -> Path:
    """Numba finds only what it has compiled from the same file with the same time: not that of another installation,
    nor that of before an upgrade."""
    file = Path(function.__code__.co_filename)
    written = file.stat().st_mtime_ns if file.is_file() else 0
    place = hashlib.sha256(f"{file} {written} {sys.version}".encode()).hexdigest()[:20]
    return code_folder() / f"{fingerprint(function, variant)}-{place}"
