"""A record, or a game of bots, on the screens: step by step, from any seat."""

from functools import partial

from tests.terminal.app.screens import finished_game, press, scene_of, settled, shows, text_of, until
from wildcards import Game, Player
from wildcards.bots.specs import read_spec
from wildcards.terminal.alone.playback import BotGame, Playback
from wildcards.terminal.alone.thinkers import AloneThinkers
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.opening import looked_at
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.sheets import Sheet
from wildcards.terminal.words import Words


def app_for(playback: Playback) -> WildcardsApp:
    return WildcardsApp(looked_at(playback), Words("en"), Preferences(speed="off"), playback=playback)


def looks_as(app: WildcardsApp, seat: int) -> bool:
    return scene_of(app).viewer == seat


async def test_a_record_is_stepped_through_forward_and_back_by_steps_and_rounds() -> None:
    playback = Playback(finished_game().record())
    app = app_for(playback)
    async with app.run_test(size=(80, 24)) as pilot:
        await shows(pilot, f"Step 0 of {playback.last} · As a spectator saw it · Round 1 of 12", "Play")
        before = await settled(pilot)
        await press(pilot, "right")
        await shows(pilot, "Bids:", f"Step 1 of {playback.last}")
        await press(pilot, "left")
        await until(pilot, lambda: text_of(app) == before)
        await press(pilot, "pagedown")
        await shows(pilot, "Round 2 of 12")
        await press(pilot, "end")
        await shows(pilot, "The game is over.", "↵ Final scoring")
        await press(pilot, "enter")
        await shows(pilot, "Statistics")
        await press(pilot, "escape")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        await press(pilot, "home")
        await until(pilot, lambda: text_of(app) == before)
        await press(pilot, "?")
        await shows(pilot, "PgDn One round forward", "Home End To the beginning, to the end")
        await press(pilot, "escape")
        await until(pilot, lambda: text_of(app) == before)


async def test_a_record_is_seen_from_every_seat_and_each_sees_its_own_hand_alone() -> None:
    game = finished_game()
    playback = Playback(game.record())
    app = app_for(playback)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.table_screen.scene is not None)
        for seat in range(4):
            await press(pilot, "v")
            await until(pilot, partial(looks_as, app, seat))
            scene = scene_of(app)
            assert scene.view is not None
            assert [one.hand is not None for one in scene.view.seats] == [one == seat for one in range(4)]
            assert scene.ask is None  # nobody answers for somebody else
            await shows(pilot, f"As {scene.names[seat]} saw it")
            assert "↵" not in await settled(pilot)


async def test_bots_play_to_the_end_while_somebody_watches() -> None:
    names = ("random", "greedy", "random")
    game = Game([Player(f"{name} {number}", bot=name) for number, name in enumerate(names)], seed="5" * 64)
    app = app_for(BotGame(game, AloneThinkers(*map(read_spec, names), milliseconds=500)))
    async with app.run_test(size=(80, 24)) as pilot:
        await shows(pilot, "The game is over.")
    assert game.is_over
