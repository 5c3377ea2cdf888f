"""`wildcards serve`: a server for this machine, the local network or the internet."""

from typing import Annotated

import typer

from wildcards.cli.output import BadInput

ONE_WORKER = 1


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 means all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8321,
    database: Annotated[
        str | None,
        typer.Option(help="sqlite:///PATH or postgresql://USER@HOST/NAME. Default: a file in your data directory."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many bots think at the same time.")] = ONE_WORKER,
    origin: Annotated[
        list[str] | None, typer.Option(help="Public address of this server if it runs behind a proxy; may be repeated.")
    ] = None,
) -> None:
    """Host tables for browsers, terminals and programs."""
    start(host, port, database, workers, tuple(origin or ()), open_browser=False)


def serve_here() -> None:
    """What `wildcards` alone does: a server on this machine, and the browser."""
    start("127.0.0.1", None, None, ONE_WORKER, (), open_browser=True)


def start(
    host: str, port: int | None, database: str | None, workers: int, origins: tuple[str, ...], *, open_browser: bool
) -> None:
    from wildcards.server import CannotStart, run

    try:
        run(host, port, database, workers, origins=origins, open_browser=open_browser)
    except CannotStart as reason:
        raise BadInput(str(reason)) from None
