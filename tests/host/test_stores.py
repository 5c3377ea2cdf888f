"""What every store promises a host: in memory, on SQLite, on PostgreSQL, in a browser's database."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from tests.local.memory_browser import MemoryDatabase
from tests.patience import PATIENCE
from tests.server.conftest import cluster as cluster  # the fixtures
from tests.server.conftest import postgres as postgres
from tests.table.tables import ANN, BEN, Evening
from wildcards.game import Player
from wildcards.host.errors import Conflict
from wildcards.host.interfaces import Batch, DaysGame, KeptSnapshot, Link, Placing, Store
from wildcards.host.memory import MemoryStore
from wildcards.local.store import LocalStore
from wildcards.server.storage import open_store
from wildcards.table import Entry, Person, table_view
from wildcards.table import actions as do
from wildcards.table.played import PlayedGame


class BrowsersDatabase(MemoryDatabase):
    """While one change is on its way, others go on."""

    async def commit(self, changes: str) -> str:
        await asyncio.sleep(0)
        return await super().commit(changes)


@pytest_asyncio.fixture(params=["memory", "browser", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "browser":
        in_browser = LocalStore(BrowsersDatabase())
        await in_browser.open()
        yield in_browser
        return
    url = f"sqlite:///{tmp_path}/t.sqlite" if request.param == "sqlite" else request.getfixturevalue("postgres")
    opened = await asyncio.to_thread(open_store, url)
    yield opened
    await opened.close()


@pytest.fixture
def evening() -> Evening:
    return Evening()


async def keep_table(store: Store, evening: Evening, name: str = "t") -> None:
    codes = (f"invite-{name}", f"watch-{name}")
    await store.append(
        Batch(name, evening.log, table_view.summary(evening.table), due=5_000, codes=codes, sat_down=[ANN.id])
    )


def said(seq: int, command: str, by: Person = ANN) -> Entry:
    return Entry(seq=seq, at=0, command=command, action=do.Say(text=command), by=by)


def batch(evening: Evening, *entries: Entry, after: Entry | None = None) -> Batch:
    return Batch("t", entries, table_view.summary(evening.table), after=after)


async def test_what_was_appended_is_read_again(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    assert await store.entries("t") == evening.log
    assert await store.entries("t", 1) == evening.log[1:]
    assert await store.entries("none") == []
    assert await store.version_of("t", evening.log[-1].command) == evening.log[-1].seq
    assert await store.version_of("t", "none") is None


async def test_a_place_in_the_log_is_taken_once(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    following = len(evening.log) + 1
    both = [store.append(batch(evening, said(following, command))) for command in ("first", "second")]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert first is None
    assert isinstance(second, Conflict)
    assert [entry.command for entry in await store.entries("t", following - 1)] == ["first"]


async def test_new_links_lead_to_the_table_and_the_old_ones_nowhere(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    entry = said(len(evening.log) + 1, "new links")
    await store.append(Batch("t", [entry], table_view.summary(evening.table), new_codes=("seat-2", "watch-2")))
    assert [await store.link(code) for code in ("seat-2", "watch-2")] == [Link("t", "seat"), Link("t", "watching")]
    assert [await store.link(code) for code in ("invite-t", "watch-t")] == [None, None]


async def test_a_table_of_a_name_is_made_once(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    with pytest.raises(Conflict):
        await keep_table(store, evening)
    with pytest.raises(Conflict):
        await store.append(Batch("none", [said(1, "x")], table_view.summary(evening.table)))


async def test_a_command_happens_once_and_nothing_happens_with_it_a_second_time(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    following = len(evening.log) + 1
    await store.append(batch(evening, said(following, "once")))
    with pytest.raises(Conflict):
        await store.append(batch(evening, said(following + 1, "new"), said(following + 2, "once")))
    assert await store.version_of("t", "new") is None


async def test_what_comes_together_with_something_that_cannot_be_written_is_written(
    store: Store, evening: Evening
) -> None:
    for name in ("t", "u"):
        await keep_table(store, evening, name)
    following = len(evening.log) + 1
    await store.append(batch(evening, said(following, "once")))
    half = store.append(batch(evening, said(following + 1, "new"), said(following + 2, "once")))
    whole = store.append(Batch("u", [said(following, "other")], table_view.summary(evening.table)))
    assert isinstance((await asyncio.gather(half, return_exceptions=True))[0], Conflict)
    await whole
    assert await store.version_of("t", "new") is None
    assert await store.version_of("u", "other") == following


async def test_what_rests_on_an_entry_is_written_only_behind_it(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    following = len(evening.log) + 1
    here, there = said(following, "here"), said(following, "there")
    await store.append(batch(evening, there))
    with pytest.raises(Conflict):
        await store.append(batch(evening, said(following + 1, "next"), after=here))
    await store.append(batch(evening, said(following + 1, "next"), after=there))


async def test_the_outcome_is_told_also_when_nobody_waits_for_it(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    following = len(evening.log) + 1
    outcomes: asyncio.Queue[tuple[str, Exception | None]] = asyncio.Queue()

    def note(name: str, error: Exception | None) -> None:
        outcomes.put_nowait((name, error))

    for command in ("first", "second"):
        written = store.append(batch(evening, said(following, command)), partial(note, command))
        assert outcomes.empty()
        written.cancel()
    async with asyncio.timeout(PATIENCE):
        assert await outcomes.get() == ("first", None)
        name, error = await outcomes.get()
    assert name == "second"
    assert isinstance(error, Conflict)


async def test_what_was_refused_does_not_happen_and_what_happened_is_not_refused(
    store: Store, evening: Evening
) -> None:
    await keep_table(store, evening)
    following = len(evening.log) + 1
    await store.keep_refusal("t", "no", "because")
    with pytest.raises(Conflict):
        await store.append(batch(evening, said(following, "no")))
    with pytest.raises(Conflict):
        await store.keep_refusal("t", "no", "for another reason")
    assert await store.refusal("t", "no") == "because"
    await store.append(batch(evening, said(following, "yes")))
    with pytest.raises(Conflict):
        await store.keep_refusal("t", "yes", "because")
    assert await store.refusal("t", "yes") is None


async def test_tables_are_found_by_their_links_their_people_and_what_is_due(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    assert await store.link("invite-t") == Link("t", "seat")
    assert await store.link("watch-t") == Link("t", "watching")
    assert await store.link("none") is None
    row = await store.table("t")
    assert row is not None
    assert row.summary == table_view.summary(evening.table)
    assert await store.table("none") is None
    assert [found.summary for found in await store.tables_of(ANN.id)] == [row.summary]
    assert await store.tables_of(BEN.id) == []
    assert await store.due_tables(4_999) == []
    assert await store.due_tables(5_000) == ["t"]
    following = len(evening.log) + 1
    await store.append(
        Batch("t", [said(following, "x")], row.summary, sat_down=[BEN.id], got_up=[ANN.id], record=("r", "{}"))
    )
    assert await store.tables_of(ANN.id) == []
    assert len(await store.tables_of(BEN.id)) == 1
    assert await store.due_tables(5_000) == []
    assert await store.record("r") == "{}"
    assert await store.record("none") is None


async def test_who_gets_up_or_sits_down_stays_so_when_more_follows_at_once(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    summary, following = table_view.summary(evening.table), len(evening.log) + 1
    moves = Batch("t", [said(following, "they change")], summary, sat_down=[BEN.id], got_up=[ANN.id])
    await asyncio.gather(store.append(moves), store.append(batch(evening, said(following + 1, "and go on"))))
    assert await store.tables_of(ANN.id) == []
    assert len(await store.tables_of(BEN.id)) == 1


async def test_guests_are_known_by_the_hash_of_their_secret(store: Store) -> None:
    await store.save_guest("hash", ANN)
    assert await store.guest("hash") == ANN
    assert await store.guest("other") is None
    renamed = Person(id=ANN.id, name="Anna")
    await store.save_guest("hash", renamed)
    assert await store.guest("hash") == renamed
    with_a_face = Person(id=ANN.id, name="Anna", chosen_avatar="li3")
    await store.save_guest("hash", with_a_face)
    assert await store.guest("hash") == with_a_face


def played(record: str, finished: int, points: int, **changes: object) -> PlayedGame:
    players = (Player("Ann"), Player("greedy", "greedy"), Player("greedy (2)", "greedy"))
    animals = {"pe": 0, "sq": 1, "ea": 0, "ib": 0, "li": 4, "me": 0}
    game = PlayedGame(record, finished, 0, players, (points, 9, 7), (1, 2, 3), animals)  # type: ignore[arg-type]
    return msgspec.structs.replace(game, **changes)


async def test_finished_games_are_kept_for_each_who_played_until_they_are_forgotten(
    store: Store, evening: Evening
) -> None:
    await keep_table(store, evening)
    summary, following = table_view.summary(evening.table), len(evening.log) + 1
    first, second = played("r1", 1_000, 20), played("r2", 2_000, 30)
    for number, games in enumerate(({ANN.id: first, BEN.id: first}, {ANN.id: second})):
        entry = said(following + number, f"end-{number}")
        await store.append(Batch("t", [entry], summary, record=(f"r{number + 1}", "{}"), played=games))
    assert await store.games_of(ANN.id) == [second, first]
    assert await store.games_of(BEN.id) == [first]
    await store.forget_games(ANN.id)
    assert await store.games_of(ANN.id) == []
    assert await store.games_of(BEN.id) == [first]
    assert await store.record("r1") == "{}"


async def test_a_game_of_the_day_is_tried_once_and_forgetting_it_gives_no_second_try(
    store: Store, evening: Evening
) -> None:
    summary, following = table_view.summary(evening.table), len(evening.log) + 1
    game = DaysGame("2026-11-16", 3, "greedy")

    def new_table(name: str, *people: str, tried: DaysGame = game) -> asyncio.Future[None]:
        return store.append(
            Batch(name, evening.log, summary, codes=(f"i{name}", f"w{name}"), sat_down=people, tried=tried)
        )

    await new_table("t", ANN.id)
    with pytest.raises(Conflict):
        await new_table("again", ANN.id)
    assert await store.table("again") is None
    await new_table("u", BEN.id)
    await new_table("v", ANN.id, tried=DaysGame("2026-11-16", 4, "greedy"))
    assert await store.tries_of(ANN.id, "2026-11-16") == {game: "t", DaysGame("2026-11-16", 4, "greedy"): "v"}
    assert await store.tries_of(ANN.id, "2026-11-17") == {}

    await new_table("w", "id-Dora")
    for number, (table, person, points) in enumerate((("t", ANN.id, 20), ("u", BEN.id, 25), ("w", "id-Dora", 20))):
        done = played(f"r{number}", 1_000, points, day=game.day, level="greedy")
        end = Batch(table, [said(following, "end")], summary, record=(f"r{number}", "{}"), played={person: done})
        await store.append(end._replace(day=game.day))
    given_up = played("r9", 1_000, 90, day=game.day, level="greedy", given_up=True)
    await store.append(Batch("t", [said(following + 1, "x")], summary, played={"id-Cleo": given_up}))
    assert await store.finished(game) == 3
    placings = [await store.placing(game, person) for person in (ANN.id, BEN.id, "id-Dora", "id-Cleo")]
    assert placings == [Placing(20, 1, 2), Placing(25, 1, 1), Placing(20, 1, 2), None]
    assert await store.finished(DaysGame("2026-11-16", 4, "greedy")) == 0
    assert await store.placing(DaysGame("2026-11-16", 4, "greedy"), ANN.id) is None
    assert await store.day_of("r0") == "2026-11-16"
    assert await store.day_of("none") is None
    await store.forget_games(ANN.id)
    assert await store.finished(game) == 2
    assert await store.placing(game, ANN.id) is None
    assert await store.day_of("r0") == "2026-11-16"
    with pytest.raises(Conflict):
        await new_table("again", ANN.id)


async def test_the_secret_of_the_days_is_made_once(store: Store) -> None:
    secret = await store.secret()
    assert len(secret) == 64
    assert await store.secret() == secret


async def test_a_snapshot_is_found_by_its_moment_and_is_written_with_its_entries(
    store: Store, evening: Evening
) -> None:
    await keep_table(store, evening)
    following = len(evening.log) + 1
    await store.keep_snapshot("t", KeptSnapshot(following - 1, 10, "early"))
    late = Entry(seq=following, at=20, command="x", action=do.Say(text="x"), by=ANN)
    await store.append(batch(evening, late)._replace(snapshot="late"))
    with pytest.raises(Conflict):
        await store.append(batch(evening, late)._replace(snapshot="never"))
    assert await store.snapshot("t") == KeptSnapshot(following, 20, "late")
    assert await store.snapshot("t", 19) == KeptSnapshot(following - 1, 10, "early")
    assert await store.snapshot("t", 9) is None
    assert await store.snapshot("none") is None
    assert await store.entries("t", 0, 1) == evening.log[:1]


async def test_the_last_refusals_of_a_table_are_read_together(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    for number in range(3):
        await store.keep_refusal("t", f"no{number}", f"because {number}")
    assert (await store.refusals("t", 10)).items() == {(f"no{n}", f"because {n}") for n in range(3)}
    assert len(await store.refusals("t", 2)) == 2
    assert await store.refusals("none", 10) == {}


async def test_what_is_due_can_be_put_off(store: Store, evening: Evening) -> None:
    await keep_table(store, evening)
    await store.note_due("t", 7_000)
    assert await store.due_tables(6_999) == []
    assert await store.due_tables(7_000) == ["t"]
    await store.note_due("t", None)
    assert await store.due_tables(2**53) == []
