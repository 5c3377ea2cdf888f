"""One JSON object a line, without secrets: no cookies, tokens, codes, hands, moves or seeds ever go into it.

Nobody fills the disk with lines about their own mistakes: of each kind there are so many a second.
"""

import json
import logging
import time
import traceback
from collections import Counter
from typing import TextIO

from wildcards.host.rates import Buckets
from wildcards.host.settings import Limits

# What a line may tell beside its message.
FIELDS = ("table", "bot", "error", "count", "chore", "verb", "arguments", "report", "person", "left_out")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1]:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False)


class FewOfAKind(logging.Filter):
    """Lines from the same place in the code are of a kind. The next one tells how many were left out before it."""

    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self._rates = Buckets(limits.log_lines_per_second, limits.log_line_burst)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if hasattr(record, "verb"):
            return True  # what the operator did is never left out
        kind = f"{record.pathname}:{record.lineno}"
        if not self._rates.take(kind):
            self._left_out[kind] += 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.left_out = left_out
        return True


def write_logs(level: str, limits: Limits, stream: TextIO | None = None) -> None:
    """Everything goes to the error output, our own lines and those of the libraries alike."""
    handler = logging.StreamHandler(stream)
    handler.addFilter(FewOfAKind(limits))
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.access").setLevel("WARNING")
