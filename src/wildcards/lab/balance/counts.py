"""What many games came to. All numbers are whole, so adding up is exact and in any order."""

import numpy as np
from numpy.typing import NDArray

from wildcards.engine.records import Records
from wildcards.engine.tally import MOST_POINTS, WHOLE_WIN
from wildcards.rules.cards import CARDS, NONE, SPECIES, VALUES

Counts = dict[str, NDArray[np.int64]]  # wins are in sixtieths, as `WHOLE_WIN` says

MOST_DECISIONS = 512

# Of a player at the end: 1, animals of each species, rounds that each Leader was held.
FEATURES = 1 + SPECIES + SPECIES

# Counted game by game; here they are added up.
ADDED = (
    "rounds",
    "reshuffles",
    "taken",
    "taken_at_home",
    "animals_out",
    "leader_moves",
    "bids",
    "bids_from",
    "refills_from",
    "refills_in",
    "fates",
    "alike",
    "rounds_with_tie",
    "settled",
    "repeats",
    "tied_turns",
    "tied_takes",
    "tied_seats",
    "tied_first",
)


def counts_of(games: Records) -> Counts:
    """The counts of games with the same number of players that are over."""
    counts = {name: games[name].sum(axis=0, dtype=np.int64) for name in ADDED}
    return counts | lengths_and_points(games) | worths(games) | leaders(games) | openings(games)


def wins_of(games: Records) -> NDArray[np.int64]:
    """By game and seat; a shared win counts as its part."""
    is_first = games["rank"] == 1
    return np.asarray(is_first * (WHOLE_WIN // is_first.sum(axis=1, keepdims=True)), np.int64)


def lengths_and_points(games: Records) -> Counts:
    wins, parts = wins_of(games), games["parts"]
    lengths = np.minimum(games["decisions"], MOST_DECISIONS - 1)
    by_seat = [np.bincount(points, minlength=MOST_POINTS + 1) for points in games["points"].T]
    return {
        "games": np.array(len(games)),
        "decisions": np.bincount(lengths, minlength=MOST_DECISIONS),  # games by how many they took
        "points": np.array(by_seat),  # games by seat and points
        "wins": wins.sum(axis=0),
        "squared_wins": (wins**2).sum(axis=0),
        "winners": np.array((wins > 0).sum()),
        "parts": parts.sum(axis=(0, 1), dtype=np.int64),
        "winners_parts": parts[wins > 0].sum(axis=0, dtype=np.int64),
    }


def worths(games: Records) -> Counts:
    """Sums of products: for the worth of an animal and of a round with a Leader, and for that of a dealt card."""
    players = int(games["players"][0])
    wins = wins_of(games)[:, :players].reshape(-1)
    constant = np.ones((len(games), players, 1))
    collected, held = games["collection"][:, :players], games["leader_held"][:, :players]
    features = np.concatenate([constant, collected, held], axis=2).reshape(-1, FEATURES).astype(np.int64)
    dealt = games["dealt"][:, :players].reshape(-1, CARDS).astype(np.int64)
    return {
        "products": features.T @ features,
        "with_win": features.T @ wins,
        "dealt_products": dealt.T @ dealt,
        "dealt_with_win": dealt.T @ wins,
    }


def leaders(games: Records) -> Counts:
    """By species: games that end with an owner, and the wins of that owner."""
    owner = games["leader"]
    owners_wins = np.take_along_axis(wins_of(games), np.maximum(owner, 0).astype(np.int64), axis=1)
    return {
        "leader_games": (owner != NONE).sum(axis=0),
        "leader_wins": (owners_wins * (owner != NONE)).sum(axis=0),
    }


def openings(games: Records) -> Counts:
    """By the value of the first bid, 0 for R: how many made it, and their wins."""
    players = int(games["players"][0])
    values = games["opening"][:, :players].reshape(-1)
    wins = wins_of(games)[:, :players].reshape(-1)
    return {
        "opened": np.bincount(values, minlength=VALUES + 1),
        "opened_wins": np.bincount(values, weights=wins, minlength=VALUES + 1).astype(np.int64),
    }


def add_counts(total: Counts, part: Counts) -> None:
    for name, numbers in part.items():
        total[name] = total[name] + numbers if name in total else numbers
