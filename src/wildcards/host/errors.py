"""What can go wrong in what a host is plugged into. Whoever implements an interface raises these."""


class StorageError(Exception):
    """The storage cannot do it now. What was being written may or may not be there: look before trying again."""


class Damaged(StorageError):  # noqa: N818 - what has become of a table
    """What is stored of a table cannot be understood: an entry that does not fit, a page that was damaged."""


class Conflict(Exception):  # noqa: N818 - an outcome, not a fault
    """Somebody else was first: another node wrote this version, or the command has an outcome already."""


class BotFailed(Exception):  # noqa: N818 - an outcome that the table copes with
    """The bot gave no answer: it crashed, hung, or asked for too much memory."""
