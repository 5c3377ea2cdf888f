"""Checks a record against its seed: whether that seed was promised, and whether all cards came from it."""

from collections.abc import Iterable, Sequence

import msgspec

from wildcards.game.dealing import read_pile
from wildcards.game.fair import FairDealer, check_seed, commitment
from wildcards.game.game import Game
from wildcards.game.notation import CARD_CODES, CARD_NUMBERS, SPECIES_CODES
from wildcards.game.record import Record
from wildcards.game.refusals import BadRecord


class Verified(msgspec.Struct, frozen=True):
    """What was checked and found right."""

    commitment: str  # the seed's
    was_promised: bool  # there was a commitment to compare it with
    moves: int
    reshuffles: int
    is_over: bool  # so that the result was checked too


def verify(record: Record, promised: str | None = None, words: Iterable[str] = ()) -> Verified:
    """Checks seed, piles, reshuffles, moves and result; a refusal says what does not fit.

    `promised` is the commitment that was shown when the game began; the record may hold one of its own. `words` are
    those that somebody gave and looks for in the seed.
    """
    if record.seed is None:
        raise BadRecord(where="seed", what="the record has none, so its shuffles cannot be verified (fair shuffle)")
    dealer = FairDealer(check_seed(record.seed))
    for promise in (promised, record.commitment):
        if promise is not None and promise != commitment(record.seed):
            what = f"{promise} was promised, the seed's is {commitment(record.seed)} (fair shuffle)"
            raise BadRecord(where="commitment", what=what)
    added = record.seed.split(":")[1:]
    for word in words:
        if word.encode().hex() not in added:
            raise BadRecord(where="seed", what=f"the word {word!r} is not in it (fair shuffle)")
    game = Game.replay(record)
    removed, animals = dealer.animals(len(record.players), record.options.removal)
    compare("removed", record.removed, removed, SPECIES_CODES)
    compare("animals", record.animals, animals, SPECIES_CODES)
    compare("habitats", record.habitats, dealer.habitats(read_pile(record.habitats, CARD_NUMBERS, "")), CARD_CODES)
    for number, pile in enumerate(record.reshuffles, 1):
        cards = read_pile(pile, CARD_NUMBERS, "")
        compare(f"reshuffle {number}", pile, dealer.reshuffle(number, cards), CARD_CODES)
    return Verified(
        commitment=commitment(record.seed),
        was_promised=promised is not None or record.commitment is not None,
        moves=len(record.moves),
        reshuffles=len(record.reshuffles),
        is_over=game.is_over,
    )


def compare(where: str, pile: str, dealt: Sequence[int], codes: Sequence[str]) -> None:
    for place, (has, number) in enumerate(zip(pile.split(), dealt, strict=True), 1):
        if has != codes[number]:
            what = f"card {place} is {has}, the seed gives {codes[number]} (fair shuffle)"
            raise BadRecord(where=where, what=what)
