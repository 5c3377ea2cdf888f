"""Several people at one device: a guest, and companions who go by the guest's secret and sit on their own seats."""

from wildcards.table.actions import Person
from wildcards.table.names import clean_name
from wildcards.table.state import TableState

MOST_COMPANIONS = 4


def everybody_of(guest: str) -> list[str]:
    """The ids of a guest and of all companions that there may be."""
    return [guest, *(f"{guest}.{number}" for number in range(1, MOST_COMPANIONS + 1))]


def guest_of(person: str) -> str:
    """By whose secret somebody goes: their own, or that of the guest whose companion they are."""
    return person.partition(".")[0]


def companion_of(guest: Person, number: int, name: str) -> Person:
    return Person(id=f"{guest.id}.{number}", name=clean_name(name) or guest.name)


def companions_at(table: TableState, guest: str | None) -> dict[int, int]:
    """The seats of a guest's companions, by number."""
    found: dict[int, int] = {}
    for place, seat in enumerate(table.seats):
        owner, _, number = (seat.sitter.id if seat.sitter else "").partition(".")
        if number and owner == guest:
            found[int(number)] = place
    return found
