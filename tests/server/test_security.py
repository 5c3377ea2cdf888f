"""What must be refused: wrong seats, no secret, another table's secret, foreign pages, races and floods."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Running, Visitor, running_server
from wildcards.host.settings import Limits

# Every action, with fields with which it would be possible for whoever may do it.
ACTIONS: dict[str, dict[str, Any]] = {
    "configure": {"settings": {"players": 3}},
    "sit": {"code": "nonsense"},
    "leave": {},
    "seat-bot": {"seat": 2, "level": "random"},
    "clear-seat": {"seat": 1},
    "send-away": {"seat": 1},
    "new-invitation": {},
    "promise-word": {"digest": "0" * 64},
    "start": {},
    "give-word": {"word": "0" * 32},
    "play": {"move": "bid R"},
    "take-back": {},
    "return": {},
    "concede": {},
    "pause": {},
    "resume": {},
    "replace": {"seat": 1},
    "rematch": {},
    "say": {"text": "hello"},
    "emote": {"emote": "wow"},
    "mute": {"seat": 1},
}
HOSTS_OWN = ("configure", "seat-bot", "clear-seat", "send-away", "new-invitation", "start")


async def nothing_happened(server: Running, table: str, entries: int) -> bool:
    return len(await server.hub.store.entries(table)) == entries


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """Without bots: none of what happens here needs one."""
    async with running_server(f"sqlite:///{tmp_path}/tables.sqlite", workers=0) as running:
        yield running


async def test_who_does_not_sit_at_the_table_can_do_nothing(server: Running) -> None:
    """Somebody with a valid secret, with another table and this table's watching link."""
    ann, eve = await Visitor.come(server, "Ann"), await Visitor.come(server, "Eve")
    await eve.make_table(players=3)
    for running in (False, True):
        made = await ann.make_table(players=3, start=running)
        async with eve.at(made["table"], made["watch"]) as place:
            for kind, fields in ACTIONS.items():
                answer = await place.do(kind, **fields)
                assert answer["type"] == "refused", kind
                assert answer["code"] in ("not-seated", "not-invited", "wrong-time")
        assert await nothing_happened(server, made["table"], 3 if running else 2)


