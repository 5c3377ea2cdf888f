"""The learner's games on a graphics device: a turn neither waits for the host nor brings anything over."""

from typing import Any

import numpy as np
import torch
from torch import Tensor

from wildcards.bots.recalling import REMEMBERING
from wildcards.engine import device
from wildcards.engine.kernels import cuda
from wildcards.engine.records import Records, record_dtype
from wildcards.game.observation import Observation
from wildcards.game.recollection import Recollection
from wildcards.lab.training.device_turns import turn_games
from wildcards.lab.training.tables import DECKS, bytes_of, tables_of
from wildcards.lab.training.turns import Hands, Shown
from wildcards.rules.cards import NONE

THREADS = 64  # of a block


class DeviceTables:
    def __init__(self, desks: Records, decks: int = DECKS) -> None:
        self.games = len(desks)
        self.decks = decks
        self._desks, self._desk_bytes = self._shared(desks.dtype)
        self._desk_bytes.copy_(torch.from_numpy(bytes_of(desks)))
        self._states, self._state_bytes = self._shared(device.state_dtype(REMEMBERING))
        self._shown, self.shown = self._shared(record_dtype(Shown))
        self._seen, self._seen_bytes = self._shared(record_dtype(Observation))
        self._recalled, self._recalled_bytes = self._shared(record_dtype(Recollection))
        self._hands, self.hands = self._shared(record_dtype(Hands))
        self._actions_tensor = torch.zeros(self.games, dtype=torch.int32, device="cuda")
        self._actions = cuda.as_cuda_array(self._actions_tensor)

    def _shared(self, dtype: np.dtype[Any]) -> tuple[Any, Tensor]:
        """Records for the kernels, and the same memory as a tensor of bytes."""
        records = cuda.device_array(self.games, dtype)
        rows = records.view(np.int8).reshape(self.games, dtype.itemsize)
        return records, torch.as_tensor(rows, device="cuda")

    @property
    def observations(self) -> Tensor:
        return torch.cat([self._seen_bytes, self._recalled_bytes], dim=1)

    def begin(self, seed: int) -> None:
        self.seed = seed
        self._tables = device.to_device(tables_of(seed, self.decks), variant=REMEMBERING)
        self._run(begins=True)

    def turn(self, actions: Tensor) -> None:
        self._actions_tensor.copy_(actions)
        self._run(begins=False)

    def take(self, origin: "DeviceTables", which: Tensor) -> None:
        self._state_bytes.copy_(origin._state_bytes[which])
        self._desk_bytes.copy_(origin._desk_bytes[which])
        self._tables, self.seed = origin._tables, origin.seed
        self.turn(torch.full_like(which, NONE))

    def _run(self, *, begins: bool) -> None:
        for part in (self.shown, self._seen_bytes, self._recalled_bytes, self.hands):
            part.zero_()
        what_is_shown = (self._shown, self._seen, self._recalled, self._hands)
        where = (self._states, self._desks, self._tables, self.decks, *what_is_shown, self.seed)
        blocks = (self.games + THREADS - 1) // THREADS
        device.kernel(turn_games, REMEMBERING)[blocks, THREADS](*where, self._actions, begins)
