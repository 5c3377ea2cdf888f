"""The plain game: one person at a terminal against bots, line by line."""

from collections.abc import Callable, Mapping

from wildcards.game import Game, Move, View
from wildcards.terminal.plain_seat import QUIET, WRONG, Left, PlainSeat
from wildcards.terminal.saving import Save
from wildcards.terminal.screen import Screen
from wildcards.terminal.words import trouble_text

Chooser = Callable[[View], Move]


class PlainGame(PlainSeat):
    def __init__(self, game: Game, save: Save, bots: Mapping[int, Chooser], screen: Screen) -> None:
        super().__init__(game, save.seat, game.players, screen)
        self.game = game
        self.save = save
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
                self.game.play(self.you, self._ask())
                self._save()
            for seat in asked:
                if seat != self.you:
                    self.game.play(seat, self.bots[seat](self.game.view(seat)))
            self._save()
        self._tell(self._hear())
        self._tell_end(self.game.result)

    def _save(self) -> None:
        """A place that cannot be written is complained about once."""
        could = self.save.works
        try:
            self.save.keep(self.game)
        except OSError as error:
            if could:
                self.screen.say(self.words.text("plain-cannot-save", why=trouble_text(self.words, error)), WRONG)
