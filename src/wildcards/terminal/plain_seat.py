"""One person at a plain terminal: the story, the table, a question, an answer; line by line, and for ears."""

from collections.abc import Sequence
from typing import Protocol

from wildcards.game import Event, Move, Player, Refusal, Result
from wildcards.game.ask import moves_of
from wildcards.game.view import ShownView
from wildcards.terminal.asking import answer_text, as_notation, choice_text, examples, prompt_text, refusal_text
from wildcards.terminal.count import count_lines, own_place, statistics_lines
from wildcards.terminal.means import meanings_of
from wildcards.terminal.names import called_names
from wildcards.terminal.plain_help import PlainHelp
from wildcards.terminal.screen import Screen
from wildcards.terminal.story import Line, Storyteller
from wildcards.terminal.table import display_lines, hand_lines, seat_lines, table_lines
from wildcards.terminal.words import capital

MOVES_LISTED = 60
HEADING = "bold"
QUIET = "dim"
WRONG = "red"


class Left(Exception):  # noqa: N818 - the person has left the game
    pass


class Played(Protocol):
    """The game that somebody plays: on this machine, or on a server."""

    def view(self, seat: int | None, /) -> ShownView: ...

    def events(self, seat: int | None, since: int = 0, /) -> Sequence[Event]: ...

    def check(self, seat: int, move: str, /) -> Move:
        """The move, if it can be played; a `Refusal` if not."""
        ...


class PlainSeat:
    def __init__(self, game: Played, you: int, players: Sequence[Player], screen: Screen) -> None:
        self.played = game
        self.you = you
        self.screen = screen
        self.words = screen.words
        self.called = called_names(self.words, players)
        self.storyteller = Storyteller(self.words, [one.name for one in self.called], self.you)
        self.listed: list[Move] = []  # what the numbers stand for

    def tell_end(self, result: Result) -> None:
        names = list(self.storyteller.names)
        names[self.you] = capital(self.words.text("you"))
        place = own_place(self.words, result, self.you)
        self.screen.say_all([place] if place else [])
        tell_count(self.screen, result, names, self.played.events(self.you))

    # The story.

    def _hear(self) -> list[Line]:
        """The lines of what has happened since the last time."""
        return self.storyteller.tell(self.played.events(self.you, self.storyteller.heard))

    def _this_round(self) -> list[Line]:
        return [line for line in self.storyteller.lines if line.round == self.storyteller.round]

    def tell_news(self) -> None:
        self._tell(self._hear())

    def _tell(self, lines: Sequence[Line]) -> None:
        tell(self.screen, lines, self.played.view(None).rounds)

    # The question.

    def ask(self) -> Move:
        """Asks until a possible answer is confirmed."""
        self.tell_news()
        view = self.played.view(self.you)
        if view.question == "bid":
            self.screen.say_all(seat_lines(self.words, view, self.called))
        self.screen.say_all([*display_lines(self.words, view), *hand_lines(self.words, view)])
        self._prompt(view)
        self.listed = []
        chosen: Move | None = None
        while True:
            answer = self._read_line()
            if not answer and chosen:
                return chosen
            if answer.lower() in ("", "u"):
                chosen = None
                self._prompt(view)
            elif not self.obeyed(answer):
                chosen = self._chosen(view, answer.removesuffix("!"))
                if chosen and answer.endswith("!"):
                    return chosen
                if chosen:
                    self.screen.say(self.words.text("plain-confirm"), QUIET)

    def _read_line(self) -> str:
        try:
            return self.screen.ask()
        except (EOFError, KeyboardInterrupt) as end:
            self.screen.say()  # what follows gets a line of its own
            raise Left from end

    def _prompt(self, view: ShownView) -> None:
        assert view.ask is not None
        self.screen.say(prompt_text(self.words, view, self.storyteller.name), HEADING)
        self.screen.say(self.words.text("plain-example", answers=" · ".join(examples(self.words, view.ask))), QUIET)

    def _chosen(self, view: ShownView, answer: str) -> Move | None:
        """The move that the answer is, told with what it would mean; nothing where it cannot be played."""
        assert view.ask is not None
        if answer.isdecimal():
            if not 0 < int(answer) <= len(self.listed):
                self.screen.say(self.words.text("plain-number", number=answer), WRONG)
                return None
            move = self.listed[int(answer) - 1]
        else:
            try:
                move = self.played.check(self.you, as_notation(self.words, answer, view.ask))
            except Refusal as refusal:
                self.screen.say(refusal_text(self.words, refusal), WRONG)
                return None
        means = meanings_of(self.words, view, move, self.storyteller.name)
        self.screen.say(" ".join([choice_text(self.words, move), *(f"{capital(one)}." for one in means)]))
        return move

    # Commands.

    def obeyed(self, answer: str) -> bool:
        """Whether the answer is a command instead of a move, and so has been carried out."""
        command, _, rest = answer.lower().partition(" ")
        match command, rest.strip():
            case "?" | "h" | "help", thing:
                PlainHelp(self.screen).answer(thing, self.played.view(self.you))
            case "m", "":
                self._list_moves()
            case "t", "":
                self.screen.say_all(table_lines(self.words, self.played.view(self.you), self.called))
            case "s", "":
                self._tell(self._this_round())
            case "q" | "quit", "":
                raise Left
            case _:
                return False
        return True

    def _list_moves(self) -> None:
        ask = self.played.view(self.you).ask
        self.listed = list(moves_of(ask)) if ask else []
        for number, move in enumerate(self.listed[:MOVES_LISTED], 1):
            self.screen.say(f"{number}. {answer_text(self.words, move)}")
        more = len(self.listed) - MOVES_LISTED
        if more > 0:
            self.screen.say(self.words.text("plain-more-moves", count=more))


def tell(screen: Screen, lines: Sequence[Line], rounds: int) -> None:
    """Lines of the story, each round under its heading."""
    for line in lines:
        if line.begins_round:
            screen.say()
            screen.say(screen.words.text("round-of", round=line.round, rounds=rounds), HEADING)
        screen.say(line.text)


def tell_count(screen: Screen, result: Result, names: Sequence[str], told: Sequence[Event]) -> None:
    """The final count, and the numbers of the game."""
    screen.say_all(["", *count_lines(screen.words, result, names)])
    screen.say_all(["", *statistics_lines(screen.words, told, names)])
