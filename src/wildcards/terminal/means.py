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
    return list(_meanings(words, view, selection, name))


def meanings_of(words: Words, view: ShownView, move: Move, name: Name) -> list[str]:
    """What a whole answer would mean. One without a choice of its own leaves the viewer with so many cards."""
    after = view.ask.hand_after if view.ask else {}
    for word, left in after.items():
        if str(move) == word:
            return [words.text("means-back", count=left)]
    return meanings(words, view, Selection(move.cards, move.animal, move.given), name)


def _meanings(words: Words, view: ShownView, selection: Selection, name: Name) -> Iterator[str]:
    ask = view.ask
    if ask is None:
        return
    cards = selection.cards
    missing = max(0, ask.least - len(cards))
    if missing and ask.question in ("pay", "take"):
        yield words.text("means-missing", count=missing)
    match ask.question:
        case "bid" | "show":
            if cards:
                yield _bid(words, view, ask, cards)
        case "swap":
            yield from _leaders(words, view, gain_of(ask, selection), name)
        case "refill":
            yield _refill(words, view, ask, len(cards))
        case "pay":
            if cards:
                yield words.text("means-total", total=sum(_value(card) for card in cards))
            if not missing:
                yield _natural_for(words, [gain.animal for gain in ask.gains if is_natural(gain, cards)])
        case "take":
            gain = gain_of(ask, selection)
            if gain and not missing:
                key = "means-natural" if is_natural(gain, cards) else "means-not-natural"
                yield words.text(key, points=NATURAL_HABITAT_POINTS)
            yield from _leaders(words, view, gain, name)
        case "ibex":
            yield words.text("means-back", count=ask.hand_after.get("keep", 0))
    if ask.question == "pay" or (ask.question == "take" and ask.least) or (ask.question == "break" and cards):
        yield words.text("means-left", count=ask.hand - ask.least)


def _bid(words: Words, view: ShownView, ask: Ask, cards: Sequence[CardCode]) -> str:
    if len(cards) == 2:
        return words.text("means-two-bids")
    if cards[0] == REFILL_CODE:
        return _refill(words, view, ask, 0)
    due, rest = ask.due[cards[0]], ask.hand - 1
    if due == 0:
        return words.text("means-free", left=rest)
    if due > rest:
        return words.text("means-bluff", missing=due - rest)
    return words.text("means-would-pay", count=due, left=rest - due)


def _refill(words: Words, view: ShownView, ask: Ask, discarded: int) -> str:
    if is_last_round(view):
        return words.text("means-useless-cards")
    kept = ask.hand - discarded
    filled = max(kept, ask.up_to or 0)
    return words.text("means-draws", count=filled - kept, hand=filled)


def _natural_for(words: Words, animals: Sequence[Species]) -> str:
    if not animals:
        return words.text("means-not-natural")
    named = words.listed([words.animal(species) for species in animals])
    return words.text("means-natural-for", animals=named, points=NATURAL_HABITAT_POINTS)


def _leaders(words: Words, view: ShownView, gain: Gain | None, name: Name) -> Iterator[str]:
    for change in gain.leaders if gain else ():
        leader = words.text(f"species-{change.species}.leader")
        gains = change.owner == view.viewer
        other = change.previous if gains else change.owner
        if other is None:
            yield words.text("means-leader" if gains else "means-leader-lost", leader=leader)
        else:
            yield words.text("means-leader-from" if gains else "means-leader-lost-to", leader=leader, who=name(other))


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
