"""The routes of a server."""

import asyncio
import contextlib
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from wildcards.game import Record, Refusal
from wildcards.host.calls import Calls, Problem, known, problem, read_body, whole_story
from wildcards.host.client import Client
from wildcards.host.errors import StorageError
from wildcards.protocol import http
from wildcards.protocol.calls import CALLS, Call
from wildcards.server.addresses import address_of
from wildcards.server.connection import Connection
from wildcards.server.cookies import drop_cookies, secret_of, set_cookie
from wildcards.server.guard import THIS_MACHINE, SecurityHeaders, WholeBodies, is_own_page
from wildcards.server.invitations import invitation
from wildcards.server.metrics import metrics_page
from wildcards.server.node import Node
from wildcards.server.privacy import Privacy
from wildcards.server.readiness import health_of
from wildcards.server.static_files import Documentation, StaticFiles
from wildcards.server.storage.own_data import OwnData
from wildcards.server.turns import Turns
from wildcards.table import Person

UNCACHED = {"Cache-Control": "no-store"}
CACHED = {"Cache-Control": "private, max-age=3600"}
MAKES_GUESTS = ("become_guest", "make_token")
COST_AS_MUCH = ("forget_me", "log_out_everywhere", "my_data")  # all nodes have to hear of it, or much is read
MAKES_TABLES = ("make_table", "play_today")
BY_NAME = {call.name: call for call in CALLS}
REFUSALS = (Problem, Refusal, StorageError)  # whoever raises one of them has answered the request


class TooFast(Problem):
    """A new one each time: one that is raised again and again would keep every request that it has refused."""

    def __init__(self) -> None:
        super().__init__(429, "too-fast", "too many requests; wait a little")


class ServerCalls(Calls):
    def __init__(self, node: Node) -> None:
        super().__init__(node.hub, node.people)
        self._moderation = node.moderation
        days = node.config.keep._asdict()
        self._keep = {
            kind: days[kind] for kind in ("unused", "over", "idle", "records", "guests", "refusals", "reports")
        }
        self.privacy = Privacy(node.hub, node.moderation, OwnData(node.store))

    async def about(self, person: Person | None, given: None) -> http.About:
        return msgspec.structs.replace(await super().about(person, given), keep=self._keep)

    async def report(self, person: Person | None, given: http.NewReport) -> http.Reported:
        return await self._moderation.report(person, given)

    async def story(self, person: Person | None, given: Record) -> http.Story:
        """A long record takes a while; nobody else waits for it."""
        return http.Story(events=await asyncio.to_thread(whole_story, given))


