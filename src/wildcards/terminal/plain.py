"""The plain game: one person at a terminal against bots, line by line."""

from collections.abc import Callable, Mapping

from wildcards.game import Game, Move, View
from wildcards.terminal.plain_seat import QUIET, Left, PlainSeat
from wildcards.terminal.saving import Keeper
from wildcards.terminal.screen import Screen

Chooser = Callable[[View], Move]


class PlainGame(PlainSeat):
    def __init__(self, game: Game, keeper: Keeper, bots: Mapping[int, Chooser], screen: Screen) -> None:
        super().__init__(game, keeper.save.seat, game.players, screen)
        self.game = game
        self.keep = keeper
        self.bots = bots

    def play(self, *, resumed: bool = False) -> None:
        """Plays to the end of the game; `Left` when the person leaves before, also while a bot thinks."""
        try:
            self._play(resumed=resumed)
        except KeyboardInterrupt as end:
            self.screen.say()  # what follows gets a line of its own
            raise Left from end

    def _play(self, *, resumed: bool) -> None:
        self.screen.say(self.words.text("plain-welcome"))
        if resumed:
            self.screen.say(self.words.text("plain-resumed"))
            self._hear()
            self._tell(self._this_round())
        elif self.game.commitment:
            self.screen.say(self.words.text("plain-shuffle", commitment=self.game.commitment), QUIET)
        self._save()
        while not self.game.is_over:
            asked = self.game.pending
            if self.you in asked:
                self.game.play(self.you, self.ask())
                self._save()
            for seat in asked:
                if seat != self.you:
                    self.game.play(seat, self.bots[seat](self.game.view(seat)))
            self._save()
        self.tell_news()
        self.tell_end(self.game.result)
        self.keep(self.game)

    def _save(self) -> None:
        """The record comes when the end has been told."""
        if not self.game.is_over:
            self.keep(self.game)
