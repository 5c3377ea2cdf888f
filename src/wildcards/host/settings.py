"""How a host runs."""

from collections.abc import Iterable
from typing import NamedTuple

from wildcards.table import Settings


class Limits(NamedTuple):
    """What one person, or one address, may use. An address is an IPv4 address, or a /64 network of IPv6.

    These are the limits for a house: people who know each other, often behind one address. `WORLD` is for strangers.
    """

    message_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    messages_per_second: float = 20.0  # of a person, over all connections
    message_burst: int = 60
    address_messages_per_second: float = 500.0
    address_message_burst: int = 1500
    chatter_per_second: float = 2.0  # commands of a person that are no moves: talk, seats, settings
    chatter_burst: int = 60
    address_chatter_per_second: float = 50.0
    address_chatter_burst: int = 1000
    requests_per_second: float = 50.0  # of an address
    request_burst: int = 500
    requests_at_once: int = 50  # of an address, that are answered at the same time; more wait for their turn
    files_per_second: float = 500.0  # of pages, sounds and documentation, by address
    file_burst: int = 5000
    connects_per_second: float = 20.0  # of an address
    connect_burst: int = 500
    connections_per_person: int = 20
    connections_per_address: int = 2_000
    watchers_per_address: int = 500
    connections: int = 20_000
    sockets_per_address: int = 5_000  # those that carry requests
    tables_per_hour: float = 120.0  # made by a person, and further games that they start at one
    table_burst: int = 60
    address_tables_per_hour: float = 1200.0
    address_table_burst: int = 600
    games_per_person: int = 100  # that are running and were played at in the last day
    games_per_address: int = 2_000  # the same, of those that were started from there
    guests_per_hour: float = 1200.0  # of an address: new ones, and those who log out everywhere, go or get their data
    guest_burst: int = 600
    reports_per_hour: float = 60.0  # of an address, about others
    report_burst: int = 60
    kept_refusals_per_second: float = 1.0  # answers to a person's refused commands that go to disk
    kept_refusal_burst: int = 60
    log_lines_per_second: float = 1.0  # of a kind
    log_line_burst: int = 1000
    listed_per_person: int = 20  # public tables of one host in the list
    send_seconds: float = 20.0  # a client that takes longer to read is dropped
    hello_seconds: float = 20.0  # a client that says nothing is dropped
    request_seconds: float = 20.0  # for a request to come whole, headers and body


WORLD = Limits(
    address_messages_per_second=100.0,
    address_message_burst=300,
    address_chatter_per_second=10.0,
    address_chatter_burst=200,
    requests_per_second=10.0,
    request_burst=100,
    requests_at_once=8,
    files_per_second=50.0,
    file_burst=1000,
    connects_per_second=5.0,
    connect_burst=60,
    connections_per_address=100,
    watchers_per_address=50,
    sockets_per_address=200,
    tables_per_hour=30.0,
    table_burst=30,
    address_tables_per_hour=120.0,
    address_table_burst=60,
    games_per_person=30,
    games_per_address=200,
    guests_per_hour=60.0,
    guest_burst=60,
    reports_per_hour=10.0,
    report_burst=10,
    listed_per_person=3,
    request_seconds=10.0,
)


class BadLimit(ValueError):  # noqa: N818 - said in one line to whoever set it
    pass


def changed(limits: Limits, changes: Iterable[str]) -> Limits:
    """The limits with some of their own, each written as `name=value`."""
    for change in changes:
        name, _, value = change.partition("=")
        if name not in Limits._fields:
            raise BadLimit(f"there is no '{name[:40]}'; there are: {', '.join(Limits._fields)}")
        try:
            number = Limits.__annotations__[name](value)
        except ValueError:
            raise BadLimit(f"{name} needs a number, not '{value[:40]}'") from None
        if not 0 < number < float("inf"):
            raise BadLimit(f"{name} must be more than 0")
        limits = limits._replace(**{name: number})
    return limits


class HostSettings(NamedTuple):
    limits: Limits = Limits()
    stand_in_pause: float = 2.0  # seconds before each move of a bot whose person is there and may take the seat back
    new_table: Settings = Settings()  # how a table plays unless its host says otherwise
    daily_secret: str | None = None  # from which the games of the days follow; None: one that the store keeps
