"""Ratings of tables: OpenSkill's Plackett–Luce model, which knows games of more than two and shared ranks."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from wildcards.lab.arena.schedule import Settings

MOST_RATED = 4_000  # games; the rating moves with each, so more would cost time and tell nothing new


class Rating(msgspec.Struct, frozen=True):
    """Strength and how sure it is; a new bot has 25 and 8.3."""

    strength: float
    spread: float


def rate(settings: Settings, ranks: Sequence[NDArray[np.int8]]) -> list[Rating]:
    """Rates every bot by the first games, deal by deal through all lineups."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in settings.entrants]
    for lineup, row in first_games(settings, ranks):
        members = settings.lineups[lineup]
        teams = model.rate([[ratings[member]] for member in members], ranks=row)
        for member in set(members):  # a bot at several places of a table moves by the mean
            own = [team[0] for team, seated in zip(teams, members, strict=True) if seated == member]
            ratings[member] = own[0]
            if len(own) > 1:
                mean = [sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)]
                ratings[member] = model.create_rating(mean)
    return [Rating(strength=rating.mu, spread=rating.sigma) for rating in ratings]


def first_games(settings: Settings, ranks: Sequence[NDArray[np.int8]]) -> list[tuple[int, list[float]]]:
    """Lineup and ranks by place of the games that are rated."""
    games: list[tuple[int, list[float]]] = []
    for deal in range(settings.deals):
        for lineup, by_deal in enumerate(ranks):
            if deal < len(by_deal):
                games += [(lineup, row) for row in by_deal[deal].tolist()]
        if len(games) >= MOST_RATED:
            break
    return games[:MOST_RATED]
