"""A seat's clock. It is told the time; it has none of its own."""

from wildcards.table.settings import BankClock, Clock, DecisionClock


class SeatClock:
    """Milliseconds that a person has left. `since` is when it began to tick, None while it stands."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since: int | None = None
        self.left: int | None = clock.seconds * 1000 if isinstance(clock, DecisionClock | BankClock) else None

    def ask(self) -> None:
        """A new decision is asked for."""
        if isinstance(self.clock, DecisionClock):
            self.left = self.clock.seconds * 1000
        elif isinstance(self.clock, BankClock):
            self.left = (self.left or 0) + self.clock.increment * 1000

    def run(self, ticking: bool, now: int) -> None:
        if self.left is None:
            return
        if ticking and self.since is None:
            self.since = now
        elif not ticking and self.since is not None:
            self.left, self.since = self.left_at(now), None

    def left_at(self, now: int) -> int | None:
        if self.left is None or self.since is None:
            return self.left
        return max(0, self.left - max(0, now - self.since))

    @property
    def runs_out_at(self) -> int | None:
        return None if self.left is None or self.since is None else self.since + self.left
