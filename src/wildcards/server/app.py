"""The routes of a server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from wildcards import __version__
from wildcards.game import Game, Record, Refusal
from wildcards.game.events import AnyEvent
from wildcards.protocol import VERSION, http
from wildcards.protocol.calls import CALLS, Call
from wildcards.server.client import Client
from wildcards.server.config import Config
from wildcards.server.guard import THIS_MACHINE, Buckets, SecurityHeaders, is_own_page
from wildcards.server.hub import Hub
from wildcards.server.people import COOKIE, COOKIE_SECONDS, People, new_secret, secret_of
from wildcards.server.session import Session
from wildcards.server.static_files import Pages
from wildcards.server.storage import StorageError, TableRow
from wildcards.table import Settings
from wildcards.table.actions import Person
from wildcards.table.text import clean_name

log = logging.getLogger("wildcards")
Answer = Callable[[Any, Request], Awaitable[Any]]


class Problem(Exception):  # noqa: N818 - an answer, not a fault
    def __init__(self, status: int, code: str, text: str, **facts: object) -> None:
        super().__init__(text)
        self.status = status
        self.body = http.Problem(code=code, text=text, facts=facts)


class App:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.config: Config = hub.config
        self.people = People(hub.store)
        self.local_only = hub.config.host in THIS_MACHINE
        self._requests = Buckets(hub.config.limits.requests_per_second, hub.config.limits.request_burst)
        self._connected: dict[str, int] = {}
        self._connections = 0

    # Calls, by the names they have in the protocol.

    async def about(self, body: None, request: Request) -> http.About:
        return http.About(version=__version__, protocol=VERSION, levels=self.hub.levels, defaults=Settings())

    async def become_guest(self, body: http.NewGuest, request: Request) -> Response:
        secret = secret_of(request)
        known = await self.people.holder(secret) if secret else None
        secret = secret if secret and known else new_secret()
        person = await self.people.save(secret, own_name(body.name), program=False)
        answer = json(http.Guest(person=person.id, name=person.name))
        answer.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return answer

    async def make_token(self, body: http.NewGuest, request: Request) -> http.Token:
        secret = new_secret()
        person = await self.people.save(secret, own_name(body.name), program=True)
        return http.Token(token=secret, person=person.id, name=person.name)

    async def me(self, body: None, request: Request) -> http.Me:
        person = await self.people.whoever_asks(request)
        if person is None:
            return http.Me(person=None, name=None, tables=())
        tables = [summary_for(row, person) for row in await self.hub.store.tables_of(person.id)]
        tables.sort(key=lambda table: not table.your_turn)
        return http.Me(person=person.id, name=person.name, tables=tuple(tables))

    async def public_tables(self, body: None, request: Request) -> http.PublicTables:
        person = await self.people.whoever_asks(request)
        rows = await self.hub.store.public_tables()
        return http.PublicTables(tables=tuple(summary_for(row, person) for row in rows))

    async def make_table(self, body: http.NewTable, request: Request) -> http.MadeTable:
        person = await self.people.whoever_asks(request)
        if person is None:
            raise Problem(401, "nobody", "become a guest first: POST /api/guests")
        table = await self.hub.make_table(person, body.settings, body.bots, body.start)
        return http.MadeTable(table=table.id, invite=table.invite, watch=table.watch)

    async def table(self, body: None, request: Request) -> http.TableSummary:
        row = await self.hub.store.table(request.path_params["table"])
        if row is None:
            raise Problem(404, "no-such-table", "there is no such table")
        return summary_for(row, await self.people.whoever_asks(request))

    async def link(self, body: http.LinkCode, request: Request) -> http.Link:
        link = await self.hub.store.link(body.code)
        row = await self.hub.store.table(link.table) if link else None
        if link is None or row is None:
            raise Problem(404, "no-such-link", "this link leads nowhere, or its table is gone")
        return http.Link(
            table=link.table, opens=link.opens, status=row.summary.status, free_seats=row.summary.free_seats
        )

    async def record(self, body: None, request: Request) -> Response:
        record = await self.hub.store.record(request.path_params["record"])
        if record is None:
            raise Problem(404, "no-such-record", "there is no such record")
        return Response(record, media_type="application/json", headers={"Cache-Control": "private, max-age=3600"})

    async def story(self, body: Record, request: Request) -> http.Story:
        return http.Story(events=await asyncio.to_thread(whole_story, body))

    async def health(self, body: None, request: Request) -> Response:
        storage = not self.hub.is_stopping and await self.hub.store.is_working()
        health = http.Health(status="ok" if storage else "failing", storage=storage, workers=self.hub.workers.alive)
        return json(health, 200 if storage else 503)

    async def metrics(self, request: Request) -> Response:
        writer, workers = self.hub.store.writer, self.hub.workers
        gauges = {
            "wildcards_connections": self._connections,
            "wildcards_live_tables": len(self.hub.rooms),
            "wildcards_workers": workers.alive,
            "wildcards_bot_answers": workers.answers,
            "wildcards_bot_failures": workers.failures,
            "wildcards_commits": writer.groups,
            "wildcards_written_jobs": writer.jobs,
            "wildcards_lost_milliseconds": self.hub.time.lost,
        }
        histograms = {
            "wildcards_commit_seconds": writer.seconds,
            "wildcards_loop_lag_seconds": self.hub.pulse.lag,
            "wildcards_collector_seconds": self.hub.pulse.collector,
        }
        return PlainTextResponse(self.hub.metrics.page(gauges, histograms), media_type="text/plain; version=0.0.4")

    # The WebSocket.

    async def socket(self, socket: WebSocket) -> None:
        limits = self.config.limits
        if not is_own_page(socket, self.config.origins, self.local_only) or self._connections >= limits.connections:
            await socket.close(1008)  # before it is accepted: the browser sees a plain refusal
            return
        try:
            person = await self.people.whoever_asks(socket)
        except StorageError:
            await socket.close(1013)
            return
        name = person.id if person else f"address {socket.client.host if socket.client else ''}"
        most = limits.connections_per_person if person else limits.connections
        if self._connected.get(name, 0) >= most:
            await socket.close(1008)
            return
        self._connected[name] = self._connected.get(name, 0) + 1
        self._connections += 1
        try:
            await Session(self.hub, socket, Client(person)).run()
        finally:
            self._connections -= 1
            self._connected[name] -= 1
            if not self._connected[name]:
                del self._connected[name]

    # Around every call.

    def endpoint(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        answer: Answer = getattr(self, call.name)

        async def respond(request: Request) -> Response:
            try:
                if call.name != "health" and not self._requests.take(request.client.host if request.client else ""):
                    raise Problem(429, "too-fast", "too many requests; wait a little")
                body = await self._body(call, request) if call.method == "POST" else None
                given = await answer(body, request)
            except Problem as problem:
                return json(problem.body, problem.status)
            except Refusal as refusal:
                return json(http.Problem(code=refusal.code, text=str(refusal), facts=refusal.facts), 400)
            except StorageError as error:
                log.warning("storage failed", extra={"error": str(error)})
                return json(http.Problem(code="unavailable", text="try again in a moment", facts={}), 503)
            return given if isinstance(given, Response) else json(given)

        return respond

    async def _body(self, call: Call, request: Request) -> Any:
        if not is_own_page(request, self.config.origins, self.local_only):
            raise Problem(403, "foreign-page", "a page of another origin may not do that")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.config.limits.body_bytes:
                raise Problem(413, "too-long", f"more than {self.config.limits.body_bytes} bytes")
        try:
            return msgspec.json.decode(bytes(data), type=call.takes)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem(400, "bad-message", str(error)[:200]) from None


def whole_story(record: Record) -> tuple[AnyEvent, ...]:
    """Every event as the seat that it belongs to knows it. A record tells everything, so nothing is given away."""
    record.check_format()
    game = Game.replay(record)
    public, *own = [game.events(seat) for seat in (None, *range(len(record.players)))]
    return tuple(own[getattr(event, "seat", 0)][place] for place, event in enumerate(public))  # type: ignore[misc]


def own_name(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise Problem(400, "bad-name", "a name needs at least one printable character")
    return cleaned


def json(body: msgspec.Struct, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, media_type="application/json")


def summary_for(row: TableRow, person: Person | None) -> http.TableSummary:
    """A table from outside, as it concerns one person."""
    summary = row.summary
    seat = summary.people.index(person.id) if person and person.id in summary.people else None
    return http.TableSummary(
        table=summary.table,
        status=summary.status,
        game=summary.game,
        players=summary.players,
        round=summary.round,
        rounds=summary.rounds,
        free_seats=summary.free_seats,
        your_seat=seat,
        your_turn=seat is not None and seat in summary.waiting,
        can_watch=summary.public,
        changed=row.changed,
        records=summary.records if seat is not None or summary.public else (),
    )


async def no_such_page(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return json(http.Problem(code="no-such-page", text="there is nothing here", facts={}), status)


def make_app(hub: Hub) -> Starlette:
    app = App(hub)
    routes: list[BaseRoute] = [Route(call.path, app.endpoint(call), methods=[call.method]) for call in CALLS]
    routes += [
        Route("/metrics", app.metrics),
        WebSocketRoute("/ws", app.socket),
        Route("/{path:path}", Pages()),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: no_such_page},
    )
