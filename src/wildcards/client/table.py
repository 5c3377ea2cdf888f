"""One table as a client knows it: the newest update, the story so far, and a way to act.

What is asked for has an id. After a lost connection it is asked for again with the same id, so that it happens once;
and the story goes on where it was known to be.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

import msgspec

from wildcards.client.connection import Dial
from wildcards.client.errors import ClientError, Dismissed, error_of_refused
from wildcards.client.inbox import ConnectionChanged, Inbox, Message
from wildcards.client.line import ConnectionState, Handlers, Line
from wildcards.client.shuffling import ShuffleWord, all_have_promised
from wildcards.game import Move, Refusal
from wildcards.game.events import AnyEvent
from wildcards.game.view import ShownView
from wildcards.protocol import VERSION
from wildcards.protocol.messages import Command, Done, Hello, Notice, Refused, ServerMessage, Update
from wildcards.protocol.refusals import BadMessage
from wildcards.table.actions import Leave, PersonAction, Play, Say, Sit, Start
from wildcards.table.table_view import TableInfo, You

PROMISE_SECONDS = 1.5  # so long a start waits for words that are to be in the shuffle


class Table:
    """Used with `async with`, which connects, and goes on when the first update is there. Then

    - `update` is how things stand, `events` the story of the game so far;
    - `do` asks for an action: `await table.do(Pause())`; `sit`, `start`, `play`, `say` and `leave` are shorter. What is
      not possible raises the `Refusal` of game or table, and changes nothing;
    - `async for message in table` gives what comes: first how things stand, then every `Update` and `Notice`, and
      `ConnectionChanged` when the connection is lost or there again. Several may read at once.

    A lost connection is dialled again until it is there; `patience` is the number of seconds after which it is given
    up. What ends the connection for good raises a `ClientError` wherever somebody waits.
    """

    def __init__(
        self, dial: Dial, table: str, code: str = "", *, full_view: bool = False, patience: float | None = None
    ) -> None:
        self.name = table
        self.code = code
        self.update: Update | None = None
        self.events: list[AnyEvent] = []
        self.state: ConnectionState = "connecting"
        self._full_view = full_view
        self._line = Line(dial, Handlers(self._greeting, self._hear, self._changed), patience)
        self._is_greeted = False
        self._asked: dict[str, tuple[Command, asyncio.Future[Done]]] = {}
        self._sent: set[str] = set()  # of those, what this connection was given
        self._done = 0  # the version after the newest command
        self._inboxes: set[Inbox] = set()
        self._error: ClientError | None = None
        self._running: asyncio.Task[None] | None = None
        self._word = ShuffleWord()
        self._shuffling: asyncio.Task[None] | None = None

    # Coming and going.

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        try:
            await self.wait_until(lambda update: True)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hangs up. A seat stays taken; `leave` gives it up."""
        tasks = [task for task in (self._running, self._shuffling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._end(None)

    async def _run(self) -> None:
        try:
            await self._line.run()
        except ClientError as error:
            self._end(error)

    def _end(self, error: ClientError | None) -> None:
        if self.state == "closed":
            return
        self._changed("closed")
        self._error = error or Dismissed("the table is closed", "closed")
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self._error)
        for inbox in self._inboxes:
            inbox.close(error)

    # How things stand.

    @property
    def known(self) -> Update:
        """The newest update."""
        assert self.update is not None, "nothing has come yet: use the table with `async with`"
        return self.update

    @property
    def info(self) -> TableInfo:
        """The table around the game: status, seats, chat."""
        return self.known.table

    @property
    def you(self) -> You:
        """What the table knows of this client."""
        return self.known.you

    @property
    def seat(self) -> int | None:
        """Where this client sits; None: it looks on."""
        return self.known.you.seat

    @property
    def view(self) -> ShownView | None:
        """A whole `View` if the table was opened with `full_view`."""
        return self.known.view

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for a decision of this client's seat."""
        view = self.known.view
        return self.info.status == "running" and view is not None and self.seat in view.pending

    def __aiter__(self) -> AsyncIterator[Message]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[Message]:
        inbox = Inbox()
        if self.state == "closed":
            inbox.close(self._error)
        elif self.update is not None:
            inbox.put(self.update)
        self._inboxes.add(inbox)
        try:
            while (message := await inbox.get()) is not None:
                yield message
        finally:
            self._inboxes.discard(inbox)

    async def wait_until(self, wanted: Callable[[Update], bool]) -> Update:
        """The first update that is as wanted, beginning with the newest one there is."""
        async for message in self:
            if isinstance(message, Update) and wanted(message):
                return message
        assert self._error is not None, "an inbox ends with the table"
        raise self._error

    # What one can do.

    async def do(self, action: PersonAction, seen: int | None = None) -> None:
        """Asks for an action; ends when it has happened and can be seen. A `Refusal` says why it cannot happen.

        It is meant for the newest update, or for that of the version `seen`: `Stale` if something else is asked since.
        """
        if self._error is not None:
            raise self._error
        expects = max(self._version, self._done) if seen is None else seen
        command = Command(id=secrets.token_hex(16), expects=expects, action=action)
        try:
            msgspec.convert(msgspec.to_builtins(command), Command)
        except msgspec.ValidationError as error:  # the server would not understand it either
            raise BadMessage(what=str(error)) from None
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._asked[command.id] = (command, answer)
        try:
            await self._send(command)
            done = await answer
        finally:
            del self._asked[command.id]
            self._sent.discard(command.id)
        self._done = max(self._done, done.version)
        if not isinstance(action, Leave):  # whoever has left is shown no more
            await self.wait_until(lambda update: update.version >= done.version)

    async def sit(self, seat: int | None = None) -> None:
        """Takes a seat, or another one; without a number the first that is free."""
        await self.do(Sit(seat=seat, code=self.code))

    async def start(self) -> None:
        """Starts the game, as its host; ends when the cards are dealt. Who has just sat down promises a word first."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PROMISE_SECONDS):
                await self.wait_until(all_have_promised)
        await self.do(Start())
        await self.wait_until(lambda update: update.table.status != "shuffling")

    async def play(self, move: Move | str, seen: int | None = None) -> None:
        """Answers the question, in the notation or as a `Move`; `seen` as for `do`."""
        await self.do(Play(move=str(move)), seen)

    async def say(self, text: str) -> None:
        """Says something in the chat."""
        await self.do(Say(text=text))

    async def leave(self) -> None:
        """Gets up for good."""
        await self.do(Leave())

    # The talk with the server.

    @property
    def _version(self) -> int:
        return self.update.version if self.update else 0

    def _greeting(self) -> Hello:
        self._is_greeted = False
        self._sent.clear()
        return Hello(
            protocol=VERSION,
            table=self.name,
            code=self.code,
            game=self.info.game if self.events else 0,
            events=len(self.events),
            full_view=self._full_view,
        )

    async def _send(self, command: Command) -> None:
        """Once on each connection, after its first update."""
        if self._is_greeted and command.id not in self._sent:
            self._sent.add(command.id)
            await self._line.send(command)

    async def _hear(self, message: ServerMessage) -> None:
        match message:
            case Update():
                await self._take(message)
            case Notice():
                self._tell(message)
            case Refused(id=None):
                raise Dismissed(f"the server does not understand this client: {message.text}", message.code)
            case Done(id=str(name)) | Refused(id=str(name)) if name in self._asked:
                _, answer = self._asked[name]
                if answer.done():  # whoever asked has given up waiting
                    return
                if isinstance(message, Done):
                    answer.set_result(message)
                else:
                    answer.set_exception(error_of_refused(message))

    async def _take(self, update: Update) -> None:
        if self.update is None or update.table.game != self.info.game:
            self.events = []
        if update.first_event > len(self.events):
            await self._line.send(self._greeting())
            return
        self.events[update.first_event :] = update.events
        self.update = update
        if not self._is_greeted:
            self._is_greeted = True
            self._line.opened()
        self._tell(update)
        for command, _ in list(self._asked.values()):
            await self._send(command)
        if self._shuffling is None or self._shuffling.done():
            self._shuffling = asyncio.create_task(self._help_to_shuffle(update))

    async def _help_to_shuffle(self, update: Update) -> None:
        try:
            while (action := self._word.answer_to(update)) is not None:
                await self.do(action)
                update = self.known
        except (Refusal, ClientError):
            return  # somebody else was quicker, or nothing is asked any more

    def _changed(self, state: ConnectionState) -> None:
        if state != self.state:
            self.state = state
            self._tell(ConnectionChanged(state))

    def _tell(self, message: Message) -> None:
        for inbox in self._inboxes:
            inbox.put(message)
