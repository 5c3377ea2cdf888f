"""`wildcards replay`: replays recorded games and checks them against the rules."""

from typing import TYPE_CHECKING, Annotated

import typer

from wildcards import Game, Record, Refusal
from wildcards.cli.output import Complaint, Json, print_json, warn
from wildcards.cli.records import BadLine, Line, read_records, reason_of
from wildcards.cli.setup import check_seat
from wildcards.cli.text import LanguageOption, PlainOption, for_players, text_screen

if TYPE_CHECKING:
    from wildcards.terminal.screen import Screen
    from wildcards.terminal.words import Words

FileArgument = Annotated[str, typer.Argument(metavar="FILE")]


@for_players
def replay(
    file: FileArgument,
    until: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(min=0, max=4, metavar="S")] = None,
    show: Annotated[bool, typer.Option("--show")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    line: Annotated[int | None, typer.Option(min=1, metavar="L")] = None,
    json: Json = False,
    language: LanguageOption = None,
    plain: PlainOption = False,
) -> None:
    """Recorded games, replayed and checked: every move and the result."""
    from wildcards.terminal.launch import has_screens

    shows = show or watch or seat is not None
    if json and shows:
        raise Complaint("words-no-json")
    if watch and file == "-":
        raise Complaint("typed-steps")
    screen = text_screen(language, plain=plain)
    total = 0
    invalid: list[BadLine] = []
    for record in read_records(file, show_progress=not shows):
        if line is not None and record.number != line:
            continue
        total += 1
        where = screen.words.text("replay-line", file=file, line=record.number)
        try:
            game = replayed(record, until)
        except Refusal as refusal:
            invalid.append(BadLine(record.number, reason_of(refusal)))
            if not json:
                why = record_problem(screen.words, refusal) if shows else reason_of(refusal)
                warn(f"{where}: {why}")
            continue
        if shows:
            check_seat(seat, len(game.players))
        if watch and not plain and has_screens():
            watch_game(screen, game, seat)
        elif shows:
            tell_game(screen, game, seat, where, watch=watch)
    if total == 0:
        raise Complaint("no-such-line", file=file, line=line or 0)
    if json:
        print_json({"records": total, "valid": total - len(invalid), "invalid": invalid})
    else:
        typer.echo(screen.words.text("replay-valid", valid=total - len(invalid), total=total))
    if invalid:
        raise typer.Exit(1)


def record_problem(words: "Words", refusal: Refusal) -> str:
    """What the browser says of such a record; whoever only checks records is told the rule and the place."""
    move = str(refusal.facts.get("where", "")).removeprefix("move ")
    return words.text("problem-record-move", move=move) if move.isdecimal() else words.text("problem-bad-record")


def replayed(line: Line, until: int | None) -> Game:
    record = Record.from_json(line.text)
    return Game.replay(record, until if until is not None and until < len(record.moves) else None)


def watch_game(screen: "Screen", game: Game, seat: int | None) -> None:
    """A game on the screens, step by step."""
    from wildcards.terminal.alone.playback import Playback
    from wildcards.terminal.launch import look_at

    look_at(screen.words, Playback(game.record(), seat))


def tell_game(screen: "Screen", game: Game, seat: int | None, where: str, *, watch: bool) -> None:
    """A game as one seat, or a spectator, may know it: all of it, or step by step."""
    from wildcards.terminal.plain_replay import PlainReplay

    replay = PlainReplay(game, seat, screen)
    screen.say(f"{where}: {replay.viewer()}", "dim")
    if watch:
        replay.watch()
    else:
        replay.tell_all()
