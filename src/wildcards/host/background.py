"""Work that nobody waits for, and failures that nobody foresaw: they are counted and logged, and the rest goes on."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator

from wildcards.host.interfaces import Committed
from wildcards.host.metrics import Metrics

log = logging.getLogger("wildcards")


class Background:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    def begin(self, work: Awaitable[None], after: Callable[[], None] | None = None) -> None:
        """`after` is called when the work has ended, however it did."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        if after is not None:
            task.add_done_callback(lambda _: after())

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None:
            note_failure(self._metrics, "a task failed", failure)

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()


@contextlib.contextmanager
def failures_noted(metrics: Metrics, what: str) -> Iterator[None]:
    try:
        yield
    except Exception as failure:  # noqa: BLE001 - whatever it is, it is not lost
        note_failure(metrics, what, failure)


def note_failure(metrics: Metrics, what: str, failure: BaseException) -> None:
    metrics.unhandled += 1
    log.error(what, exc_info=failure)


def settle(error: Exception | None, done: asyncio.Future[None], committed: Committed | None) -> None:
    """Tells whoever waits for it what became of a batch for the log."""
    if done.done():
        pass  # nobody waits any more
    elif error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
    if committed is not None:
        committed(error)
