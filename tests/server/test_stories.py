"""A record unfolds into its story for whoever has it."""

import random

import pytest

from wildcards.game import Game, Record, Refusal, events
from wildcards.server.app import whole_story


def finished_game(players: int, seed: int) -> Game:
    chance = random.Random(seed)
    game = Game(players, seed=f"{seed:064x}")
    while not game.is_over:
        seat = game.pending[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return game


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_story_shows_the_cards_that_every_seat_drew(players: int) -> None:
    game = finished_game(players, seed=players)
    story = whole_story(game.record())
    drawn = [event for event in story if isinstance(event, events.Dealt | events.Drew)]
    assert {event.seat for event in drawn} == set(range(players))
    assert all(event.cards is not None and len(event.cards) == event.count for event in drawn)


def test_a_story_has_an_event_for_each_that_a_spectator_saw() -> None:
    game = finished_game(4, seed=9)
    story = whole_story(game.record())
    assert [event.seen_by(None) for event in story] == game.events(None)


def test_a_record_that_does_not_follow_the_rules_has_no_story() -> None:
    with pytest.raises(Refusal):
        whole_story(Record(format="wildcards/1", players=("A", "B", "C"), moves=("0 bid F3",)))
