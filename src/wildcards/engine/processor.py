"""Which engine of the processor is used where nobody has named one."""

from importlib.util import find_spec
from typing import Any

from wildcards.engine import webassembly


def has_numba() -> bool:
    return find_spec("numba") is not None


def processor_engine() -> Any:
    """The module `native` where Numba is installed, else `wasm`; None where neither can run."""
    if find_spec("numpy") is None:
        return None
    if has_numba():
        from wildcards.engine import native

        return native
    if webassembly.is_available():
        from wildcards.engine import wasm

        return wasm
    return None
