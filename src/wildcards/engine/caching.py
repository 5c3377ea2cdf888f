"""Where compiled code is kept."""

import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path


def cache_folder() -> Path:
    """The user's folder for caches; the variable WILDCARDS_CACHE names another place."""
    named = os.environ.get("WILDCARDS_CACHE")
    folder = Path(named) if named else user_cache_path("wildcards", appauthor=False)
    if not folder.is_absolute() and not named:  # whose home?
        folder = Path(tempfile.gettempdir()) / "wildcards"
    return folder
