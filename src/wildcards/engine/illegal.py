"""What the compiled engines refuse at the door: inside they check nothing."""

from wildcards.rules.flow import ACTIONS


class IllegalAction(ValueError):  # noqa: N818 - a refusal, named by what is refused
    """An action that answers nothing in its game; no game has changed."""

    def __init__(self, index: int, action: int, mask: int) -> None:
        allowed = ", ".join(str(a) for a in range(ACTIONS) if mask >> a & 1) or "only -1: it is over"
        super().__init__(f"game {index}: action {action} is not legal there (legal: {allowed})")
        self.index = index
        self.action = action
        self.mask = mask
