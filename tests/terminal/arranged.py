"""Tables that stand still, as a client is told about them: whatever game it is, from any seat."""

from msgspec.structs import replace

from wildcards import Game
from wildcards.protocol.messages import Update
from wildcards.terminal.alone.playback import Playback


class ShownGame(Playback):
    """Shows a game as it is: to somebody who looks on, or with `sits` to whoever plays there, as a server does."""

    def __init__(self, game: Game, seat: int | None = None, *, sits: bool = False) -> None:
        super().__init__(Game(len(game.players), seed="0" * 64).record(), seat)
        self.shown = game
        self.sits = sits

    @property
    def game(self) -> Game:
        return self.shown

    def update(self) -> Update:
        update = super().update()
        return replace(update, you=replace(update.you, person="ann", seat=self.seat)) if self.sits else update
