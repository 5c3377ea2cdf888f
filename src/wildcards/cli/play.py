"""`wildcards play`: a game in the terminal."""

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from wildcards import Game, Player, Refusal
from wildcards.cli.bots import chooser_of, level_names, read_bot
from wildcards.cli.online import play_with_others
from wildcards.cli.output import INTERRUPTED, Complaint, Json, print_json
from wildcards.cli.setup import DeckOption, RemovalOption, check_name, check_seat, new_game
from wildcards.cli.text import LanguageOption, PlainOption, for_players, text_screen

if TYPE_CHECKING:
    from wildcards.terminal.saving import Keeper, Save
    from wildcards.terminal.screen import Screen

RESUME = "wildcards play --resume"


@for_players
def play(
    address: Annotated[str | None, typer.Argument(metavar="ADDRESS")] = None,
    *,
    players: Annotated[int, typer.Option(min=3, max=5, metavar="P")] = 4,
    seat: Annotated[int, typer.Option(min=0, max=4, metavar="S")] = 0,
    level: Annotated[str, typer.Option(metavar="BOT", autocompletion=level_names)] = "greedy",
    seed: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    deck: DeckOption = None,
    removal: RemovalOption = "balanced",
    record: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    name: Annotated[str, typer.Option(metavar="NAME")] = "",
    language: LanguageOption = None,
    plain: PlainOption = False,
    json: Json = False,
) -> None:
    """A game in the terminal: against bots, or with others on a server."""
    from wildcards.terminal.launch import has_screens
    from wildcards.terminal.names import default_name
    from wildcards.terminal.saving import Damaged, Save, newest

    check_seat(seat, players)
    check_name(name)
    if record is not None:
        check_writable(record)
    screen = text_screen(language, plain=plain, aside=json)
    if address is not None:
        play_with_others(screen, address, name, plain=plain, json=json)
        return
    if resume:
        try:
            found = newest()
        except Damaged as damaged:
            raise Complaint("damaged-save", file=str(damaged.file)) from None
        if found is None:
            raise Complaint("nothing-saved")
        save, game = found
    else:
        spec = read_bot(level, "--level")
        at_table = [Player(f"Bot {number}", bot=spec.name) for number in range(1, players)]
        at_table.insert(seat, Player(name or default_name()))
        game = new_game(at_table, seed, deck, removal)
        save = Save(seat, level)
    if not plain and not json and has_screens():
        play_on_screens(game, save, screen, record)
        return
    kept, was_stopped = play_plain(game, save, screen, record, resumed=resume)
    if json:
        print_json(outcome_of(game, save, kept))
    if was_stopped:
        raise typer.Exit(INTERRUPTED)


def play_on_screens(game: Game, save: "Save", screen: "Screen", record: Path | None) -> None:
    from wildcards.terminal.launch import play_alone
    from wildcards.terminal.saving import Keeper

    spec = read_bot(save.level, "--level")
    if ":" in spec.source:
        chooser_of(spec, "", "--level")  # somebody's own class: what is wrong with it is better said now
    keeper = Keeper(save, record, screen.words, lambda why: None)  # the screens show it all the time
    said = play_alone(screen.words, game, spec, keeper)
    if said:
        screen.say(said)
    if keeper.trouble and not keeper.is_running:
        screen.say(keeper.trouble)
    say_record(screen, keeper)
    if keeper.is_running:
        say_left(screen, save)


def play_plain(
    game: Game, save: "Save", screen: "Screen", record: Path | None, *, resumed: bool
) -> tuple[tuple[Path, int] | None, bool]:
    """Where the record is if the game is over, and whether Ctrl-C stopped it."""
    from wildcards.terminal.plain import PlainGame
    from wildcards.terminal.plain_seat import WRONG, Left
    from wildcards.terminal.saving import Keeper

    spec = read_bot(save.level, "--level")
    seed = game.record().seed
    others = [seat for seat in range(len(game.players)) if seat != save.seat]
    bots = {seat: chooser_of(spec, f"{seed}/{seat}", "--level") for seat in others}
    keeper = Keeper(save, record, screen.words, lambda why: screen.say(why, WRONG))
    try:
        PlainGame(game, keeper, bots, screen).play(resumed=resumed)
    except Left as left:
        say_left(screen, save)
        return None, isinstance(left.__cause__, KeyboardInterrupt)
    except Refusal as refusal:  # of a bot: what the person answers has been checked
        raise Complaint("bot-move", bot=spec.spec, why=str(refusal)) from None
    say_record(screen, keeper)
    return keeper.kept, False


def outcome_of(game: Game, save: "Save", kept: tuple[Path, int] | None) -> dict[str, object]:
    """What `--json` prints. The seed of a game that goes on would tell all its cards."""
    return {
        "players": game.names,
        "seat": save.seat,
        "result": game.result if game.is_over else None,
        "seed": game.record().seed if game.is_over else None,
        "record": {"file": str(kept[0]), "line": kept[1]} if kept else None,
        "saved": str(save.path) if save.works and not game.is_over else None,
    }


def say_record(screen: "Screen", keeper: "Keeper") -> None:
    """Of the game that is over, if one is."""
    if keeper.finished is not None:
        screen.say_all(["", screen.words.text("plain-seed", seed=keeper.finished.record().seed or "")])
    if keeper.kept is not None:
        file, line = keeper.kept
        command = f"wildcards replay {quote(str(file))} --line {line} --watch"
        screen.say(screen.words.text("plain-record", file=str(file), command=command))


def say_left(screen: "Screen", save: "Save") -> None:
    words = screen.words
    screen.say(words.text("plain-left", command=RESUME) if save.works else words.text("plain-left-unsaved"))


def check_writable(record: Path) -> None:
    """A place that cannot be written is refused before the game begins."""
    try:
        record.open("a", encoding="utf-8").close()
    except OSError as error:
        raise Complaint("file", file=str(record), why=error) from None
