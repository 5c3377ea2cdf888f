"""`wildcards serve`: a server for this machine, the local network or the internet."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from wildcards.cli.output import BadInput

if TYPE_CHECKING:
    from wildcards.host.settings import Limits

ONE_WORKER = 1


class Audience(StrEnum):
    house = "house"
    world = "world"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 means all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8321,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///PATH or postgresql://USER@HOST/NAME. Default: a file in your data directory."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many bots think ahead at once.")] = ONE_WORKER,
    origin: Annotated[
        list[str] | None, typer.Option(help="Public address of this server if it runs behind a proxy; may be repeated.")
    ] = None,
    audience: Annotated[
        Audience | None,
        typer.Option(
            envvar="WILDCARDS_AUDIENCE",
            help="Whose visits the limits fit: house, or world. Default: world with --origin, else house.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="WILDCARDS_LIMITS", help="A limit of its own, such as messages_per_second=10; may be repeated."
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
) -> None:
    """Host tables for browsers, terminals and programs."""
    from wildcards.host.settings import WORLD, BadLimit, Limits, changed

    is_public = audience is Audience.world or (audience is None and bool(origin))
    try:
        limits = changed(WORLD if is_public else Limits(), limit or ())
    except BadLimit as bad:
        raise BadInput(str(bad)) from None
    start(host, port, database, workers, tuple(origin or ()), limits=limits, admin=admin, keep=days_kept(keep or ()))


def serve_here() -> None:
    """What `wildcards` alone does: a server on this machine, and the browser."""
    start("127.0.0.1", None, None, ONE_WORKER, (), open_browser=True)


def start(
    host: str,
    port: int | None,
    database: str | None,
    workers: int,
    origins: tuple[str, ...],
    *,
    limits: "Limits | None" = None,
    admin: str | None = None,
    keep: Mapping[str, int] | None = None,
    open_browser: bool = False,
) -> None:
    from wildcards.server import CannotStart, run

    try:
        run(
            host,
            port,
            database,
            workers,
            origins=origins,
            limits=limits,
            admin=admin,
            keep=keep or {},
            open_browser=open_browser,
        )
    except CannotStart as reason:
        raise BadInput(str(reason)) from None


def days_kept(given: Sequence[str]) -> dict[str, int]:
    from wildcards.server.config import Keep

    days: dict[str, int] = {}
    for one in given:
        kind, _, number = one.partition("=")
        if kind not in Keep._fields or not number.isdecimal():
            raise BadInput(f"--keep: {one} is not {', '.join(Keep._fields)} with a number of days, such as over=90")
        days[kind] = int(number)
    return days
