"""Fair shuffles: everything follows from the seed by the documented procedure, which is written again here."""

import hashlib
import json
import secrets
from itertools import count

import msgspec
import pytest

from wildcards import Deck, Game, Record, Refusal
from wildcards.game.events import GameEnded, Started
from wildcards.game.fair import FairDealer, below, commitment, new_seed, shuffled, words
from wildcards.game.refusals import BadRecord, BadSeed
from wildcards.game.verifying import verify
from wildcards.testkit.games import play_at_random, random_game

ANIMALS = ["pe", "sq", "ea", "ib", "li", "me"]
REMOVED = {3: 14, 4: 6, 5: 2}


def sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8")).digest()


def shuffled_by_the_book(cards: list[str], seed: str, name: str) -> list[str]:
    """From the text of docs/reference/fair-shuffle.md and nothing else; the cards come in canonical order."""
    left: list[int] = []
    block = count()

    def number_below(n: int) -> int:
        while True:
            if not left:
                digest = sha256(f"{seed}/{name}/{next(block)}")
                left.extend(int(digest[at : at + 4].hex(), 16) for at in range(0, 32, 4))
            word = left.pop(0)
            if word < (2**32 // n) * n:
                return word % n

    pile = list(cards)
    for place in range(len(pile) - 1, 0, -1):
        number = number_below(place + 1)
        pile[place], pile[number] = pile[number], pile[place]
    return pile


def animals_by_the_book(seed: str, players: int, removal: str) -> tuple[list[str], list[str]]:
    aside = ANIMALS if players == 3 and removal == "balanced" else []
    rest = [animal for animal in ANIMALS for _ in range(7 - len(aside) // 6)]
    pile = shuffled_by_the_book(rest, seed, "animals")
    more = REMOVED[players] - len(aside)
    return [*aside, *pile[:more]], pile[more:]


def deck_in_order(deck: Deck) -> list[str]:
    counts = dict.fromkeys("FSM", deck.habitat) | {"W": deck.wild}
    return [f"{letter}{v}" for letter in "FSMW" for v, n in enumerate(counts[letter], 1) for _ in range(n)]


def in_order(cards: str) -> list[str]:
    return sorted(cards.split(), key=lambda card: ("FSMW".index(card[0]), card[1]))


@pytest.mark.parametrize("number", range(40))
def test_both_piles_and_every_reshuffle_follow_from_the_seed_by_the_documented_procedure(number: int) -> None:
    record = random_game(number).record()
    assert record.seed is not None
    removed, animals = animals_by_the_book(record.seed, len(record.players), record.options.removal)
    assert record.removed.split() == removed
    assert record.animals.split() == animals
    assert record.habitats.split() == shuffled_by_the_book(deck_in_order(record.deck), record.seed, "habitats")
    for times, pile in enumerate(record.reshuffles, 1):
        assert pile.split() == shuffled_by_the_book(in_order(pile), record.seed, f"reshuffle {times}")


def test_some_of_these_games_were_reshuffled() -> None:
    assert sum(len(random_game(number).record().reshuffles) for number in range(10)) > 10


def test_known_answers() -> None:
    """Fixed for all time: a change of the procedure would make old records unverifiable."""
    seed = "0" * 64
    assert commitment(seed) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    assert next(words(seed, "animals")) == 3199015337
    assert Game(4, seed=seed).record().animals == (
        "ea li ea sq sq ib li me ib sq ea ib pe li pe me ea pe ib me li ea sq li pe ea pe li pe ib li me sq sq ea me"
    )
    assert Game(4, seed=seed).record().habitats == (
        "F2 F2 M3 S1 M2 M2 S2 F1 S3 W1 F2 M4 S3 M2 S1 M1 F4 M2 S3 F1 S2 W2 M1 S2 M4 W3 M1 F1 W4 F3 F4 S4 F4 S2 M1 M3 "
        "F3 S1 S1 M3 F1 M4 F2 S4 S4 F3"
    )
    assert shuffled(range(6), seed, "reshuffle 1") == [3, 4, 0, 1, 5, 2]


def test_words_that_would_make_some_numbers_likelier_are_passed_over() -> None:
    """The largest multiple of 46 below 2**32 leaves a rest of 12 words."""
    rest = 2**32 % 46
    assert rest == 12
    assert below(46, iter([2**32 - 1, 2**32 - rest, 2**32 - rest - 1])) == 45
    assert below(46, iter([2**32 - rest, 7])) == 7


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    first, again = Game(5, seed="ab" * 32), Game(5, seed="ab" * 32)
    assert first.record() == again.record()
    assert play_at_random(first, 1).record() == play_at_random(again, 1).record()
    assert Game(5, seed="ab" * 31 + "ac").record().habitats != first.record().habitats


def test_a_seed_has_256_bits_of_the_systems_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    monkeypatch.setattr(secrets, "token_hex", lambda count: "ab" * count)
    assert Game(3).record().seed == "ab" * 32


def test_the_seeds_sha_256_is_published_at_the_start_and_the_seed_at_the_end() -> None:
    game = Game(3)
    promised = game.commitment
    start = game.events(None)[0]
    assert isinstance(start, Started)
    assert start.commitment == promised == game.view(None).commitment == game.view(2).commitment
    assert game.view(None).seed is None
    play_at_random(game, 0)
    end = game.events(None)[-1]
    assert isinstance(end, GameEnded)
    assert end.seed == game.view(None).seed
    assert end.seed is not None
    assert sha256(end.seed).hex() == promised


def test_players_can_add_entropy_of_their_own_which_changes_the_cards_and_not_the_commitment() -> None:
    alone = Game(3, seed="ab" * 32)
    together = Game(3, seed="ab" * 32, entropy=["mine", "zebra ü"])
    assert together.commitment == alone.commitment == sha256("ab" * 32).hex()
    assert together.record().seed == f"{'ab' * 32}:6d696e65:{'zebra ü'.encode().hex()}"
    assert together.record().habitats != alone.record().habitats
    assert together.record().animals != alone.record().animals
    assert Game(3, seed="ab" * 32, entropy=["zebra ü", "mine"]).record().habitats != together.record().habitats


@pytest.mark.parametrize(
    "seed",
    [
        "ab",
        "ab" * 31 + "a",
        "AB" * 32,
        "xy" * 32,
        "ab" * 32 + ":",
        "ab" * 32 + ":zz",
        "ab" * 32 + "\n",
        " " + "ab" * 32,
    ],
)
def test_a_seed_of_another_form_is_refused(seed: str) -> None:
    with pytest.raises(BadSeed, match="fair shuffle"):
        Game(3, seed=seed)


def test_the_generator_of_simulations_has_no_part_in_a_live_game() -> None:
    """Whoever saw enough cards could work out the state of a small generator; there is none to work out."""
    game = Game(5)
    while not game.is_over:
        assert game._state.chance == [0, 0, 0, 0]
        play_at_random(game, len(game.moves), 10)


def test_every_shuffle_of_a_seed_has_a_stream_of_its_own() -> None:
    dealer = FairDealer("ab" * 32)
    cards = range(46)
    piles = [dealer.habitats(cards), *(dealer.reshuffle(number, cards) for number in range(1, 20))]
    assert len({tuple(pile) for pile in piles}) == 20
    assert shuffled(reversed(cards), "ab" * 32, "habitats") == piles[0]  # put into canonical order first


# Verifying.


def test_a_game_is_verified_against_its_seed_and_its_commitment() -> None:
    game = Game(4, seed="ab" * 32, entropy=["mine"])
    promised = game.commitment
    record = Record.from_json(play_at_random(game, 0).record().to_json())
    verified = verify(record, promised)
    assert verified.was_promised
    assert verified.is_over
    assert verified.commitment == promised


def with_two_swapped(pile: str) -> str:
    """The last card swapped with the lowest one that differs from it."""
    cards = pile.split()
    place = max(place for place in range(len(cards)) if cards[place] != cards[-1])
    cards[place], cards[-1] = cards[-1], cards[place]
    return " ".join(cards)


@pytest.mark.parametrize("field", ["animals", "habitats", "removed"])
def test_a_pile_that_does_not_come_from_the_seed_is_found(field: str) -> None:
    """No move depends on it yet: the game agrees, the shuffle does not."""
    record = msgspec.to_builtins(Game(4, seed="ab" * 32).record())
    record[field] = with_two_swapped(record[field])
    with pytest.raises(BadRecord, match=f"^{field}: card .* the seed gives"):
        verify(Record.from_json(json.dumps(record)))


def test_a_reshuffle_that_does_not_come_from_the_seed_is_found() -> None:
    game = Game(5, seed="ab" * 32)
    while not game.record().reshuffles:
        for seat in game.pending:
            game.play(seat, game.legal_moves(seat)[0])
    record = msgspec.to_builtins(game.record())
    record["reshuffles"] = [with_two_swapped(record["reshuffles"][0])]
    with pytest.raises(BadRecord, match=r"^reshuffle 1: card .* the seed gives"):
        verify(Record.from_json(json.dumps(record)))


def test_a_seed_that_was_not_promised_is_found() -> None:
    record = play_at_random(Game(3, seed="ab" * 32), 0).record()
    other = Game(3, seed="cd" * 32).commitment
    with pytest.raises(BadRecord, match="commitment"):
        verify(record, other)
    with pytest.raises(BadRecord, match="commitment"):
        verify(msgspec.structs.replace(record, commitment=other))


def test_a_record_without_a_seed_cannot_be_verified() -> None:
    record = msgspec.structs.replace(Game(3).record(), seed=None)
    with pytest.raises(Refusal, match="seed"):
        verify(record)
