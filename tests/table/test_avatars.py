"""The pictures beside the names at a table."""

from tests.table.tables import ANN, Evening
from wildcards.table import Person, Settings
from wildcards.table.avatars import given_avatar

ALIKE = [Person(id=name, name=name) for name in map(str, range(500)) if given_avatar(name) == given_avatar(ANN.id)]


def avatars_at(evening: Evening) -> list[str | None]:
    return [seat.avatar for seat in evening.shown().seats]


def test_nobody_is_given_a_picture_that_somebody_else_at_the_table_has() -> None:
    for people in (ALIKE[:4], ()):  # without friends the seats are filled with bots of one level
        shown = avatars_at(Evening(Settings(players=5)).start(*people))
        assert len(set(shown)) == 5
    assert {avatar and avatar[:2] for avatar in shown[1:]} == {given_avatar("greedy")[:2]}


def test_a_picture_that_was_chosen_stays_and_a_free_seat_has_none() -> None:
    chosen = given_avatar(ANN.id)
    evening = Evening(Settings(players=3))
    evening.sit(Person(id="id-Eve", name="Eve", chosen_avatar=chosen))
    ann, eve, free = avatars_at(evening)
    assert (eve, free) == (chosen, None)
    assert ann not in (None, chosen)
