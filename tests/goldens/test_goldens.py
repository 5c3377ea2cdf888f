"""Golden games: a change in what anybody sees of a game shows here."""

import re
from typing import get_args

import pytest

from tests.goldens.playthrough import PLAYERS, file_of, playthrough
from wildcards.game.events import AnyEvent
from wildcards.game.types import QUESTIONS


@pytest.mark.parametrize("players", PLAYERS)
def test_a_golden_game_looks_to_everybody_as_it_did(players: int) -> None:
    told, golden = playthrough(players).splitlines(), file_of(players).read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(told, golden, strict=False), 1):
        assert now == before, (
            f"line {number} of {file_of(players).name}; if this is meant, `make goldens` writes it anew"
        )
    assert len(told) == len(golden)


def test_the_golden_games_tell_every_kind_of_event() -> None:
    text = "".join(file_of(players).read_text(encoding="utf-8") for players in PLAYERS)
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyEvent)}
    assert set(re.findall(r"\* ([a-z-]+):", text)) == kinds


def test_the_golden_games_ask_every_question() -> None:
    text = "".join(file_of(players).read_text(encoding="utf-8") for players in PLAYERS)
    asked = set(re.findall(r"^\? ([a-z]+) of", text, re.MULTILINE))
    assert asked == set(QUESTIONS)
