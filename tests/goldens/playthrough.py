"""Golden games: one whole game a player count, told as every seat and a spectator see it.

`make goldens` writes the files anew; look at what changed before keeping them.
"""

import hashlib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from wildcards import Event, Game, Move, View
from wildcards.testkit.games import viewers

Fields = dict[tuple[str, str], str]

FOLDER = Path(__file__).parent
PLAYERS = (3, 4, 5)
MOST_MOVES = 8  # of a seat's legal moves that are written out


def file_of(players: int) -> Path:
    return FOLDER / f"{players}-players.txt"


def playthrough(players: int) -> str:
    game = Game([f"player {seat}" for seat in range(players)], seed=hashlib.sha256(b"golden").hexdigest())
    return "\n".join(Storyteller(game).lines()) + "\n"


def chosen(game: Game, seat: int) -> Move:
    """One of the legal moves, by a hash: the same on every platform and with every version of Python."""
    moves = game.legal_moves(seat)
    digest = hashlib.sha256(f"{len(game.players)}/{game.version}/{seat}".encode()).digest()
    return moves[int.from_bytes(digest[:8], "big") % len(moves)]


class Storyteller:
    """Tells what is new for everybody, and then what is new for each seat alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told = 0
        self.last: dict[int | None, Fields] = {viewer: {} for viewer in viewers(game)}

    def lines(self) -> Iterator[str]:
        game = self.game
        yield f"A game of {len(game.players)}. 'all' is for everybody, 'seat' for that seat, beside it or instead."
        yield from self.news()
        while not game.is_over:
            yield ""
            yield f"? {game.question} of {' '.join(map(str, game.asked))}"
            for seat in game.pending:
                yield f"  seat {seat} may {moves_in_words(game.legal_moves(seat))}"
            for seat in reversed(game.pending):  # against the order of the record
                move = chosen(game, seat)
                game.play(seat, move)
                yield f"> {seat} {move}"
                yield from self.news()
        yield ""
        yield f"record {hashlib.sha256(game.record().to_json().encode()).hexdigest()}"

    def news(self) -> Iterator[str]:
        yield from self.new_events()
        for viewer in viewers(self.game):
            yield from self.new_in_view(viewer)

    def new_events(self) -> Iterator[str]:
        public = self.game.events(None, self.told)
        own = [self.game.events(seat, self.told) for seat in range(len(self.game.players))]
        for number, event in enumerate(public):
            yield f"  all    {event_in_words(event)}"
            for seat, events in enumerate(own):
                if events[number] != event:
                    yield f"  seat {seat} {event_in_words(events[number])}"
        self.told += len(public)

    def new_in_view(self, viewer: int | None) -> Iterator[str]:
        """Fields that changed, a line for the table and one for each place at it.

        Of a seat's view only those that differ from the spectator's.
        """
        fields = fields_of(self.game.view(viewer))
        if viewer is not None:
            public = fields_of(self.game.view(None))
            fields = {name: value for name, value in fields.items() if value != public[name]}
        before = self.last[viewer]
        changed = {name: value for name, value in fields.items() if before.get(name, "") != value}
        gone = {name: "as for all" for name in before if name not in fields}
        self.last[viewer] = fields
        who = "all   " if viewer is None else f"seat {viewer}"
        for place, news in groupby((changed | gone).items(), key=lambda item: item[0][0]):
            words = " · ".join(f"{name} {value or 'none'}" for (_, name), value in news)
            yield f"  {who} {place}: {words}"


def fields_of(view: View) -> Fields:
    """The fields of a view as text, each with the place to which it belongs: the table, or a seat's."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    seats = fields.pop("seats")
    found = {("table", name): in_words(value) for name, value in fields.items()}
    for seat, place in enumerate(seats):
        found |= {(f"place {seat}", name): in_words(value) for name, value in place.items()}
    return found


def in_words(value: Any) -> str:
    """A value as short text; nothing, no and none of it are the empty text."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {in_words(inner)}" for name, inner in value.items() if in_words(inner))
    if isinstance(value, list | tuple):
        items = [f"({in_words(item)})" if isinstance(item, dict) else str(item) for item in value]
        runs = [(item, len(list(equal))) for item, equal in groupby(items)]
        return " ".join(item if count == 1 else f"{count}×{item}" for item, count in runs)
    if value is None or value is False:
        return ""
    return "yes" if value is True else str(value)


def event_in_words(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    kind = fields.pop("kind")
    return f"* {kind}: " + " · ".join(f"{name} {in_words(value) or 'none'}" for name, value in fields.items())


def moves_in_words(moves: list[Move]) -> str:
    words = ", ".join(map(str, moves[:MOST_MOVES]))
    return words if len(moves) <= MOST_MOVES else f"{words} … {len(moves)} moves in all"


def write() -> None:
    for players in PLAYERS:
        file_of(players).write_text(playthrough(players), encoding="utf-8")


if __name__ == "__main__":
    write()
