"""From the rules' subset of Python to WebAssembly, and modules that are made so at work."""

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wildcards.engine.webassembly.memory import Memory


@cache
def is_available() -> bool:
    """Whether modules can be run here: wasmtime installs everywhere, but has no library for some platforms."""
    if sys.platform == "emscripten":
        return True
    try:
        import wasmtime  # noqa: F401 - only whether it loads
    except (ImportError, OSError, RuntimeError):
        return False
    return True


def new_memory() -> "Memory":
    """An empty one, for whoever runs modules here."""
    if sys.platform == "emscripten":
        from wildcards.engine.webassembly.browser import BrowserRoom

        return BrowserRoom()
    from wildcards.engine.webassembly.room import Room

    return Room()
