"""An arena on a Ray cluster: the same tasks as on one machine, so the same games.

Every node needs this package, and the modules of bots that are not ours.
"""

import logging
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from wildcards.extras import need
from wildcards.lab.arena.block import Block, Fault
from wildcards.lab.arena.compiled import is_policies_only
from wildcards.lab.arena.compiled import play_task as play_quick_task
from wildcards.lab.arena.entrants import BadArena
from wildcards.lab.arena.schedule import Settings, Task
from wildcards.lab.arena.supervised import Limits, Worker


class Player:
    """Lives on the cluster and plays one task after the other, its bots under watch as anywhere else."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.worker = None if is_policies_only(settings) else Worker(settings, limits)

    def play(self, task: Task) -> Block | str:
        """The block, or a fault in words."""
        try:
            return self.worker.play(task) if self.worker else play_quick_task(self.settings, task)
        except Fault as fault:
            return str(fault)

    def end(self) -> None:
        if self.worker:
            self.worker.end()


def play_on_cluster(settings: Settings, tasks: Iterable[Task], jobs: int, limits: Limits) -> Iterator[Block]:
    """Plays with so many players on the cluster; blocks come as they are ready."""
    ray = join(jobs)
    try:
        remaining = iter(tasks)
        players = [ray.remote(num_cpus=1)(Player).remote(settings, limits) for _ in range(jobs)]
        running: dict[Any, Any] = {}
        for player, task in zip(players, islice(remaining, jobs), strict=False):
            running[player.play.remote(task)] = player
        while running:
            (ready,), _ = ray.wait(list(running), num_returns=1)
            player = running.pop(ready)
            for task in islice(remaining, 1):
                running[player.play.remote(task)] = player
            answer = ray.get(ready)
            if not isinstance(answer, Block):
                raise Fault(answer)
            yield answer
        ray.get([player.end.remote() for player in players])
    except ray.exceptions.RayError as error:
        raise Fault(f"the cluster failed: {str(error).strip().splitlines()[-1]}") from error
    finally:
        ray.shutdown()


def join(jobs: int) -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names, or to a new one on this machine."""
    need("cluster")
    import ray

    address = os.environ.get("RAY_ADDRESS")
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **where)
    except Exception as error:  # noqa: BLE001 - Ray raises a bare one where it was not ready after half a minute
        raise BadArena(f"cluster {address or 'on this machine'}: {str(error).strip().splitlines()[0]}") from None
    return ray
