"""A table that is live here: its ledger, what is broadcast of it, what it does by itself, and its clients.

One direction: a command → the ledger (whose turn, which version, legal? then the log, committed) → the answer → a view
for each.
"""

import asyncio
from collections.abc import Callable

import msgspec

from wildcards.game import Refusal
from wildcards.host.automatic import Automatic
from wildcards.host.background import failures_noted
from wildcards.host.broadcast import Broadcast
from wildcards.host.client import Client
from wildcards.host.delay import Glimpses
from wildcards.host.errors import Conflict, Damaged
from wildcards.host.interfaces import Services, Timer
from wildcards.host.ledger import Ledger, Submission
from wildcards.host.loading import Loaded
from wildcards.host.presence import Presence
from wildcards.protocol.messages import Command, Done, Refused, WhyBye
from wildcards.protocol.refusals import Unavailable
from wildcards.table import Table
from wildcards.table.actions import AnyAction
from wildcards.table.refusals import NoSuchAction

PRESENCE_SECONDS = 0.2


class Room:
    def __init__(
        self,
        loaded: Loaded,
        services: Services,
        closed: Callable[["Room", Damaged | None], None],
        may_keep_refusal: Callable[[str], bool],
    ) -> None:
        """`closed` is called when the room is given up, with the reason if its log turned out to be damaged."""
        self._services = services
        self._closed = closed
        self._may_keep_refusal = may_keep_refusal  # of a person
        self._telling: Timer | None = None
        self.presence = Presence(loaded.table.id, services.nodes)
        self.ledger = Ledger(loaded, services.store, services.clock, services.metrics, self)
        self.automatic = Automatic(self.ledger, self.presence, services, self._note_haste)
        self.broadcast = Broadcast(self.ledger, self.presence, services.clock, self.automatic.grace_ends)
        self.broadcast.begin(loaded.glimpses)
        self.automatic.note_presence()
        self.automatic.look()

    @property
    def table(self) -> Table:
        return self.ledger.table

    @property
    def is_asleep(self) -> bool:
        """Nobody is there and nothing is under way."""
        return not self.presence.clients and self.automatic.is_idle and not self.ledger.is_busy

    def close(self, why: WhyBye, damaged: Damaged | None = None) -> None:
        """Ends the room here. Clients are told to come back, unless it is of no use."""
        self.ledger.close()
        self.automatic.stop()
        self.broadcast.stop()
        if self._telling is not None:
            self._telling.cancel()
        for client in list(self.presence.clients):
            client.dismiss(why, retry=damaged is None)
        self._closed(self, damaged)

    # Commands.

    async def command(self, client: Client, command: Command) -> Done | Refused:
        """What a client asks for happens, or is refused."""
        if client.person is None:
            return self.refuse(command, NoSuchAction())
        started = asyncio.get_running_loop().time()
        key = f"{client.person.id}.{command.id}"
        if (kept := self.ledger.refused_before(key)) is not None:
            return msgspec.json.decode(kept, type=Refused)

        def action() -> AnyAction:
            self.automatic.check(command.action)
            return command.action

        wanted = Submission(key, action, client.person, command.expects)
        try:
            version = await self.ledger.submit(wanted)
        except Unavailable as unavailable:
            return self.refuse(command, unavailable)
        except Refusal as refusal:
            return await self._refuse_for_good(key, client, command, refusal)
        self._services.metrics.commands.observe(asyncio.get_running_loop().time() - started)
        return Done(id=command.id, version=version)

    async def _refuse_for_good(self, key: str, client: Client, command: Command, refusal: Refusal) -> Done | Refused:
        """Whoever sends the command again gets the same answer, whatever has changed since.

        Whoever sits nowhere could fill the disk with it, and so could somebody who is refused again and again: such
        answers are remembered here for a while, and no more.
        """
        answer = self.refuse(command, refusal)
        text = msgspec.json.encode(answer).decode()
        if self.table.seat_of(client.person_id) is None or not self._may_keep_refusal(client.guest_id or ""):
            self.ledger.remember_refusal(key, text)
            return answer
        try:
            await self.ledger.keep_refusal(key, text)
        except Conflict:
            return await self._first_answer(key, command)
        except Unavailable as unavailable:
            return self.refuse(command, unavailable)
        return answer

    async def _first_answer(self, key: str, command: Command) -> Done | Refused:
        """What was answered when the command came for the first time."""
        try:
            outcome = await self.ledger.outcome(key)
        except Unavailable as unavailable:
            return self.refuse(command, unavailable)
        match outcome:
            case int(version):
                return Done(id=command.id, version=version)
            case str(kept):
                return msgspec.json.decode(kept, type=Refused)
            case None:
                return self.refuse(command, Unavailable())

    def refuse(self, command: Command, refusal: Refusal) -> Refused:
        self._services.metrics.refusals[refusal.code] += 1
        return Refused(
            id=command.id,
            code=refusal.code,
            rule=refusal.rule,
            facts=refusal.facts,
            text=str(refusal),
            version=self.ledger.stored,
        )

    # What the ledger tells.

    def table_changed(self) -> None:
        self.broadcast.refresh()
        self.automatic.look()

    def table_restored(self, glimpses: Glimpses) -> None:
        self.broadcast.begin(glimpses)
        self.table_changed()

    def table_unreadable(self, damaged: Damaged | None) -> None:
        self.close("stopping" if damaged is None else "set-aside", damaged)

    def _note_haste(self, bots_hurry: bool) -> None:
        """It is shown with the bot's move."""
        self.broadcast.bots_hurry = bots_hurry

    # Clients.

    async def enter(self, client: Client) -> None:
        await self.ledger.get_up_to_date()  # whoever comes from another node has perhaps seen more than this one
        self.presence.clients.add(client)
        self.broadcast.refresh(client)
        self._note_presence()

    def leave(self, client: Client) -> None:
        self.presence.clients.discard(client)
        self._note_presence()

    def _note_presence(self) -> None:
        """The others are told in a moment: when many come at once, they are told once."""
        self.automatic.note_presence()
        self.automatic.look()
        if self._telling is None and not self.ledger.is_closed:
            self._telling = self._services.clock.call_later(PRESENCE_SECONDS, self.presence_changed)

    def presence_changed(self) -> None:
        self._telling = None
        if not self.ledger.is_closed:
            self.automatic.note_presence()
            is_in_step = self.ledger.is_in_step  # else all are shown as soon as it is
            if is_in_step and not self.broadcast.shows_who_is_there:
                with failures_noted(self._services.metrics, "a table could not be shown"):
                    self.table_changed()
