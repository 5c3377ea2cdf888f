"""Builds a taught game: played by the real rules, cut into beats, each with one thought."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wildcards.game import Event, Game

LEARNER = 0


class TeachingError(Exception):
    """The script does not fit the game."""


class Teaching:
    """A game, and what is said about it on the way.

    Events wait until a beat shows them: `say` shows those up to a given kind, `ask` all that are left.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.start = game.view(LEARNER)
        self.beats: list[dict[str, Any]] = []
        self._told = len(game.events(LEARNER))
        self._chapter: str | None = None

    def chapter(self, name: str) -> None:
        """The next beat opens a part of the lesson that can be jumped to."""
        self._chapter = name

    def others(self, *lines: str) -> None:
        """Moves of the other players, such as `1 bid F3`."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.game.play(int(seat), move)

    def say(self, text: str, *places: str, until: str = "", times: int = 1) -> None:
        """One thought, after the events up to the given kind, or after none of them."""
        shown = self._events_until(until, times) if until else []
        self._add(text, places, shown)

    def skip(self, text: str, *places: str) -> None:
        """One thought after everything that has happened, which is shown at once."""
        self._add(text, places, self._waiting(), jump=True)

    def ask(self, text: str, *places: str, move: str, answers: Mapping[str, str], others: Sequence[str] = ()) -> None:
        """The learner decides; `answers` say something friendly to every other legal move, by pattern."""
        legal = [str(one) for one in self.game.legal_moves(LEARNER)]
        self._check_answers(text, move, answers, legal)
        view = self.game.view(LEARNER)
        listed = [{"like": like, "text": answer} for like, answer in answers.items()]
        self._add(text, places, self._waiting(), view=view, ask={"move": move, "answers": listed})
        self.game.play(LEARNER, move)
        self.others(*others)

    def end_here(self) -> None:
        """What has happened beyond the last beat is not shown."""
        self._waiting()

    def _check_answers(self, text: str, move: str, answers: Mapping[str, str], legal: Sequence[str]) -> None:
        if move not in legal:
            raise TeachingError(f"{text}: '{move}' is not legal; there are {', '.join(legal[:40])}")
        rest = [one for one in legal if one != move]
        for like in answers:
            taken = [one for one in rest if matches(like, one)]
            if not taken:
                raise TeachingError(f"{text}: nothing is left that is like '{like}'")
            rest = [one for one in rest if one not in taken]
        if rest:
            raise TeachingError(f"{text}: no answer to {', '.join(rest[:10])}")

    def _waiting(self) -> list[Event]:
        shown = self.game.events(LEARNER, self._told)
        self._told += len(shown)
        return shown

    def _events_until(self, kind: str, times: int) -> list[Event]:
        waiting = self.game.events(LEARNER, self._told)
        places = [i for i, event in enumerate(waiting, 1) if kind_of(event) == kind]
        if len(places) < times:
            raise TeachingError(f"no '{kind}' ahead, only {', '.join(map(kind_of, waiting))}")
        self._told += places[times - 1]
        return waiting[: places[times - 1]]

    def _add(self, text: str, places: Sequence[str], events: Sequence[Event], **more: object) -> None:
        beat: dict[str, Any] = {"text": text, "at": list(places), "events": list(events), **more}
        if self._chapter:
            beat["chapter"] = self._chapter
            self._chapter = None
        self.beats.append(beat)

    def to_json(self) -> str:
        """One line for the start and one for each beat, so that a change can be read."""
        if self.game.events(LEARNER, self._told):
            raise TeachingError("events are left that no beat shows")
        beats = ",\n".join(encoded(beat) for beat in self.beats)
        return f'{{"start":{encoded(self.start)},\n"beats":[\n{beats}\n]}}'


def kind_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def encoded(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def matches(like: str, move: str) -> bool:
    """Whether a move is like a pattern, in which `*` stands for anything."""
    return re.fullmatch(re.escape(like).replace(r"\*", ".*"), move) is not None