class App:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.hub = node.hub
        self.limits = node.config.limits
        self.people = node.people
        self.calls = ServerCalls(node)
        self.local_only = node.config.host in THIS_MACHINE
        self.rates = node.hub.rates
        self._connections = 0

    def routes(self) -> list[BaseRoute]:
        own = {
            "become_guest": self.become_guest,
            "health": self.health,
            "live": self.live,
            "my_data": self.my_data,
            "forget_me": self.forget_me,
            "log_out_everywhere": self.log_out_everywhere,
        }
        calls = [
            Route(call.path, own.get(call.name) or partial(self.answer, call), methods=[call.method]) for call in CALLS
        ]
        return [
            *calls,
            Route("/metrics", self.metrics),
            WebSocketRoute("/ws", self.socket),
            Route("/t/{table}", self.invitation),
            Route("/docs", lambda request: RedirectResponse("/docs/")),
            Route("/docs/{path:path}", Documentation(self.rates.files)),
            Route("/{path:path}", StaticFiles(self.rates.files)),
        ]

    # Calls.

    async def answer(self, call: Call, request: Request) -> Response:
        """What the host answers to what was sent."""
        given = await self._given(call, request)
        person = await self.people.holder(secret_of(request)) if call.personal else None
        self.node.moderation.check(address_of(request), person)
        await self._check_games(call, person, given, request)
        status, body = await self.calls.answer(call, person, given)
        if call.name in MAKES_TABLES and status == 200 and getattr(given, "start", True):
            await self.hub.note_start(msgspec.json.decode(body)["table"], address_of(request))
        return json(body, status, CACHED if call.name == "record" and status == 200 else UNCACHED)

    async def _check_games(self, call: Call, person: Person | None, given: object, request: Request) -> None:
        """Somebody who makes a table, or starts a game with it, has not too many of them."""
        if person is None or call.name not in MAKES_TABLES:
            return
        self.hub.check_may_make_table(person.id, address_of(request))
        if getattr(given, "start", True):
            await self.hub.check_may_start(person.id, address_of(request))

    async def become_guest(self, request: Request) -> Response:
        """Beside the answer the browser gets a cookie."""
        given = await self._given(BY_NAME["become_guest"], request)
        self.node.moderation.check(address_of(request), await self.people.holder(secret_of(request)))
        secret, guest = await self.calls.become_guest(secret_of(request), given)
        answer = json(msgspec.json.encode(guest))
        set_cookie(answer, secret, secure=request.url.scheme == "https")
        return answer

    async def my_data(self, request: Request) -> Response:
        person = await self._known(BY_NAME["my_data"], request)
        self.node.moderation.check(address_of(request), person)
        return StreamingResponse(self.calls.privacy.data_of(person), 200, UNCACHED, media_type="application/json")

    async def forget_me(self, request: Request) -> Response:
        """The secret that came is worth nothing any more: the browser drops it."""
        person = await self._known(BY_NAME["forget_me"], request)
        await self.calls.privacy.forget(person)
        answer = json(msgspec.json.encode(http.Agreed()))
        drop_cookies(answer, secure=request.url.scheme == "https")
        return answer

    async def log_out_everywhere(self, request: Request) -> Response:
        """This browser gets another secret."""
        person = await self._known(BY_NAME["log_out_everywhere"], request)
        secret = await self.calls.privacy.log_out_everywhere(person)
        answer = json(msgspec.json.encode(http.Agreed()))
        set_cookie(answer, secret, secure=request.url.scheme == "https")
        return answer

    async def _known(self, call: Call, request: Request) -> Person:
        """Who asks something about themselves."""
        await self._given(call, request)
        return known(await self.people.holder(secret_of(request)))

    async def _given(self, call: Call, request: Request) -> Any:
        """What was sent: the body, or the name in the path."""
        buckets = [self.rates.requests]
        buckets += [self.rates.guests] if call.name in (*MAKES_GUESTS, *COST_AS_MUCH) else []
        buckets += [self.rates.reports] if call.name == "report" else []
        if not all(bucket.take(address_of(request)) for bucket in buckets):
            self.hub.metrics.refusals["too-fast"] += 1
            raise TooFast
        if call.method == "GET":
            return next(iter(request.path_params.values()), None)
        if not is_own_page(request, self.node.config.origins, self.local_only):
            raise Problem(403, "foreign-page", "a page of another origin may not do that")
        if call.takes is None:
            return None
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > self.limits.body_bytes:
                    raise Problem(413, "too-long", f"more than {self.limits.body_bytes} bytes")
        except ClientDisconnect:  # nobody hears the answer
            self.hub.metrics.refusals["aborted"] += 1
            raise Problem(400, "bad-message", "the request ended early") from None
        return read_body(call, bytes(data))

    # The server itself.

    def _check_rate(self, request: Request) -> None:
        if not self.rates.requests.take(address_of(request)):
            raise TooFast

    async def health(self, request: Request) -> Response:
        """Ready for more, or not. A proxy asks often, and so may anybody: it costs nothing."""
        self._check_rate(request)
        health = health_of(self.node)
        return json(msgspec.json.encode(health), 503 if health.status == "failing" else 200)

    async def live(self, request: Request) -> Response:
        self._check_rate(request)
        return json(msgspec.json.encode(http.Alive(status="alive")))

    async def metrics(self, request: Request) -> Response:
        self._check_rate(request)
        return PlainTextResponse(metrics_page(self.node, self._connections), media_type="text/plain; version=0.0.4")

    async def invitation(self, request: Request) -> Response:
        self._check_rate(request)
        return await invitation(request, self.hub.store)

    # The WebSocket.

    async def socket(self, socket: WebSocket) -> None:
        is_ours = is_own_page(socket, self.node.config.origins, self.local_only)
        is_full = self._connections >= self.limits.connections
        if not is_ours or is_full or not self.rates.connects.take(address_of(socket)):
            await socket.close(1008)  # before it is accepted: the browser sees a plain refusal
            return
        try:
            person = await self.people.holder(secret_of(socket))
        except StorageError:
            await socket.close(1013)
            return
        with contextlib.ExitStack() as places:
            address = address_of(socket)
            if self.node.moderation.ban_of(address, person):
                await socket.close(1008)
                return
            wanted = [(self.rates.connections_of_address, address)]
            wanted += [(self.rates.connections_of_person, person.id)] if person else []
            for held, name in wanted:
                if not held.take(name):
                    self.hub.metrics.refusals["too-many-connections"] += 1
                    await socket.close(1008)
                    return
                places.callback(held.give_back, name)
            self._connections += 1
            try:
                await Connection(self.hub, socket, Client(person, address)).run()
            finally:
                self._connections -= 1


def json(body: bytes, status: int = 200, headers: dict[str, str] = UNCACHED) -> Response:
    return Response(body, status, headers, media_type="application/json")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, REFUSALS)
    status, body = problem(error)
    return json(body, status)


async def no_such_page(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return await refused(request, Problem(status, "no-such-page", "there is nothing here"))


def make_app(node: Node) -> Starlette:
    return Starlette(
        routes=App(node).routes(),
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(WholeBodies),
            Middleware(Turns, limits=node.config.limits, metrics=node.hub.metrics),
        ],
        exception_handlers={HTTPException: no_such_page, **dict.fromkeys(REFUSALS, refused)},
    )
