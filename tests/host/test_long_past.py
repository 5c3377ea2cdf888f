"""What a table costs does not depend on its past, and a table whose past is damaged fails alone."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.host.memory_host import Guest, MemoryHost, rounds_of_the_loop
from tests.host.stores import HeldStore
from tests.table.tables import ANN, Evening
from wildcards.host import loading
from wildcards.host.delay import SPACING, Glimpses, glimpse_of
from wildcards.host.errors import Damaged
from wildcards.host.hub import SWEEP_SECONDS
from wildcards.host.interfaces import Batch, KeptSnapshot
from wildcards.host.loading import PAGE, SNAPSHOT_EVERY, load
from wildcards.host.memory import MemoryStore
from wildcards.table import Entry, Settings, table_view
from wildcards.table import actions as do
from wildcards.table.snapshot import snapshot_of


class Counting(MemoryStore):
    """Counts the entries that are read."""

    def __init__(self) -> None:
        super().__init__()
        self.read = 0

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        found = await super().entries(table, after, most)
        self.read += len(found)
        return found


async def chat(place: Any, count: int) -> None:
    for _ in range(count):
        await place.must("say", text="hm")


async def test_opening_a_table_reads_no_more_than_a_few_entries_whatever_its_past() -> None:
    store = Counting()
    host = MemoryHost(store)
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        await chat(place, 3 * SNAPSHOT_EVERY)
    said = host.hub.rooms[made["table"]].table.said
    await host.open_again()
    store.read = 0
    async with ann.at(made["table"]) as place:
        assert place.update["version"] > 3 * SNAPSHOT_EVERY
        assert host.hub.rooms[made["table"]].table.said == said
    assert 0 < store.read <= SNAPSHOT_EVERY


async def test_a_log_of_before_there_were_snapshots_is_read_once_and_others_go_on_meanwhile() -> None:
    store, evening = Counting(), Evening(Settings(players=3, watching="everyone"))
    for _ in range(3 * PAGE):
        evening.act(do.ShowEmote(emote="wow"), ANN)
    await store.append(Batch("t", evening.log, table_view.summary(evening.table), codes=("i", "w")))
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    others = asyncio.create_task(take_turns())
    loaded = await load(store, "t", None, 0)
    others.cancel()
    assert loaded is not None
    assert snapshot_of(loaded.table) == snapshot_of(evening.table)
    assert turns >= len(evening.log) // loading.YIELD_EVERY
    store.read = 0
    again = await load(store, "t", None, 0)
    assert again is not None
    assert snapshot_of(again.table) == snapshot_of(evening.table)
    assert store.read == 0


async def test_a_delay_for_those_who_watch_costs_no_more_than_a_glimpse_a_second() -> None:
    evening = Evening(Settings(players=3, watching="everyone", watch_delay=60)).start()
    glimpses = Glimpses()
    for _ in range(2_000):
        evening.now += 10
        glimpses.add(glimpse_of(evening.table, evening.now))
    assert len(glimpses) <= 20_000 / SPACING + 2
    assert glimpses.at(evening.now - 60_000).at == 1_010
    assert glimpses.at(evening.now).at == evening.now
    store = MemoryStore()
    evening.act(do.ShowEmote(emote="wow"), ANN)
    await store.append(Batch("t", evening.log, table_view.summary(evening.table), codes=("i", "w")))
    await store.keep_snapshot("t", KeptSnapshot(evening.table.version, evening.now, snapshot_of(evening.table)))
    loaded = await load(store, "t", None, evening.now)  # the snapshot is too young for those who watch
    assert loaded is not None
    assert loaded.glimpses.at(evening.now - 1).at == 1_000


async def test_a_command_that_is_sent_again_and_again_costs_a_look_each_time() -> None:
    store = HeldStore()
    host = MemoryHost(store)
    ann = await Guest.come(host, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        await place.wait_until(lambda update: update["view"]["pending"] == [0])  # the bots have decided
        first = await place.do("play", move="bid W9", name="wrong")
        assert first["type"] == "refused"
        reads, written = store.reads, len(store.stored(made["table"]))
        for _ in range(100):
            assert await place.do("play", move="bid W9", name="wrong") == first
        assert (store.reads, len(store.stored(made["table"]))) == (reads, written)
    await host.open_again()
    async with ann.at(made["table"]) as place:
        reads = store.reads
        for _ in range(100):
            assert await place.do("play", move="bid W9", name="wrong") == first
        assert store.reads == reads


async def test_refusals_of_those_who_do_not_sit_leave_no_trace_in_the_store() -> None:
    host = MemoryHost()
    ann, eve = await Guest.come(host, "Ann"), await Guest.come(host, "Eve")
    made = await ann.make_table(players=3, watching="everyone")
    async with eve.at(made["table"]) as place:
        first = await place.do("start", name="mine")
        assert first["code"] == "not-seated"
        assert await place.do("start", name="mine") == first
        for _ in range(600):
            assert (await place.do("start"))["type"] == "refused"
    assert await host.store.refusals(made["table"], 10) == {}


async def test_a_damaged_table_is_set_aside_with_words_and_the_others_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = HeldStore()
    host = MemoryHost(store)
    ann = await Guest.come(host, "Ann")
    clock = {"kind": "decision", "seconds": 30}
    tables = [await ann.make_table(players=3, start=True, clock=clock) for _ in range(3)]
    broken, *healthy = (made["table"] for made in tables)
    log = store.stored(broken)
    log[-1] = msgspec.structs.replace(log[-1], action=do.Resume())
    sweeping = asyncio.create_task(host.hub.keep_sweeping())
    await rounds_of_the_loop()
    host.clock.advance(31)
    for _ in range(3):
        host.clock.advance(SWEEP_SECONDS)
        await rounds_of_the_loop()
    for table in healthy:
        assert host.hub.rooms[table].table.seats[0].timeouts
    assert host.hub.set_aside == [broken]
    assert [record.table for record in caplog.records if "set aside" in record.message] == [broken]  # type: ignore[attr-defined]
    assert await store.due_tables(2**53) != [broken]
    async with ann.at(broken) as place:
        assert place.bye == {"type": "bye", "why": "set-aside", "retry": False}
    with pytest.raises(Damaged):
        await host.hub.room(broken)
    assert host.hub.metrics.unhandled == 0
    sweeping.cancel()
