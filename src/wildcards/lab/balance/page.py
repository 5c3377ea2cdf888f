"""The report: one web page with plots as vector graphics, which needs nothing else."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files

from wildcards.lab.balance import plots
from wildcards.lab.balance.findings import FATES, HABITATS, PARTS, REASONS, Findings
from wildcards.lab.balance.summary import NAMES, summary_of

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
<p>{games:,} simulated games in which all seats are played by the same bot, seed {seed}. Bars and dots show their
numbers when you point at them. Lines through dots are intervals of 95 %. The data lie beside this page:
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
        choices="".join(choice(bot, is_first=bot == bots[0]) for bot in bots),
        panels="\n".join(panel(bot, [one for one in findings if one.bot == bot]) for bot in bots),
    )


def only(bot: str) -> str:
    """The rule that hides the other bots' panels when this one is chosen."""
    return f'body:has(input[value="{bot}"]:checked) section:not([data-bot="{bot}"]) {{ display: none; }}\n'


def choice(bot: str, *, is_first: bool) -> str:
    checked = " checked" if is_first else ""
    return f'<label><input type="radio" name="bot" value="{bot}"{checked}>{bot}</label>'


def panel(bot: str, findings: Sequence[Findings]) -> str:
    chapters = "".join(chapters_of(findings))
    return f'<section data-bot="{bot}"><h2>{bot.capitalize()} against {bot}</h2>{table(findings)}{chapters}</section>'


def table(findings: Sequence[Findings]) -> str:
    heads = "".join(f'<th scope="col">{one.players} players<br>{one.games:,} games</th>' for one in findings)
    rows = [
        f'<tr><th scope="row">{escape(what)}</th>{"".join(f"<td>{escape(answer)}</td>" for answer in answers)}</tr>'
        for what, answers in summary_of(findings)
    ]
    return (
        f'<div class="wide"><table><thead><tr><td></td>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
        "<p>Worth is chance to win, in percentage points.</p>"
    )


def chapters_of(findings: Sequence[Findings]) -> Iterator[str]:
    def chapter(title: str, explanation: str, plot: Callable[[Findings], str], key: str = "") -> str:
        figures = [f"<figure><figcaption>{one.players} players</figcaption>{plot(one)}</figure>" for one in findings]
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
        "Is any habitat better?",
        "Habitat of the bids, and of the animals that are taken in their natural habitat, which gives 2 points.",
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


def seats(one: Findings) -> str:
    rows = [(f"seat {seat.seat}", seat.wins) for seat in one.seats]
    return plots.dots("Share of wins by seat", rows, "share of wins", fair=1 / one.players, least=0.04)


def parts(one: Findings) -> str:
    rows = [("everybody", one.parts), ("winners", one.winners_parts)]
    return plots.bars("Make-up of points", rows, PARTS, "points", form=plots.plain)


def animals(one: Findings) -> str:
    rows = [(NAMES[species.species], species.worth) for species in one.species]
    return plots.dots("Worth of an animal", rows, "chance to win, for an animal more", least=0.03)


def prices(one: Findings) -> str:
    rows = [(NAMES[species.species], species.by_value) for species in one.species]
    return plots.bars("Bids that take an animal", rows, BIDS, "share of the animals taken", colours="step")


def owners(one: Findings) -> str:
    rows = [(NAMES[leader.species], leader.owner_wins) for leader in one.leaders]
    return plots.dots("Wins of a Leader's owner", rows, "share of wins of the owner", fair=1 / one.players)


def powers(one: Findings) -> str:
    rows = [(NAMES[leader.species], leader.worth) for leader in one.leaders]
    return plots.dots("Worth of a round with a Leader", rows, "chance to win, for a round more", fair=0)


def cards(one: Findings) -> str:
    worth = {("FSMW".index(card.card[0]), int(card.card[1]) - 1): card.worth for card in one.cards}
    return plots.heat("Worth of opening cards", HABITATS, ["value 1", "2", "3", "4"], worth)


def habitats(one: Findings) -> str:
    rows = [("bids", shares(one.bids_by_habitat)), ("2 points", [*shares(one.at_home_in), 0.0])]
    return plots.bars("Habitats of bids and of natural points", rows, HABITATS, "share", colours="habitat")


def shares(by_habitat: dict[str, float]) -> list[float]:
    total = sum(by_habitat.values()) or 1
    return [value / total for value in by_habitat.values()]


def values(one: Findings) -> str:
    rows = [(f"{value.value} ({value.bids:.0%})", value.fates) for value in one.values]
    return plots.bars("Fate of bids by value", rows, FATES, "share of the bids of this value", colours="fate")


def settling(one: Findings) -> str:
    return plots.bars("Settling of ties", [("ties", one.ties.settled)], REASONS, "share of turns in a tie")


def profits(one: Findings) -> str:
    rows = [(ORDINALS[i], [share]) for i, share in enumerate(one.ties.takes)]
    return plots.bars("Animals taken in ties", rows, ["took an animal"], "share that took an animal", most=1.0)


def lengths(one: Findings) -> str:
    return plots.histogram(
        "Decisions in a game", one.decisions_histogram, "decisions in a game", "share of games", step=4
    )
