"""A real terminal of 80 × 24 characters: tmux, which can be typed into and read."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.patience import PATIENCE

SETTINGS = "set -g status off; set -g remain-on-exit on; set -s escape-time 0; set -g default-terminal screen-256color"

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed: `make tmux`")


RUN = '"$@"; echo "exit status $?"'  # tmux itself does not always know how a program ended
# A shell that gets the terminal back from a program that is stopped, and gives it back after a line.
RUN_WITH_JOBS = 'set -m; "$@"; echo "It is stopped."; read -r _; fg; echo "exit status $?"'


class Tmux:
    """`wildcards` with these arguments, in a tmux of its own."""

    def __init__(
        self,
        *arguments: str,
        home: Path,
        size: tuple[int, int] = (80, 24),
        environment: Mapping[str, str] = MappingProxyType({}),
        shell: str = RUN,
    ) -> None:
        self._socket = home / "tmux"
        config = home / "tmux.conf"
        config.write_text(SETTINGS.replace("; ", "\n"))
        preferences = home / "wildcards" / "terminal.json"
        preferences.parent.mkdir(parents=True, exist_ok=True)
        preferences.write_text('{"speed": "off"}')  # nothing is shown for a while before the next
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        homes = {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "LC_ALL": "C.UTF-8"}
        self._environment = kept | homes | dict(environment)
        command = ["bash", "-c", shell, "bash", sys.executable, "-m", "wildcards", *arguments]
        size_options = ("-x", str(size[0]), "-y", str(size[1]))
        self._tmux("-f", str(config), "new-session", "-d", "-s", "game", *size_options, *command)

    def _tmux(self, *words: str) -> str:
        call = ("tmux", "-S", str(self._socket), *words)
        done = subprocess.run(call, env=self._environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def __enter__(self) -> "Tmux":
        return self

    def __exit__(self, *_: object) -> None:
        self._tmux("kill-server")

    @property
    def screen(self) -> str:
        return self._tmux("capture-pane", "-p", "-t", "game")

    @property
    def coloured(self) -> str:
        """The screen with the commands that colour it."""
        return self._tmux("capture-pane", "-p", "-e", "-t", "game")

    @property
    def text(self) -> str:
        """The screen without its line breaks."""
        return " ".join(self.screen.split())

    def waits_until(self, wanted: Callable[[str], object]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not wanted(self.text):
            assert time.monotonic() < deadline, self.screen
            time.sleep(0.05)  # to look costs a process

    def waits_for(self, *texts: str) -> None:
        self.waits_until(lambda screen: all(text in screen for text in texts))

    def write(self, text: str) -> None:
        self._tmux("send-keys", "-t", "game", "-l", "--", text)

    def press(self, *keys: str) -> None:
        """Keys by tmux's names: Enter, Escape, Up."""
        self._tmux("send-keys", "-t", "game", *keys)

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-t", "game", "-x", str(width), "-y", str(height))

    def end(self) -> tuple[int, str]:
        """Waits until the program is over: its exit status, and what it leaves in the terminal."""
        self.waits_for("exit status ")
        # That the program is dead is told below it, and may push its first line out of sight.
        told = " ".join(self._tmux("capture-pane", "-p", "-S", "-", "-t", "game").split())
        left, _, status = told.rpartition("exit status ")
        return int(status.split()[0]), left
