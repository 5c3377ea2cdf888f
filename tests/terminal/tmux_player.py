"""Somebody who plays at a real terminal: reads what is asked, types the answer, and sees that it was taken."""

import os
from collections.abc import Callable
from typing import NamedTuple

from tests.terminal.keys import is_affirmative, picking_keys, some_move
from tests.terminal.tmux import Tmux
from wildcards import Player
from wildcards.game.view import ShownView
from wildcards.locales import LANGUAGE_NAMES, LANGUAGES
from wildcards.terminal.app.picking import asked
from wildcards.terminal.asking import answer_text, prompt_text
from wildcards.terminal.names import called_names
from wildcards.terminal.words import Words

# A whole game is played in all languages in turn, or with `make terminal-games` in each from its beginning to its end.
EACH_LANGUAGE = bool(os.environ.get("EACH_LANGUAGE"))
GAMES = LANGUAGES if EACH_LANGUAGE else LANGUAGES[:1]


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
        self.change_in: tuple[int, ...] = ()  # rounds before which the next language is chosen in the menu

    def speak_all_in_turn(self, every: int) -> None:
        """Another language after so many rounds, unless the whole game is played in one."""
        others = () if EACH_LANGUAGE else range(1, len(LANGUAGES))
        self.change_in = tuple(every * number + 1 for number in others)

    def _speak_the_next_language(self) -> None:
        language = LANGUAGES[LANGUAGES.index(self.words.language) + 1]
        self.terminal.press("m", "End", "Up", "Up", "Enter")
        self.words = Words(language)
        self.terminal.waits_for(f"{self.words.text('language')}: {LANGUAGE_NAMES[language]}")
        self.terminal.press("Escape")
        self.terminal.waits_until(lambda screen: LANGUAGE_NAMES[language] not in screen)

    def act(self) -> bool:
        """Answers if something is asked; goes on when the screen shows no longer what has been answered."""
        moment = self._look()
        if moment is None or asked(moment.view) is None:
            return False
        if moment.view.question == "bid" and moment.view.round >= min(self.change_in, default=moment.view.round + 1):
            self.change_in = self.change_in[1:]
            self._speak_the_next_language()
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
            lambda screen: screen != before and f"↵ {label} " not in f"{screen} " and self._has_gone_on(moment)
        )
        return True

    def _has_gone_on(self, before: Moment) -> bool:
        now = self._look()
        return now is None or now.events > before.events or now.view.choice is not None
