"""Nothing on the screen tells a viewer more than they may know: a redeal of all that is hidden looks the same."""

from random import Random

import msgspec

from tests.terminal.app.screens import settled, until
from wildcards import Game, Record
from wildcards.terminal.alone.playback import Playback
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.opening import looked_at
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.words import Words
from wildcards.testkit.redeal import Redealer, begin


class Shown(Playback):
    """Shows a game as it is, whichever it is."""

    def __init__(self, game: Game) -> None:
        super().__init__(Game(len(game.players), seed="0" * 64).record())
        self.shown = game

    @property
    def game(self) -> Game:
        return self.shown


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


async def test_the_whole_screen_is_the_same_in_a_redeal_for_every_viewer() -> None:
    playback = Shown(Game(3, seed="0" * 64))
    app = WildcardsApp(looked_at(playback), Words("en"), Preferences(speed="off"), playback=playback)
    compared = 0
    async with app.run_test(size=(120, 50)) as pilot:

        async def screen_of(game: Game, viewer: int | None) -> str:
            playback.shown, playback.seat = game, viewer
            playback.send()
            wanted = playback.update().version
            await until(pilot, lambda: (now := app.table_screen.scene) and now.update.version == wanted)
            return await settled(pilot)

        for seed in (1, 2):
            for game in moments(seed):
                for viewer in (None, *range(len(game.players))):
                    record = Redealer(game).redeal(viewer, Random(seed))
                    other = replayed(record)
                    assert await screen_of(game, viewer) == await screen_of(other, viewer)
                    compared += hands(game) != hands(other)
    assert compared > 20


def replayed(record: Record) -> Game:
    other = begin(record)
    for line in record.moves:
        seat, _, move = line.partition(" ")
        other.play(int(seat), move)
    return other


def hands(game: Game) -> list[bytes]:
    return [msgspec.json.encode(game.view(seat).seats[seat].hand) for seat in range(len(game.players))]
