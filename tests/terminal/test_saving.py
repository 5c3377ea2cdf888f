"""Games alone are saved so that whoever left can go on."""

from pathlib import Path

import msgspec
import pytest

from wildcards import Game, Player
from wildcards.terminal.saving import Keeper, Save, SavedGame
from wildcards.terminal.words import Words


@pytest.mark.parametrize("before", [0, 4])
def test_whoever_sits_elsewhere_in_the_next_game_goes_on_there(tmp_path: Path, before: int) -> None:
    save = Save(before, "greedy", tmp_path / "game.json")
    keeper = Keeper(save, None, Words("en"), pytest.fail)
    keeper(Game([Player("Iris", bot="greedy"), Player("Ann"), Player("Silvan", bot="greedy")]))
    assert msgspec.json.decode(save.path.read_bytes(), type=SavedGame).seat == 1
