"""The story of a game in sentences: one event, one line, with its numbers."""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wildcards.game import Event, events
from wildcards.game.box import ROUNDS
from wildcards.terminal.words import (
    HEADING_STYLE,
    NAME_STYLE,
    POINTS_STYLE,
    animal,
    animals,
    card,
    cards,
    counted,
    listed,
    with_article,
)

WHY_NEXT = {
    "lion": "the lion Leader wins every tie",
    "total": "the highest total",
    "tie-break": "the highest card of the tie-break",
    "lead": "nobody has a card to lay, so lead order decides",
}
WHY_PASSED = {
    "choice": "",
    "empty-display": ": the display is empty",
    "cannot-pay": ": too few cards to pay with",
    "withdrew": "",
}
AT_THE_MARGIN = (events.Started, events.Dealt, events.RoundBegan, events.GameEnded)
IRREGULAR = {"have": "has", "go": "goes", "pass": "passes", "do": "does"}


class Storyteller:
    """Tells events as they were told to one viewer. Whoever reads as `you` is spoken to."""

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        self.names = names
        self.you = you

    def name(self, seat: int) -> Text:
        return Text("you" if seat == self.you else self.names[seat], style=NAME_STYLE)

    def does(self, seat: int, verb: str) -> Text:
        """`Ann takes`, `You take`."""
        name = Text("You", NAME_STYLE) if seat == self.you else self.name(seat)
        return Text.assemble(name, f" {self.verb(seat, verb)}")

    def verb(self, seat: int, verb: str) -> str:
        return verb if seat == self.you else IRREGULAR.get(verb, f"{verb}s")

    def tell(self, screen: Console, events_told: Iterable[Event]) -> None:
        """Prints the events, what happens in a round set in from its heading."""
        for event in events_told:
            line = self.line(event)
            if line is None:
                continue
            margin = 0 if isinstance(event, AT_THE_MARGIN) else 2
            if screen.is_terminal:
                screen.print(Padding(line, (0, 0, 0, margin)))
            else:  # a reader in a pipe breaks lines as it likes
                screen.print(Text.assemble(" " * margin, line), soft_wrap=True)

    @singledispatchmethod
    def line(self, event: Event) -> Text | None:
        """The event in words, or None where there is nothing to say to this viewer."""
        raise TypeError(f"no words for {type(event).__name__}")

    @line.register
    def _(self, event: events.Started) -> Text:
        at_table = listed([self.name(seat) for seat in range(len(self.names))])
        promise = f"\nFingerprint of the shuffle (SHA-256 of its seed):\n{event.commitment}" if event.commitment else ""
        return Text.assemble("At the table, clockwise: ", at_table, f". Everyone is dealt 7 Habitat cards.{promise}")

    @line.register
    def _(self, event: events.Dealt) -> Text | None:
        return Text.assemble(self.does(event.seat, "hold"), " ", cards(event.cards)) if event.cards else None

    @line.register
    def _(self, event: events.RoundBegan) -> Text:
        return Text.assemble(
            "\n",
            (f"Round {event.round} of {ROUNDS[len(self.names)]}", HEADING_STYLE),
            "  ",
            animals(event.display),
            "  ",
            self.does(event.lead, "lead"),
        )

    @line.register
    def _(self, event: events.BidsRevealed) -> Text:
        shown = [
            Text.assemble(self.name(seat), " ", card(bid) if bid else "two cards, face down")
            for seat, bid in enumerate(event.bids)
        ]
        return Text.assemble("Bids: ", Text(" · ").join(shown))

    @line.register
    def _(self, event: events.EagleChose) -> Text:
        back = Text.assemble(", and ", card(event.back), " goes back to hand") if event.back else Text()
        return Text.assemble("Eagle: ", self.does(event.seat, "show"), " ", card(event.bid), back)

    @line.register
    def _(self, event: events.ExchangeDeclined) -> Text:
        return Text.assemble("Meerkat: ", self.does(event.seat, "exchange"), " nothing")

    @line.register
    def _(self, event: events.Exchanged) -> Text:
        given, gained = (animal(code, with_article(code)) for code in (event.given, event.gained))
        return Text.assemble("Meerkat: ", self.does(event.seat, "give"), " ", given, " for ", gained)

    @line.register
    def _(self, event: events.LeaderMoved) -> Text:
        leader = Text.assemble("the ", animal(event.species), " Leader")
        origin = self.name(event.previous) if event.previous is not None else Text("the supply")
        if event.owner is None:
            return Text.assemble(leader, " goes from ", origin, " back to the supply")
        return Text.assemble(self.does(event.owner, "get"), " ", leader, " from ", origin)

    @line.register
    def _(self, event: events.Refilled) -> Text:
        discarded = cards(event.discarded) if event.discarded else Text("nothing")
        return Text.assemble(
            self.does(event.seat, "discard"),
            " ",
            discarded,
            " and ",
            self.verb(event.seat, "refill"),
            f" to {event.up_to}",
        )

    @line.register
    def _(self, event: events.Drew) -> Text:
        drawn = Text.assemble(": ", cards(event.cards)) if event.cards else Text()
        return Text.assemble(self.does(event.seat, "draw"), f" {counted(event.count, 'card')}", drawn)

    @line.register
    def _(self, event: events.Reshuffled) -> Text:
        return Text(f"The discard pile is shuffled into a new pile of {counted(event.count, 'card')}")

    @line.register
    def _(self, event: events.TieBegan) -> Text:
        tied = listed([self.name(seat) for seat in event.seats])
        return Text.assemble("A tie: ", tied, f" have bid {event.value}")

    @line.register
    def _(self, event: events.PaymentsRevealed) -> Text:
        laid = [
            Text.assemble(self.does(payment.seat, "lay"), " ", cards(payment.cards), f", total {payment.total}")
            for payment in event.payments
        ]
        gone = [
            Text.assemble(self.does(one.seat, "withdraw"), " with too few cards" if one.forced else "")
            for one in event.withdrew
        ]
        return Text(" · ").join([*laid, *gone])

    @line.register
    def _(self, event: events.TieBreakRevealed) -> Text:
        shown = [
            Text.assemble(self.name(one.seat), " ", card(one.card), " from hand" if one.from_hand else " from the pile")
            if one.card
            else Text.assemble(self.name(one.seat), " nothing")
            for one in event.cards
        ]
        return Text.assemble("Tie-break: ", Text(" · ").join(shown), "; again" if event.winner is None else "")

    @line.register
    def _(self, event: events.GoesNext) -> Text:
        return Text.assemble(self.does(event.seat, "go"), f" next: {WHY_NEXT[event.why]}")

    @line.register
    def _(self, event: events.Took) -> Text:
        paid = Text.assemble(" + ", cards(event.payment)) if event.payment else Text()
        points = Text.assemble("  ", (f"+{event.points} natural habitat", POINTS_STYLE)) if event.points else Text()
        taken = animal(event.animal, with_article(event.animal))
        return Text.assemble(self.does(event.seat, "take"), " ", taken, " with ", card(event.bid), paid, points)

    @line.register
    def _(self, event: events.Passed) -> Text:
        back = cards((event.bid, *event.payment))
        return Text.assemble(self.does(event.seat, "pass"), WHY_PASSED[event.why], "; ", back, " back to hand")

    @line.register
    def _(self, event: events.BidKept) -> Text:
        return Text.assemble("Ibex: ", self.does(event.seat, "take"), " ", card(event.card), " back to hand")

    @line.register
    def _(self, event: events.BidLeft) -> Text:
        return Text.assemble("Ibex: ", self.does(event.seat, "leave"), " ", card(event.card))

    @line.register
    def _(self, event: events.RoundEnded) -> Text | None:
        return Text.assemble("Out of the game: ", animals(event.animals_out)) if event.animals_out else None

    @line.register
    def _(self, event: events.GameEnded) -> Text:
        result = event.result
        points = counted(result.points[result.winners[0]], "point")
        if result.decided_by == "shared":
            winners = listed([self.name(seat) for seat in result.winners])
            return Text.assemble("\nThe game is over: ", winners, f" share first place with {points}")
        more = " and the most animals" if result.decided_by == "animals" else ""
        winner = result.winners[0]
        return Text.assemble(
            "\nThe game is over: ", self.name(winner), f" {self.verb(winner, 'win')} with {points}{more}"
        )
