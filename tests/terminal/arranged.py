"""Tables that stand still, as a client is told about them: whatever game it is, from any seat."""

from msgspec.structs import replace

from wildcards import Game
from wildcards.protocol.messages import Update
from wildcards.table.state import Said
from wildcards.terminal.alone.playback import Playback

SAID = (
    Said(number=1, seat=1, name="Ben", text="Hello!", emote=None),
    Said(number=2, seat=2, name="Cleo", text=None, emote="hello"),
)


class ShownGame(Playback):
    """Shows a game as it is: to somebody who looks on, or with `sits` to whoever plays there, as a server does.

    Whoever sits has been greeted, and is the host where the next game is waited for in the lobby.
    """

    def __init__(self, game: Game, seat: int | None = None, *, sits: bool = False, lobby: bool = False) -> None:
        super().__init__(Game(len(game.players), seed="0" * 64).record(), seat)
        self.shown = game
        self.sits = sits
        self.lobby = lobby

    @property
    def game(self) -> Game:
        return self.shown

    def update(self) -> Update:
        update = super().update()
        if not self.sits:
            return update
        you = replace(update.you, person="ann", seat=self.seat, host=self.lobby, invite="k3m9x2", watch="p7r2q4")
        status = "open" if self.lobby else update.table.status
        return replace(update, you=you, table=replace(update.table, said=SAID, status=status, host=self.seat))
