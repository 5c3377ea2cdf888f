"""Time: limits, banks, and the bots that step in."""

from tests.table.tables import ANN, BEN, CLEO, Evening, refusal_of
from wildcards.table import Settings
from wildcards.table import actions as do
from wildcards.table.settings import BankClock, DecisionClock


def timed(clock: DecisionClock | BankClock) -> Evening:
    return Evening(Settings(players=3, clock=clock)).start(BEN, CLEO)


def time_left(evening: Evening, seat: int) -> int | None:
    return evening.shown().seats[seat].time_left


def run_out(evening: Evening, seat: int) -> None:
    evening.act(do.RanOutOfTime(seat=seat, move=evening.first_move(seat)))


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    evening = Evening().start(BEN, CLEO)
    assert evening.table.next_deadline() is None
    assert time_left(evening, 0) is None


def test_every_decision_gets_the_same_time() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.now += 4_000
    assert [time_left(evening, seat) for seat in range(3)] == [6_000, 6_000, 6_000]
    evening.play(ANN)
    evening.now += 3_000
    assert [time_left(evening, seat) for seat in range(3)] == [6_000, 3_000, 3_000]
    evening.play(BEN)
    evening.play(CLEO)
    assert {time_left(evening, seat) for seat in evening.game.pending} == {10_000}


def test_taking_a_decision_back_does_not_bring_time_back() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.now += 4_000
    evening.play(ANN)
    evening.now += 5_000
    evening.act(do.TakeBack(), ANN)
    evening.now += 1_000
    assert time_left(evening, 0) == 5_000


def test_a_bank_shrinks_with_thinking_and_grows_with_each_decision() -> None:
    evening = timed(BankClock(seconds=60, increment=5))
    evening.now += 20_000
    for person in (ANN, BEN, CLEO):
        evening.play(person)
    assert {time_left(evening, seat) for seat in evening.game.pending} == {50_000}


def test_a_bot_decides_when_time_is_up_and_not_before() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.now += 9_999
    assert evening.table.out_of_time(evening.now) == []
    assert refusal_of(evening, do.RanOutOfTime(seat=1, move="bid R"), None) == "time-not-up"
    evening.now += 1
    assert evening.table.out_of_time(evening.now) == [0, 1, 2]
    assert evening.table.next_deadline() == evening.now
    run_out(evening, 1)
    assert evening.table.seats[1].stand_in is None
    assert evening.table.out_of_time(evening.now) == [0, 2]


def test_after_two_timeouts_in_a_row_the_bot_keeps_the_seat_until_it_is_taken_back() -> None:
    evening = timed(DecisionClock(seconds=10))
    timeouts = 0
    while timeouts < 2:
        for seat in evening.game.pending:
            if seat == 1:
                evening.now = evening.table.next_deadline() or evening.now
                run_out(evening, 1)
                timeouts += 1
            else:
                evening.play(ANN if seat == 0 else CLEO)
    assert evening.stand_in(1) == "timeout"
    assert time_left(evening, 1) is None
    evening.act(do.ReturnToSeat(), BEN)
    assert evening.stand_in(1) is None
    assert evening.table.seats[1].timeouts == 0


def test_everybody_can_know_that_a_bot_decided_once() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.now += 10_000
    run_out(evening, 1)
    assert timeouts(evening) == [0, 1, 0]
    evening.play(ANN)
    evening.play(CLEO)
    while 1 not in evening.game.pending:
        evening.play(ANN if 0 in evening.game.pending else CLEO)
    assert timeouts(evening) == [0, 1, 0]
    evening.play(BEN)
    assert timeouts(evening) == [0, 0, 0]


def timeouts(evening: Evening) -> list[int]:
    return [seat.timeouts for seat in evening.shown().seats]


def test_a_decision_of_ones_own_ends_the_row_of_timeouts() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.now += 10_000
    run_out(evening, 0)
    assert evening.table.seats[0].timeouts == 1
    evening.play(ANN)
    assert evening.table.seats[0].timeouts == 0


def test_clocks_stand_still_in_a_pause() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.now += 4_000
    for person in (ANN, BEN, CLEO):
        evening.act(do.Pause(), person)
    evening.now += 3_600_000
    assert time_left(evening, 0) == 6_000
    assert evening.table.next_deadline() is None
    evening.act(do.Resume(), ANN)
    evening.now += 1_000
    assert time_left(evening, 0) == 5_000


def test_a_lost_connection_gives_the_seat_to_a_bot_until_the_person_returns() -> None:
    evening = Evening().start(BEN, CLEO)
    evening.act(do.LostConnection(seat=2))
    assert evening.table.bots_to_move() == [2]
    assert refusal_of(evening, do.LostConnection(seat=2), None) == "not-seated"
    evening.act(do.ReturnToSeat(), CLEO)
    assert evening.table.bots_to_move() == []


def test_a_clock_does_not_tick_while_nothing_is_to_decide() -> None:
    evening = timed(DecisionClock(seconds=10))
    evening.play(ANN)
    evening.now += 60_000
    assert 0 not in evening.table.out_of_time(evening.now)
    assert not evening.shown().seats[0].ticking
