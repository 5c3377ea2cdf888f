"""The fair shuffle: both piles and every reshuffle follow from the seed, and anyone can check it.

The seed is text: at least 64 hexadecimal digits from the system's generator, then, after a colon each, what players
added. Block `i` of a shuffle is SHA-256 of the text `seed/name/i`; its eight big-endian 32-bit words are used in
order. A number below n is a word modulo n, where words at or above the largest multiple of n are passed over. Cards
lie in canonical order; for each place from the last down to the second, a number below place + 1 names the place to
swap with (places count from 0).
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator
from itertools import count
from typing import TypeGuard

from wildcards.game.refusals import BadEntropy, BadSeed
from wildcards.rules.cards import ANIMALS_OF_A_SPECIES, SPECIES, animals_removed

WORDS = 2**32
MOST_WORDS = 16  # that players may add to a seed
LONGEST_WORD = 64  # in bytes
SEED_FORM = re.compile(rf"[0-9a-f]{{64,512}}(:[0-9a-f]{{2,{2 * LONGEST_WORD}}}){{0,{MOST_WORDS}}}")


def new_seed() -> str:
    """256 bits of the system's generator."""
    return secrets.token_hex(32)


def with_entropy(seed: str, entropy: Iterable[str]) -> str:
    """The seed with words of the players added, which they chose after the commitment was published."""
    added = list(entropy)
    for number, word in enumerate(added, 1):
        if number > MOST_WORDS or not is_entropy(word):
            raise BadEntropy(word=word)
    return check_seed(":".join((seed, *(word.encode().hex() for word in added))))


def is_entropy(word: object) -> TypeGuard[str]:
    """A lone half of a surrogate pair has no bytes."""
    if not isinstance(word, str) or any("\ud800" <= character <= "\udfff" for character in word):
        return False
    return 1 <= len(word.encode()) <= LONGEST_WORD


def cut_word(word: str) -> str:
    """As much of a text as a word may hold."""
    return word.encode()[:LONGEST_WORD].decode(errors="ignore")


def digest_of(word: str) -> str:
    """What is published of a word that is promised."""
    return hashlib.sha256(word.encode()).hexdigest()


def is_seed(seed: object) -> TypeGuard[str]:
    return isinstance(seed, str) and SEED_FORM.fullmatch(seed) is not None


def check_seed(seed: object) -> str:
    if not is_seed(seed):
        raise BadSeed(length=len(str(seed)))
    return seed


def commitment(seed: str) -> str:
    """What is published at the start: SHA-256 of the seed's first part, before players add to it."""
    return digest_of(seed.split(":", maxsplit=1)[0])


def words(seed: str, name: str) -> Iterator[int]:
    for block in count():
        digest = hashlib.sha256(f"{seed}/{name}/{block}".encode()).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i : i + 4], "big")


def below(n: int, source: Iterator[int]) -> int:
    limit = WORDS - WORDS % n
    return next(word for word in source if word < limit) % n


def shuffled(cards: Iterable[int], seed: str, name: str) -> list[int]:
    """The cards, put into canonical order and shuffled."""
    pile = sorted(cards)
    source = words(seed, name)
    for place in range(len(pile) - 1, 0, -1):
        other = below(place + 1, source)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


class FairDealer:
    """Deals a game from its seed. The shuffles are named `animals`, `habitats`, `reshuffle 1`, `reshuffle 2` …"""

    def __init__(self, seed: str) -> None:
        self.seed = check_seed(seed)

    def animals(self, players: int, removal: str) -> tuple[list[int], list[int]]:
        """The removed animals and the pile. Balanced, for three: one of each species is set aside first."""
        balanced = removal == "balanced" and players == 3
        set_aside = list(range(SPECIES)) if balanced else []
        copies = ANIMALS_OF_A_SPECIES - (1 if balanced else 0)
        rest = shuffled([species for species in range(SPECIES) for _ in range(copies)], self.seed, "animals")
        more = animals_removed(players) - len(set_aside)
        return set_aside + rest[:more], rest[more:]

    def habitats(self, cards: Iterable[int]) -> list[int]:
        return shuffled(cards, self.seed, "habitats")

    def reshuffle(self, number: int, cards: Iterable[int]) -> list[int]:
        """The new pile of the number-th reshuffle, counted from 1."""
        return shuffled(cards, self.seed, f"reshuffle {number}")
