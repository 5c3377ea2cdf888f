"""A game in plain text: the story so far, the table, a question, an answer."""

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.text import Text

from wildcards.game import Event, Game, Move, Refusal, View
from wildcards.game.events import RoundBegan
from wildcards.game.refusals import BadNotation
from wildcards.terminal.asking import as_notation, prompt_of
from wildcards.terminal.board import CountOfPoints, board, short_board
from wildcards.terminal.story import Storyteller
from wildcards.terminal.words import HABITATS, SPECIES, STYLES, animal

Chooser = Callable[[View], Move]
Reader = Callable[[str], str]

MOVES_LISTED = 60
COMMANDS = """\
[bold]bid F3[/]  a move in the notation; just [bold]F3[/] will do where it is clear
[bold]m[/]       list your moves; then a number plays one of them
[bold]t[/]       the whole table
[bold]s[/]       the story of this round again
[bold]q[/]       leave the game
"""


class Left(Exception):  # noqa: N818 - the person has left the game
    pass


class TextGame:
    """One person at a terminal against bots."""

    def __init__(self, game: Game, you: int, bots: Mapping[int, Chooser], screen: Console, read: Reader) -> None:
        self.game = game
        self.you = you
        self.bots = bots
        self.screen = screen
        self.read = read
        self.storyteller = Storyteller(game.names, you)
        self.told = 0  # how many events
        self.listed: list[Move] = []  # what the numbers stand for

    def play(self) -> None:
        """Plays to the end of the game; `Left` when the person leaves before."""
        self.screen.print("Type [bold]?[/] for help and [bold]q[/] to leave.\n")
        while not self.game.is_over:
            for seat in self.game.pending:
                self.game.play(seat, self.ask() if seat == self.you else self.ask_bot(seat))
        self.tell_news()
        names = ["You" if seat == self.you else name for seat, name in enumerate(self.game.names)]
        self.screen.print(CountOfPoints(self.game.result, names))

    def ask_bot(self, seat: int) -> Move:
        return self.bots[seat](self.game.view(seat))

    def tell_news(self) -> None:
        news = self.game.events(self.you, self.told)
        self.told += len(news)
        self.storyteller.tell(self.screen, news)

    def ask(self) -> Move:
        """Asks until the answer is a legal move."""
        self.tell_news()
        view = self.game.view(self.you)
        self.screen.print(board(view, self.you) if view.question == "bid" else short_board(view))
        self.screen.print(Text(prompt_of(view), style="bold"))
        self.listed = []
        while True:
            answer = self.read_line()
            try:
                if not self.obeyed(answer):
                    return self.game.check(self.you, self.move_of(answer))
            except Refusal as refusal:
                self.screen.print(Text(refusal.sentence(to_you=True), style="red"))

    def read_line(self) -> str:
        try:
            return self.read("> ").strip()
        except EOFError:
            raise Left from None
        except KeyboardInterrupt:
            self.screen.print()  # the shell's prompt on a line of its own
            raise

    def obeyed(self, answer: str) -> bool:
        """Whether the answer is a command instead of a move, and so has been carried out."""
        match answer.lower():
            case "":
                self.screen.print(Text(prompt_of(self.game.view(self.you)), style="bold"))
            case "?" | "h" | "help":
                self.help()
            case "m" | "moves":
                self.list_moves()
            case "t" | "table":
                self.screen.print(board(self.game.view(self.you), self.you))
            case "s" | "story":
                self.storyteller.tell(self.screen, self.story_of_this_round())
            case "q" | "quit":
                raise Left
            case _:
                return False
        return True

    def move_of(self, answer: str) -> Move | str:
        if answer.isdecimal():
            if not 0 < int(answer) <= len(self.listed):
                raise BadNotation(text=answer, wanted="a number from the list of moves; m shows it")
            return self.listed[int(answer) - 1]
        return as_notation(answer, self.game.question)

    def list_moves(self) -> None:
        self.listed = self.game.legal_moves(self.you)
        shown = [f"{number:>3}  {move}" for number, move in enumerate(self.listed[:MOVES_LISTED], 1)]
        for line in in_columns(shown, self.screen.width):
            self.screen.print(line)
        if len(self.listed) > MOVES_LISTED:
            self.screen.print(f"and {len(self.listed) - MOVES_LISTED} more; type them in the notation")

    def story_of_this_round(self) -> list[Event]:
        events = self.game.events(self.you)
        began = max(place for place, event in enumerate(events) if isinstance(event, RoundBegan))
        return events[began:]

    def help(self) -> None:
        self.screen.print(COMMANDS)
        kinds = [Text.assemble((letter, STYLES[letter]), f" {name}") for letter, name in HABITATS.items()]
        self.screen.print(Text("Cards    ") + Text(", ").join(kinds))
        codes = [Text.assemble(animal(code, code), f" {name}") for code, name in SPECIES.items()]
        self.screen.print(Text("Animals  ") + Text(", ").join(codes) + Text(", in the colour of their habitat"))
        self.screen.print("Marks    ★ holds the Leader, ▸ has to decide")
        self.screen.print("Rules    [bold]wildcards rules[/] in another terminal")


def in_columns(entries: list[str], width: int) -> list[str]:
    """The entries in lines, read down each column and then the next."""
    broadest = max(map(len, entries)) + 3
    rows = -(-len(entries) // max(1, width // broadest))
    return ["".join(entry.ljust(broadest) for entry in entries[row::rows]).rstrip() for row in range(rows)]
