"""What the preview of a pasted invitation shows, and what it does not."""

import re
from html import unescape
from pathlib import Path

import pytest

from tests.server.clients import Answer, Running, Visitor
from wildcards.locales import LANGUAGES, Texts

CLIENT = Path(__file__).resolve().parents[2] / "web"


def meta(answer: Answer) -> dict[str, str]:
    page = answer.data.decode()
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(text) for name, text in found}


async def test_a_preview_says_who_invites_to_what_in_the_language_of_the_link_or_of_the_reader(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=4)
    for language in LANGUAGES:
        texts = Texts(language)
        for path, headers in (
            (f"/t/{made['table']}?lang={language}", {"accept_language": "fr, en"}),
            (f"/t/{made['table']}", {"accept_language": f"fr;q=1, {language}-XX;q=0.8, en;q=0.1"}),
        ):
            shown = meta(await server.call("GET", path, **headers))
            assert shown["og:title"] == texts.text("invited-by", name="Ann")
            assert shown["og:description"].endswith(texts.text("preview-free", free=3, players=4))
            assert shown["og:locale"] == language
    shown = meta(await server.call("GET", f"/t/{made['table']}", accept_language="fr"))
    assert shown["og:title"] == "Ann invites you to a game of Wild Cards"
    await ann.make_table(start=True)


async def test_its_picture_is_ours_and_can_be_shown_elsewhere(server: Running) -> None:
    ann = await Visitor.come(server, "Ann")
    made = await ann.make_table(players=3, start=True)
    answer = await server.call("GET", f"/t/{made['table']}", host="cards.example")
    shown = meta(answer)
    assert "has begun" in shown["og:description"]
    assert shown["og:image"] == "http://cards.example/icons/invitation.jpg"
    picture = await server.call("GET", "/icons/invitation.jpg")
    assert picture.data == (CLIENT / "public" / "icons" / "invitation.jpg").read_bytes()
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert (await server.call("GET", "/icons/icon-192.png")).headers["cross-origin-resource-policy"] == "same-origin"


async def test_a_preview_knows_no_secret_and_nothing_but_the_host_and_the_seats(server: Running) -> None:
    ann, ben = await Visitor.come(server, "Ann"), await Visitor.come(server, "Benedikt")
    made = await ann.make_table(players=3)
    async with ben.at(made["table"], made["invite"]) as place:
        await place.must("sit", code=made["invite"])
    answer = await server.call("GET", f"/t/{made['table']}")
    for secret in (made["invite"], made["watch"], ann.secret, ann.person, "Benedikt"):
        assert secret not in answer.data.decode()
    assert answer.headers["cache-control"] == "public, max-age=60"
    assert answer.headers["vary"] == "Accept-Language"
    assert answer.headers["set-cookie"] is None


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "A & B's <b>", "{title} %s {0.__class__}"])
async def test_a_name_cannot_write_into_the_page(server: Running, name: str) -> None:
    ann = await Visitor.come(server, name)
    made = await ann.make_table(players=3)
    answer = await server.call("GET", f"/t/{made['table']}", host='x"><script>.example')
    page = answer.data.decode()
    assert page.count("<script") == 1
    assert "<b>" not in page
    if name.startswith("A"):
        assert meta(answer)["og:title"] == f"{name} invites you to a game of Wild Cards"


@pytest.mark.parametrize("path", ["/t/nothing", "/t/%00", "/t/%2e%2e", f"/t/{'x' * 500}", "/t/a?lang=%3Cb%3E"])
async def test_where_there_is_no_table_the_page_says_nothing_but_what_the_game_is(server: Running, path: str) -> None:
    answer = await server.call("GET", path)
    assert answer.status == 200
    assert meta(answer)["og:title"] == "You are invited to a game of Wild Cards"


async def test_whoever_asks_for_it_too_often_has_to_wait(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.hub.rates.requests, "take", lambda *names: False)
    assert (await server.call("GET", "/t/nothing")).status == 429
