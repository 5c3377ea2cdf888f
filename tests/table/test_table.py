"""Sitting down, playing, and what follows."""

import msgspec
import pytest

from tests.table.tables import ANN, BEN, CLEO, DAN, Evening, refusal_of
from wildcards.game import Deck, Refusal
from wildcards.table import Entry, Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.settings import DecisionClock


def test_whoever_opens_a_table_is_host_on_the_first_seat() -> None:
    table = Evening().table
    assert table.seat_of(ANN) == 0
    assert table.host_seat == 0


def test_the_invitation_opens_a_free_seat_and_nothing_else_does() -> None:
    evening = Evening()
    assert refusal_of(evening, do.Sit(code="watch"), BEN) == "not-invited"
    evening.act(do.Sit(seat=2, code="invite"), BEN)
    assert evening.table.seat_of(BEN) == 2
    assert refusal_of(evening, do.Sit(seat=2, code="invite"), CLEO) == "seat-taken"
    evening.sit(CLEO)
    assert evening.table.seat_of(CLEO) == 1
    assert refusal_of(evening, do.Sit(code="invite"), DAN) == "table-full"


def test_a_person_has_one_seat_and_may_change_it() -> None:
    evening = Evening()
    evening.sit(BEN)
    evening.act(do.Sit(seat=2), BEN)
    assert [seat.is_free for seat in evening.table.seats] == [False, True, False]


def test_only_the_host_prepares_the_game() -> None:
    evening = Evening()
    evening.sit(BEN)
    for action in (
        do.Start(),
        do.Configure(settings=Settings()),
        do.SeatBot(seat=2, level="random"),
        do.ClearSeat(seat=1),
    ):
        assert refusal_of(evening, action, BEN) == "not-host"
        assert refusal_of(evening, action, CLEO) == "not-seated"


def test_free_seats_are_filled_with_bots_of_the_chosen_level() -> None:
    evening = Evening(Settings(players=4, level="random"))
    evening.act(do.SeatBot(seat=2, level="greedy"), ANN)
    evening.start(BEN)
    assert [seat.level for seat in evening.table.seats] == [None, None, "greedy", "random"]


def test_a_bot_that_does_not_exist_is_refused() -> None:
    evening = Evening()
    assert refusal_of(evening, do.SeatBot(seat=1, level="genius"), ANN) == "no-such-bot"
    assert refusal_of(evening, do.Configure(settings=Settings(players=3, level="genius")), ANN) == "no-such-bot"


def test_a_smaller_table_keeps_everybody_who_fits() -> None:
    evening = Evening(Settings(players=5))
    evening.act(do.Sit(seat=4, code="invite"), BEN)
    evening.act(do.Configure(settings=Settings(players=3)), ANN)
    assert [seat.person for seat in evening.table.seats] == [ANN, BEN, None]
    evening.act(do.Configure(settings=Settings(players=5)), ANN)
    evening.sit(CLEO, DAN)
    assert refusal_of(evening, do.Configure(settings=Settings(players=3)), ANN) == "seats-in-use"


def test_a_deck_that_does_not_add_up_is_refused() -> None:
    wrong = Settings(players=3, deck=Deck(habitat=(14, 14, 14, 14)))
    assert refusal_of(Evening(), do.Configure(settings=wrong), ANN) == "bad-setup"


def test_a_game_goes_from_the_start_to_its_record() -> None:
    evening = Evening().start(BEN)
    evening.play_to_the_end(ANN, BEN)
    assert evening.table.status == "over"
    shown = evening.shown()
    assert shown.record == "record-1"
    assert evening.game.view(None).seed == "ab" * 32


def test_the_commitment_is_published_before_anybody_adds_a_word_to_the_shuffle() -> None:
    evening = Evening()
    promised = evening.shown().commitment
    evening.act(do.Sit(code="invite", entropy="a word of Ben's"), BEN)
    evening.start()
    assert evening.game.commitment == promised
    assert evening.game.record().seed == "ab" * 32 + ":" + b"a word of Ben's".hex()


def test_the_log_alone_makes_the_same_table() -> None:
    evening = Evening(Settings(players=3, clock=DecisionClock(seconds=30))).start(BEN)
    for _ in range(12):
        evening.now += 1_500
        evening.let_bots_play()
        evening.play(ANN if evening.game.pending[0] == 0 else BEN)
    written = msgspec.json.encode(evening.log)
    again = Table.replay(msgspec.json.decode(written, type=list[Entry]))
    for seat in (None, 0, 1, 2):
        assert table_view.info(again, seat, evening.now, (), 0) == evening.shown(seat)
        assert again.game is not None
        assert again.game.view(seat) == evening.game.view(seat)
        assert again.game.events(seat) == evening.game.events(seat)
    assert again.commands == evening.table.commands


