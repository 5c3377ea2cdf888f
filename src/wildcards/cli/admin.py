"""`wildcards admin`: what an operator does with a running server."""

import json as json_module
import socket
import time
from typing import Annotated, Any

import typer

from wildcards.cli.help import Command, Group
from wildcards.cli.output import BadInput, Json, print_json
from wildcards.terminal.safe import safe

PATIENCE = 30.0
Socket = Annotated[
    str | None, typer.Option("--socket", help="The socket of the server. Default: beside the default database.")
]
admin = typer.Typer(cls=Group, no_args_is_help=True, help="Look after a running server: its tables and its people.")


def ask(path: str | None, verb: str, **arguments: object) -> Any:
    """Sends one request to the server and returns its answer."""
    from wildcards.server.config import admin_path, default_database

    where = path or admin_path(default_database())
    if where is None:
        raise BadInput("--socket: say where the server's socket is")
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(where)
            line.sendall(json_module.dumps({"verb": verb, **arguments}).encode() + b"\n")
            answer = json_module.loads(line.makefile().readline() or '{"error": "the server gave no answer"}')
    except (OSError, AttributeError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadInput(f"no server answers at {where}: {why}") from None
    if isinstance(answer, dict) and "error" in answer:
        raise BadInput(str(answer["error"]))
    return answer


def show(rows: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json(rows)
        return
    for row in rows:
        typer.echo(safe("  ".join(f"{name} {in_words(name, value)}" for name, value in row.items())))
    if not rows:
        typer.echo("none")


def tell(answer: dict[str, object], sentence: str, json: bool) -> None:
    if json:
        print_json(answer)
    else:
        typer.echo(safe(sentence))


def in_words(name: str, value: object) -> str:
    if name in ("at", "until") and isinstance(value, int | float):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    return "–" if value is None else str(value)


@admin.command(cls=Command)
def tables(path: Socket = None, json: Json = False) -> None:
    """List the tables that are live now."""
    show(ask(path, "tables"), json)


@admin.command(cls=Command)
def people(path: Socket = None, json: Json = False) -> None:
    """List who is connected now, from where and at which table."""
    show(ask(path, "people"), json)


@admin.command(cls=Command)
def close(
    table: Annotated[str, typer.Argument(help="The id of a table, as [cyan]tables[/] shows it.")],
    path: Socket = None,
    json: Json = False,
) -> None:
    """Close a table for good: everybody there is told, and it is deleted."""
    answer = ask(path, "close", table=table)
    if not answer["closed"]:
        raise BadInput(f"TABLE: there is no table '{table}'")
    tell(answer, "closed", json)


@admin.command(cls=Command)
def ban(
    who: Annotated[str, typer.Argument(help="The id of a person, or an address; of IPv6 the whole /64 is meant.")],
    hours: Annotated[float, typer.Option(min=0, help="For how long.")] = 24.0,
    why: Annotated[str, typer.Option(help="Kept with the ban.")] = "",
    path: Socket = None,
    json: Json = False,
) -> None:
    """Keep a person or an address out for a time."""
    made = ask(path, "ban", who=who, hours=hours, why=why)
    tell(made, f"{made['who']} may not come in until {in_words('until', made['until'])}", json)


@admin.command(cls=Command)
def lift(
    who: Annotated[str, typer.Argument(help="As it was banned.")], path: Socket = None, json: Json = False
) -> None:
    """Lift a ban."""
    answer = ask(path, "lift", who=who)
    tell(answer, f"{answer['lifted']} may come in again", json)


@admin.command(cls=Command)
def bans(path: Socket = None, json: Json = False) -> None:
    """List the bans in force."""
    show(ask(path, "bans"), json)


@admin.command(cls=Command)
def reports(path: Socket = None, json: Json = False) -> None:
    """List what people have reported, newest first."""
    show(ask(path, "reports"), json)


@admin.command(cls=Command)
def message(
    text: Annotated[str, typer.Argument(help="What everybody reads.")], path: Socket = None, json: Json = False
) -> None:
    """Tell everybody who is connected something, at all nodes."""
    answer = ask(path, "message", text=text)
    tell(answer, f"told {answer['told']} at this node, and a moment later everybody at others", json)


@admin.command(cls=Command)
def drain(
    off: Annotated[bool, typer.Option("--off", help="Take new tables and games again.")] = False,
    path: Socket = None,
    json: Json = False,
) -> None:
    """Begin no new tables and games before an upgrade, at all nodes, and say how many games still run at this one.

    A node that is started later takes new games.
    """
    told = ask(path, "drain", off=off)
    state = "begin nothing new" if told["draining"] else "take new games again"
    tell(told, f"the nodes {state}; games running here: {told['running']}, connected: {told['connected']}", json)
