"""The master: its network in plain Python, in WebAssembly and with NumPy, and what it says of itself."""

import json
import struct
import time
from math import isclose

import pytest

from tests.bots.tables import questions, wins_against
from wildcards.bots import Budget, make_bot
from wildcards.bots.belief import expected_hands
from wildcards.bots.compiled.forward import TILE, Layer, forward, unpack_weights
from wildcards.bots.ladder import ExpertBot
from wildcards.bots.master import AdeptBot, MasterBot, NoviceBot
from wildcards.bots.network import (
    FORMAT,
    FastNetwork,
    Header,
    Network,
    Outputs,
    believed,
    open_weights,
    parsed,
    shares_of,
    split,
    weights_file,
)
from wildcards.bots.network_room import MOST_ROWS, NUMBERS, NetworkRoom, network, sizes_of
from wildcards.bots.recalling import remembering_table, row_of
from wildcards.game import Game, View
from wildcards.game.observation import LENGTH
from wildcards.testkit.bots import check_bot

SEED = "3a" * 32
MOST_BYTES = 4_000_000


def views_of(players: int, count: int) -> list[View]:
    """Questions of a game among masters."""
    bots = [MasterBot(seat) for seat in range(players)]
    views = [view for _, view in questions(Game(players, seed=SEED), bots)]
    return views[:: max(1, len(views) // count)]


def numbers_of(outputs: Outputs) -> list[float]:
    return [number for head in outputs for number in head]


@pytest.mark.parametrize("bot", [MasterBot, NoviceBot, AdeptBot])
def test_a_sound_bot_passes(bot: type[MasterBot]) -> None:
    assert check_bot(bot, each=1, clock=time.thread_time).decisions == 24


def test_the_weights_are_small_enough_for_the_wheel() -> None:
    header, numbers = parsed(weights_file())
    assert len(weights_file()) < MOST_BYTES
    assert len(numbers) == 2 * header.numbers
    assert header.observation == 2


def test_in_plain_python_with_numpy_and_in_webassembly_the_network_says_the_same() -> None:
    plain, fast, room = network(plain=True), FastNetwork(weights_file()), network()
    assert type(plain) is Network
    assert type(room) is NetworkRoom
    for view in views_of(4, 3):
        s = remembering_table(view, 0)
        for other in (fast, room):
            for one, two in zip(numbers_of(plain.look(s)), numbers_of(other.look(s)), strict=True):
                assert isclose(one, two, abs_tol=1e-4)


def test_many_rows_at_once_are_the_same_as_one_by_one() -> None:
    """To the last bit: a decision does not depend on how many games wait at once. Rows go by twos, here 19 of them."""
    states = [remembering_table(view, 0) for view in views_of(3, 19)][:19]
    assert len(states) == 19
    with open_weights() as file:
        room = NetworkRoom(file)
    one_by_one = [numbers_of(room.look(s)) for s in states]
    rows = [row_of(s) for s in states]
    room.room.write(room.seen.address, b"".join(bytes(row[:LENGTH]) for row in rows))
    room.room.write(room.recalled.address, b"".join(bytes(row[LENGTH:]) for row in rows))
    room.forward(len(rows))
    work = room.room.read_numbers(room.work)
    assert len(work) == MOST_ROWS
    assert [numbers_of(split(row[:NUMBERS])) for row in work[:19]] == one_by_one


def test_the_network_in_the_rules_subset_calculates_in_plain_python_what_a_plain_network_does() -> None:
    """With a small one: in plain Python the real one would take seconds."""
    header = Header(FORMAT, 2, width=16, hidden=16, blocks=2, training="")
    halves = [(i * 7919 % 1024) + (11 << 10) - (i % 2 << 15) for i in range(header.numbers)]
    sizes, weights = sizes_of(header), [0.0] * (len(halves) + TILE * 17)
    unpack_weights(halves, weights, [sizes])
    data = json.dumps(header._asdict()).encode() + b"\n" + struct.pack(f"<{len(halves)}h", *halves)
    row = row_of(remembering_table(views_of(3, 1)[0], 0))
    work, used = [0.0] * (6 * sizes.stride), [[0] * (1 + len(row)) for _ in range(5)]
    forward([row[:LENGTH]] * 5, [row[LENGTH:]] * 5, weights, work, used, [sizes], [Layer()], 5)
    wanted = numbers_of(Network(data).outputs(row))
    for i in range(5):
        found = work[i * sizes.stride : i * sizes.stride + NUMBERS]
        for one, two in zip(wanted, numbers_of(split(found)), strict=True):
            assert isclose(one, two, rel_tol=1e-9, abs_tol=1e-9)


def test_without_webassembly_and_numpy_it_plays_the_same_moves() -> None:
    for view in views_of(3, 3):
        assert MasterBot(5, plain=True).choose(view, Budget()) == MasterBot(5).choose(view, Budget())


def test_weights_of_another_format_are_refused() -> None:
    data = weights_file().replace(b"wildcards-weights/1", b"wildcards-weights/9", 1)
    with pytest.raises(ValueError, match="wildcards-weights/9 are not known"):
        Network(data)


def test_a_network_reads_its_weights_in_order() -> None:
    """The last numbers of the file are the biases of the heads: with all else zero they come out as they are."""
    _, numbers = parsed(weights_file())
    heads = 26 + 5 + 5 + 5 + 64
    biases = [i / 8 for i in range(heads)]
    blank = bytes(len(numbers) - 2 * heads) + struct.pack(f"<{heads}e", *biases)
    data = weights_file().partition(b"\n")[0] + b"\n" + blank
    for kind in (Network, FastNetwork):
        outputs = kind(data).outputs([1] * 850)
        assert outputs.policy == biases[:26]
        assert outputs.points == [10 * bias for bias in biases[36:41]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_candidates_are_legal_and_their_shares_make_a_whole(players: int) -> None:
    for view in views_of(players, 6):
        candidates = make_bot("master").explain(view, Budget(iterations=2))
        assert isclose(sum(one.share for one in candidates), 1.0)
        assert candidates == sorted(candidates, key=lambda one: -one.share)
        game = [str(one.move) for one in candidates]
        assert len(game) == len(set(game))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_forecast_has_a_chance_for_every_seat_and_a_belief_about_every_other_hand(players: int) -> None:
    for view in views_of(players, 6):
        forecast = MasterBot().forecast(view)
        assert isclose(sum(forecast.win), 1.0)
        assert len(forecast.win) == len(forecast.points) == len(forecast.hands) == players
        assert 1 <= forecast.rank <= players
        for seat, hand in enumerate(forecast.hands):
            assert (hand is None) == (seat == view.viewer)
            assert hand is None or isclose(sum(hand), 1.0)


def test_the_belief_is_a_correction_of_exact_counting() -> None:
    """What counting rules out is not believed, and what it is sure of is."""
    silent = split([0.0] * NUMBERS)
    ruled_out = 0
    for view in views_of(4, 12):
        forecast = MasterBot().forecast(view)
        for seat, expected in enumerate(expected_hands(view)):
            hand = forecast.hands[seat]
            if hand is None:
                continue
            assert isclose(sum(expected), view.seats[seat].hand_size)
            assert [chance > 0 for chance in hand] == [count > 0 for count in expected]
            ruled_out += sum(count == 0 for count in expected)
            for chance, count in zip(believed(silent, expected, 1), expected, strict=True):
                assert isclose(chance, count / sum(expected), abs_tol=1e-12)
    assert ruled_out > 0


def test_at_the_end_the_forecast_knows_who_wins() -> None:
    """In the last round the seat that is far ahead is given most of the chance."""
    right = 0
    for number in range(6):
        game = Game(3, seed=f"{number:064x}")
        bots = [MasterBot(seat) for seat in range(3)]
        *_, last = (bots[seat].forecast(view) for seat, view in questions(game, bots))
        right += max(range(3), key=last.win.__getitem__) in game.result.winners
    assert right >= 5


def test_less_heat_plays_the_likeliest_more_often() -> None:
    cool, warm = shares_of([0.0, 1.0, 2.0], 0.5), shares_of([0.0, 1.0, 2.0])
    assert cool[2] > warm[2] > warm[1] > cool[1]


def test_the_master_beats_experts() -> None:
    assert wins_against(MasterBot, ExpertBot, players=4, games=24) >= 11  # a fair share is 6
