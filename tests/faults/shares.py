"""`python -m tests.faults.shares`: what one visitor can do to the others, measured.

Sixty self-playing tables of bots that search; tables with a past of half a million actions and
of five hundred rematches; one command sent again a
hundred times; watchers who are refused for a while; half requests.
"""

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.server.clients import EASY_LIMITS, Place, Running, Visitor, running_server, simple_move
from tests.table.tables import ANN, Evening
from wildcards.host.interfaces import Batch
from wildcards.host.loading import load
from wildcards.table import actions as do
from wildcards.table import table_view

PAGE = 2_000


def note(what: str, value: str) -> None:
    print(f"{what}: {value}", flush=True)


async def seconds_for_a_bid(visitor: Visitor, level: str) -> float:
    """How long one bot of a new table takes for its first decision, from the moment that somebody is there."""
    body = {"settings": {"players": 3, "level": level}, "start": True}
    made = (await visitor.call("POST", "/api/tables", body)).body
    started = time.monotonic()
    async with visitor.at(made["table"]) as place:
        await place.wait_until(lambda update: update["view"] and len(update["view"]["pending"]) < 3)
        taken = time.monotonic() - started
        await place.do("leave")
    return taken


@contextlib.asynccontextmanager
async def self_playing(eve: Visitor, tables: int) -> AsyncIterator[None]:
    """So many tables at which bots play each other while their host looks on."""
    async with contextlib.AsyncExitStack() as stack:
        places: list[Place] = []
        for _ in range(tables):
            body = {"settings": {"players": 5, "level": "search"}, "start": True}
            made = (await eve.call("POST", "/api/tables", body)).body
            place = await stack.enter_async_context(eve.at(made["table"]))
            await place.must("concede")
            places.append(place)
        reading = [asyncio.create_task(place.is_closed()) for place in places]
        try:
            yield
        finally:
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)


async def measure_thinking(server: Running, tables: int) -> None:
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    for level in ("greedy", "search"):
        await seconds_for_a_bid(ann, level)  # its worker is started
        before = [await seconds_for_a_bid(ann, level) for _ in range(5)]
        async with self_playing(eve, tables):
            during = [await seconds_for_a_bid(ann, level) for _ in range(10)]
        after = [await seconds_for_a_bid(ann, level) for _ in range(5)]
        worst = ", ".join(f"{max(times):.2f} s" for times in (before, during, after))
        note(f"longest wait for a {level} bot before, during and after {tables} search tables of one guest", worst)


async def kept(server: Running, name: str, evening: Evening, is_new: bool) -> None:
    """Writes what has happened, without snapshots."""
    table, log = evening.table, evening.log
    codes = (f"i{name}", f"w{name}") if is_new else None
    await server.node.store.append(Batch(name, log, table_view.summary(table), codes=codes))
    evening.log = []


async def long_talk(server: Running, name: str, actions: int) -> None:
    evening = Evening()
    for first in range(0, actions, PAGE):
        for _ in range(PAGE):
            evening.act(do.ShowEmote(emote="wow"), ANN)
        await kept(server, name, evening, first == 0)


async def many_rematches(server: Running, name: str, rematches: int) -> None:
    evening = Evening()
    for number in range(rematches):
        evening.act(do.Start(), ANN)
        if evening.table.status == "shuffling":
            evening.act(do.WordsMissed())
        evening.play_to_the_end(ANN)
        evening.act(do.Rematch(), ANN)
        if evening.table.needs_shuffle:
            evening.act(do.Shuffled(seed=f"{number:064x}", record=f"{name}-{number}"))
        await kept(server, name, evening, number == 0)
        await asyncio.sleep(0)


async def talk_on(place: Place, taken: list[float]) -> None:
    """Somebody at another table, who notes how long each answer takes."""
    while True:
        started = time.perf_counter()
        await place.do("emote", emote="wow")
        taken.append((time.perf_counter() - started) * 1000)


def p99(taken: list[float]) -> str:
    return f"{sorted(taken)[int(len(taken) * 0.99)]:.1f} ms of {len(taken):,}" if taken else "none"


async def measure_opening(server: Running, actions: int, rematches: int) -> None:
    """Each table is opened once as it was written, then again and again; others talk on meanwhile."""
    await long_talk(server, "talk", actions)
    await many_rematches(server, "rematches", rematches)
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        for name, what in (("talk", f"{actions:,} actions"), ("rematches", f"{rematches} rematches")):
            for times, how in ((1, "for the first time, without a snapshot"), (200, "200 times more")):
                answers: dict[str, list[float]] = {"before": [], "meanwhile": []}
                opened: list[float] = []
                for when, waited in answers.items():
                    talking = asyncio.create_task(talk_on(place, waited))
                    for _ in range(times):
                        started = time.perf_counter()
                        if when == "meanwhile":
                            assert await load(server.node.store, name, None, 0) is not None
                            opened.append((time.perf_counter() - started) * 1000)
                        await asyncio.sleep(1 if times == 1 else 0.01)
                    talking.cancel()
                    await asyncio.gather(talking, return_exceptions=True)
                    await place.do("emote", emote="wow")
                ordered = sorted(opened)
                note(
                    f"a table with {what} is opened {how}",
                    f"{ordered[len(ordered) // 2]:.1f} ms, at most {ordered[-1]:.1f} ms; "
                    f"others' p99 before {p99(answers['before'])}, meanwhile {p99(answers['meanwhile'])}",
                )


async def measure_resending(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        times = []
        for _ in range(100):
            started = time.perf_counter()
            await place.do("play", move="bid W9", name="wrong")
            times.append((time.perf_counter() - started) * 1000)
        note(
            "a refused command is sent again 100 times",
            f"first {times[0]:.1f} ms, then at most {max(times[1:]):.1f} ms",
        )
        await place.must("play", move=simple_move(place.update["view"]))


async def measure_disk(server: Running, refused: int) -> None:
    ann, guests = await Visitor.come(server, "Ann"), [await Visitor.come(server, f"G{n}") for n in range(3)]
    made = await ann.make_table(players=3, watching="everyone")
    file = server.node.store.file
    assert file is not None

    def size() -> int:
        return sum(part.stat().st_size for part in file.parent.iterdir())

    before = size()

    async def be_refused(guest: Visitor) -> None:
        async with guest.at(made["table"]) as place:
            for _ in range(refused):
                await place.do("start")

    await asyncio.gather(*(be_refused(guest) for guest in guests))
    note(f"three watchers are refused {refused:,} times each", f"the disk grows by {size() - before:,} bytes")


async def campaign(options: argparse.Namespace, folder: Path) -> None:
    settings: dict[str, Any] = {"limits": EASY_LIMITS._replace(connections_per_person=1_000), "workers": 1}
    async with running_server(f"sqlite:///{folder}/t.sqlite", **settings) as server:
        await measure_resending(server)
        await measure_disk(server, options.refused)
        await measure_thinking(server, options.tables)
        await measure_opening(server, options.actions, options.rematches)
        assert server.hub.metrics.unhandled == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--actions", type=int, default=500_000)
    parser.add_argument("--rematches", type=int, default=500)
    parser.add_argument("--refused", type=int, default=20_000, help="about an hour of what one person may send")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(campaign(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    main()
