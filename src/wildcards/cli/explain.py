"""`wildcards explain`: what a bot thinks of the decisions in a recorded game."""

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from wildcards import Game, Move, Record, Refusal
from wildcards.cli.bots import THINKING_TIME, explainer_of, level_names, read_bot
from wildcards.cli.output import Complaint, Disagreement, Json, print_json, progress_bar
from wildcards.cli.records import read_records
from wildcards.cli.replay import FileArgument, record_problem
from wildcards.cli.setup import check_seat
from wildcards.cli.text import LanguageOption, PlainOption, for_players, text_screen
from wildcards.game.ask import moves_of

if TYPE_CHECKING:
    from wildcards.cli.bots import Explainer
    from wildcards.terminal.considered import Decision
    from wildcards.terminal.words import Words


@for_players
def explain(
    file: FileArgument,
    *,
    seat: Annotated[int, typer.Option(min=0, max=4, metavar="S")],
    bot: Annotated[str, typer.Option(metavar="BOT", autocompletion=level_names)] = "grandmaster",
    time: Annotated[float, typer.Option(min=1, max=600_000, metavar="MS")] = THINKING_TIME,
    round: Annotated[int | None, typer.Option(min=1, metavar="R")] = None,  # noqa: A002 - its name in the shell
    line: Annotated[int, typer.Option(min=1, metavar="L")] = 1,
    json: Json = False,
    language: LanguageOption = None,
    plain: PlainOption = False,
) -> None:
    """Each decision of a seat: what a bot would play how often, what it expects of it, and why."""
    from wildcards.terminal.considered import tell_considered
    from wildcards.terminal.plain_replay import PlainReplay

    spec = read_bot(bot, "--bot")
    screen = text_screen(language, plain=plain)
    record = record_on(file, line, screen.words)
    game = Game.replay(record)
    check_seat(seat, len(game.players))
    rounds = game.view(None).rounds
    if round is not None and round > rounds:
        raise Complaint("round", given=round, most=rounds)
    decisions = decisions_of(record, seat, round, explainer_of(spec, "--bot", time))
    if json:
        with progress_bar(file, None) as bar:
            print_json([as_data(decision, bar.advance) for decision in decisions])
    else:
        replay = PlainReplay(game, seat, screen)
        screen.say(replay.viewer(), "dim")
        tell_considered(replay, spec.name, decisions, round)


def record_on(file: str, line: int, words: "Words") -> Record:
    """The record, whose moves all hold."""
    for found in read_records(file, show_progress=False):
        if found.number == line:
            try:
                record = Record.from_json(found.text)
                Game.replay(record)
            except Refusal as refusal:
                where = words.text("replay-line", file=file, line=line)
                raise Disagreement(f"{where}: {record_problem(words, refusal)}") from None
            return record
    raise Complaint("no-such-line", file=file, line=line)


def decisions_of(record: Record, seat: int, only: int | None, explainer: "Explainer") -> Iterator["Decision"]:
    """Where the seat had a choice, one after the other."""
    from wildcards.terminal.considered import Decision

    for number, text in enumerate(record.moves):
        who, _, move = text.partition(" ")
        if int(who) != seat:
            continue
        game = Game.replay(record, number)
        view = game.view(seat)
        if view.ask and len(list(islice(moves_of(view.ask), 2))) > 1 and only in (None, view.round):
            heard = len(game.events(seat))
            yield Decision(number + 1, heard, view, Move.parse(move), explainer(view))


def as_data(decision: "Decision", done: Any) -> dict[str, object]:
    """As a program reads it: moves in the notation."""
    done()
    candidates = [msgspec.to_builtins(one, str_keys=True) | {"move": str(one.move)} for one in decision.candidates]
    return {
        "move": decision.number,
        "round": decision.view.round,
        "question": decision.view.question,
        "played": str(decision.played),
        "candidates": candidates,
    }
