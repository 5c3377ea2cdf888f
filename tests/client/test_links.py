"""Addresses, as the browser makes them and as people pass them on."""

import pytest

from wildcards.client import Gone, Place, read_link

AT = "http://127.0.0.1:8321"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"{AT}/#/join/k3m9", Place(AT, "join", code="k3m9")),
        (f"{AT}/#/watch/k3m9", Place(AT, "watch", code="k3m9")),
        (f"{AT}/#/table/t7?code=k3m9&sit=yes", Place(AT, "table", "t7", "k3m9")),
        (f"{AT}/#/table/t7", Place(AT, "table", "t7")),
        (f"{AT}/#/replay/r5?event=12&seat=1", Place(AT, "replay", "r5")),
        (f"{AT}/join/K3M9.", Place(AT, "join", code="k3m9")),
        (f"{AT}/?to=join/k3m9", Place(AT, "join", code="k3m9")),
        (f"{AT}/index.html#/join/k3m9", Place(AT, "join", code="k3m9")),
        ("https://cards.example/games/#/join/k3m9", Place("https://cards.example/games", "join", code="k3m9")),
        ("https://cards.example/games/join/k3m9", Place("https://cards.example/games", "join", code="k3m9")),
        (f"  <{AT}/#/join/k3m9> ", Place(AT, "join", code="k3m9")),
        ("127.0.0.1:8321/#/join/k3m9", Place(AT, "join", code="k3m9")),
        ("localhost:8321", Place("http://localhost:8321")),
        ("http://[::1]:8321/", Place("http://[::1]:8321")),
        (AT, Place(AT)),
        (f"{AT}/#/", Place(AT)),
        (f"{AT}/#/rules", Place(AT)),
        (f"{AT}/#/table/{'t' * 41}", Place(AT, "table")),
    ],
)
def test_an_address_leads_to_a_server_and_a_place_there(text: str, place: Place) -> None:
    assert read_link(text) == place


def test_a_code_beside_the_address_of_a_server_is_an_invitation() -> None:
    assert read_link(AT, "K3m9") == Place(AT, "join", code="k3m9")


@pytest.mark.parametrize("text", ["", "k3m9", "ftp://127.0.0.1/", "http://", "file:///etc/passwd", "http://[", "a:9e9"])
def test_what_is_no_address_is_said_so_in_one_line(text: str) -> None:
    with pytest.raises(Gone, match="is not an address such as"):
        read_link(text)


def test_a_table_on_somebody_elses_device_cannot_be_reached() -> None:
    with pytest.raises(Gone, match="on somebody's own device"):
        read_link(f"{AT}/#/here/table/t7")
