"""Somebody who plays at a real terminal: reads what is asked, types the answer, and sees that it was taken."""

from collections.abc import Callable
from typing import NamedTuple

from tests.terminal.keys import is_affirmative, picking_keys, some_move
from tests.terminal.tmux import Tmux
from wildcards import Player
from wildcards.game.view import ShownView
from wildcards.terminal.app.picking import asked
from wildcards.terminal.asking import answer_text, prompt_text
from wildcards.terminal.names import called_names
from wildcards.terminal.words import Words


class Moment(NamedTuple):
    """How the game stands, known from elsewhere than the screen."""

    view: ShownView
    players: list[Player]
    events: int  # so many things have happened; while one is asked, nothing does


class TmuxPlayer:
    def __init__(self, terminal: Tmux, words: Words, look: Callable[[], Moment | None]) -> None:
        """`look` tells how the game stands; None: there is none any more."""
        self.terminal = terminal
        self.words = words
        self.questions: list[str] = []
        self._look = look

    def act(self) -> bool:
        """Answers if something is asked; goes on when the screen shows no longer what has been answered."""
        moment = self._look()
        if moment is None or asked(moment.view) is None:
            return False
        view, move = moment.view, some_move(moment.view)
        names = [called.name for called in called_names(self.words, moment.players)]
        self.terminal.waits_for(self.words.plain(prompt_text(self.words, view, names.__getitem__)))
        self.questions.append(str(view.question))
        self.terminal.write(picking_keys(view, move))
        label = answer_text(self.words, move)
        key = "↵" if is_affirmative(view, move) else "N"
        self.terminal.waits_for(f"{key} {label}")
        before = self.terminal.text  # the next question may be the same one: then something else has changed
        self.terminal.press("Enter" if key == "↵" else "n")
        self.terminal.waits_until(
            lambda screen: self._has_gone_on(moment) and screen != before and f"↵ {label} " not in f"{screen} "
        )
        return True

    def _has_gone_on(self, before: Moment) -> bool:
        now = self._look()
        return now is None or now.events > before.events or now.view.choice is not None
