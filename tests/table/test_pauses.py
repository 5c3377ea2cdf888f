"""A pause begins when all people who still play have asked for it, however the others stopped playing."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import ANN, BEN, CLEO, Evening
from wildcards.game import Refusal
from wildcards.table import Person, Settings, Table
from wildcards.table import actions as do
from wildcards.table.settings import DecisionClock

SECONDS = 10
PEOPLE = (ANN, BEN, CLEO)
PROGRAM = Person(id="id-program", name="Program", program=True)


def full_table() -> Evening:
    return Evening(Settings(players=3, clock=DecisionClock(seconds=SECONDS))).start(BEN, CLEO)


def let_time_run_out(evening: Evening, seat: int) -> None:
    """The seat decides nothing, the others all they are asked for, until a bot has the seat."""
    while evening.table.seats[seat].stand_in is None:
        evening.let_bots_play()
        for other in evening.game.pending:
            if other != seat:
                evening.play(PEOPLE[other])
        if seat in evening.game.pending:
            evening.now = evening.table.next_deadline() or evening.now
            evening.act(do.RanOutOfTime(seat=seat, move=evening.first_move(seat)))


GOING: dict[str, Callable[[Evening], None]] = {
    "timeout": lambda evening: let_time_run_out(evening, 2),
    "connection": lambda evening: evening.act(do.LostConnection(seat=2)),
    "conceded": lambda evening: evening.act(do.Concede(), CLEO),
    "left": lambda evening: evening.act(do.Leave(), CLEO),
}


@pytest.mark.parametrize("why", GOING)
def test_a_wish_that_all_others_share_comes_true_when_the_last_person_stops_playing(why: str) -> None:
    evening = full_table()
    for person in (ANN, BEN):
        evening.act(do.Pause(), person)
    assert evening.status() == "running"
    GOING[why](evening)
    assert evening.table.seats[2].stand_in == why
    assert evening.status() == "paused"
    assert evening.table.next_deadline() is None
    assert evening.table.bots_to_move() == []
    evening.act(do.Resume(), ANN)
    assert not any(seat.wants_pause for seat in evening.table.seats)


@pytest.mark.parametrize("why", GOING)
def test_nobody_is_paused_who_did_not_ask(why: str) -> None:
    evening = full_table()
    evening.act(do.Pause(), ANN)
    GOING[why](evening)
    assert evening.status() == "running"


def test_a_table_that_people_have_left_is_not_paused() -> None:
    evening = full_table()
    for person in PEOPLE:
        evening.act(do.Concede(), person)
    assert evening.status() == "running"


def test_programs_are_not_asked_for_a_pause() -> None:
    evening = Evening().start(PROGRAM)
    evening.act(do.Pause(), PROGRAM)
    assert evening.status() == "running"
    evening.act(do.Pause(wanted=False), PROGRAM)
    evening.act(do.Pause(), ANN)
    assert evening.status() == "paused"


STEPS = st.tuples(
    st.sampled_from(PEOPLE),
    st.sampled_from(
        [do.Pause(), do.Pause(wanted=False), do.Resume(), do.Concede(), do.Leave(), do.ReturnToSeat(), None]
    ),
)


@given(st.lists(STEPS, max_size=25))
@settings(max_examples=150, deadline=None)
def test_whatever_people_do_a_running_table_never_has_the_consent_of_all(steps: list[tuple[Person, object]]) -> None:
    evening = full_table()
    for person, action in steps:
        try:
            if action is None:
                evening.act(do.LostConnection(seat=PEOPLE.index(person)))
            else:
                evening.act(action, person)  # type: ignore[arg-type]
        except Refusal:
            continue
        playing = [seat for seat in evening.table.seats if seat.is_played_by_person]
        agreed = bool(playing) and all(seat.wants_pause for seat in playing)
        assert not (agreed and evening.status() == "running")
    assert Table.replay(evening.log).status == evening.status()
