"""Friends who come late, and friends who are away: who may play on for a bot, and who decides it."""

import pytest

from tests.table.tables import ANN, BEN, CLEO, DAN, Evening
from wildcards.game import Game, Refusal
from wildcards.game.players import Player
from wildcards.table import Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.latecomers import MOST_ASKING
from wildcards.table.played import games_played
from wildcards.table.settings import BankClock, DecisionClock
from wildcards.table.snapshot import snapshot_of, table_from

ALL = (ANN.id, BEN.id, CLEO.id, DAN.id)


def ask(evening: Evening, person: Person, seat: int = 2, *, code: str = "invite", wanted: bool = True) -> None:
    evening.act(do.AskForSeat(seat=seat, code=code, wanted=wanted), person)


def let_in(evening: Evening, person: Person, *, allowed: bool = True) -> None:
    evening.act(do.LetIn(person=person.id, allowed=allowed), ANN)


def late(evening: Evening, person: Person) -> str | None:
    return table_view.you(evening.table, person.id, invited=True).late


def asking(evening: Evening) -> list[tuple[str, int]]:
    info = table_view.info(evening.table, None, evening.now, ALL, 0)
    return [(one.name, one.seat) for one in info.asking]


def begun(settings: Settings = Settings(players=4), log_format: int = 3) -> Evening:  # noqa: B008
    """Ann and Ben play with two bots."""
    evening = Evening(settings, log_format=log_format).start(BEN)
    evening.let_bots_play()
    return evening


def test_a_late_friend_plays_on_for_a_bot_once_the_host_agrees() -> None:
    evening = begun()
    game = evening.game
    hand = game.view(2).seats[2].hand
    assert late(evening, CLEO) == "may-ask"
    ask(evening, CLEO)
    assert asking(evening) == [("Cleo", 2)]
    assert late(evening, CLEO) == "asks"
    assert evening.table.seat_of(CLEO) is None
    let_in(evening, CLEO)
    assert evening.table.seat_of(CLEO) == 2
    assert asking(evening) == []
    assert game.view(2).seats[2].hand == hand
    assert game.players[2] == Player("Cleo")
    view = evening.table.view(None)
    assert view is not None
    assert view.seats[2].name == "Cleo"
    evening.act(do.TakeBack(), CLEO)  # what the bot had decided and nobody has seen
    evening.play_to_the_end(ANN, BEN, CLEO)
    record = game.record()
    assert Game.replay(record).result.points == game.result.points
    assert record.players[2] == "Cleo"
    assert games_played(evening.table, 0, "2026-11-16")[CLEO.id].seat == 2


def test_only_the_host_lets_somebody_in_and_only_who_asks() -> None:
    evening = begun()
    ask(evening, CLEO)
    for person in (BEN, CLEO, DAN):
        with pytest.raises(Refusal):
            evening.act(do.LetIn(person=CLEO.id, allowed=True), person)
    with pytest.raises(Refusal, match="nobody asks"):
        let_in(evening, DAN)
    ask(evening, CLEO, wanted=False)
    with pytest.raises(Refusal, match="nobody asks"):
        let_in(evening, CLEO)
    with pytest.raises(Refusal, match="nobody asks"):
        ask(evening, CLEO, wanted=False)


def test_while_a_bot_plays_for_the_host_the_next_person_decides() -> None:
    evening = begun()
    ask(evening, CLEO)
    evening.act(do.LostConnection(seat=0))
    assert [table_view.you(evening.table, one.id, invited=True).host for one in (ANN, BEN, CLEO)] == [True, True, False]
    evening.act(do.LetIn(person=CLEO.id, allowed=True), BEN)
    assert evening.table.seat_of(CLEO) == 2
    evening.act(do.ReturnToSeat(), ANN)
    ask(evening, DAN, 3)
    with pytest.raises(Refusal, match="only the host"):
        evening.act(do.LetIn(person=DAN.id, allowed=True), BEN)
    evening.act(do.LetIn(person=DAN.id, allowed=False), ANN)


def test_a_stranger_with_the_watching_link_cannot_ask_nor_can_somebody_who_was_sent_away() -> None:
    evening = Evening(Settings(players=4))
    evening.sit(BEN, CLEO)
    evening.act(do.SendAway(seat=2), ANN)
    evening.act(do.Invited(invite="invite-2", watch="watch-2"))
    evening.act(do.Start(), ANN)
    for code in ("", "invite", "watch", "watch-2"):
        with pytest.raises(Refusal, match="invitation"):
            ask(evening, DAN, code=code)
    with pytest.raises(Refusal, match="sent you away"):
        ask(evening, CLEO, code="invite-2")
    assert table_view.you(evening.table, DAN.id, invited=False).late is None


def test_nobody_asks_for_the_seat_of_a_person_or_for_a_second_one() -> None:
    evening = begun()
    for seat in (0, 1, 4):
        with pytest.raises(Refusal):
            ask(evening, CLEO, seat)
    with pytest.raises(Refusal, match="taken"):
        ask(evening, BEN, 2)
    evening.act(do.Concede(), BEN)
    with pytest.raises(Refusal):
        ask(evening, CLEO, 1)


