"""How often somebody may ask, by person and by address: what was used up stays so for whoever connects again."""

import time
from collections import Counter, OrderedDict

from wildcards.host.settings import Limits

KEPT = 50_000
HOUR = 3600


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


class Pair:
    """A bucket for the person and a larger one for the address: whoever has no person has the address alone."""

    def __init__(self, person: Buckets, address: Buckets) -> None:
        self._person = person
        self._address = address

    def take(self, person: str | None, address: str) -> bool:
        return (person is None or self._person.take(person)) and self._address.take(address)


class Places:
    """What somebody may hold at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        if self._held[name] >= self._most:
            return False
        self._held[name] += 1
        return True

    def give_back(self, name: str) -> None:
        self._held[name] -= 1
        if not self._held[name]:
            del self._held[name]


class Rates:
    def __init__(self, limits: Limits) -> None:
        self.messages = Pair(
            Buckets(limits.messages_per_second, limits.message_burst),
            Buckets(limits.address_messages_per_second, limits.address_message_burst),
        )
        self.chatter = Pair(
            Buckets(limits.chatter_per_second, limits.chatter_burst),
            Buckets(limits.address_chatter_per_second, limits.address_chatter_burst),
        )
        self.tables = Pair(
            Buckets(limits.tables_per_hour / HOUR, limits.table_burst),
            Buckets(limits.address_tables_per_hour / HOUR, limits.address_table_burst),
        )
        self.guests = Buckets(limits.guests_per_hour / HOUR, limits.guest_burst)
        self.reports = Buckets(limits.reports_per_hour / HOUR, limits.report_burst)
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)
        self.connects = Buckets(limits.connects_per_second, limits.connect_burst)
        self.kept_refusals = Buckets(limits.kept_refusals_per_second, limits.kept_refusal_burst)
        self.connections_of_person = Places(limits.connections_per_person)
        self.connections_of_address = Places(limits.connections_per_address)
        self.watchers_of_address = Places(limits.watchers_per_address)
