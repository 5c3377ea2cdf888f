"""Parts of the lab stand on packages that a plain installation does not bring."""


class MissingExtra(ImportError):  # noqa: N818 - said in one line to whoever asked
    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; it comes with: pip install 'wildcards[{extra}]'", name=package)
