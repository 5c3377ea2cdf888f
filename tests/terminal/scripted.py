"""A game whose answers are known beforehand: the same seed, the same bots, a person who chooses by chance."""

import random
from typing import NamedTuple

from wildcards import Game, Player
from wildcards.cli.bots import chooser_of, read_bot
from wildcards.game.types import Question
from wildcards.locales import Language
from wildcards.terminal.asking import typed
from wildcards.terminal.words import Words

PLAYERS = 3


class Script(NamedTuple):
    answers: list[str]  # as they are typed
    questions: list[Question]  # what is asked, in the same order


def script(seed: str, language: Language, level: str = "random") -> Script:
    """What somebody types who plays a whole game of three in this language, and what they are asked."""
    words, chance, spec = Words(language), random.Random(seed), read_bot(level, "--level")
    players = [Player(words.text("player")), *[Player(f"Bot {number}", bot=spec.name) for number in (1, 2)]]
    bots = {seat: chooser_of(spec, f"{seed}/{seat}", "--level") for seat in (1, 2)}
    game = Game(players, seed=seed)
    answers: list[str] = []
    questions: list[Question] = []
    while not game.is_over:
        for seat in game.pending:
            if seat:
                game.play(seat, bots[seat](game.view(seat)))
                continue
            assert game.question is not None
            questions.append(game.question)
            # More than a handful of cards makes no better test.
            move = chance.choice([move for move in game.legal_moves(0) if len(move.cards) < 5])
            answers.append(typed(words, move))
            game.play(0, move)
    return Script(answers, questions)
