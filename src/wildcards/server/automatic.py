"""What a table does by itself: bots move, clocks run out, lost connections are noticed."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from wildcards.game import Refusal
from wildcards.protocol.refusals import Unavailable
from wildcards.server.workers import BotFailed
from wildcards.table import Table
from wildcards.table.actions import AnyAction, BotPlayed, HostPassed, LostConnection, RanOutOfTime
from wildcards.table.seats import RETURNABLE

if TYPE_CHECKING:
    from wildcards.server.room import Room

log = logging.getLogger("wildcards")
OTHERS_FIRST = 1.0  # seconds left to the node that wrote last, before this one steps in
RETRY_SECONDS = 0.5
SLOW_HOST_SECONDS = 600  # for the host of a slow table, which has no grace time, before others stop waiting


class Driver:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self._thinking: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._gone_since: dict[str, int] = {}

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    def look(self) -> None:
        """Sets in motion what is due now, and a timer for what is due next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.room.is_closed or self.room.hub.is_stopping:
            return
        table, now = self.room.table, self.room.hub.time.now()
        late = table.out_of_time(now)
        for seat in (*table.bots_to_move(), *late):
            if seat not in self._thinking:
                self._thinking.add(seat)
                self._begin(self._decide(seat))
        for seat in self._lost(now):
            self._begin(self._stand_in(seat))
        if self._host_is_lost(now):
            self._begin(self._pass_host())
        due = (table.next_deadline(), self._next_loss(), self._host_ends())
        moments = [moment for moment in due if moment is not None and moment > now]
        if moments:
            seconds = max(0.0, (min(moments) - now) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.room.hub.metrics.unhandled += 1
            log.error("a bot's turn failed", exc_info=task.exception(), extra={"table": self.room.table.id})

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    # Bots.

    async def _decide(self, seat: int) -> None:
        """A bot decides for a seat: its own, one that it stands in for, or one whose time is up."""
        room = self.room
        try:
            if not room.wrote_last and room.hub.has_neighbours:
                await asyncio.sleep(OTHERS_FIRST)
            if self._may_be_taken_back(seat):
                await asyncio.sleep(room.hub.config.stand_in_pause)
            async with room.lock:
                table = room.table
                if table.game is None or seat not in table.game.pending:
                    return
                asked, view = table.asked_since, table.view(seat)
                assert view is not None
                level, seed = table.bot_level(seat), table.bot_seed(seat)
            try:
                move = await room.hub.workers.choose(level, seed, view)
                await self._play(table, seat, asked, move, fallback=False)
            except Unavailable:
                raise
            except (BotFailed, Refusal) as failure:
                if self._is_settled(table, seat, asked):
                    return
                log.warning("a bot failed", extra={"table": table.id, "bot": level, "error": kind_of(failure)})
                await self._play(table, seat, asked, None, fallback=True)
        except Refusal:
            await asyncio.sleep(RETRY_SECONDS)  # it could not be stored; the bot is asked again
        finally:
            self._thinking.discard(seat)
            asyncio.get_running_loop().call_soon(self.look)

    def _may_be_taken_back(self, seat: int) -> bool:
        """Whether somebody is there who could step in before the bot moves."""
        held = self.room.table.seats[seat]
        return held.stand_in in RETURNABLE and held.person is not None and held.person.id in self.room.present()

    def _is_settled(self, table: Table, seat: int, asked: int) -> bool:
        """Whether the seat needs nobody to decide for it any more, or what it was asked at that table never was."""
        if self.room.table is not table or table.asked_since != asked:
            return True
        return seat not in (*table.bots_to_move(), *table.out_of_time(self.room.hub.time.now()))

    async def _play(self, table: Table, seat: int, asked: int, move: str | None, *, fallback: bool) -> None:
        def action() -> AnyAction:
            if self._is_settled(table, seat, asked):
                raise Settled
            text = move or str(table.fallback_move(seat))
            if table.seats[seat].is_played_by_bot:
                return BotPlayed(seat=seat, move=text, fallback=fallback)
            return RanOutOfTime(seat=seat, move=text, fallback=fallback)

        await self.room.happen(f"bot.{seat}.{asked}.{self.room.table.version}", action)

    # Connections.

    def note_presence(self) -> None:
        """Somebody came or went."""
        present, now = self.room.present(), self.room.hub.time.now()
        for seat in self.room.table.seats:
            if seat.person is not None:
                if seat.person.id in present:
                    self._gone_since.pop(seat.person.id, None)
                else:
                    self._gone_since.setdefault(seat.person.id, now)

    def _grace_ends(self) -> dict[int, int]:
        """When the grace time of each absent player ends. Where nobody is waiting for them, it does not run."""
        table = self.room.table
        grace, present = table.settings.grace, self.room.present()
        somebody_waits = any(s.is_played_by_person and s.person and s.person.id in present for s in table.seats)
        if table.status != "running" or grace is None or not somebody_waits:
            return {}
        return {
            number: self._gone_since[seat.person.id] + grace * 1000
            for number, seat in enumerate(table.seats)
            if seat.is_played_by_person and seat.person and seat.person.id in self._gone_since
        }

    def _lost(self, now: int) -> list[int]:
        return [seat for seat, end in self._grace_ends().items() if end <= now]

    def _next_loss(self) -> int | None:
        return min(self._grace_ends().values(), default=None)

    async def _stand_in(self, seat: int) -> None:
        def action() -> AnyAction:
            if seat not in self._lost(self.room.hub.time.now()):
                raise Settled
            return LostConnection(seat=seat)

        with contextlib.suppress(Refusal):
            await self.room.happen(f"lost.{seat}.{self.room.table.version}", action)

    # The host.

    def _host_ends(self) -> int | None:
        """When somebody else becomes host, before a game whose host is away. Where nobody waits, it does not happen."""
        table = self.room.table
        gone = self._gone_since.get(table.host or "")
        if table.status != "open" or gone is None or self._next_host() is None:
            return None
        return gone + (table.settings.grace or SLOW_HOST_SECONDS) * 1000

    def _host_is_lost(self, now: int) -> bool:
        end = self._host_ends()
        return end is not None and end <= now

    def _next_host(self) -> int | None:
        """The first person after the host who is there."""
        table, present = self.room.table, self.room.present()
        first = (table.host_seat or 0) + 1
        for step in range(len(table.seats)):
            number = (first + step) % len(table.seats)
            person = table.seats[number].person
            if person and not person.program and person.id in present:
                return number
        return None

    async def _pass_host(self) -> None:
        def action() -> AnyAction:
            seat = self._next_host()
            if seat is None or not self._host_is_lost(self.room.hub.time.now()):
                raise Settled
            return HostPassed(seat=seat)

        with contextlib.suppress(Refusal):
            await self.room.happen(f"host.{self.room.table.version}", action)


def kind_of(failure: BotFailed | Refusal) -> str:
    """What kind of failure it was, for the log: the words of a refusal, or of a bot, may name cards in a hand."""
    return failure.code if isinstance(failure, Refusal) else str(failure).partition(":")[0]


class Settled(Refusal):
    code = "settled"
    text = "it has been decided meanwhile"
