"""A ledger takes actions while others are still being written: nothing is told before it is on disk."""

import asyncio
import random
from collections.abc import AsyncIterator
from itertools import chain, pairwise, repeat

import pytest
import pytest_asyncio

from tests.host.manual_clock import ManualClock
from tests.host.stores import HeldStore
from tests.patience import PATIENCE
from wildcards.game import Refusal
from wildcards.host.delay import Glimpses
from wildcards.host.errors import Conflict, Damaged
from wildcards.host.hub import Hub
from wildcards.host.interfaces import Services
from wildcards.host.ledger import FURTHEST_AHEAD, Ledger, RefusedBefore, Submission
from wildcards.host.loading import Loaded
from wildcards.host.local_bots import LocalBots
from wildcards.host.metrics import Metrics
from wildcards.protocol.refusals import Unavailable
from wildcards.table import Entry, Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.refusals import FromTheFuture, SeatTaken

PEOPLE = [Person(id=name.lower(), name=name) for name in ("Ann", "Ben", "Cem")]
FATES = ["", "fails", "is not known"]


class Evening:
    """Three people at a table, and whoever follows its ledger. What is told is compared with the store each time."""

    def __init__(self, store: HeldStore, metrics: Metrics, table: Table) -> None:
        self.store = store
        self.metrics = metrics
        self.told: list[int] = []
        self.restored = 0
        self.was_restored = asyncio.Event()
        self.unreadable = 0
        self.ledger = Ledger(Loaded(table, 0, {}, Glimpses()), store, ManualClock(), metrics, self)
        self._numbers = iter(range(1, 10_000))

    @property
    def table(self) -> Table:
        return self.ledger.table

    def table_changed(self) -> None:
        assert self.ledger.is_in_step
        assert self.table.version == self.ledger.stored == len(self.stored())
        self.told.append(self.table.version)

    def table_restored(self, glimpses: Glimpses) -> None:
        self.restored += 1
        self.was_restored.set()
        self.table_changed()

    def table_unreadable(self, damaged: Damaged | None) -> None:
        self.unreadable += 1
        self.ledger.close()

    def stored(self) -> list[Entry]:
        return self.store.stored(self.table.id)

    def lines(self) -> list[str]:
        """What was said, according to the store alone."""
        return [str(line.text) for line in Table.replay(self.stored()).said]

    def submit(
        self, number: int, action: do.PersonAction, key: str = "", expects: int | None = None
    ) -> "asyncio.Task[int]":
        wanted = Submission(key or f"k{next(self._numbers)}", lambda: action, PEOPLE[number], expects)
        return asyncio.create_task(self.ledger.submit(wanted))

    def say(self, number: int, text: str, key: str = "") -> "asyncio.Task[int]":
        return self.submit(number, do.Say(text=text), key)

    async def say_three(self) -> "list[asyncio.Task[int]]":
        """Three lines, each on its way."""
        said = [self.say(number, text) for number, text in enumerate(("one", "two", "three"))]
        await self.store.until_asked(3)
        return said

    async def check_in_step(self) -> None:
        await self.ledger.settle()
        stored = Table.replay(self.stored())
        assert self.ledger.is_in_step
        assert self.ledger.stored == self.table.version == stored.version
        assert table_view.summary(self.table) == table_view.summary(stored)
        assert self.table.said == stored.said
        assert self.metrics.unhandled == 0


async def outcome(task: "asyncio.Task[int]") -> int | type[Exception]:
    try:
        return await task
    except Refusal as refusal:
        return type(refusal)


@pytest_asyncio.fixture
async def here() -> AsyncIterator[Evening]:
    store, metrics = HeldStore(), Metrics()
    hub = Hub(Services(store, LocalBots(), ManualClock(), metrics))
    made = await hub.make_table(PEOPLE[0], Settings(players=3, grace=None), (), start=False)
    here = Evening(store, metrics, Table.replay(await store.entries(made.id), LocalBots().levels))
    for number in (1, 2):
        await here.submit(number, do.Sit(code=made.invite))
    yield here
    store.can_be_read = True
    store.go_on()
    await here.ledger.settle()


async def test_actions_do_not_wait_for_each_other_and_return_when_they_are_on_disk(here: Evening) -> None:
    await here.submit(0, do.Start())
    before, told = here.ledger.stored, list(here.told)
    assert here.table.game is not None
    here.store.hold()
    moves = [str(here.table.game.legal_moves(seat)[0]) for seat in range(3)]
    decisions = [here.submit(seat, do.Play(move=move)) for seat, move in enumerate(moves)]
    await here.store.until_asked(3)
    assert here.table.version == before + 3  # all three have decided, and the next question is put
    assert here.ledger.stored == before
    assert not any(decision.done() for decision in decisions)
    assert here.told == told
    here.store.go_on()
    assert [await decision for decision in decisions] == [before + 1, before + 2, before + 3]
    assert here.told == [*told, before + 3]
    await here.check_in_step()


