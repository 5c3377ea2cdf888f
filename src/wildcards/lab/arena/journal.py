"""The journal of an arena: a file of JSON lines, from which an interrupted run goes on.

The first line tells what is played, each further one is a block. A line counts once its end is written: what a crash
left half done is cut off.
"""

import os
from pathlib import Path
from time import monotonic

import msgspec

from wildcards.lab.arena.block import Block, clipped
from wildcards.lab.arena.entrants import BadArena
from wildcards.lab.arena.schedule import Settings

FORMAT = "wildcards-arena/1"
SYNC = 1.0  # seconds between two times that the disk has to have it


class Heading(msgspec.Struct, frozen=True):
    format: str
    settings: Settings


class Journal:
    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.blocks: list[Block] = []
        kept = self._read(settings) if path.exists() else 0
        self._file = path.open("r+b" if kept else "wb")
        self._file.truncate(kept)
        self._file.seek(kept)
        self._synced = monotonic()
        if not kept:
            self._write(Heading(FORMAT, settings))

    def _read(self, settings: Settings) -> int:
        """Takes over the blocks of the same arena; returns how many bytes of the file are sound."""
        kept = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                try:
                    if number == 0:
                        self._check(msgspec.json.decode(line, type=Heading), settings)
                    else:
                        self.blocks.append(msgspec.json.decode(line, type=Block))
                except msgspec.DecodeError:
                    raise BadArena(f"{self.path}: line {number + 1} is not of an arena's journal") from None
                kept += len(line)
        self.blocks = [clipped(block, settings.deals) for block in self.blocks if block.task.first < settings.deals]
        return kept

    def _check(self, heading: Heading, settings: Settings) -> None:
        """More or fewer games of the same arena may be asked for; anything else would mix two arenas."""
        for name in Settings.__struct_fields__:
            before, now = getattr(heading.settings, name), getattr(settings, name)
            if name not in ("deals", "records") and before != now:
                raise BadArena(f"{self.path} is of another arena ({name} differ); take another folder")

    def add(self, block: Block) -> None:
        self._write(block)

    def _write(self, line: Heading | Block) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        if monotonic() - self._synced > SYNC:
            os.fsync(self._file.fileno())
            self._synced = monotonic()

    def close(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
