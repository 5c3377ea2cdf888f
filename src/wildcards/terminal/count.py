"""The end of a game in words: who won and why, the final count, and the statistics."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from wildcards.game import Event, Result, events
from wildcards.game.box import VALUE_OF
from wildcards.game.notation import REFILL_CODE
from wildcards.game.result import Score
from wildcards.game.types import CardCode, Species
from wildcards.terminal.words import SPECIES, Words


def verdict(words: Words, result: Result, names: Sequence[str], you: int | None) -> str:
    """Who won, and what decided."""
    points = max(result.points)
    winners, behind, *_ = [*ranks_with(result, points), []]
    return words.text(
        f"won-by-{result.decided_by}",
        names=words.listed([names[seat] for seat in winners]),
        you="yes" if winners == [you] else "no",
        others=words.listed([names[seat] for seat in behind]),
        points=points,
        animals=animals_of(result, winners),
        fewer=animals_of(result, behind),
    )


def own_place(words: Words, result: Result, seat: int | None) -> str:
    """Which rank somebody has who did not win."""
    if seat is None or result.ranks[seat] == 1:
        return ""
    return words.text("own-place", rank=result.ranks[seat], players=len(result.ranks), points=result.points[seat])


def ranks_with(result: Result, points: int) -> list[list[int]]:
    """Seats of equal points, the best rank first; of each rank all who share it."""
    seats = [seat for seat, own in enumerate(result.points) if own == points]
    ranks = sorted({result.ranks[seat] for seat in seats})
    return [[seat for seat in seats if result.ranks[seat] == rank] for rank in ranks]


def animals_of(result: Result, seats: Sequence[int]) -> int:
    return result.scores[seats[0]].animals if seats else 0


def tie_breaks(words: Words, result: Result, names: Sequence[str]) -> list[str]:
    """How equal points were told apart; what decided on the winner is left to the verdict."""
    told: list[str] = []
    for points in sorted(set(result.points), reverse=True):
        groups = ranks_with(result, points)
        for seats, behind in zip(groups, [*groups[1:], []], strict=True):
            first = result.ranks[seats[0]] == 1
            who = words.listed([names[seat] for seat in seats])
            animals = animals_of(result, seats)
            if len(seats) > 1 and not first:
                told.append(words.text("rank-shared", names=who, points=points, animals=animals))
            if behind and not (first and len(seats) == 1):
                others = words.listed([names[seat] for seat in behind])
                fewer = animals_of(result, behind)
                told.append(
                    words.text("rank-by-animals", names=who, behind=others, points=points, animals=animals, fewer=fewer)
                )
    return told


def count_lines(words: Words, result: Result, names: Sequence[str]) -> list[str]:
    """The final count, one player a line, the first rank on top, and how equal points were told apart."""
    ranked = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
    counts = [f"{result.ranks[seat]}. {names[seat]}: {counted(words, result.scores[seat])}" for seat in ranked]
    return [f"{words.text('final-count')}:", *counts, *tie_breaks(words, result, names)]


def counted(words: Words, score: Score) -> str:
    """One player's points, part by part."""

    def herd(species: Species, count: int, points: int) -> str:
        return f"{words.text(f'species-{species}.count', count=count)} = {points}" if count else "0"

    leaders = words.listed([words.animal(species) for species in score.leaders])
    parts = {
        words.text("points"): str(score.total),
        words.text("largest.short"): herd(score.largest, score.largest_count, score.largest_points),
        words.text("second.short"): herd(score.second, score.second_count, score.second_points),
        words.text("leaders"): f"{leaders} = {score.leader_points}" if leaders else "0",
        words.text("tokens"): str(score.token_points),
        words.text("animals"): str(score.animals),
    }
    return " · ".join(f"{name}: {value}" for name, value in parts.items())


@dataclass
class SeatNumbers:
    """What a game's events tell about one seat."""

    bids: list[int] = field(default_factory=lambda: [0] * 5)  # how often each value; the first counts Refill Hand
    naturals: int = 0
    costs: list[int] = field(default_factory=list)  # in cards, of each animal
    passes: int = 0
    ties_won: int = 0
    ties: int = 0
    leaders: list[int] = field(default_factory=list)  # held at the end of each round

    def bid(self, card: CardCode) -> None:
        self.bids[0 if card == REFILL_CODE else VALUE_OF[card]] += 1

    @property
    def average_cost(self) -> float | None:
        return sum(self.costs) / len(self.costs) if self.costs else None


def numbers_of(told: Iterable[Event], players: int) -> list[SeatNumbers]:
    seats = [SeatNumbers() for _ in range(players)]
    owners: dict[Species, int | None] = dict.fromkeys(SPECIES)
    tied: tuple[int, ...] = ()  # who has not settled yet who goes first

    def goes_first(seat: int) -> None:
        nonlocal tied
        if seat in tied:
            seats[seat].ties_won += 1
            tied = ()

    for event in told:
        match event:
            case events.BidsRevealed(bids=bids):
                for seat, card in enumerate(bids):
                    if card:
                        seats[seat].bid(card)
            case events.EagleChose(seat=seat, bid=card):
                seats[seat].bid(card)
            case events.Took(seat=seat, payment=payment, points=points):
                goes_first(seat)
                seats[seat].costs.append(1 + len(payment))
                seats[seat].naturals += points > 0
            case events.Passed(seat=seat, why=why):
                seats[seat].passes += 1
                if why == "choice":
                    goes_first(seat)
            case events.TieBegan(seats=tied):
                for seat in tied:
                    seats[seat].ties += 1
            case events.GoesNext(seat=seat):
                goes_first(seat)
            case events.LeaderMoved(species=species, owner=owner):
                owners[species] = owner
            case events.RoundEnded():
                for seat, own in enumerate(seats):
                    own.leaders.append(list(owners.values()).count(seat))
    return seats


def statistics_lines(words: Words, told: Iterable[Event], names: Sequence[str]) -> list[str]:
    """The statistics of a game, one player a line."""
    numbers = numbers_of(told, len(names))
    return [
        f"{words.text('statistics')}:",
        *(f"{name}: {_statistics(words, own)}" for name, own in zip(names, numbers, strict=True)),
    ]


def _statistics(words: Words, own: SeatNumbers) -> str:
    bids = [
        words.text("stat-bid", value=value or words.text("refill-hand"), count=count)
        for value, count in enumerate(own.bids)
        if count
    ]
    average = "–"
    if own.average_cost is not None:
        average = words.text("stat-average", number=words.number(own.average_cost))
    parts = {
        "stat-naturals": f"{own.naturals} / {len(own.costs)}",
        "stat-cards-per-animal": average,
        "stat-passes": str(own.passes),
        "stat-ties": f"{own.ties_won} / {own.ties}",
        "stat-leaders": " ".join(map(str, own.leaders)),
    }
    shown = [f"{words.text(key)}: {value}" for key, value in parts.items()]
    return " · ".join([f"{words.text('stat-bids')} ({', '.join(bids)})", *shown])
