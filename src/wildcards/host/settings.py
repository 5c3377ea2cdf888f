"""How a host runs."""

from typing import NamedTuple


class Limits(NamedTuple):
    """What one client may use."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 10.0
    request_burst: int = 100
    connections_per_person: int = 20
    connections: int = 20_000
    send_seconds: float = 20.0  # a client that takes longer to read is dropped
    hello_seconds: float = 20.0  # a client that says nothing is dropped


class HostSettings(NamedTuple):
    limits: Limits = Limits()
    stand_in_pause: float = 2.0  # seconds before each move of a bot whose person is there and may take the seat back
    daily_secret: str | None = None  # from which the games of the days follow; None: one that the store keeps
