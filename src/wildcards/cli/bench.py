"""`wildcards bench`: how quick the engines are on this machine."""

from typing import Annotated

import typer


def bench(
    json: Annotated[bool, typer.Option("--json", metavar="", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how quick the engines are on this machine, beside what is wanted of them."""
    from wildcards.engine.bench import run

    run(json_output=json)
