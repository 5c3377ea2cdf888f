"""Chance inside the state: xoshiro128**, so that a game's seed gives the same game on every engine and platform.

Every intermediate stays below 2**53. It serves simulation; a live game is dealt from outside by a cryptographic
procedure.
"""

from wildcards.rules.state import State

WORD = 0xFFFFFFFF


def _multiply(a: int, b: int) -> int:
    """The low 32 bits of a product, in two halves so that nothing grows past 2**49."""
    return (a * (b & 0xFFFF) + ((a * (b >> 16) & 0xFFFF) << 16)) & WORD


def _mix(word: int) -> int:
    word = _multiply(word ^ (word >> 16), 0x7FEB352D)
    word = _multiply(word ^ (word >> 15), 0x846CA68B)
    return word ^ (word >> 16)


def seed_chance(s: State, seed: int, stream: int) -> None:
    """Sets the generator from two numbers of up to 62 bits: a seed, and which game of that seed it is."""
    for i in range(4):
        word = _mix(0x9E3779B9 ^ i)
        word = _mix(word ^ (seed & WORD))
        word = _mix(word ^ (seed >> 32))
        word = _mix(word ^ (stream & WORD))
        s.chance[i] = _mix(word ^ (stream >> 32))


def next_word(s: State) -> int:
    """32 random bits."""
    words = s.chance
    first = words[0]
    second = words[1]
    scrambled = second * 5 & WORD
    third = words[2] ^ first
    fourth = words[3] ^ second
    words[0] = first ^ fourth
    words[1] = second ^ third
    words[2] = third ^ second << 9 & WORD
    words[3] = fourth << 11 & WORD | fourth >> 21
    return (scrambled << 7 | scrambled >> 25) * 9 & WORD


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n at most 2**20)."""
    product = next_word(s) * n
    while (product & WORD) < n and (product & WORD) < (WORD + 1) % n:  # the uneven rest is drawn again
        product = next_word(s) * n
    return product >> 32
