"""Browsers that are killed while they play without a server have lost nothing that they acknowledged."""

from pathlib import Path

from tests.faults.browser_kills import KINDS, run


def test_a_killed_browser_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    kills = KINDS[-4:]
    killed, moves, _ = run(kills, 1, tmp_path)
    assert killed.total() == len(kills)
    assert moves >= len(kills)
