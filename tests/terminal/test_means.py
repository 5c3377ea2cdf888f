"""What a choice costs and brings, in words."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.terminal.positions import positions
from wildcards import Game, Move, View
from wildcards.game.types import QUESTIONS
from wildcards.game.view import ShownView
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.app import picking
from wildcards.terminal.asking import prompt_text
from wildcards.terminal.means import Selection, meanings, meanings_of, prospect_of, prospect_text
from wildcards.terminal.words import Words

WEB_TESTS = Path(__file__).parents[2] / "web" / "tests"


def means(view: View, move: str) -> list[str]:
    return meanings_of(Words("en"), view, Move.parse(move), lambda seat: f"P{seat}")


def test_a_bid_says_what_an_animal_would_cost() -> None:
    view = Game(3, seed="0" * 64).view(0)
    assert means(view, "bid F2") == ["An animal would cost one more card, 5 cards would be left"]
    assert means(view, "bid S1") == ["Nothing more to pay, 6 cards would be left"]
    assert means(view, "bid R") == ["You draw nothing and hold 7"]


def test_an_animal_says_what_it_brings() -> None:
    view = Game(3, seed="0" * 64).view(0)
    prospect = prospect_of(view, Selection(), "pe")
    assert prospect is not None
    assert prospect_text(Words("en"), prospect) == "+2, Leader +3, 0 → 5"


def test_what_is_still_missing_is_said_while_cards_are_picked() -> None:
    game = Game(3, seed="0" * 64)
    for seat, move in enumerate(("bid M3", "bid R", "bid R")):
        game.play(seat, move)
    while 0 not in game.pending:
        for seat in game.pending:
            game.play(seat, game.legal_moves(seat)[0])
    view = game.view(0)
    texts = meanings(Words("en"), view, Selection(("M2",), "pe"), str)
    assert texts == ["one more card to pay", "you get the peacock Leader", "you would have 4 cards left"]
    assert means(view, "take pe M2 M2") == [
        "no natural habitat",
        "you get the peacock Leader",
        "you would have 4 cards left",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: Language) -> None:
    words, seen = Words(language), set()
    for _, view, ask, _, moves in positions():
        for move in moves[:40]:
            for one in meanings_of(words, view, move, lambda seat: f"P{seat}"):
                seen.add(ask.question)
                assert one
                assert "{" not in one
    assert seen == set(QUESTIONS)


def read(file: str) -> Any:
    return json.loads((WEB_TESTS / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_consequences_are_worded_as_in_the_browser(language: Language) -> None:
    words, told = Words(language), read("questions.json")[language]
    for asked, browser in zip(read("previews.json"), told, strict=True):
        view = msgspec.convert(asked["view"], ShownView)
        assert prompt_text(words, view, lambda seat: f"P{seat}") == browser["prompt"]
        for notation, *means in browser["means"]:
            move = Move.parse(notation)
            selection = Selection(move.cards, move.animal, move.given)
            assert meanings(words, view, selection, lambda seat: f"P{seat}") == means


def test_what_cannot_be_picked_has_the_same_reason_as_in_the_browser() -> None:
    reasons = set()
    for asked, browser in zip(read("previews.json"), read("not-pickable.json"), strict=True):
        view = msgspec.convert(asked["view"], ShownView)
        ask, hand = view.ask, picking.hand_of(view)
        assert ask is not None
        everything = picking.NOTHING
        for card in hand:
            everything = picking.pick_card(ask, everything, card)
        for picked, whys in zip((picking.NOTHING, everything), browser["cards"], strict=True):
            assert [picking.why_not_card(view, picked, card) for card in hand] == [why and f"why-{why}" for why in whys]
            reasons |= {*whys}
        why = browser["animals"]
        assert picking.WHY_NO_ANIMAL.get(ask.question) == (why and f"why-{why}")
    assert {"payment-laid", "nothing-to-pay", "enough-chosen"} <= reasons
