"""Bad input, 100,000 pieces: always a typed refusal in one line, never another error, never a changed game."""

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from wildcards import Deck, Game, Move, Record, Refusal
from wildcards.game.refusals import BadEntropy
from wildcards.game.state_copy import copy_state
from wildcards.rules.state import State
from wildcards.testkit.games import play_at_random, random_game, random_set_up
from wildcards.testkit.noise import any_move, edited, odd_text, odd_value

ODD_SEATS: tuple[Any, ...] = (-1, 5, 99, 2**70, True, False, None, "0", 0.0, b"0", [0], {})
ODD_MOVES: tuple[Any, ...] = (None, 0, 1.5, True, b"bid F1", ["bid", "F1"], {"kind": "bid"}, object())
USUAL_REFUSALS = {
    "bad-notation",
    "no-such-seat",
    "not-asked",
    "wrong-question",
    "not-in-hand",
    "two-cards-need-eagle",
    "not-on-display",
    "wrong-payment",
}
KEYS = Record.__struct_fields__


def refusal_of(action: Callable[[], object]) -> Refusal | None:
    """The refusal, if it was refused, in one short printable line; any other error goes on to fail the test."""
    try:
        action()
    except Refusal as caught:
        refusal = caught
    else:
        return None
    assert str(refusal).isprintable()
    assert 0 < len(str(refusal)) < 500
    assert refusal.code != Refusal.code
    return refusal


def replay(text: str | bytes) -> Game:
    return Game.replay(Record.from_json(text))


class Unchanged:
    """A game as it was, to see that it still is."""

    def __init__(self, game: Game) -> None:
        self.state: State = copy_state(game._state)
        self.rest = self.rest_of(game)

    def rest_of(self, game: Game) -> tuple[Any, ...]:
        told = game._event_builder.take_events()
        return game.version, len(game.moves), len(game._events), dict(game._decided), told

    def check(self, game: Game) -> None:
        self.state.listener = game._state.listener
        assert game._state == self.state
        assert self.rest_of(game) == self.rest


@pytest.mark.parametrize("seed", range(3))
def test_10_000_strings_of_random_bytes_are_no_record(seed: int) -> None:
    random = Random(seed)
    for _ in range(10_000):
        noise = random.randbytes(random.choice((0, 1, 2, 10, 100, 1000)))
        assert refusal_of(partial(replay, noise)) is not None


@pytest.mark.parametrize("seed", range(2))
def test_10_000_random_json_values_are_no_record(seed: int) -> None:
    random = Random(seed)
    for number in range(10_000):
        value = odd_value(random)
        if number % 2:
            value = {key: odd_value(random) for key in random.sample(KEYS, random.randint(0, len(KEYS)))}
            value["format"] = "wildcards/1"
        text = json.dumps(value)
        assert refusal_of(partial(replay, text)) is not None


@pytest.mark.parametrize("seed", range(2))
def test_3_000_truncated_and_edited_records_are_refused_or_still_make_sense(seed: int) -> None:
    random = Random(seed)
    refused = 0
    for number in range(3_000):
        if number % 250 == 0:
            text = play_at_random(random_set_up(random), seed, random.choice((0, 20, 60))).record().to_json()
        piece = edited(text, random)
        refused += refusal_of(partial(replay, piece)) is not None
    assert refused > 2_400


@pytest.mark.parametrize("seed", range(2))
def test_3_000_records_with_a_wrong_field_are_refused_or_still_make_sense(seed: int) -> None:
    random = Random(seed)
    refused = 0
    for number in range(3_000):
        if number % 250 == 0:
            good = json.loads(play_at_random(random_set_up(random), seed, 20).record().to_json())
        record = {**good, random.choice(KEYS[1:]): odd_value(random)}
        if number % 2:
            record = {**good, "moves": with_wrong_move(good["moves"], random)}
        refused += refusal_of(partial(replay, json.dumps(record))) is not None
    assert refused > 2_400


def with_wrong_move(moves: list[str], random: Random) -> list[str]:
    place = random.randrange(len(moves))
    wrong = random.choice(
        (
            f"{random.randint(-1, 6)} {any_move(random)}",
            edited(moves[place], random),
            moves[random.randrange(len(moves))],
            odd_text(random),
        )
    )
    return [*moves[:place], wrong, *moves[place + random.randint(0, 1) :]]


