"""Who is who: a person is whoever holds a secret of 128 bits."""

import hashlib
import re
import secrets
import time
from collections import OrderedDict

from wildcards.host.interfaces import Store
from wildcards.host.names import PERSON, new_name
from wildcards.table import Person

SECRET = re.compile(r"[0-9a-f]{32}")
REMEMBERED = 20_000
ASK_AGAIN_SECONDS = 30  # the store knows who still comes, and who has logged out at another node


def new_secret() -> str:
    return secrets.token_hex(16)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Guests by their secret. Only a hash of it is kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()  # and when the store was asked

    async def holder(self, secret: str | None) -> Person | None:
        """Whose secret it is, if it is anybody's."""
        if secret is None:
            return None
        hashed = hash_of(secret)
        known, asked = self._known.get(hashed, (None, 0.0))
        if known is not None and time.monotonic() - asked < ASK_AGAIN_SECONDS:
            self._known.move_to_end(hashed)
            return known
        person = await self._store.guest(hashed)
        if person is not None:
            self._remember(hashed, person)
        else:
            self._known.pop(hashed, None)
        return person

    def forget(self, person: str) -> None:
        """Whatever secret they had, the store is asked whether it is still theirs."""
        self._known = OrderedDict(item for item in self._known.items() if item[1][0].id != person)

    async def save(self, secret: str, name: str, *, program: bool, avatar: str | None = None) -> Person:
        """A new guest, or a new name or avatar for one."""
        known = await self.holder(secret)
        chosen = avatar or (known.chosen_avatar if known else "")
        identity = known.id if known else new_name(PERSON)
        person = Person(id=identity, name=name, program=program, chosen_avatar=chosen)
        await self._store.save_guest(hash_of(secret), person)
        self._remember(hash_of(secret), person)
        return person

    def _remember(self, hashed: str, person: Person) -> None:
        self._known[hashed] = (person, time.monotonic())
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
