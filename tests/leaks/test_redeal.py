"""Secrets stay secret: whatever a viewer cannot know is dealt anew, and not a byte that it gets changes."""

import pytest

from tests.leaks.redealing import compare_with_redeals


@pytest.mark.parametrize("seed", range(18))
def test_no_viewer_can_tell_a_game_from_one_with_other_secrets(seed: int) -> None:
    compared = compare_with_redeals(seed, ways=2)
    assert compared.states > 60
    assert compared.other_hands > compared.redeals / 2, "the redeals change too little to show anything"
