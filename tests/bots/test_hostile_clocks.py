"""A few games of the campaign in `hostile_clocks`."""

from tests.bots.hostile_clocks import play_game


def test_no_clock_makes_a_bot_play_illegally_or_late() -> None:
    for number in range(3):
        decisions, problems = play_game(number)
        assert decisions.total() > 60
        assert problems == []
