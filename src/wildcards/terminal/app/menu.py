"""What can be done beside playing: a list at a key."""

from typing import TYPE_CHECKING, TypeVar, get_args

from wildcards.locales import LANGUAGE_NAMES, LANGUAGES
from wildcards.table.actions import Concede, Pause, PersonAction, Rematch, Resume, ReturnToSeat
from wildcards.terminal.app.preferences import Preferences, Speed, Theme
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.sheets import Entry
from wildcards.terminal.words import Words

if TYPE_CHECKING:
    from wildcards.terminal.app.app import WildcardsApp

ACTIONS: dict[str, PersonAction] = {
    "pause": Pause(),
    "pause-not": Pause(wanted=False),
    "resume": Resume(),
    "take-seat-back": ReturnToSeat(),
    "concede": Concede(),
    "rematch": Rematch(),
}


def entries(scene: Scene | None, words: Words, preferences: Preferences) -> list[Entry]:
    """By the names of their texts; what needs a choice of its own shows what is chosen."""
    chosen = {
        "speed": words.text(f"speed-{preferences.speed}"),
        "theme": words.text(f"theme-{preferences.theme}"),
        "language": LANGUAGE_NAMES[words.language],
    }
    deeds = [Entry(name, words.text(name)) for name in (*deeds_of(scene), "shortcuts", "rules", "story")]
    return [*deeds, *(Entry(name, f"{words.text(name)}: {value}") for name, value in chosen.items()),
            Entry("leave", words.text("leave"))]  # fmt: skip


def deeds_of(scene: Scene | None) -> list[str]:
    """What the table lets one do now."""
    if scene is None or scene.seat is None:
        return []
    own, status = scene.update.table.seats[scene.seat], scene.update.table.status
    people = sum(seat.holder == "person" for seat in scene.update.table.seats)
    if status == "paused":
        return ["resume"]
    if status == "over":
        return ["rematch"]
    if status != "running":
        return []
    if own.stand_in in ("timeout", "connection", "idle"):
        return ["take-seat-back"]
    if own.stand_in:
        return []
    pause = ["pause-not" if own.wants_pause else "pause"] if people > 1 else []
    return [*pause, "concede"]


def next_one(app: "WildcardsApp", name: str) -> None:
    """The next of the values that a setting can have."""
    preferences = app.preferences
    if name == "speed":
        preferences.speed = after(get_args(Speed), preferences.speed)
    elif name == "theme":
        preferences.theme = after(get_args(Theme), preferences.theme)
    else:
        app.speak(after(LANGUAGES, app.words.language))


Value = TypeVar("Value")


def after(values: tuple[Value, ...], value: Value) -> Value:
    return values[(values.index(value) + 1) % len(values)]
