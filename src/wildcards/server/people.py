"""Who is who: a person is whoever holds a secret of 128 bits, in a cookie or as a token."""

import hashlib
import re
import secrets
from collections import OrderedDict

from starlette.requests import HTTPConnection

from wildcards.server.storage import Store
from wildcards.table.actions import Person

COOKIE = "wildcards"
COOKIE_SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[0-9a-f]{32}")
REMEMBERED = 20_000


def new_secret() -> str:
    return secrets.token_hex(16)


def new_name(size: int) -> str:
    """A name for a table, a link or a record that cannot be guessed; no letters that look alike."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(size))


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that came with a request, if it looks like one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else None


class People:
    """Guests by their secret. Only a hash of it is kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def whoever_asks(self, connection: HTTPConnection) -> Person | None:
        secret = secret_of(connection)
        return None if secret is None else await self.holder(secret)

    async def holder(self, secret: str) -> Person | None:
        hashed = hash_of(secret)
        person = self._known.get(hashed) or await self._store.guest(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def save(self, secret: str, name: str, *, program: bool) -> Person:
        """A new guest, or a new name for one."""
        known = await self.holder(secret)
        person = Person(id=known.id if known else new_name(12), name=name, program=program)
        await self._store.save_guest(hash_of(secret), person)
        self._remember(hash_of(secret), person)
        return person

    def _remember(self, hashed: str, person: Person) -> None:
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
