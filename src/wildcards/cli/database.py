"""What is done with a server's database: its finished games go out and in, it is checked, its games are called off."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from wildcards.cli.output import BadInput, Json, print_json

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///PATH or postgresql://USER@HOST/NAME. Default: a file in your data directory.",
    ),
]


def url_of(database: str | None) -> str:
    """Without one it is one's own; an empty one, of a variable that is not set, is not meant to be that."""
    from wildcards.server.config import default_database

    return default_database() if database is None else database


@contextmanager
def one_complaint() -> Iterator[None]:
    """What is wrong with a database is said in one line."""
    from wildcards.host.errors import StorageError

    try:
        yield
    except StorageError as error:
        raise BadInput(f"the database cannot be used: {error}") from None


def export(
    file: Annotated[Path | None, typer.Argument(help="File to write. Default: standard output.")] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Export the records of all finished games, one per line."""
    from wildcards.server.records import open_and_export

    with one_complaint():
        lines = open_and_export(url_of(database))
    text = "".join(f"{line}\n" for line in lines)
    if file is not None:
        file.write_text(text, encoding="utf-8")
        if json:
            print_json({"exported": text.count("\n"), "file": str(file)})
    elif json:
        print_json([msgspec.Raw(line.encode()) for line in text.splitlines()])
    else:
        sys.stdout.write(text)


def import_(
    file: Annotated[Path, typer.Argument(help="Game records, one per line.")],
    database: Database = None,
    json: Json = False,
) -> None:
    """Import records of finished games into a database, skipping those already there."""
    from wildcards.server.records import open_and_import

    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not UTF-8 text, so it is not a file of game records") from None
    with one_complaint():
        new, known = open_and_import(url_of(database), lines)
    if json:
        print_json({"imported": new, "known": known})
    else:
        typer.echo(f"{new} imported, {known} already there")


def check_database(database: Database = None, json: Json = False) -> None:
    """Check that this version can go on with every table of a database, before it serves.

    It only reads, so the previous version can keep serving. Exit status 1 if a table cannot be opened.
    """
    from wildcards.server.checking import check_database as check

    with one_complaint():
        found = check(url_of(database))
    if json:
        print_json({"tables": found.tables, "unreadable": found.unreadable})
    else:
        for table, why in found.unreadable.items():
            typer.echo(f"table {table} cannot go on: {why}")
        typer.echo(f"tables that can go on: {found.tables - len(found.unreadable)} of {found.tables}")
    if found.unreadable:
        raise typer.Exit(1)


def call_off(database: Database = None, json: Json = False) -> None:
    """Call off all running games, after a restore from a backup: people may know some of their cards."""
    from wildcards.server.restoring import open_and_call_off

    with one_complaint():
        games, seeds = open_and_call_off(url_of(database))
    if json:
        print_json({"called_off": games, "new_seeds": seeds})
    else:
        typer.echo(f"games called off: {games}; other tables with a new seed: {seeds}")
