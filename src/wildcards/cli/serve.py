"""`wildcards serve`: a server for this machine, the local network or the internet."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from wildcards.cli.database import Database, url_of
from wildcards.cli.output import BadInput, Json, print_json

if TYPE_CHECKING:
    from wildcards.server.config import Config

PORTS_TRIED = 20


Audience = Literal["house", "world"]


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 means all of them.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8321,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many bots think ahead at once.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Public address of this server if it runs behind a proxy; may be repeated."),
    ] = None,
    audience: Annotated[
        Audience | None,
        typer.Option(
            envvar="WILDCARDS_AUDIENCE",
            help="Who the limits are for. Default: world with --origin, else house.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="WILDCARDS_LIMITS",
            metavar="NAME=VALUE",
            help="Change one of the limits, such as messages_per_second=10; may be repeated.",
        ),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            envvar="WILDCARDS_KEEP",
            metavar="KIND=DAYS",
            help="How long to keep something, such as over=30 for tables whose game is over; may be repeated.",
        ),
    ] = None,
    admin: Annotated[
        str | None, typer.Option(metavar="PATH", help="Socket for `wildcards admin`. Default: beside an SQLite file.")
    ] = None,
    json: Json = False,
) -> None:
    """Host tables for browsers, terminals and programs."""
    from wildcards.host.settings import WORLD, BadLimit, Limits, changed
    from wildcards.server.config import Config, Keep

    is_public = audience == "world" or (audience is None and bool(origin))
    try:
        limits = changed(WORLD if is_public else Limits(), limit or ())
    except BadLimit as bad:
        raise BadInput(f"--limit: {bad}") from None
    config = Config(
        database=url_of(database),
        host=host,
        port=port,
        workers=workers,
        origins=tuple(origin or ()),
        limits=limits,
        admin=admin,
        keep=Keep(**days_kept(keep or ())),
    )
    with one_complaint():
        from wildcards.server import run

        run(config, say_as_data if json else say_in_words)


def say_in_words(config: "Config") -> None:
    typer.echo(f"Wild Cards is at {config.address} (stop it with Ctrl-C)")


def say_as_data(config: "Config") -> None:
    print_json({"address": config.address, "admin": config.admin})


def serve_here() -> None:
    """What `wildcards` alone does: a server on this machine, and the browser."""
    from wildcards.server.config import Config, default_database

    with one_complaint():
        from wildcards.server import run

        run(Config(default_database()), say_in_words, ports=PORTS_TRIED, open_browser=True)


@contextmanager
def one_complaint() -> Iterator[None]:
    """What keeps a server from starting is said in one line."""
    from wildcards.server import CannotStart

    try:
        yield
    except CannotStart as reason:
        raise BadInput(str(reason)) from None


def days_kept(given: Sequence[str]) -> dict[str, int]:
    from wildcards.server.config import Keep

    days: dict[str, int] = {}
    for one in given:
        kind, _, number = one.partition("=")
        if kind not in Keep._fields or not number.isdecimal():
            raise BadInput(f"--keep: '{one}' is not KIND=DAYS, such as over=90; there are: {', '.join(Keep._fields)}")
        days[kind] = int(number)
    return days
