"""A game whose cards are known, played by somebody who wants to use the power of every Leader."""

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.journeys.players import PICKED, Player
from tests.journeys.wishes import POWERS, powers_used, wish
from tests.patience import PATIENCE
from tests.server.clients import Running

# Of the first seeds, the one that soonest brings every question, and the use of all six powers, against random bots.
SEED = f"{55:064x}"
MINE = 0
A_LOOK = 0.01
QUESTIONS = {"bid", "show", "swap", "refill", "pay", "break", "take", "ibex"}


class Moment(NamedTuple):
    """How the game stands, seen at once: the server plays in a thread of its own."""

    is_over: bool
    events: int
    powers: set[str]
    question: str
    wished: str | None  # the move that is wished for, if the table waits for one


def moment_at(server: Running) -> Moment:
    def look() -> Moment:
        (room,) = server.hub.rooms.values()
        game = room.table.game
        assert game is not None
        events = game.events(MINE)
        wished = str(wish(game.view(MINE), MINE, list(game.legal_moves(MINE)))) if MINE in game.pending else None
        return Moment(game.is_over, len(events), powers_used(events, MINE), str(game.question), wished)

    return server.see(look)


def pick(player: Player, move: str) -> None:
    """Picks what a move of the notation names, and sees it picked."""
    kind, *words = move.split()
    if is_refusing(move):
        return
    animals = [word for word in words if word.islower()]
    if kind == "swap":
        choose(player.page.locator(f".give [data-explain=animal-{animals[0]}]"))
    if kind in ("take", "swap"):
        choose(player.page.locator(f".display [data-explain=animal-{animals[-1]}]").first)
    for card in (word for word in words if word not in animals):
        player.page.locator(f'.hand [data-place="card-{card}"]:not(.selected)').first.dispatch_event("click")
    expect(player.page.locator(PICKED)).to_have_count(len(words))


def choose(piece: Locator) -> None:
    """What needs no choice is chosen already."""
    if not piece.evaluate("(piece) => piece.closest('.chosen, .selected') !== null"):
        piece.click()


def is_refusing(move: str) -> bool:
    kind, *words = move.split()
    return kind in ("withdraw", "pass", "leave") or words in (["none"], ["draw"])


def answer(player: Player, move: str) -> None:
    player.page.locator(f"[data-answer={'no' if is_refusing(move) else 'yes'}]").click()


def play_until_every_power_was_used(
    player: Player, server: Running, decide: Callable[[Player, str, str], None]
) -> set[str]:
    """`decide` gets the question and the move that is wished for. Which questions came."""
    asked: set[str] = set()
    while not (asked >= QUESTIONS and moment_at(server).powers == POWERS):
        moment = waits_to_be_asked(player, server)
        assert moment.wished is not None, f"only {asked} were asked"
        pick(player, moment.wished)
        decide(player, "" if moment.question in asked else moment.question, moment.wished)
        asked.add(moment.question)
        waits(player, partial(has_gone_on, server, moment.events), "the table did not take the decision")
    return asked


def waits_to_be_asked(player: Player, server: Running) -> Moment:
    """Until the table waits for a decision and the page shows it, or the game is over."""
    moment = moment_at(server)

    def is_shown() -> bool:
        nonlocal moment
        moment = moment_at(server)
        shown = player.page.locator(f'h1[data-shown="{moment.events}"]')
        return moment.is_over or (moment.wished is not None and shown.count() == 1)

    waits(player, is_shown, "nothing is asked")
    return moment


def has_gone_on(server: Running, events: int) -> bool:
    return moment_at(server).events != events


def waits(player: Player, done: Callable[[], bool], otherwise: str) -> None:
    ends = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < ends, f"{otherwise}: {player.prompt}"
        time.sleep(A_LOOK)
