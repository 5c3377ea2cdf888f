"""Bots as people write them down: by name, with options, or from somebody else's file.

greedy                       a bot of the ladder
search:time=50:rounds=3      with its own time (ms) or iterations, and options of its class
my_bots:Gambler              a class in a module that Python finds, the current folder first
bots/gambler.py:Gambler      a class in a file
"""

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from zlib import crc32

import msgspec

from wildcards.bots.base import Bot, Budget
from wildcards.bots.registry import BOTS


class BadSpec(ValueError):  # noqa: N818 - said in one line to whoever asked
    """What was written names no bot. `code` and `facts` let a client say it in another language."""

    def __init__(self, text: str, code: str, **facts: str) -> None:
        self.code = code
        self.facts = facts
        super().__init__(text)


class BotSpec(msgspec.Struct, frozen=True):
    spec: str  # as it was written
    source: str  # a name of the ladder, or `module:Class`
    options: dict[str, int | float | bool | str] = {}
    time: float | None = None  # ms a move, where it is not that of the others
    iterations: int | None = None

    @property
    def name(self) -> str:
        """In short: a name of the ladder, or the class."""
        return self.source.rpartition(":")[2]


def read_spec(text: str) -> BotSpec:
    source, *words = text.split(":")
    if words and "=" not in words[0]:
        source = f"{source}:{words.pop(0)}"
    elif source not in BOTS:
        given, levels = source[:40], ", ".join(BOTS)
        text = f"there is no '{given}'; there are: {levels}, or file.py:Class"
        raise BadSpec(text, "no-such-bot", given=given, levels=levels)
    options = dict(read_option(word, text) for word in words)
    time, iterations = (read_budget(name, options.pop(name, None), text) for name in ("time", "iterations"))
    return BotSpec(
        spec=text,
        source=source,
        options=options,
        time=time,
        iterations=None if iterations is None else int(iterations),
    )


def read_option(word: str, spec: str) -> tuple[str, int | float | bool | str]:
    name, equals, value = word.partition("=")
    if not equals or not name.isidentifier():
        raise BadSpec(f"bot '{spec}': '{word}' is not an option such as depth=3", "bot-option", bot=spec, given=word)
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
        text = f"bot '{spec}': {name} is a number above 0, not '{value}'"
        raise BadSpec(text, "bot-budget", bot=spec, name=name, given=str(value))
    return float(value)


def make(spec: BotSpec, seed: int) -> Bot:
    """A new bot for one game. Whatever its class raises goes up: it is somebody else's code."""
    options: dict[str, Any] = spec.options
    return class_of(spec.source)(seed, **options)


def class_of(source: str) -> type[Bot]:
    if source in BOTS:
        return BOTS[source]
    module, _, name = source.rpartition(":")
    try:
        loaded = load_file(Path(module)) if module.endswith(".py") else load_module(module)
    except SystemExit:
        raise ImportError(f"{module} ends Python when it is read") from None
    found = getattr(loaded, name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise ImportError(f"{module} has no class {name} that is a wildcards.bots.Bot")
    return found


def load_module(name: str) -> ModuleType:
    if "" not in sys.path:
        sys.path.insert(0, "")  # the current folder
    return importlib.import_module(name)


def load_file(path: Path) -> ModuleType:
    name = f"wildcards_entrant_{path.stem}_{crc32(str(path.resolve()).encode()):08x}"  # others may be called so too
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ImportError(f"there is no file {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]  # whoever asks again is told the same
        raise
    return module


def budget_for(spec: BotSpec, time: float | None) -> Budget:
    """A budget that starts now: the bot's own, or the time that all have."""
    if spec.time is None and spec.iterations is None:
        return Budget(time)
    return Budget(spec.time, iterations=spec.iterations)
