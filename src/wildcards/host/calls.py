"""The calls of the protocol, by their names there: each a function of who asks and what was sent."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from wildcards import __version__
from wildcards.game import Game, Player, Record, Refusal
from wildcards.game.events import AnyEvent
from wildcards.host import daily
from wildcards.host.errors import StorageError
from wildcards.host.hub import Hub
from wildcards.host.interfaces import DaysGame, TableRow
from wildcards.host.names import is_name
from wildcards.host.people import People, new_secret
from wildcards.protocol import VERSION, http
from wildcards.protocol.calls import Call
from wildcards.protocol.refusals import Draining, TooManyGames, TooManyNewGames, Unavailable
from wildcards.table import Person
from wildcards.table.companions import guest_of
from wildcards.table.names import clean_name

log = logging.getLogger("wildcards")
STATUSES: dict[type[Refusal], int] = {TooManyGames: 429, TooManyNewGames: 429, Draining: 503, Unavailable: 503}


class Problem(Exception):  # noqa: N818 - an answer, not a fault
    def __init__(self, status: int, code: http.RequestFault, text: str, **facts: object) -> None:
        super().__init__(text)
        self.status = status
        self.body = http.Problem(code=code, text=text, facts=facts)


class Answer(NamedTuple):
    """A status of HTTP, and one JSON object."""

    status: int
    body: bytes


class Calls:
    def __init__(self, hub: Hub, people: People) -> None:
        self._hub = hub
        self._people = people

    async def answer(self, call: Call, person: Person | None, given: object = None) -> Answer:
        """What `call` gives, or why not."""
        respond: Callable[[Person | None, object], Awaitable[msgspec.Struct | msgspec.Raw]] = getattr(self, call.name)
        try:
            return Answer(200, msgspec.json.encode(await respond(person, given)))
        except (Problem, Refusal, StorageError) as error:
            return problem(error)

    async def about(self, person: Person | None, given: None) -> http.About:
        services = self._hub.services
        levels, defaults = services.thinkers.levels, services.settings.new_table
        return http.About(version=__version__, protocol=VERSION, levels=levels, defaults=defaults)

    async def become_guest(self, secret: str | None, given: http.NewGuest) -> tuple[str, http.Guest]:
        """The guest with the secret by which they are known: theirs, or a new one."""
        name = own_name(given.name)
        known = await self._people.holder(secret)
        secret = secret if secret and known else new_secret()
        person = await self._people.save(secret, name, program=False, avatar=given.avatar)
        return secret, http.Guest(person=person.id, name=person.name, avatar=person.avatar)

    async def make_token(self, person: Person | None, given: http.NewGuest) -> http.Token:
        secret = new_secret()
        program = await self._people.save(secret, own_name(given.name), program=True)
        return http.Token(token=secret, person=program.id, name=program.name)

    async def me(self, person: Person | None, given: None) -> http.Me:
        if person is None:
            return http.Me(person=None, name=None, avatar=None, tables=())
        tables = [summary_for(row, person) for row in await self._hub.store.tables_of(person.id)]
        tables.sort(key=lambda table: not table.your_turn)
        return http.Me(person=person.id, name=person.name, avatar=person.avatar, tables=tuple(tables))

    async def my_games(self, person: Person | None, given: None) -> http.MyGames:
        return http.MyGames(games=tuple(await self._hub.store.games_of(person.id)) if person else ())

    async def forget_games(self, person: Person | None, given: None) -> http.MyGames:
        await self._hub.store.forget_games(known(person).id)
        return http.MyGames(games=())

    async def today(self, person: Person | None, given: None) -> http.Today:
        day = self._hub.today
        tries = await self._hub.store.tries_of(person.id, day) if person else {}
        shown = [await self._try(person, game, table) for game, table in tries.items() if person]
        return http.Today(day=day, ends=daily.end_of(day), tries=tuple(shown))

    async def _try(self, person: Person, game: DaysGame, table: str) -> http.TodaysTry:
        own = await self._hub.store.placing(game, person.id)
        return http.TodaysTry(
            table=table,
            players=game.players,
            level=game.level,
            points=own.points if own else None,
            rank=own.rank if own else None,
            place=own.place if own else None,
            finished=await self._hub.store.finished(game),
        )

    async def play_today(self, person: Person | None, given: http.TodaysGame) -> http.TodaysTable:
        return http.TodaysTable(table=await self._hub.todays_table(known(person), given.players, given.level))

    async def public_tables(self, person: Person | None, given: None) -> http.PublicTables:
        rows = await self._hub.store.public_tables(self._hub.services.settings.limits.listed_per_person)
        return http.PublicTables(tables=tuple(summary_for(row, person) for row in rows))

    async def make_table(self, person: Person | None, given: http.NewTable) -> http.MadeTable:
        host = known(person)
        table = await self._hub.make_table(host, given.settings, given.bots, given.start, given.digest)
        return http.MadeTable(table=table.id, invite=table.invite, watch=table.watch)

    async def table(self, person: Person | None, given: str) -> http.TableSummary:
        row = await self._hub.store.table(given) if is_name(given) else None
        if row is None:
            raise Problem(404, "no-such-table", "there is no such table")
        return summary_for(row, person)

    async def link(self, person: Person | None, given: http.LinkCode) -> http.Link:
        link = await self._hub.store.link(given.code) if is_name(given.code) else None
        row = await self._hub.store.table(link.table) if link else None
        if link is None or row is None:
            raise Problem(404, "no-such-link", "this link leads nowhere, or its table is gone")
        seen = summary_for(row, None)
        return http.Link(
            table=link.table,
            opens=link.opens,
            status=seen.status,
            free_seats=seen.free_seats,
            host=row.summary.host_name,
            players=seen.players,
        )

    async def record(self, person: Person | None, given: str) -> msgspec.Raw:
        record = await self._hub.store.record(given) if is_name(given) else None
        if record is None:
            raise Problem(404, "no-such-record", "there is no such record")
        day = await self._hub.store.day_of(given)
        if day is not None and day >= self._hub.today:
            raise Problem(403, "sealed", f"this record is sealed until {day} is over (UTC)", day=day)
        return msgspec.Raw(record.encode())

    async def recorded_story(self, person: Person | None, given: str) -> http.Story:
        return await self.story(person, Record.from_json(bytes(await self.record(person, given))))

    async def story(self, person: Person | None, given: Record) -> http.Story:
        return http.Story(events=whole_story(given))


def read_body(call: Call, data: bytes) -> Any:
    """What was sent, as the call takes it."""
    try:
        return msgspec.json.decode(data, type=call.takes)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem(400, "bad-message", str(error)[:200]) from None


def problem(error: Problem | Refusal | StorageError) -> Answer:
    match error:
        case Problem():
            status, body = error.status, error.body
        case Refusal():
            status = STATUSES.get(type(error), 400)
            body = http.Problem(code=error.code, text=str(error), facts=error.facts)
        case StorageError():
            log.warning("storage failed", extra={"error": str(error)})
            status, body = 503, http.Problem(code="unavailable", text="try again in a moment", facts={})
    return Answer(status, msgspec.json.encode(body))


def known(person: Person | None) -> Person:
    if person is None:
        raise Problem(401, "nobody", "become a guest first: POST /api/guests")
    return person


def own_name(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise Problem(400, "bad-name", "a name needs something that can be seen, and no marks of cards")
    return cleaned


def is_at_device_of(somebody: str | None, person: Person) -> bool:
    """Whether it is the person, or one of those who play at the same device."""
    return somebody is not None and guest_of(somebody) == person.id


def summary_for(row: TableRow, person: Person | None) -> http.TableSummary:
    """A table from outside, as it concerns one person."""
    summary = row.summary
    seat = summary.people.index(person.id) if person and person.id in summary.people else None
    return http.TableSummary(
        table=summary.table,
        status=summary.status,
        game=summary.game,
        players=tuple(
            Player(name, bot=None if sitting else name or None)
            for name, sitting in zip(summary.players, summary.people, strict=True)
        ),
        round=summary.round,
        rounds=summary.rounds,
        free_seats=summary.free_seats,
        your_seat=seat,
        your_turn=person is not None and any(is_at_device_of(summary.people[seat], person) for seat in summary.waiting),
        can_watch=summary.public,
        changed=row.changed,
        records=summary.records if seat is not None or summary.public else (),
    )


def whole_story(record: Record) -> tuple[AnyEvent, ...]:
    """Every event as the seat that it belongs to knows it. A record tells everything, so nothing is given away."""
    record.check_format()
    game = Game.replay(record)
    public, *own = [game.events(seat) for seat in (None, *range(len(record.players)))]
    return tuple(own[getattr(event, "seat", 0)][place] for place, event in enumerate(public))
