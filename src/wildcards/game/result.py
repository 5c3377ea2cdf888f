"""The end of a game: who won, with what, and why."""

from typing import Annotated

import msgspec

from wildcards.game.meanings import described, meaning
from wildcards.game.notation import SPECIES_CODES
from wildcards.game.types import DecidedBy, Species
from wildcards.rules import scoring
from wildcards.rules.state import State


@described
class Score(msgspec.Struct, frozen=True):
    """One player's points, component by component."""

    largest: Annotated[Species, meaning("The species of which the player has most.")]
    largest_count: Annotated[int, meaning("How many of it.")]
    largest_points: Annotated[int, meaning("2 points each.")]
    second: Annotated[Species, meaning("The species with the second most.")]
    second_count: Annotated[int, meaning("How many of it.")]
    second_points: Annotated[int, meaning("1 point each.")]
    leaders: Annotated[tuple[Species, ...], meaning("The Leaders owned at the end.")]
    leader_points: Annotated[int, meaning("Points for Leaders.")]
    token_points: Annotated[int, meaning("Points in tokens.")]
    total: Annotated[int, meaning("All of it.")]
    animals: Annotated[int, meaning("How many animals of any species, which settles equal points.")]


@described
class Result(msgspec.Struct, frozen=True):
    """Points and ranks by seat. `decided_by` says what settled the first rank: points, animals, or shared."""

    points: Annotated[tuple[int, ...], meaning("By seat.")]
    ranks: Annotated[tuple[int, ...], meaning("By seat, from 1; seats that share a rank have the same.")]
    scores: Annotated[tuple[Score, ...], meaning("What the points are made of, by seat.")]
    decided_by: Annotated[
        DecidedBy, meaning("What settled the first rank: points, number of animals, or nothing, so that it is shared.")
    ]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def score_of(s: State, seat: int) -> Score:
    """What the seat would score if the game ended now."""
    largest, second = scoring.largest_species(s, seat), scoring.second_species(s, seat)
    return Score(
        largest=SPECIES_CODES[largest],
        largest_count=s.collection[seat][largest],
        largest_points=scoring.largest_points(s, seat),
        second=SPECIES_CODES[second],
        second_count=s.collection[seat][second],
        second_points=scoring.second_points(s, seat),
        leaders=tuple(code for code, owner in zip(SPECIES_CODES, s.leader, strict=True) if owner == seat),
        leader_points=scoring.leader_points(s, seat),
        token_points=s.tokens[seat],
        total=scoring.points_of(s, seat),
        animals=scoring.animals_of(s, seat),
    )


def result_of(s: State) -> Result:
    scores = tuple(score_of(s, seat) for seat in range(s.players))
    points = tuple(score.total for score in scores)
    ranks = tuple(scoring.rank_of(s, seat) for seat in range(s.players))
    decided_by: DecidedBy
    if ranks.count(1) > 1:
        decided_by = "shared"
    elif points.count(max(points)) > 1:
        decided_by = "animals"
    else:
        decided_by = "points"
    return Result(points=points, ranks=ranks, scores=scores, decided_by=decided_by)
