"""`wildcards play`: a game in the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Annotated, TextIO

import typer

from wildcards import Game, Player
from wildcards.cli.bots import chooser_of, level_names, read_bot
from wildcards.cli.complaints import out_of_range
from wildcards.cli.output import BadInput, console
from wildcards.cli.setup import DeckOption, Removal, RemovalOption, read_deck
from wildcards.game.fair import check_seed, new_seed


def play(
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="Number of players, including you.")] = 4,
    seat: Annotated[int, typer.Option(min=0, max=4, metavar="S", help="Your seat, counted from 0.")] = 0,
    level: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="The bots you play against, from the easiest: random, novice, greedy, expert, adept, search, master, "
            "grandmaster, or [cyan]file.py:Class[/].",
            autocompletion=level_names,
        ),
    ] = "greedy",
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="Seed of an earlier game, to play the same cards again.")
    ] = None,
    deck: DeckOption = None,
    removal: RemovalOption = Removal.BALANCED,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Append the record to this file when the game is over.")
    ] = None,
) -> None:
    """Play a game in the terminal against bots."""
    from wildcards.terminal.text_game import Left, TextGame

    if seat >= players:
        raise BadInput(f"--seat: {out_of_range(seat, 0, players - 1)} at a table of {players}")
    seed = new_seed() if seed is None else check_seed(seed)
    spec = read_bot(level, "--level")
    at_table = [Player(f"Bot {number}", bot=spec.name) for number in range(1, players)]
    at_table.insert(seat, Player("Player"))
    bots = {other: chooser_of(spec, f"{seed}/{other}", "--level") for other in range(players) if other != seat}
    game = Game(at_table, seed=seed, deck=read_deck(deck), removal=removal.value)
    screen = console()
    with opened(record) as keep:
        try:
            TextGame(game, seat, bots, screen, input).play()
        except Left:
            screen.print("You have left the game.")
            return
        keep.write(f"{game.record().to_json()}\n")
    screen.print(f"The seed was {seed}", soft_wrap=True)
    if record is not None:
        screen.print(
            f"Record saved to {record}; check it with: wildcards verify {record}", markup=False, soft_wrap=True
        )


@contextmanager
def opened(record: Path | None) -> Iterator[TextIO]:
    """Where the record goes; a place that cannot be written is refused before the game begins."""
    if record is None:
        yield StringIO()
        return
    try:
        with record.open("a", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise BadInput(f"{record}: {error.strerror}") from None
