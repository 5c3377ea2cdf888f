"""From the rules' subset of Python to WebAssembly, and modules that are made so at work."""

import logging
import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wildcards.engine.webassembly.memory import Memory


log = logging.getLogger("wildcards")


@cache
def why_not() -> str | None:
    """Why no modules can be run here: wasmtime installs everywhere, but has no library for some platforms."""
    if sys.platform == "emscripten":
        return None
    try:
        import wasmtime  # noqa: F401 - only whether it loads
    except (ImportError, OSError, RuntimeError) as error:
        return f"{type(error).__name__}: {error}"
    return None


def is_available() -> bool:
    return why_not() is None


@cache
def is_available_to_bots() -> bool:
    """The same; where a bot has to do without, that is said once."""
    if why := why_not():
        log.warning("wasmtime does not load, so bots that search or have learned are slower or weaker (%s)", why)
    return is_available()


def new_memory() -> "Memory":
    """An empty one, for whoever runs modules here."""
    if sys.platform == "emscripten":
        from wildcards.engine.webassembly.browser import BrowserRoom

        return BrowserRoom()
    from wildcards.engine.webassembly.room import Room

    return Room()
