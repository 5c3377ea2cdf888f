"""Nothing on the screen tells a viewer more than they may know: a redeal of all that is hidden looks the same."""

from random import Random

import msgspec
import pytest
from textual.pilot import Pilot

from tests.terminal.app.screens import press, settled, until
from tests.terminal.arranged import ShownGame
from wildcards import Game, Record
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.opening import looked_at
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.sheets import Sheet
from wildcards.terminal.words import Words
from wildcards.testkit.redeal import Redealer, begin

SHEETS = "lim?"  # the story, what is explained, the menu, the keys; the rules are the same for all


def moments(seed: int) -> list[Game]:
    """Games of random moves, left after so many questions."""
    found = []
    for questions in (1, 7, 16, 30):
        chance = Random(seed)
        game = Game(3 + seed % 3, seed=f"{seed:064x}")
        for _ in range(questions):
            for seat in game.pending:
                game.play(seat, chance.choice(game.legal_moves(seat)))
        found.append(game)
    return found


async def screen_of(app: WildcardsApp, pilot: Pilot[str], shown: ShownGame, game: Game) -> str:
    """The table of the game, when nothing else is to be seen any more."""
    shown.shown = game
    shown.send()
    wanted = shown.update().version
    await until(pilot, lambda: (now := app.table_screen.scene) and now.update.version == wanted)
    return await settled(pilot)


async def all_of(game: Game, viewer: int, *, sits: bool) -> list[str]:
    """The table, what the first card would mean, and everything that lies over the table at a key."""
    shown = ShownGame(game, viewer, sits=sits)
    playback = None if sits else shown
    app = WildcardsApp(looked_at(shown), Words("en"), Preferences(speed="off"), playback=playback)
    async with app.run_test(size=(120, 50)) as pilot:
        seen = [await screen_of(app, pilot, shown, game)]
        if sits:
            assert "↵" in seen[0], "something is asked"
            await press(pilot, "1")
            seen.append(await settled(pilot))
        for key in SHEETS:
            await press(pilot, key)
            await until(pilot, lambda: isinstance(app.screen, Sheet))
            seen.append(await settled(pilot))
            await press(pilot, "escape")
            await until(pilot, lambda: not isinstance(app.screen, Sheet))
    return seen


async def test_the_whole_screen_is_the_same_in_a_redeal_for_every_viewer() -> None:
    shown = ShownGame(Game(3, seed="0" * 64))
    app = WildcardsApp(looked_at(shown), Words("en"), Preferences(speed="off"), playback=shown)
    compared = 0
    async with app.run_test(size=(120, 50)) as pilot:
        for seed in (1, 2):
            for game in moments(seed):
                for viewer in (None, *range(len(game.players))):
                    shown.seat = viewer
                    other = replayed(Redealer(game).redeal(viewer, Random(seed)))
                    assert await screen_of(app, pilot, shown, game) == await screen_of(app, pilot, shown, other)
                    compared += hands(game) != hands(other)
    assert compared > 20


@pytest.mark.parametrize(("place", "sits"), [(3, False), (1, True), (2, True)])
async def test_so_is_all_that_lies_over_the_table_for_who_looks_on_and_who_plays_at_a_server(
    place: int, sits: bool
) -> None:
    game = moments(1)[place]
    viewer = game.pending[0]
    other = replayed(Redealer(game).redeal(viewer, Random(1)))
    assert hands(game) != hands(other)
    assert await all_of(game, viewer, sits=sits) == await all_of(other, viewer, sits=sits)


def replayed(record: Record) -> Game:
    other = begin(record)
    for line in record.moves:
        seat, _, move = line.partition(" ")
        other.play(int(seat), move)
    return other


def hands(game: Game) -> list[bytes]:
    return [msgspec.json.encode(game.view(seat).seats[seat].hand) for seat in range(len(game.players))]
