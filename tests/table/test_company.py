"""Company that one can choose: who is out, who leads, who is heard, and who is not waited for."""

import pytest

from tests.table.tables import ANN, BEN, CLEO, SEED, Evening
from wildcards.game import Refusal
from wildcards.table import Person, Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.in_game import IDLE_MILLISECONDS
from wildcards.table.settings import DecisionClock
from wildcards.table.state import PEOPLE_KEPT


def new_links(evening: Evening, number: int = 2) -> None:
    assert evening.table.needs_codes
    evening.act(do.Invited(invite=f"invite-{number}", watch=f"watch-{number}"))


def said_to(evening: Evening, person: Person) -> list[str | None]:
    seat = evening.table.seat_of(person)
    return [said.text for said in evening.shown(seat).said]


# Out means out.


def test_who_was_sent_away_does_not_come_back_with_the_same_link_nor_with_a_new_one() -> None:
    evening = Evening()
    evening.sit(BEN)
    evening.act(do.SendAway(seat=1), ANN)
    new_links(evening)
    for code in ("invite", "invite-2"):
        with pytest.raises(Refusal, match="sent you away"):
            evening.act(do.Sit(code=code), BEN)
    evening.act(do.Configure(settings=Settings(players=3, watching="everyone")), ANN)
    assert not table_view.may_watch(evening.table, "watch-2", BEN.id)
    assert table_view.may_watch(evening.table, "watch-2", CLEO.id)


def test_under_another_name_they_need_a_link_that_they_do_not_have() -> None:
    evening = Evening()
    evening.sit(BEN)
    evening.act(do.SendAway(seat=1), ANN)
    new_links(evening)
    again = Person(id="id-other", name="Somebody else")
    with pytest.raises(Refusal, match="invitation"):
        evening.act(do.Sit(code="invite"), again)
    assert not table_view.may_watch(evening.table, "watch", again.id)
    evening.act(do.Sit(code="invite-2"), CLEO)


def test_somebody_whose_seat_was_freed_while_they_were_away_may_come_back() -> None:
    evening = Evening()
    evening.sit(BEN)
    evening.act(do.ClearSeat(seat=1), ANN)
    assert not evening.table.needs_codes
    evening.sit(BEN)


def test_only_others_are_sent_away_and_only_by_the_host() -> None:
    evening = Evening()
    evening.sit(BEN)
    evening.act(do.SeatBot(seat=2, level="greedy"), ANN)
    for seat, person in ((0, ANN), (2, ANN), (0, BEN)):
        with pytest.raises(Refusal):
            evening.act(do.SendAway(seat=seat), person)


def test_the_host_alone_gets_new_links_at_a_click() -> None:
    evening = Evening()
    evening.sit(BEN)
    with pytest.raises(Refusal, match="only the host"):
        evening.act(do.NewInvitation(), BEN)
    evening.act(do.NewInvitation(), ANN)
    new_links(evening)
    with pytest.raises(Refusal, match="invitation"):
        evening.act(do.Sit(code="invite"), CLEO)
    assert table_view.you(evening.table, ANN.id, False).invite == "invite-2"


def test_a_log_of_the_first_format_goes_on_as_it_began() -> None:
    evening = Evening(log_format=1)
    evening.sit(BEN)
    for action in (do.SendAway(seat=1), do.NewInvitation()):
        with pytest.raises(Refusal):
            evening.act(action, ANN)
    evening.act(do.Start(), ANN)
    evening.play_to_the_end(ANN, BEN)
    evening.act(do.Rematch(), BEN)
    assert evening.table.host == BEN.id


# Who leads.


def test_who_made_the_table_leads_it_through_rematches_whoever_calls_for_them() -> None:
    evening = Evening().start(BEN)
    evening.play_to_the_end(ANN, BEN)
    evening.act(do.Rematch(), BEN)
    assert evening.table.host == ANN.id


def test_who_made_it_and_left_leads_no_more() -> None:
    evening = Evening().start(BEN, CLEO)
    evening.act(do.Leave(), ANN)
    evening.play_to_the_end(BEN, CLEO)
    evening.act(do.Rematch(), CLEO)
    assert evening.table.host == BEN.id


# Whom one hears.


