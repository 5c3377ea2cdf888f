"""How a table looks to one person, beside the game itself.

Built field by field, so that what nobody names here stays inside.
"""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from wildcards.game.meanings import meaning
from wildcards.table.avatars import Avatar, unlike
from wildcards.table.companions import companions_at, guest_of
from wildcards.table.latecomers import open_to
from wildcards.table.names import resembled, told_apart
from wildcards.table.seats import StandIn
from wildcards.table.settings import NoClock, Settings
from wildcards.table.state import LATE_FORMAT, Said, Status, WantedWord
from wildcards.table.table import Table

Holder = Literal["empty", "person", "program", "bot"]
Late = Literal["may-ask", "asks", "declined"]


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat. `program` is somebody's bot, connected over the network; `bot` one of the server's own."""

    holder: Annotated[Holder, meaning("Who holds the seat.")]
    name: Annotated[str, meaning("What they are called; empty where nobody sits.")]
    avatar: Annotated[Avatar | None, Meta(description="null: the seat is free")]
    level: Annotated[str | None, Meta(description="The bot that plays this seat now, if one does.")]
    stand_in: Annotated[
        StandIn | None,
        Meta(description="Why a bot plays; after timeout, connection and idle the person can return."),
    ]
    resembles: Annotated[
        int | None, Meta(description="The seat before it whose name is written otherwise and looks the same.")
    ]
    connected: Annotated[bool, meaning("Whether the person is there.")]
    digest: Annotated[str | None, Meta(description="SHA-256 of the word that the seat promised for the shuffle.")]
    left_out: Annotated[bool, Meta(description="Whether its promised word did not come and is not in the shuffle.")]
    wants_pause: Annotated[bool, meaning("Whether the person asks for a pause.")]
    ready: Annotated[bool, meaning("Whether the seat is ready for the next game. After a game a person has to join.")]
    time_left: Annotated[
        int | None, Meta(description="Milliseconds left when this was sent; null without a clock or for a bot.")
    ]
    waited: Annotated[
        int | None, Meta(description="Milliseconds that others have waited for a decision, where there is no clock.")
    ]
    bot_in: Annotated[
        int | None, Meta(description="Milliseconds until a bot plays for the person, who is away; null: none will.")
    ]
    replaced_by: Annotated[tuple[int, ...], Meta(description="The seats that wish a bot to play on instead.")]
    ticking: Annotated[bool, Meta(description="Whether that time is running.")]
    timeouts: Annotated[
        int, Meta(description="Decisions in a row that a bot made because time was up; after the second it stands in.")
    ]


class AskingInfo(msgspec.Struct, frozen=True):
    """Somebody who watches and wishes to play on for a bot. The host decides."""

    person: Annotated[str, meaning("The public name by which the server knows them.")]
    name: Annotated[str, meaning("What they are called.")]
    avatar: Annotated[Avatar, meaning("The species and colour they chose.")]
    seat: Annotated[int, meaning("The seat that they ask for.")]


class TableInfo(msgspec.Struct, frozen=True):
    """The table around the game."""

    table: Annotated[str, meaning("The name of the table.")]
    status: Annotated[Status, meaning("Whether the table waits for players, plays, pauses, or is done.")]
    game: Annotated[int, Meta(description="Counts the games of this table from 1; 0 before the first.")]
    settings: Annotated[Settings, meaning("How the table plays.")]
    host: Annotated[int | None, Meta(description="The host's seat.")]
    seats: Annotated[tuple[SeatInfo, ...], meaning("Who sits where.")]
    commitment: Annotated[str | None, Meta(description="SHA-256 of the seed of the next or running game.")]
    day: Annotated[
        str | None, Meta(description="The day whose game this is, until whose end its record is given to nobody.")
    ]
    called_off: Annotated[
        bool, Meta(description="Whether the last game was called off, after the server was restored from a backup.")
    ]
    watchers: Annotated[int, meaning("How many look on.")]
    asking: Annotated[tuple[AskingInfo, ...], meaning("Who came late, is here, and wishes to play on for a bot.")]
    bots_hurry: Annotated[
        bool, Meta(description="Whether bots think for less time than usual here, because many bots wait to think.")
    ]
    said: Annotated[tuple[Said, ...], meaning("What was said of late, without those whom the reader has muted.")]
    record: Annotated[
        str | None,
        Meta(description="Under this name the record of the last game can be had, until the next one begins."),
    ]


class You(msgspec.Struct, frozen=True):
    """What the table knows of whoever is connected."""

    person: Annotated[str, meaning("The public name by which the server knows the reader.")]
    seat: Annotated[int | None, meaning("Their seat; null: none.")]
    companions: Annotated[
        dict[int, int], Meta(description="The seats of those who play at the same device, by their numbers.")
    ]
    host: Annotated[bool, meaning("Whether they are host, or decide for a host for whom a bot plays.")]
    late: Annotated[
        Late | None,
        Meta(description="In a running game, whether they may ask for a bot's seat, do so, or were told no."),
    ]
    may_sit: Annotated[bool, meaning("Whether they may take a free seat.")]
    muted: Annotated[tuple[int, ...], meaning("The seats whose words they do not hear.")]
    word: Annotated[
        WantedWord | None, Meta(description="Whether to promise a word for the shuffle, or to give the promised one.")
    ]
    invite: Annotated[str | None, Meta(description="The code that opens a free seat; for those who sit.")]
    watch: Annotated[str | None, Meta(description="The code that lets somebody watch; for those who sit.")]


class Summary(msgspec.Struct, frozen=True):
    """What is kept of a table for lists, beside its log."""

    table: str
    status: Status
    game: int
    players: tuple[str, ...]
    people: tuple[str | None, ...]  # who sits where
    waiting: tuple[int, ...]  # the seats that owe a decision
    round: int
    rounds: int
    free_seats: int
    public: bool
    records: tuple[str, ...]
    host: str | None = None

    @property
    def host_name(self) -> str | None:
        """What the host is called, as long as they sit there."""
        if self.host is None or self.host not in self.people:
            return None
        return self.players[self.people.index(self.host)]


def info(
    table: Table,
    viewer: int | None,
    now: int,
    present: Collection[str],
    watchers: int,
    *,
    bots_hurry: bool = False,
    grace_ends: Mapping[int, int] = MappingProxyType({}),
) -> TableInfo:
    """The table around the game. `present` are the ids of those who are connected.

    `grace_ends` has the moments at which bots will play for those who are not.
    """
    muted = table.muted_by(viewer)
    names = told_apart([seat.name for seat in table.seats])
    avatars = avatars_of(table)
    people = [seat.name if seat.person else "" for seat in table.seats]
    seats = [
        seat_info(table, number, names[number], avatars[number], resembled(people, number), now, present)
        for number in range(len(table.seats))
    ]
    for number, end in grace_ends.items():
        seats[number] = replace(seats[number], bot_in=max(0, end - now))
    return TableInfo(
        table=table.id,
        status=table.status,
        game=table.number,
        settings=table.settings,
        host=table.host_seat,
        seats=tuple(seats),
        commitment=table.commitment,
        day=table.day,
        called_off=table.was_called_off,
        watchers=watchers,
        asking=tuple(
            AskingInfo(asking.person.id, asking.person.name, asking.person.avatar, asking.seat)
            for asking in table.asking.values()
            if asking.person.id in present and table.status in ("running", "paused")
        ),
        bots_hurry=bots_hurry,
        said=tuple(said for said in table.said if table.speakers.get(said.number) not in muted),
        record=table.records[-1] if table.records and table.status in ("over", "open") else None,
    )


def avatars_of(table: Table) -> list[str | None]:
    """Who has chosen none is given one that nobody else here has."""
    shown = [seat.person.chosen_avatar or None if seat.person else None for seat in table.seats]
    for number, seat in enumerate(table.seats):
        if shown[number] is None and seat.avatar is not None:
            shown[number] = unlike(seat.avatar, shown)
    return shown


def seat_info(
    table: Table,
    number: int,
    name: str,
    avatar: str | None,
    resembles: int | None,
    now: int,
    present: Collection[str],
) -> SeatInfo:
    seat = table.seats[number]
    person = seat.person
    has_clock = not isinstance(table.settings.clock, NoClock)
    return SeatInfo(
        holder="empty" if seat.is_free else "bot" if person is None else "program" if person.program else "person",
        name=name,
        avatar=avatar,
        level=table.bot_level(number) if seat.is_played_by_bot else None,
        stand_in=seat.stand_in,
        resembles=resembles,
        connected=person is not None and person.id in present,
        digest=seat.digest or None,
        left_out=seat.is_left_out,
        wants_pause=seat.wants_pause,
        ready=not seat.is_waited_for,
        time_left=seat.clock.left_at(now) if seat.is_played_by_person and table.has_begun else None,
        ticking=seat.clock.since is not None,
        waited=None if has_clock or seat.waited_since is None else max(0, now - seat.waited_since),
        bot_in=None,
        replaced_by=tuple(n for n, s in enumerate(table.seats) if s.person and s.person.id in seat.replaced_by),
        timeouts=seat.timeouts,
    )


def you(table: Table, person: str | None, invited: bool) -> You:
    seat = table.seat_of(person)
    seated = seat is not None
    muted = table.muted_by(seat)
    return You(
        person=person or "",
        seat=seat,
        companions=companions_at(table, person),
        host=seated and table.leads(person),
        late=None if seated else late(table, person, invited),
        may_sit=table.status == "open" and person is not None and (seated or invited) and has_free_seat(table),
        muted=tuple(number for number, s in enumerate(table.seats) if s.person and s.person.id in muted),
        word=table.wanted_word(seat),
        invite=table.invite if seated else None,
        watch=table.watch if seated else None,
    )


def has_free_seat(table: Table) -> bool:
    return any(seat.is_free for seat in table.seats)


def late(table: Table, person: str | None, invited: bool) -> Late | None:
    """How things stand for somebody without a seat who came when the game had begun."""
    is_late = table.status in ("running", "paused")
    if person is None or not is_late or not invited or table.format < LATE_FORMAT or table.day:
        return None
    if person in table.declined:
        return "declined"
    if person in table.asking:
        return "asks"
    return "may-ask" if open_to(table, person) else None


def why_kept_out(table: Table, code: str, person: str | None) -> Literal["sent-away", "not-allowed"] | None:
    """Why somebody is shown nothing of the table; None: they sit there, or may look on."""
    if table.seat_of(person) is not None or may_watch(table, code, person):
        return None
    return "sent-away" if is_sent_away(table, person) else "not-allowed"


def is_sent_away(table: Table, person: str | None) -> bool:
    """Companions go by their guest's secret, and stay out with the guest."""
    return person is not None and not {person, guest_of(person)}.isdisjoint(table.removed)


def may_watch(table: Table, code: str, person: str | None = None) -> bool:
    """Whether somebody who does not sit may look on: by the host's choice, or by an invitation.

    Before the game whoever was invited may come in even where nobody may watch: they look for a seat.
    """
    if is_sent_away(table, person):
        return False
    if table.settings.watching == "everyone":
        return True
    if code and code == table.watch:
        return table.settings.watching == "link"
    return bool(code) and code == table.invite and (table.status == "open" or table.settings.watching == "link")


def summary(table: Table) -> Summary:
    """The table from outside, as it is kept for lists."""
    played, in_all = table.rounds
    waiting = table.game.pending if table.game and table.status == "running" else ()
    return Summary(
        table=table.id,
        status=table.status,
        game=table.number,
        players=tuple(seat.name for seat in table.seats),
        people=tuple(seat.sitter.id if seat.sitter else None for seat in table.seats),
        waiting=tuple(waiting),
        round=played,
        rounds=in_all,
        free_seats=sum(seat.is_free for seat in table.seats) if table.status == "open" else 0,
        public=table.settings.watching == "everyone",
        records=tuple(table.records),
        host=table.host,
    )
