"""The command line: one thin door for each room."""

from typing import Annotated

import typer

from wildcards import __version__

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode="markdown")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wildcards {__version__}")
        raise typer.Exit


@app.callback()
def wildcards(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Wild Cards: play, replay, measure."""


def main() -> None:
    """Run the command line."""
    app()
