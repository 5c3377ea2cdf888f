"""A table in the hands of a test: people act by name, and time passes when the test says so."""

from collections.abc import Sequence

import pytest

from wildcards.game import Game, Refusal
from wildcards.table import Entry, Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.state import NEWEST_FORMAT
from wildcards.table.table_view import TableInfo

SEED = "ab" * 32
ANN, BEN, CLEO, DAN = (Person(id=f"id-{name}", name=name) for name in ("Ann", "Ben", "Cleo", "Dan"))


class Evening:
    """One table, its log, and the time."""

    def __init__(
        self,
        settings: Settings = Settings(players=3),  # noqa: B008
        levels: Sequence[str] = ("greedy", "random"),
        log_format: int = NEWEST_FORMAT,
    ) -> None:
        self.table = Table(levels)
        self.log: list[Entry] = []
        self.now = 1_000
        self.act(do.Opened(table="t", invite="invite", watch="watch", settings=settings, format=log_format), ANN)
        self.act(do.Shuffled(seed=SEED, record="record-1"))

    def act(self, action: do.AnyAction, by: Person | None = None) -> None:
        entry = self.table.entry(self.now, f"command-{len(self.log)}-{self.table.version}", action, by)
        self.table.apply(entry)
        self.log.append(entry)

    def sit(self, *people: Person) -> None:
        for person in people:
            self.act(do.Sit(code="invite"), person)

    def start(self, *people: Person) -> "Evening":
        self.sit(*people)
        self.act(do.Start(), ANN)
        return self

    @property
    def game(self) -> Game:
        """The newest one."""
        assert self.table.game is not None
        return self.table.game

    def status(self) -> str:
        return self.table.status

    def stand_in(self, seat: int) -> str | None:
        return self.table.seats[seat].stand_in

    def shown(self, seat: int | None = None) -> TableInfo:
        """What whoever sits there sees of the table; None: a spectator. Nobody is connected."""
        return table_view.info(self.table, seat, self.now, (), 0)

    def first_move(self, seat: int) -> str:
        return str(self.game.legal_moves(seat)[0])

    def play(self, person: Person) -> None:
        seat = self.table.seat_of(person)
        assert seat is not None
        self.act(do.Play(move=self.first_move(seat)), person)

    def let_bots_play(self) -> None:
        while waiting := self.table.bots_to_move():
            self.act(do.BotPlayed(seat=waiting[0], move=self.first_move(waiting[0])))

    def play_to_the_end(self, *people: Person) -> None:
        seats = {self.table.seat_of(person): person for person in people}
        while self.table.status == "running":
            self.let_bots_play()
            for seat in self.game.pending:
                self.play(seats[seat])


def refusal_of(evening: Evening, action: do.AnyAction, by: Person | None) -> str:
    """The code with which the table refuses; a refusal must change nothing."""
    before = evening.shown(), evening.table.version
    with pytest.raises(Refusal) as caught:
        evening.act(action, by)
    assert (evening.shown(), evening.table.version) == before
    return caught.value.code
