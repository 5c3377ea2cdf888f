"""A recorded game in words: at once, or step by step."""

from bisect import bisect_left

from wildcards.game import Game
from wildcards.terminal.names import called_names, viewer_text
from wildcards.terminal.plain_seat import QUIET, WRONG, tell, tell_count
from wildcards.terminal.screen import Screen
from wildcards.terminal.story import Storyteller
from wildcards.terminal.table import table_lines


class PlainReplay:
    """A game as one seat, or a spectator (None), saw it."""

    def __init__(self, game: Game, seat: int | None, screen: Screen) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.words = screen.words
        self.called = called_names(self.words, game.players)
        self.names = [one.name for one in self.called]
        self.lines = Storyteller(self.words, self.names).tell(game.events(seat))
        self.rounds = game.view(None).rounds

    def viewer(self) -> str:
        return viewer_text(self.words, self.names, self.seat)

    def tell_all(self) -> None:
        """The whole story, and how it stands at the end of it."""
        tell(self.screen, self.lines, self.rounds)
        self._tell_end()

    def _tell_end(self) -> None:
        result = self.game.view(None).result
        if result is None:
            self.screen.say_all(table_lines(self.words, self.game.view(self.seat), self.called, to_you=False))
            return
        tell_count(self.screen, result, self.names, self.game.events(self.seat))

    def watch(self) -> None:
        """Step by step, until the person leaves."""
        step = 0
        self.screen.say(self.words.text("plain-step"), QUIET)
        self._show(step)
        while True:
            try:
                typed = self.screen.ask().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.say()
                return
            if typed == "q":
                return
            if typed == "t":
                self.screen.say_all(
                    table_lines(self.words, self._moment(step).view(self.seat), self.called, to_you=False)
                )
                continue
            wanted = {"": step + 1, "b": step - 1}.get(typed, int(typed) - 1 if typed.isdecimal() else -1)
            if 0 <= wanted < len(self.lines):
                step = wanted
                self._show(step)
            else:
                self.screen.say(self.words.text("plain-step"), WRONG if typed else QUIET)

    def _show(self, step: int) -> None:
        self.screen.say(self.words.text("replay-step", step=step + 1, steps=len(self.lines)), QUIET)
        tell(self.screen, [self.lines[step]], self.rounds)
        if step == len(self.lines) - 1:
            self._tell_end()

    def _moment(self, step: int) -> Game:
        """The game when this line had been told: the fewest moves after which it had."""
        record = self.game.record()

        def told(moves: int) -> int:
            return len(Game.replay(record, moves).events(self.seat))

        return Game.replay(record, bisect_left(range(len(record.moves)), self.lines[step].at, key=told))
