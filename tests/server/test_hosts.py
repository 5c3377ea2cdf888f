"""Nobody waits for ever for a host who does not come back."""

from typing import Any

from tests.server.clients import Place, Visitor, running_server


def is_host(update: dict[str, Any]) -> bool:
    return bool(update["you"]["host"])


async def sit_down(place: Place, made: dict[str, str]) -> None:
    await place.must("sit", code=made["invite"])


async def host_goes(ann: Visitor, made: dict[str, str], place: Place) -> None:
    """The host looks in at the table and is gone again."""
    async with ann.at(made["table"]):
        await place.wait_until(lambda update: update["table"]["seats"][0]["connected"])
    await place.wait_until(lambda update: not update["table"]["seats"][0]["connected"])


async def test_after_the_grace_time_the_next_person_is_host_also_after_a_restart(database: str) -> None:
    async with running_server(database) as server:
        ann, ben, cleo = [await Visitor.come(server, name) for name in ("Ann", "Ben", "Cleo")]
        made = await ann.make_table(players=4, grace=30)
        async with ben.at(made["table"], made["invite"]) as place:
            await sit_down(place, made)
        async with cleo.at(made["table"], made["invite"]) as place:
            await sit_down(place, made)
            await host_goes(ann, made, place)
            server.make_time_fly(31)
            await place.wait_until(is_host)  # Ben sits nearer, and is not there
            assert place.update["table"]["host"] == 2
    async with running_server(database) as server:
        ann.server = cleo.server = server
        async with ann.at(made["table"]) as back, cleo.at(made["table"]) as place:
            assert not is_host(back.update)
            assert is_host(place.update)
            await place.must("start")
