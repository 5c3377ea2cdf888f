"""One connection to a table: what it knows, and what waits to be sent to it.

What waits is bounded: a few short answers, and one update. A newer update takes the place of one that has not been
sent, and carries its events too; so a slow client holds nobody up and misses nothing.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from wildcards.protocol.messages import Bye, Notice, ServerMessage, Update, WhyBye
from wildcards.table.actions import Person
from wildcards.table.companions import guest_of

ANSWERS_KEPT = 64
Send = Callable[[str], Awaitable[None]]
ENCODER = msgspec.json.Encoder()


class Client:
    __slots__ = (
        "_answers",
        "_bye",
        "_is_given_up",
        "_sending",
        "_sending_since",
        "_update",
        "_wake",
        "address",
        "code",
        "events",
        "full_view",
        "game",
        "glimpse",
        "person",
        "you",
    )

    def __init__(self, person: Person | None, address: str = "") -> None:
        self.person = person
        self.address = address  # where it comes from: an address, or a whole network that counts as one
        self.code = ""
        self.game = 0  # the game of which the client knows events
        self.events = 0  # how many of them
        self.full_view = False  # whether it reads what only bots do
        self.glimpse: object = None  # what it was shown last, if with a delay
        self.you: object = None  # and what of itself
        self._answers: deque[bytes] = deque()
        self._update: tuple[bytes, int, int] | None = None
        self._bye: Bye | None = None
        self._wake = asyncio.Event()
        self._sending: asyncio.Task[object] | None = None
        self._sending_since: float | None = None  # when the sending began that is not over yet
        self._is_given_up = False

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def guest_id(self) -> str | None:
        """Who answers for the connection: companions have what their guest has, and no more."""
        return guest_of(self.person.id) if self.person else None

    @property
    def is_leaving(self) -> bool:
        return self._bye is not None

    def answer(self, message: ServerMessage) -> None:
        if len(self._answers) >= ANSWERS_KEPT:
            self.dismiss("slow", retry=True)
            return
        self._answers.append(ENCODER.encode(message))
        self._wake.set()

    def tell(self, text: str) -> None:
        """Something that the operator says to everybody."""
        self.answer(Notice(text=text))

    def show(self, update: Update) -> None:
        """The newest state of affairs. Its events begin where the client's knowledge ends."""
        self.show_encoded(ENCODER.encode(update), update.table.game, update.first_event + len(update.events))

    def show_encoded(self, update: bytes, game: int, events: int) -> None:
        self._update = (update, game, events)
        self._wake.set()

    def dismiss(self, why: WhyBye, *, retry: bool) -> None:
        """Sends no more than a farewell."""
        if self._bye is None:
            self._bye = Bye(why=why, retry=retry)
            self._answers.clear()
            self._update = None
            self._wake.set()

    async def send_all(self, send: Send) -> WhyBye:
        """Sends what waits, as it comes, until the client is dismissed or given up; says why it was."""
        self._sending = asyncio.current_task()
        clock = asyncio.get_running_loop().time
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                self._sending_since = clock()
                while self._answers:
                    await send(self._answers.popleft().decode())
                if self._update is not None:
                    text, self.game, self.events = self._update
                    self._update = None
                    await send(text.decode())
                if self._bye is not None:
                    await send(ENCODER.encode(self._bye).decode())
                    return self._bye.why
                self._sending_since = None
        except asyncio.CancelledError:
            if self._is_given_up:
                return "slow"
            raise

    def give_up_if_slow(self, now: float, seconds: float) -> None:
        """Looked at now and then: a timer for each message would cost as much as the message."""
        if self._sending is not None and self._sending_since is not None and now - self._sending_since > seconds:
            self._is_given_up = True
            self._sending.cancel()
