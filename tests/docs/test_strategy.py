"""What the page about good play says is what the data beside it say."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from wildcards.lab.balance.findings import Findings, Opening
from wildcards.lab.balance.measuring import read_report
from wildcards.lab.balance.summary import NAMES
from wildcards.lab.statistics import Estimate

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "explanation" / "strategy.md").read_text(encoding="utf-8")
MASTERS = read_report(DOCS / "balance" / "master.json")
AT_HOME, EMPTY_DISPLAY = 1, 3  # what becomes of a bid


def shares(numbers: Iterable[float]) -> list[str]:
    return [f"{number * 100:.0f}%" for number in numbers]


def intervals(estimates: Iterable[Estimate]) -> list[str]:
    return [f"{one.mean * 100:.1f} ({one.low * 100:.1f} to {one.high * 100:.1f})" for one in estimates]


def rows() -> Iterator[str]:
    """Every row of the page's tables that holds figures."""
    for name, cells in named_cells():
        yield f"| {name} | {' | '.join(cells)} |"


def named_cells() -> Iterator[tuple[str, list[str]]]:
    yield "games", [f"{one.games:,}" for one in MASTERS]
    for bid in "1234":
        yield f"{bid}: made by", shares(opening(one, bid).share for one in MASTERS)
        yield f"{bid}: wins, in %", intervals(opening(one, bid).wins for one in MASTERS)
    for i, bid in enumerate("1234"):
        yield f"{bid}: of all bids", shares(one.values[i].bids for one in MASTERS)
        yield f"{bid}: takes an animal", shares(one.values[i].wins for one in MASTERS)
        yield f"{bid}: in its natural habitat", shares(one.values[i].fates[AT_HOME] for one in MASTERS)
        yield f"{bid}: finds the display empty", shares(one.values[i].fates[EMPTY_DISPLAY] for one in MASTERS)
        yield f"{bid}: somebody else bids it too", shares(one.values[i].tied for one in MASTERS)
    for i, part in enumerate(("largest species", "second species", "Leaders", "score tokens")):
        yield part, [f"{one.parts[i]:.1f}, {one.winners_parts[i]:.1f}" for one in MASTERS]
    for hand in range(1, 8):
        yield f"{hand} card{'s'[: hand - 1]}", shares(one.refills_by_hand[hand] for one in MASTERS)
    yield "of all bids", shares(one.refills for one in MASTERS)
    yield "in the first round", shares(one.refills_by_round[0] for one in MASTERS)
    yield "in the last round", shares(one.refills_by_round[-1] for one in MASTERS)
    for i, name in enumerate(NAMES.values()):
        yield f"{name}: an animal", intervals(one.species[i].worth for one in MASTERS)
        yield f"{name}: a round with its Leader", intervals(one.leaders[i].worth for one in MASTERS)
    yield "rounds with a tie", shares(one.ties.rounds for one in MASTERS)
    for i, turn in enumerate(("first", "second")):
        yield f"who goes {turn} takes an animal", shares(one.ties.takes[i] for one in MASTERS)


def opening(one: Findings, bid: str) -> Opening:
    return next(opening for opening in one.openings if opening.bid == bid)


@pytest.mark.parametrize("row", list(rows()))
def test_every_row_of_the_page_is_in_the_data(row: str) -> None:
    assert row in PAGE


def test_the_page_has_no_other_figures_in_its_tables() -> None:
    figures = {line for line in PAGE.splitlines() if line.startswith("|") and any(c.isdigit() for c in line)}
    assert {line for line in figures if "players" not in line} == set(rows())


def test_the_page_names_the_command_that_plays_these_games() -> None:
    assert [one.players for one in MASTERS] == [3, 4, 5]
    assert {one.games for one in MASTERS} == {800}
    assert "\nwildcards balance --bots master --games 800 --seed 1 --out master\n" in PAGE