async def test_what_rests_on_an_entry_that_could_not_be_written_is_not_written_either(here: Evening) -> None:
    here.store.hold("", "fails")
    said = await here.say_three()
    here.store.go_on()
    first, second, third = [await outcome(line) for line in said]
    assert second is Unavailable
    assert here.lines() == ["one", "three"]  # the third was submitted again, on what is there
    assert isinstance(first, int)
    assert third == first + 1
    assert here.restored == 1
    await here.check_in_step()


async def test_an_entry_that_was_written_after_all_happened_once(here: Evening) -> None:
    here.store.hold("", "is not known")
    said = await here.say_three()
    here.store.go_on()
    assert [type(await outcome(line)) for line in said] == [int, int, int]
    assert here.lines() == ["one", "two", "three"]
    await here.check_in_step()


async def test_when_another_node_was_faster_everything_in_flight_is_decided_again(here: Evening) -> None:
    before = here.ledger.stored
    here.store.hold()
    said = await here.say_three()
    here.store.write_elsewhere(here.table.id, "elsewhere", do.Say(text="faster"), PEOPLE[2])
    here.store.go_on()
    assert sorted([await line for line in said]) == [before + 2, before + 3, before + 4]
    assert here.lines()[0] == "faster"
    assert sorted(here.lines()[1:]) == ["one", "three", "two"]
    assert here.metrics.conflicts >= 1
    await here.check_in_step()


async def test_what_rested_on_an_entry_that_lost_its_place_is_not_written_in_the_next(here: Evening) -> None:
    here.store.hold()
    leaves = here.submit(1, do.Leave())
    seated = here.submit(0, do.SeatBot(seat=1, level="random"))
    await here.store.until_asked(2)
    here.store.write_elsewhere(here.table.id, "elsewhere", do.Say(text="faster"), PEOPLE[2])
    here.store.go_on()
    await asyncio.gather(outcome(leaves), outcome(seated))
    Table.replay(here.stored())  # nobody was given the seat on which Ben still sat
    await here.check_in_step()


async def test_one_key_with_two_meanings_at_two_nodes_has_one(here: Evening) -> None:
    before = here.ledger.stored
    here.store.hold()
    said = [here.say(0, "here", "same"), here.say(1, "next"), here.say(2, "last")]
    await here.store.until_asked(3)
    here.store.write_elsewhere(here.table.id, "same", do.Say(text="there"), PEOPLE[0])
    here.store.go_on()
    assert await said[0] == before + 1
    assert {await said[1], await said[2]} == {before + 2, before + 3}
    assert here.lines()[0] == "there"
    assert sorted(here.lines()[1:]) == ["last", "next"]
    await here.check_in_step()


async def test_a_refusal_waits_until_what_speaks_against_it_is_on_disk(here: Evening) -> None:
    here.store.hold()
    leaving = here.submit(1, do.Leave())
    seated = here.submit(0, do.SeatBot(seat=1, level="random"))
    refused = here.submit(1, do.Sit(code=here.table.invite, seat=1))
    await here.store.until_asked(2)
    assert not refused.done()
    here.store.go_on()
    assert isinstance(await leaving, int)
    assert await outcome(refused) is SeatTaken
    assert here.ledger.stored == await seated


async def test_what_would_have_been_refused_happens_if_what_spoke_against_it_was_not_written(here: Evening) -> None:
    await here.submit(1, do.Leave())
    here.store.hold("fails")
    seated = here.submit(0, do.SeatBot(seat=1, level="random"))
    sits = here.submit(1, do.Sit(code=here.table.invite, seat=1))
    await here.store.until_asked(1)
    here.store.go_on()
    assert await outcome(seated) is Unavailable
    assert isinstance(await sits, int)
    assert here.table.seat_of(PEOPLE[1]) == 1
    await here.check_in_step()


@pytest.mark.parametrize("fate", FATES)
async def test_what_is_submitted_again_while_it_is_in_flight_has_one_outcome(here: Evening, fate: str) -> None:
    here.store.hold(fate)
    first = here.say(0, "hello", "once")
    await here.store.until_asked(1)
    again = here.say(0, "hello", "once")
    here.store.go_on()
    assert await outcome(again) == await outcome(first)  # after a failure it is the one that is tried once more
    assert here.lines() == ["hello"]
    assert await here.say(0, "hello", "once") == await again
    await here.check_in_step()


@pytest.mark.parametrize("fate", FATES)
async def test_what_was_submitted_happens_although_nobody_waits_for_it_any_more(here: Evening, fate: str) -> None:
    here.store.hold(fate)
    lost = here.say(0, "gone")
    await here.store.until_asked(1)
    lost.cancel()
    await asyncio.gather(lost, return_exceptions=True)
    here.store.go_on()
    if fate:
        async with asyncio.timeout(PATIENCE):
            await here.was_restored.wait()  # not by whoever comes next
    await here.say(1, "still here")
    assert here.lines() == (["still here"] if fate == "fails" else ["gone", "still here"])
    await here.check_in_step()


