"""What a table is at one moment: seats, settings, the running game. Actions change it; it checks what they ask for."""

import hashlib
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from wildcards.game import Game, Move
from wildcards.game.fair import commitment
from wildcards.game.meanings import meaning
from wildcards.table import actions as do
from wildcards.table import refusals
from wildcards.table.actions import Entry, Person
from wildcards.table.seats import TableSeat
from wildcards.table.settings import Settings

Status = Literal["open", "shuffling", "running", "paused", "over"]
WantedWord = Literal["promise", "give"]
NEWEST_FORMAT = 3  # of logs
PEOPLE_KEPT = 200  # of those who were sent away or muted: a table has an end, however many pass by
COMPANY_FORMAT = 2  # from which on players promise words, out means out, and each joins the next game alone
LATE_FORMAT = 3  # from which on somebody who comes late may play on for a bot, and the host may let one begin


class Said(msgspec.Struct, frozen=True):
    """A line of the chat, or an emote."""

    number: Annotated[int, meaning("Counts what was said at the table.")]
    seat: Annotated[int, meaning("Who said it.")]
    name: Annotated[str, meaning("What they were called.")]
    text: Annotated[str | None, meaning("The words; null: an emote.")]
    emote: Annotated[do.Emote | None, meaning("The emote; null: words.")]


class Asking(msgspec.Struct, frozen=True):
    """Somebody who wishes to play on for the bot of a seat."""

    person: Person
    seat: int


class TableState:
    def __init__(self, levels: Iterable[str] | None = None) -> None:
        self.levels = None if levels is None else frozenset(levels)  # the bots there are; None: any name will do
        self.format = 1  # of the log, from its first entry to its last
        self.id = self.invite = self.watch = ""
        self.settings = Settings()
        self.status: Status = "open"
        self.maker: str | None = None  # who made the table and leads it as long as they sit there
        self.host: str | None = None
        self.removed: list[str] = []  # those whom the host has sent away, the last so many
        self.mutes: dict[str, list[str]] = {}  # whom each person hears no more, wherever they sit; likewise
        self.needs_codes = False  # new links are wanted, so that those of before lead nowhere
        self.seats: list[TableSeat] = []
        self.asking: dict[str, Asking] = {}  # those who came late and wish to play on for a bot
        self.declined: list[str] = []  # whom the host has told no in this game, the last so many
        self.game: Game | None = None
        self.number = 0
        self.shuffle: do.Shuffled | None = None  # of the next or the running game
        self.was_called_off = False  # the last game, because its cards may be known
        self.words_due: int | None = None  # until when words may be promised or given, between start and deal
        self.gives_words = False  # all have promised: now the words are given
        self.records: list[str] = []  # of the finished games
        self.said: list[Said] = []
        self.speakers: dict[int, str] = {}  # the persons behind these lines
        self.asked_since = 0  # the version that put the running question
        self.begun_since = 0  # the version that began the game, or the wait for it
        self.changed = 0

    # Who is who.

    def seat_of(self, person: Person | str | None) -> int | None:
        wanted = person.id if isinstance(person, Person) else person
        sits_at = (number for number, seat in enumerate(self.seats) if seat.sitter and seat.sitter.id == wanted)
        return next(sits_at, None)

    @property
    def people(self) -> set[str]:
        """Those who sit, and have not left."""
        return {seat.sitter.id for seat in self.seats if seat.sitter}

    @property
    def host_seat(self) -> int | None:
        return self.seat_of(self.host)

    def leads(self, person: str | None) -> bool:
        """The host decides for the table. While a bot plays for the host, the first person who plays does."""
        number = self.host_seat
        seat = None if number is None else self.seats[number]
        if self.status not in ("running", "paused") or seat is None or seat.is_played_by_person:
            return person is not None and person == self.host
        playing = (s.person.id for s in self.seats if s.person and s.stand_in is None and not s.person.program)
        return person is not None and person in (self.host, next(playing, None))

    @property
    def needs_shuffle(self) -> bool:
        return self.status == "open" and self.shuffle is None

    @property
    def has_begun(self) -> bool:
        """Whether the cards of the newest game have been dealt."""
        return self.status in ("running", "paused", "over")

    @property
    def commitment(self) -> str | None:
        return commitment(self.shuffle.seed) if self.shuffle else None

    @property
    def day(self) -> str | None:
        """The day whose game this is, if it is one."""
        return (self.shuffle.day or None) if self.shuffle else None

    def wanted_word(self, number: int | None) -> WantedWord | None:
        """What the client of a seat is to do for the shuffle."""
        seat = None if number is None else self.seats[number]
        if seat is None or seat.person is None or self.format < COMPANY_FORMAT or self.day:
            return None  # a day's game is the same for everybody
        if self.status == "open":
            return None if seat.digest else "promise"
        if self.status != "shuffling" or not seat.takes_part:
            return None
        if self.gives_words:
            return None if seat.word else "give"
        return None if seat.digest else "promise"

    def muted_by(self, number: int | None) -> frozenset[str]:
        """The persons of whom somebody at that seat hears nothing."""
        person = self.seats[number].person if number is not None else None
        return frozenset(self.mutes.get(person.id, ())) if person else frozenset()

    def own_seat(self, entry: Entry) -> int:
        seat = self.seat_of(entry.by)
        if seat is None:
            raise refusals.NotSeated
        return seat

    def check_host(self, entry: Entry) -> None:
        self.own_seat(entry)
        if entry.by is None or not self.leads(entry.by.id):
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

    # Clocks.

    def ask(self) -> None:
        assert self.game is not None
        for seat in self.seats:
            seat.clock.run(False, self.changed)
        for number in self.game.pending:
            self.seats[number].clock.ask()

    def set_clocks(self, now: int) -> None:
        pending = self.game.pending if self.game and self.status == "running" else ()
        for number, seat in enumerate(self.seats):
            seat.clock.run(number in pending and seat.is_played_by_person, now)

    def note_waiting(self, now: int, *, is_new: bool) -> None:
        """Since when the others wait for each decision that a person owes."""
        pending = self.game.pending if self.game and self.status == "running" else ()
        for number, seat in enumerate(self.seats):
            if number not in pending or not seat.is_played_by_person:
                seat.waited_since, seat.replaced_by = None, set()
            elif is_new or seat.waited_since is None:
                seat.waited_since, seat.replaced_by = now, set()

    # What is due.

    def bots_to_move(self) -> list[int]:
        """The seats whose bot owes a decision."""
        if self.game is None or self.status != "running":
            return []
        return [number for number in self.game.pending if self.seats[number].is_played_by_bot]

    @property
    def goes_on_alone(self) -> bool:
        """Whether bots move although nobody is there: in a game over days, as long as a person is to decide in it."""
        return self.settings.grace is None and any(seat.is_played_by_person for seat in self.seats)

    def out_of_time(self, now: int) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.clock.runs_out_at is not None and seat.clock.runs_out_at <= now
        ]

    def next_deadline(self) -> int | None:
        """When the next clock runs out, or time for the words is up."""
        moments = (self.words_due, *(seat.clock.runs_out_at for seat in self.seats))
        return min((moment for moment in moments if moment is not None), default=None)

    @property
    def due_at(self) -> int | None:
        """When something has to happen at this table although nobody is there, if at all."""
        return self.changed if self.goes_on_alone and self.bots_to_move() else self.next_deadline()

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
