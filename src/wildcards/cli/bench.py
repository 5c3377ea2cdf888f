"""`wildcards bench`: how fast the engines are on this machine."""

from typing import Annotated

import typer

from wildcards.cli.output import Json, print_json
from wildcards.extras import need


def bench(
    json: Json = False,
    peers: Annotated[bool, typer.Option("--peers", help="Also compare arena and search with other projects.")] = False,
) -> None:
    """Benchmark the engines on this machine against their targets."""
    from wildcards.engine.bench import as_data, measure, print_measures

    more = []
    if peers:
        need("fast", "lab", "openspiel")
        from wildcards.lab.peers import measure_arena, measure_peers

        more = [measure_arena, measure_peers]
    measures = measure(*more)
    if json:
        print_json(as_data(measures))
    else:
        print_measures(measures)
