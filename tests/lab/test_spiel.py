"""The game in OpenSpiel."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from wildcards.bots.recalling import row_as_seen
from wildcards.game.observation import OWN
from wildcards.game.recollection import ROW
from wildcards.lab.environments import spiel
from wildcards.rules.cards import HABITAT_CARDS

PLAYERS = [3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_pass_the_test_of_openspiel(players: int) -> None:
    game = pyspiel.load_game(f"wildcards(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_comes_out_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "wildcards.txt"
    file.write_text(generate_playthrough.playthrough("wildcards(players=3)", action_sequence=None, seed=7))
    flags.FLAGS.mark_as_parsed()
    first, second = generate_playthrough.replay(str(file))
    assert first == second
    assert 'Apply action "deal ' in first
    assert "IsTerminal() = True" in first


def random_history(game: pyspiel.Game, seed: int) -> list[int]:
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(kinds, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return list(state.history())


@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_owner_of_a_card_knows_when_it_is_another(players: int) -> None:
    """A card of one hand is exchanged for one deep in the pile, and the same moves are made again."""
    game = pyspiel.load_game(f"wildcards(players={players})")
    animals = spiel.rounds_of(players) * (players - 1)
    in_pile = animals + HABITAT_CARDS - 1
    compared = 0
    for seed in range(6):
        history, owner = random_history(game, seed), seed % players
        in_hand = animals + owner * 7 + seed % 7
        changed = history.copy()
        changed[in_hand], changed[in_pile] = history[in_pile], history[in_hand]
        for first, second in both(game, history, changed, animals + HABITAT_CARDS):
            hand, other_hand = first.state.hand[owner], second.state.hand[owner]
            if hand[history[in_hand]] == other_hand[history[in_hand]] or first.is_chance_node():
                break  # the card has left the hand, or comes up from the pile
            for player in range(players):
                same = first.information_state_string(player) == second.information_state_string(player)
                assert same == (player != owner), f"seed {seed}, player {player}"
                compared += 1
    assert compared > 100


def both(
    game: pyspiel.Game, history: list[int], changed: list[int], dealt: int
) -> Iterator[tuple[pyspiel.State, pyspiel.State]]:
    """Two games from the end of the deal on, as long as the moves of both are legal."""
    first, second = game.new_initial_state(), game.new_initial_state()
    for step, (ours, theirs) in enumerate(zip(history, changed, strict=True), 1):
        if theirs not in second.legal_actions():
            return
        first.apply_action(ours)
        second.apply_action(theirs)
        if step >= dealt:
            yield first, second


def test_a_public_observation_is_a_spectators() -> None:
    game = pyspiel.load_game("wildcards(players=3)")
    public = pyspiel.IIGObservationType(private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False)
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    seen, own = make_observation(game, public), make_observation(game, private)
    state = game.new_initial_state()
    for action in random_history(game, 3):
        state.apply_action(action)
        seen.set_from(state, 0)
        own.set_from(state, 1)
        assert not any(seen.dict[name].any() for name in OWN)
        assert set(own.dict) == set(OWN)
        if state.state.round:
            assert own.dict["hand"].tolist() == state.state.hand[1]
    assert seen.string_from(state, 0) == seen.string_from(state, 2)


def test_the_private_part_is_not_told_with_perfect_recall() -> None:
    game = pyspiel.load_game("wildcards")
    wanted = pyspiel.IIGObservationType(public_info=False, perfect_recall=True)
    assert make_observation(game, wanted) is None


def test_every_deal_is_as_likely_as_its_cards_are_many() -> None:
    state = pyspiel.load_game("wildcards(players=3)").new_initial_state()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(6), 1 / 6))
    for _ in range(28):
        state.apply_action(state.legal_actions()[0])
    likely = dict(state.chance_outcomes())
    assert likely[0] == pytest.approx(4 / HABITAT_CARDS)
    assert likely[15] == pytest.approx(1 / HABITAT_CARDS)


def test_only_three_to_five_can_play() -> None:
    with pytest.raises(ValueError, match="players: 2 is not 3, 4 or 5"):
        spiel.WildCardsGame({"players": 2})


def decisions_of(game: pyspiel.Game, seed: int, each: int) -> Iterator[pyspiel.State]:
    """Some of the states of a random game in which a player has to act."""
    state = game.new_initial_state()
    for number, action in enumerate(random_history(game, seed)):
        if number % each == 0 and not state.is_chance_node():
            yield state
        state.apply_action(action)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played_on(players: int) -> None:
    game, rng = pyspiel.load_game(f"wildcards(players={players})"), Random(players)
    resampled = changed = 0
    for state in decisions_of(game, players, 4):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        resampled += 1
        changed += other.state.hand != state.state.hand
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert sum(other.returns()) == pytest.approx(0)
        assert not state.is_terminal(), "the state itself has been played on"
    assert resampled > 15
    assert changed > resampled / 2, "the others hold other cards"


def test_the_information_state_tensor_is_the_row_of_the_environments() -> None:
    """Of the player who acts, at every action: what is compared number for number elsewhere."""
    game = pyspiel.load_game("wildcards(players=4)")
    assert game.information_state_tensor_shape() == [ROW]
    for state in decisions_of(game, 2, 3):
        tensor = state.information_state_tensor(state.current_player())
        seen = row_as_seen(state.state, state.current_player(), 1)
        asked = slice(135, 140)  # version 2 does not tell who has decided
        seen[asked] = [0] * 5
        assert tensor[:365] == seen
        assert min(tensor) >= 0


def test_openspiels_search_plays_our_game() -> None:
    """Information-set Monte Carlo tree search finds legal moves from the first bid on."""
    game = pyspiel.load_game("wildcards(players=3)")
    bot = ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
    )
    played = 0
    for state in decisions_of(game, 4, 25):
        policy, action = bot.step_with_policy(state)
        assert action in state.legal_actions()
        assert sum(chance for _, chance in policy) == pytest.approx(1)
        played += 1
    assert played > 3
