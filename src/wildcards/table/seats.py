"""A seat of a table."""

from dataclasses import dataclass, field
from typing import Literal

from wildcards.table.actions import Person
from wildcards.table.avatars import given_avatar
from wildcards.table.clocks import SeatClock
from wildcards.table.settings import NoClock

StandIn = Literal["timeout", "connection", "idle", "conceded", "left"]
RETURNABLE = ("timeout", "connection", "idle")


@dataclass(slots=True)
class TableSeat:
    person: Person | None = None
    level: str | None = None  # the bot that holds the seat
    stand_in: StandIn | None = None  # why a bot plays for the person
    timeouts: int = 0  # in a row
    wants_pause: bool = False
    ready: bool = True  # False: after a game, as long as the person has not asked to play again
    entropy: str = ""  # a word that was given openly on sitting down
    takes_part: bool = False  # in the shuffle, with a word of its own
    is_left_out: bool = False  # of the shuffle: the promised word did not come
    digest: str = ""  # of the word that was promised
    word: str = ""
    waited_since: int | None = None  # the moment from which the others have waited for a decision
    replaced_by: set[str] = field(default_factory=set)  # those who wish that a bot plays on
    clock: SeatClock = field(default_factory=lambda: SeatClock(NoClock()))

    @property
    def sitter(self) -> Person | None:
        """Whose seat it is: nobody's any more, once they have left."""
        return None if self.stand_in == "left" else self.person

    @property
    def name(self) -> str:
        return self.person.name if self.person else self.level or ""

    @property
    def avatar(self) -> str | None:
        if self.person is not None:
            return self.person.avatar
        return given_avatar(self.level) if self.level is not None else None

    @property
    def is_free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.stand_in is None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None or self.stand_in is not None

    @property
    def is_waited_for(self) -> bool:
        """A person who may still be looking at the last game; a program looks at nothing."""
        return self.person is not None and not self.person.program and not self.ready

    def clear_for_next_game(self, joins: bool) -> None:
        """Whoever left is gone, everybody else keeps the seat and joins, now or when they like."""
        self.person = self.sitter
        self.stand_in = None
        self.timeouts = 0
        self.wants_pause = False
        self.ready = joins or self.person is None
        self.entropy = ""
        self.takes_part = self.is_left_out = False
        self.digest = self.word = ""

    def leave_out_word(self) -> None:
        self.takes_part, self.is_left_out = False, True
        self.digest = self.word = ""
