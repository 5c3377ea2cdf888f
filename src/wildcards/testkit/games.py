"""Random games and the states in them, the same for the same seed.

>>> game = random_game(7)
>>> game.is_over
True
>>> len(list(random_states(7))) > 20
True
"""

from collections.abc import Iterator
from random import Random

from wildcards.game.box import HABITAT_CARDS_OF_A_HABITAT, WILD_CARDS
from wildcards.game.game import Game
from wildcards.game.moves import Move
from wildcards.game.notation import in_order
from wildcards.game.record import Deck
from wildcards.game.types import REMOVALS
from wildcards.game.view import View


def random_set_up(random: Random) -> Game:
    """A new game of 3 to 5 players; one in two is played with an odd deck."""
    deck = random_deck(random) if random.random() < 0.5 else Deck()
    removal = random.choice(REMOVALS)
    return Game(random.randint(3, 5), removal=removal, deck=deck, seed=random.randbytes(32).hex())


def random_deck(random: Random) -> Deck:
    """Any deck that adds up (R1); decks of one or two values are as likely as others."""
    values = random.sample(range(4), random.randint(1, 4))
    return Deck(
        habitat=split(HABITAT_CARDS_OF_A_HABITAT, values, random),
        wild=split(WILD_CARDS, random.choices(values, k=2), random),
    )


def split(total: int, values: list[int], random: Random) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for _ in range(total):
        counts[random.choice(values)] += 1
    return tuple(counts)


def random_game(seed: int) -> Game:
    """A game played at random to its end."""
    random = Random(seed)
    return play_at_random(random_set_up(random), random.random())


def play_at_random(game: Game, seed: float, decisions: int | None = None) -> Game:
    """Plays so many decisions at random, or all to the end."""
    random = Random(seed)
    played = 0
    while not game.is_over and (decisions is None or played < decisions):
        seat = random.choice(game.pending)
        game.play(seat, random_move(game.view(seat), random))
        played += 1
    return game


def random_states(seed: int) -> Iterator[Game]:
    """Every state of a random game, decisions that are half in among them. It is one game that goes on."""
    random = Random(seed)
    game = random_set_up(random)
    yield game
    while not game.is_over:
        play_at_random(game, random.random(), 1)
        yield game


def viewers(game: Game) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(len(game.players))]


def random_move(view: View, random: Random) -> Move:
    """A move that the viewer may play, put together from the parts of the question."""
    ask = view.ask
    assert ask is not None
    if ask.kind is None or (ask.words and random.random() < 0.2):
        return Move.parse(random.choice(ask.words))
    return Move(
        ask.kind,
        in_order(random.sample(ask.cards, random.randint(ask.least, ask.most))),
        animal=random.choice(ask.animals) if ask.animals else None,
        given=random.choice(ask.given) if ask.given else None,
    )
