"""What the server itself refuses, in addition to what table and game refuse."""

from wildcards.game import Refusal


class Unavailable(Refusal):
    code = "unavailable"
    text = "it could not be saved: try again in a moment"


class BadMessage(Refusal):
    code = "bad-message"
    text = "{what}"
