"""The socket of a server. It listens before the rest is loaded: whoever comes early waits and is not turned away."""

import errno
import socket
import sys

WAITING_AT_MOST = 2048


class CannotStart(Exception):  # noqa: N818 - told to a person in one line
    """Says in one line why the server cannot start and what to do."""


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket that listens on the port, or on one of the next if it may try several."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + tries):
        # The protocol is named because asyncio turns off Nagle's delay only where it is.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(WAITING_AT_MOST)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE:
                raise CannotStart(f"cannot listen at {host} port {number}: {error.strerror}") from None
        else:
            listening.set_inheritable(False)
            return listening
    raise CannotStart(f"port {port} at {host} is in use: choose another with --port")
