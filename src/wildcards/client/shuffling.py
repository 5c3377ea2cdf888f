"""This client's part in the shuffle: it promises a word, and gives it when all promises lie open."""

import secrets

from wildcards.game.fair import digest_of
from wildcards.protocol.messages import Update
from wildcards.table.actions import GiveWord, PromiseWord


class ShuffleWord:
    def __init__(self) -> None:
        self._word = ""

    def answer_to(self, update: Update) -> PromiseWord | GiveWord | None:
        """What the table wants for the shuffle now, if anything. A promise is always that of a new word."""
        if update.table.status not in ("open", "shuffling") or update.you.seat is None:
            return None
        if update.you.word == "promise":
            self._word = secrets.token_hex(16)
            return PromiseWord(digest=digest_of(self._word))
        # Another client of the same person may have promised: then that one gives its word.
        is_ours = digest_of(self._word) == update.table.seats[update.you.seat].digest
        return GiveWord(word=self._word) if update.you.word == "give" and is_ours else None


def all_have_promised(update: Update) -> bool:
    return all(seat.digest for seat in update.table.seats if seat.holder == "person" and seat.connected)
