"""The log on disk: both databases keep the same promises."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.patience import PATIENCE
from tests.server.databases import Cluster, name_of
from tests.table.tables import ANN, BEN, Evening
from wildcards.game import Player
from wildcards.host.errors import Conflict, Damaged, StorageError
from wildcards.host.interfaces import Batch, KeptSnapshot
from wildcards.host.loading import load
from wildcards.server.config import Keep
from wildcards.server.retention import DAY, apply_policy
from wildcards.server.storage import SqlStore, open_store, opened_store, postgres, sqlite
from wildcards.server.storage.jobs import Job, Row, Statement
from wildcards.server.storage.migrations import MIGRATIONS
from wildcards.server.storage.reader import ReadingDatabase
from wildcards.server.storage.retention import RetentionStore, deletes_of, deletes_of_record
from wildcards.server.storage.store import ADD_PLAYED
from wildcards.table import Entry, Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.played import PlayedGame
from wildcards.table.snapshot import snapshot_of


async def keep_table(store: SqlStore, evening: Evening, name: str = "t") -> None:
    codes = (f"invite-{name}", f"watch-{name}")
    summary = table_view.summary(evening.table)
    await store.append(Batch(name, evening.log, summary, codes=codes, sat_down=[ANN.id]))


async def append(store: SqlStore, evening: Evening, *entries: Entry) -> None:
    await store.append(Batch("t", entries, table_view.summary(evening.table)))


async def test_what_was_written_is_read_again_by_the_next_process(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await keep_table(store, evening)
    async with opened_store(database) as store:
        assert await store.entries("t") == evening.log
        assert await store.entries("t", 1) == evening.log[1:]
        assert (await store.tables_of(ANN.id))[0].summary == table_view.summary(evening.table)
        assert await store.tables_of(BEN.id) == []


async def test_of_two_who_write_the_same_version_one_is_refused(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await keep_table(store, evening)
        first = Entry(seq=3, at=0, command="first", action=do.Resume(), by=ANN)
        second = Entry(seq=3, at=0, command="second", action=do.Resume(), by=ANN)
        outcomes = await asyncio.gather(
            append(store, evening, first), append(store, evening, second), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
        assert (await store.entries("t"))[-1] == first


async def test_a_command_is_never_written_twice(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await keep_table(store, evening)
        await append(store, evening, Entry(seq=3, at=0, command="same", action=do.Resume(), by=ANN))
        with pytest.raises(Conflict):
            await append(store, evening, Entry(seq=4, at=0, command="same", action=do.Resume(), by=ANN))
        assert len(await store.entries("t")) == 3


async def test_several_entries_are_written_together_or_not_at_all(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await keep_table(store, evening)
        await append(store, evening, Entry(seq=3, at=0, command="theirs", action=do.Resume(), by=ANN))
        late = [Entry(seq=number, at=0, command=f"ours-{number}", action=do.Resume(), by=BEN) for number in (3, 4)]
        with pytest.raises(Conflict):
            await append(store, evening, *late)
        assert [entry.command for entry in (await store.entries("t"))[2:]] == ["theirs"]


async def test_a_conflict_leaves_the_others_of_its_group_alone(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        for number in range(20):
            await keep_table(store, evening, f"t{number}")
        await keep_table(store, evening)

        def write(name: str) -> asyncio.Future[None]:
            entry = Entry(seq=3, at=0, command="c", action=do.Resume(), by=ANN)
            return asyncio.ensure_future(store.append(Batch(name, [entry], table_view.summary(evening.table))))

        outcomes = await asyncio.gather(*(write(f"t{number % 20}") for number in range(40)), return_exceptions=True)
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 20
        assert store.writer.groups < store.writer.jobs
        for number in range(20):
            assert len(await store.entries(f"t{number}")) == 3


async def test_links_lead_to_their_table(database: str) -> None:
    async with opened_store(database) as store:
        await keep_table(store, Evening())
        assert await store.link("invite-t") == ("t", "seat")
        assert await store.link("watch-t") == ("t", "watching")
        assert await store.link("t") is None


async def test_a_guest_is_known_by_the_hash_and_may_change_the_name(database: str) -> None:
    async with opened_store(database) as store:
        await store.save_guest("hash", ANN)
        await store.save_guest("hash", do.Person(id=ANN.id, name="Anna"))
        assert await store.guest("hash") == do.Person(id=ANN.id, name="Anna")
        assert await store.guest("other") is None


async def test_the_most_time_that_was_served_is_kept(database: str) -> None:
    async with opened_store(database) as store:
        assert await store.beat(0) == 0
        assert await store.beat(5_000) == 5_000
        assert await store.beat(3_000) == 5_000
    async with opened_store(database) as store:
        assert await store.beat(0) == 5_000


async def test_old_tables_are_deleted_by_the_policy_and_records_stay(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await keep_table(store, evening)
        changed = (await store.tables_of(ANN.id))[0].changed
        await store.add_record("r", "{}")
        assert await apply_policy(store, Keep(unused=7), changed + 7 * DAY) == 0
        assert await apply_policy(store, Keep(unused=7), changed + 7 * DAY + 1) == 1
        assert await store.entries("t") == []
        assert await store.tables_of(ANN.id) == []
        assert await store.record("r") == "{}"


async def test_a_command_has_one_outcome_in_the_database(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await keep_table(store, evening)
        await store.keep_refusal("t", "x", "first")
        with pytest.raises(Conflict):
            await store.keep_refusal("t", "x", "second")
        with pytest.raises(Conflict):
            await store.keep_refusal("t", evening.log[0].command, "it has happened")
        with pytest.raises(Conflict):
            await append(store, evening, evening.table.entry(0, "x", do.ShowEmote(emote="wow"), ANN))
        await append(store, evening, evening.table.entry(0, "y", do.ShowEmote(emote="wow"), ANN))
        assert await store.refusal("t", "x") == "first"
        assert await store.refusal("t", "y") is None


async def test_refusals_are_forgotten_after_a_day_or_with_their_table(database: str) -> None:
    async with opened_store(database) as store:
        await keep_table(store, Evening())
        changed = (await store.tables_of(ANN.id))[0].changed
        await store.keep_refusal("t", "x", "no")
        await apply_policy(store, Keep(), changed + DAY // 2)
        assert await store.refusal("t", "x") == "no"
        await apply_policy(store, Keep(), changed + DAY + 60)
        assert await store.refusal("t", "x") is None
        await store.keep_refusal("t", "x", "no")
        await apply_policy(store, Keep(unused=7, refusals=1000), changed + 8 * DAY)
        assert await store.refusal("t", "x") is None


async def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening()
    first = MIGRATIONS[:1]
    with monkeypatch.context() as old:
        old.setattr(sqlite, "MIGRATIONS", first)
        old.setattr(postgres, "MIGRATIONS", first)
        async with opened_store(database) as store:
            (entry,) = (entry for entry in evening.log if entry.seq == 1)
            row = ("t", entry.seq, entry.command, msgspec.json.encode(entry).decode())
            await store.writer.do(Job((), (Statement("INSERT INTO entries VALUES (?, ?, ?, ?)", row),)))
            with pytest.raises(StorageError):
                await store.refusal("t", "x")
    async with opened_store(database) as store:
        assert await store.entries("t") == evening.log[:1]
        await store.keep_refusal("t", "x", "no")
    async with opened_store(database) as store:  # the steps are taken once
        assert await store.refusal("t", "x") == "no"


async def test_who_was_named_in_a_record_before_that_was_kept_is_known_from_the_lists_of_games(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = next(number for number, step in enumerate(MIGRATIONS) if "TABLE named" in step[0])
    game = PlayedGame("r", 0, 3, (Player('"seat":1,'),), points=(), ranks=(), animals={})
    with monkeypatch.context() as old:
        old.setattr(sqlite, "MIGRATIONS", MIGRATIONS[:step])
        old.setattr(postgres, "MIGRATIONS", MIGRATIONS[:step])
        async with opened_store(database) as store:
            row = ("ann", "r", 0, None, 1, "", 0, 1, 0, msgspec.json.encode(game).decode())
            await store.write(Statement(ADD_PLAYED, row))
    async with opened_store(database) as store:
        assert await store.read("SELECT * FROM named") == [("ann", "r", 3)]


async def test_what_goes_with_a_table_or_a_record_is_found_without_looking_at_all_others(tmp_path: Path) -> None:
    async with opened_store(f"sqlite:///{tmp_path}/t.sqlite") as store:
        of_record = Statement("SELECT person, body FROM played WHERE record_id = ?", ("r",))
        for statement in (*deletes_of("t"), *deletes_of_record("r"), of_record):
            plan = str(await store.read(f"EXPLAIN QUERY PLAN {statement.sql}", *statement.arguments))
            assert "SEARCH" in plan, statement.sql
            assert "SCAN" not in plan, statement.sql


async def test_records_are_paged_by_name_and_added_once(database: str) -> None:
    async with opened_store(database) as store:
        for name in "cab":
            assert await store.add_record(name, "{}")
        assert not await store.add_record("a", "{}")
        assert [name for name, _ in await store.records_after("", 2)] == ["a", "b"]
        assert [name for name, _ in await store.records_after("b", 2)] == ["c"]


async def test_tables_at_which_something_is_due_are_found(database: str) -> None:
    evening = Evening()
    async with opened_store(database) as store:
        await store.append(Batch("t", evening.log, table_view.summary(evening.table), 5_000, codes=("i", "w")))
        assert await store.due_tables(4_999) == []
        assert await store.due_tables(5_000) == ["t"]


@pytest.mark.parametrize(
    "url", ["", "mysql://x", "sqlite:////proc/none/x.sqlite", "postgresql://nobody@127.0.0.1:1/none"]
)
def test_a_database_that_cannot_be_used_is_said_in_one_line(url: str) -> None:
    with pytest.raises(StorageError) as caught:
        open_store(url)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_hold_every_name_is_refused(cluster: Cluster, encoding: str) -> None:
    options = f"ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
    with pytest.raises(StorageError, match=f"encoding {encoding}.*ENCODING 'UTF8'"):
        open_store(cluster.new_database(options))


async def test_a_client_set_to_another_encoding_writes_every_name(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    with cluster.empty_database() as database:
        async with opened_store(database) as store:
            person = do.Person(id="p", name="Łukasz 王")
            await store.save_guest("hash", person)
            assert await store.guest("hash") == person


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async with opened_store(database) as store:
        await store.writer.do(Job((), (Statement("INSERT INTO schema_version VALUES (99)"),)))
    with pytest.raises(StorageError, match="newer version"):
        await asyncio.to_thread(open_store, database)


async def test_a_commit_is_synced_whatever_the_database_would_do_by_itself(database: str, cluster: Cluster) -> None:
    if database.startswith("postgresql"):
        cluster.execute(f"ALTER DATABASE {name_of(database)} SET synchronous_commit = off")
    async with opened_store(database) as store:
        connection = store._reader.connect()
        is_sqlite = isinstance(connection, sqlite.SQLiteDatabase)
        setting = connection.read(Statement("PRAGMA synchronous" if is_sqlite else "SHOW synchronous_commit"))
        connection.close()
        assert setting == ([(2,)] if is_sqlite else [("on",)])  # 2: FULL


async def test_the_writer_outlives_what_no_database_can_take(database: str) -> None:
    async with opened_store(database) as store:
        too_large = Statement("UPDATE service SET value = ? WHERE name = 'beat'", (2**70,))
        with pytest.raises(StorageError):
            await store.writer.do(Job((), (too_large,)))
        assert await store.beat(1)


async def test_what_a_snapshot_tells_is_deleted_after_a_while_and_the_table_is_as_it_was(database: str) -> None:
    evening = Evening()
    for _ in range(30):
        evening.now += 1_000
        evening.act(do.ShowEmote(emote="wow"), ANN)
        if evening.table.version in (10, 20, 30):
            evening.act(do.Say(text="snap"), ANN)
    async with opened_store(database) as store:
        await keep_table(store, evening)
        for version in (10, 20, 30):
            table = Table.replay(evening.log[:version])
            await store.keep_snapshot("t", KeptSnapshot(version, table.changed, snapshot_of(table)))
        at_20 = evening.log[19].at
        assert await RetentionStore(store).forget_the_past(at_20 - 1) == 10
        assert await RetentionStore(store).forget_the_past(at_20) == 10
        assert await RetentionStore(store).forget_the_past(at_20) == 0
        assert next(entry.seq for entry in await store.entries("t")) == 21
        assert await store.snapshot("t", at_20 - 1) is None
        loaded = await load(store, "t", None, evening.now)
        assert loaded is not None
        assert snapshot_of(loaded.table) == snapshot_of(evening.table)


async def test_however_many_guests_there_are_those_to_be_forgotten_are_looked_for_in_pages(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One statement about three hundred thousand guests held up every move for more than a second."""
    monkeypatch.setattr("wildcards.server.storage.retention.LOOKED_AT_ONCE", 3)
    async with opened_store(database) as store:
        for number in range(20):
            await store.save_guest(f"hash{number}", Person(f"guest{number}", "Ann"))
            seen = Statement("UPDATE guests SET seen = ? WHERE person = ?", (100 * (number // 5), f"guest{number}"))
            await store.write(seen)
        for number in range(0, 20, 2):
            sits = Statement("INSERT INTO seated VALUES (?, 't')", (f"guest{number}",))
            played = Statement(ADD_PLAYED, (f"guest{number}", "r", 1, None, 3, "", 1, 1, 0, "{}"))
            await store.write(sits if number % 4 else played)
        writes, write = [], store.write

        async def noted(*statements: Statement, table: str | None = None) -> None:
            writes.append(statements)
            await write(*statements, table=table)

        monkeypatch.setattr(store, "write", noted)
        await RetentionStore(store).forget_guests(seen_before=100, unused_before=300)
        assert max(map(len, writes)) <= 3
        assert all("person = ?" in statement.sql for statements in writes for statement in statements)
        left = {person for (person,) in await store.read("SELECT person FROM guests")}
        assert left == {f"guest{number}" for number in range(20) if number >= 15 or (number >= 5 and number % 2 == 0)}


async def test_all_who_wait_for_a_database_that_is_gone_are_told_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each try may take five seconds: a hundred who waited for one another were told after a quarter of an hour."""
    monkeypatch.setattr("wildcards.server.storage.reader.UNREACHED_SECONDS", PATIENCE)
    async with opened_store(database) as store:
        tries, connect = 0, store._reader.connect

        def unreachable() -> ReadingDatabase:
            nonlocal tries
            tries += 1
            raise StorageError("timeout expired")

        store._reader.connect = unreachable
        asked = await asyncio.gather(*(store.table("t") for _ in range(100)), return_exceptions=True)
        assert [str(answer) for answer in asked] == ["timeout expired"] * 100
        assert tries == 1
        store._reader.connect = connect
        monkeypatch.setattr("wildcards.server.storage.reader.UNREACHED_SECONDS", 0)
        assert await store.table("t") is None


async def test_many_who_ask_for_the_public_tables_at_once_are_answered_by_one_look(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_store(database) as store:
        looks, read = 0, store.read
        looking, go_on = asyncio.Event(), asyncio.Event()

        async def noted(sql: str, *arguments: object) -> list[Row]:
            nonlocal looks
            looks += 1
            rows = await read(sql, *arguments)
            looking.set()
            await go_on.wait()
            return rows

        monkeypatch.setattr(store, "read", noted)
        first = [asyncio.create_task(store.public_tables(3)) for _ in range(50)]
        await looking.wait()
        evening = Evening(Settings(players=3, watching="everyone"))
        await keep_table(store, evening)
        later = [asyncio.create_task(store.public_tables(3)) for _ in range(50)]
        await asyncio.sleep(0)
        go_on.set()
        assert [len(rows) for rows in await asyncio.gather(*first, *later)] == [0] * 50 + [1] * 50
        assert looks == 2


async def test_an_entry_that_cannot_be_understood_is_told_apart_from_a_disk_that_fails(database: str) -> None:
    async with opened_store(database) as store:
        await keep_table(store, Evening())
        flip = Statement("UPDATE entries SET body = replace(body, '\"seq\"', '\"sec\"') WHERE seq = 2")
        await store.writer.do(Job((), (flip,)))
        with pytest.raises(Damaged):
            await store.entries("t")
        with pytest.raises(Damaged):
            await load(store, "t", None, 0)
