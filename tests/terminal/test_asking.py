"""The question in words, and the answer as a person types it."""

import pytest

from tests.terminal.positions import position_of, positions
from wildcards import Refusal
from wildcards.game import refusals
from wildcards.locales import LANGUAGES, Language
from wildcards.protocol.refusals import BadMessage
from wildcards.terminal.asking import as_notation, choice_text, examples, prompt_text, refusal_text, typed
from wildcards.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_a_possible_answer_in_every_language(language: Language) -> None:
    words = Words(language)
    for game, _, ask, seat, _ in positions():
        shown = examples(words, ask)
        assert shown
        for example in shown:
            game.check(seat, as_notation(words, example, ask))


def test_the_eagle_suggests_two_cards_only_where_two_can_be_laid() -> None:
    two = [position for position in positions() if position.ask.question == "bid" and position.ask.most > 1]
    one = [position for position in positions() if position.ask.question == "bid" and position.ask.most == 1]
    assert one
    assert two
    assert not any(" " in example for position in one for example in examples(Words("en"), position.ask))
    assert all(len(examples(Words("en"), position.ask)) == 2 for position in two)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_possible_answer_can_be_typed_as_it_is_written(language: Language) -> None:
    words = Words(language)
    for _, _, ask, _, moves in positions():
        for move in moves[:40]:
            assert as_notation(words, typed(words, move), ask) == str(move)
            if language == "en":
                assert as_notation(words, str(move).upper(), ask) == str(move)


@pytest.mark.parametrize(
    ("language", "answer", "question", "move"),
    [
        ("en", "bid F3", "bid", "bid F3"),
        ("en", "r", "bid", "bid R"),
        ("en", "f3 m1", "bid", "bid F3 M1"),
        ("en", "ibex squirrel", "swap", "swap ib sq"),
        ("en", "ib squ", "swap", "swap ib sq"),
        ("en", "none", "swap", "swap none"),
        ("en", "f1, s2", "refill", "refill F1 S2"),
        ("en", "none", "refill", "refill"),
        ("en", "Withdraw", "pay", "withdraw"),
        ("en", "draw", "break", "break draw"),
        ("en", "take Peacock f1 w2", "take", "take pe F1 W2"),
        ("en", "keep", "ibex", "keep"),
        ("de", "w3", "bid", "bid F3"),
        ("de", "f3", "bid", "bid F3"),  # no German letter, so the notation's
        ("de", "j3 n", "bid", "bid W3 R"),
        ("de", "löwe g1", "take", "take li M1"),
        ("de", "Lowe g1", "take", "take li M1"),
        ("es", "pavo real b1", "take", "take pe F1"),
        ("es", "aguila c2", "take", "take ea W2"),
        ("nl", "bo1 be4", "pay", "pay F1 M4"),
        ("nl", "A", "bid", "bid R"),
        ("nl", "geen", "take", "pass"),
    ],
)
def test_an_answer_may_leave_out_what_is_clear(language: Language, answer: str, question: str, move: str) -> None:
    assert as_notation(Words(language), answer, position_of(question).ask) == move


@pytest.mark.parametrize("answer", ["sing", "F5", "s", "E", "W33", "lion!", "\x1b[A", "⦗F1⦘"])
def test_what_is_neither_card_nor_animal_is_said_back(answer: str) -> None:
    with pytest.raises(refusals.BadNotation) as refused:
        as_notation(Words("en"), answer, position_of("bid").ask)
    assert refusal_text(Words("en"), refused.value) == f"“{answer}” is not an answer here."


def test_a_refusal_for_which_there_are_no_words_says_what_it_is_about() -> None:
    refusal = BadMessage(what="Expected `str` of length <= 40 - at `$.name`\x1b[2J")
    assert refusal_text(Words("en"), refusal) == "Expected `str` of length <= 40 - at `$.name`?[2J"


def test_a_refusal_speaks_to_the_player_in_every_language() -> None:
    refused: dict[str, Refusal] = {}
    for game, _, _, seat, _ in positions():
        for move in ("bid F1 F2", "bid W4", "show W4", "swap li li", "take pe", "pay F1", "break draw", "keep"):
            try:
                game.check(seat, move)
            except Refusal as refusal:
                refused[refusal.code] = refusal
    assert refused.keys() > {"not-in-hand", "two-cards-need-eagle", "wrong-question", "not-on-display", "wrong-payment"}
    for one in refused.values():
        assert "seat" not in refusal_text(Words("en"), one)
        assert len({refusal_text(Words(language), one) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_choice_has_words(language: Language) -> None:
    words = Words(language)
    for game, view, _, _, moves in positions():
        prompt = prompt_text(words, view, lambda seat: f"P{seat}")
        assert prompt
        assert "{" not in prompt
        assert all(choice_text(words, move).endswith(".") for move in moves[:40])
        others = prompt_text(words, game.view(None), lambda seat: f"P{seat}")
        assert all(f"P{seat}" in others for seat in game.pending)
