"""A real terminal of some size with a command in it, by the standard library."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tests.patience import PATIENCE

# Standard input becomes the terminal of the process, so that Ctrl-C reaches it; a terminal that hangs up ends it, also
# where the tests themselves were told to outlive theirs (nohup).
IN_ITS_TERMINAL = """
import fcntl, runpy, signal, termios
signal.signal(signal.SIGHUP, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("wildcards", run_name="__main__")
"""
COLOURS = re.compile(r"\x1b\[[\d;]*m")


def window(rows: int, columns: int) -> bytes:
    return struct.pack("HHHH", rows, columns, 0, 0)


class PseudoTerminal:
    def __init__(
        self,
        *arguments: str,
        home: Path,
        rows: int = 24,
        columns: int = 80,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, window(rows, columns))
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", IN_ITS_TERMINAL, *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
            env=kept | {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home)} | dict(environment),
        )
        os.close(inner)
        self.output = ""
        self._bytes = b""

    def __enter__(self) -> "PseudoTerminal":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._terminal)

    def _read(self) -> bool:
        """Whether there was something; at the end there is not."""
        assert select.select([self._terminal], [], [], PATIENCE)[0], f"nothing came after: {self.output[-500:]}"
        try:
            some = os.read(self._terminal, 1 << 16)
        except OSError:  # how Linux says that nobody is at the other end any more
            return False
        self._bytes += some
        self.output = self._bytes.decode(errors="replace").replace("\r\n", "\n")
        return bool(some)

    def wait_for(self, text: str, times: int = 1) -> None:
        while self.output.count(text) < times:
            assert self._read(), f"{text!r} did not come: {self.output[-500:]}"

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, window(rows, columns))

    def end(self) -> int:
        """Reads to the end; the exit status."""
        while self._read():
            pass
        return self._process.wait()

    def hang_up(self) -> None:
        self._process.send_signal(signal.SIGHUP)
