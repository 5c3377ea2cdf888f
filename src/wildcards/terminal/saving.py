"""Games alone, saved as one goes: each in a file until it is over, then its record among the others."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from wildcards.game import Game, Record
from wildcards.terminal.words import Words, trouble_text


class SavedGame(msgspec.Struct, frozen=True):
    """All that is needed to play on."""

    seat: int  # the person's
    level: str  # of the bots, as it was given
    record: Record
    decided: dict[int, str] = {}  # what has been decided and is not revealed yet


def folder() -> Path:
    return user_data_path("wildcards", appauthor=False) / "games"


class Save:
    """The file of one game."""

    def __init__(self, seat: int, level: str, path: Path | None = None) -> None:
        self.seat = seat
        self.level = level
        self.path = path or folder() / f"{time.time_ns()}-{os.getpid()}.json"
        self.works = True

    def keep(self, game: Game) -> None:
        """Writes the game as it is; `OSError` if that is not possible. What was written before stays until then."""
        self.works = False
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(SavedGame(self.seat, self.level, game.record(), game.decided)))
        new.replace(self.path)
        self.works = True

    def finish(self, game: Game, record: Path | None) -> tuple[Path, int]:
        """The game is over, and nothing is left to continue: its record is in this file now, on this line."""
        file = record or folder() / "records.jsonl"
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a+", encoding="utf-8") as records:
            records.write(f"{game.record().to_json()}\n")
            records.seek(0)
            line = sum(1 for _ in records)
        self.path.unlink(missing_ok=True)
        return file, line


class Keeper:
    """Saves a game as it goes, and keeps its record when it is over. Where it cannot, `complain` is told why, once."""

    def __init__(self, save: Save, record: Path | None, words: Words, complain: Callable[[str], None]) -> None:
        self.save = save
        self.record = record
        self.words = words
        self.complain = complain
        self.trouble = ""
        self.kept: tuple[Path, int] | None = None  # the file and the line of the newest record
        self.finished: Game | None = None  # the game that it tells
        self.is_running = False

    def __call__(self, game: Game) -> None:
        self.is_running = not game.is_over
        people = [seat for seat, player in enumerate(game.players) if not player.bot]
        if self.save.seat not in people:  # before the next game one may sit down elsewhere
            self.save.seat = people[0]
        before, self.trouble = self.trouble, ""
        try:
            if self.is_running:
                self.save.keep(game)
            elif game is not self.finished:
                self.finished, self.kept = game, None
                self.kept = self.save.finish(game, self.record)
        except OSError as error:
            key = "plain-cannot-save" if self.is_running else "cannot-keep-record"
            self.trouble = self.words.text(key, why=trouble_text(self.words, error))
        if self.trouble not in ("", before):
            self.complain(self.trouble)


class Damaged(Exception):  # noqa: N818 - what a file is
    """A saved game that cannot be read."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} holds no game")
        self.file = file


def newest() -> tuple[Save, Game] | None:
    """The game that was left last; `Damaged` if it cannot be read."""
    files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    if not files:
        return None
    try:
        saved = msgspec.json.decode(files[-1].read_bytes(), type=SavedGame)
        game = Game.replay(saved.record)
        for seat, move in saved.decided.items():
            game.play(seat, move)
        if saved.seat not in range(len(game.players)) or game.is_over:
            raise Damaged(files[-1])
    except (OSError, ValueError) as error:
        raise Damaged(files[-1]) from error
    return Save(saved.seat, saved.level, files[-1]), game
