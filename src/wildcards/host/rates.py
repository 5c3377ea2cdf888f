"""How often somebody may ask."""

import time
from collections import OrderedDict

KEPT = 50_000


class Bucket:
    """So many a second, with a reserve for a burst."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._level = float(size)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each name: a person, an address."""

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.setdefault(name, Bucket(self._rate, self._size))
        self._buckets.move_to_end(name)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
