"""What a bot thought of the answers to a question, in words: what it would play, what it expects of it, and why."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from wildcards.bots import Candidate
from wildcards.game import Move, View
from wildcards.terminal.asking import answer_text, prompt_text
from wildcards.terminal.names import level_name
from wildcards.terminal.plain_replay import PlainReplay
from wildcards.terminal.plain_seat import HEADING, tell
from wildcards.terminal.table import hand_lines
from wildcards.terminal.words import Words


class Decision(NamedTuple):
    """A choice of a recorded game, and what a bot thinks of it."""

    number: int  # of the move in the record, counted from 1
    heard: int  # how many events the seat had been told by then
    view: View
    played: Move
    candidates: Sequence[Candidate]


def tell_considered(replay: PlainReplay, bot: str, decisions: Iterable[Decision], only: int | None) -> None:
    """The story, or that of one round, and before each decision what the bot would do."""
    screen, words = replay.screen, replay.words
    lines = [line for line in replay.lines if only in (None, line.round)]
    told = 0
    for decision in decisions:
        heard = sum(line.at <= decision.heard for line in lines)
        tell(screen, lines[told:heard], replay.rounds)
        told = heard
        screen.say()
        screen.say(prompt_text(words, decision.view, replay.names.__getitem__), HEADING)
        screen.say_all(hand_lines(words, decision.view))
        for text in considered_lines(words, bot, decision, replay.names):
            screen.say_all(fitted(text, screen.console.width) if screen.console.is_terminal else [text])
        screen.say()
    tell(screen, lines[told:], replay.rounds)


def fitted(text: str, width: int) -> list[str]:
    """A line that is too long goes on as far to the right as it began."""
    indent = text[: len(text) - len(text.lstrip())]
    return wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)


def considered_lines(words: Words, bot: str, decision: Decision, names: Sequence[str]) -> Iterator[str]:
    """Answers that would hardly ever be played are named too: why not is worth knowing."""
    yield words.text("considered-by", bot=level_name(words, bot))
    width = len(percent(words, 1.0))
    for one in decision.candidates:
        share = percent(words, one.share).rjust(width)
        yield " · ".join([f"{share}  {answer_text(words, one.move)}", *outcome(words, one)])
        if why := reasons(words, one, names):
            yield " " * (width + 2) + " · ".join(why)
    yield words.text("considered-played", answer=answer_text(words, decision.played))


def outcome(words: Words, one: Candidate) -> Iterator[str]:
    """What is expected at the end; a bot that does not think ahead expects nothing."""
    if one.win is not None:
        yield words.text("considered-win", chance=percent(words, one.win))
    if one.points is not None:
        yield words.text("considered-points", points=words.number(one.points))
    if one.rank is not None:
        yield words.text("considered-rank", rank=words.number(one.rank))


def reasons(words: Words, one: Candidate, names: Sequence[str]) -> list[str]:
    """In what the answer differs from the others, and who may go before a bid."""
    different = [words.text(f"reason-{reason.part}", by=signed(words, reason.by)) for reason in one.reasons]
    outbid = [
        words.text("reason-outbid", name=names[seat], chance=percent(words, chance))
        for seat, chance in one.outbid.items()
    ]
    return different + outbid


def percent(words: Words, share: float) -> str:
    return words.text("considered-percent", number=round(100 * share))


def signed(words: Words, difference: float) -> str:
    return f"{'−' if difference < 0 else '+'}{words.number(abs(difference))}"
