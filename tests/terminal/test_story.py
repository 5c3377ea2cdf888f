"""The story of a game in sentences."""

from collections.abc import Iterator

import pytest

from wildcards.game import Result, events
from wildcards.game.result import Score
from wildcards.game.types import DecidedBy
from wildcards.terminal.story import Storyteller

NAMES = ("Ann", "Ben", "Cleo")
TELL = Storyteller(NAMES)
TELL_ANN = Storyteller(NAMES, you=0)


def told(event: events.Event, storyteller: Storyteller = TELL) -> str:
    line = storyteller.line(event)
    return "" if line is None else line.plain


SENTENCES: list[tuple[events.Event, str]] = [
    (events.Dealt(seat=1, count=7, cards=None), ""),
    (events.Dealt(seat=1, count=2, cards=("F1", "W2")), "Ben holds F1 W2"),
    (events.BidsRevealed(bids=("F3", None, "R")), "Bids: Ann F3 · Ben two cards, face down · Cleo R"),
    (events.EagleChose(seat=1, bid="R", back=None), "Eagle: Ben shows R"),
    (events.EagleChose(seat=1, bid="R", back="M1"), "Eagle: Ben shows R, and M1 goes back to hand"),
    (events.ExchangeDeclined(seat=2), "Meerkat: Cleo exchanges nothing"),
    (events.Exchanged(seat=2, given="ib", gained="sq"), "Meerkat: Cleo gives an ibex for a squirrel"),
    (events.LeaderMoved(species="li", owner=0, previous=None), "Ann gets the lion Leader from the supply"),
    (events.LeaderMoved(species="li", owner=0, previous=2), "Ann gets the lion Leader from Cleo"),
    (events.LeaderMoved(species="li", owner=None, previous=2), "the lion Leader goes from Cleo back to the supply"),
    (events.Refilled(seat=0, discarded=(), up_to=10), "Ann discards nothing and refills to 10"),
    (events.Refilled(seat=0, discarded=("F1", "S2"), up_to=7), "Ann discards F1 S2 and refills to 7"),
    (events.Drew(seat=0, count=1, cards=None), "Ann draws 1 card"),
    (events.Drew(seat=0, count=2, cards=("F1", "M4")), "Ann draws 2 cards: F1 M4"),
    (events.Reshuffled(count=30), "The discard pile is shuffled into a new pile of 30 cards"),
    (events.TieBegan(value=3, seats=(0, 1, 2)), "A tie: Ann, Ben and Cleo have bid 3"),
    (
        events.PaymentsRevealed(
            value=3,
            payments=(events.Payment(seat=0, cards=("F1", "M4"), total=5),),
            withdrew=(events.Withdrawal(seat=1, forced=True), events.Withdrawal(seat=2, forced=False)),
        ),
        "Ann lays F1 M4, total 5 · Ben withdraws with too few cards · Cleo withdraws",
    ),
    (
        events.TieBreakRevealed(
            cards=(
                events.TieBreakCard(seat=1, card="F4", from_hand=True),
                events.TieBreakCard(seat=2, card="S4", from_hand=False),
                events.TieBreakCard(seat=0, card=None, from_hand=False),
            ),
            winner=None,
        ),
        "Tie-break: Ben F4 from hand · Cleo S4 from the pile · Ann nothing; again",
    ),
    (events.GoesNext(seat=0, why="lion"), "Ann goes next: the lion Leader wins every tie"),
    (events.GoesNext(seat=0, why="total"), "Ann goes next: the highest total"),
    (events.GoesNext(seat=0, why="tie-break"), "Ann goes next: the highest card of the tie-break"),
    (events.GoesNext(seat=0, why="lead"), "Ann goes next: nobody has a card to lay, so lead order decides"),
    (events.Took(seat=1, animal="ea", bid="M1", payment=(), points=0), "Ben takes an eagle with M1"),
    (
        events.Took(seat=1, animal="pe", bid="F3", payment=("F1", "W2"), points=2),
        "Ben takes a peacock with F3 + F1 W2  +2 natural habitat",
    ),
    (events.Passed(seat=1, why="choice", bid="F3", payment=()), "Ben passes; F3 back to hand"),
    (
        events.Passed(seat=1, why="empty-display", bid="F2", payment=("S1",)),
        "Ben passes: the display is empty; F2 S1 back to hand",
    ),
    (
        events.Passed(seat=1, why="cannot-pay", bid="F4", payment=()),
        "Ben passes: too few cards to pay with; F4 back to hand",
    ),
    (events.BidKept(seat=1, card="F3"), "Ibex: Ben takes F3 back to hand"),
    (events.BidLeft(seat=1, card="F3"), "Ibex: Ben leaves F3"),
    (events.RoundEnded(round=3, animals_out=()), ""),
    (events.RoundEnded(round=3, animals_out=("li", "li")), "Out of the game: lion, lion"),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: value if isinstance(value, str) else "")
def test_an_event_is_one_sentence_with_its_numbers(event: events.Event, sentence: str) -> None:
    assert told(event) == sentence


def test_whoever_plays_is_spoken_to() -> None:
    assert told(events.Drew(seat=0, count=1, cards=("F1",)), TELL_ANN) == "You draw 1 card: F1"
    assert told(events.GoesNext(seat=0, why="lion"), TELL_ANN).startswith("You go next")
    assert told(events.LeaderMoved(species="me", owner=1, previous=0), TELL_ANN).endswith("Leader from you")
    assert told(events.TieBegan(value=2, seats=(0, 1)), TELL_ANN) == "A tie: you and Ben have bid 2"


def result(points: tuple[int, ...], ranks: tuple[int, ...], decided_by: DecidedBy) -> Result:
    score = Score("pe", 1, 2, "sq", 0, 0, (), 0, 0, 2, 1)
    return Result(points=points, ranks=ranks, scores=(score,) * 3, decided_by=decided_by)


@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        (result((9, 22, 8), (2, 1, 3), "points"), "Ben wins with 22 points"),
        (result((22, 22, 8), (2, 1, 3), "animals"), "Ben wins with 22 points and the most animals"),
        (result((22, 22, 8), (1, 1, 3), "shared"), "Ann and Ben share first place with 22 points"),
    ],
)
def test_the_end_says_who_won_and_why(end: Result, sentence: str) -> None:
    assert told(events.GameEnded(result=end, seed=None)) == f"\nThe game is over: {sentence}"


def kinds_of(base: type[events.Event]) -> Iterator[type[events.Event]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_there_are_words_for_every_kind_of_event() -> None:
    for kind in set(kinds_of(events.Event)) - {events.PublicEvent}:
        assert Storyteller.__dict__["line"].dispatcher.dispatch(kind) is not Storyteller.__dict__["line"].func, kind