def test_a_decision_can_be_taken_back_until_the_reveal() -> None:
    evening = Evening().start(BEN, CLEO)
    evening.play(ANN)
    evening.act(do.TakeBack(), ANN)
    assert evening.game.pending == (0, 1, 2)
    assert refusal_of(evening, do.TakeBack(), BEN) == "nothing-to-take-back"
    for person in (ANN, BEN, CLEO):
        evening.play(person)
    assert refusal_of(evening, do.TakeBack(), ANN) == "nothing-to-take-back"


def test_a_decision_made_for_an_older_question_is_stale() -> None:
    evening = Evening().start(BEN, CLEO)
    asked = evening.table.version
    for person in (ANN, BEN):
        evening.table.check_version(do.Play(move="bid R"), asked)
        evening.play(person)
    evening.table.check_version(do.Play(move="bid R"), asked)
    evening.play(CLEO)
    with pytest.raises(Refusal, match="too old"):
        evening.table.check_version(do.Play(move="bid R"), asked)
    with pytest.raises(Refusal, match="does not exist yet"):
        evening.table.check_version(do.Play(move="bid R"), evening.table.version + 1)


def test_nobody_plays_for_another_seat() -> None:
    evening = Evening().start(BEN)
    assert refusal_of(evening, do.Play(move="bid R"), CLEO) == "not-seated"
    assert refusal_of(evening, do.BotPlayed(seat=0, move="bid R"), None) == "not-a-bot"
    assert refusal_of(evening, do.Play(move="bid R"), None) == "no-such-action"


def test_a_rematch_keeps_the_company() -> None:
    evening = Evening().start(BEN)
    assert refusal_of(evening, do.Rematch(), ANN) == "wrong-time"
    evening.play_to_the_end(ANN, BEN)
    evening.act(do.Rematch(), BEN)
    assert evening.table.needs_shuffle
    evening.act(do.Shuffled(seed="cd" * 32, record="record-2"))
    assert refusal_of(evening, do.Rematch(), BEN) == "wrong-time"
    evening.act(do.Rematch(), ANN)
    evening.act(do.Start(), ANN)
    evening.play_to_the_end(ANN, BEN)
    assert evening.table.number == 2
    assert evening.table.records == ["record-1", "record-2"]
    assert [seat.person for seat in evening.table.seats] == [ANN, BEN, None]


def test_whoever_calls_for_a_rematch_leaves_the_host_in_place_and_drags_nobody_along() -> None:
    evening = Evening().start(BEN, CLEO)
    evening.play_to_the_end(ANN, BEN, CLEO)
    evening.act(do.Rematch(), BEN)
    evening.act(do.Shuffled(seed="cd" * 32, record="record-2"))
    assert evening.table.host_seat == 0
    shown = evening.shown().seats
    assert [seat.ready for seat in shown] == [False, True, False]
    assert refusal_of(evening, do.Start(), BEN) == "not-host"
    evening.act(do.Rematch(), ANN)
    assert refusal_of(evening, do.Start(), ANN) == "not-everybody-joined"
    evening.act(do.ClearSeat(seat=2), ANN)
    evening.act(do.Start(), ANN)
    assert evening.table.bots_to_move() == [2]


def test_a_host_who_leaves_after_the_game_is_followed_by_somebody_who_can_start_the_next() -> None:
    evening = Evening().start(BEN)
    evening.play_to_the_end(ANN, BEN)
    evening.act(do.Rematch(), BEN)
    evening.act(do.Shuffled(seed="cd" * 32, record="record-2"))
    evening.act(do.Leave(), ANN)
    evening.act(do.Start(), BEN)
    assert evening.table.number == 2


def test_the_last_game_stays_at_hand_until_the_next_begins() -> None:
    evening = Evening().start(BEN)
    assert evening.shown().record is None
    evening.play_to_the_end(ANN, BEN)
    evening.act(do.Rematch(), BEN)
    assert evening.shown().record == "record-1"


def test_whoever_leaves_a_running_game_gives_the_seat_to_a_bot() -> None:
    evening = Evening().start(BEN, CLEO)
    evening.act(do.Leave(), ANN)
    assert evening.table.seats[0].stand_in == "left"
    assert evening.table.host_seat == 1
    assert refusal_of(evening, do.ReturnToSeat(), ANN) == "not-seated"
    evening.play_to_the_end(BEN, CLEO)
    evening.act(do.Rematch(), BEN)
    assert evening.table.seats[0].is_free


