"""How a request says who asks: by a secret, in a cookie or as a token."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from wildcards.host.people import SECRET

COOKIE = "wildcards"
COOKIE_SECONDS = 400 * 24 * 3600


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that came with a request, if it looks like one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else None


def set_cookie(answer: Response, secret: str, *, secure: bool) -> None:
    answer.set_cookie(COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=secure)
