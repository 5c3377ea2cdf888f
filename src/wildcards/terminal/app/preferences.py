"""How somebody likes the screen: speed and colours. Kept in a small file for the next time."""

import contextlib
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_config_path

Speed = Literal["off", "quick", "normal", "slow"]
Theme = Literal["system", "light", "dark"]
SECONDS: dict[Speed, float] = {"off": 0.0, "quick": 0.3, "normal": 0.8, "slow": 1.6}


class Preferences(msgspec.Struct):
    speed: Speed = "normal"  # how long each thing that happens is shown
    theme: Theme = "system"


def preferences_file() -> Path:
    return user_config_path("wildcards", appauthor=False) / "terminal.json"


def read_preferences(path: Path) -> Preferences:
    """What was kept; what cannot be read is as if it had never been."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Preferences)
    except (OSError, msgspec.DecodeError):
        return Preferences()


def keep_preferences(path: Path, preferences: Preferences) -> None:
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(preferences))
