"""Views that are kept are the views that the game gives."""

from random import Random

import pytest

from tests.table.tables import ANN, BEN, CLEO, Evening
from wildcards.table import actions as do

PEOPLE = {0: ANN, 1: BEN, 2: CLEO}


@pytest.mark.parametrize("number", range(6))
def test_a_kept_view_is_the_view_of_the_game_at_every_step(number: int) -> None:
    rng = Random(number)
    evening = Evening().start(BEN, CLEO)
    if number % 2:
        evening.act(do.Concede(), CLEO)
    while evening.table.status == "running":
        game = evening.game
        for viewer in (None, 0, 1, 2):
            assert evening.table.view(viewer) == game.view(viewer)
        seat = rng.choice(game.asked)
        move = str(rng.choice(game.legal_moves(seat)))
        if evening.table.seats[seat].is_played_by_bot:
            if seat in game.pending:
                evening.act(do.BotPlayed(seat=seat, move=move))
        elif seat not in game.pending and rng.random() < 0.5:
            evening.act(do.TakeBack(), PEOPLE[seat])
        else:
            evening.act(do.Play(move=move), PEOPLE[seat])
    assert evening.table.view(0) == evening.game.view(0)
