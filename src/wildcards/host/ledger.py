"""The ledger of one table: what has happened, and how much of it is on disk.

The table takes the next action while the last is still being written, so for moments it is ahead of the disk. Nothing
of that is told: `submit` returns when its own entry is committed, refuses only while everything that the table knows is
committed, and the follower hears of a new version only then. What could not be written lets the table diverge from its
log; then it is made anew from the log, and everything that rested on what was lost is submitted again or unavailable.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from wildcards.game import Refusal
from wildcards.game.fair import new_seed
from wildcards.host.background import Background, failures_noted
from wildcards.host.daily import day_at
from wildcards.host.delay import Glimpses
from wildcards.host.errors import Conflict, Damaged, StorageError
from wildcards.host.interfaces import Batch, Clock, LogStore
from wildcards.host.loading import REFUSALS_KNOWN, SNAPSHOT_EVERY, Loaded, load
from wildcards.host.metrics import Metrics
from wildcards.host.names import CODE, RECORD_NAME, new_name
from wildcards.protocol.refusals import Unavailable
from wildcards.table import Entry, Person, Table, table_view
from wildcards.table.actions import AnyAction, Forgotten, Invited, Shuffled
from wildcards.table.played import games_played
from wildcards.table.snapshot import snapshot_of

log = logging.getLogger("wildcards")
ATTEMPTS = 5
FURTHEST_AHEAD = 8  # versions that nobody has seen; then the table waits for the disk, so that all see how it goes on


class Submission(NamedTuple):
    """Something that is to happen at a table, once."""

    key: str  # unique in the log
    action: Callable[[], AnyAction]  # asked for when it is its turn, so that what happens by itself fits the moment
    by: Person | None = None
    expects: int | None = None  # the newest version that whoever submits it has seen


class Follower(Protocol):
    """Whoever is told how a table goes on. Each of these is called while all that the table knows is on disk."""

    def table_changed(self) -> None: ...

    def table_restored(self, glimpses: Glimpses) -> None:
        """The table was made anew from its log; what was told before is still so."""

    def table_unreadable(self, damaged: Damaged | None) -> None:
        """The log cannot be read now, and whoever comes back gets the table from the disk; or it is damaged."""


class Ledger:
    def __init__(self, loaded: Loaded, store: LogStore, clock: Clock, metrics: Metrics, follower: Follower) -> None:
        table = self.table = loaded.table
        self._snapshot = loaded.snapshot  # the version of the last one
        self._refused = OrderedDict(loaded.refused)  # answers to commands that were refused
        self.stored = table.version  # the newest version that is known to be on disk
        self.wrote_last = False  # whether the newest entry was written here
        self.is_closed = False
        self._store = store
        self._clock = clock
        self._metrics = metrics
        self._follower = follower
        self._background = Background(metrics)
        self._lock = asyncio.Lock()  # whoever reads the log, or takes the next place in it, is alone
        self._in_flight: list[Sequence[Entry]] = []  # what is being written, oldest first
        self._landed = asyncio.Event()  # nothing is in flight any more
        self._has_diverged = False  # something that the table knows did not get to the disk
        self._told = table.version  # the newest version that the follower has heard of
        self._seated = table.people  # with all that is in flight

    @property
    def is_in_step(self) -> bool:
        """Whether all that the table knows is on disk."""
        return not self._in_flight and not self._has_diverged

    @property
    def is_busy(self) -> bool:
        return self._lock.locked() or not self.is_in_step

    def close(self) -> None:
        """The follower is told no more."""
        self.is_closed = True

    # Submitting.

    async def submit(self, wanted: Submission) -> int:
        """Puts an action into the log and returns its version; one that is there already does not happen again."""
        for _ in range(ATTEMPTS):
            async with self._lock:
                version, written = await self._take_in_turn(wanted)
            if written is None:
                return version
            try:
                await written  # whoever asked may be gone before: it happens all the same
            except Conflict:
                self._metrics.conflicts += 1
                outcome = await self._outcome_after_conflict(wanted.key)
                if outcome is not None:
                    return outcome
            except StorageError as error:
                self._note(error)
                await self.settle()
                if wanted.key not in self.table.commands:
                    raise Unavailable from error
            else:
                return version
        raise Unavailable

    async def _take_in_turn(self, wanted: Submission) -> tuple[int, asyncio.Future[None] | None]:
        """What is not possible is said only if all that speaks against it is on disk."""
        is_in_flight = self.table.commands.get(wanted.key, 0) > self.stored
        if is_in_flight or self._has_diverged or self.table.version - self._told >= FURTHEST_AHEAD:
            await self._get_in_step()
        if wanted.expects is not None and wanted.expects > self.table.version:
            await self._catch_up_or_give_up()
        try:
            return self._take(wanted)
        except Refusal:
            if self.is_in_step:
                raise
        await self._get_in_step()
        return self._take(wanted)

    def _take(self, wanted: Submission) -> tuple[int, asyncio.Future[None] | None]:
        """Applies the action and sends it on its way. What has been sent already is not sent again."""
        if wanted.key in self.table.commands:
            return self.table.commands[wanted.key], None
        action = wanted.action()
        if wanted.expects is not None:
            self.table.check_version(action, wanted.expects)
        try:
            entries = self._apply(wanted.key, action, wanted.by)
            written = self._write(entries)
        except Refusal:
            raise
        except Exception:
            self._has_diverged = True  # whatever was half done is undone
            if not self._in_flight:
                self._background.begin(self._resync_soon())
            raise
        self._in_flight.append(entries)
        self._landed.clear()
        return entries[0].seq, written

    def _apply(self, key: str, action: AnyAction, by: Person | None) -> list[Entry]:
        now = self._clock.now()
        entries = [self.table.entry(now, key, action, by)]
        self.table.apply(entries[0])
        if self.table.needs_shuffle:
            shuffle = Shuffled(seed=new_seed(), record=new_name(RECORD_NAME))
            self._follow(entries, f"{key}.shuffle", shuffle)
        if self.table.needs_codes:
            self._follow(entries, f"{key}.codes", Invited(invite=new_name(CODE), watch=new_name(CODE)))
        return entries

    def _follow(self, entries: list[Entry], key: str, action: AnyAction) -> None:
        """What the table itself adds at once, because it takes chance."""
        entries.append(self.table.entry(entries[0].at, key, action))
        self.table.apply(entries[-1])

    def _write(self, entries: Sequence[Entry]) -> asyncio.Future[None]:
        table = self.table
        record, played, named = None, {}, {}
        if table.status == "over" and table.asked_since == entries[0].seq and table.game is not None:
            record = (table.records[-1], table.game.record().to_json())
            now = self._clock.wall()
            played = games_played(table, now // 1000, day_at(now))
            named = {seat.person.id: number for number, seat in enumerate(table.seats) if seat.person}
        before, self._seated = self._seated, table.people
        batch = Batch(
            table.id,
            entries,
            table_view.summary(table),
            table.due_at,
            after=self._in_flight[-1][-1] if self._in_flight else None,
            new_codes=(table.invite, table.watch) if isinstance(entries[-1].action, Invited) else None,
            sat_down=sorted(self._seated - before),
            got_up=sorted(before - self._seated),
            record=record,
            played=played,
            named=named,
            snapshot=self._new_snapshot(entries),
            day=table.day,
        )
        return self._store.append(batch, partial(self._committed, entries))

    def _new_snapshot(self, entries: Sequence[Entry]) -> str | None:
        """Now and then, so that nobody ever has to read a long log; or to let go of what lies before, with a name."""
        is_forgotten = isinstance(entries[-1].action, Forgotten)
        if self.table.version - self._snapshot < SNAPSHOT_EVERY and not is_forgotten:
            return None
        self._snapshot = self.table.version
        return snapshot_of(self.table)

    # Committed, or diverged.

    def _committed(self, entries: Sequence[Entry], error: Exception | None) -> None:
        """The entries are on disk, or will never be. When nothing else is in flight, the follower is told."""
        self._in_flight.remove(entries)
        if error is not None:
            self._has_diverged = True
        elif not self._has_diverged:
            self.stored, self.wrote_last = entries[-1].seq, True
            for entry in entries:
                self._metrics.entries[str(type(entry.action).__struct_config__.tag)] += 1
        if self._in_flight:
            return
        self._landed.set()
        if not self._has_diverged:
            with failures_noted(self._metrics, "a table could not be shown"):
                self._tell()
        elif not self.is_closed:
            self._background.begin(self._resync_soon())

    def _tell(self) -> None:
        self._told = self.table.version
        if not self.is_closed:
            self._follower.table_changed()

    async def settle(self) -> None:
        """Returns when the table is in step. Until the next wait, it stays so."""
        async with self._lock:
            await self._get_in_step()

    async def _get_in_step(self) -> None:
        while self._in_flight:
            await self._landed.wait()
        if self._has_diverged:
            with self._given_up_if_unreadable():
                await self._resync()

    async def _resync(self) -> None:
        """Makes the table anew from what is on disk, after something was applied that did not get there."""
        loaded = await load(self._store, self.table.id, self.table.levels, self._clock.now())
        if loaded is None:
            raise StorageError("the table has been deleted")
        self.table, self._snapshot = loaded.table, loaded.snapshot
        self._refused.update(loaded.refused)
        self.stored = self._told = self.table.version
        self.wrote_last = self._has_diverged = False
        self._seated = self.table.people
        if not self.is_closed:
            self._follower.table_restored(loaded.glimpses)

    async def _resync_soon(self) -> None:
        """Not left to whoever submitted what failed: they may have lost their connection meanwhile."""
        with contextlib.suppress(Unavailable):
            await self.settle()

    # What others have written.

    async def catch_up(self, version: int | None = None) -> None:
        """Another node says that it wrote so far, or may have written something."""
        async with self._lock:
            if not self.is_closed and (version is None or version > self.table.version):
                with contextlib.suppress(Unavailable):
                    await self._catch_up_or_give_up()

    async def get_up_to_date(self) -> None:
        """Returns when the table is in step and knows what others have written. Until the next wait, it stays so."""
        async with self._lock:
            await self._get_in_step()
            if self._store.is_shared:
                with self._given_up_if_unreadable():
                    await self._read_on()

    async def table_at_rest(self) -> Table:
        """The table, once nobody reads the log."""
        async with self._lock:
            return self.table

    async def _catch_up_or_give_up(self) -> None:
        await self._get_in_step()
        with self._given_up_if_unreadable():
            await self._read_on()

    async def _read_on(self) -> None:
        entries = await self._store.entries(self.table.id, self.table.version)
        try:
            for entry in entries:
                self.table.apply(entry)
        except Exception as error:
            raise Damaged(type(error).__name__) from error
        if entries:
            self.stored, self.wrote_last = self.table.version, False
            self._seated = self.table.people
            self._tell()

    # What has become of a command.

    async def keep_refusal(self, key: str, answer: str) -> None:
        """Whoever submits it again gets this answer, whatever changes. Raises Conflict if it has an outcome already."""
        with self._unavailable_if_it_fails():
            await self._store.keep_refusal(self.table.id, key, answer)
        self.remember_refusal(key, answer)

    def remember_refusal(self, key: str, answer: str) -> None:
        self._refused[key] = answer
        while len(self._refused) > REFUSALS_KNOWN:
            self._refused.popitem(last=False)

    def refused_before(self, key: str) -> str | None:
        """The answer that was given to it, as long as it is remembered here: to send it again costs a look."""
        return self._refused.get(key)

    async def outcome(self, key: str) -> int | str | None:
        """The version at which it happened, or the refusal that was kept; None if nothing has become of it yet."""
        with self._unavailable_if_it_fails():
            version = await self._store.version_of(self.table.id, key)
            return version if version is not None else await self._store.refusal(self.table.id, key)

    async def _outcome_after_conflict(self, key: str) -> int | None:
        await self.settle()
        if key in self.table.commands:
            return self.table.commands[key]
        outcome = await self.outcome(key)
        if isinstance(outcome, str):
            self.remember_refusal(key, outcome)
            raise RefusedBefore
        return outcome

    # Failing storage.

    @contextlib.contextmanager
    def _unavailable_if_it_fails(self) -> Iterator[None]:
        try:
            yield
        except StorageError as error:
            self._note(error)
            raise Unavailable from error

    @contextlib.contextmanager
    def _given_up_if_unreadable(self) -> Iterator[None]:
        """A table whose log cannot be read is not shown any more."""
        try:
            with self._unavailable_if_it_fails():
                yield
        except Unavailable as unavailable:
            if not self.is_closed:
                why = unavailable.__cause__
                self._follower.table_unreadable(why if isinstance(why, Damaged) else None)
            raise

    def _note(self, error: StorageError) -> None:
        log.warning("storage failed", extra={"table": self.table.id, "error": str(error)})
        self._metrics.storage_errors += 1


class RefusedBefore(Refusal):
    code = "refused-before"
    text = "that command was refused when it first came"
