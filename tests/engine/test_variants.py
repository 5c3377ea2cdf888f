"""Variants: the rules compiled so that what they tell is remembered in the state itself."""

from functools import partial
from typing import Any

import pytest

from tests.engine.games import DECKS, SEED, SETUPS, differences
from tests.engine.memory import REMEMBERING, RememberedState
from tests.engine.processes import output_of
from wildcards.engine import native, wasm
from wildcards.engine.batch import deal, play_out_all
from wildcards.engine.compiling import is_kept
from wildcards.engine.illegal import IllegalAction
from wildcards.engine.setup import Setup
from wildcards.engine.specialise import PLAIN, TELLINGS, Variant, callees_first, fingerprint, interpreted
from wildcards.game.state_copy import copy_state
from wildcards.rules import facts
from wildcards.rules.listener import Listener
from wildcards.rules.play import play_out
from wildcards.rules.state import State, fields_of

GAMES = 40


def remembered_end(setup: Setup, seed: int, stream: int) -> State:
    """A random game that remembers, in plain Python."""
    s = setup.table(RememberedState)
    interpreted(deal, REMEMBERING)(s, seed, stream, int(setup.balanced))
    interpreted(play_out, REMEMBERING)(s)
    return s


@pytest.mark.parametrize("engine", [native, wasm], ids=["native", "wasm"])
@pytest.mark.parametrize("setup", SETUPS[:: len(DECKS)], ids=str)
def test_a_compiled_game_that_remembers_is_the_same_game_and_remembers_what_plain_python_does(
    engine: Any, setup: Setup
) -> None:
    batch = engine.new_batch(setup, GAMES, SEED, variant=REMEMBERING)
    engine.play_out(batch, variant=REMEMBERING)
    plain = engine.new_batch(setup, GAMES, SEED)
    engine.play_out(plain)
    for stream in range(GAMES):
        end = engine.state_at(batch, stream, variant=REMEMBERING)
        assert end == remembered_end(setup, SEED, stream)
        assert differences(end, engine.state_at(plain, stream)) == []
    assert engine.points(batch, variant=REMEMBERING).tolist() == engine.points(plain).tolist()
    assert batch["ended"].tolist() == [1] * GAMES
    assert batch["withdrawals"].any()


class Heard:
    """A listener that counts what it hears, by name."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def __getattr__(self, name: str) -> object:
        return partial(self.note, name)

    def note(self, name: str, *_: object) -> None:
        self.counts[name] = self.counts.get(name, 0) + 1


def test_a_listener_hears_what_a_variant_remembers() -> None:
    for stream in range(GAMES):
        setup, heard = Setup(4), Heard()
        s = setup.table()
        s.listener = heard  # type: ignore[assignment]
        deal(s, SEED, stream, 1)
        play_out(s)
        end = remembered_end(setup, SEED, stream)
        assert isinstance(end, RememberedState)
        assert heard.counts["dealt"] == sum(map(sum, end.dealt)) == 28
        assert heard.counts["drew"] == sum(end.drawn)
        assert heard.counts["passed"] == sum(map(sum, end.passes))
        assert heard.counts.get("withdrew", 0) == end.withdrawals
        assert heard.counts.get("tie_break_revealed", 0) == end.tie_breaks
        assert heard.counts.get("reshuffled", 0) == end.reshuffles


def test_every_telling_has_a_method_of_the_listener_and_no_method_is_without_one() -> None:
    methods = {name for name in vars(Listener) if not name.startswith("_")}
    assert {telling.__name__.removeprefix("tell_") for telling in TELLINGS} == methods


def test_a_telling_that_nobody_wants_to_hear_is_left_out() -> None:
    assert not TELLINGS & set(callees_first([play_out]))
    assert not TELLINGS & set(callees_first([play_out], REMEMBERING))
    assert set(REMEMBERING.tellings.values()) - set(callees_first([play_out, deal], REMEMBERING)) == set()


def test_a_copy_remembers_too_and_is_a_state_of_its_own() -> None:
    end = remembered_end(Setup(4), SEED, 1)
    copy = copy_state(end)
    assert copy == end
    for before, after in zip(lists_of(end), lists_of(copy), strict=True):
        assert before is not after


def lists_of(s: State) -> list[list[int]]:
    """Every list of a state, in the order of its fields; of a grid every row."""
    values = [getattr(s, field.name) for field in fields_of(type(s))]
    lists = [value for value in values if isinstance(value, list)]
    return [row for value in lists for row in (value if isinstance(value[0], list) else [value])]


def test_a_variant_refuses_what_is_illegal() -> None:
    batch = native.new_batch(Setup(3), 2, SEED, variant=REMEMBERING)
    with pytest.raises(IllegalAction, match="game 0: action 25"):
        native.step(batch, [25, 25], variant=REMEMBERING)


def test_only_tellings_can_be_replaced() -> None:
    with pytest.raises(ValueError, match="is not a telling"):
        Variant(tellings={play_out: play_out})


def ignore(s: State, count: int) -> None:
    pass


def test_the_fingerprint_knows_the_functions_of_a_variant_and_its_state() -> None:
    variants = (PLAIN, REMEMBERING, Variant(state=RememberedState), Variant(tellings={facts.tell_reshuffled: ignore}))
    assert len({fingerprint(play_out, variant) for variant in variants}) == len(variants)
    assert fingerprint(play_out, Variant()) == fingerprint(play_out)
    native.play_out(native.new_batch(Setup(3), 1, SEED, variant=REMEMBERING), variant=REMEMBERING)
    assert is_kept(play_out_all, REMEMBERING)


ON_THE_DEVICE = """
from tests.engine.games import SEED
from tests.engine.memory import REMEMBERING
from tests.engine.test_variants import remembered_end
from wildcards.engine import device
from wildcards.engine.setup import Setup

setup = Setup(4)
states = device.new_batch(setup, 3, SEED, variant=REMEMBERING)
for _ in range(10):
    device.step(states, device.random_actions(states, variant=REMEMBERING), variant=REMEMBERING)
states = device.to_device(device.to_host(states, variant=REMEMBERING), variant=REMEMBERING)
device.play_out(states, variant=REMEMBERING)
for stream in range(3):
    assert device.state_at(states, stream, variant=REMEMBERING) == remembered_end(setup, SEED, stream)
print("remembered")
"""


def test_the_device_remembers_the_same() -> None:
    assert output_of(ON_THE_DEVICE, NUMBA_ENABLE_CUDASIM="1") == "remembered\n"