def test_who_was_told_no_asks_again_in_the_next_game_and_not_before() -> None:
    evening = begun()
    ask(evening, CLEO)
    let_in(evening, CLEO, allowed=False)
    assert late(evening, CLEO) == "declined"
    with pytest.raises(Refusal, match="said no"):
        ask(evening, CLEO)
    evening.play_to_the_end(ANN, BEN)
    assert late(evening, CLEO) is None
    for person in (ANN, BEN):
        evening.act(do.Rematch(), person)
    evening.act(do.Shuffled(seed="cd" * 32, record="record-2"))
    evening.act(do.Start(), ANN)
    assert late(evening, CLEO) == "may-ask"
    ask(evening, CLEO)


def test_who_left_may_come_back_to_their_own_seat_and_others_may_have_it() -> None:
    evening = begun()
    evening.act(do.Leave(), BEN)
    with pytest.raises(Refusal, match="not played by a bot"):
        ask(evening, BEN, 2)
    ask(evening, BEN, 1)
    ask(evening, CLEO, 1)
    let_in(evening, CLEO)
    assert asking(evening) == []
    assert evening.table.seat_of(CLEO) == 1
    assert list(games_of(evening)) == [ANN.id, CLEO.id]


def games_of(evening: Evening) -> dict[str, object]:
    evening.play_to_the_end(ANN, CLEO)
    return dict(games_played(evening.table, 0, "2026-11-16"))


def test_so_many_ask_at_once_and_a_new_invitation_ends_all_of_it() -> None:
    evening = begun()
    crowd = [Person(id=f"id-{number}", name=f"P{number}") for number in range(MOST_ASKING + 2)]
    for person in crowd:
        ask(evening, person)
    assert list(evening.table.asking) == [person.id for person in crowd[2:]]
    evening.act(do.NewInvitation(), ANN)
    evening.act(do.Invited(invite="invite-2", watch="watch-2"))
    assert evening.table.asking == {}
    assert not table_view.may_watch(evening.table, "invite", crowd[-1].id)


def test_who_was_invited_may_watch_unless_nobody_may() -> None:
    for watching, may in (("link", True), ("everyone", True), ("nobody", False)):
        evening = begun(Settings(players=4, watching=watching))  # type: ignore[arg-type]
        assert table_view.may_watch(evening.table, "invite", CLEO.id) is may


def test_two_of_one_name_are_told_apart_in_the_game_too() -> None:
    evening = begun()
    other = Person(id="id-other", name="Ann")
    ask(evening, other)
    let_in(evening, other)
    assert evening.game.names[2] == "Ann (2)"


@pytest.mark.parametrize("clock", [DecisionClock(seconds=60), BankClock(seconds=60, increment=5)])
def test_who_comes_late_has_time_of_their_own(clock: DecisionClock | BankClock) -> None:
    evening = Evening(Settings(players=4, clock=clock)).start(BEN)
    evening.now += 50_000
    ask(evening, CLEO)
    let_in(evening, CLEO)
    left = table_view.info(evening.table, None, evening.now, ALL, 0).seats[2].time_left
    assert left is not None
    assert left >= 60_000


def test_a_day_has_no_latecomers_and_neither_have_logs_of_older_formats() -> None:
    for log_format in (1, 2):
        evening = begun(log_format=log_format)
        assert late(evening, CLEO) is None
        with pytest.raises(Refusal, match="cannot do that"):
            ask(evening, CLEO)
        with pytest.raises(Refusal):
            evening.act(do.StandInNow(seat=1), ANN)
    evening = begun()
    assert evening.table.shuffle is not None
    evening.table.shuffle = do.Shuffled(seed=evening.table.shuffle.seed, record="r", day="2026-11-16")
    with pytest.raises(Refusal, match="cannot do that"):
        ask(evening, CLEO)


def test_a_host_does_not_wait_for_somebody_who_is_away() -> None:
    evening = begun()
    for seat, person in ((1, BEN), (0, BEN), (0, ANN), (2, ANN)):
        with pytest.raises(Refusal):
            evening.act(do.StandInNow(seat=seat), person)
    evening.act(do.StandInNow(seat=1), ANN)
    assert evening.table.seats[1].stand_in == "connection"
    evening.act(do.ReturnToSeat(), BEN)
    assert evening.table.seats[1].stand_in is None


def test_everybody_sees_how_long_they_wait_for_somebody_who_is_away() -> None:
    evening = begun()
    info = table_view.info(evening.table, None, 10_000, ALL, 0, grace_ends={1: 55_000})
    assert [seat.bot_in for seat in info.seats] == [None, 45_000, None, None]
    info = table_view.info(evening.table, None, 60_000, ALL, 0, grace_ends={1: 55_000})
    assert info.seats[1].bot_in == 0


def test_who_is_forgotten_asks_no_more() -> None:
    evening = begun()
    ask(evening, CLEO)
    evening.act(do.Forgotten(person=CLEO.id))
    assert asking(evening) == []


def test_all_of_it_follows_from_the_log_and_from_a_snapshot() -> None:
    evening = begun()
    ask(evening, CLEO, 3)
    let_in(evening, CLEO)
    ask(evening, DAN)
    other = Person(id="id-other", name="Other")
    ask(evening, other)
    let_in(evening, other, allowed=False)
    for again in (Table.replay(evening.log), table_from(snapshot_of(evening.table))):
        for viewer in (None, 0, 3):
            seen = [table_view.info(table, viewer, evening.now, ALL, 0) for table in (again, evening.table)]
            assert seen[0] == seen[1]
            assert again.view(viewer) == evening.table.view(viewer)
        assert again.declined == [other.id]
        assert again.asking == evening.table.asking
