"""Nothing on the screen tells a viewer more than they may know: a redeal of all that is hidden looks the same."""

from random import Random

import msgspec
import pytest
from textual.pilot import Pilot

from tests.terminal.app.screens import press, settled, shows, until
from tests.terminal.arranged import ShownGame
from wildcards import Game, Record
from wildcards.client import Server
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.opening import looked_at
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.sheets import Sheet
from wildcards.terminal.words import Words
from wildcards.testkit.redeal import Redealer, begin

NARROW, WIDE = (80, 24), (120, 50)
SHEETS = "lim?"  # the story, what is explained, the menu, the keys; the rules are the same for all
CHAT = "c"  # over the table where it is narrow; where it is wide, the chat is beside


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


async def all_of(game: Game, viewer: int, size: tuple[int, int], *, sits: bool) -> list[str]:
    """The table, what the first card would mean, and everything that lies over the table by itself or at a key."""
    shown = ShownGame(game, viewer, sits=sits)
    playback = None if sits else shown
    app = WildcardsApp(looked_at(shown), Words("en"), Preferences(speed="off"), playback=playback)
    async with app.run_test(size=size) as pilot:
        seen = []
        if sits and game.is_over:
            seen.append(await sheet_of(app, pilot))
            assert "Final scoring" in seen[0]
        seen.append(await screen_of(app, pilot, shown, game))
        if sits:
            assert "↵" in seen[-1], "something is asked, or the count can be seen again"
            assert ("Ben: Hello!" in seen[-1]) == (size == WIDE)
            await press(pilot, "1")
            seen.append(await settled(pilot))
        seen += [await sheet_of(app, pilot, key) for key in SHEETS + CHAT * (sits and size == NARROW)]
    assert not sits or any("Ben: Hello!" in screen for screen in seen)
    return seen


async def lobby_of(game: Game, viewer: int, size: tuple[int, int]) -> list[str]:
    """The lobby after the game, with what a server has told of it, and what lies over the lobby at a key."""
    shown = ShownGame(game, viewer, sits=True, lobby=True)
    app = WildcardsApp(looked_at(shown), Words("en"), Preferences(speed="off"))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.lobby_screen.scene is not None)
        app.arrived(Server("http://127.0.0.1:8321"), ("greedy", "expert"))
        shown.send()
        await shows(pilot, "http://127.0.0.1:8321/#/join/k3m9x2")
        seen = [await settled(pilot)]
        seen += [await sheet_of(app, pilot, key) for key in "m" + CHAT * (size == NARROW)]
    assert any("Ben: Hello!" in screen for screen in seen)
    return seen


async def sheet_of(app: WildcardsApp, pilot: Pilot[str], key: str = "") -> str:
    """What a key lays over the table, or what lies there by itself; then it is put away."""
    if key:
        await press(pilot, key)
    await until(pilot, lambda: isinstance(app.screen, Sheet))
    seen = await settled(pilot)
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


@pytest.mark.parametrize(("place", "sits", "size"), [(3, False, WIDE), (1, True, NARROW), (2, True, WIDE)])
async def test_so_is_all_that_lies_over_the_table_for_who_looks_on_and_who_plays_at_a_server(
    place: int, sits: bool, size: tuple[int, int]
) -> None:
    game = moments(1)[place]
    viewer = game.pending[0]
    other = replayed(Redealer(game).redeal(viewer, Random(1)))
    assert hands(game) != hands(other)
    assert await all_of(game, viewer, size, sits=sits) == await all_of(other, viewer, size, sits=sits)


@pytest.mark.parametrize(("viewer", "size"), [(0, NARROW), (2, WIDE)])
async def test_so_are_the_final_count_and_the_lobby_of_the_next_game(viewer: int, size: tuple[int, int]) -> None:
    """Then only what was never shown is hidden: animals that were removed, and what the eagle's owner put back."""
    game = played_out()
    record = Redealer(game).redeal(viewer, Random(1))
    assert record.removed != game.record().removed
    assert record.moves != game.record().moves
    other = replayed(record)
    assert await all_of(game, viewer, size, sits=True) == await all_of(other, viewer, size, sits=True)
    assert await lobby_of(game, viewer, size) == await lobby_of(other, viewer, size)


def played_out(players: int = 3) -> Game:
    """A game of random moves to its end, in which everybody once laid two cards by the eagle's power."""
    for number in range(1000):
        chance = Random(number)
        game = Game(players, seed=f"{number:064x}", removal="random")
        while not game.is_over:
            for seat in game.pending:
                game.play(seat, chance.choice(game.legal_moves(seat)))
        two = {line.split()[0] for line in game.record().moves if line.split()[1] == "bid" and len(line.split()) == 4}
        if len(two) == players:
            return game
    raise AssertionError("there is no such game")


def replayed(record: Record) -> Game:
    other = begin(record)
    for line in record.moves:
        seat, _, move = line.partition(" ")
        other.play(int(seat), move)
    return other


def hands(game: Game) -> list[bytes]:
    return [msgspec.json.encode(game.view(seat).seats[seat].hand) for seat in range(len(game.players))]
