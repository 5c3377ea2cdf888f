"""The words that players add to the shuffle: promised before the start, given after it, and never a way to choose."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.table.tables import ANN, BEN, CLEO, SEED, Evening
from wildcards.game import Refusal
from wildcards.game.fair import digest_of
from wildcards.table import Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.shuffling import WORD_MILLISECONDS

PEOPLE = (ANN, BEN, CLEO)


def word_of(person: Person, number: int = 0) -> str:
    return digest_of(f"{person.id} {number}")[:32]


def promise(evening: Evening, *people: Person, number: int = 0) -> None:
    for person in people:
        evening.act(do.PromiseWord(digest=digest_of(word_of(person, number))), person)


def give(evening: Evening, *people: Person, number: int = 0) -> None:
    for person in people:
        evening.act(do.GiveWord(word=word_of(person, number)), person)


def promised_evening(*people: Person) -> Evening:
    """Three people sit, these have promised a word, and the host has started."""
    evening = Evening(Settings(players=3))
    evening.sit(BEN, CLEO)
    promise(evening, *people)
    evening.act(do.Start(), ANN)
    return evening


def let_time_pass(evening: Evening) -> None:
    assert evening.table.words_due is not None
    evening.now = evening.table.words_due
    evening.act(do.WordsMissed())


def wanted(evening: Evening) -> list[str | None]:
    return [table_view.you(evening.table, person.id, False).word for person in PEOPLE]


def dealt_words(evening: Evening) -> list[str]:
    assert evening.table.status == "running"
    seed = evening.game.record().seed
    assert seed is not None
    first, *words = seed.split(":")
    assert first == SEED
    return [bytes.fromhex(word).decode() for word in words]


def test_everybody_who_sits_is_asked_for_a_word_the_host_too() -> None:
    evening = Evening(Settings(players=3))
    evening.sit(BEN, CLEO)
    assert wanted(evening) == ["promise", "promise", "promise"]
    promise(evening, BEN)
    assert wanted(evening) == ["promise", None, "promise"]


def test_words_are_given_only_when_all_promises_lie_open_and_go_into_the_shuffle_by_seat() -> None:
    evening = Evening(Settings(players=3))
    evening.sit(BEN, CLEO)
    promise(evening, *PEOPLE)
    with pytest.raises(Refusal, match="no such word"):
        give(evening, ANN)
    evening.act(do.Start(), ANN)
    assert evening.table.status == "shuffling"
    assert evening.table.game is None
    assert wanted(evening) == ["give", "give", "give"]
    shown = evening.shown()
    assert [seat.digest for seat in shown.seats] == [digest_of(word_of(person)) for person in PEOPLE]
    give(evening, CLEO, ANN)
    assert evening.table.status == "shuffling"
    give(evening, BEN)
    assert dealt_words(evening) == [word_of(person) for person in PEOPLE]


def test_without_a_promise_the_game_begins_at_once() -> None:
    assert promised_evening().table.status == "running"


def test_nobody_can_change_a_word_that_was_promised() -> None:
    evening = promised_evening(ANN, BEN)
    with pytest.raises(Refusal, match="not the word"):
        evening.act(do.GiveWord(word=word_of(BEN, 1)), BEN)
    with pytest.raises(Refusal, match="no such word"):
        promise(evening, BEN, number=1)
    with pytest.raises(Refusal, match="no such word"):
        give(evening, CLEO)


def test_between_start_and_deal_nobody_sits_down_or_changes_the_table() -> None:
    evening = promised_evening(ANN)
    for action in (do.Configure(settings=Settings()), do.Start(), do.ClearSeat(seat=1), do.Sit(seat=0)):
        with pytest.raises(Refusal, match="not possible while the table is shuffling"):
            evening.act(action, ANN)


def test_who_holds_a_word_back_is_left_out_and_the_others_give_new_ones() -> None:
    evening = promised_evening(*PEOPLE)
    give(evening, ANN, BEN)
    with pytest.raises(Refusal, match="time left"):
        evening.act(do.WordsMissed())
    let_time_pass(evening)
    assert wanted(evening) == ["promise", "promise", None]
    with pytest.raises(Refusal, match="no such word"):
        promise(evening, CLEO, number=1)
    promise(evening, ANN, BEN, number=1)
    give(evening, BEN, ANN, number=1)
    assert dealt_words(evening) == [word_of(ANN, 1), word_of(BEN, 1)]
    shown = evening.shown()
    assert [seat.left_out for seat in shown.seats] == [False, False, True]


def test_who_leaves_between_start_and_deal_is_left_out_at_once_even_after_the_word_was_given() -> None:
    evening = promised_evening(*PEOPLE)
    give(evening, CLEO)
    evening.act(do.Leave(), CLEO)
    assert wanted(evening) == ["promise", "promise", None]
    promise(evening, ANN, BEN, number=1)
    give(evening, ANN, BEN, number=1)
    assert dealt_words(evening) == [word_of(ANN, 1), word_of(BEN, 1)]
    assert evening.table.seats[2].level == "greedy"


def test_when_all_who_promised_are_gone_the_cards_are_dealt_without_them() -> None:
    evening = promised_evening(BEN)
    let_time_pass(evening)
    assert dealt_words(evening) == []


def test_nobody_can_delay_the_deal_for_longer_than_two_waits_a_person() -> None:
    evening = promised_evening(*PEOPLE)
    began = evening.now
    for time, others in enumerate([(ANN, BEN), (ANN,), ()]):
        give(evening, *others, number=time)
        let_time_pass(evening)
        promise(evening, *others, number=time + 1)
    assert dealt_words(evening) == []
    assert evening.now - began <= 2 * WORD_MILLISECONDS * len(PEOPLE)


def test_a_rematch_asks_everybody_for_a_new_word() -> None:
    evening = promised_evening(*PEOPLE)
    give(evening, *PEOPLE)
    evening.play_to_the_end(*PEOPLE)
    for person in (BEN, *(one for one in PEOPLE if one != BEN)):
        evening.act(do.Rematch(), person)
    evening.act(do.Shuffled(seed=SEED, record="record-2"))
    assert wanted(evening) == ["promise", "promise", "promise"]
    promise(evening, *PEOPLE, number=1)
    evening.act(do.Start(), ANN)
    give(evening, *PEOPLE, number=1)
    assert dealt_words(evening) == [word_of(person, 1) for person in PEOPLE]


def test_the_log_alone_tells_of_the_words() -> None:
    evening = promised_evening(*PEOPLE)
    give(evening, ANN, BEN)
    let_time_pass(evening)
    promise(evening, ANN, BEN, number=1)
    give(evening, ANN, BEN, number=1)
    again = Table.replay(evening.log)
    assert again.game is not None
    assert again.game.record() == evening.game.record()


def test_a_log_of_the_first_format_knows_no_words() -> None:
    evening = Evening(Settings(players=3), log_format=1)
    assert wanted(evening)[0] is None
    with pytest.raises(Refusal):
        promise(evening, ANN)


@given(some.text(max_size=32))
def test_whatever_is_accepted_on_sitting_down_can_be_dealt_from(word: str) -> None:
    evening = Evening(Settings(players=3))
    evening.act(do.Sit(code="invite", entropy=word), BEN)
    evening.act(do.Start(), ANN)
    assert evening.table.status == "running"


def test_a_word_of_96_bytes_can_be_dealt_from() -> None:
    evening = Evening(Settings(players=3))
    evening.act(do.Sit(code="invite", entropy="\u20ac" * 32), BEN)
    evening.act(do.Start(), ANN)
    assert dealt_words(evening) == ["\u20ac" * 21]
