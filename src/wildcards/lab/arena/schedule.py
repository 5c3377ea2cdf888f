"""What is played: which bots sit together, which deals they get, and the seeds of it all.

Every lineup plays the same deals, and every deal in all rotations of its seats. All seeds follow from the arena's seed,
the deal and the place, so who plays a game, and when, changes nothing.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations

import msgspec

from wildcards.engine.setup import Setup
from wildcards.game.record import Deck
from wildcards.game.types import Removal
from wildcards.lab.arena.entrants import BadArena, Entrant

MIXED = "mixed"  # every choice of as many bots as there are seats
DUEL = "duel"  # every bot, alone, against a table of every other
FIRST = "first"  # the first bot, alone, against a table of every other

Lineup = tuple[int, ...]  # numbers of entrants, by place; in rotation r the place k is at seat k + r


class Settings(msgspec.Struct, frozen=True):
    """All that decides what is played."""

    entrants: tuple[Entrant, ...]
    players: int
    lineups: tuple[Lineup, ...]
    deals: int  # for each lineup
    seed: int
    time: float | None  # ms a move
    live: bool  # through views in processes of their own, not compiled
    removal: Removal = "balanced"
    deck: Deck = Deck()
    records: bool = False  # whether blocks bring the records of their games

    @property
    def setup(self) -> Setup:
        return Setup(self.players, self.removal == "balanced", self.deck.habitat, self.deck.wild)

    @property
    def games(self) -> int:
        return len(self.lineups) * self.deals * self.players


class Task(msgspec.Struct, frozen=True):
    """Some deals of a lineup, each in all rotations."""

    lineup: int
    first: int
    deals: int


def lineups_of(entrants: int, players: int, form: str | None) -> tuple[Lineup, ...]:
    """Without a form: mixed tables if there are bots enough, else duels."""
    if form is None:
        form = MIXED if entrants >= players else DUEL
    if form == MIXED:
        if entrants < players:
            raise BadArena(
                f"--bots: mixed tables of {players} need {players} bots, not {entrants}; or take --lineup duel"
            )
        return tuple(combinations(range(entrants), players))
    if entrants < 2:
        raise BadArena("--bots: a duel needs two, such as expert,greedy")
    pairs = permutations(range(entrants), 2) if form == DUEL else ((0, other) for other in range(1, entrants))
    return tuple((alone, *[other] * (players - 1)) for alone, other in pairs)


def deals_for(games: int, players: int, lineups: int) -> int:
    """As many deals as make that many games or a few more: a deal is played in all rotations by all lineups."""
    return -(-games // (players * lineups))


def tasks_of(settings: Settings, done: Iterable[Task], size: int) -> Iterator[Task]:
    """The deals that are not done yet, deal by deal through all lineups, at most `size` in one task."""
    played = [bytearray(settings.deals) for _ in settings.lineups]
    for task in done:
        played[task.lineup][task.first : task.first + task.deals] = b"\1" * task.deals
    for start in range(0, settings.deals, size):
        for lineup, marks in enumerate(played):
            yield from _gaps(marks, lineup, start, min(start + size, settings.deals))


def _gaps(marks: Sequence[int], lineup: int, start: int, end: int) -> Iterator[Task]:
    first = start
    for deal in range(start, end + 1):
        if deal == end or marks[deal]:
            if deal > first:
                yield Task(lineup, first, deal - first)
            first = deal + 1


def seed_of_deal(seed: int, deal: int) -> str:
    """The fair shuffle's seed of a deal: the same for all lineups and rotations."""
    return hashlib.sha256(f"arena/{seed}/{deal}".encode()).hexdigest()


def seed_of_bot(seed: int, deal: int, rotation: int, place: int) -> int:
    digest = hashlib.sha256(f"arena/{seed}/{deal}/{rotation}/{place}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
