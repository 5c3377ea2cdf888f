"""A game to look at, step by step and from any seat: a record, or bots that play on while somebody watches.

It answers like a table: whoever looks is sent an update with each step, forward or back.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

from wildcards.game import Game, Move, Record, Refusal
from wildcards.game.view import shown
from wildcards.host.errors import BotFailed
from wildcards.protocol.messages import ClientMessage, Hello, Ping, Pong, ServerMessage, Update
from wildcards.table import Settings
from wildcards.table.table_view import SeatInfo, TableInfo, You
from wildcards.terminal.alone.thinkers import AloneThinkers

NOBODY = You(
    person="",
    seat=None,
    companions={},
    host=False,
    late=None,
    may_sit=False,
    muted=(),
    word=None,
    invite=None,
    watch=None,
)


class Step(NamedTuple):
    moves: int  # that have been played
    round: int


class Playback:
    def __init__(self, record: Record, seat: int | None = None) -> None:
        self.seat = seat  # from whose eyes; None: a spectator's
        self.at = 0  # how many steps have been shown
        self._connections: set[PlaybackConnection] = set()
        self._sent = 0
        self._steps: list[Step] = []
        self.record = record
        self.note(record)

    def note(self, record: Record) -> None:
        """The record has become longer. A step is whatever can be seen: decisions taken together are one."""
        self.record = record
        done = self._steps[-1].moves + 1 if self._steps else 0
        for count in range(done, len(record.moves) + 1):
            view = self._game_after(count).view(None)
            if not any(seat.decided for seat in view.seats):
                self._steps.append(Step(count, view.round))

    def _game_after(self, moves: int) -> Game:
        return Game.replay(self.record, None if moves == len(self.record.moves) else moves)

    # Where one is.

    @property
    def last(self) -> int:
        return len(self._steps) - 1

    @property
    def game(self) -> Game:
        return self._game_after(self._steps[self.at].moves)

    def go(self, step: int) -> None:
        self.at = max(0, min(self.last, step))
        self.send()

    def go_round(self, direction: int) -> None:
        """To the beginning of a round: of this one or the one before, or of the next."""
        rounds = [0, *(step.round for step in self._steps)]
        begins = [place for place in range(len(self._steps)) if rounds[place + 1] != rounds[place]]
        if direction < 0:
            self.go(max((step for step in begins if step < self.at), default=0))
        else:
            self.go(min((step for step in begins if step > self.at), default=self.last))

    def look_as_next(self) -> None:
        """From the next seat, and after the last as a spectator."""
        seats = [None, *range(len(self.record.players))]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self.send()

    # What is sent.

    def send(self) -> None:
        self._sent += 1
        for connection in self._connections:
            connection.put(self.update())

    def update(self) -> Update:
        game = self.game
        events = tuple(game.events(self.seat))
        view = shown(game.view(self.seat))
        return Update(self._sent, self.info(game), NOBODY, view, 0, events)

    def info(self, game: Game) -> TableInfo:
        seats = [
            SeatInfo(
                holder="bot" if player.bot else "person",
                name=player.name,
                avatar=None,
                level=player.bot,
                stand_in=None,
                resembles=None,
                connected=True,
                digest=None,
                left_out=False,
                wants_pause=False,
                ready=True,
                time_left=None,
                waited=None,
                bot_in=None,
                replaced_by=(),
                ticking=False,
                timeouts=0,
            )
            for player in game.players
        ]
        return TableInfo(
            table="replay",
            status="over" if game.is_over else "running",
            game=1,
            settings=Settings(players=len(seats), removal=self.record.options.removal, deck=self.record.deck),
            host=None,
            seats=tuple(seats),
            commitment=None,
            day=None,
            called_off=False,
            watchers=0,
            asking=(),
            bots_hurry=False,
            said=(),
            record=None,
        )

    async def close(self) -> None:
        """Nobody looks any more."""

    async def dial(self) -> "PlaybackConnection":
        return PlaybackConnection(self)

    def attach(self, connection: "PlaybackConnection") -> None:
        self._connections.add(connection)

    def detach(self, connection: "PlaybackConnection") -> None:
        self._connections.discard(connection)


class BotGame(Playback):
    """Bots play while somebody looks on."""

    def __init__(self, game: Game, thinkers: AloneThinkers, seat: int | None = None) -> None:
        super().__init__(game.record(), seat)
        self._game = game
        self._thinkers = thinkers

    async def play(self, pause: Callable[[], Awaitable[None]]) -> None:
        """Plays to the end, with a pause after each step. Whoever looks at the newest step is shown the next one."""
        while not self._game.is_over:
            for seat in self._game.pending:
                self._game.play(seat, await self._choice(seat))
            is_newest = self.at == self.last
            self.note(self._game.record())
            if is_newest:
                self.go(self.last)
            await pause()

    async def close(self) -> None:
        await self._thinkers.stop()

    async def _choice(self, seat: int) -> Move:
        level = self._game.players[seat].bot or ""
        try:
            thought = await self._thinkers.choose(level, seat, self._game.view(seat), ("watch",))
            return self._game.check(seat, thought.move)
        except (BotFailed, Refusal):
            return self._game.legal_moves(seat)[0]


class PlaybackConnection:
    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._inbox: asyncio.Queue[ServerMessage | None] = asyncio.Queue()

    def put(self, message: ServerMessage) -> None:
        self._inbox.put_nowait(message)

    async def send(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                self._playback.attach(self)
                self.put(self._playback.update())
            case Ping():
                self.put(Pong())

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        while (message := await self._inbox.get()) is not None:
            yield message

    async def close(self) -> None:
        self._playback.detach(self)
        self._inbox.put_nowait(None)
