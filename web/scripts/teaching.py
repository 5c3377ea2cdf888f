"""Builds a taught game: played by the real rules, cut into beats, each with one thought."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from wildcards.game import Event, Game, events
from wildcards.game.view import shown

LEARNER = 0


class TeachingError(Exception):
    """The script does not fit the game."""


class Teaching:
    """A game, and what is said about it on the way.

    Events wait until a beat shows them: `say` shows those up to a given kind, `ask` all that are left.
    `picks` are the answers to the learner's free choices; a choice beyond them takes the first of its moves.
    """

    def __init__(self, game: Game, picks: Sequence[str] = ()) -> None:
        self.game = game
        self.picks = picks
        self.choices: list[tuple[int, Sequence[str]]] = []  # in which beat, between which moves
        self.start = shown(game.view(LEARNER))
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
        told = self._events_until(until, times) if until else []
        self._add(text, places, told)

    def skip(self, text: str, *places: str) -> None:
        """One thought after everything that has happened, which is shown at once."""
        self._add(text, places, self._waiting(), jump=True)

    def ask(self, text: str, *places: str, move: str, answers: Mapping[str, str], others: Sequence[str] = ()) -> None:
        """The learner decides; `answers` say something friendly to every other legal move, by pattern."""
        legal = [str(one) for one in self.game.legal_moves(LEARNER)]
        self._check_answers(text, move, answers, legal)
        view = shown(self.game.view(LEARNER))
        listed = [{"like": like, "text": answer} for like, answer in answers.items() if answer]
        self._add(text, places, self._waiting(), view=view, ask={"move": move, "answers": listed})
        self.game.play(LEARNER, move)
        self.others(*others)

    def choose(self, text: str, *places: str, moves: Sequence[str], answers: Mapping[str, str] | None = None) -> str:
        """The learner may choose between some moves; what comes after it is told for each of them. Gives the choice."""
        number = len(self.choices)
        self.choices.append((len(self.beats), moves))
        move = self.picks[number] if number < len(self.picks) else moves[0]
        self.ask(text, *places, move=move, answers={**dict.fromkeys(moves, ""), **(answers or {})})
        return move

    def end_here(self) -> None:
        """What has happened beyond the last beat is not shown."""
        self._waiting()

    def _check_answers(self, text: str, move: str, answers: Mapping[str, str], legal: Sequence[str]) -> None:
        if move not in legal:
            raise TeachingError(f"{text}: '{move}' is not legal; there are {', '.join(legal[:40])}")
        rest = [one for one in legal if one != move]
        for like in [one for one in answers if one != move]:
            taken = [one for one in rest if matches(like, one)]
            if not taken:
                raise TeachingError(f"{text}: nothing is left that is like '{like}'")
            rest = [one for one in rest if one not in taken]
        if rest:
            raise TeachingError(f"{text}: no answer to {', '.join(rest[:10])}")

    def _waiting(self) -> list[events.AnyEvent]:
        shown = self.game.events(LEARNER, self._told)
        self._told += len(shown)
        return shown

    def _events_until(self, kind: str, times: int) -> list[events.AnyEvent]:
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

    def finish(self) -> None:
        if self.game.events(LEARNER, self._told):
            raise TeachingError("events are left that no beat shows")

    def to_json(self) -> str:
        self.finish()
        return lesson_json(self.start, self.beats)


def tree_of(script: Callable[[Sequence[str]], Teaching], picks: Sequence[str] = ()) -> list[dict[str, Any]]:
    """The beats up to the first free choice beyond the picks; that one holds what follows each of its moves."""
    told = script(picks)
    told.finish()
    if len(told.choices) == len(picks):
        return told.beats
    at, moves = told.choices[len(picks)]
    trunk = told.beats[: at + 1]
    branches = []
    for move in moves:
        line = tree_of(script, (*picks, move))
        if encoded(line[:at]) != encoded(trunk[:at]):
            raise TeachingError(f"{trunk[at]['text']}: what was told before depends on the choice '{move}'")
        branches.append({"move": move, "beats": line[at + 1 :]})
    trunk[at]["choices"] = branches
    return trunk


def lesson_json(start: object, beats: Sequence[Mapping[str, Any]]) -> str:
    return f'{{"start":{encoded(start)},\n"beats":{beats_json(beats)}}}'


def beats_json(beats: Sequence[Mapping[str, Any]]) -> str:
    """One line for each beat, so that a change can be read."""
    return "[\n" + ",\n".join(map(beat_json, beats)) + "\n]"


def beat_json(beat: Mapping[str, Any]) -> str:
    if "choices" not in beat:
        return encoded(beat)
    head = encoded({name: fact for name, fact in beat.items() if name != "choices"})
    choices = ",\n".join(
        f'{{"move":{encoded(one["move"])},"beats":{beats_json(one["beats"])}}}' for one in beat["choices"]
    )
    return f'{head[:-1]},"choices":[{choices}]}}'


def kind_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def encoded(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def matches(like: str, move: str) -> bool:
    """Whether a move is like a pattern, in which `*` stands for anything."""
    return re.fullmatch(re.escape(like).replace(r"\*", ".*"), move) is not None
