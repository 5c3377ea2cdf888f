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
    """All that waits, and at each step of the path what waits there. A branch is next by `turn`: turns, not time."""

    __slots__ = ("_branches", "_items", "_now", "_waiting", "turn")

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self._waiting = 0
        self._branches: dict[str, FairQueue[Item]] = {}  # only those in which something waits
        self._items: deque[Item] = deque()
        self._now = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, share: Share, item: Item) -> None:
        self._waiting += 1
        if not share:
            self._items.append(item)
            return
        if share[0] not in self._branches:
            self._branches[share[0]] = FairQueue(self._now)  # to have asked for nothing earns nothing
        self._branches[share[0]].put(share[1:], item)

    def take(self) -> Item:
        """What is next. Only called while something waits."""
        self._waiting -= 1
        if self._items:
            return self._items.popleft()
        name, branch = min(self._branches.items(), key=lambda named: named[1].turn)
        self._now = branch.turn
        branch.turn += 1
        item = branch.take()
        if not branch:
            del self._branches[name]
        return item

    def remove(self, share: Share, item: Item) -> bool:
        """Nobody waits for it any more. It may have been taken already: then there is nothing to remove."""
        if not share:
            if item not in self._items:
                return False
            self._items.remove(item)
        else:
            branch = self._branches.get(share[0])
            if branch is None or not branch.remove(share[1:], item):
                return False
            if not branch:
                del self._branches[share[0]]
        self._waiting -= 1
        return True

    def waiting(self, *start: str) -> int:
        """How much waits of the shares that begin so."""
        if not start:
            return len(self)
        branch = self._branches.get(start[0])
        return 0 if branch is None else branch.waiting(*start[1:])

    def ends(self, depth: int) -> int:
        """How many different shares wait, told apart by the first names of their paths."""
        return sum(branch.ends(depth - 1) for branch in self._branches.values()) if depth else 1
