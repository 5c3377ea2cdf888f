"""The talking half of a connection: what one client says, understood and answered. One connection, one table."""

import msgspec

from wildcards.game import Refusal
from wildcards.host.client import Client
from wildcards.host.errors import Damaged, StorageError
from wildcards.host.hub import Hub
from wildcards.host.names import is_name
from wildcards.host.room import Room
from wildcards.protocol import VERSION
from wildcards.protocol.messages import ClientMessage, Command, Done, Hello, Ping, Pong, Refused
from wildcards.protocol.refusals import BadMessage, TooFast, Unavailable
from wildcards.table import table_view
from wildcards.table.actions import Play, Start, TakeBack
from wildcards.table.companions import companion_of

DECODER = msgspec.json.Decoder[ClientMessage](ClientMessage)
BAD_MESSAGES_ALLOWED = 20


class Session:
    """Begins when a client connects and ends with `end`. What is to be sent waits in the client: `send_all`."""

    def __init__(self, hub: Hub, client: Client) -> None:
        self.room: Room | None = None
        self._hub = hub
        self._client = client
        self._guest = client.person
        self._bad_messages = 0
        self._is_watching = False
        hub.welcome(client)

    def end(self) -> None:
        if self.room is not None:
            self.room.leave(self._client)
        if self._is_watching:
            self._hub.rates.watchers_of_address.give_back(self._client.address)
        self._hub.part_with(self._client)

    async def hear(self, text: str | bytes) -> None:
        """One message of the client. The answer waits to be sent when this returns."""
        if not self._hub.rates.messages.take(self._client.guest_id, self._client.address):
            self._hub.metrics.refusals["too-fast"] += 1
            self._client.dismiss("too-fast", retry=True)
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._answer_nonsense(str(error))
            return
        match message:
            case Hello():
                await self._hello(message)
            case Command() if self.room is not None:
                self._client.answer(await self._obey(self.room, message))
            case Command():
                self._answer_nonsense("say hello before anything else")
            case Ping():
                self._client.answer(Pong())

    async def _obey(self, room: Room, command: Command) -> Done | Refused:
        """Moves are as quick as the person; what else may be done is kept to less, and games to so many."""
        rates, client = self._hub.rates, self._client
        is_move = isinstance(command.action, Play | TakeBack)
        if not is_move and not rates.chatter.take(client.guest_id, client.address):
            return room.refuse(command, TooFast())
        is_start = isinstance(command.action, Start) and room.table.status == "open"
        if client.guest_id and is_start:
            try:
                self._hub.check_not_draining()
                if room.table.number:  # another game costs as much as another table
                    self._hub.check_may_make_table(client.guest_id, client.address)
                await self._hub.check_may_start(client.guest_id, client.address)
            except Refusal as refusal:
                return room.refuse(command, refusal)
            except StorageError:
                return room.refuse(command, Unavailable())
        answer = await room.command(client, command)
        if is_start and isinstance(answer, Done):
            await self._hub.note_start(room.table.id, client.address)
        return answer

    def _answer_nonsense(self, text: str) -> None:
        self._hub.metrics.refusals["bad-message"] += 1
        self._bad_messages += 1
        version = self.room.ledger.stored if self.room else 0
        bad = BadMessage(what=text)
        self._client.answer(
            Refused(id=None, code=bad.code, rule="", facts={"what": text[:200]}, text=str(bad), version=version)
        )
        if self._bad_messages > BAD_MESSAGES_ALLOWED:
            self._client.dismiss("bad-message", retry=False)

    async def _hello(self, hello: Hello) -> None:
        client = self._client
        if hello.protocol != VERSION:
            client.dismiss("old-client", retry=False)
            return
        if self.room is not None and self.room.table.id != hello.table:
            self._answer_nonsense("a connection is for one table")
            return
        if hello.companion is not None and self._guest is not None and self.room is None:
            client.person = companion_of(self._guest, hello.companion.number, hello.companion.name)
        try:
            room = self.room or (await self._hub.room(hello.table) if is_name(hello.table) else None)
            if room is not None:
                await room.ledger.settle()
        except Damaged:
            client.dismiss("set-aside", retry=False)
            return
        except (StorageError, Unavailable):
            client.dismiss("stopping", retry=True)
            return
        if room is None:
            client.dismiss("no-such-table", retry=False)
            return
        why_out = table_view.why_kept_out(room.table, hello.code, client.person_id)
        if why_out is not None:
            client.dismiss(why_out, retry=False)
            return
        if room.table.seat_of(client.person_id) is None and not self._is_watching:
            self._is_watching = self._hub.rates.watchers_of_address.take(client.address)
            if not self._is_watching:
                client.dismiss("too-fast", retry=True)
                return
        client.code, client.full_view = hello.code, hello.full_view
        client.game, client.events = hello.game, min(hello.events, room.broadcast.events_told(hello.game))
        self.room = room
        try:
            await room.enter(client)
        except Unavailable:
            client.dismiss("stopping", retry=True)
