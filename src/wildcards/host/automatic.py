"""What a table does by itself: bots move, clocks run out, lost connections are noticed."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol

from wildcards.game import Refusal, View
from wildcards.host.background import Background
from wildcards.host.errors import BotFailed
from wildcards.host.interfaces import Services, Thought, Timer
from wildcards.host.ledger import Submission
from wildcards.host.presence import Presence
from wildcards.protocol.refusals import Unavailable
from wildcards.table import Table
from wildcards.table.actions import (
    AnyAction,
    BotPlayed,
    HostPassed,
    LostConnection,
    RanOutOfTime,
    StandInNow,
    WordsMissed,
)
from wildcards.table.refusals import NotAway
from wildcards.table.seats import RETURNABLE

log = logging.getLogger("wildcards")
OTHERS_FIRST = 1.0  # seconds left to the node that wrote last, before this one steps in
RETRY_SECONDS = 0.5
REMATCH_HOST_SECONDS = 5
SLOW_HOST_SECONDS = 600  # for the host of a slow table, which has no grace time, before others stop waiting


class PlayedTable(Protocol):
    """Where it happens: the ledger of a table."""

    @property
    def table(self) -> Table: ...

    @property
    def wrote_last(self) -> bool: ...

    async def table_at_rest(self) -> Table: ...

    async def submit(self, wanted: Submission) -> int: ...


class Automatic:
    def __init__(
        self, ledger: PlayedTable, presence: Presence, services: Services, note_haste: Callable[[bool], None]
    ) -> None:
        """`note_haste` is told with each move whether the bot had less time than usual."""
        self._note_haste = note_haste
        self._ledger = ledger
        self._presence = presence
        self._services = services
        self._clock = services.clock
        self._background = Background(services.metrics)
        self._thinking: set[int] = set()
        self._thoughts: dict[int, asyncio.Future[Thought]] = {}  # of these, by seat
        self._timer: Timer | None = None
        self._gone_since: dict[str, int] = {}  # by person
        self._is_stopped = False

    @property
    def is_idle(self) -> bool:
        return self._background.is_idle

    def look(self) -> None:
        """Sets in motion what is due now, and a timer for what is due next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_stopped:
            return
        table, now = self._ledger.table, self._clock.now()
        wanted = {*self._bots_to_move(), *table.out_of_time(now)}
        for seat, thought in self._thoughts.items():
            if seat not in wanted:
                thought.cancel()  # others may need the processor
        for seat in sorted(wanted - self._thinking):
            self._thinking.add(seat)
            self._background.begin(self._decide(seat), after=partial(self._look_again, seat))
        for seat in self._lost(now):
            self._background.begin(self._stand_in(seat))
        if table.words_due is not None and table.words_due <= now:
            self._background.begin(self._miss_words(table.words_due))
        if self._host_is_lost(now):
            self._background.begin(self._pass_host())
        due = (table.next_deadline(), self._next_loss(), self._host_ends())
        moments = [moment for moment in due if moment is not None and moment > now]
        if moments:
            self._timer = self._clock.call_later((min(moments) - now) / 1000, self.look)

    def rest(self) -> None:
        """Begins nothing new."""
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def stop(self) -> None:
        self.rest()
        self._background.cancel()

    # Bots.

    def _bots_to_move(self) -> list[int]:
        """Bots rest where nobody is there to see them play."""
        table = self._ledger.table
        is_anybody_there = self._presence.is_anybody_here() or (table.goes_on_alone and not self._presence.everywhere())
        return table.bots_to_move() if is_anybody_there else []

    async def _decide(self, seat: int) -> None:
        """A bot decides for a seat: its own, one that it stands in for, or one whose time is up."""
        try:
            if not self._ledger.wrote_last and self._services.nodes.are_there:
                await self._clock.sleep(OTHERS_FIRST)
            if self._may_be_taken_back(seat):
                await self._clock.sleep(self._services.settings.stand_in_pause)
            table = await self._ledger.table_at_rest()
            if table.game is None or seat not in table.game.pending:
                return
            asked, view = table.asked_since, table.view(seat)
            assert view is not None
            level = table.bot_level(seat)
            try:
                thought = await self._think(table, seat, view)
                if thought is not None:
                    self._note_haste(thought.in_a_hurry)
                    await self._play(table, seat, asked, thought.move)
            except Unavailable:
                raise
            except (BotFailed, Refusal) as failure:
                if self._is_settled(table, seat, asked):
                    return
                log.warning("a bot failed", extra={"table": table.id, "bot": level, "error": kind_of(failure)})
                await self._play(table, seat, asked, None)
        except Refusal:
            await self._clock.sleep(RETRY_SECONDS)  # it could not be stored; the bot is asked again
        except Exception:
            await self._clock.sleep(RETRY_SECONDS)  # whatever it is, it is not tried without a pause
            raise

    async def _think(self, table: Table, seat: int, view: View) -> Thought | None:
        """None where nobody wants to know any more: all have gone, or it has been decided otherwise."""
        choose, share = self._services.thinkers.choose, self._presence.share(table)
        thought = asyncio.ensure_future(choose(table.bot_level(seat), table.bot_seed(seat), view, share))
        self._thoughts[seat] = thought
        try:
            await asyncio.wait((thought,))
        finally:
            del self._thoughts[seat]
            thought.cancel()
        return None if thought.cancelled() else thought.result()

    def _look_again(self, seat: int) -> None:
        """A bot's turn has ended, however it did."""
        self._thinking.discard(seat)
        self.look()

    def _may_be_taken_back(self, seat: int) -> bool:
        """Whether somebody is there who could step in before the bot moves."""
        held = self._ledger.table.seats[seat]
        if held.stand_in not in RETURNABLE or held.person is None:
            return False
        return held.person.id in self._presence.everywhere()

    def _is_settled(self, table: Table, seat: int, asked: int) -> bool:
        """Whether the seat needs nobody to decide for it any more, or what it was asked at that table never was."""
        if self._ledger.table is not table or table.asked_since != asked:
            return True
        return seat not in (*table.bots_to_move(), *table.out_of_time(self._clock.now()))

    async def _play(self, table: Table, seat: int, asked: int, move: str | None) -> None:
        """Plays the bot's move; without one, a move that needs no thought."""

        def action() -> AnyAction:
            if self._is_settled(table, seat, asked):
                raise Settled
            text = move or str(table.fallback_move(seat))
            if table.seats[seat].is_played_by_bot:
                return BotPlayed(seat=seat, move=text, fallback=move is None)
            return RanOutOfTime(seat=seat, move=text, fallback=move is None)

        await self._ledger.submit(Submission(f"bot.{seat}.{asked}.{self._ledger.table.version}", action))

    # The shuffle.

    async def _miss_words(self, due: int) -> None:
        def action() -> AnyAction:
            if self._ledger.table.words_due != due:
                raise Settled
            return WordsMissed()

        await self._submit(f"words.{due}", action)

    # Connections.

    def note_presence(self) -> None:
        """Somebody came or went. For who is here, or does not sit here any more, no absence counts."""
        now, gone = self._clock.now(), self._ledger.table.people - self._presence.everywhere()
        self._gone_since = {person: self._gone_since.get(person, now) for person in gone}

    def check(self, action: AnyAction) -> None:
        """What rests on who is there: a table does not know that."""
        if isinstance(action, StandInNow) and action.seat not in self.grace_ends():
            raise NotAway(seat=action.seat)

    def grace_ends(self) -> dict[int, int]:
        """When the grace time of each absent player ends. Where nobody is waiting for them, it does not run."""
        table = self._ledger.table
        grace, present = table.settings.grace, self._presence.everywhere()
        somebody_waits = any(s.is_played_by_person and s.person and s.person.id in present for s in table.seats)
        if table.status != "running" or grace is None or not somebody_waits:
            return {}
        return {
            number: self._gone_since[seat.person.id] + grace * 1000
            for number, seat in enumerate(table.seats)
            if seat.is_played_by_person and seat.person and seat.person.id in self._gone_since.keys() - present
        }

    def _lost(self, now: int) -> list[int]:
        return [seat for seat, end in self.grace_ends().items() if end <= now]

    def _next_loss(self) -> int | None:
        return min(self.grace_ends().values(), default=None)

    async def _stand_in(self, seat: int) -> None:
        def action() -> AnyAction:
            if seat not in self._lost(self._clock.now()):
                raise Settled
            return LostConnection(seat=seat)

        await self._submit(f"lost.{seat}", action)

    # The host.

    def _host_ends(self) -> int | None:
        """When somebody else becomes host, before a game whose host is away. Where nobody waits, it does not happen."""
        table = self._ledger.table
        gone = self._gone_since.get(table.host or "")
        if table.status != "open" or gone is None or self._next_host() is None:
            return None
        if table.number:  # they have played here: whoever wants to play again knows who is there
            return gone + REMATCH_HOST_SECONDS * 1000
        return gone + (table.settings.grace or SLOW_HOST_SECONDS) * 1000

    def _host_is_lost(self, now: int) -> bool:
        end = self._host_ends()
        return end is not None and end <= now

    def _next_host(self) -> int | None:
        """The first person after the host who is there, and not still looking at the last game."""
        table, present = self._ledger.table, self._presence.everywhere()
        first = (table.host_seat or 0) + 1
        for step in range(len(table.seats)):
            number = (first + step) % len(table.seats)
            person = table.seats[number].person
            if person and not person.program and table.seats[number].ready and person.id in present:
                return number
        return None

    async def _pass_host(self) -> None:
        def action() -> AnyAction:
            seat = self._next_host()
            if seat is None or not self._host_is_lost(self._clock.now()):
                raise Settled
            return HostPassed(seat=seat)

        await self._submit("host", action)

    async def _submit(self, key: str, action: Callable[[], AnyAction]) -> None:
        """What is settled meanwhile does not happen; what could not be stored is due at the next look again."""
        with contextlib.suppress(Refusal):
            await self._ledger.submit(Submission(f"{key}.{self._ledger.table.version}", action))


def kind_of(failure: BotFailed | Refusal) -> str:
    """What kind of failure it was, for the log: the words of a refusal, or of a bot, may name cards in a hand."""
    return failure.code if isinstance(failure, Refusal) else str(failure).partition(":")[0]


class Settled(Refusal):
    code = "settled"
    text = "it has been decided meanwhile"
