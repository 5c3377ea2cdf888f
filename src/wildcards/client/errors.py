"""What can go wrong between a client and a server, by kind; `str()` gives one line in English.

What a table refuses is no error of this kind: it raises the `Refusal` that the table itself would raise.
"""

# ruff: noqa: N818 - named for what happened, as the refusals are

from typing import Literal

from wildcards.game import Refusal
from wildcards.protocol.messages import Bye, Refused, WhyBye
from wildcards.protocol.refusals import every_refusal

WhyUnreachable = Literal["silent", "nobody", "broken", "unsafe", "closed", "other-server", "other"]


class ClientError(Exception):
    """`code` and `facts` let a client say it in another language."""

    def __init__(self, text: str, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(text)


class Unreachable(ClientError):
    """Nobody answers at the address, or what answers is no server of this game."""

    def __init__(self, address: str, why: str, kind: WhyUnreachable = "other") -> None:
        super().__init__(f"{address} cannot be reached: {why}", "unreachable", address=address, why=why, kind=kind)


class OtherVersion(ClientError):
    """Server and client speak different versions of the protocol."""


class Gone(ClientError):
    """There is no such table, link or record, or not any more."""


class NotAllowed(ClientError):
    """One may not sit here or look on, or the server does not know who asks."""


class Dismissed(ClientError):
    """The server has ended the connection for good."""


class Rejected(ClientError):
    """The server refuses a request for another reason."""


FAREWELLS: dict[WhyBye, tuple[type[ClientError], str]] = {
    "old-client": (OtherVersion, "the server speaks another version of the protocol"),
    "no-such-table": (Gone, "there is no such table"),
    "set-aside": (Gone, "the table is damaged, and set aside"),
    "closed": (Gone, "the table has been closed"),
    "not-allowed": (NotAllowed, "you may neither sit at this table nor watch it"),
    "sent-away": (NotAllowed, "the host has sent you away from this table"),
    "banned": (NotAllowed, "the operator of the server has shut you out"),
    "signed-out": (NotAllowed, "you have been logged out"),
}
KINDS: dict[str, type[ClientError]] = {
    "no-such-table": Gone,
    "no-such-link": Gone,
    "no-such-record": Gone,
    "no-such-page": OtherVersion,
    "nobody": NotAllowed,
    "banned": NotAllowed,
}


def error_of_bye(bye: Bye) -> ClientError:
    kind, text = FAREWELLS.get(bye.why, (Dismissed, f"the server has ended the connection: {bye.why}"))
    return kind(text, bye.why)


def error_of_problem(code: str, text: str, facts: dict[str, object]) -> Exception:
    """What a refused request raises: a refusal of the game or the table is itself again."""
    if code in KINDS or code not in every_refusal():
        return KINDS.get(code, Rejected)(text, code, **facts)
    return refusal_of(code, text, facts)


def error_of_refused(refused: Refused) -> Refusal:
    return refusal_of(refused.code, refused.text, refused.facts)


def refusal_of(code: str, text: str, facts: dict[str, object]) -> Refusal:
    """The refusal as game or table raised it. A newer server may know others: those keep their words."""
    try:
        return every_refusal()[code](**facts)
    except (KeyError, IndexError):
        words = text.replace("{", "{{").replace("}", "}}")
        unknown: type[Refusal] = type("UnknownRefusal", (Refusal,), {"code": code, "text": words})
        return unknown(**facts)