def test_who_is_mute_stays_so_at_another_seat_after_coming_back_and_in_the_next_game() -> None:
    evening = Evening(Settings(players=4))
    evening.sit(BEN, CLEO)
    evening.act(do.Mute(seat=1), ANN)
    evening.act(do.Sit(seat=3), BEN)
    evening.act(do.Say(text="from another seat"), BEN)
    evening.act(do.Sit(seat=1), CLEO)
    evening.act(do.Say(text="from where Ben sat"), CLEO)
    evening.act(do.Leave(), BEN)
    evening.sit(BEN)
    evening.act(do.Say(text="back again"), BEN)
    assert said_to(evening, ANN) == ["from where Ben sat"]
    assert len(said_to(evening, CLEO)) == 3
    assert table_view.you(evening.table, ANN.id, False).muted == (evening.table.seat_of(BEN),)
    evening.start()
    evening.play_to_the_end(ANN, BEN, CLEO)
    evening.act(do.Rematch(), ANN)
    evening.act(do.Shuffled(seed=SEED, record="record-2"))
    evening.act(do.Say(text="once more"), BEN)
    assert said_to(evening, ANN) == ["from where Ben sat"]
    own = evening.table.seat_of(BEN)
    assert own is not None
    evening.act(do.Mute(seat=own, muted=False), ANN)
    assert said_to(evening, ANN)[-1] == "once more"


# Who is not waited for.


def waiting_evening() -> Evening:
    """Three people play without a clock, and all but Cleo have decided."""
    evening = Evening().start(BEN, CLEO)
    for person in (ANN, BEN):
        evening.play(person)
    return evening


def test_a_bot_plays_on_for_an_idle_player_when_all_others_wish_it() -> None:
    evening = waiting_evening()
    evening.now += IDLE_MILLISECONDS
    evening.act(do.Replace(seat=2), ANN)
    assert evening.stand_in(2) is None
    assert evening.shown().seats[2].replaced_by == (0,)
    evening.act(do.Replace(seat=2), BEN)
    assert evening.stand_in(2) == "idle"
    evening.act(do.ReturnToSeat(), CLEO)
    assert evening.stand_in(2) is None
    with pytest.raises(Refusal, match="not kept the others waiting"):
        evening.act(do.Replace(seat=2), ANN)


def test_nobody_is_replaced_who_has_decided_or_has_time_or_plays_by_a_clock_or_by_their_own_wish() -> None:
    evening = waiting_evening()
    evening.now += IDLE_MILLISECONDS - 1
    for seat, person in ((2, ANN), (1, ANN), (2, CLEO)):
        with pytest.raises(Refusal, match="not kept the others waiting"):
            evening.act(do.Replace(seat=seat), person)
    evening.now += 1
    with pytest.raises(Refusal, match="not kept the others waiting"):
        evening.act(do.Replace(seat=2), CLEO)
    timed = Evening(Settings(players=3, clock=DecisionClock(seconds=600))).start(BEN)
    timed.now += IDLE_MILLISECONDS
    with pytest.raises(Refusal, match="not kept the others waiting"):
        timed.act(do.Replace(seat=1), ANN)


def test_a_wish_can_be_taken_back_and_ends_with_the_question() -> None:
    evening = waiting_evening()
    evening.now += IDLE_MILLISECONDS
    evening.act(do.Replace(seat=2), ANN)
    evening.act(do.Replace(seat=2, wanted=False), ANN)
    evening.act(do.Replace(seat=2), BEN)
    assert evening.table.seats[2].stand_in is None
    evening.play(CLEO)
    assert evening.table.seats[2].replaced_by == set()


def test_who_leaves_is_not_asked_any_more() -> None:
    evening = waiting_evening()
    evening.now += IDLE_MILLISECONDS
    evening.act(do.Replace(seat=2), ANN)
    evening.act(do.Leave(), BEN)
    assert evening.table.seats[2].stand_in == "idle"


def test_all_of_it_follows_from_the_log() -> None:
    evening = waiting_evening()
    evening.now += IDLE_MILLISECONDS
    evening.act(do.Mute(seat=1), ANN)
    evening.act(do.Replace(seat=2), ANN)
    evening.act(do.Replace(seat=2), BEN)
    evening.act(do.NewInvitation(), ANN)
    new_links(evening)
    again = Table.replay(evening.log)
    seen = [table_view.info(table, 0, evening.now, (), 0) for table in (again, evening.table)]
    assert seen[0] == seen[1]
    assert again.invite == "invite-2"


def test_what_a_table_keeps_of_those_who_pass_by_has_an_end() -> None:
    evening = Evening()
    for number in range(PEOPLE_KEPT + 50):
        stranger = Person(id=f"id-{number}", name=f"N{number}")
        evening.act(do.Sit(code=evening.table.invite), stranger)
        evening.act(do.Mute(seat=1), ANN)
        evening.act(do.Mute(seat=0), stranger)
        evening.act(do.SendAway(seat=1), ANN)
        evening.act(do.Invited(invite=f"i{number}", watch=f"w{number}"))
    table = evening.table
    last = f"id-{PEOPLE_KEPT + 49}"
    assert (len(table.removed), len(table.mutes), len(table.mutes[ANN.id])) == (PEOPLE_KEPT,) * 3
    assert last in table.removed
    assert last in table.mutes[ANN.id]
    assert ANN.id in table.mutes
