"""The app without a terminal: keys are pressed, and the screen is read."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.app import App
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input

from tests.patience import PATIENCE
from wildcards import Game
from wildcards.bots.specs import read_spec
from wildcards.game.ask import Ask
from wildcards.table import Settings
from wildcards.terminal.alone.host import Setup
from wildcards.terminal.app.app import Opener, WildcardsApp
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.opening import alone
from wildcards.terminal.app.picking import hand_of
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.words import Words

# A bar is drawn by fractions of a character, which differ with the way by which a list came to its end.
NO_BARS = str.maketrans(dict.fromkeys("▁▂▃▄▅▆▇█", " "))

AtTable = tuple[WildcardsApp, Pilot[str]]


def against(
    level: str, *, players: int = 4, seat: int = 0, seed: str = "5" * 64, moves: tuple[str, ...] = ()
) -> Opener:
    spec = read_spec(level)
    setup = Setup("Ann", Settings(players=players), seat, spec.name, seed, moves)
    return alone(setup, spec, lambda game: None, lambda why: None)


@asynccontextmanager
async def opened(
    opener: Opener, language: str = "en", size: tuple[int, int] = (80, 24), theme: str = "dark"
) -> AsyncIterator[AtTable]:
    """Nothing is shown for a while before the next: `speed` is off."""
    app = WildcardsApp(opener, Words(language), Preferences(speed="off", theme=theme))  # type: ignore[arg-type]
    async with app.run_test(size=size) as pilot:
        yield app, pilot


async def until(pilot: Pilot[str], happened: Callable[[], object]) -> None:
    """Whatever is to be seen or done after a key may come late: nothing is looked at before it is there."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not happened():  # noqa: ASYNC110 - which nobody tells
                await asyncio.sleep(0.005)
    except TimeoutError as error:
        error.add_note(f"What was waited for did not come to this screen:\n{text_of(pilot.app)}")
        raise
    if pilot.app.return_value is None:  # else nothing is shown any more
        await settled(pilot)


async def shows(pilot: Pilot[str], *texts: str) -> None:
    """Until all of it can be read, wherever lines are broken."""
    try:
        await until(pilot, lambda: all(text in " ".join(text_of(pilot.app).split()) for text in texts))
    except TimeoutError:
        said = pilot.app.return_value or ""
        raise AssertionError(f"{texts} are not on this screen:\n{text_of(pilot.app)}{said}") from None


async def settled(pilot: Pilot[str]) -> str:
    """The screen when nothing is left to be laid out or painted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await pilot.pause(0)
            seen = text_of(pilot.app)
            await pilot.pause(0)
            if not is_at_work(pilot.app) and seen == text_of(pilot.app):
                return seen


def is_at_work(app: App[str]) -> bool:
    screen = app.screen
    if app._batch_count or screen._dirty_widgets or screen._callbacks:
        return True
    nodes = list(screen.walk_children(with_self=True))
    return any(
        node._layout_required or node._repaint_required or node._scroll_required or node.message_queue_size
        for node in nodes
        if isinstance(node, Widget)
    )


async def press(pilot: Pilot[str], *keys: str) -> None:
    """Presses keys when whatever is to have them is there, and has the focus."""
    await settled(pilot)
    await pilot.press(*keys)


async def write(pilot: Pilot[str], text: str) -> None:
    """Writes a line where there is one to write in, and sends it."""
    await until(pilot, lambda: isinstance(pilot.app.focused, Input))
    await pilot.press(*text, "enter")


def scene_of(app: WildcardsApp) -> Scene:
    """What the table shows, once it shows something."""
    scene = app.table_screen.scene
    assert scene is not None
    return scene


def is_asked(app: WildcardsApp) -> bool:
    """And the hand has been laid out: cards come and go a moment after the question."""
    scene = app.table_screen.scene
    if scene is None or scene.view is None or (scene.ask is None and not is_over(app)):
        return False
    return [card.held for card in app.table_screen.query(HandCard)] == hand_of(scene.view)


def is_over(app: WildcardsApp) -> bool:
    scene = app.table_screen.scene
    return scene is not None and scene.view is not None and scene.view.result is not None


def text_of(app: App[str]) -> str:
    """The screen as somebody would read it at this moment, without colours and bars to scroll."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.translate(NO_BARS).rstrip() for strip in strips).rstrip() + "\n"


def keys_for(scene: Scene, ask: Ask) -> list[str]:
    """The keys of the first answer: as few cards as possible, the first animals."""
    if ask.kind is None:
        return ["enter"]
    assert scene.view is not None
    keys = []
    if ask.given:
        keys += ["a"] if scene.picked.given is None else []
    if ask.animals and scene.picked.animal is None:
        keys.append("qwer"[scene.view.display.index(ask.animals[0])])
    hand = [held.code for held in hand_of(scene.view)]
    wanted = [place for place, code in enumerate(hand) if code in ask.cards][: ask.least]
    return [*keys, *(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus"][place] for place in wanted), "enter"]


async def answer(app: WildcardsApp, pilot: Pilot[str]) -> str:
    """Answers what is asked with the keys; goes on when something else is asked. Which question it was."""
    scene = scene_of(app)
    assert scene.ask is not None
    before = events_of(scene)
    await press(pilot, *keys_for(scene, scene.ask))
    await until(pilot, lambda: has_gone_on(app, before) and is_asked(app))
    return scene.ask.question


def events_of(scene: Scene) -> int:
    """How much has happened: while somebody is asked, nothing does, however many others decide."""
    return scene.update.first_event + len(scene.update.events)


def has_gone_on(app: WildcardsApp, events: int) -> bool:
    return events_of(scene_of(app)) > events


def game_where(wanted: Callable[[Game], bool], players: int = 3, seat: int = 0) -> Game:
    """A game of random moves up to the first moment that is as wanted, with nothing hidden."""
    for number in range(1000):
        chance = random.Random(number)
        game = Game(players, seed=f"{number:064x}")
        while not game.is_over:
            if seat in game.pending and wanted(game):
                return game
            for one in game.pending:
                game.play(one, chance.choice(game.legal_moves(one)))
    raise AssertionError("there is no such moment")


def at_moment(game: Game, level: str = "random", seat: int = 0) -> Opener:
    """The app goes on with the game from there."""
    record = game.record()
    assert record.seed is not None
    return against(level, players=len(game.players), seat=seat, seed=record.seed, moves=record.moves)


def finished_game(seed: str = "5", players: int = 4) -> Game:
    chance = random.Random(seed)
    game = Game(players, seed=seed * 64)
    while not game.is_over:
        for seat in game.pending:
            game.play(seat, chance.choice(game.legal_moves(seat)))
    return game
