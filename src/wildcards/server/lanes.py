"""Where bots wait for their turn to think: a lane for those that answer at once, and one for those that think ahead."""

import asyncio
import time
from dataclasses import dataclass

from wildcards.bots.questions import Answer
from wildcards.game import View
from wildcards.host.fair_queue import FairQueue, Share
from wildcards.host.metrics import Histogram

SHORTEST = 0.1  # of the time that a bot usually has
PERSON = 2  # so many names of a share's path say who it is: address and person


@dataclass(frozen=True, eq=False, slots=True)
class Waiting:
    """A bot that is to think, and whoever waits for it."""

    level: str
    seed: int
    view: View
    share: Share
    since: float
    answer: asyncio.Future[tuple[Answer, bool]]  # and whether it was given in a hurry


class Lane:
    def __init__(self, places: int) -> None:
        self.places = places
        self.waited = Histogram()  # before a bot began to think
        self.thought = Histogram()
        self._queue: FairQueue[Waiting] = FairQueue()
        self._arrived = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return len(self._queue)

    async def answer(self, level: str, seed: int, view: View, share: Share) -> tuple[Answer, bool]:
        """What the bot answers when its turn has come, and whether it had less time than usual.

        Whoever stops waiting gives up the place in the queue: nobody waits behind a thought that nobody wants.
        """
        waiting = Waiting(level, seed, view, share, time.monotonic(), asyncio.get_running_loop().create_future())
        self._queue.put(share, waiting)
        self._arrived.release()
        try:
            return await waiting.answer
        finally:
            self._queue.remove(share, waiting)

    async def next(self) -> tuple[Waiting, float]:
        """Whose turn it is, and which part of the usual time there is for it."""
        while True:
            await self._arrived.acquire()
            waiting = self._queue.take() if len(self._queue) else None
            if waiting is not None and not waiting.answer.done():  # else nobody waits for it any more
                self.waited.observe(time.monotonic() - waiting.since)
                return waiting, self._time_for(waiting.share)

    def _time_for(self, share: Share) -> float:
        """Less when many people wait, and less for those who let many bots wait at once: they are in their own way."""
        people, own = self._queue.ends(PERSON), self._queue.waiting(*share[:PERSON])
        crowd = max(people, own)
        return 1.0 if crowd <= 2 * self.places else max(SHORTEST, 2 * self.places / crowd)