@pytest.mark.parametrize("seed", range(4))
def test_10_000_moves_of_any_seat_at_any_time_are_refused_and_change_nothing_or_are_legal(seed: int) -> None:
    random = Random(seed)
    game = random_set_up(random)
    before = Unchanged(game)
    codes: Counter[str] = Counter()
    for _ in range(10_000):
        if game.is_over:
            game = random_set_up(random)
            before = Unchanged(game)
        seat, move = any_play(game, random)
        refusal = refusal_of(partial(game.play, seat, move))
        if refusal:
            codes[refusal.code] += 1
            before.check(game)
        else:
            before = Unchanged(game)
        if random.random() < 0.01:  # so that there is always something new to be wrong about
            play_at_random(game, random.random(), 3)
            before = Unchanged(game)
    assert codes.total() > 7_000
    assert codes.keys() >= USUAL_REFUSALS


def any_play(game: Game, random: Random) -> tuple[Any, Any]:
    """Wrong seats, wrong times, the same twice, cards one does not have, text that is no move."""
    seat: Any = random.choice(ODD_SEATS) if random.random() < 0.05 else random.randrange(len(game.players))
    match random.randrange(8):
        case 0:
            return seat, odd_text(random)
        case 1:
            return seat, random.choice(ODD_MOVES)
        case 2:
            return seat, edited(str(any_move(random)), random)
        case 3 if game.moves:
            return int(game.moves[-1][0]), game.moves[-1][2:]
        case 4:
            return seat, str(any_move(random))
        case _:
            return seat, any_move(random)


@pytest.mark.parametrize("seed", range(1))
def test_8_000_odd_texts_are_read_as_a_move_or_refused(seed: int) -> None:
    random = Random(seed)
    for _ in range(8_000):
        text = odd_text(random) if random.random() < 0.3 else edited(str(any_move(random)), random)
        if refusal_of(partial(Move.parse, text)) is None:
            assert Move.parse(str(Move.parse(text))) == Move.parse(text)


def test_2_000_odd_set_ups_are_refused_or_play() -> None:
    random = Random(0)
    for _ in range(2_000):
        counts = tuple(random.choice((0, 1, 2, 4, 7, 14, -1, 2**40)) for _ in range(random.randint(0, 5)))
        options: dict[str, Any] = {
            "players": random.choice((3, 4, random.randint(-9, 99), [odd_text(random) for _ in range(3)])),
            "removal": random.choice(("balanced", "random", odd_text(random))),
            "deck": random.choice((Deck(), Deck(habitat=counts), Deck(wild=counts))),
            "seed": random.choice((None, "00" * 32, odd_text(random), "FF" * 32, "0" * 63, "0" * 4096)),
            "entropy": random.choice(((), ("mine",), (edited("text", random), odd_text(random)), ("",), ("x",) * 99)),
        }
        refusal_of(partial(Game, **options))


def test_a_decision_said_twice_when_it_stands_alone_is_refused_the_second_time() -> None:
    game = random_game(1).copy()
    assert game.is_over
    assert refusal_of(lambda: game.play(0, "bid R")) is not None


def test_text_with_a_lone_surrogate_is_refused_as_record_move_seed_and_entropy() -> None:
    for action in (
        lambda: Record.from_json('{"format": "\ud800"}'),
        lambda: Record.from_json(b'{"format": "\\ud800"}'),
        lambda: Move.parse("bid \ud800"),
        lambda: Game(3, seed="\ud800" * 64),
        lambda: Game(3, entropy=["\ud800"]),
        lambda: Game(["\ud800", "b", "c"]),
    ):
        assert refusal_of(action) is not None


def test_a_word_that_cannot_be_added_to_the_seed_does_not_bring_the_seed_to_light() -> None:
    for word in ("", "x" * 65, "\ud800"):
        refusal = refusal_of(partial(Game, 3, seed="5e" * 32, entropy=[word]))
        assert isinstance(refusal, BadEntropy)
        assert "5e5e" not in str(refusal)
    too_many = refusal_of(partial(Game, 3, seed="5e" * 32, entropy=["word"] * 17))
    assert "5e5e" not in str(too_many)
    wrong = refusal_of(partial(Game, 3, seed="5e" * 31))
    assert "5e5e" not in f"{wrong} {wrong and wrong.facts}"


def test_nesting_without_end_is_refused() -> None:
    assert refusal_of(lambda: Record.from_json("[" * 100_000)) is not None
    assert refusal_of(lambda: Record.from_json('{"format":' * 50_000)) is not None


def test_a_record_longer_than_a_megabyte_is_refused_unread() -> None:
    assert refusal_of(lambda: Record.from_json(b" " * (1 << 21))) is not None
