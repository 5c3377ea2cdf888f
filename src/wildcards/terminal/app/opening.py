"""The tables that the app can open: one's own with bots, one that is looked at, one on a server."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from wildcards.bots.specs import BotSpec
from wildcards.client import Table
from wildcards.game import Game
from wildcards.protocol.http import TableSummary
from wildcards.terminal.alone.host import AloneHost, Setup
from wildcards.terminal.alone.playback import Playback
from wildcards.terminal.alone.thinkers import AloneThinkers
from wildcards.terminal.app.app import Opener, WildcardsApp
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.names import called_names
from wildcards.terminal.visiting import NEW_TABLE, Visit
from wildcards.terminal.words import Words

THINKING_TIME = 500.0  # milliseconds


def alone(setup: Setup, spec: BotSpec, save: Callable[[Game], None], failed: Callable[[str], None]) -> Opener:
    """A game against bots, saved with each thing that happens; `failed` is told what a bot has raised."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Table]:
        host = AloneHost(AloneThinkers(spec, milliseconds=THINKING_TIME, failed=failed), save)
        try:
            async with Table(host.dial, await host.begin(setup)) as table:
                yield table
        finally:
            await host.stop()

    return opened


def looked_at(playback: Playback) -> Opener:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Table]:
        try:
            async with Table(playback.dial, "replay") as table:
                yield table
        finally:
            await playback.close()

    return opened


@asynccontextmanager
async def visited(app: WildcardsApp, visit: Visit) -> AsyncIterator[Table | None]:
    """A table on a server: where an address leads, or one of one's own, or a new one."""

    async def choose(own: Sequence[TableSummary], public: Sequence[TableSummary]) -> str | None:
        watch = app.words.text("watch")
        choices = [Choice(NEW_TABLE, app.words.text("set-up-table"))]
        choices += [Choice(table.table, summary_text(app.words, table)) for table in own]
        choices += [Choice(table.table, f"{watch}: {summary_text(app.words, table)}") for table in public]
        return await app.choose_table(choices)

    if not await visit.begin(choose):
        yield None
        return
    app.arrived(visit.server, visit.levels)
    async with visit.opened() as table:
        yield table


def summary_text(words: Words, table: TableSummary) -> str:
    """Who plays, and how far they are."""
    states = {
        "open": words.text("table-open", seats=table.free_seats),
        "paused": words.text("table-paused", round=table.round),
        "over": words.text("table-over"),
    }
    names = ", ".join(called.name for called in called_names(words, table.players) if called.name)
    state = states.get(table.status, words.text("table-running", round=table.round, rounds=table.rounds))
    return " · ".join(filter(None, (names, state, words.text("title-your-turn") if table.your_turn else "")))
