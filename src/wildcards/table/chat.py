"""What is said at the table.

Each function is one action: it happens to the table, or a refusal says why not and nothing has changed.
"""

from wildcards.table import actions as do
from wildcards.table import refusals
from wildcards.table.actions import Entry
from wildcards.table.state import PEOPLE_KEPT, Said, TableState
from wildcards.table.text import clean_text

LONGEST_CHAT = 200
CHAT_KEPT = 20


def say(table: TableState, action: do.Say, entry: Entry) -> None:
    seat = table.own_seat(entry)
    if table.settings.talk != "all":
        raise refusals.TalkIsOff
    text = clean_text(action.text, LONGEST_CHAT)
    if not text:
        raise refusals.NothingSaid
    add_said(table, seat, text=text, emote=None)


def show_emote(table: TableState, action: do.ShowEmote, entry: Entry) -> None:
    seat = table.own_seat(entry)
    if table.settings.talk == "nothing":
        raise refusals.TalkIsOff
    add_said(table, seat, text=None, emote=action.emote)


def add_said(table: TableState, seat: int, *, text: str | None, emote: do.Emote | None) -> None:
    person = table.seats[seat].person
    number = table.said[-1].number + 1 if table.said else 1
    name = person.name if person else ""
    table.speakers = {said.number: table.speakers.get(said.number, "") for said in table.said}
    table.speakers[number] = person.id if person else ""
    table.said = [*table.said, Said(number=number, seat=seat, name=name, text=text, emote=emote)][-CHAT_KEPT:]


def mute(table: TableState, action: do.Mute, entry: Entry) -> None:
    """The person is meant, not the seat: whoever changes seats, or plays again, stays mute."""
    own = table.seats[table.own_seat(entry)].person
    other = table.check_seat(action.seat).person
    if own is None or other is None:
        return  # a bot says nothing
    muted = [person for person in table.mutes.pop(own.id, ()) if person != other.id]
    if action.muted:
        muted = [*muted, other.id][-PEOPLE_KEPT:]
    if muted:
        table.mutes[own.id] = muted
    if len(table.mutes) > PEOPLE_KEPT:
        del table.mutes[next(iter(table.mutes))]
