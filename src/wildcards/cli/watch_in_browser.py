"""Bots at a table that a browser shows: a server on this machine for as long as somebody watches."""

import asyncio
import socket
import tempfile
import time
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from wildcards import Deck, Move, View
from wildcards.cli.bots import chooser_of
from wildcards.cli.output import console, print_json
from wildcards.cli.serve import PORTS_TRIED, one_complaint
from wildcards.client import Server, Table, join, play_game
from wildcards.game.types import Removal
from wildcards.host.settings import Limits
from wildcards.server.config import PORT, Config
from wildcards.server.listening import listen
from wildcards.server.logs import write_logs
from wildcards.server.serve import loop_factory, serve
from wildcards.table.settings import Settings
from wildcards.terminal.app.preferences import Speed

if TYPE_CHECKING:
    from wildcards.bots.specs import BotSpec

Chooser = Callable[[View], Move]
SECONDS: dict[Speed, float] = {"off": 0.0, "quick": 0.5, "normal": 1.5, "slow": 3.0}  # between the decisions of a bot


def show(specs: "Sequence[BotSpec]", speed: Speed, *, deck: Deck, removal: Removal, json: bool) -> None:
    """Opens the browser, and goes on until Ctrl-C."""
    settings = Settings(players=len(specs), deck=deck, removal=removal, watching="everyone", grace=None)
    choosers = [slowly(chooser_of(spec, str(seat), "--bots"), SECONDS[speed]) for seat, spec in enumerate(specs)]
    names = [f"{spec.name} {number}"[:40] for number, spec in enumerate(specs, 1)]
    write_logs("WARNING", Limits())
    with tempfile.TemporaryDirectory(prefix="wildcards-watch-", ignore_cleanup_errors=True) as folder:
        with one_complaint():
            listening = listen("127.0.0.1", PORT, PORTS_TRIED)
        config = Config(f"sqlite:///{Path(folder) / 'tables.sqlite'}", port=listening.getsockname()[1])
        with asyncio.Runner(loop_factory=loop_factory()) as runner, suppress(KeyboardInterrupt):
            runner.run(serve_and_play(config, listening, partial(bots_play, names, choosers, settings, json=json)))


def slowly(choose: Chooser, seconds: float) -> Chooser:
    def after_a_while(view: View) -> Move:
        time.sleep(seconds)  # in a thread of its own
        return choose(view)

    return after_a_while


async def serve_and_play(
    config: Config, listening: socket.socket, play: Callable[[str], Coroutine[None, None, None]]
) -> None:
    ready = asyncio.Event()
    serving = asyncio.create_task(serve(config, listening, ready.set))
    await ready.wait()
    playing = asyncio.create_task(play(f"http://127.0.0.1:{config.port}"))
    await asyncio.wait((serving, playing), return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        playing.cancel()
    await asyncio.gather(serving, playing, return_exceptions=serving.done())


async def bots_play(
    names: Sequence[str], choosers: Sequence[Chooser], settings: Settings, address: str, *, json: bool
) -> None:
    """The first makes the table, the others are invited; they begin when somebody looks on."""
    screen = console(stderr=json)
    host = Server(address)
    await host.enter(names[0])
    made = await host.make_table(settings)
    page = f"{address}/#/table/{made.table}"
    screen.print(f"The bots are at {page} (stop them with Ctrl-C)", markup=False, soft_wrap=True)
    with suppress(webbrowser.Error):
        await asyncio.to_thread(webbrowser.open, page)
    async with AsyncExitStack() as stack:
        guests = [join(address, name, made.invite) for name in names[1:]]
        seated: list[AbstractAsyncContextManager[Table]] = [host.table(made.table, full_view=True), *guests]
        tables: list[Table] = [await stack.enter_async_context(one) for one in seated]
        await tables[0].wait_until(lambda update: update.table.watchers > 0)
        await tables[0].start()
        games = (play_game(table, choose) for table, choose in zip(tables, choosers, strict=True))
        result, *_ = await asyncio.gather(*games)
        screen.print("The game is over. Ctrl-C stops the server.")
        if json:
            print_json({"page": page, "players": names, "result": result})
