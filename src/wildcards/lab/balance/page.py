"""The report: one web page with plots as vector graphics, which needs nothing else."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files

from wildcards.game.record import Deck
from wildcards.lab.balance import plots
from wildcards.lab.balance.findings import FATES, HABITATS, PARTS, REASONS, Findings
from wildcards.lab.balance.summary import EXPLANATION, NAMES, summary_of
from wildcards.rules.cards import NATURAL_HABITAT_POINTS

Plot = Callable[[Findings, Sequence[Findings]], str]  # of one of the findings, among all of the report

ORDINALS = ("first", "second", "third", "fourth", "fifth")
BIDS = tuple(f"bid of {value}" for value in range(1, 5))

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wild Cards: balance report</title>
<style>
{style}
</style>
</head>
<body>
<header>
<h1>Wild Cards: balance report</h1>
<p>{games:,} simulated games in which all seats are played by the same bot, seed {seed}{box}. Bars and dots show their
numbers when you point at them, and plots of one kind have one scale. Lines through dots are 95% intervals. The data
lie beside this page:
<a href="balance.json">balance.json</a>, <a href="balance.csv">balance.csv</a>.</p>
<form><fieldset><legend>All seats played by</legend>{choices}</fieldset></form>
</header>
<main>
{panels}
</main>
<footer><p>Made by <code>wildcards balance</code>. An unofficial fan project; the game is by Ferdinand Schnitzler,
published by Board Game Circus.</p></footer>
</body>
</html>
"""


def page(findings: Sequence[Findings]) -> str:
    bots = list(dict.fromkeys(one.bot for one in findings))
    style = files("wildcards.lab.balance").joinpath("page.css").read_text(encoding="utf-8")
    return PAGE.format(
        style=style + "".join(only(bot) for bot in bots),
        games=sum(one.games for one in findings),
        seed=findings[0].seed,
        box=escape(box_of(findings[0])),
        choices="".join(choice(bot, is_first=bot == bots[0]) for bot in bots),
        panels="\n".join(panel(bot, findings) for bot in bots),
    )


def box_of(one: Findings) -> str:
    """What is not as usual in the box."""
    counts = "/".join(",".join(map(str, part)) for part in (one.deck.habitat, one.deck.wild))
    deck = "" if one.deck == Deck() else f", deck {counts}"
    return deck + ("" if one.removal == "balanced" else f", removal {one.removal}")


def only(bot: str) -> str:
    """The rule that hides the other bots' panels when this one is chosen."""
    return f'body:has(input[value="{bot}"]:checked) section:not([data-bot="{bot}"]) {{ display: none; }}\n'


def choice(bot: str, *, is_first: bool) -> str:
    checked = " checked" if is_first else ""
    return f'<label><input type="radio" name="bot" value="{bot}"{checked}>{bot}</label>'


def panel(bot: str, everyone: Sequence[Findings]) -> str:
    findings = [one for one in everyone if one.bot == bot]
    parts = table(findings, everyone) + "".join(chapters_of(findings, everyone))
    return f'<section data-bot="{bot}"><h2>{bot.capitalize()} against {bot}</h2>{parts}</section>'


def table(findings: Sequence[Findings], everyone: Sequence[Findings]) -> str:
    heads = "".join(f'<th scope="col">{one.players} players<br>{one.games:,} games</th>' for one in findings)
    rows = [
        f'<tr><th scope="row">{escape(what)}</th>{"".join(f"<td>{escape(answer)}</td>" for answer in answers)}</tr>'
        for what, answers in summary_of(findings, everyone)
    ]
    return (
        f'<div class="wide"><table><thead><tr><td></td>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
        f"<p>{EXPLANATION}</p>"
    )


def chapters_of(findings: Sequence[Findings], everyone: Sequence[Findings]) -> Iterator[str]:
    def chapter(title: str, explanation: str, plot: Plot, key: str = "") -> str:
        figures = [
            f"<figure><figcaption>{one.players} players</figcaption>{plot(one, everyone)}</figure>" for one in findings
        ]
        return f'<h3>{escape(title)}</h3><p>{escape(explanation)}</p>{key}<div class="row">{"".join(figures)}</div>\n'

    yield chapter(
        "Is any seat better?",
        "Share of wins by seat; a shared win counts as its part. The dashed line is a fair share. "
        "Seats are numbered from 0; seat 0 leads the first round.",
        seats,
    )
    yield chapter(
        "What are points made of?",
        "Mean points of everybody and of the winners: 2 for each animal of the largest species, 1 for each of the "
        "second, Leaders, and the tokens for natural habitats.",
        parts,
        plots.legend(PARTS),
    )
    yield chapter(
        "What is an animal worth?",
        "By how much the chance to win is higher for a player with one more animal of the species, other animals and "
        "Leaders being equal (least squares over all players).",
        animals,
    )
    yield chapter(
        "What is paid for it?",
        "Animals taken, by the value of the bid. Whoever bids 3 pays two further cards.",
        prices,
        plots.legend(BIDS, "step"),
    )
    yield chapter(
        "Do Leaders win?",
        "Share of wins of the player who holds the Leader at the end. It says who wins with it, not because of it: "
        "a Leader comes with many animals of its species. The dashed line is a fair share.",
        owners,
    )
    yield chapter(
        "What is a Leader's power worth?",
        "By how much the chance to win is higher for each round that a player ends with the Leader, animals being "
        "equal.",
        powers,
    )
    yield chapter(
        "What is a card of the opening hand worth?",
        "Chance to win against the average card of the seven, in percentage points.",
        cards,
    )
    yield chapter(
        "Which first bid wins?",
        "Share of wins of those who began the game with a bid of this value; in brackets how many did. "
        "The dashed line is a fair share.",
        openings,
    )
    yield chapter(
        "When is the hand refilled?",
        "Share of bids that are R, by the Habitat cards in hand before the bid.",
        refills,
    )
    yield chapter(
        "Is any habitat better?",
        "Habitat of the bids, and of the animals that are taken in their natural habitat, "
        f"which gives {NATURAL_HABITAT_POINTS} points.",
        habitats,
        plots.legend(HABITATS, "habitat"),
    )
    yield chapter(
        "How often does each value win?",
        "What became of bids of each value: an animal, in its natural habitat or not, or a pass and why. "
        "In brackets the share of all bids; the rest are R.",
        values,
        plots.legend(FATES, "fate"),
    )
    yield chapter(
        "How are ties settled?",
        "Who goes next where several bids are equal: the lion's owner, the higher payment, a tie-break card, or, if "
        "nobody has a card, lead order.",
        settling,
        plots.legend(REASONS),
    )
    yield chapter(
        "Who profits from a tie?",
        "How often players in a tie get an animal, by how many of the tie went before them.",
        profits,
    )
    yield chapter(
        "How long is a game?",
        "Decisions of all players together. A bid, a payment, an animal with its payment are one decision each.",
        lengths,
    )


