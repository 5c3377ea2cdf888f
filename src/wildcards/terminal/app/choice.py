"""Something that can be chosen, from a list or by what is typed for it."""

from typing import NamedTuple

from wildcards.table.actions import PersonAction


class Choice(NamedTuple):
    """An action, several of which one is to be chosen, or what its name says."""

    name: str  # told apart by it
    label: str
    action: PersonAction | None = None
    more: tuple["Choice", ...] = ()
