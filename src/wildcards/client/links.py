"""Addresses as people hand them on: of a server, an invitation, a table, a replay."""

import re
from typing import Literal, NamedTuple, get_args
from urllib.parse import parse_qs, unquote, urlsplit

from wildcards.client.errors import Gone

INVITATION = re.compile(r"(?<=/)t/[^/]+$")  # names the table, for previews of the link
Page = Literal["join", "watch", "table", "replay"]
PAGES: tuple[Page, ...] = get_args(Page)
LONGEST = 40  # of a name or a code
A_HOST = re.compile(r"(localhost|[\w-]+(\.[\w-]+)+|\[[0-9a-fA-F:]+\])(:\d+)?(/.*)?")


class Place(NamedTuple):
    """Where an address leads: a server (such as `http://127.0.0.1:8321`), and what of it.

    That is a page, or none; with it the name of a table or of a record, or the code of an invitation or
    of a watching link.
    """

    server: str
    page: Page | Literal[""] = ""
    name: str = ""
    code: str = ""


def read_link(text: str, code: str = "") -> Place:
    """Understands every address that the browser makes, and a server's alone with a code beside it.

    `http://host/t/NAME#/join/CODE`, with or without `t/NAME`, `#/watch/CODE`, `#/table/NAME?code=CODE`,
    `#/replay/NAME`; the same without the `#`, and `host:8321` without `http://`.
    """
    text = text.strip().strip("<>\"'")
    if "://" not in text and A_HOST.match(text):
        text = f"http://{text}"
    try:
        url = urlsplit(text)
        is_address = url.scheme in ("http", "https") and bool(url.hostname) and url.port != 0
    except ValueError:  # brackets or a port that cannot be
        is_address = False
    if not is_address:
        why = f"'{text[:60]}' is not an address such as http://127.0.0.1:8321 or an invitation"
        raise Gone(why, "bad-link", given=text[:60])
    path, _, query = (url.fragment or parse_qs(url.query).get("to", [""])[0]).partition("?")
    folder = INVITATION.sub("", url.path)
    if not path:  # typed without the #
        folder, path = split_path(url.path)
        query = url.query
    server = f"{url.scheme}://{url.netloc}{folder.rpartition('/')[0].rstrip('/')}"
    words = [unquote(word) for word in path.strip("/").split("/")]
    first, name = words[0].lower(), words[1] if len(words) > 1 else ""
    if first == "here":
        raise Gone("that table is on somebody's own device, and nobody else can reach it", "link-to-a-device")
    page = next((one for one in PAGES if one == first), None)
    if page in ("join", "watch"):
        return Place(server, page, code=code_in(name))
    if page is not None:
        return Place(server, page, short(name), code_in(parse_qs(query).get("code", [code])[0]))
    return Place(server, "join", code=code_in(code)) if code else Place(server)


def split_path(path: str) -> tuple[str, str]:
    """`/folder/join/code` is the page `join/code` in `/folder/`."""
    found = re.search(rf"(?<=/)({'|'.join(PAGES)})/[^/]+/?$", path, re.IGNORECASE)
    return (path[: found.start()], found[0]) if found else (path, "")


def code_in(text: str) -> str:
    """The code as it was made: no full stop of the sentence it came in, no capitals of a keyboard."""
    return short(re.sub(r"[^a-z0-9]", "", text.lower()))


def short(text: str) -> str:
    """A longer one cannot be right, and the server would not listen to it."""
    return text if len(text) <= LONGEST else ""
