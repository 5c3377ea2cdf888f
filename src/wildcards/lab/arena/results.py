"""What an arena came to: a line for each bot, for each lineup, and for each pair that met."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wildcards.lab.arena.block import Block, Pace, joined
from wildcards.lab.arena.rating import Rating, rate
from wildcards.lab.arena.schedule import Settings
from wildcards.lab.statistics import Estimate, mean_over_deals, share_over_deals

Places = NDArray[np.int8]  # by deal, rotation, place


class Standing(msgspec.Struct, frozen=True):
    """One bot over all its games."""

    bot: str
    games: int  # a bot that sits at several places of a table has as many games there
    wins: Estimate  # share of the wins; a shared win counts as its part
    points: Estimate
    rank: float
    rating: Rating
    decisions: int
    milliseconds: float  # a decision
    slowest: float
    overruns: int


class Table(msgspec.Struct, frozen=True):
    """One lineup: what its first bot made of it. In a duel that is the one that is alone."""

    bots: tuple[str, ...]
    games: int
    wins: Estimate
    points: Estimate


class Meeting(msgspec.Struct, frozen=True):
    """How often the one was ahead of the other in the same game; an equal rank counts as a half."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate


class Results(msgspec.Struct, frozen=True):
    players: int
    deals: int  # each in all rotations
    games: int
    wanted: int
    seed: int
    time: float | None
    standings: tuple[Standing, ...]  # the best first
    tables: tuple[Table, ...]
    meetings: tuple[Meeting, ...]


class Games:
    """All games of an arena as arrays, in an order that does not depend on who played them when."""

    def __init__(self, settings: Settings, blocks: Iterable[Block]) -> None:
        self.settings = settings
        self.points: list[Places] = []
        self.ranks: list[Places] = []
        self.deals: list[NDArray[np.int64]] = []
        self.paces: list[list[Pace]] = []
        by_lineup: list[list[Block]] = [[] for _ in settings.lineups]
        for block in blocks:
            by_lineup[block.task.lineup].append(block)
        for part in by_lineup:
            part.sort(key=lambda block: block.task.first)
            self.points.append(stacked([block.points for block in part], settings.players))
            self.ranks.append(stacked([block.ranks for block in part], settings.players))
            numbers = [np.arange(b.task.first, b.task.first + b.task.deals) for b in part]
            self.deals.append(np.concatenate(numbers) if numbers else np.zeros(0, np.int64))
            self.paces.append([joined([block.paces[place] for block in part]) for place in range(settings.players)])

    @property
    def count(self) -> int:
        return sum(int(ranks[..., 0].size) for ranks in self.ranks)

    def seats_of(self, entrant: int) -> list[tuple[int, int]]:
        """Where a bot sits: lineup and place."""
        return [
            (lineup, place)
            for lineup, members in enumerate(self.settings.lineups)
            for place, member in enumerate(members)
            if member == entrant and len(self.deals[lineup])
        ]


def stacked(parts: Sequence[Any], players: int) -> Places:
    if not parts:
        return np.zeros((0, players, players), np.int8)
    return np.concatenate([np.asarray(part, np.int8) for part in parts])


def shares_of(ranks: Places) -> NDArray[np.float64]:
    """Each place's part of the win."""
    first = ranks == 1
    shares: NDArray[np.float64] = first / first.sum(axis=2, keepdims=True)
    return shares


def by_deal(parts: Sequence[tuple[NDArray[np.int64], NDArray[np.float64]]]) -> NDArray[np.float64]:
    """Means for each deal of numbers that come by lineup: the deal's number, and a row of values for it."""
    deals = np.concatenate([deal for deal, _ in parts])
    values = np.concatenate([value.reshape(len(value), -1).mean(axis=1) for _, value in parts])
    _, places = np.unique(deals, return_inverse=True)
    means: NDArray[np.float64] = np.bincount(places, values) / np.bincount(places)
    return means


def results_of(settings: Settings, blocks: Iterable[Block]) -> Results:
    games = Games(settings, blocks)
    ratings = rate(settings, games.ranks)
    shares = [shares_of(ranks) for ranks in games.ranks]
    standings = [
        standing_of(games, shares, entrant, ratings[entrant])
        for entrant in range(len(settings.entrants))
        if games.seats_of(entrant)
    ]
    return Results(
        players=settings.players,
        deals=settings.deals,
        games=games.count,
        wanted=settings.games,
        seed=settings.seed,
        time=settings.time,
        standings=tuple(sorted(standings, key=lambda standing: -standing.wins.mean)),
        tables=tuple(tables_of(games, shares)),
        meetings=tuple(meetings_of(games)),
    )


def standing_of(games: Games, shares: Sequence[NDArray[np.float64]], entrant: int, rating: Rating) -> Standing:
    seats = games.seats_of(entrant)
    pace = joined([games.paces[lineup][place] for lineup, place in seats])
    ranks = np.concatenate([games.ranks[lineup][..., place].ravel() for lineup, place in seats])
    return Standing(
        bot=games.settings.entrants[entrant].label,
        games=len(ranks),
        wins=share_over_deals(by_deal([(games.deals[i], shares[i][..., place]) for i, place in seats])),
        points=mean_over_deals(
            by_deal([(games.deals[i], games.points[i][..., place].astype(np.float64)) for i, place in seats])
        ),
        rank=float(ranks.mean()),
        rating=rating,
        decisions=pace.decisions,
        milliseconds=pace.milliseconds / max(pace.decisions, 1),
        slowest=pace.slowest,
        overruns=pace.overruns,
    )


def tables_of(games: Games, shares: Sequence[NDArray[np.float64]]) -> Iterable[Table]:
    labels = [entrant.label for entrant in games.settings.entrants]
    for lineup, members in enumerate(games.settings.lineups):
        if len(games.deals[lineup]):
            yield Table(
                bots=tuple(labels[member] for member in members),
                games=int(games.ranks[lineup][..., 0].size),
                wins=share_over_deals(shares[lineup][..., 0].mean(axis=1)),
                points=mean_over_deals(games.points[lineup][..., 0].mean(axis=1)),
            )


def meetings_of(games: Games) -> Iterable[Meeting]:
    labels = [entrant.label for entrant in games.settings.entrants]
    for one in range(len(labels)):
        for other in range(len(labels)):
            parts = [
                (games.deals[lineup], ahead(games.ranks[lineup], place, opposite))
                for lineup, place in games.seats_of(one)
                for opposite_lineup, opposite in games.seats_of(other)
                if one != other and lineup == opposite_lineup
            ]
            if parts:
                yield Meeting(
                    bot=labels[one],
                    other=labels[other],
                    meetings=sum(int(values.size) for _, values in parts),
                    ahead=share_over_deals(by_deal(parts)),
                )


def ahead(ranks: Places, place: int, other: int) -> NDArray[np.float64]:
    difference = ranks[..., other].astype(float) - ranks[..., place]
    signs: NDArray[np.float64] = (np.sign(difference) + 1) / 2
    return signs