def dotted(
    title: str,
    axis: str,
    rows: Callable[[Findings], list[plots.Point]],
    *,
    fair: Callable[[Findings], float | None] = lambda one: None,
    form: Callable[[float], str] = plots.percent,
    least: float = 0.0,
) -> Plot:
    """A plot of dots on the scale of all plots of its kind in the report."""

    def draw(one: Findings, everyone: Sequence[Findings]) -> str:
        ends = plots.shared_ends([(rows(other), fair(other)) for other in everyone], least)
        return plots.dots(title, rows(one), axis, ends[everyone.index(one)], fair=fair(one), form=form)

    return draw


def barred(
    title: str,
    axis: str,
    series: Sequence[str],
    rows: Callable[[Findings], list[tuple[str, Sequence[float]]]],
    *,
    form: Callable[[float], str] = plots.percent,
    colours: str = "part",
) -> Plot:
    """The same for bars."""

    def draw(one: Findings, everyone: Sequence[Findings]) -> str:
        longest = max(sum(values) for other in everyone for _, values in rows(other))
        return plots.bars(title, rows(one), series, axis, form=form, colours=colours, most=longest)

    return draw


def fair_share(one: Findings) -> float:
    return 1 / one.players


seats = dotted(
    "Share of wins by seat",
    "share of wins",
    lambda one: [(f"seat {seat.seat}", seat.wins) for seat in one.seats],
    fair=fair_share,
    least=0.04,
)
parts = barred(
    "Make-up of points",
    "points",
    PARTS,
    lambda one: [("everybody", one.parts), ("winners", one.winners_parts)],
    form=plots.plain,
)
animals = dotted(
    "Worth of an animal",
    "percentage points, for an animal more",
    lambda one: [(NAMES[species.species], species.worth) for species in one.species],
    form=plots.signed,
    least=0.03,
)
prices = barred(
    "Bids that take an animal",
    "share of the animals taken",
    BIDS,
    lambda one: [(NAMES[species.species], species.by_value) for species in one.species],
    colours="step",
)
owners = dotted(
    "Wins of a Leader's owner",
    "share of wins of the owner",
    lambda one: [(NAMES[leader.species], leader.owner_wins) for leader in one.leaders],
    fair=fair_share,
)
powers = dotted(
    "Worth of a round with a Leader",
    "percentage points, for a round more",
    lambda one: [(NAMES[leader.species], leader.worth) for leader in one.leaders],
    fair=lambda one: 0,
    form=plots.signed,
)
openings = dotted(
    "Wins by first bid",
    "share of wins",
    lambda one: [(f"{opening.bid} ({opening.share:.0%})", opening.wins) for opening in one.openings],
    fair=fair_share,
)
refills = barred(
    "Bids that are R",
    "share of bids that are R",
    ["R"],
    lambda one: [(f"{hand} in hand", [share]) for hand, share in enumerate(one.refills_by_hand)],
)
habitats = barred(
    "Habitats of bids and of natural points",
    "share",
    HABITATS,
    lambda one: [
        ("bids", shares(one.bids_by_habitat)),
        (f"{NATURAL_HABITAT_POINTS} points", [*shares(one.at_home_in), 0.0]),
    ],
    colours="habitat",
)
values = barred(
    "Fate of bids by value",
    "share of the bids of this value",
    FATES,
    lambda one: [(f"{value.value} ({value.bids:.0%})", value.fates) for value in one.values],
    colours="fate",
)
settling = barred("Settling of ties", "share of turns in a tie", REASONS, lambda one: [("ties", one.ties.settled)])
profits = barred(
    "Animals taken in ties",
    "share that took an animal",
    ["took an animal"],
    lambda one: [(ORDINALS[i], [share]) for i, share in enumerate(one.ties.takes)],
)


def shares(by_habitat: dict[str, float]) -> list[float]:
    total = sum(by_habitat.values()) or 1
    return [value / total for value in by_habitat.values()]


def cards(one: Findings, everyone: Sequence[Findings]) -> str:
    worth = {("FSMW".index(card.card[0]), int(card.card[1]) - 1): card.worth for card in one.cards}
    most = max(abs(card.worth.mean) for other in everyone for card in other.cards) or 1
    return plots.heat("Worth of opening cards", HABITATS, ["value 1", "2", "3", "4"], worth, most)


def lengths(one: Findings, everyone: Sequence[Findings]) -> str:
    among = [other.decisions_histogram for other in everyone]
    return plots.histogram(
        "Decisions in a game", one.decisions_histogram, "decisions in a game", "share of games", step=4, among=among
    )
