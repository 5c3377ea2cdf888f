"""How a server runs, in one place."""

from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from wildcards.host.settings import Limits

PORT = 8321


class Keep(NamedTuple):
    """For how many days something is kept: tables after their last change."""

    unused: int = 7
    over: int = 90
    idle: int = 365
    refusals: int = 1  # answers to commands that changed nothing, for whoever asks again
    guests: int = 400  # who have not come since: as long as their cookie
    unused_guests: int = 30  # who never sat at a table
    log_minutes: int = 60  # for which the log is whole, though a snapshot tells the same
    reports: int = 90  # what people reported of each other
    records: int = 0  # of finished games, also in lists of games; 0: they stay


class Config(NamedTuple):
    database: str
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1
    origins: tuple[str, ...] = ()  # further pages that may connect, such as https://cards.example
    think_seconds: float = 1.0  # what a bot is told to use at most
    hang_seconds: float = 10.0  # after which it is given up
    stand_in_pause: float = 2.0  # seconds before each move of a bot whose person is there and may take the seat back
    worker_bytes: int = 2 << 30
    limits: Limits = Limits()
    keep: Keep = Keep()
    admin: str | None = None  # the socket of the operator

    @property
    def address(self) -> str:
        """How to reach it from this machine."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host  # noqa: S104 - nobody binds to it here
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"


def default_database() -> str:
    """A file in the user's data directory."""
    return f"sqlite:///{user_data_path('wildcards', appauthor=False) / 'tables.sqlite'}"


def admin_path(database: str) -> str | None:
    """The operator's socket: beside a file of SQLite, private like that."""
    return f"{database.removeprefix('sqlite:///')}.admin" if database.startswith("sqlite:///") else None


def web_files() -> Path | None:
    """The built browser client: in the package, or in a checkout."""
    return built("web_dist", "web/dist")


def docs_files() -> Path | None:
    """The built documentation, likewise."""
    return built("docs_site", "dist/docs")


def built(in_package: str, in_checkout: str) -> Path | None:
    package = Path(__file__).parents[1]
    for folder in (package / in_package, package.parents[1] / in_checkout):
        if (folder / "index.html").is_file():
            return folder
    return None
