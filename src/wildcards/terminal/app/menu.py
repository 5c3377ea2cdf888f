"""What can be done beside playing: a list at a key."""

from typing import TypeVar, get_args

from wildcards.locales import LANGUAGE_NAMES
from wildcards.table import actions as do
from wildcards.table.actions import Emote
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.app.preferences import Preferences
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.wishes import wishes
from wildcards.terminal.words import Words

LAST = "concede"
HEARD, MUTED = "☐", "☑"
ACTIONS: dict[str, do.PersonAction] = {
    "pause": do.Pause(),
    "resume": do.Resume(),
    "concede": do.Concede(),
    "rematch": do.Rematch(),
}


def choices(scene: Scene | None, seconds: float, words: Words, preferences: Preferences) -> list[Choice]:
    """By the names of their texts; what has several values shows which one it has. What ends a game comes late.

    `seconds` have gone by since the table was heard of.
    """
    offered = choices_at_table(scene, seconds) if scene else []
    chosen = {
        "speed": words.text(f"speed-{preferences.speed}"),
        "theme": words.text(f"theme-{preferences.theme}"),
        "language": LANGUAGE_NAMES[words.language],
    }
    return [
        *(choice for choice in offered if choice.name != LAST),
        *([Choice("emotes", words.text("emotes"))] if scene and may_show_emotes(scene) else []),
        *(reports(scene) if scene else []),
        *(Choice(name, words.text(name)) for name in ("shortcuts", "rules", "story")),
        *(Choice(name, f"{words.text(name)}: {value}") for name, value in chosen.items()),
        *(choice for choice in offered if choice.name == LAST),
        Choice("leave", words.text("leave")),
    ]


def choices_at_table(scene: Scene, seconds: float) -> list[Choice]:
    """What the table lets one do now."""
    found = [choice for wish in wishes(scene, seconds) for choice in wish.choices]
    names = [choice.name for choice in found]
    found += [Choice(name, scene.text(name), ACTIONS[name]) for name in usual(scene) if name not in names]
    muted = scene.update.you.muted
    for seat in people_beside(scene):
        label = f"{MUTED if seat in muted else HEARD} {scene.text('mute')}: {scene.names[seat]}"
        found.append(Choice(f"mute-{seat}", label, do.Mute(seat=seat, muted=seat not in muted)))
    return found


def usual(scene: Scene) -> list[str]:
    if scene.seat is None:
        return []
    own, status = scene.update.table.seats[scene.seat], scene.update.table.status
    if status in ("paused", "over"):
        return ["resume" if status == "paused" else "rematch"]
    if status != "running" or own.stand_in:
        return []
    return ["pause", "concede"] if people_beside(scene) and not own.wants_pause else ["concede"]


def people_beside(scene: Scene) -> list[int]:
    """Whom somebody who sits may no longer want to hear, or may have to report."""
    if scene.seat is None:
        return []
    seats = scene.update.table.seats
    return [number for number, seat in enumerate(seats) if seat.holder == "person" and number != scene.seat]


def reports(scene: Scene) -> list[Choice]:
    return [Choice(f"report-{seat}", f"{scene.text('report')}: {scene.names[seat]}") for seat in people_beside(scene)]


def may_show_emotes(scene: Scene) -> bool:
    return scene.seat is not None and scene.has_company and scene.update.table.settings.talk != "nothing"


def emotes(scene: Scene) -> list[Choice]:
    return [Choice(emote, scene.text(f"emote-{emote}"), do.ShowEmote(emote=emote)) for emote in get_args(Emote)]


Value = TypeVar("Value")


def next_of(values: tuple[Value, ...], value: Value) -> Value:
    return values[(values.index(value) + 1) % len(values)]
