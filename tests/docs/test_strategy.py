"""What the page about good play says is what the data beside it say."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from wildcards.lab.balance.findings import Findings, Leader, Opening, Species
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
        yield f"{bid}: takes an animal in its natural habitat", shares(one.values[i].fates[AT_HOME] for one in MASTERS)
        yield f"{bid}: finds the display empty", shares(one.values[i].fates[EMPTY_DISPLAY] for one in MASTERS)
        yield f"{bid}: somebody else bids it too", shares(one.values[i].tied for one in MASTERS)
    for i, part in enumerate(("largest species", "second species", "Leaders", "score tokens")):
        yield part, [f"{one.parts[i]:.1f}, {one.winners_parts[i]:.1f}" for one in MASTERS]
    for hand in range(1, 8):
        yield f"{hand} card{'s'[: hand - 1]}", shares(one.refills_by_hand[hand] for one in MASTERS)
    yield "of all bids", shares(one.refills for one in MASTERS)
    yield "in the first round", shares(one.refills_by_round[0] for one in MASTERS)
    yield "in the third round", shares(one.refills_by_round[2] for one in MASTERS)
    yield "in the last round", shares(one.refills_by_round[-1] for one in MASTERS)
    for i, name in enumerate(NAMES.values()):
        yield f"{name}: an animal", intervals(one.species[i].worth for one in MASTERS)
        yield f"{name}: a round with its Leader", intervals(one.leaders[i].worth for one in MASTERS)
    yield "rounds with a tie", shares(one.ties.rounds for one in MASTERS)
    for i, turn in enumerate(("first", "second")):
        yield f"who goes {turn} takes an animal", shares(one.ties.takes[i] for one in MASTERS)
    for i, settled_by in enumerate(("the lion's Leader", "the higher payment", "a tie-break")):
        yield f"settled by {settled_by}", shares(one.ties.settled[i] for one in MASTERS)


def opening(one: Findings, bid: str) -> Opening:
    return next(opening for opening in one.openings if opening.bid == bid)


# What follows from the rules, and what the reader is told to do.
NO_FIGURES = (
    "So let the animals decide, and take a Leader on the way.",
    "Worth is chance to win in percentage points.",
    "The table has the mean points of everybody, then those of the winners.",
    "So keep a high card for the tie-break, above all with five players.",
)


def sentences() -> Iterator[str]:
    """Every sentence of the page that says how it is, made from the data."""

    def of(numbers: Iterable[float]) -> str:
        return "{}, {} and {}%".format(*(f"{number * 100:.0f}" for number in numbers))

    def means(numbers: Iterable[float]) -> str:
        return "{:.1f}, {:.1f} and {:.1f}".format(*numbers)

    def first(*bids: str) -> str:
        return of(sum(opening(one, bid).share for bid in bids) for one in MASTERS)

    def bid(value: int) -> str:
        return of(one.values[value - 1].bids for one in MASTERS)

    def takes(value: int) -> str:
        return of(one.values[value - 1].wins for one in MASTERS)

    def at_home(value: int) -> str:
        return of(one.values[value - 1].fates[AT_HOME] / one.values[value - 1].wins for one in MASTERS)

    def finds_nothing(value: int) -> str:
        return of(one.values[value - 1].fates[EMPTY_DISPLAY] for one in MASTERS)

    def refills(hand: int) -> str:
        return of(one.refills_by_hand[hand] for one in MASTERS)

    def settled(i: int) -> str:
        return of(one.ties.settled[i] for one in MASTERS)

    def winners_more(i: int) -> str:
        return means(one.winners_parts[i] - one.parts[i] for one in MASTERS)

    yield f"Most first bids are a 3 or a 2 ({first('2', '3')}), and few are a 1 ({first('1')})."
    refilled = sum(one.refills_by_round[0] * one.games * one.players for one in MASTERS)
    assert round(refilled) == 1
    bids = sum(one.games * one.players for one in MASTERS)
    yield f"Nobody refills at once: of {bids:,} first bids one was an R."
    lower = means(mean_first_bid(one) for one in MASTERS)
    yield f"The more players there are, the lower the first bid ({lower} on average)."
    assert [first_bids_beyond_chance(one) for one in MASTERS] == [[], [], ["4"]]
    best_four = opening(MASTERS[2], "4").wins.mean
    fair = of(1 / one.players for one in MASTERS)
    yield (
        f"Among equals it does not matter much which value comes first: the fair share ({fair}) lies within the "
        f"interval, but for a 4 with five players ({best_four * 100:.1f}%), and of twelve intervals one may miss by "
        "chance."
    )

    yield (
        f"A 4 takes an animal more often than a 1 ({takes(4)} against {takes(1)}), and pays three further cards for it."
    )
    yield (
        f"Of its animals fewer are in their natural habitat ({at_home(4)}), which brings 2 points, than of those that "
        f"a 2 takes ({at_home(2)}): all cards of bid and payment must show that habitat."
    )
    yield f"A 1 often finds the display empty ({finds_nothing(1)}), a 4 hardly ever ({finds_nothing(4)})."
    yield f"So with fewer players bid higher: there are more 4s ({bid(4)} of all bids) and fewer 1s ({bid(1)})."
    assert all(value.tied > 0.5 for one in MASTERS[1:] for value in one.values)
    same = of(one.values[1].tied for one in MASTERS)
    yield f"With four and five players most bids are made by somebody else too, such as a 2 ({same})."

    tokens = of(one.parts[3] / sum(one.parts) for one in MASTERS)
    yield (
        f"About half of all points are score tokens ({tokens}): "
        "2 for every animal whose bid and payment show its natural habitat alone."
    )
    assert all(all(more > mean for more, mean in zip(one.winners_parts, one.parts, strict=True)) for one in MASTERS)
    yield (
        "Winners have more of everything than players have on average, and most of all more tokens: "
        f"{winners_more(3)} points more, against {winners_more(0)} in the largest species."
    )

    assert [min(hand for hand in range(1, 8) if one.refills_by_hand[hand + 1] < 0.5) for one in MASTERS] == [3, 2, 2]
    yield (
        "From that many cards down more than half of the bids are an R: "
        f"with three cards {refills(3)}, with two {refills(2)}."
    )
    yield f"With four it is fewer ({refills(4)}), with seven hardly any ({refills(7)})."
    assert all(max(one.refills_by_round) == one.refills_by_round[2] for one in MASTERS)
    yield f"Most refills come in the third round ({of(one.refills_by_round[2] for one in MASTERS)} of its bids)."
    yield (
        f"Over the game one bid in five or six is a refill ({of(one.refills for one in MASTERS)}), so count on it: "
        "where one of four refills, three are left for three animals."
    )
    last = of(one.refills_by_round[-1] for one in MASTERS)
    yield f"In the last round, when no bid is left to pay for, few refill ({last})."

    three, four, five = (span(one.leaders) for one in MASTERS)
    assert all(leader.worth.low > 0 for one in MASTERS for leader in one.leaders)
    yield (
        "A round with a Leader goes with a higher chance to win whatever the species, animals being equal: "
        f"by {three} percentage points with three players, {four} with four and {five} with five."
    )
    assert [clearly_more(one.leaders) for one in MASTERS] == [
        ["me ea 1.9 0.8"],
        ["me li 2.5 1.5"],
        ["sq ea 3.2 2.0", "sq li 3.2 2.1", "me ea 3.1 2.0", "me li 3.1 2.1"],
    ]
    yield (
        "The meerkat's is worth more than the eagle's with three players (1.9 against 0.8) and more than the lion's "
        "with four (2.5 against 1.5); with five, meerkat's and squirrel's are worth more than eagle's and lion's (3.1 "
        "and 3.2 against 2.0 and 2.1), and all other differences are within chance."
    )
    yield "An animal counts for more: {}, {} and {}.".format(*(span(one.species) for one in MASTERS))
    assert [clearly_more(one.species) for one in MASTERS] == [
        ["pe sq 16.0 11.4", "pe ib 16.0 12.2", "ea sq 15.0 11.4", "me sq 16.2 11.4", "me ib 16.2 12.2"],
        [],
        [],
    ]
    yield (
        "With four and five players one more animal is worth about as much in one species as in another; with three a "
        "meerkat or a peacock is worth more than an ibex or a squirrel (16.2 or 16.0 against 12.2 or 11.4), and an "
        "eagle more than a squirrel (15.0)."
    )

    yield f"Ties are the rule: {of(one.ties.rounds for one in MASTERS)} of all rounds have one."
    one_goes, two_goes = (of(one.ties.takes[i] for one in MASTERS) for i in range(2))
    yield (
        f"Who goes first in a tie nearly always takes an animal ({one_goes}); "
        f"who goes second does so less often ({two_goes}), above all with three players."
    )
    yield (
        f"Who goes next is settled by the lion's Leader ({settled(0)}), by the higher payment ({settled(1)}) "
        f"or by a tie-break ({settled(2)})."
    )


def by_card(one: Findings) -> list[Opening]:
    return [opening for opening in one.openings if opening.bid != "R"]


def first_bids_beyond_chance(one: Findings) -> list[str]:
    return [made.bid for made in by_card(one) if not made.wins.low < 1 / one.players < made.wins.high]


def mean_first_bid(one: Findings) -> float:
    return sum(made.share * int(made.bid) for made in by_card(one)) / sum(made.share for made in by_card(one))


def span(of: Sequence[Species] | Sequence[Leader]) -> str:
    worths = [one.worth.mean * 100 for one in of]
    return f"{min(worths):.1f} to {max(worths):.1f}"


def clearly_more(of: Sequence[Species] | Sequence[Leader]) -> list[str]:
    """Pairs of which one is worth more, beyond both intervals."""
    return [
        f"{more.species} {less.species} {more.worth.mean * 100:.1f} {less.worth.mean * 100:.1f}"
        for more in of
        for less in of
        if more.worth.low > less.worth.high
    ]


def told() -> list[str]:
    """The sentences of the page's sections."""
    _, *sections = re.split(r"^## .*$", PAGE, flags=re.MULTILINE)
    prose = [" ".join(re.sub(r"^\|.*$", "", section, flags=re.MULTILINE).split()) for section in sections]
    return [sentence for text in prose for sentence in re.split(r"(?<=\.) (?=[A-Z])", text)]


def test_every_sentence_of_the_page_has_its_figure_from_the_data() -> None:
    made = list(sentences())
    assert [one for one in told() if one not in made and one not in NO_FIGURES] == []
    assert [one for one in (*made, *NO_FIGURES) if one not in told()] == []
    assert [one for one in made if not re.search(r"\d", one)] == []


@pytest.mark.parametrize("row", list(rows()))
def test_every_row_of_the_page_is_in_the_data(row: str) -> None:
    assert row in PAGE


def test_the_page_has_no_other_figures_in_its_tables() -> None:
    figures = {line for line in PAGE.splitlines() if line.startswith("|") and any(c.isdigit() for c in line)}
    assert {line for line in figures if "players" not in line} == set(rows())


def test_the_page_names_the_command_that_plays_these_games() -> None:
    assert [one.players for one in MASTERS] == [3, 4, 5]
    assert {one.games for one in MASTERS} == {2000}
    assert "\nwildcards balance --bots master --games 2000 --seed 1 --out master\n" in PAGE
