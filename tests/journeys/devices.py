"""Somebody's own device: a browser with a profile that outlives it, and that can be killed at any moment."""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

from tests.patience import PATIENCE

SANDBOX = [] if os.geteuid() else ["--no-sandbox"]  # Chromium has none for root


def installed_chromium(*rather: str) -> str | None:
    """The system's own; None: the one that Playwright brings."""
    return next(filter(None, map(shutil.which, (*rather, "chromium", "chromium-browser", "google-chrome"))), None)


def installed_firefox() -> dict[str, Any]:
    """How Playwright starts the system's own, by WebDriver BiDi."""
    program = shutil.which("firefox") or shutil.which("firefox-esr")
    calm = {"ui.prefersReducedMotion": 1}
    return {
        "channel": "moz-firefox",
        "executable_path": program,
        "firefox_user_prefs": calm,
        "timeout": 1000 * PATIENCE,
    }


class Device:
    def __init__(self, kind: BrowserType, profile: Path) -> None:
        self.profile = profile
        self._kind = kind
        self._process: subprocess.Popen[bytes] | None = None
        self._browser: Browser | None = None
        self._address = ""

    def open(self) -> Page:
        """Starts the browser; what it kept before it was killed is there."""
        port = self.profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        program = installed_chromium() or self._kind.executable_path
        command = [program, *SANDBOX, "--headless=new", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
        self._process = subprocess.Popen([*command, f"--user-data-dir={self.profile}", "about:blank"], **quiet)  # type: ignore[call-overload]
        deadline = time.monotonic() + PATIENCE
        while not port.exists() or "\n" not in port.read_text():
            assert self._process.poll() is None, "the browser ended"
            assert time.monotonic() < deadline, "the browser does not start"
            time.sleep(0.05)
        self._address = f"http://127.0.0.1:{port.read_text().splitlines()[0]}"
        self._browser = self._kind.connect_over_cdp(self._address, timeout=1000 * PATIENCE)
        return self.context.new_page()

    @property
    def context(self) -> BrowserContext:
        assert self._browser is not None
        return self._browser.contexts[0]

    def ask(self, path: str) -> str:
        """What the browser answers to tools, from any thread."""
        with urlopen(self._address + path, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
        return text

    def renderers(self) -> list[int]:
        """The processes in which its pages run."""
        assert self._process is not None
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if os.getpgid(int(folder.name)) == self._process.pid:
                    found += [int(folder.name)] if b"--type=renderer" in (folder / "cmdline").read_bytes() else []
        return found

    def let_go(self) -> None:
        """Nobody watches its pages any more; they stay open."""
        assert self._browser is not None
        self._browser.close()

    def strike(self) -> None:
        """All its processes end at once, as when the battery is taken out."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def kill(self) -> None:
        """The same, and it can be opened again."""
        self.strike()
        assert self._process is not None
        self._process.wait(PATIENCE)
        assert self._browser is not None
        with contextlib.suppress(Exception):
            self._browser.close()
        for lock in self.profile.glob("Singleton*"):
            lock.unlink(missing_ok=True)


class FirefoxDevice:
    """The same with Firefox."""

    def __init__(self, kind: BrowserType, profile: Path) -> None:
        self.profile = profile
        self._kind = kind

    def open(self) -> Page:
        return self._kind.launch_persistent_context(self.profile, **installed_firefox()).new_page()

    def kill(self) -> None:
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                command = (folder / "cmdline").read_bytes().split(b"\0")
                if b"--profile" in command and os.fsencode(self.profile) in command:
                    os.killpg(int(folder.name), signal.SIGKILL)