def test_whoever_concedes_stays_and_cannot_return() -> None:
    evening = Evening().start(BEN)
    evening.act(do.Concede(), BEN)
    assert evening.table.bots_to_move() == [1, 2]
    assert refusal_of(evening, do.Play(move="bid R"), BEN) == "bot-plays-for-you"
    assert refusal_of(evening, do.ReturnToSeat(), BEN) == "nothing-to-return-to"
    assert evening.table.seat_of(BEN) == 1


def test_a_pause_needs_everybodys_consent() -> None:
    evening = Evening().start(BEN)
    evening.act(do.Pause(), ANN)
    assert evening.status() == "running"
    evening.act(do.Pause(), BEN)
    assert evening.status() == "paused"
    assert evening.table.bots_to_move() == []
    assert refusal_of(evening, do.Play(move="bid R"), ANN) == "wrong-time"
    evening.act(do.Resume(), BEN)
    assert evening.status() == "running"
    assert not any(seat.wants_pause for seat in evening.table.seats)


def test_chat_is_cleaned_and_can_be_muted_and_turned_off() -> None:
    evening = Evening()
    evening.sit(BEN)
    evening.act(do.Say(text="a\u202eb\x07c\nd <b>"), BEN)
    evening.act(do.ShowEmote(emote="wow"), BEN)
    assert [(said.text, said.emote) for said in evening.table.said] == [("abc d <b>", None), (None, "wow")]
    evening.act(do.Mute(seat=1), ANN)
    assert evening.shown(0).said == ()
    assert len(evening.shown(1).said) == 2
    assert refusal_of(evening, do.Say(text="\u200b\u202e "), BEN) == "nothing-said"
    assert refusal_of(evening, do.Say(text="hello"), CLEO) == "not-seated"
    evening.act(do.Configure(settings=Settings(players=3, talk="emotes")), ANN)
    assert refusal_of(evening, do.Say(text="hello"), BEN) == "talk-is-off"
    evening.act(do.Configure(settings=Settings(players=3, talk="nothing")), ANN)
    assert refusal_of(evening, do.ShowEmote(emote="wow"), BEN) == "talk-is-off"


def test_two_players_of_one_name_are_told_apart() -> None:
    evening = Evening(Settings(players=4)).start()
    assert evening.game.names == ("Ann", "greedy", "greedy (2)", "greedy (3)")
    assert [player.bot for player in evening.game.players] == [None, "greedy", "greedy", "greedy"]


def test_a_guest_who_is_called_like_a_bot_is_a_guest() -> None:
    evening = Evening(Settings(players=3)).start(Person(id="guest", name="greedy"))
    assert [player.bot for player in evening.game.players] == [None, None, "greedy"]
    assert [seat.bot for seat in evening.game.view(0).seats] == [None, None, "greedy"]
    assert evening.game.names == ("Ann", "greedy", "greedy (2)")


@pytest.mark.parametrize(
    "chosen", [("Ben (2)", "Ben", "Ben"), ("B" * 40, "B" * 40, "B" * 40), ("Ann", "Ann (2)", "Ann")]
)
def test_no_choice_of_names_makes_two_players_one(chosen: tuple[str, ...]) -> None:
    guests = [Person(id=f"guest-{number}", name=name) for number, name in enumerate(chosen)]
    evening = Evening(Settings(players=4)).start(*guests)
    names = evening.game.names
    assert len(set(names)) == 4
    assert max(map(len, names)) <= 40


def test_who_does_not_sit_sees_no_codes() -> None:
    table = Evening().table
    assert table_view.you(table, ANN.id, False).invite == "invite"
    assert table_view.you(table, BEN.id, True).invite is None
    assert table_view.you(table, None, False).watch is None


def test_who_may_watch_is_the_hosts_choice() -> None:
    table = Evening(Settings(players=3, watching="nobody")).table
    assert not table_view.may_watch(table, "watch")
    assert table_view.may_watch(table, "invite")
    table = Evening(Settings(players=3, watching="link")).start().table
    assert table_view.may_watch(table, "watch")
    assert table_view.may_watch(table, "invite")
    assert not table_view.may_watch(table, "")
    table = Evening(Settings(players=3, watching="nobody")).start().table
    assert not table_view.may_watch(table, "invite")
    assert table_view.may_watch(Evening(Settings(players=3, watching="everyone")).table, "")
