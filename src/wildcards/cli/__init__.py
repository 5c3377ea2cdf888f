"""The command line: one thin door for each room.

A room is imported inside the command that needs it, so that the others start quickly and run without its extras.
"""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated

import typer
from typer.exceptions import TyperException

from wildcards import Refusal, __version__
from wildcards.cli.admin import admin
from wildcards.cli.arena import arena
from wildcards.cli.balance import balance
from wildcards.cli.bench import bench
from wildcards.cli.complaints import complaint_of
from wildcards.cli.database import call_off, check_database, export, import_
from wildcards.cli.explain import explain
from wildcards.cli.help import Command, Group
from wildcards.cli.join import join
from wildcards.cli.new_bot import new_bot
from wildcards.cli.output import INTERRUPTED, one_line
from wildcards.cli.play import play
from wildcards.cli.replay import replay
from wildcards.cli.rules import rules
from wildcards.cli.serve import serve, serve_here
from wildcards.cli.simulate import simulate
from wildcards.cli.train import train
from wildcards.cli.verify import verify
from wildcards.cli.watch import watch
from wildcards.extras import MissingExtra

BAD_INPUT = 2
FAULT = 70

app = typer.Typer(
    cls=Group,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(cls=Command, rich_help_panel="game")(play)
app.command(cls=Command, rich_help_panel="game")(join)
app.command(cls=Command, rich_help_panel="game")(watch)
app.command(cls=Command, rich_help_panel="game")(rules)
app.command(cls=Command, rich_help_panel="game")(serve)
app.command("check-database", cls=Command, rich_help_panel="server")(check_database)
app.command("call-off", cls=Command, rich_help_panel="server")(call_off)
app.add_typer(admin, name="admin", rich_help_panel="server")
app.command(cls=Command, rich_help_panel="records")(replay)
app.command(cls=Command, rich_help_panel="records")(explain)
app.command(cls=Command, rich_help_panel="records")(verify)
app.command(cls=Command, rich_help_panel="records")(export)
app.command("import", cls=Command, rich_help_panel="records")(import_)
app.command("new-bot", cls=Command, rich_help_panel="many")(new_bot)
app.command(cls=Command, rich_help_panel="many")(simulate)
app.command(cls=Command, rich_help_panel="many")(bench)
app.command(cls=Command, rich_help_panel="many")(arena)
app.command(cls=Command, rich_help_panel="many")(balance)
app.command(cls=Command, rich_help_panel="many")(train)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wildcards {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def wildcards(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
) -> None:
    """Without a command it starts a server on this machine and opens it in the browser."""
    if context.invoked_subcommand is None:
        serve_here()


def main() -> None:
    """Runs the command line as a program."""
    # How many processors work is what --jobs says. NumPy's own threads only wait for each other, busily.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows another
    sys.exit(run())


def run(arguments: list[str] | None = None) -> int:
    """Runs one command. Whatever goes wrong is said in one line; the answer is the exit status."""
    try:
        status = app(arguments, standalone_mode=False, prog_name="wildcards")
        sys.stdout.flush()
    except TyperException as error:
        complain(complaint_of(error))
        return error.exit_code
    except (Refusal, MissingExtra) as error:
        complain(str(error))
        return BAD_INPUT
    except OSError as error:
        _give_up_output()
        complain(f"{error.filename or 'output'}: {error.strerror or error}")
        return BAD_INPUT
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("WILDCARDS_TRACEBACK"):
            raise
        complain(f"internal error: {type(error).__name__}: {error}; set WILDCARDS_TRACEBACK=1 to see where")
        return FAULT
    return status if isinstance(status, int) else 0


def _give_up_output() -> None:
    """Standard output may be full: what is still held for it would be complained about once more at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str) -> None:
    sys.stderr.write(f"wildcards: {one_line(message)}\n")
