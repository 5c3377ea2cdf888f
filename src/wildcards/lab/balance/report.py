"""The balance report in a folder: the page, and the data beside it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wildcards.lab.arena.files import to_csv, write_whole
from wildcards.lab.balance.findings import FATES, PARTS, REASONS, Findings
from wildcards.lab.balance.page import page
from wildcards.lab.statistics import Estimate

DATA = "balance.json"
COLUMNS = ("bot", "players", "games", "topic", "name", "mean", "low", "high")

Line = tuple[str, str, float, float | None, float | None]


def write_report(folder: Path, findings: Sequence[Findings]) -> list[Path]:
    """Each file is complete or not there."""
    folder.mkdir(parents=True, exist_ok=True)
    contents = {
        "index.html": page(findings).encode(),
        DATA: msgspec.json.format(msgspec.json.encode(findings), indent=1) + b"\n",
        "balance.csv": to_csv(rows_of(findings)),
    }
    for name, content in contents.items():
        write_whole(folder / name, content)
    return [folder / name for name in contents]


def rows_of(findings: Sequence[Findings]) -> Iterator[tuple[Any, ...]]:
    """One number a line, with its interval where it has one."""
    yield COLUMNS
    for one in findings:
        for topic, name, mean, low, high in lines_of(one):
            yield one.bot, one.players, one.games, topic, name, mean, low, high


def lines_of(one: Findings) -> Iterator[Line]:
    yield measured("decisions a game", "all", one.decisions)
    yield counted("reshuffles a game", "all", one.reshuffles)
    yield counted("points", "all", one.points)
    for seat in one.seats:
        yield measured("wins by seat", f"seat {seat.seat}", seat.wins)
        yield measured("points by seat", f"seat {seat.seat}", seat.points)
    for part, mean, winners in zip(PARTS, one.parts, one.winners_parts, strict=True):
        yield counted("points of everybody", part, mean)
        yield counted("points of winners", part, winners)
    for species in one.species:
        yield measured("worth of an animal", species.species, species.worth)
        yield counted("mean bid for it", species.species, species.price)
        yield counted("taken of those turned up", species.species, species.taken)
        yield counted("taken in its natural habitat", species.species, species.at_home)
    for leader in one.leaders:
        yield measured("wins of a Leader's owner", leader.species, leader.owner_wins)
        yield measured("worth of a round with a Leader", leader.species, leader.worth)
        yield counted("new owners of a Leader a game", leader.species, leader.moves)
    for card in one.cards:
        yield measured("worth of an opening card", card.card, card.worth)
    for opening in one.openings:
        yield counted("first bids", opening.bid, opening.share)
        yield measured("wins by first bid", opening.bid, opening.wins)
    yield counted("share of bids", "R", one.refills)
    for hand, share in enumerate(one.refills_by_hand):
        yield counted("bids that are R, by cards in hand", str(hand), share)
    for number, share in enumerate(one.refills_by_round, 1):
        yield counted("bids that are R, by round", str(number), share)
    for value in one.values:
        yield counted("share of bids", str(value.value), value.bids)
        yield counted("bids that take an animal", str(value.value), value.wins)
        yield counted("bids that are tied", str(value.value), value.tied)
        for fate, share in zip(FATES, value.fates, strict=True):
            yield counted(f"bids that {fate}", str(value.value), share)
    for habitat, share in one.bids_by_habitat.items():
        yield counted("bids by habitat", habitat, share)
    for habitat, share in one.at_home_in.items():
        yield counted("natural points by habitat", habitat, share)
    yield counted("rounds with a tie", "all", one.ties.rounds)
    yield counted("repetitions a tie-break", "all", one.ties.repeats)
    for reason, share in zip(REASONS, one.ties.settled, strict=True):
        yield counted("ties settled by", reason, share)
    for place, share in enumerate(one.ties.takes, 1):
        yield counted("animals taken in a tie, by turn", str(place), share)
    for place, first in enumerate(one.ties.first, 1):
        yield measured("went first of a tie, by place in lead order", str(place), first)


def measured(topic: str, name: str, estimate: Estimate) -> Line:
    return topic, name, estimate.mean, estimate.low, estimate.high


def counted(topic: str, name: str, value: float) -> Line:
    return topic, name, value, None, None
