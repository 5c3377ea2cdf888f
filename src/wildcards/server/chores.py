"""What a server does beside answering. Each chore is looked after: one that fails or falls silent begins again."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine

from wildcards.host.background import note_failure
from wildcards.host.metrics import Metrics

log = logging.getLogger("wildcards")
LOOK_SECONDS = 1.0
PAUSE_SECONDS = 0.5  # before a chore begins again
Alive = Callable[[], None]
Work = Callable[[Alive], Coroutine[None, None, None]]


class Chore:
    def __init__(self, name: str, work: Work, patience: float | None) -> None:
        self.name = name
        self.work = work
        self.patience = patience  # seconds that it may be silent; None: it waits for others, nobody knows how long
        self.heard = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.is_silent = False

    def note(self) -> None:
        self.heard = time.monotonic()
        self.is_silent = False

    @property
    def is_overdue(self) -> bool:
        return self.patience is not None and time.monotonic() - self.heard > self.patience


class Chores:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._chores: list[Chore] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.restarts: Counter[str] = Counter()  # by name

    @property
    def silent(self) -> list[str]:
        return sorted(chore.name for chore in self._chores if chore.is_silent or chore.is_overdue)

    def begin(self, name: str, work: Work, *, patience: float | None) -> None:
        """The work calls what it is handed as a sign of life."""
        chore = Chore(name, work, patience)
        self._chores.append(chore)
        self._tasks.append(asyncio.create_task(self._keep_doing(chore)))

    def watch(self) -> None:
        self._tasks.append(asyncio.create_task(self._keep_watching()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_doing(self, chore: Chore) -> None:
        while True:
            chore.task = asyncio.create_task(chore.work(chore.note))
            try:
                await asyncio.wait((chore.task,))
            finally:
                chore.task.cancel()
            if not chore.task.cancelled() and (failure := chore.task.exception()) is not None:
                note_failure(self._metrics, f"the chore '{chore.name}' failed", failure)
            self.restarts[chore.name] += 1
            await asyncio.sleep(PAUSE_SECONDS)

    async def _keep_watching(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for chore in self._chores:
                if chore.is_overdue and chore.task is not None:
                    log.error("a chore fell silent and begins again", extra={"chore": chore.name})
                    chore.is_silent = True
                    chore.heard = time.monotonic()
                    chore.task.cancel()
