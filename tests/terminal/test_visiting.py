"""Who comes again to a server from the same machine is the same person."""

import stat
from pathlib import Path

import pytest

from tests.server.clients import Running
from wildcards import Player
from wildcards.client import Gone, read_link
from wildcards.protocol.http import TableSummary
from wildcards.terminal.app.opening import summary_text
from wildcards.terminal.visiting import Visit, read_secrets
from wildcards.terminal.words import Words


async def test_an_address_opens_a_table_of_ones_own_and_an_invitation_a_seat(server: Running, tmp_path: Path) -> None:
    kept = tmp_path / "data" / "servers.json"
    ann = Visit(read_link(server.origin), "Ann", kept)
    await ann.begin()
    assert "greedy" in ann.levels
    async with ann.opened() as table:
        assert (table.seat, table.you.host) == (0, True)
        link = f"{server.origin}/#/join/{table.you.invite}"
        ben = Visit(read_link(link), "Ben", tmp_path / "ben.json")
        await ben.begin()
        async with ben.opened() as other:
            assert other.seat == 1
            assert [seat.name for seat in other.info.seats[:2]] == ["Ann", "Ben"]
            again = Visit(read_link(link), "", kept)  # Ann follows her own invitation
            await again.begin()
            async with again.opened() as same:
                assert same.seat == 0
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert list(read_secrets(kept)) == [server.origin]


async def test_somebody_whom_the_server_has_forgotten_comes_as_somebody_new(server: Running, tmp_path: Path) -> None:
    kept = tmp_path / "servers.json"
    for text in ("{", "[]", f'{{"{server.origin}": "{"0" * 32}"}}'):
        kept.write_text(text)
        visit = Visit(read_link(server.origin), "", kept)
        await visit.begin()
        assert (await visit.server.me()).person is not None
        assert read_secrets(kept) == {server.origin: visit.server.secret}


async def test_the_link_to_a_replay_is_for_a_browser(tmp_path: Path) -> None:
    with pytest.raises(Gone, match="open it in a browser"):
        await Visit(read_link("http://127.0.0.1:1/#/replay/r5"), "Ann", tmp_path / "servers.json").begin()


def test_bots_have_the_same_names_in_the_list_of_tables_as_at_the_table() -> None:
    table = TableSummary(
        table="t5",
        status="running",
        game=1,
        players=(Player("Ann"), Player("greedy", bot="greedy"), Player("Be\x1bn")),
        round=2,
        rounds=14,
        free_seats=0,
        your_seat=0,
        your_turn=True,
        can_watch=True,
        changed=0,
        records=(),
    )
    assert summary_text(Words("en"), table) == "Ann, Iris, Be n · Round 2 of 14 · Your turn"
