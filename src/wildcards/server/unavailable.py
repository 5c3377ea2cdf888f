"""What is refused because the storage cannot take it."""

from wildcards.game import Refusal


class Unavailable(Refusal):
    code = "unavailable"
    text = "it could not be stored: try again in a moment"
