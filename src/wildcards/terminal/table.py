"""The table in words, line by line: what lies there, who has what, and what each of them does."""

from collections.abc import Sequence

from wildcards.game.box import VALUE_OF
from wildcards.game.notation import REFILL_CODE
from wildcards.game.types import CardCode
from wildcards.game.view import ShownSeat, ShownView
from wildcards.terminal.means import Selection, prospect_of, prospect_text
from wildcards.terminal.names import Called
from wildcards.terminal.words import SPECIES, Words, capital, drawn


def table_lines(words: Words, view: ShownView, called: Sequence[Called], *, to_you: bool = True) -> list[str]:
    """Everything that the viewer may see now, told to the viewer or to somebody who looks over their shoulder."""
    hand = "" if to_you or view.viewer is None else words.text("hand-of", who=called[view.viewer].name)
    return [
        words.text("round-of", round=view.round, rounds=view.rounds),
        *seat_lines(words, view, called, to_you=to_you),
        _piles(words, view),
        f"{words.text('leader-supply')}: {_leaders(words, view, None)}",
        *display_lines(words, view),
        *hand_lines(words, view, hand),
    ]


def seat_lines(words: Words, view: ShownView, called: Sequence[Called], *, to_you: bool = True) -> list[str]:
    """What lies in front of each player."""
    names = [one.title for one in called]
    if to_you and view.viewer is not None:
        names[view.viewer] = capital(words.text("you"))
    return [f"{name}: {seat_line(words, view, seat)}" for seat, name in enumerate(names)]


def display_lines(words: Words, view: ShownView) -> list[str]:
    """The animals on display, and what each would bring the viewer now."""
    if not view.display:
        return [f"{words.text('display')}: {words.text('none')}"]
    lines = [f"{words.text('display')}: {words.listed(words.counted(view.display))}"]
    for species in dict.fromkeys(view.display):
        prospect = prospect_of(view, Selection(), species)
        if prospect and not (view.ask and view.ask.given):  # what an exchange brings depends on what is given
            home = words.text(
                "animal-label", animal=words.animal(species), habitat=words.text(f"species-{species}.home")
            )
            lines.append(f"{home}. {prospect_text(words, prospect)}")
    return lines


def hand_lines(words: Words, view: ShownView, name: str = "") -> list[str]:
    hand = hand_of(view)
    return [] if hand is None else [f"{name or words.text('hand')}: {drawn(hand) or words.text('none')}"]


def hand_of(view: ShownView) -> tuple[CardCode, ...] | None:
    """The viewer's cards, Refill Hand last while it is not on the table; a spectator has none."""
    own = None if view.viewer is None else view.seats[view.viewer]
    if own is None or own.hand is None:
        return None
    refill: tuple[CardCode, ...] = () if REFILL_CODE in (own.bid, *view.face_down) else (REFILL_CODE,)
    return (*own.hand, *refill)


def seat_line(words: Words, view: ShownView, seat: int) -> str:
    """What lies in front of one player."""
    own = view.seats[seat]
    animals = [words.text(f"species-{code}.count", count=count) for code, count in own.collection.items() if count]
    parts = {
        "points": str(own.points),
        "tokens": str(own.tokens),
        "cards-in-hand": str(own.hand_size),
        "animals": words.listed(animals) or words.text("none"),
        "leaders": _leaders(words, view, seat),
        "laid": _laid(words, own),
    }
    shown = [f"{words.text(key)}: {value}" for key, value in parts.items() if value]
    return " · ".join(filter(None, (*shown, status_text(words, view, seat))))


def status_text(words: Words, view: ShownView, seat: int) -> str:
    """What the player does now, or has laid."""
    own = view.seats[seat]
    if decision := decision_text(words, view, seat):
        return decision
    if own.face_down:
        return words.text("status-two-laid")
    if own.laid and seat in view.tied:
        return words.text("means-total", total=sum(VALUE_OF[card] for card in own.laid))
    return ""


def decision_text(words: Words, view: ShownView, seat: int) -> str:
    """What the player decides now, or that it is done."""
    if seat in view.pending:
        return words.text(f"status-{view.question}", you="yes" if seat == view.viewer else "no")
    return words.text("status-decided") if view.seats[seat].decided else ""


def _piles(words: Words, view: ShownView) -> str:
    discard = words.text("discard-size", count=len(view.discard))
    parts = (
        words.text("animals-left", count=view.animals_left),
        words.text("pile-left", count=view.pile),
        f"{discard}: {drawn(view.discard)}" if view.discard else discard,
    )
    return " · ".join(parts)


def _leaders(words: Words, view: ShownView, owner: int | None) -> str:
    led = [words.animal(species) for species in SPECIES if view.leaders[species] == owner]
    return words.listed(led) or words.text("none")


def _laid(words: Words, own: ShownSeat) -> str:
    if own.face_down:
        return words.text("face-down")
    return drawn([*([own.bid] if own.bid else []), *own.laid])
