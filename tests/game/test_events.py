"""Events tell the whole story with its numbers: who heard them all knows what lies on the table."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from wildcards import Event, Game
from wildcards.game import events
from wildcards.testkit.games import random_states


class Listener:
    """Knows nothing of the rules, and keeps count of what a spectator is told."""

    def __init__(self, players: int) -> None:
        self.hands = [0] * players
        self.pile = 46
        self.discard: Counter[str] = Counter()
        self.aside: Counter[str] = Counter()
        self.bids: list[str | None] = [None] * players
        self.laid: list[tuple[str, ...]] = [()] * players
        self.tokens = [0] * players
        self.collections = [Counter[str]() for _ in range(players)]
        self.leaders: dict[str, int] = {}
        self.display: Counter[str] = Counter()
        self.round = 0

    def hear(self, event: Event) -> None:
        match event:
            case events.Received():
                self.hands[event.seat] += event.count
                self.pile -= event.count
            case events.RoundBegan():
                self.round = event.round
                self.display = Counter(event.display)
            case events.BidsRevealed():
                for seat, bid in enumerate(event.bids):
                    if bid is not None:
                        self._bid(seat, bid)
            case events.EagleChose():
                self._bid(event.seat, event.bid)
            case events.Exchanged():
                self.collections[event.seat].subtract([event.given])
                self.collections[event.seat][event.gained] += 1
                self.display.subtract([event.gained])
                self.display[event.given] += 1
            case events.LeaderMoved():
                assert self.leaders.pop(event.species, None) == event.previous
                if event.owner is not None:
                    self.leaders[event.species] = event.owner
            case events.Refilled():
                self.hands[event.seat] -= len(event.discarded)
                self.discard.update(event.discarded)
                self.bids[event.seat] = None
            case events.Reshuffled():
                assert event.count == self.discard.total()
                self.pile += event.count
                self.discard.clear()
            case events.PaymentsRevealed():
                for payment in event.payments:
                    assert payment.total == sum(int(card[1]) for card in payment.cards)
                    assert len(payment.cards) == event.value - 1
                    self._lay(payment.seat, payment.cards)
            case events.TieBreakRevealed():
                self._break(event)
            case events.Took():
                self._take(event)
            case events.Passed():
                assert (event.bid, event.payment) == (self.bids[event.seat], self.laid[event.seat])
                self.hands[event.seat] += 1 + len(event.payment)
                self._clear(event.seat)
            case events.BidKept():
                assert event.card == self.bids[event.seat]
                self.hands[event.seat] += 1
                self.bids[event.seat] = None
            case events.RoundEnded():
                self._end_round(event)
            case events.GameEnded():
                self.hands = [0] * len(self.hands)

    def _bid(self, seat: int, card: str) -> None:
        self.bids[seat] = card
        self.hands[seat] -= card != "R"

    def _lay(self, seat: int, cards: tuple[str, ...]) -> None:
        self.laid[seat] = cards
        self.hands[seat] -= len(cards)

    def _clear(self, seat: int) -> None:
        self.bids[seat] = None
        self.laid[seat] = ()

    def _break(self, event: events.TieBreakRevealed) -> None:
        for laid in event.cards:
            if laid.card is not None:
                self.aside[laid.card] += 1
                self.hands[laid.seat] -= laid.from_hand
                self.pile -= not laid.from_hand
        if event.winner is not None:
            self.discard += self.aside
            self.aside.clear()

    def _take(self, event: events.Took) -> None:
        assert event.bid == self.bids[event.seat]
        if not self.laid[event.seat]:
            self._lay(event.seat, event.payment)
        assert event.payment == self.laid[event.seat]
        self.display.subtract([event.animal])
        self.collections[event.seat][event.animal] += 1
        self.tokens[event.seat] += event.points

    def _end_round(self, event: events.RoundEnded) -> None:
        assert +self.display == Counter(event.animals_out)
        self.display.clear()
        for seat, bid in enumerate(self.bids):
            self.discard.update(self.laid[seat])
            self.discard.update([bid] if bid else [])
            self._clear(seat)

    def knows(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "hands": self.hands,
            "pile": self.pile,
            "discard": +self.discard,
            "aside": +self.aside,
            "bids": self.bids,
            "laid": self.laid,
            "tokens": self.tokens,
            "collections": [+collection for collection in self.collections],
            "leaders": self.leaders,
            "display": +self.display,
        }


def seen_on_the_table(game: Game) -> dict[str, Any]:
    view = game.view(None)
    return {
        "round": view.round,
        "hands": [seat.hand_size for seat in view.seats],
        "pile": view.pile,
        "discard": Counter(view.discard),
        "aside": Counter(view.tie_break),
        "bids": [seat.bid for seat in view.seats],
        "laid": [seat.laid for seat in view.seats],
        "tokens": [seat.tokens for seat in view.seats],
        "collections": [+Counter(seat.collection) for seat in view.seats],
        "leaders": {species: owner for species, owner in view.leaders.items() if owner is not None},
        "display": Counter(view.display),
    }


@settings(max_examples=20)
@given(st.integers(0, 2**48))
def test_who_hears_all_events_knows_what_lies_on_the_table(seed: int) -> None:
    heard = 0
    listener: Listener | None = None
    for game in random_states(seed):
        listener = listener or Listener(len(game.players))
        for event in game.events(None, since=heard):
            listener.hear(event)
            heard += 1
        seen = seen_on_the_table(game)
        if game.is_over:  # the hands were discarded face up, and nobody was told from which hand each card came
            del seen["discard"]
        assert {name: value for name, value in listener.knows().items() if name in seen} == seen


@settings(max_examples=10)
@given(st.integers(0, 2**48))
def test_each_seat_is_told_the_cards_that_come_into_its_hand(seed: int) -> None:
    for number, game in enumerate(random_states(seed)):
        if number % 10 or game.is_over:
            continue
        for seat in range(len(game.players)):
            told = game.events(seat)
            own = [event for event in told if isinstance(event, events.Received) and event.seat == seat]
            assert all(event.cards is not None and len(event.cards) == event.count for event in own)
            others = [event for event in told if isinstance(event, events.Received) and event.seat != seat]
            assert all(event.cards is None for event in others)
