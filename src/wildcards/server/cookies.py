"""How a request says who asks: by a secret, in a cookie or as a token."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from wildcards.host.people import SECRET

COOKIE = "wildcards"
SAFE_COOKIE = "__Host-wildcards"  # under TLS: browsers take it from this very site alone, and from no other way in
COOKIE_SECONDS = 400 * 24 * 3600


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that came with a request, if it looks like one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else cookie_of(connection)
    return secret if SECRET.fullmatch(secret) else None


def cookie_of(connection: HTTPConnection) -> str:
    """Whoever came before this site had the safe one keeps what they have."""
    names = (SAFE_COOKIE, COOKIE) if connection.url.scheme in ("https", "wss") else (COOKIE,)
    return next((connection.cookies[name] for name in names if name in connection.cookies), "")


def set_cookie(answer: Response, secret: str, *, secure: bool) -> None:
    name = SAFE_COOKIE if secure else COOKIE
    answer.set_cookie(name, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=secure)


def drop_cookies(answer: Response, *, secure: bool) -> None:
    for name in (SAFE_COOKIE, COOKIE) if secure else (COOKIE,):
        answer.delete_cookie(name, secure=secure, httponly=True, samesite="strict")
