"""Our search beside OpenSpiel's."""

import pytest

from wildcards.lab import peers


def test_the_arena_is_measured_beside_the_bare_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ARENA_GAMES", 400)
    monkeypatch.setattr(peers, "TRIES", 1)
    (ratio,) = peers.measure_arena()
    assert ratio.at_most == 2
    assert ratio.value > 0


def test_both_searches_are_measured_in_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SIMULATIONS", 200)
    monkeypatch.setattr(peers, "TRIES", 1)
    theirs, ours, to_the_end = peers.measure_peers()
    assert theirs.value > 0
    assert ours.at_least == theirs.value
    assert ours.value > 0
    assert to_the_end.value > 0
