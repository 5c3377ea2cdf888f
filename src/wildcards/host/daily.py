"""Today's game: one deal a day for all who ask for the same number of players and the same bots.

The deal follows from a secret that the server keeps, so nobody can work it out before the day is over. A host on a
device alone has no secret that its owner could not read: there everybody gets the deal of `PUBLIC_SECRET`, and nothing
but not looking keeps it hidden.
"""

import hashlib
import hmac
from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from wildcards.host.interfaces import DaysGame, Placing, Standing

PUBLIC_SECRET = "wildcards/today"


def day_at(moment: int) -> str:
    """The day, in UTC, of a moment in milliseconds since the epoch."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When the day is over, in seconds since the epoch."""
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp())


def seed_of(secret: str, game: DaysGame) -> str:
    """The seed of a day's game. Without the secret it cannot be told from chance."""
    named = f"{game.day}/{game.players}/{game.level}"
    return hmac.new(secret.encode(), named.encode(), hashlib.sha256).hexdigest()


def mark_of(secret: str, address: str) -> str:
    """By which an address is counted. Without the secret nobody can tell which one it is."""
    return hmac.new(secret.encode(), f"address/{address}".encode(), hashlib.sha256).hexdigest()[:32]


def placing_of(person: str, everybody: Collection[Standing]) -> Placing | None:
    """More points are better; with as many, a better rank at one's own table. Equals share a place."""
    own = next((one for one in everybody if one.person == person), None)
    if own is None:
        return None
    better = sum((other.points, -other.rank) > (own.points, -own.rank) for other in everybody)
    return Placing(own.points, own.rank, 1 + better)
