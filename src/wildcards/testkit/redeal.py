"""Redeals: other games that one viewer cannot tell from the game as it is.

Whoever sends anything to a viewer can be tested with them: play the game and a redeal of it move by move, and every
byte sent to that viewer must be the same. What a viewer cannot know, and a redeal changes: the cards in other hands,
the order of the piles, the animals removed, the seed, the card that the eagle's owner did not choose, and decisions
that have not been revealed.

A card is followed from its place in the pile in which it was shuffled. Places that the viewer has not seen since may
swap their cards with other such places of the same shuffle; nothing else may change.

>>> game = Game(3, seed="0" * 64)
>>> for seat in game.pending:
...     game.play(seat, "bid R")
>>> other = Game.replay(Redealer(game).redeal(viewer=1, random=Random(1)))
>>> sent_to(other, 1) == sent_to(game, 1), sent_to(other, 2) == sent_to(game, 2)
(True, False)
"""

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from wildcards.game import events
from wildcards.game.dealing import RecordDealer
from wildcards.game.game import Game
from wildcards.game.moves import Move
from wildcards.game.notation import REFILL_CODE, SPECIES_CODES
from wildcards.game.record import Record
from wildcards.game.refusals import Refusal
from wildcards.testkit.games import random_move


class Place(NamedTuple):
    """Where a card lay in a new pile: in the first one (shuffle 0), or in that of a reshuffle."""

    shuffle: int
    number: int


class TwoCards(NamedTuple):
    """A bid of the eagle's owner: which card was shown, if one was, and what else was in hand."""

    seat: int
    shown: str | None
    in_hand: tuple[Place, ...]


def told_in_full(game: Game) -> Iterator[events.Event]:
    """Every event with its secrets, put together from what each seat is told."""
    by_seat = [game.events(seat) for seat in range(len(game.players))]
    for number, event in enumerate(game.events(None)):
        if isinstance(event, events.Received | events.EagleChose):
            yield by_seat[event.seat][number]
        else:
            yield event


