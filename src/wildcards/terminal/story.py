"""The game in sentences, the browser's: one line for each thing that happened, with its numbers."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from wildcards.game import Event, events
from wildcards.game.types import Species
from wildcards.terminal.count import verdict
from wildcards.terminal.words import Words, capital, drawn

# What belongs to a tie goes on in the same line.
JOINED = (events.PaymentsRevealed, events.TieBreakRevealed, events.GoesNext)


@dataclass(frozen=True)
class Line:
    """A line of the story. Cards stand between two marks (`drawn`)."""

    at: int  # how many events have been told with it
    round: int
    text: str
    begins_round: bool


class Tally:
    """Who has how many animals of each species, as far as a story has been told."""

    def __init__(self) -> None:
        self.held: dict[Species, dict[int, int]] = defaultdict(lambda: defaultdict(int))

    def hear(self, event: Event) -> None:
        if isinstance(event, events.Took):
            self.held[event.animal][event.seat] += 1
        elif isinstance(event, events.Exchanged):
            self.held[event.gained][event.seat] += 1
            self.held[event.given][event.seat] -= 1

    def owners(self, species: Species) -> list[tuple[int, int]]:
        """All who have the species with their numbers, the most first."""
        return sorted(
            ((seat, count) for seat, count in self.held[species].items() if count), key=lambda one: (-one[1], one[0])
        )


class Storyteller:
    """Tells events as they were told to one viewer. Whoever reads as `you` is spoken to."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None = None) -> None:
        self.words = words
        self.names = names
        self.you = you
        self.lines: list[Line] = []
        self.round = 0
        self.heard = 0  # how many events
        self._tally = Tally()
        self._tied = False

    def tell(self, news: Iterable[Event]) -> list[Line]:
        """The lines of what has happened since the last time; all of the story is in `lines`."""
        before = len(self.lines)
        for event in news:
            self.heard += 1
            if isinstance(event, events.RoundBegan):
                self.round = event.round
            self._tally.hear(event)
            text = self.sentence(event)
            if text:
                before = min(before, self._add(event, text))
        return self.lines[before:]

    def _add(self, event: Event, text: str) -> int:
        """Puts the sentence into the story; where its line is."""
        if self._tied and isinstance(event, JOINED):
            last = self.lines[-1]
            self.lines[-1] = replace(last, at=self.heard, text=f"{last.text} · {text}")
        else:
            begins_round = isinstance(event, events.RoundBegan)
            self.lines.append(Line(self.heard, self.round, self._capital(text), begins_round))
        self._tied = isinstance(event, (events.TieBegan, *JOINED))
        return len(self.lines) - 1

    def who(self, seat: int) -> dict[str, str]:
        return {"who": self.names[seat], "you": "yes" if seat == self.you else "no"}

    def name(self, seat: int) -> str:
        return self.words.text("you") if seat == self.you else self.names[seat]

    def sentence(self, event: Event) -> str:
        """One event in words; empty where there is nothing to say to this viewer."""
        return SENTENCES[type(event)](self, event)

    def _capital(self, text: str) -> str:
        """A sentence begins with a capital; a name stays as its owner writes it."""
        if any(name and text.startswith(name) for name in self.names):
            return text
        return capital(text)

    def _started(self, event: events.Started) -> str:
        return self.words.text("log-started", names=self.words.listed(self.names))

    def _dealt(self, event: events.Dealt) -> str:
        return self.words.text("log-dealt", **self.who(event.seat), cards=drawn(event.cards)) if event.cards else ""

    def _round_began(self, event: events.RoundBegan) -> str:
        animals = self.words.listed(self.words.counted(event.display))
        return self.words.text("log-round-began", round=event.round, animals=animals)

    def _bids_revealed(self, event: events.BidsRevealed) -> str:
        face_down = self.words.text("log-two-face-down")
        bids = [f"{self.name(seat)} {drawn([bid]) if bid else face_down}" for seat, bid in enumerate(event.bids)]
        return self.words.text("log-bids-revealed", bids=" · ".join(bids))

    def _eagle_chose(self, event: events.EagleChose) -> str:
        return self.words.text("log-eagle-chose", **self.who(event.seat), card=drawn([event.bid]))

    def _exchange_declined(self, event: events.ExchangeDeclined) -> str:
        return self.words.text("log-exchange-declined", **self.who(event.seat))

    def _exchanged(self, event: events.Exchanged) -> str:
        given, gained = (self.words.text(f"species-{code}.a") for code in (event.given, event.gained))
        return self.words.text("log-exchanged", **self.who(event.seat), given=given, gained=gained)

    def _leader_moved(self, event: events.LeaderMoved) -> str:
        words, owner, previous = self.words, event.owner, event.previous
        leader = words.text(f"species-{event.species}.leader")
        if owner is None:
            owners = [f"{self.name(seat)} {count}" for seat, count in self._tally.owners(event.species)]
            return " · ".join([words.text("log-leader-returned", leader=leader), *owners])
        origin = "supply" if previous is None else "you" if previous == self.you else "player"
        loser = self.names[previous or 0]
        moved = words.text("log-leader-moved", **self.who(owner), leader=leader, previous=loser, **{"from": origin})
        return f"{moved} · {self._lead(event.species, owner)}"

    def _lead(self, species: Species, owner: int) -> str:
        """With how many animals a Leader is won, and against how many."""
        owners = dict(self._tally.owners(species))
        own = self.words.text(f"species-{species}.count", count=owners.pop(owner, 0))
        most = max(owners.values(), default=0)
        return self.words.text("log-leader-against", own=own, most=most) if most else own

    def _refilled(self, event: events.Refilled) -> str:
        cards, count = drawn(event.discarded), len(event.discarded)
        return self.words.text("log-refilled", **self.who(event.seat), count=count, cards=cards, limit=event.up_to)

    def _drew(self, event: events.Drew) -> str:
        if event.cards:
            return self.words.text("log-drew-cards", **self.who(event.seat), cards=drawn(event.cards))
        return self.words.text("log-drew", **self.who(event.seat), count=event.count)

    def _reshuffled(self, event: events.Reshuffled) -> str:
        return self.words.text("log-reshuffled", count=event.count)

    def _tie_began(self, event: events.TieBegan) -> str:
        names = self.words.listed([self.name(seat) for seat in event.seats])
        return self.words.text("log-tie-began", names=names, count=len(event.seats), value=event.value)

    def _payments_revealed(self, event: events.PaymentsRevealed) -> str:
        laid = [
            self.words.text(
                "log-laid", **self.who(one.seat), cards=drawn(one.cards), count=len(one.cards), total=one.total
            )
            for one in event.payments
        ]
        out = [
            self.words.text("log-cannot-pay" if one.forced else "log-withdrew", **self.who(one.seat))
            for one in event.withdrew
        ]
        return " · ".join(laid + out)

    def _tie_break_revealed(self, event: events.TieBreakRevealed) -> str:
        cards = [f"{self.name(one.seat)} {self._laid_to_break(one)}" for one in event.cards]
        again = "yes" if event.winner is None else "no"
        return self.words.text("log-tie-break", cards=" · ".join(cards), again=again)

    def _laid_to_break(self, one: events.TieBreakCard) -> str:
        if one.card is None:
            return self.words.text("log-nothing")
        return f"{drawn([one.card])} {self.words.text('log-from-hand' if one.from_hand else 'log-from-pile')}"

    def _goes_next(self, event: events.GoesNext) -> str:
        return self.words.text(f"log-goes-next-{event.why}", **self.who(event.seat))

    def _took(self, event: events.Took) -> str:
        animal = self.words.text(f"species-{event.animal}.the")
        cards = drawn([event.bid, *event.payment])
        return self.words.text("log-took", **self.who(event.seat), animal=animal, cards=cards, points=event.points)

    def _passed(self, event: events.Passed) -> str:
        cards = drawn([event.bid, *event.payment])
        return self.words.text(f"log-passed-{event.why}", **self.who(event.seat), cards=cards)

    def _bid_kept(self, event: events.BidKept) -> str:
        return self.words.text("log-bid-kept", **self.who(event.seat), card=drawn([event.card]))

    def _bid_left(self, event: events.BidLeft) -> str:
        return self.words.text("log-bid-left", **self.who(event.seat), card=drawn([event.card]))

    def _round_ended(self, event: events.RoundEnded) -> str:
        if not event.animals_out:
            return ""
        return self.words.text("log-round-ended", animals=self.words.listed(self.words.counted(event.animals_out)))

    def _game_ended(self, event: events.GameEnded) -> str:
        return f"{self.words.text('log-game-ended')} {verdict(self.words, event.result, self.names, self.you)}"


SENTENCES: dict[type[Event], Callable[..., str]] = {
    events.Started: Storyteller._started,
    events.Dealt: Storyteller._dealt,
    events.RoundBegan: Storyteller._round_began,
    events.BidsRevealed: Storyteller._bids_revealed,
    events.EagleChose: Storyteller._eagle_chose,
    events.ExchangeDeclined: Storyteller._exchange_declined,
    events.Exchanged: Storyteller._exchanged,
    events.LeaderMoved: Storyteller._leader_moved,
    events.Refilled: Storyteller._refilled,
    events.Drew: Storyteller._drew,
    events.Reshuffled: Storyteller._reshuffled,
    events.TieBegan: Storyteller._tie_began,
    events.PaymentsRevealed: Storyteller._payments_revealed,
    events.TieBreakRevealed: Storyteller._tie_break_revealed,
    events.GoesNext: Storyteller._goes_next,
    events.Took: Storyteller._took,
    events.Passed: Storyteller._passed,
    events.BidKept: Storyteller._bid_kept,
    events.BidLeft: Storyteller._bid_left,
    events.RoundEnded: Storyteller._round_ended,
    events.GameEnded: Storyteller._game_ended,
}
