"""What a choice costs and brings, read from the question that is asked (`Ask`), in the browser's words."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from wildcards.game import Move
from wildcards.game.ask import Ask, Gain
from wildcards.game.box import NATURAL_HABITAT_POINTS, VALUE_OF
from wildcards.game.notation import REFILL_CODE
from wildcards.game.types import CardCode, Species
from wildcards.game.view import ShownView
from wildcards.terminal.words import Words

Name = Callable[[int], str]


class Selection(NamedTuple):
    """What has been picked so far; it need not be a whole answer."""

    cards: tuple[CardCode, ...] = ()
    animal: Species | None = None  # of the display
    given: Species | None = None  # of the own collection, in exchange


class Prospect(NamedTuple):
    """What an animal of the display would bring now."""

    animal: int
    leaders: int
    natural: int
    before: int
    after: int


def meanings(words: Words, view: ShownView, selection: Selection, name: Name) -> list[str]:
    """What the selection would mean to the viewer, who is asked; `name` says what a seat is called."""
    return [_text(words, kind, facts, name) for kind, facts in _consequences(view, selection)]


def meanings_of(words: Words, view: ShownView, move: Move, name: Name) -> list[str]:
    """What a whole answer would mean. One without a choice of its own leaves the viewer with so many cards."""
    after = view.ask.hand_after if view.ask else {}
    for word, left in after.items():
        if str(move) == word:
            return [words.text("means-back", count=left)]
    return meanings(words, view, Selection(move.cards, move.animal, move.given), name)


Facts = dict[str, int | str | tuple[Species, ...] | None]


def _text(words: Words, kind: str, facts: Facts, name: Name) -> str:
    match kind:
        case "leader" | "leader-lost":
            leader = words.text(f"species-{facts['species']}.leader")
            other = facts["other"]
            if not isinstance(other, int):
                return words.text(f"means-{kind}", leader=leader)
            suffix = "from" if kind == "leader" else "to"
            return words.text(f"means-{kind}-{suffix}", leader=leader, who=name(other))
        case "natural-for":
            animals = facts["animals"]
            assert isinstance(animals, tuple)
            named = words.listed([words.animal(species) for species in animals])
            return words.text("means-natural-for", animals=named, points=NATURAL_HABITAT_POINTS)
    numbers = {key: value for key, value in facts.items() if isinstance(value, int)}
    return words.text(f"means-{kind}", **numbers)


def _consequences(view: ShownView, selection: Selection) -> Iterator[tuple[str, Facts]]:
    ask = view.ask
    if ask is None:
        return
    cards = selection.cards
    missing = max(0, ask.least - len(cards))
    if missing and ask.question in ("pay", "take"):
        yield "missing", {"count": missing}
    match ask.question:
        case "bid" | "show":
            yield from _bid(ask, cards, last_round=is_last_round(view))
        case "swap":
            yield from _leaders(view, gain_of(ask, selection))
        case "refill":
            yield ("useless-cards", {}) if is_last_round(view) else _refill(ask, len(cards))
        case "pay":
            if cards:
                yield "total", {"total": sum(_value(card) for card in cards)}
            if not missing:
                natural = tuple(gain.animal for gain in ask.gains if is_natural(gain, cards))
                yield ("natural-for", {"animals": natural}) if natural else ("not-natural", {})
        case "take":
            gain = gain_of(ask, selection)
            if gain and not missing:
                natural_now = is_natural(gain, cards)
                yield ("natural", {"points": NATURAL_HABITAT_POINTS}) if natural_now else ("not-natural", {})
            yield from _leaders(view, gain)
        case "ibex":
            yield "back", {"count": ask.hand_after.get("keep", 0)}
    if ask.question == "pay" or (ask.question == "take" and ask.least) or (ask.question == "break" and cards):
        yield "left", {"count": ask.hand - ask.least}


def _bid(ask: Ask, cards: Sequence[CardCode], *, last_round: bool) -> Iterator[tuple[str, Facts]]:
    if len(cards) == 2:
        yield "two-bids", {}
        return
    for card in cards:
        if card == REFILL_CODE:
            yield ("useless-cards", {}) if last_round else _refill(ask, 0)
            return
        due, rest = ask.due[card], ask.hand - 1
        if due == 0:
            yield "free", {"left": rest}
        elif due > rest:
            yield "bluff", {"missing": due - rest}
        else:
            yield "would-pay", {"count": due, "left": rest - due}


def _refill(ask: Ask, discarded: int) -> tuple[str, Facts]:
    kept = ask.hand - discarded
    filled = max(kept, ask.up_to or 0)
    return "draws", {"count": filled - kept, "hand": filled}


def _leaders(view: ShownView, gain: Gain | None) -> Iterator[tuple[str, Facts]]:
    for change in gain.leaders if gain else ():
        if change.owner == view.viewer:
            yield "leader", {"species": change.species, "other": change.previous}
        else:
            yield "leader-lost", {"species": change.species, "other": change.owner}


def _value(card: CardCode) -> int:
    return 0 if card == REFILL_CODE else VALUE_OF[card]


def gain_of(ask: Ask, selection: Selection) -> Gain | None:
    fitting = (gain for gain in ask.gains if gain.animal == selection.animal)
    return next((gain for gain in fitting if gain.given in (None, selection.given)), None)


def is_natural(gain: Gain, cards: Sequence[CardCode]) -> bool:
    return gain.natural is not None and all(card in gain.natural for card in cards)


def is_last_round(view: ShownView) -> bool:
    """In the last round nothing that is drawn counts any more."""
    return 0 < view.round == view.rounds


def prospect_of(view: ShownView, selection: Selection, animal: Species) -> Prospect | None:
    """What an animal of the display would bring the viewer; nothing where nobody asks for one this round."""
    ask = view.ask
    gain = gain_of(ask, selection._replace(animal=animal)) if ask else None
    if ask is None or gain is None:
        return None
    natural = NATURAL_HABITAT_POINTS if is_natural(gain, selection.cards) else 0
    after = ask.points + gain.points + natural
    return Prospect(gain.points - gain.leader_points, gain.leader_points, natural, ask.points, after)


def prospect_text(words: Words, prospect: Prospect) -> str:
    """`+2, Leader +1, 20 → 23`."""
    parts = [signed(prospect.animal)]
    if prospect.leaders:
        parts.append(words.text("gain-leader", points=signed(prospect.leaders)))
    if prospect.natural:
        parts.append(words.text("gain-natural", points=signed(prospect.natural)))
    return ", ".join([*parts, f"{prospect.before} → {prospect.after}"])


def signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}"
