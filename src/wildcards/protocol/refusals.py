"""What the server refuses by itself, beside what table and game refuse."""

from wildcards.game import Refusal


class Unavailable(Refusal):
    code = "unavailable"
    text = "it could not be stored: try again in a moment"


class BadMessage(Refusal):
    code = "bad-message"
    text = "{what}"
