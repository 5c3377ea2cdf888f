"""Opens the screens. The app is imported only here and only then: nothing else in the terminal needs it."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from wildcards.game import Game
from wildcards.terminal.app.preferences import Speed, preferences_file, read_preferences
from wildcards.terminal.saving import Keeper
from wildcards.terminal.words import Words

if TYPE_CHECKING:
    from wildcards.bots.specs import BotSpec
    from wildcards.terminal.alone.playback import Playback
    from wildcards.terminal.app.app import Opener, WildcardsApp
    from wildcards.terminal.visiting import Visit


def has_screens() -> bool:
    """Whether the extra is there, and a terminal that can be drawn upon."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
    return is_terminal and find_spec("textual") is not None


def run(app: "WildcardsApp") -> str | None:
    """Shows the screens until they are left; what went wrong in them goes up."""
    said = app.run()
    if app._exception is not None:
        raise app._exception
    return said


def app_for(
    words: Words, opener: "Opener", *, playback: "Playback | None" = None, speed: Speed | None = None
) -> "WildcardsApp":
    """The screens as one likes them, or this once at another speed."""
    from wildcards.terminal.app.app import WildcardsApp

    kept = preferences_file()
    preferences = read_preferences(kept)
    preferences.speed = speed or preferences.speed
    return WildcardsApp(opener, words, preferences, keep_at=kept, playback=playback)


def play_alone(words: Words, game: Game, spec: "BotSpec", keeper: Keeper) -> str | None:
    """A game against bots, from where it is; answers what is to be said after it."""
    from wildcards.terminal.alone.host import setup_of
    from wildcards.terminal.app.opening import alone

    seat = keeper.save.seat
    setup = setup_of(game.record(), game.names[seat], seat, spec.name)
    app = app_for(words, alone(setup, spec, keeper, lambda why: tell_failure(app, why)))
    app.trouble = lambda: keeper.trouble
    return run(app)


def tell_failure(app: "WildcardsApp", why: str) -> None:
    app.tell(app.words.text("bot-could-not-move", why=why))


def look_at(words: Words, playback: "Playback") -> None:
    """A record."""
    from wildcards.terminal.app.opening import looked_at

    run(app_for(words, looked_at(playback), playback=playback))


def watch_bots(words: Words, game: Game, specs: "Sequence[BotSpec]", seat: int | None, speed: Speed | None) -> None:
    from wildcards.terminal.alone.playback import BotGame
    from wildcards.terminal.alone.thinkers import AloneThinkers
    from wildcards.terminal.app.opening import THINKING_TIME, looked_at

    thinkers = AloneThinkers(*specs, milliseconds=THINKING_TIME, failed=lambda why: tell_failure(app, why))
    playback = BotGame(game, thinkers, seat)
    app = app_for(words, looked_at(playback), playback=playback, speed=speed)
    run(app)


def play_at(words: Words, visit: "Visit") -> str | None:
    """A table on a server."""
    from wildcards.terminal.app.opening import visited

    app = app_for(words, lambda: visited(app, visit))
    return run(app)
