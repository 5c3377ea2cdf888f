"""The app without a terminal: keys are pressed, and the screen is read."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from wildcards import Game
from wildcards.bots.specs import read_spec
from wildcards.game.ask import Ask
from wildcards.table import Settings
from wildcards.terminal.alone.host import Setup
from wildcards.terminal.app.app import Opener, WildcardsApp
from wildcards.terminal.app.opening import alone
from wildcards.terminal.app.picking import hand_of
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.words import Words

PATIENCE = 120.0  # seconds, for a machine that has much else to do

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
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await pilot.pause(0.005)
    await pilot.pause()


async def settled(app: WildcardsApp, pilot: Pilot[str]) -> str:
    """The screen once it no longer changes: laying out a piece may move others, and those are drawn later."""
    seen = ""
    async with asyncio.timeout(PATIENCE):
        while seen != (seen := text_of(app)):
            for _ in range(3):
                await pilot.pause()
    return seen


def scene_of(app: WildcardsApp) -> Scene | None:
    return app.table_screen.scene


def is_asked(app: WildcardsApp) -> bool:
    scene = scene_of(app)
    return scene is not None and (scene.ask is not None or is_over(app))


def is_over(app: WildcardsApp) -> bool:
    scene = scene_of(app)
    return scene is not None and scene.view is not None and scene.view.result is not None


def text_of(app: WildcardsApp) -> str:
    """The screen as somebody reads it, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips).rstrip() + "\n"


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
    assert scene is not None
    assert scene.ask is not None
    before = scene.update.version
    await pilot.press(*keys_for(scene, scene.ask))
    await until(pilot, lambda: (now := scene_of(app)) is not None and now.update.version > before and is_asked(app))
    return scene.ask.question


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
