"""What stands out in the numbers, by number of players."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wildcards.lab.balance.findings import Card, Findings, Leader, Species, Z
from wildcards.lab.balance.plots import signed
from wildcards.lab.statistics import CONFIDENCE, Estimate, student_quantile

NAMES = {"pe": "peacock", "sq": "squirrel", "ea": "eagle", "ib": "ibex", "li": "lion", "me": "meerkat"}


class Row(NamedTuple):
    what: str
    answers: list[str]  # one for each of the findings


EXPLANATION = (
    "Worth is chance to win, in percentage points (pp). A seat is beyond chance if it would be so among all seats of "
    "the report."
)


def summary_of(findings: Sequence[Findings], everyone: Sequence[Findings]) -> Iterator[Row]:
    """Of some of the findings of a report; `everyone` is all of them."""
    tested = sum(len(one.seats) for one in everyone)
    yield Row("Seats off their fair share beyond chance", [seats(one, tested) for one in findings])
    yield Row("One more animal: worth most", [worth(max(one.species, key=by_worth)) for one in findings])
    yield Row("One more animal: worth least", [worth(min(one.species, key=by_worth)) for one in findings])
    yield Row("A round with a Leader: worth most", [worth(max(one.leaders, key=by_worth)) for one in findings])
    yield Row("A round with a Leader: worth least", [worth(min(one.leaders, key=by_worth)) for one in findings])
    yield Row("Opening card: best, worst", [opening_cards(one) for one in findings])
    yield Row("Bids of 1, 2, 3, 4 that take an animal", [values(one) for one in findings])
    yield Row("First bid: most often, and its wins", [opening(one) for one in findings])
    yield Row("Rounds with a tie", [percent(one.ties.rounds) for one in findings])
    yield Row("First, second in a tie takes an animal", [tie(one) for one in findings])
    yield Row("Points of a player, of a winner", [points(one) for one in findings])
    yield Row("Decisions a game", [f"{one.decisions.mean:.0f}" for one in findings])


def percent(share: float) -> str:
    return f"{share * 100:.0f}%"


def seats(one: Findings, tested: int) -> str:
    """So many seats are looked at in the report, so each has to be further off than one alone would."""
    fair = 1 / one.players
    sure = student_quantile(1 - (1 - CONFIDENCE) / tested, 10**6)
    off = [seat for seat in one.seats if abs(seat.wins.mean - fair) > sure * error(seat.wins)]
    return ", ".join(f"seat {seat.seat}: {seat.wins.mean * 100:.1f}%" for seat in off) or "none"


def error(estimate: Estimate) -> float:
    return (estimate.high - estimate.mean) / Z


def by_worth(one: Species | Leader | Card) -> float:
    return one.worth.mean


def worth(one: Species | Leader) -> str:
    return f"{NAMES[one.species]} ({signed(one.worth.mean)} pp)"


def opening_cards(one: Findings) -> str:
    order = sorted(one.cards, key=by_worth)
    return f"{order[-1].card} ({signed(order[-1].worth.mean)} pp), {order[0].card} ({signed(order[0].worth.mean)} pp)"


def values(one: Findings) -> str:
    return ", ".join(f"{value.wins * 100:.0f}" for value in one.values) + "%"


def opening(one: Findings) -> str:
    found = max(one.openings, key=lambda opening: opening.share)
    return f"{found.bid} ({percent(found.share)}): {found.wins.mean * 100:.1f}%"


def tie(one: Findings) -> str:
    return f"{one.ties.takes[0] * 100:.0f}, {one.ties.takes[1] * 100:.0f}%"


def points(one: Findings) -> str:
    return f"{one.points:.1f}, {sum(one.winners_parts):.1f}"
