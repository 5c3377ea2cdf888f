"""The table: a log of entries, and what follows from it.

An entry is applied or refused; a refusal changes nothing. The same entries make the same table, on every machine and at
any time: seeds and moments are in the entries.
"""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from wildcards.game import Game, Move, View
from wildcards.game.fair import commitment
from wildcards.table import actions as do
from wildcards.table import chat, in_game, lobby, refusals
from wildcards.table.actions import AnyAction, Entry, Person
from wildcards.table.info import Said, Status
from wildcards.table.seats import TableSeat
from wildcards.table.settings import Settings
from wildcards.table.view_cache import Views

COMMANDS_KEPT = 200  # older ones are found in the log
PERSON_ACTIONS = do.PersonAction.__args__


class Table:
    def __init__(self, levels: Iterable[str] | None = None) -> None:
        self.levels = None if levels is None else frozenset(levels)  # the bots there are; None: any name will do
        self.id = self.invite = self.watch = ""
        self.version = 0
        self.commands: dict[str, int] = {}  # the version at which each of the last ones happened
        self.settings = Settings()
        self.status: Status = "open"
        self.host: str | None = None
        self.seats: list[TableSeat] = []
        self.game: Game | None = None
        self.number = 0
        self.shuffle: do.Shuffled | None = None  # of the next or the running game
        self.records: list[str] = []  # of the finished games
        self.said: list[Said] = []
        self.asked_since = 0  # the version that put the running question
        self.begun_since = 0  # the version that began the game, or the wait for it
        self.changed = 0
        self._views = Views()

    @classmethod
    def replay(cls, entries: Iterable[Entry], levels: Iterable[str] | None = None) -> "Table":
        """The table that a log tells of. Bots that have been renamed since do not make it unreadable."""
        table = cls()
        for entry in entries:
            table.apply(entry)
        table.levels = None if levels is None else frozenset(levels)
        return table

    # Entries.

    def entry(self, at: int, command: str, action: AnyAction, by: Person | None = None) -> Entry:
        """What would be the next line of the log. The time never runs backwards."""
        return Entry(seq=self.version + 1, at=max(at, self.changed), command=command, action=action, by=by)

    def apply(self, entry: Entry) -> None:
        """The entry happens, or a refusal says why not and nothing has changed."""
        if entry.seq != self.version + 1:
            raise ValueError(f"entry {entry.seq} does not follow version {self.version}")
        if entry.by is None and isinstance(entry.action, PERSON_ACTIONS):
            raise refusals.NoSuchAction
        game, moves = self.game, len(self.game.moves) if self.game else 0
        happen: Callable[[Table, Any, Entry], None] = HAPPENS[type(entry.action)]
        happen(self, entry.action, entry)
        self.version = entry.seq
        self.commands[entry.command] = entry.seq
        if len(self.commands) > COMMANDS_KEPT:
            del self.commands[next(iter(self.commands))]
        self.changed = entry.at
        self._views.forget(getattr(entry.action, "seat", None) if entry.by is None else self.seat_of(entry.by))
        if game is not None and self.game is game and len(game.moves) != moves:
            self._put_question()
        self._set_clocks(entry.at)

    def check_version(self, action: AnyAction, expects: int) -> None:
        """Whether a command rests on what is still so."""
        if expects > self.version:
            raise refusals.FromTheFuture(expects=expects, version=self.version)
        since = self.asked_since if isinstance(action, do.Play | do.TakeBack) else self.begun_since
        if expects < since:
            raise refusals.Stale(expects=expects, since=since)

    def view(self, seat: int | None) -> View | None:
        """What the seat, or a spectator, may know of the game."""
        return self._views.of(self.game, seat) if self.game else None

    @property
    def rounds(self) -> tuple[int, int]:
        """The round that is played and how many there are; none before the first game."""
        if self.game is None:
            return 0, 0
        view = self._views.of_question(self.game, None)
        return view.round, view.rounds

    # Who is who.

    def seat_of(self, person: Person | str | None) -> int | None:
        wanted = person.id if isinstance(person, Person) else person
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == wanted and seat.stand_in != "left":
                return number
        return None

    @property
    def host_seat(self) -> int | None:
        return self.seat_of(self.host)

    @property
    def needs_shuffle(self) -> bool:
        return self.status == "open" and self.shuffle is None

    @property
    def commitment(self) -> str | None:
        return commitment(self.shuffle.seed) if self.shuffle else None

    def own_seat(self, entry: Entry) -> int:
        seat = self.seat_of(entry.by)
        if seat is None:
            raise refusals.NotSeated
        return seat

    def check_host(self, entry: Entry) -> None:
        self.own_seat(entry)
        if entry.by is None or entry.by.id != self.host:
            raise refusals.NotHost

    def check_status(self, *allowed: Status) -> None:
        if self.status not in allowed:
            raise refusals.WrongTime(status=self.status)

    def check_level(self, level: str) -> None:
        if self.levels is not None and level not in self.levels:
            raise refusals.NoSuchBot(level=level)

    def check_seat(self, seat: int) -> TableSeat:
        if seat >= len(self.seats):
            raise refusals.NoSuchTableSeat(seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    # Questions and clocks.

    def _put_question(self) -> None:
        """The decisions were carried out: a new question is put, or the game is over."""
        assert self.game is not None
        assert self.shuffle is not None
        if self.game.is_over:
            self.status = "over"
            self.records.append(self.shuffle.record)
        self.asked_since = self.version
        self.ask()

    def ask(self) -> None:
        assert self.game is not None
        for seat in self.seats:
            seat.clock.run(False, self.changed)
        for number in self.game.pending:
            self.seats[number].clock.ask()

    def _set_clocks(self, now: int) -> None:
        pending = self.game.pending if self.game and self.status == "running" else ()
        for number, seat in enumerate(self.seats):
            seat.clock.run(number in pending and seat.is_played_by_person, now)

    # What is due.

    def bots_to_move(self) -> list[int]:
        """The seats whose bot owes a decision."""
        if self.game is None or self.status != "running":
            return []
        return [number for number in self.game.pending if self.seats[number].is_played_by_bot]

    def out_of_time(self, now: int) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.clock.runs_out_at is not None and seat.clock.runs_out_at <= now
        ]

    def next_deadline(self) -> int | None:
        """When the next clock runs out, if one is running."""
        moments = [seat.clock.runs_out_at for seat in self.seats if seat.clock.runs_out_at is not None]
        return min(moments, default=None)

    def bot_level(self, seat: int) -> str:
        return self.seats[seat].level or self.settings.level

    def bot_seed(self, seat: int) -> int:
        """A bot's own chance in this game: the same whoever asks it, and nothing that a player could know."""
        assert self.shuffle is not None
        digest = hashlib.sha256(f"{self.shuffle.seed}/bot/{seat}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def fallback_move(self, seat: int) -> Move:
        """A legal move that needs no thought, for a bot that gives no answer."""
        assert self.game is not None
        return self.game.legal_moves(seat)[0]


HAPPENS: dict[type[AnyAction], Any] = {
    do.Opened: lobby.open_table,
    do.Shuffled: lobby.receive_shuffle,
    do.Configure: lobby.configure,
    do.Sit: lobby.sit,
    do.Leave: lobby.leave,
    do.HostPassed: lobby.pass_host,
    do.SeatBot: lobby.seat_bot,
    do.ClearSeat: lobby.clear_seat,
    do.Start: lobby.start,
    do.Play: in_game.play,
    do.TakeBack: in_game.take_back,
    do.BotPlayed: in_game.bot_played,
    do.RanOutOfTime: in_game.run_out_of_time,
    do.LostConnection: in_game.lose_connection,
    do.ReturnToSeat: in_game.return_to_seat,
    do.Concede: in_game.concede,
    do.Pause: in_game.pause,
    do.Resume: in_game.resume,
    do.Rematch: in_game.rematch,
    do.Say: chat.say,
    do.ShowEmote: chat.show_emote,
    do.Mute: chat.mute,
}
