"""Copies of a state."""

from collections.abc import Callable
from typing import Any

from wildcards.rules.state import State, fields_of

Copier = Callable[[State], State]
_COPIERS: dict[type[State], Copier] = {}


def copy_state(s: State) -> State:
    """A state of its own class and its own lists, to which nobody listens."""
    kind = type(s)
    if kind not in _COPIERS:
        _COPIERS[kind] = _make_copier(kind)
    return _COPIERS[kind](s)


def _make_copier(kind: type[State]) -> Copier:
    """Writes out a copy of every field: a loop over their names takes twice as long (16 µs against 7.5 µs)."""
    lines = ["def copy(s):", "    c = new(kind)", "    c.listener = None"]
    for name, shape, _ in fields_of(kind):
        old = f"s.{name}"
        lines.append(f"    c.{name} = {(old, f'{old}[:]', f'[r[:] for r in {old}]')[len(shape)]}")
    lines.append("    return c")
    space: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec("\n".join(lines), space)  # noqa: S102 - the lines above, and nothing else
    copier: Copier = space["copy"]
    return copier
