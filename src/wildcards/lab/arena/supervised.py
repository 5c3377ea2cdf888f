"""Bots in processes of their own, each under watch: one that hangs or eats memory is ended, nobody else suffers."""

import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from wildcards.lab.arena.block import Block, Fault
from wildcards.lab.arena.schedule import Settings, Task

NOBODY = -1
MAKING = 10  # times the patience: a bot may have to compile or to load something when it is made
LOOK = 0.25  # seconds between two looks at the processes
MEGABYTE = 1 << 20

spawning = get_context("spawn")


class Limits:
    def __init__(self, patience: float = 30.0, megabytes: int = 2048) -> None:
        self.patience = patience  # seconds a bot may take for one decision before its process is ended
        self.megabytes = megabytes  # that a process may grow


class Worker:
    """A process that plays one task after the other, and says on a shared slate who is deciding since when."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.slate = spawning.RawArray("d", [NOBODY, 0.0, 1.0])  # who, since when, how much more patience
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(theirs, self.slate, settings, limits.megabytes), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, task: Task) -> None:
        self.pipe.send(task)

    def play(self, task: Task) -> Block:
        """Gives a task and waits for it, with an eye on the process."""
        self.give(task)
        while not self.pipe.poll(LOOK):
            self.look()
        return self.take()

    def take(self) -> Block:
        try:
            answer = self.pipe.recv()
        except EOFError:
            self.process.join()
            raise Fault(f"{self._who()} ended its process ({ending(self.process.exitcode)})") from None
        if isinstance(answer, Block):
            return answer
        raise Fault(str(answer))

    def look(self) -> None:
        """A `Fault` if the bot that is deciding takes too long or too much."""
        number, since, more = self.slate
        patience = self.limits.patience * more
        if number != NOBODY and monotonic() - since > patience:
            raise Fault(f"{self._who()} did not answer within {patience:g} s")
        if resident(self.process.pid) > 2 * self.limits.megabytes * MEGABYTE:
            raise Fault(f"{self._who()} used more than {self.limits.megabytes} MB of memory")

    def _who(self) -> str:
        number = int(self.slate[0])
        return "a bot" if number == NOBODY else f"bot '{self.settings.entrants[number].label}'"

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def ending(status: int | None) -> str:
    if status is not None and status < 0:
        return f"signal {signal.Signals(-status).name}"
    return f"exit status {status}"


def resident(pid: int | None) -> int:
    """Bytes of memory that a process holds; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file of ours
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0


def play_supervised(settings: Settings, tasks: Iterable[Task], jobs: int, limits: Limits) -> Iterator[Block]:
    """Plays all tasks, each in one of so many processes; blocks come as they are ready."""
    remaining = iter(tasks)
    busy: dict[Any, Worker] = {}
    workers: list[Worker] = []
    try:
        for task in islice(remaining, jobs):
            worker = Worker(settings, limits)
            workers.append(worker)
            worker.give(task)
            busy[worker.pipe] = worker
        while busy:
            for pipe in wait(list(busy), timeout=LOOK):
                worker = busy.pop(pipe)
                block = worker.take()
                for task in islice(remaining, 1):
                    worker.give(task)
                    busy[pipe] = worker
                yield block
            for worker in busy.values():
                worker.look()
    finally:
        for worker in workers:
            worker.end()


def work(pipe: Connection, slate: Any, settings: Settings, megabytes: int) -> None:
    """The life of a worker process."""
    from wildcards.lab.arena.live import play_task

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to answer
    # What a bot prints is no part of the results. It is seen at once: this process may be killed at any time.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout = sys.stderr
    threading.Thread(target=end_with_parent, daemon=True).start()
    limit_memory(megabytes)

    def watch(entrant: int | None, *, making: bool = False) -> None:
        slate[1:3] = monotonic(), MAKING if making else 1
        slate[0] = NOBODY if entrant is None else entrant

    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play_task(settings, task, watch))
        except Fault as fault:
            pipe.send(str(fault))


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def limit_memory(megabytes: int) -> None:
    """Lets the process grow by so much and no more, where the system knows such a limit."""
    try:
        import resource
    except ImportError:
        return
    limit = resident(os.getpid()) + megabytes * MEGABYTE
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (limit if most == resource.RLIM_INFINITY else min(limit, most), most))
