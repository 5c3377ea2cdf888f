"""How an invitation looks where it is pasted: title, description and picture for previews of links.

The address names the table before the #, where a preview can see it, and the secret code behind it, where only the
guest's own browser can. The page says no more than anybody may know who asks for the table by its name; a script then
goes on to the client, with the code.
"""

import asyncio
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse

from wildcards.host.errors import StorageError
from wildcards.host.interfaces import Store
from wildcards.host.names import is_name
from wildcards.locales import LANGUAGES, Language, Texts
from wildcards.server.static_files import INVITATION_PICTURE
from wildcards.table.table_view import Summary

HEADERS = {"Cache-Control": "public, max-age=60", "Vary": "Accept-Language"}
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="robots" content="noindex">
<meta name="description" content="{description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Wild Cards">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{description}">
<meta property="og:locale" content="{language}">
<meta property="og:image" content="{picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Wild Cards">
<meta name="twitter:card" content="summary_large_image">
<script src="../invitation.js"></script>
</head>
<body><noscript><a href="../">Wild Cards</a></noscript></body>
</html>
"""


async def invitation(request: Request, store: Store) -> HTMLResponse:
    """A table that is not there, or cannot be looked up now, is invited to without saying by whom."""
    name, language = request.path_params["table"], language_of(request)
    try:
        row = await store.table(name) if is_name(name) else None
    except StorageError:
        row = None
    texts = await asyncio.to_thread(Texts, language)  # its first reading takes a while
    title, description = words(texts, row.summary if row else None)
    page = PAGE.format(
        language=language,
        title=escape(title),
        description=escape(description),
        picture=escape(f"{request.base_url}{INVITATION_PICTURE}"),
    )
    return HTMLResponse(page, headers=HEADERS)


def words(texts: Texts, table: Summary | None) -> tuple[str, str]:
    """Title and description."""
    about = texts.text("subtitle")
    if table is None:
        return texts.text("invited"), about
    host = table.host_name
    title = texts.text("invited") if host is None else texts.text("invited-by", name=host)
    if table.status == "open":
        return title, f"{about}. {texts.text('preview-free', free=table.free_seats, players=len(table.players))}"
    return title, f"{about}. {texts.text('preview-begun')}" if table.status != "over" else about


def language_of(request: Request) -> Language:
    """That of whoever invites, which the link names; else the first that the reader asks for and we have."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    codes = [wish.strip()[:2].lower() for wish in asked]
    return next((language for code in codes for language in LANGUAGES if language == code), "en")
