"""A table that waits for its game has a host as long as a person sits there."""

from tests.table.tables import ANN, BEN, CLEO, Evening, refusal_of
from wildcards.table import Person, Table
from wildcards.table import actions as do

PROGRAM = Person(id="id-program", name="Program", program=True)


def test_a_host_who_stays_away_is_followed_by_another_person_for_good() -> None:
    evening = Evening()
    evening.sit(BEN, CLEO)
    evening.act(do.HostPassed(seat=2))
    assert evening.table.host_seat == 2
    assert refusal_of(evening, do.Start(), ANN) == "not-host"
    again = Table.replay(evening.log)
    assert again.host_seat == 2
    evening.act(do.ClearSeat(seat=0), CLEO)
    evening.act(do.Start(), CLEO)
    assert evening.table.bots_to_move() == [0]


def test_only_another_person_who_sits_there_before_the_game_becomes_host() -> None:
    evening = Evening()
    evening.sit(PROGRAM)
    for seat in (0, 1, 2):
        assert refusal_of(evening, do.HostPassed(seat=seat), None) == "not-seated"
    evening.start(BEN)
    assert refusal_of(evening, do.HostPassed(seat=2), None) == "wrong-time"


def test_whoever_sits_down_at_a_table_without_a_host_becomes_it() -> None:
    evening = Evening()
    evening.act(do.Leave(), ANN)
    assert evening.table.host is None
    evening.sit(PROGRAM)
    assert evening.table.host_seat is None
    evening.sit(BEN)
    assert evening.table.host_seat == evening.table.seat_of(BEN)
