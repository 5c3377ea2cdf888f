"""What each client of a table is shown."""

from collections.abc import Callable, Mapping
from typing import Protocol

from wildcards.game import View
from wildcards.game.events import AnyEvent
from wildcards.game.view import shown
from wildcards.host.client import ENCODER, Client
from wildcards.host.delay import Glimpses, glimpse_of
from wildcards.host.interfaces import Clock, Timer
from wildcards.host.loading import horizon_of
from wildcards.host.presence import Presence
from wildcards.protocol.messages import Update
from wildcards.table import Table, table_view
from wildcards.table.table_view import TableInfo


class ShownTable(Protocol):
    """What is broadcast: a table, while all that it knows is on disk."""

    @property
    def table(self) -> Table: ...

    @property
    def is_in_step(self) -> bool: ...


class Broadcast:
    def __init__(
        self, source: ShownTable, presence: Presence, clock: Clock, grace_ends: Callable[[], Mapping[int, int]]
    ) -> None:
        """`grace_ends` says when bots will play for those who are away, by seat."""
        self._grace_ends = grace_ends
        self._source = source
        self._presence = presence
        self._clock = clock
        self._delayed = Glimpses()
        self._timer: Timer | None = None
        self._shown_presence: tuple[set[str], int] | None = None  # who was there, when all were shown it last
        self.bots_hurry = False

    def begin(self, glimpses: Glimpses) -> None:
        """After a start: what was to be seen with a delay is still to be seen."""
        self._delayed = glimpses

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def refresh(self, only: Client | None = None) -> None:
        """Shows everybody, or one, how things stand. Called only while the table is in step with the disk."""
        assert self._source.is_in_step
        table, now = self._source.table, self._clock.now()
        present, watchers = self._presence.everywhere(), self._watchers()
        if only is None:
            self._shown_presence = present, watchers
        if table.settings.watch_delay:
            self._delayed.add(glimpse_of(table, now, present, watchers))
            self._delayed.at(self._horizon())
        infos: dict[frozenset[str], TableInfo] = {}
        made: dict[tuple[int | None, str | None, int, bool], tuple[bytes, int, int]] = {}
        for client in [only] if only else list(self._presence.clients):
            seat = table.seat_of(client.person_id)
            why_out = table_view.why_kept_out(table, client.code, client.person_id)
            if why_out is not None:
                client.dismiss(why_out, retry=False)
            elif seat is None and table.settings.watch_delay:
                self._show_late(client, again=client is only)
            else:
                known = client.events if client.game == table.number else 0
                key = (seat, client.person_id, known, client.full_view)
                if key not in made:
                    muted = table.muted_by(seat)
                    if muted not in infos:  # the same for all who have muted the same
                        infos[muted] = table_view.info(
                            table,
                            seat,
                            now,
                            present,
                            watchers,
                            bots_hurry=self.bots_hurry,
                            grace_ends=self._grace_ends(),
                        )
                    events = table.events(seat, known)
                    update = self._update(client, table.version, infos[muted], table.view(seat), known, events)
                    made[key] = (ENCODER.encode(update), table.number, known + len(events))
                client.show_encoded(*made[key])

    @property
    def shows_who_is_there(self) -> bool:
        """Whether nobody has come or gone since all were shown: whoever goes and comes back costs them nothing."""
        return self._shown_presence == (self._presence.everywhere(), self._watchers())

    def events_told(self, number: int) -> int:
        """How many events of that game a client can know; none if it claims to know of another."""
        table = self._source.table
        return len(table.game.events(None)) if table.game and table.number == number else 0

    def _update(
        self, client: Client, version: int, info: TableInfo, view: View | None, known: int, events: list[AnyEvent]
    ) -> Update:
        return Update(
            version=version,
            table=info,
            you=self._you(client),
            view=view if view is None or client.full_view else shown(view),
            first_event=known,
            events=tuple(events),
        )

    def _you(self, client: Client) -> table_view.You:
        table = self._source.table
        return table_view.you(table, client.person_id, bool(client.code) and client.code == table.invite)

    def _watchers(self) -> int:
        table = self._source.table
        return sum(table.seat_of(client.person_id) is None for client in self._presence.clients)

    # With a delay.

    def _horizon(self) -> int:
        return horizon_of(self._source.table, self._clock.now())

    def _show_late(self, client: Client, *, again: bool = False) -> None:
        """Shows what was to be seen so long ago, and sees to it that the next glimpse comes in time.

        The same once, or `again` to whoever asks: else it would tell that somebody acts at this moment.
        """
        horizon = self._horizon()
        glimpse, you = self._delayed.at(horizon), self._you(client)
        is_known = client.glimpse is glimpse and client.you == you and not again
        is_past = glimpse.at <= horizon or glimpse.view is None  # before the first game there is nothing to hide
        if is_past and not is_known:
            client.glimpse, client.you = glimpse, you
            known = client.events if client.game == glimpse.info.game else 0
            events = glimpse.game.events(None)[known : glimpse.events] if glimpse.game else []
            client.show(self._update(client, glimpse.version, glimpse.info, glimpse.view, known, events))
        waiting = self._delayed.next_after(horizon)
        if waiting is not None and self._timer is None:
            self._timer = self._clock.call_later((waiting - horizon) / 1000, self._show_next)

    def _show_next(self) -> None:
        self._timer = None
        if not self._source.is_in_step:
            return  # all are shown as soon as it is
        table = self._source.table
        for client in list(self._presence.clients):
            if table.seat_of(client.person_id) is None and table_view.may_watch(table, client.code, client.person_id):
                self._show_late(client)
