"""What came of a task: numbers by deal, rotation and place."""

from collections.abc import Sequence

import msgspec

from wildcards.lab.arena.schedule import Task


class Pace(msgspec.Struct, frozen=True):
    """How long a place took to decide, over all games of a task."""

    decisions: int
    milliseconds: float
    slowest: float
    overruns: int  # decisions that took longer than allowed


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    task: Task
    points: list[list[list[int]]]  # by deal, rotation, place
    ranks: list[list[list[int]]]
    paces: list[Pace]  # by place
    records: list[str] = []  # of the games, where they were asked for; a journal keeps none


def clipped(block: Block, deals: int) -> Block:
    """The part of a block that belongs to the first so many deals."""
    task = block.task
    wanted = min(task.deals, deals - task.first)
    if wanted == task.deals:
        return block
    return Block(
        task=Task(task.lineup, task.first, wanted),
        points=block.points[:wanted],
        ranks=block.ranks[:wanted],
        paces=block.paces,
    )


def joined(paces: Sequence[Pace]) -> Pace:
    return Pace(
        decisions=sum(pace.decisions for pace in paces),
        milliseconds=sum(pace.milliseconds for pace in paces),
        slowest=max((pace.slowest for pace in paces), default=0.0),
        overruns=sum(pace.overruns for pace in paces),
    )


class Fault(Exception):  # noqa: N818 - said in one line to whoever holds the arena
    """A bot that cannot go on; the games played so far stand."""
