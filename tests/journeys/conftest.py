"""A browser, a server for all, and tabs for each journey. Whatever a console complains about fails it."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.journeys.dealt import SEED
from tests.journeys.devices import SANDBOX, installed_chromium, installed_firefox
from tests.journeys.players import Player
from tests.journeys.servers import Server, server_in_a_thread
from tests.journeys.static_site import StaticSite
from tests.server.clients import Running
from wildcards.locales.language import language_for

SLOWNESS = float(os.environ.get("SLOWNESS", "1"))  # how many times slower than this machine the pages are to be
IN_FIREFOX = os.environ.get("BROWSER") == "firefox"
AT_HOME = "house.test"  # a name of this machine, as another machine in the house would know it
A_DESK = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}

# Nobody looks at most journeys, and to draw on the processor is half of what they cost. A page that is transparent is
# not drawn, but laid out, hit and read out as ever.
UNSEEN = """
    const unseen = new CSSStyleSheet();
    unseen.replaceSync("html, dialog, dialog::backdrop { opacity: 0 !important }");
    document.adoptedStyleSheets.push(unseen);
"""


open_browsers = ExitStack()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """One browser serves all journeys in a row. It keeps a loop running, so it goes before other tests come."""
    outcome = yield
    if nextitem is None or "journeys" not in nextitem.path.parts:
        open_browsers.close()
        launched.cache_clear()
    return outcome


@cache
def launched() -> Browser:
    browser = driver().firefox.launch(**installed_firefox()) if IN_FIREFOX else chromium()
    open_browsers.callback(browser.close)
    return browser


def chromium() -> Browser:
    # Without windows around its pages it takes a tenth to a fifth less of the processor.
    program = installed_chromium("chromium-headless-shell")
    no_display = ["--disable-gpu", "--in-process-gpu"]  # one process less to talk to
    names = [f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"]
    return driver().chromium.launch(executable_path=program, args=[*SANDBOX, *no_display, *names])


def driver() -> Playwright:
    with patch.dict(os.environ, NODE_OPTIONS=f"--require={Path(__file__).with_name('driver.cjs')}"):
        return open_browsers.enter_context(sync_playwright())


@pytest.fixture
def browser() -> Browser:
    return launched()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Everybody's server: each journey has its own people and its own tables there."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a journey that closes it."""
    server = Server(tmp_path)
    server.open()
    yield server
    server.close()


@pytest.fixture
def timed_server(tmp_path: Path) -> Iterator[Running]:
    """A server whose time a journey makes fly."""
    with server_in_a_thread(f"sqlite:///{tmp_path}/timed.sqlite") as server:
        yield server


@pytest.fixture
def dealt_server(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that shuffles from a known seed; a journey may give another as the fixture's parameter."""
    seed: str = getattr(request, "param", SEED)
    monkeypatch.setattr("wildcards.host.hub.new_seed", lambda: seed)
    monkeypatch.setattr("wildcards.host.interfaces.NoOtherNodes.log_format", 1)  # no words: the cards are known
    with server_in_a_thread(f"sqlite:///{tmp_path}/dealt.sqlite") as server:
        yield server


@pytest.fixture(scope="session")
def site() -> Iterator[StaticSite]:
    """The whole game as files, with no server behind them."""
    site = StaticSite()
    yield site
    site.close()


Arrive = Callable[..., Player]


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Opens a tab for somebody new: `arrive()`, or with a size, a theme, a way to play, or likes of their own."""
    players: list[Player] = []

    def arrive(address: str = "", screen: dict[str, Any] | None = None, **likes: Any) -> Player:
        seen = A_DESK | (screen or {})
        context = browser.new_context(**seen)
        context.add_init_script(UNSEEN)
        language = language_for({"LANG": str(seen["locale"])})
        player = Player(context, address or server.address, language=language, **likes)
        players.append(player)
        if SLOWNESS > 1:
            context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        return player

    yield arrive
    complaints = [complaint for player in players for complaint in player.complaints]
    for player in players:
        player.context.close()
    assert complaints == []
