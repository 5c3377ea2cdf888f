"""The plain client of a server, when something else is asked before the answer has been typed."""

from collections.abc import Iterator
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests.terminal.arranged import ShownGame
from wildcards import Game
from wildcards.client import Table
from wildcards.game.view import shown
from wildcards.protocol.messages import Update
from wildcards.terminal.background import OnlineTable
from wildcards.terminal.plain_online import OnlineSeat, PlainOnline
from wildcards.terminal.plain_seat import Left
from wildcards.terminal.screen import Screen
from wildcards.terminal.words import Words

BEFORE, LATER = Game(3, seed="1" * 64), Game(3, seed="2" * 64)


@pytest.mark.parametrize("is_asked", [True, False])
def test_what_can_be_answered_and_what_it_means_stays_as_it_was_shown(is_asked: bool) -> None:
    file = StringIO()

    def typed() -> Iterator[str]:
        view = shown(LATER.view(0)) if is_asked else replace(shown(LATER.view(0)), ask=None, question=None)
        table.update = replace(table.known, version=table.known.version + 1, view=view)
        yield from ("m", *(f"{number}" for number in range(1, len(BEFORE.legal_moves(0)) + 1)), "t", "s", "?")

    lines = typed()

    def read(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    screen = Screen(Words("en"), Console(file=file, width=100), read)
    with OnlineTable(Table(ShownGame(BEFORE, 0, sits=True).dial, "changed")) as online:
        table = online.table
        with pytest.raises(Left):
            PlainOnline(online, "http://127.0.0.1:1", screen).play()
    said = file.getvalue()
    for number, move in enumerate(BEFORE.legal_moves(0), 1):
        assert f"\n{number}. Bid: {move.cards[0]}\n" in said
    assert said.count(". Bid: ") == len(BEFORE.legal_moves(0))
    assert said.count("Enter confirms") == len(BEFORE.legal_moves(0))


def test_whoever_answered_elsewhere_is_not_asked() -> None:
    screen = Screen(Words("en"), Console(file=StringIO()), lambda _: pytest.fail("nothing is asked"))
    with OnlineTable(Table(ShownGame(BEFORE, 0, sits=True).dial, "answered")) as online:
        client, table = PlainOnline(online, "http://127.0.0.1:1", screen), online.table
        table.update = replace(table.known, view=replace(shown(BEFORE.view(0)), ask=None, question=None))
        OnlineSeat(client, 0, BEFORE.players).answer()


def test_whoever_is_asked_while_the_lobby_is_told_is_asked_next(monkeypatch: pytest.MonkeyPatch) -> None:
    file = StringIO()

    def read(_: str) -> str:
        raise EOFError

    screen = Screen(Words("en"), Console(file=file, width=100), read)
    with OnlineTable(Table(ShownGame(BEFORE, 0, sits=True).dial, "started")) as online:
        client, table = PlainOnline(online, "http://127.0.0.1:1", screen), online.table
        started = table.known
        tell = client._tell

        def told(known: Update) -> None:
            tell(known)
            table.update = started

        table.update = replace(started, view=None, table=replace(started.table, status="shuffling"))
        monkeypatch.setattr(client, "_tell", told)
        with pytest.raises(Left):
            client.play()
    assert "Bid one card, face down." in file.getvalue()
