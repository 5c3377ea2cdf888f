"""What went wrong inside a bot, in one line for whoever wrote it: the error, and where in the bot's own code."""

import sysconfig
import traceback
from pathlib import Path

PACKAGE = str(Path(__file__).parents[1])
LIBRARIES = tuple({sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")})


def described(error: BaseException) -> str:
    """The error, and the last line of the author's own code on the way to it."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    where = last_frame(error)
    return f"{what} ({where})" if where else what


def last_frame(error: BaseException) -> str:
    """File, line and function, neither of a library nor of this package; nothing where there is no such line."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if not frame.filename.startswith(("<", PACKAGE, *LIBRARIES)):
            return f"{frame.filename}, line {frame.lineno}, in {frame.name}"
    return ""
