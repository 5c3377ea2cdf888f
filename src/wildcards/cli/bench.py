"""`wildcards bench`: how fast the engines are on this machine."""

from typing import Annotated

import typer

from wildcards.extras import need


def bench(
    json: Annotated[bool, typer.Option("--json", metavar="", help="Print the figures as JSON.")] = False,
    peers: Annotated[
        bool, typer.Option("--peers", metavar="", help="Also compare arena and search with other projects.")
    ] = False,
) -> None:
    """Benchmark the engines on this machine against their targets."""
    from wildcards.engine.bench import run

    if not peers:
        run(json)
        return
    need("fast", "lab", "openspiel")
    from wildcards.lab.peers import measure_arena, measure_peers

    run(json, measure_arena, measure_peers)
