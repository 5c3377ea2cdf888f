"""One connection of a page: it carries what the page says to its session, and what waits for it back."""

import asyncio

from wildcards.host.background import note_failure
from wildcards.host.client import Client
from wildcards.host.hub import Hub
from wildcards.host.session import Session
from wildcards.local.interfaces import Browser


class Connection:
    def __init__(self, hub: Hub, browser: Browser, name: str) -> None:
        self._hub = hub
        self._browser = browser
        self._name = name
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """A message of the page; None: the page is gone."""
        self._heard.put_nowait(text)

    async def run(self, client: Client) -> None:
        """Listens and speaks until one side has enough. What was said before waits."""
        session = Session(self._hub, client)
        speaking = asyncio.ensure_future(client.send_all(self._send))
        listening = asyncio.ensure_future(self._listen(client, session))
        await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
        if client.is_leaving:
            await asyncio.wait((speaking,))  # the farewell
        for task in (speaking, listening):
            task.cancel()
        for outcome in await asyncio.gather(speaking, listening, return_exceptions=True):
            if isinstance(outcome, Exception):
                note_failure(self._hub.metrics, "a connection failed", outcome)
        session.end()

    async def _listen(self, client: Client, session: Session) -> None:
        while not client.is_leaving:
            text = await self._heard.get()
            if text is None:
                return
            await session.hear(text)

    async def _send(self, text: str) -> None:
        self._browser.send(self._name, text)
