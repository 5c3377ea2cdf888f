"""A queue in which nobody gets ahead by asking for more.

Whatever waits belongs to a share: a path such as address, person, table. At each step of the path its branches take
turns, so sixty tables of one person get no more turns than one table of another, and a house of many people as many as
a house of one.
"""

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")
Share = tuple[str, ...]


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        self._all: Branch[Item] = Branch(0)

    def __len__(self) -> int:
        return self._all.waiting

    def put(self, share: Share, item: Item) -> None:
        self._all.put(share, item)

    def take(self) -> Item:
        """What is next. Only called while something waits."""
        return self._all.take()

    def remove(self, share: Share, item: Item) -> None:
        """Nobody waits for it any more. It may have been taken already."""
        self._all.remove(share, item)

    def waiting(self, *start: str) -> int:
        """How much waits of the shares that begin so."""
        branch: Branch[Item] | None = self._all
        for name in start:
            branch = branch.branches.get(name) if branch else None
        return branch.waiting if branch else 0

    def ends(self, depth: int) -> int:
        """How many different shares wait, told apart by the first names of their paths."""
        return self._all.ends(depth)


class Branch(Generic[Item]):
    """Those who wait at one step of the path. `turn` is when it is next; it counts turns, not time."""

    __slots__ = ("_items", "_now", "branches", "turn", "waiting")

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.waiting = 0
        self.branches: dict[str, Branch[Item]] = {}  # only those in which something waits
        self._items: deque[Item] = deque()
        self._now = 0

    def put(self, share: Share, item: Item) -> None:
        self.waiting += 1
        if not share:
            self._items.append(item)
            return
        if share[0] not in self.branches:
            self.branches[share[0]] = Branch(self._now)  # to have asked for nothing earns nothing
        self.branches[share[0]].put(share[1:], item)

    def take(self) -> Item:
        self.waiting -= 1
        if self._items:
            return self._items.popleft()
        name, branch = min(self.branches.items(), key=lambda named: named[1].turn)
        self._now = branch.turn
        branch.turn += 1
        item = branch.take()
        if not branch.waiting:
            del self.branches[name]
        return item

    def remove(self, share: Share, item: Item) -> bool:
        if not share:
            if item not in self._items:
                return False
            self._items.remove(item)
        else:
            branch = self.branches.get(share[0])
            if branch is None or not branch.remove(share[1:], item):
                return False
            if not branch.waiting:
                del self.branches[share[0]]
        self.waiting -= 1
        return True

    def ends(self, depth: int) -> int:
        return sum(branch.ends(depth - 1) for branch in self.branches.values()) if depth else 1
