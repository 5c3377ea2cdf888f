"""Parts of the lab stand on packages that a plain installation does not bring."""

from importlib.util import find_spec


class MissingExtra(ImportError):  # noqa: N818 - said in one line to whoever asked
    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; it comes with: pip install 'wildcards[{extra}]'", name=package)


def need(package: str, extra: str) -> None:
    """Says now what is missing, and not when hours of games have been played."""
    if find_spec(package) is None:
        raise MissingExtra(package, extra)
