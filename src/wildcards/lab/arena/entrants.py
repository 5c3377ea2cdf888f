"""Who takes part: bots by name, with options, or from somebody else's module.

greedy                       a bot of the ladder
search:time=50:plies=3       with its own time (ms) or iterations, and options of its class
my_bots:Gambler              a class in a module that Python finds, the current folder first
bots/gambler.py:Gambler      a class in a file
"""

import importlib
import importlib.util
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from wildcards.bots import BOTS, Bot, Budget

MOST_ENTRANTS = 32
BUDGET_OPTIONS = ("time", "iterations")


class BadArena(ValueError):  # noqa: N818 - said in one line to whoever asked
    """An arena that cannot be held as asked for."""


class Entrant(msgspec.Struct, frozen=True):
    label: str  # unique in its arena
    spec: str  # as it was written
    source: str  # a name of the ladder, or `module:Class`
    options: dict[str, int | float | bool | str] = {}
    time: float | None = None  # ms a move, where it is not the arena's
    iterations: int | None = None


def read_entrants(text: str) -> tuple[Entrant, ...]:
    """The bots of a list with commas between; equal ones are told apart by a number."""
    specs = [spec.strip() for spec in text.split(",")]
    if not all(specs):
        raise BadArena(f"--bots: an empty name in {text[:60]!r}")
    if len(specs) > MOST_ENTRANTS:
        raise BadArena(f"--bots: {len(specs)} are more than {MOST_ENTRANTS}")
    seen: Counter[str] = Counter()
    entrants = []
    for spec in specs:
        seen[spec] += 1
        label = spec if seen[spec] == 1 else f"{spec} ({seen[spec]})"
        entrants.append(read_entrant(spec, label))
    return tuple(entrants)


def read_entrant(spec: str, label: str) -> Entrant:
    source, *words = spec.split(":")
    if words and "=" not in words[0]:
        source = f"{source}:{words.pop(0)}"
    elif source not in BOTS:
        raise BadArena(f"--bots: there is no '{source[:40]}'; there are: {', '.join(BOTS)}, or MODULE:CLASS")
    options = dict(read_option(word, spec) for word in words)
    budget = {name: read_budget(name, options.pop(name, None), spec) for name in BUDGET_OPTIONS}
    iterations = budget["iterations"]
    return Entrant(
        label=label,
        spec=spec,
        source=source,
        options=options,
        time=budget["time"],
        iterations=None if iterations is None else int(iterations),
    )


def read_option(word: str, spec: str) -> tuple[str, int | float | bool | str]:
    name, equals, value = word.partition("=")
    if not equals or not name.isidentifier():
        raise BadArena(f"bot '{spec}': '{word}' is not an option such as depth=3")
    for kind in (int, float):
        try:
            return name, kind(value)
        except ValueError:
            continue
    return name, {"true": True, "false": False}.get(value, value)


def read_budget(name: str, value: object, spec: str) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < float("inf"):
        raise BadArena(f"bot '{spec}': {name} is a number above 0, not '{value}'")
    return float(value)


def make(entrant: Entrant, seed: int) -> Bot:
    """A new bot for one game. Whatever its class raises goes up: it is somebody else's code."""
    options: dict[str, Any] = entrant.options
    return class_of(entrant.source)(seed, **options)


def class_of(source: str) -> type[Bot]:
    if source in BOTS:
        return BOTS[source]
    module, _, name = source.partition(":")
    found = getattr(load_file(Path(module)) if module.endswith(".py") else load_module(module), name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise ImportError(f"{module} has no class {name} that is a wildcards.bots.Bot")
    return found


def load_module(name: str) -> Any:
    if "" not in sys.path:
        sys.path.insert(0, "")  # the current folder
    return importlib.import_module(name)


def load_file(path: Path) -> Any:
    name = f"wildcards_entrant_{path.stem}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ImportError(f"there is no file {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def budget_for(entrant: Entrant, time: float | None) -> Budget:
    """A budget that starts now: the entrant's own, or the arena's time."""
    if entrant.time is None and entrant.iterations is None:
        return Budget(time)
    return Budget(entrant.time, iterations=entrant.iterations)
