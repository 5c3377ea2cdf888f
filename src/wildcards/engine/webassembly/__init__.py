"""From the rules' subset of Python to WebAssembly, and modules that are made so at work."""

from functools import cache


@cache
def is_available() -> bool:
    """Whether modules can be run here: wasmtime installs everywhere, but has no library for some platforms."""
    try:
        import wasmtime  # noqa: F401 - only whether it loads
    except (ImportError, OSError, RuntimeError):
        return False
    return True
