"""A game whose cards are known, played by somebody who wants to use the power of every Leader."""

import time
from collections.abc import Callable

from playwright.sync_api import TimeoutError as NotInTime

from tests.journeys.players import PATIENCE, Player
from tests.journeys.wishes import POWERS, powers_used, wish
from tests.server.clients import Running
from wildcards.game import Game

# Of the first seeds, the one that soonest brings every question, and the use of all six powers, against random bots.
SEED = f"{55:064x}"
MINE = 0
A_LOOK = 0.01
QUESTIONS = {"bid", "show", "swap", "refill", "pay", "break", "take", "ibex"}


def game_of(house: Running) -> Game:
    (room,) = house.hub.rooms.values()
    assert room.table.game is not None
    return room.table.game


def pick(player: Player, move: str) -> None:
    """Picks what a move of the notation names, and sees it picked."""
    kind, *words = move.split()
    if is_refusing(move):
        return
    animals = [word for word in words if word.islower()]
    if kind == "swap":
        player.page.locator(f".give [data-explain=animal-{animals[0]}]").click()
    if kind in ("take", "swap"):
        player.page.locator(f".display [data-explain=animal-{animals[-1]}]").first.click()
    for card in (word for word in words if word not in animals):
        player.page.locator(f'.hand [data-place="card-{card}"]:not(.selected)').first.dispatch_event("click")
    assert len(player.picked) == len(words), move


def is_refusing(move: str) -> bool:
    kind, *words = move.split()
    return kind in ("withdraw", "pass", "leave") or words in (["none"], ["draw"])


def answer(player: Player, move: str) -> None:
    player.page.locator(f"[data-answer={'no' if is_refusing(move) else 'yes'}]").click()


def play_until_every_power_was_used(
    player: Player, house: Running, decide: Callable[[Player, str, str], None]
) -> set[str]:
    """`decide` gets the question and the move that is wished for. Which questions came."""
    asked: set[str] = set()
    while not (asked >= QUESTIONS and powers_used(game_of(house).events(MINE), MINE) == POWERS):
        game = game_of(house)
        assert not game.is_over, f"only {asked} were asked"
        events = len(game.events(MINE))
        if MINE not in game.pending or not is_shown(player, events):
            time.sleep(A_LOOK)
            continue
        question = str(game.question)
        move = str(wish(game.view(MINE), MINE, list(game.legal_moves(MINE))))
        pick(player, move)
        decide(player, "" if question in asked else question, move)
        asked.add(question)
        wait_for_an_answer(player, game, events)
    return asked


def is_shown(player: Player, events: int) -> bool:
    """Whether the page has told so many events, for which it may need a moment."""
    try:
        player.page.wait_for_selector(f'h1[data-shown="{events}"]', state="attached", timeout=1000)
    except NotInTime:
        return False
    return True


def wait_for_an_answer(player: Player, game: Game, events: int) -> None:
    """Until the table has taken the decision."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if game.is_over or MINE not in game.pending or len(game.events(MINE)) != events:
            return
        time.sleep(A_LOOK)
    raise AssertionError(f"the table did not take the decision: {player.prompt}")
