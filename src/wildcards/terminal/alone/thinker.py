"""A process in which bots think, so that the screen never waits: one question a line, one answer a line."""

import sys

import msgspec

from wildcards.bots.base import Bot, Budget
from wildcards.bots.faults import described
from wildcards.bots.questions import Answer, Question, made
from wildcards.bots.registry import BOTS
from wildcards.bots.specs import budget_for, make, read_spec
from wildcards.game import Move
from wildcards.game.ask import allows


def answer(line: bytes) -> Answer:
    """The bot may be anybody's: whatever it raises is an answer too, with the place."""
    try:
        question = msgspec.json.decode(line, type=Question)
        bot, budget = bot_of(question)
        move, ask = Move.parse(str(bot.choose(question.view, budget))), question.view.ask
        if ask is not None and not allows(ask, move):
            return Answer(move=None, error=f"'{move}' is not possible at the question '{ask.question}'")
        return Answer(move=str(move))
    except (Exception, SystemExit) as error:  # noqa: BLE001
        return Answer(move=None, error=described(error)[:200])


def bot_of(question: Question) -> tuple[Bot, Budget]:
    spec = read_spec(question.level)
    budget = budget_for(spec, question.milliseconds)
    if question.level in BOTS:
        return made(question.level, question.seed)[0], budget
    return make(spec, question.seed), budget


def main() -> None:
    # What a bot prints must not be taken for an answer.
    output, sys.stdout = sys.stdout.buffer, sys.stderr
    while line := sys.stdin.buffer.readline():
        output.write(msgspec.json.encode(answer(line)) + b"\n")
        output.flush()


if __name__ == "__main__":
    main()
