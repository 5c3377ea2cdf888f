"""Some thousands of the messages that `make faults` sends by the million, and the HTTP calls as their schema allows."""

import asyncio
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings

from tests.faults.fuzz import run
from tests.faults.fuzz_inside import run as run_inside
from tests.server.clients import Running, running_server
from wildcards.protocol.schema import openapi_document


async def test_fuzzed_messages_break_nothing(tmp_path: Path) -> None:
    figures = await run(f"sqlite:///{tmp_path}/t.sqlite", tmp_path, count=600, clients=6, seed=1)
    assert figures["unhandled errors"] == 0
    assert figures["errors in the log"] == []
    assert figures["health"] == 200
    assert figures["heard"]["done"] > 0
    assert figures["heard"]["bad-message"] > 0


def call_everything(server: Running, examples: int) -> int:
    """Every HTTP call with what its schema allows and with what it does not; each answer must be as documented."""
    # Here, for every worker reads every file of tests, and this takes seconds to load.
    import schemathesis
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    schema = schemathesis.openapi.from_dict(openapi_document())
    calls = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)

        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=found.ok().as_strategy())
        def check(case: Any) -> None:
            nonlocal calls
            calls += 1
            # Which names, bots and decks there are is more than a schema can say.
            answer = case.call(base_url=server.origin, headers={"Origin": server.origin})
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])

        check()
    return calls


async def test_the_http_calls_answer_as_their_schema_says(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        calls = await asyncio.to_thread(call_everything, server, 15)
        assert calls > 50
        assert server.hub.metrics.unhandled == 0


async def test_fuzzed_sessions_at_one_table_break_nothing(tmp_path: Path) -> None:
    figures = await run_inside(f"sqlite:///{tmp_path}/t.sqlite", count=1_500, seed=2)
    assert figures["unhandled errors"] == 0
    assert figures["heard"]["done"] > 0
