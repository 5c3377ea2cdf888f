"""The game that a Python user holds."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from wildcards.game import refusals
from wildcards.game.actions import QUESTION_NAMES, actions_of
from wildcards.game.ask import Ask, check, choices_of, moves_of
from wildcards.game.card_tracking import CardTracker
from wildcards.game.consequences import ask_of
from wildcards.game.dealing import Dealer, RecordDealer, written_animals, written_cards
from wildcards.game.event_builder import EventBuilder
from wildcards.game.events import AnyEvent, GameEnded, Started
from wildcards.game.fair import FairDealer, commitment, is_seed, new_seed, with_entropy
from wildcards.game.moves import Move
from wildcards.game.notation import cards_of, names_of
from wildcards.game.players import Player, check_players
from wildcards.game.record import FORMAT, Deck, Options, Outcome, Record
from wildcards.game.result import Result, result_of
from wildcards.game.state_copy import copy_state
from wildcards.game.types import REMOVALS, Question, Removal
from wildcards.game.view import Published, View, own_view, public_view
from wildcards.rules.hands import gather_discard
from wildcards.rules.play import advance, awaits_dealer, step
from wildcards.rules.questions import OVER
from wildcards.rules.rounds import start
from wildcards.rules.setup import cards_in_order, deck_adds_up, new_state


class Game:
    """One game of Wild Cards, from the deal to the count.

    >>> game = Game(3, seed="0" * 64)
    >>> while not game.is_over:
    ...     for seat in game.pending:
    ...         game.play(seat, game.legal_moves(seat)[0])
    >>> game.result.points
    (15, 11, 18)

    A decision that several players take at the same time may come in any order and be changed until the last has come;
    then all are carried out and revealed together (R20, R22).
    """

    def __init__(
        self,
        players: int | Sequence[str | Player] = 4,
        *,
        removal: Removal = "balanced",
        deck: Deck = Deck(),  # noqa: B008 - it is frozen
        seed: str | None = None,
        entropy: Sequence[str] = (),
    ) -> None:
        seed = with_entropy(seed or new_seed(), entropy)
        self._set_up(players, removal, deck, FairDealer(seed), seed=seed, committed=commitment(seed))

    @classmethod
    def dealt_by(
        cls,
        dealer: Dealer,
        players: int | Sequence[str | Player],
        *,
        removal: Removal = "balanced",
        deck: Deck = Deck(),  # noqa: B008 - it is frozen
        seed: str | None = None,
        committed: str | None = None,
    ) -> "Game":
        """A game whose piles come from elsewhere than a fair seed."""
        game = cls.__new__(cls)
        game._set_up(players, removal, deck, dealer, seed=seed, committed=committed)
        return game

    def _set_up(
        self,
        players: int | Sequence[str | Player],
        removal: Removal,
        deck: Deck,
        dealer: Dealer,
        *,
        seed: str | None,
        committed: str | None,
    ) -> None:
        self.players = check_players(players)
        self.removal = check_removal(removal)
        self.deck = check_deck(deck)
        self.version = 0
        self.moves: list[str] = []
        self._seed = seed
        self._commitment = committed
        self._dealer = dealer
        self._reshuffles: list[list[int]] = []
        self._decided: dict[int, Move] = {}
        self._asks: dict[int, Ask] = {}  # of the running question: decisions that come in change nothing about it
        self._result: Result | None = None
        self._event_builder = EventBuilder(len(self.players))
        self._events: list[AnyEvent] = [
            Started(
                players=self.players,
                removal=removal,
                habitat_counts=deck.habitat,
                wild_counts=deck.wild,
                commitment=committed,
            )
        ]
        self._removed, self._animals = dealer.animals(len(self.players), removal)
        self._habitats = dealer.habitats(cards_in_order(deck.habitat, deck.wild))
        self._state = new_state(len(self.players), self._habitats)
        self._state.animals[:] = self._animals + self._removed
        self._state.animals_end = len(self._animals)
        self._state.outside_dealer = 1
        self._state.listener = self._event_builder
        self._begin()
        self._tracker = self._new_tracker()
        self._go_on()

    def _begin(self) -> None:
        start(self._state)

    def _new_tracker(self) -> CardTracker:
        s = self._state
        hands = [cards_of(s.hand[seat]) for seat in range(s.players)]
        return CardTracker(hands, names_of(s.pile[s.pile_top : s.pile_end]))

    def set_players(self, players: Sequence[Player]) -> None:
        """From now on these play, one on each seat: views, story and record call them so."""
        self.players = check_players(players)
        if isinstance(self._events[0], Started):
            self._events[0] = replace(self._events[0], players=self.players)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([player.name for player in self.players])

    # Who is asked what.

    @property
    def is_over(self) -> bool:
        return self._state.phase == OVER

    @property
    def question(self) -> Question | None:
        """What is asked now: bid, show, swap, refill, pay, break, take or ibex."""
        return QUESTION_NAMES.get(self._state.question)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked, including those that have decided and may still change their minds."""
        return tuple([seat for seat in range(len(self.players)) if self._state.asked[seat]])

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple([seat for seat in self.asked if seat not in self._decided])

    def legal_moves(self, seat: int) -> list[Move]:
        """Every move with which the seat can answer now; none when it is not asked."""
        self._check_seat(seat)
        return list(moves_of(choices_of(self._state, seat))) if self._state.asked[seat] else []

    def ask(self, seat: int) -> Ask | None:
        """What the seat is asked, with what each choice costs and gains; `None` when it is not asked."""
        self._check_seat(seat)
        if self._state.asked[seat] and seat not in self._asks:
            self._asks[seat] = ask_of(self._state, seat)
        return self._asks.get(seat)

    # Deciding.

    def play(self, seat: int, move: Move | str) -> None:
        """Takes the seat's decision, or refuses it and changes nothing."""
        move = self.check(seat, move)
        self._decided[seat] = move
        self.version += 1
        if len(self._decided) == sum(self._state.asked):
            self._carry_out()

    def check(self, seat: int, move: Move | str) -> Move:
        """The move, if the seat may play it now; else a refusal that says why not."""
        self._check_seat(seat)
        # A move is read from its text even if it comes as an object: only what can be written can be played.
        move = Move.parse(str(move))
        if self.is_over:
            raise refusals.GameIsOver
        if not self._state.asked[seat]:
            raise refusals.NotAsked(seat=seat, question=self.question, asked=self.asked)
        check(self._state, seat, move)
        return move

    def take_back(self, seat: int) -> None:
        """R22: the seat's decision is open again, as long as it has not been revealed."""
        self._check_seat(seat)
        if seat not in self._decided:
            raise refusals.NothingToTakeBack(seat=seat)
        del self._decided[seat]
        self.version += 1

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.players):
            raise refusals.NoSuchSeat(seat=seat, players=len(self.players))

    def _carry_out(self) -> None:
        """All have decided: their decisions are recorded by seat (R20) and take effect together."""
        decisions = sorted(self._decided.items())
        self._decided = {}
        self._asks = {}
        rows = [actions_of(self._state, seat, move) for seat, move in decisions]
        for (seat, move), row in zip(decisions, rows, strict=True):
            self.moves.append(f"{seat} {move}")
            for action in row:
                step(self._state, action)
        self._go_on()

    def _go_on(self) -> None:
        """On to the next question; a reshuffle on the way is the dealer's."""
        advance(self._state)
        while awaits_dealer(self._state):
            self._reshuffle()
            advance(self._state)
        told = self._event_builder.take_events()
        if self.is_over:
            self._result = result_of(self._state)
            told.append(GameEnded(result=self._result, seed=self._seed))
        for event in told:
            self._tracker.note(event)
        self._events += told

    def _reshuffle(self) -> None:
        gather_discard(self._state)
        cards = self._state.pile[: self._state.pile_end]
        self._tracker.expect_shuffle(names_of(cards))
        pile = self._dealer.reshuffle(len(self._reshuffles) + 1, cards)
        self._reshuffles.append(pile)
        self._state.pile[: len(pile)] = pile

    # Looking.

    def view(self, seat: int | None) -> View:
        """What the seat may know now; `None` is a spectator."""
        public = public_view(
            self._state,
            version=self.version,
            question=self.question,
            asked=self.asked,
            decided=self._decided,
            tracker=self._tracker,
            published=Published(
                players=self.players,
                removal=self.removal,
                habitat_counts=self.deck.habitat,
                wild_counts=self.deck.wild,
                commitment=self._commitment,
                seed=self._seed if self.is_over else None,
                result=self._result,
            ),
        )
        return public if seat is None else self.seen_by(seat, public)

    def seen_by(self, seat: int, public: View) -> View:
        """The view of a seat, made from a spectator's: the quick way to several views of one moment."""
        self._check_seat(seat)
        return own_view(public, self._state, seat, self.ask(seat), self._decided.get(seat), self._tracker)

    def events(self, seat: int | None, since: int = 0) -> list[AnyEvent]:
        """The story so far as the seat, or a spectator, may know it, from the `since`-th event on."""
        if seat is not None:
            self._check_seat(seat)
        return [event.seen_by(seat) for event in self._events[since:]]

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed's first part, published at the start."""
        return self._commitment

    @property
    def result(self) -> Result:
        if self._result is None:
            raise refusals.NotOver(round=self._state.round, rounds=self._state.animals_end // (len(self.players) - 1))
        return self._result

    # Keeping.

    def record(self) -> Record:
        """All that is needed to replay it. It reveals every card: nobody who plays may see that of a running game."""
        outcome = Outcome(points=self._result.points, ranks=self._result.ranks) if self._result else None
        bots = tuple([player.bot for player in self.players])
        return Record(
            format=FORMAT,
            players=self.names,
            bots=bots if any(bots) else (),
            options=Options(removal=self.removal),
            deck=self.deck,
            seed=self._seed,
            commitment=self._commitment,
            removed=written_animals(self._removed),
            animals=written_animals(self._animals),
            habitats=written_cards(self._habitats),
            moves=tuple(self.moves),
            reshuffles=tuple(written_cards(pile) for pile in self._reshuffles),
            result=outcome,
        )

    @classmethod
    def replay(cls, record: Record, until: int | None = None) -> "Game":
        """Replays a record, all of it or its first `until` moves; a `BadRecord` says where it goes wrong."""
        game = cls.dealt_by(
            RecordDealer(record),
            record.whole_players(),
            removal=record.options.removal,
            deck=record.deck,
            seed=record.seed,
            committed=record.commitment,
        )
        moves = record.moves if until is None else record.moves[:until]
        for number, line in enumerate(moves, 1):
            game._replay_move(number, line)
        if until is None:
            game._check_end(record)
        game._dealer = dealer_after(record)
        return game

    def _replay_move(self, number: int, line: str) -> None:
        digit, _, move = line.partition(" ")
        seat = int(digit) if digit in tuple("01234") else -1
        where = f"move {number}, '{refusals.shorten(line)}'"
        if seat in self.asked and seat != self.pending[0]:
            raise refusals.BadRecord(where=where, what=f"seat {self.pending[0]} is to be recorded first (R20)")
        try:
            self.play(seat, move)
        except refusals.BadRecord:
            raise
        except refusals.Refusal as refusal:
            raise refusals.BadRecord(where=where, what=str(refusal)) from refusal

    def _check_end(self, record: Record) -> None:
        if self._decided:
            waiting = " ".join(map(str, self.pending))
            raise refusals.BadRecord(where="moves", what=f"the record ends before seat {waiting} has decided (R20)")
        if len(record.reshuffles) != len(self._reshuffles):
            what = f"{len(record.reshuffles)} in the record, {len(self._reshuffles)} in the game (R5)"
            raise refusals.BadRecord(where="reshuffles", what=what)
        outcome = self.record().result
        if record.result != outcome:
            what = f"the record has {written(record.result)}, the game {written(outcome)} (the end)"
            raise refusals.BadRecord(where="result", what=what)

    @property
    def decided(self) -> dict[int, str]:
        """The decisions that are still hidden, by seat. As with a record, nobody who plays may see them."""
        return {seat: str(move) for seat, move in self._decided.items()}

    def decide_again(self, decided: Mapping[int, str], version: int) -> None:
        """Puts back, after a replay, the decisions that were still hidden."""
        for seat, move in decided.items():
            self.play(seat, move)
        self.version = version

    def copy(self) -> "Game":
        """An independent game that continues from here."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._state = copy_state(self._state)
        other.moves = self.moves.copy()
        other._decided = self._decided.copy()
        other._asks = self._asks.copy()
        other._events = self._events.copy()
        other._reshuffles = self._reshuffles.copy()
        other._state.listener = other._event_builder = EventBuilder(len(self.players))
        other._tracker = self._tracker.copy()
        return other

    def __repr__(self) -> str:
        what = "over" if self.is_over else f"asks {self.question} of {', '.join(map(str, self.pending))}"
        return f"<Game of {len(self.players)}: round {self._state.round}, {what}>"


def dealer_after(record: Record) -> Dealer:
    """Who reshuffles when a replayed game is played on: its seed, or a new one where the record has none of ours."""
    return FairDealer(record.seed if is_seed(record.seed) else new_seed())


def written(outcome: Outcome | None) -> str:
    return "none" if outcome is None else f"points {list(outcome.points)} ranks {list(outcome.ranks)}"


def check_removal(removal: Removal) -> Removal:
    if removal not in REMOVALS:
        raise refusals.BadSetup(what="removal", given=removal, wanted=" or ".join(REMOVALS))
    return removal


def check_deck(deck: Deck) -> Deck:
    if not deck_adds_up(deck.habitat, deck.wild):
        given = f"{list(deck.habitat)} and {list(deck.wild)}"
        wanted = "four counts of 14 cards, and four of 4 wild cards"
        raise refusals.BadDeck(what="the deck", given=given, wanted=wanted)
    return deck
