"""What is asked beside the game: pauses, absent and late friends, a seat to take back.

A line says it, and the menu does it. The browser shows the same, each with its buttons.
"""

from collections.abc import Iterator
from typing import NamedTuple

from wildcards.table import actions as do
from wildcards.table.in_game import IDLE_MILLISECONDS
from wildcards.table.seats import RETURNABLE
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.app.clocks import time_text
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.safe import safe


class Wish(NamedTuple):
    text: str
    choices: tuple[Choice, ...] = ()


def wishes(scene: Scene, seconds: float) -> list[Wish]:
    """`seconds` have gone by since the table was heard of."""
    if scene.view is None or scene.view.result is not None:
        return []
    found = [*own_seat(scene), *pauses(scene), *late_friends(scene)]
    return found if scene.update.table.status != "running" else [*found, *absent(scene, seconds), *idle(scene, seconds)]


def own_seat(scene: Scene) -> Iterator[Wish]:
    why = None if scene.seat is None else scene.update.table.seats[scene.seat].stand_in
    if why is not None:
        back = Choice("take-seat-back", scene.text("take-seat-back"), do.ReturnToSeat())
        yield Wish(scene.text(f"you-stand-in-{why}"), (back,) if why in RETURNABLE else ())


def pauses(scene: Scene) -> Iterator[Wish]:
    seats = scene.update.table.seats
    if scene.seat is None or scene.update.table.status != "running" or seats[scene.seat].stand_in:
        return
    if seats[scene.seat].wants_pause:
        yield Wish(scene.text("pause-asked"), (Choice("pause-not", scene.text("pause-not"), do.Pause(wanted=False)),))
        return
    wishing = [scene.names[number] for number, seat in enumerate(seats) if seat.wants_pause]
    if wishing:
        text = scene.text("pause-wished", names=scene.words.listed(wishing), count=len(wishing))
        yield Wish(text, (Choice("pause", scene.text("pause-agree"), do.Pause()),))


def absent(scene: Scene, seconds: float) -> Iterator[Wish]:
    """When a bot plays on for somebody who is away; the host need not wait so long."""
    waits = [(seat.bot_in, number) for number, seat in enumerate(scene.update.table.seats) if seat.bot_in is not None]
    if not waits:
        return
    left, number = min(waits)
    text = scene.text("absent-countdown", name=scene.names[number], time=time_text(left / 1000 - seconds))
    now = Choice("absent-now", scene.text("absent-now"), do.StandInNow(seat=number))
    yield Wish(text, (now,) if scene.update.you.host else ())


def idle(scene: Scene, seconds: float) -> Iterator[Wish]:
    """Where there is no clock, a bot plays on for somebody who keeps the others waiting, if all of them wish it."""
    seats = scene.update.table.seats
    if scene.seat is None or seats[scene.seat].stand_in:
        return
    waited = [
        (seat.waited, number) for number, seat in enumerate(seats) if number != scene.seat and seat.waited is not None
    ]
    if not waited:
        return
    longest, number = max(waited)
    if longest + 1000 * seconds < IDLE_MILLISECONDS:
        return
    mine = scene.seat in seats[number].replaced_by
    choice = "idle-wait" if mine else "idle-replace"
    text = scene.text("idle-asked" if mine else "idle-wish", name=scene.names[number])
    yield Wish(text, (Choice(choice, scene.text(choice), do.Replace(seat=number, wanted=not mine)),))


def late_friends(scene: Scene) -> Iterator[Wish]:
    """Who came when the game had begun may ask to play on for a bot; the host decides."""
    table, you = scene.update.table, scene.update.you
    bots = [number for number, seat in enumerate(table.seats) if seat.holder == "bot" or seat.stand_in == "left"]
    own = next((asking.seat for asking in table.asking if asking.person == you.person), None)
    if you.late == "may-ask":
        yield Wish(scene.text("late-offer"), tuple(ask_for(scene, number, wanted=True) for number in bots))
    elif you.late == "asks" and own is not None:
        text = scene.text("late-asks", name=scene.names[own])
        yield Wish(text, (ask_for(scene, own, wanted=False),))
    elif you.late == "declined":
        yield Wish(scene.text("late-declined"))
    for asking in table.asking if you.host else ():
        text = scene.text("late-wish", name=safe(asking.name), bot=scene.names[asking.seat])
        answers = (("late-let-in", True), ("pause-later", False))
        yield Wish(
            text,
            tuple(
                Choice(f"{answer}-{asking.person}", scene.text(answer), do.LetIn(person=asking.person, allowed=allowed))
                for answer, allowed in answers
            ),
        )


def ask_for(scene: Scene, seat: int, *, wanted: bool) -> Choice:
    """The client adds the code of the invitation, which it alone knows."""
    label = f"{scene.text('late-ask')}: {scene.names[seat]}" if wanted else scene.text("late-take-back")
    return Choice(f"late-ask-{seat}", label, do.AskForSeat(seat=seat, wanted=wanted))
