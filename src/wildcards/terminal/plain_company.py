"""The others at a table, line by line: what they say, what is asked beside the game, and what can be typed about it."""

import itertools
from time import monotonic

from wildcards.client import Table
from wildcards.protocol.messages import Update
from wildcards.table import actions
from wildcards.table.seats import StandIn
from wildcards.table.state import Said, Status
from wildcards.terminal.app.choice import Choice
from wildcards.terminal.app.clocks import clock_text
from wildcards.terminal.app.scene import Scene
from wildcards.terminal.app.wishes import Wish, wishes
from wildcards.terminal.plain_seat import HEADING, QUIET
from wildcards.terminal.screen import Screen

NO_DIGITS = str.maketrans("", "", "0123456789")
# What can be done about a wish and has a key anyway.
KEYS: dict[type, str] = {actions.Pause: "p", actions.ReturnToSeat: "r"}


class Company:
    """Each thing is told once, as soon as something is told at all."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self._table = table
        self._screen = screen
        self._words = screen.words
        self._said = 0  # the number of what was said last
        self._status: Status = "open"  # of the table
        self._stand_ins: dict[int, StandIn] = {}  # the bots that play for people, by their seats
        self._wishes: list[Wish] = []
        self._wished: list[str] = []  # as they were told
        self._heard_at = monotonic()

    def hear(self) -> None:
        """The table has been heard of: times run from now on."""
        self._heard_at = monotonic()

    def tell(self) -> None:
        update = self._table.known
        for said in update.table.said:
            if said.number > self._said:
                self._said = said.number
                self._screen.say(f"{said.name}: {self._words_of(said)}", QUIET)
        if update.view is not None:
            if update.table.status == "paused" != self._status:
                self._screen.say(self._words.text("paused"), HEADING)
            self._tell_stand_ins(update)
            self._tell_wishes(update)
        self._status = update.table.status

    def _words_of(self, said: Said) -> str:
        return said.text if said.text is not None else self._words.text(f"emote-{said.emote}")

    def _tell_stand_ins(self, update: Update) -> None:
        """For whom a bot plays; whoever reads this is told so by a wish."""
        names, seats = Scene(update, self._words).names, enumerate(update.table.seats)
        found = {number: seat.stand_in for number, seat in seats if seat.stand_in and number != update.you.seat}
        for number, why in found.items():
            if self._stand_ins.get(number) != why:
                self._screen.say(f"{names[number]}: {self._words.text(f'stand-in-{why}')}", HEADING)
        self._stand_ins = found

    def _tell_wishes(self, update: Update) -> None:
        """With what can be typed about each. Where a time runs, it is told once."""
        self._wishes = wishes(Scene(update, self._words), self._seconds)
        texts = [wish.text.translate(NO_DIGITS) for wish in self._wishes]
        offered = self.offered
        for wish, text in zip(self._wishes, texts, strict=True):
            if text not in self._wished:
                keys = [f"{key} – {choice.label}" for key, choice in offered.items() if choice in wish.choices]
                self._screen.say(" ".join([wish.text, " · ".join(keys)]).rstrip(), HEADING)
        self._wished = texts

    @property
    def offered(self) -> dict[str, Choice]:
        """What can be done about the wishes, by what is typed for it."""
        choices = [choice for wish in self._wishes for choice in wish.choices]
        numbers = itertools.count(1)
        return {KEYS.get(type(choice.action)) or f"a {next(numbers)}": choice for choice in choices}

    @property
    def _seconds(self) -> float:
        return monotonic() - self._heard_at

    def tell_time(self, seat: int) -> None:
        """What is left on a clock, if there is one."""
        if time := clock_text(self._table.info.seats[seat], self._seconds):
            self._screen.say(f"{self._words.text('clock')}: {time}", QUIET)