class Redealer:
    """Follows every card of a game up to now, to deal it anew for any viewer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.record = game.record()
        self.piles = [pile.split() for pile in (self.record.habitats, *self.record.reshuffles)]
        self.shuffles = 0
        self.pile: deque[Place] = deque()
        self.hands: list[list[Place]] = [[] for _ in game.players]
        self.bids: list[Place | None] = [None for _ in game.players]
        self.laid: list[list[Place]] = [[] for _ in game.players]
        self.drawn_by: dict[Place, int] = {}
        self.seen_by_all: set[Place] = set()
        self.two_cards: list[TwoCards] = []
        self.open_two_cards: int | None = None
        self._lay_pile()
        for event in told_in_full(game):
            self._follow(event)
        self._note_two_open_cards()

    # Following the cards.

    def _lay_pile(self) -> None:
        self.pile += [Place(self.shuffles, number) for number in range(len(self.piles[self.shuffles]))]
        self.shuffles += 1

    def _card_at(self, place: Place) -> str:
        return self.piles[place.shuffle][place.number]

    def _draw(self, card: str | None) -> Place:
        place = self.pile.popleft()
        assert card == self._card_at(place), "an event tells of a card that was not the top of the pile"
        return place

    def _show(self, seat: int, card: str) -> Place:
        """A card of the hand is seen by all. One that they had seen before is taken for it, where there is one."""
        alike = [place for place in self.hands[seat] if self._card_at(place) == card]
        place = next((place for place in alike if place in self.seen_by_all), alike[0])
        self.hands[seat].remove(place)
        self.seen_by_all.add(place)
        return place

    def _follow(self, event: events.Event) -> None:
        match event:
            case events.Received():
                for card in event.cards or ():
                    place = self._draw(card)
                    self.hands[event.seat].append(place)
                    self.drawn_by[place] = event.seat
            case events.BidsRevealed():
                for seat, bid in enumerate(event.bids):
                    if bid is None:
                        self.open_two_cards = seat
                    else:
                        self._bid(seat, bid)
            case events.EagleChose():
                self._bid(event.seat, event.bid)
                self.two_cards.append(TwoCards(event.seat, event.bid, tuple(self.hands[event.seat])))
                self.open_two_cards = None
            case events.Refilled():
                for card in event.discarded:
                    self._show(event.seat, card)
            case events.PaymentsRevealed():
                for payment in event.payments:
                    self.laid[payment.seat] = [self._show(payment.seat, card) for card in payment.cards]
            case events.TieBreakRevealed():
                for laid in event.cards:
                    if laid.from_hand and laid.card is not None:
                        self._show(laid.seat, laid.card)
                    elif laid.card is not None:
                        self.seen_by_all.add(self._draw(laid.card))
            case events.Took() if not self.laid[event.seat]:
                self.laid[event.seat] = [self._show(event.seat, card) for card in event.payment]
            case events.Passed() | events.BidKept():
                self._take_back(event.seat, with_payment=isinstance(event, events.Passed))
            case events.RoundEnded():
                self.bids = [None for _ in self.bids]
                self.laid = [[] for _ in self.laid]
            case events.Reshuffled():
                self._lay_pile()

    def _bid(self, seat: int, card: str) -> None:
        self.bids[seat] = None if card == REFILL_CODE else self._show(seat, card)

    def _note_two_open_cards(self) -> None:
        seat = self.open_two_cards
        if seat is not None:
            self.two_cards.append(TwoCards(seat, None, tuple(self.hands[seat])))

    def _take_back(self, seat: int, *, with_payment: bool) -> None:
        bid = self.bids[seat]
        assert bid is not None
        self.hands[seat].append(bid)
        self.bids[seat] = None
        if with_payment:
            self.hands[seat] += self.laid[seat]
            self.laid[seat] = []

    # Dealing anew.

    def hidden_from(self, viewer: int | None) -> list[list[Place]]:
        """The places whose cards the viewer has not seen since they were shuffled, for each shuffle.

        At the end of a game the hands lie open and the seed is known.
        """
        if self.game.is_over:
            return []
        places = [[Place(shuffle, number) for number in range(len(pile))] for shuffle, pile in enumerate(self.piles)]
        return [[place for place in pile if not self._is_seen(place, viewer)] for pile in places]

    def _is_seen(self, place: Place, viewer: int | None) -> bool:
        return place in self.seen_by_all or (viewer is not None and self.drawn_by.get(place) == viewer)

    def redeal(self, viewer: int | None, random: Random) -> Record:
        """The record of another game that looks the same to the viewer; its moves are those of the game, one by one."""
        piles = [list(pile) for pile in self.piles]
        for places in self.hidden_from(viewer):
            cards = [self._card_at(place) for place in places]
            random.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                piles[place.shuffle][place.number] = card
        removed, animals = self._other_animals(random)
        keeps_seed = self.record.seed is None or self.game.is_over
        return msgspec.structs.replace(
            self.record,
            seed=self.record.seed if keeps_seed else random.randbytes(32).hex(),
            removed=" ".join(removed),
            animals=" ".join(animals),
            habitats=" ".join(piles[0]),
            reshuffles=tuple(" ".join(pile) for pile in piles[1:]),
            moves=tuple(self._other_moves(viewer, piles, random)),
        )

    def _other_animals(self, random: Random) -> tuple[list[str], list[str]]:
        """Those turned up stay; with balanced removal of three players one of each species stays removed."""
        removed, animals = self.record.removed.split(), self.record.animals.split()
        turned_up = len(animals) - self.game.view(None).animals_left
        balanced = self.record.options.removal == "balanced" and len(self.game.players) == 3
        fixed = list(SPECIES_CODES) if balanced else []
        unseen = removed + animals[turned_up:]
        for species in fixed:
            unseen.remove(species)
        random.shuffle(unseen)
        more = len(removed) - len(fixed)
        return fixed + unseen[:more], animals[:turned_up] + unseen[more:]

    def _other_moves(self, viewer: int | None, piles: Sequence[Sequence[str]], random: Random) -> Iterator[str]:
        """The same moves, less what the eagle's owner did not show: that becomes any other card of the hand."""
        two_cards = iter(self.two_cards)
        for line in self.record.moves:
            seat, kind, *cards = line.split()
            if kind != "bid" or len(cards) < 2:
                yield line
                continue
            bid = next(two_cards)
            assert bid.seat == int(seat)
            if bid.seat == viewer:
                yield line
                continue
            others = [piles[place.shuffle][place.number] for place in bid.in_hand]
            others += [REFILL_CODE] if bid.shown != REFILL_CODE else []
            shown = [bid.shown] if bid.shown else []
            chosen = random.sample(others, 2 - len(shown))
            yield f"{seat} bid {' '.join([*shown, *chosen])}"


def begin(record: Record) -> Game:
    """The game of a record before its first move, with the record's piles still to come."""
    return Game.dealt_by(
        RecordDealer(record),
        record.whole_players(),
        removal=record.options.removal,
        deck=record.deck,
        seed=record.seed,
        committed=record.commitment,
    )


def other_choice(game: Game, seat: int, random: Random) -> Move:
    """A decision that others cannot see yet: any will do."""
    return random_move(game.view(seat), random)


# What a viewer says to learn more than it should from the refusals.
PROBES = ("bid W4", "break draw", "take pe F1")


def sent_to(game: Game, viewer: int | None, since: int = 0) -> bytes:
    """All that a viewer gets from the game room, as bytes: view, events, who is asked, legal moves, refusals."""
    sent: list[object] = [game.view(viewer), game.events(viewer, since), game.question, game.asked, game.pending]
    if viewer is not None:
        sent += [game.legal_moves(viewer), [answer(game, viewer, probe) for probe in PROBES]]
    return msgspec.json.encode(sent)


def answer(game: Game, seat: int, move: str) -> str:
    try:
        return str(game.check(seat, move))
    except Refusal as refusal:
        return str(refusal)
