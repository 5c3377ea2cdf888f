"""The end of a game: who won, with what, and why."""

import msgspec

from wildcards.game.notation import SPECIES_CODES
from wildcards.game.types import DecidedBy, Species
from wildcards.rules import scoring
from wildcards.rules.state import State


class Score(msgspec.Struct, frozen=True):
    """One player's points, component by component."""

    largest: Species
    largest_count: int
    largest_points: int
    second: Species
    second_count: int
    second_points: int
    leaders: tuple[Species, ...]
    leader_points: int
    token_points: int
    total: int
    animals: int


class Result(msgspec.Struct, frozen=True):
    """Points and ranks by seat. `decided_by` says what settled the first rank: points, animals, or shared."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[Score, ...]
    decided_by: DecidedBy

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
        leaders=tuple(code for i, code in enumerate(SPECIES_CODES) if s.leader[i] == seat),
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
