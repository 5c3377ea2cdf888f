"""The table: a log of entries, and what follows from it.

An entry is applied or refused; a refusal changes nothing. The same entries make the same table, on every machine and at
any time: seeds and moments are in the entries.
"""

from collections.abc import Iterable
from typing import assert_never

from wildcards.game import View
from wildcards.game.events import AnyEvent
from wildcards.table import actions as do
from wildcards.table import chat, in_game, latecomers, lobby, refusals, shuffling
from wildcards.table.actions import AnyAction, Entry, Person
from wildcards.table.state import TableState
from wildcards.table.view_cache import ViewCache

COMMANDS_KEPT = 200  # older ones are found in the log
RECORDS_KEPT = 20  # of the last games, by which they are found from the table
PERSON_ACTIONS = do.PersonAction.__args__


class Table(TableState):
    def __init__(self, levels: Iterable[str] | None = None) -> None:
        super().__init__(levels)
        self.version = 0
        self.commands: dict[str, int] = {}  # the version at which each of the last ones happened
        self._views = ViewCache()

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
        self._happen(entry.action, entry)
        self.version = entry.seq
        self.commands[entry.command] = entry.seq
        if len(self.commands) > COMMANDS_KEPT:
            del self.commands[next(iter(self.commands))]
        self.changed = entry.at
        self._views.forget(getattr(entry.action, "seat", None) if entry.by is None else self.seat_of(entry.by))
        if game is not None and self.game is game and len(game.moves) != moves:
            self._put_question()
        self.set_clocks(entry.at)
        self.note_waiting(entry.at, is_new=self.asked_since == self.version)

    def _happen(self, action: AnyAction, entry: Entry) -> None:
        match action:
            case do.Play():
                in_game.play(self, action, entry)
            case do.BotPlayed():
                in_game.bot_played(self, action)
            case do.TakeBack():
                in_game.take_back(self, entry)
            case do.RanOutOfTime():
                in_game.run_out_of_time(self, action, entry)
            case do.LostConnection():
                in_game.lose_connection(self, action)
            case do.ReturnToSeat():
                in_game.return_to_seat(self, entry)
            case do.Concede():
                in_game.concede(self, entry)
            case do.Pause():
                in_game.pause(self, action, entry)
            case do.Resume():
                in_game.resume(self, entry)
            case do.Replace():
                in_game.replace(self, action, entry)
            case do.StandInNow():
                in_game.stand_in_now(self, action, entry)
            case do.AskForSeat():
                latecomers.ask_for_seat(self, action, entry)
            case do.LetIn():
                latecomers.let_in(self, action, entry)
                self._views = ViewCache()  # they hold names
            case do.Rematch():
                in_game.rematch(self, entry)
            case do.Say():
                chat.say(self, action, entry)
            case do.ShowEmote():
                chat.show_emote(self, action, entry)
            case do.Mute():
                chat.mute(self, action, entry)
            case do.Opened():
                lobby.open_table(self, action, entry)
            case do.Shuffled():
                lobby.receive_shuffle(self, action)
            case do.Configure():
                lobby.configure(self, action, entry)
            case do.Sit():
                lobby.sit(self, action, entry)
            case do.Leave():
                lobby.leave(self, entry)
            case do.HostPassed():
                lobby.pass_host(self, action)
            case do.SeatBot():
                lobby.seat_bot(self, action, entry)
            case do.ClearSeat():
                lobby.clear_seat(self, action, entry)
            case do.SendAway():
                lobby.send_away(self, action, entry)
            case do.NewInvitation():
                lobby.ask_for_invitation(self, entry)
            case do.Invited():
                lobby.receive_codes(self, action)
            case do.PromiseWord():
                shuffling.promise_word(self, action, entry)
            case do.Start():
                shuffling.start(self, entry)
            case do.GiveWord():
                shuffling.give_word(self, action, entry)
            case do.CalledOff():
                lobby.call_off(self, entry)
            case do.Forgotten():
                lobby.forget(self, action)
                self._views = ViewCache()  # they hold names
            case do.WordsMissed():
                shuffling.miss_words(self, entry)
            case _:
                assert_never(action)

    def _put_question(self) -> None:
        """The decisions were carried out: a new question is put, or the game is over."""
        assert self.game is not None
        assert self.shuffle is not None
        if self.game.is_over:
            self.status = "over"
            self.records = [*self.records, self.shuffle.record][-RECORDS_KEPT:]
        self.asked_since = self.version
        self.ask()

    def check_version(self, action: AnyAction, expects: int) -> None:
        """Whether a command rests on what is still so."""
        if expects > self.version:
            raise refusals.FromTheFuture(expects=expects, version=self.version)
        if isinstance(action, do.AskForSeat):
            return  # whoever comes late may be shown the table with a delay, as it was before the game
        since = self.asked_since if isinstance(action, do.Play | do.TakeBack) else self.begun_since
        if expects < since:
            raise refusals.Stale(expects=expects, since=since)

    def view(self, seat: int | None) -> View | None:
        """What the seat, or a spectator, may know of the game."""
        return self._views.of(self.game, self._seat_in_game(seat)) if self.game else None

    def events(self, seat: int | None, known: int) -> list[AnyEvent]:
        """What the seat, or a spectator, may know of what happened in the game, from the event after the known ones."""
        return self.game.events(self._seat_in_game(seat), known) if self.game else []

    def _seat_in_game(self, seat: int | None) -> int | None:
        """Before a rematch with more players the last game is still shown: to new seats as to spectators."""
        return seat if self.game and seat is not None and seat < len(self.game.players) else None

    @property
    def rounds(self) -> tuple[int, int]:
        """The round that is played and how many there are; none before the first game."""
        if self.game is None:
            return 0, 0
        view = self._views.of_question(self.game, None)
        return view.round, view.rounds
