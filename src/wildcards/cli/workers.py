"""Work in several processes, its results in the order of the tasks, whatever finishes first."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 3  # tasks handed out for each process before the first result has to be taken


def in_order(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    remaining = iter(tasks)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin) as pool:
        running: deque[Future[Done]] = deque()
        with _deaf_to_ctrl_c():  # so are the workers, who start here: Ctrl-C is for this process to answer
            running.extend(pool.submit(work, task) for task in islice(remaining, jobs * AHEAD))
        try:
            while running:
                yield running.popleft().result()
                running.extend(pool.submit(work, task) for task in islice(remaining, 1))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """A worker ends with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
