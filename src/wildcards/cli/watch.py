"""`wildcards watch`: bots at a table, to look at."""

from typing import Annotated

import typer

from wildcards import Game, Player
from wildcards.cli.bots import chooser_of, level_names, read_bot
from wildcards.cli.complaints import out_of_range
from wildcards.cli.output import BadInput
from wildcards.cli.setup import DeckOption, Removal, RemovalOption, read_deck
from wildcards.cli.text import LanguageOption, PlainOption, text_screen
from wildcards.game.fair import check_seed, new_seed


def watch(
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P", help="Number of bots at the table.")] = 4,
    level: Annotated[
        str,
        typer.Option(
            metavar="BOT", help="The bots that play: a level, or [cyan]file.py:Class[/].", autocompletion=level_names
        ),
    ] = "expert",
    seat: Annotated[
        int | None, typer.Option(min=0, max=4, metavar="S", help="Watch as this seat sees the game.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="Seed of an earlier game, to see the same cards again.")
    ] = None,
    deck: DeckOption = None,
    removal: RemovalOption = Removal.BALANCED,
    language: LanguageOption = None,
    plain: PlainOption = False,
) -> None:
    """Watch bots play, step by step, from any seat."""
    from wildcards.terminal.launch import has_screens

    if seat is not None and seat >= players:
        raise BadInput(f"--seat: {out_of_range(seat, 0, players - 1)} at a table of {players}")
    spec = read_bot(level, "--level")
    checked = new_seed() if seed is None else check_seed(seed)
    at_table = [Player(f"{spec.name} {number}", bot=spec.name) for number in range(1, players + 1)]
    game = Game(at_table, seed=checked, deck=read_deck(deck), removal=removal.value)
    screen = text_screen(language, plain=plain)
    if not plain and has_screens():
        from wildcards.terminal.launch import watch_bots

        watch_bots(screen.words, game, spec, seat)
        return
    from wildcards.terminal.plain_replay import PlainReplay

    bots = [chooser_of(spec, f"{checked}/{number}", "--level") for number in range(players)]
    while not game.is_over:
        for number in game.pending:
            game.play(number, bots[number](game.view(number)))
    PlainReplay(game, seat, screen).watch()
