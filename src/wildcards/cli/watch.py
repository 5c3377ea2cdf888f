"""`wildcards watch`: bots at a table, to look at; or a table of a server."""

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Raw

from wildcards import Player, Refusal
from wildcards.cli.bots import chooser_of, more_levels, read_bot
from wildcards.cli.online import play_with_others
from wildcards.cli.output import Complaint, Json, print_json
from wildcards.cli.setup import DeckOption, RemovalOption, check_seat, new_game, read_deck
from wildcards.cli.text import LanguageOption, PlainOption, for_players, text_screen
from wildcards.terminal.app.preferences import Speed

if TYPE_CHECKING:
    from wildcards.bots.specs import BotSpec

MOST_PLAYERS = 5


@for_players
def watch(
    address: Annotated[str | None, typer.Argument(metavar="ADDRESS")] = None,
    *,
    bots: Annotated[str, typer.Option(metavar="BOTS", autocompletion=more_levels)] = "expert",
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P")] = 4,
    seat: Annotated[int | None, typer.Option(min=0, max=4, metavar="S")] = None,
    browser: Annotated[bool, typer.Option("--browser")] = False,
    speed: Annotated[Speed | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    deck: DeckOption = None,
    removal: RemovalOption = "balanced",
    language: LanguageOption = None,
    plain: PlainOption = False,
    json: Json = False,
) -> None:
    """Bots at a table, step by step, from any seat; or a table of a server."""
    from wildcards.terminal.launch import has_screens, watch_bots

    screen = text_screen(language, plain=plain, aside=json)
    if address is not None:
        play_with_others(screen, address, plain=plain, json=json, only_watching=True)
        return
    specs = read_bots(bots, players)
    check_seat(seat, len(specs))
    if browser:
        from wildcards.cli.watch_in_browser import show

        if seat is not None or seed is not None:
            raise Complaint("watch-browser")
        show(specs, speed or "normal", deck=read_deck(deck), removal=removal, json=json)
        return
    names = [f"{spec.name} {number}" for number, spec in enumerate(specs, 1)]
    at_table = [Player(name, bot=spec.name) for name, spec in zip(names, specs, strict=True)]
    game = new_game(at_table, seed, deck, removal)
    if not plain and not json and has_screens():
        watch_bots(screen.words, game, specs, seat, speed)
        return
    from wildcards.terminal.plain_replay import PlainReplay

    choosers = [chooser_of(spec, f"{game.record().seed}/{number}", "--bots") for number, spec in enumerate(specs)]
    while not game.is_over:
        for number in game.pending:
            try:
                game.play(number, choosers[number](game.view(number)))
            except Refusal as refusal:
                raise Complaint("bot-move", bot=specs[number].spec, why=str(refusal)) from None
    if json:
        record = game.record()
        print_json({"players": names, "seed": record.seed, "result": game.result, "record": Raw(record.to_json())})
    else:
        PlainReplay(game, seat, screen).watch()


def read_bots(text: str, players: int) -> "list[BotSpec]":
    """One for each seat. Each is made once now: what is wrong with somebody's own class is better said at once."""
    specs = [read_bot(one.strip(), "--bots") for one in text.split(",")]
    if len(specs) == 1:
        specs *= players
    if not 3 <= len(specs) <= MOST_PLAYERS:
        raise Complaint("bot-count", given=len(specs), most=MOST_PLAYERS)
    if len({spec.name for spec in specs}) < len({spec.spec for spec in specs}):
        raise Complaint("bot-names")
    for spec in specs:
        if ":" in spec.source:
            chooser_of(spec, "", "--bots")
    return specs
