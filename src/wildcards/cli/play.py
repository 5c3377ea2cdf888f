"""`wildcards play`: a game in the terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Annotated, TextIO
from zlib import crc32

import typer

from wildcards import Game, Move, Player, View
from wildcards.cli.complaints import out_of_range
from wildcards.cli.output import BadInput, console
from wildcards.game.fair import check_seed, new_seed

THINKING_TIME = 500  # milliseconds


def levels() -> list[str]:
    from wildcards.bots import bot_names

    return list(bot_names())


def play(
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="Number of players, including you.")] = 4,
    seat: Annotated[int, typer.Option(min=0, max=4, metavar="S", help="Your seat, counted from 0.")] = 0,
    level: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="The bots you play against: random, greedy, expert or search.",
            autocompletion=levels,
        ),
    ] = "greedy",
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="Seed of an earlier game, to play the same cards again.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Append the record to this file when the game is over.")
    ] = None,
) -> None:
    """Play a game in the terminal against bots."""
    from wildcards.terminal.text_game import Left, TextGame

    if seat >= players:
        raise BadInput(f"--seat: {out_of_range(seat, 0, players - 1)} at a table of {players}")
    seed = new_seed() if seed is None else check_seed(seed)
    at_table = [Player(f"Bot {number}", bot=level) for number in range(1, players)]
    at_table.insert(seat, Player("Player"))
    bots = {other: bot_of(level, f"{seed}/{other}") for other in range(players) if other != seat}
    game = Game(at_table, seed=seed)
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


def bot_of(level: str, seed: str) -> Callable[[View], Move]:
    from wildcards.bots import Budget, UnknownBot, make_bot

    try:
        bot = make_bot(level, crc32(seed.encode()))
    except UnknownBot as error:
        raise BadInput(f"--level: {error}") from None
    return lambda view: bot.choose(view, Budget(THINKING_TIME))


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