async def test_what_failed_half_way_is_undone(here: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("wildcards.host.ledger.table_view.summary", lambda table: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await here.say(0, "never said")
    async with asyncio.timeout(PATIENCE):
        await here.was_restored.wait()
    assert here.table.said == []
    await here.say(1, "said")
    assert here.lines() == ["said"]
    await here.check_in_step()


async def test_the_follower_hears_how_it_goes_on_even_if_there_is_always_something_in_flight(here: Evening) -> None:
    began = here.ledger.stored
    await asyncio.gather(*(here.say(number % 3, f"{number}") for number in range(40)))
    assert here.ledger.stored == began + 40
    heard = [began, *(version for version in here.told if version > began)]
    assert max(later - sooner for sooner, later in pairwise(heard)) <= FURTHEST_AHEAD


async def test_a_follower_that_fails_leaves_nobody_without_an_answer(
    here: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(here, "table_changed", lambda: 1 / 0)
    assert await here.say(0, "hello") == here.ledger.stored
    assert here.metrics.unhandled == 1


async def test_a_log_that_cannot_be_read_is_given_up(here: Evening) -> None:
    here.store.hold("fails")
    said = here.say(0, "never said")
    await here.store.until_asked(1)
    here.store.can_be_read = False
    here.store.go_on()
    assert await outcome(said) is Unavailable
    assert here.unreadable == 1
    assert here.ledger.is_closed
    assert here.metrics.storage_errors > 1


async def test_a_table_that_was_deleted_meanwhile_is_given_up(here: Evening) -> None:
    log = list(here.stored())
    here.store.hold()
    said = here.say(0, "never said")
    await here.store.until_asked(1)
    here.store.delete(here.table.id)
    here.store.go_on()
    assert await outcome(said) is Unavailable
    assert here.unreadable == 1
    here.store._logs[here.table.id] = log


async def test_a_closed_ledger_finishes_what_is_in_flight_and_tells_nobody(here: Evening) -> None:
    told = list(here.told)
    here.store.hold()
    said = await here.say_three()
    here.ledger.close()
    here.store.go_on()
    assert [await line for line in said] == [len(here.stored()) - 2, len(here.stored()) - 1, len(here.stored())]
    assert here.told == told


# What others have written.


async def test_a_hint_of_another_node_is_followed_up_by_reading(here: Evening) -> None:
    here.store.write_elsewhere(here.table.id, "elsewhere", do.Say(text="hello"), PEOPLE[1])
    before, reads = here.ledger.stored, here.store.reads
    await here.ledger.catch_up(before)
    assert here.store.reads == reads  # nothing new in it
    await here.ledger.catch_up(before + 1)
    assert here.ledger.stored == here.told[-1] == before + 1
    assert not here.ledger.wrote_last
    await here.say(0, "hello too")
    assert here.ledger.wrote_last


async def test_whoever_has_seen_more_at_another_node_is_believed_once_it_was_read(here: Evening) -> None:
    here.store.write_elsewhere(here.table.id, "elsewhere", do.Say(text="hello"), PEOPLE[1])
    seen = here.ledger.stored + 1
    assert await here.submit(0, do.Say(text="hello too"), expects=seen) == seen + 1
    assert await outcome(here.submit(0, do.Say(text="what?"), expects=seen + 10)) is FromTheFuture


# Refusals.


async def test_a_refusal_that_was_kept_stands_whatever_changes(here: Evening) -> None:
    await here.ledger.keep_refusal("no", "because")
    assert await outcome(here.say(0, "yes", "no")) is RefusedBefore
    assert here.lines() == []
    assert await here.ledger.outcome("no") == "because"
    with pytest.raises(Conflict):
        await here.ledger.keep_refusal("no", "for another reason")
    await here.check_in_step()


async def test_what_has_happened_is_not_refused_later(here: Evening) -> None:
    version = await here.say(0, "yes", "yes")
    with pytest.raises(Conflict):
        await here.ledger.keep_refusal("yes", "because")
    assert await here.ledger.outcome("yes") == version
    assert await here.ledger.outcome("never heard of") is None


@pytest.mark.parametrize("seed", range(20))
async def test_whatever_fails_nothing_is_told_that_is_not_on_disk_and_nothing_told_is_lost(
    here: Evening, seed: int
) -> None:
    """Many at once, while commits fail, get lost after they happened, and another node writes in between."""
    rng = random.Random(seed)
    here.store.fates = chain((rng.choice(["", "", "", "", "fails", "is not known"]) for _ in range(300)), repeat(""))
    submitted: list[tuple[str, asyncio.Task[int]]] = []
    for number in range(60):
        key = rng.choice(submitted)[0] if submitted and rng.random() < 0.2 else f"key{number}"
        submitted.append((key, here.say(rng.randrange(3), f"{number}", key)))
        if rng.random() < 0.1 and await here.ledger.outcome(key) is None:
            here.store.write_elsewhere(here.table.id, key, do.Say(text="elsewhere"), PEOPLE[0])
        for _ in range(rng.choice([0, 0, 1, 5, 20])):
            await asyncio.sleep(0)
    outcomes = [(key, await outcome(task)) for key, task in submitted]
    here.store.fates = repeat("")
    await here.ledger.settle()
    log = {entry.command: entry.seq for entry in here.stored()}
    assert len(log) == len(here.stored())
    for key, became in outcomes:
        assert became is Unavailable or became == log[key]
    await here.say(0, "the end")
    await here.check_in_step()
