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
    from wildcards.terminal.app.app import WildcardsApp
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


def play_alone(words: Words, game: Game, spec: "BotSpec", keeper: Keeper) -> str | None:
    """A game against bots, from where it is; answers what is to be said after it."""
    from wildcards.terminal.alone.host import setup_of
    from wildcards.terminal.app.app import WildcardsApp
    from wildcards.terminal.app.opening import alone

    seat = keeper.save.seat
    setup = setup_of(game.record(), game.names[seat], seat, spec.name)
    kept = preferences_file()
    opener = alone(setup, spec, keeper, lambda why: tell_failure(app, why))
    app = WildcardsApp(opener, words, read_preferences(kept), keep_at=kept)
    app.trouble = lambda: keeper.trouble
    return run(app)


def tell_failure(app: "WildcardsApp", why: str) -> None:
    app.tell(app.words.text("bot-could-not-move", why=why))


def look_at(words: Words, playback: "Playback", speed: Speed | None = None) -> str | None:
    """A record; at one's usual speed, or at another."""
    return run(looking_at(words, playback, speed))


def looking_at(words: Words, playback: "Playback", speed: Speed | None) -> "WildcardsApp":
    from wildcards.terminal.app.app import WildcardsApp
    from wildcards.terminal.app.opening import looked_at

    kept = preferences_file()
    preferences = read_preferences(kept)
    preferences.speed = speed or preferences.speed
    return WildcardsApp(looked_at(playback), words, preferences, keep_at=kept, playback=playback)


def watch_bots(
    words: Words, game: Game, specs: "Sequence[BotSpec]", seat: int | None, speed: Speed | None = None
) -> str | None:
    from wildcards.terminal.alone.playback import BotGame
    from wildcards.terminal.alone.thinkers import AloneThinkers
    from wildcards.terminal.app.opening import THINKING_TIME

    thinkers = AloneThinkers(*specs, milliseconds=THINKING_TIME, failed=lambda why: tell_failure(app, why))
    app = looking_at(words, BotGame(game, thinkers, seat), speed)
    return run(app)


def play_at(words: Words, visit: "Visit") -> str | None:
    """A table on a server."""
    from wildcards.terminal.app.app import WildcardsApp
    from wildcards.terminal.app.opening import visited

    kept = preferences_file()
    app = WildcardsApp(lambda: visited(app, visit), words, read_preferences(kept), keep_at=kept)
    return run(app)
