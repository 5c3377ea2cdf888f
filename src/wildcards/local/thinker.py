"""The other worker's side: a bot that needs its time answers one question at a time."""

import msgspec

from wildcards.bots.questions import answer


def think(question: str) -> str:
    return msgspec.json.encode(answer(question)).decode()