async def test_without_a_secret_nothing_can_be_done(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    for secret in ("", "0" * 32, "x" * 32, ann.secret[:-1], ann.person):
        async with Visitor(server, "", secret, "").at(made["table"], made["watch"]) as place:
            for kind, fields in ACTIONS.items():
                assert (await place.do(kind, **fields))["code"] == "no-such-action"
    assert await nothing_happened(server, made["table"], 2)


async def test_another_seat_cannot_do_what_is_the_hosts(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    async with ben.at(made["table"], made["invite"]) as place:
        await place.must("sit", code=made["invite"])
        for kind in HOSTS_OWN:
            assert (await place.do(kind, **ACTIONS[kind]))["code"] == "not-host"


async def test_a_secret_is_one_persons_seat_and_no_others(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Ben")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as first, ben.at(made["table"], made["invite"]) as second:
        await second.must("sit", code=made["invite"])
        await first.must("start")
        await second.wait_until(lambda update: update["table"]["status"] == "running")
        assert (first.seat, second.seat) == (0, 1)
        anns_card = next(card for card in first.update["view"]["seats"][0]["hand"])
        bens_hand = second.update["view"]["seats"][1]["hand"]
        answer = await second.do("play", move=f"bid {anns_card}")
        assert answer["type"] == ("done" if anns_card in bens_hand else "refused")
        assert second.update["view"]["seats"][0]["hand"] is None


async def test_a_page_of_another_origin_is_refused(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://localhost:1", ""):
        answer = await server.call("POST", "/api/tables", {}, cookie=ann.cookie, origin=origin)
        assert answer.status == 403
        headers = {"Cookie": ann.cookie, "Origin": origin}
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers)


async def test_a_foreign_name_for_this_machine_is_refused(server: Running) -> None:
    answer = await server.call(
        "POST",
        "/api/guests",
        {"name": "Ann"},
        host=f"evil.example:{server.port}",
        origin=f"http://evil.example:{server.port}",
    )
    assert answer.status == 403


async def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Running) -> None:
    answer = await server.call("POST", "/api/guests", {"name": "Ann"}, origin=server.origin)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert len(answer.secret) == 32
    assert answer.secret not in answer.data.decode()


async def test_a_name_is_changed_and_the_person_stays(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    answer = await ann.call("POST", "/api/guests", {"name": "Anna"})
    assert (answer.body["person"], answer.body["name"], answer.secret) == (ann.person, "Anna", ann.secret)


async def test_nobody_chooses_a_secret(server: Running) -> None:
    chosen = "0123456789abcdef" * 2
    answer = await server.call("POST", "/api/guests", {"name": "Ann"}, cookie=f"wildcards={chosen}")
    assert answer.secret != chosen


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Ann\u202e\u0007 ", "Ann"), ("A\u200bnn", "Ann"), ("Zo\u0308e", "Zöe"), ("<b>Ann</b>", "<b>Ann</b>")],
)
async def test_names_are_cleaned(server: Running, given: str, kept: str) -> None:
    assert (await server.call("POST", "/api/guests", {"name": given})).body["name"] == kept


@pytest.mark.parametrize("given", ["", " ", "\u202e\u200b", "x" * 41, 5, None])
async def test_a_name_of_nothing_is_refused(server: Running, given: object) -> None:
    assert (await server.call("POST", "/api/guests", {"name": given})).status == 400


async def test_of_many_who_race_for_one_seat_one_gets_it(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = (await ann.call("POST", "/api/tables", {"settings": {"players": 3}, "bots": ["random"]})).body
    racers = [await Visitor.come(server, f"R{number}") for number in range(40)]

    async def race(racer: Visitor) -> str:
        async with racer.at(made["table"], made["invite"]) as place:
            answer = await place.do("sit", code=made["invite"])
            return str(answer.get("code", "sat"))

    outcomes = await asyncio.gather(*(race(racer) for racer in racers))
    assert outcomes.count("sat") == 1
    assert set(outcomes) == {"sat", "table-full"}


async def test_strict_headers_are_on_every_answer(server: Running) -> None:
    for path in ("/", "/api/about", "/api/none", "/health", "/t/abc"):
        headers = (await server.call("GET", path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        # Python plays in the page as WebAssembly, which may be compiled; nothing else may.
        assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/../../package.json", "/%00"]
)
async def test_no_file_outside_the_client_is_served(server: Running, path: str) -> None:
    answer = await server.call("GET", path)
    assert b"[project]" not in answer.data
    assert b"devDependencies" not in answer.data


async def test_too_much_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limits")
    limits = Limits(requests_per_second=0.001, request_burst=4, messages_per_second=0.001, message_burst=5)
    async with running_server(f"sqlite:///{folder}/t.sqlite", limits=limits) as server:
        ann = await Visitor.come(server, "Ann")
        made = await ann.make_table(players=3)
        answer = await ann.call("POST", "/api/tables", b"[" * 20_000)
        assert answer.status == 413
        async with ann.at(made["table"]) as place:
            for _ in range(5):
                await place.send({"type": "ping"})
            await place.wait_for(lambda message: message["type"] == "bye")
            assert place.bye == {"type": "bye", "why": "too-fast", "retry": True}
        assert [(await ann.call("POST", "/api/tables", {})).status for _ in range(2)] == [200, 429]


async def test_a_message_that_is_too_long_ends_the_connection(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    async with ann.at(made["table"]) as place:
        await place.send("x" * 20_000)
        assert await place.is_closed()


async def test_nonsense_is_answered_and_after_much_of_it_the_server_hangs_up(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3)
    nonsense = [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"hello"}',
        '{"type":"command"}',
        "\ud83d",
        '{"type":"ping","x":1}',
        "[" * 9_000,
    ]
    async with ann.at(made["table"]) as place:
        for message in nonsense:
            await place.send(message.encode(errors="surrogatepass"))
            answer = await place.wait_for(lambda message: message["type"] == "refused")
            assert answer["code"] == "bad-message"
        for _ in range(20):
            await place.send("nonsense")
        await place.wait_for(lambda message: message["type"] == "bye")
    assert server.hub.metrics.unhandled == 0


async def test_before_hello_nothing_is_possible(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    await ann.make_table(players=3)
    async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": ann.cookie}) as socket:
        await socket.send('{"type":"command","id":"a","expects":0,"action":{"kind":"start"}}')
        assert "bad-message" in str(await socket.recv())


async def test_secrets_stay_out_of_logs_and_metrics(tmp_path: Path, logs: io.StringIO) -> None:
    async with running_server(f"sqlite:///{tmp_path}/t.sqlite") as server:
        await play_and_look_for_secrets(server, logs)


async def play_and_look_for_secrets(server: Running, logs: io.StringIO) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    async with ann.at(made["table"]) as place:
        await place.play_to_the_end()
        seed = place.update["view"]["seed"]
    logging.getLogger("wildcards").warning("storage failed", extra={"table": made["table"], "cookie": ann.secret})
    page = (await server.call("GET", "/metrics")).data.decode()
    for text in (logs.getvalue(), page):
        for secret in (ann.secret, made["invite"], made["watch"], seed, "bid "):
            assert secret not in text
    lines = [json.loads(line) for line in logs.getvalue().splitlines()]
    assert [line["table"] for line in lines if line["message"] == "storage failed"] == [made["table"]]
    assert 'wildcards_entries_total{action="play"}' in page
    assert "wildcards_connections 0" in page
