"""Random games and the states in them, the same for the same seed.

>>> game = random_game(7)
>>> game.is_over
True
>>> len(list(random_states(7))) > 20
True
"""

from collections.abc import Iterator
from random import Random

from wildcards.game.game import Game
from wildcards.game.moves import Move
from wildcards.game.notation import REFILL_CODE, in_order
from wildcards.game.record import Deck
from wildcards.game.view import View

CARDS_OF_A_HABITAT = 14
WILD_CARDS = 4


def random_set_up(random: Random) -> Game:
    """A new game of 3 to 5 players; one in two is played with an odd deck."""
    deck = random_deck(random) if random.random() < 0.5 else Deck()
    removal = random.choice(("balanced", "random"))
    return Game(random.randint(3, 5), removal=removal, deck=deck, seed=random.randbytes(32).hex())


def random_deck(random: Random) -> Deck:
    """Any deck that adds up (R1); decks of one or two values are as likely as others."""
    values = random.sample(range(4), random.randint(1, 4))
    return Deck(
        habitat=split(CARDS_OF_A_HABITAT, values, random), wild=split(WILD_CARDS, random.choices(values, k=2), random)
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


def random_move(view: View, random: Random) -> Move:
    """A move that the viewer may play, chosen from what the view shows: the questions leave no other knowledge out."""
    seat = view.viewer
    assert seat is not None
    own = view.seats[seat]
    cards = list(own.hand or ())
    match view.question:
        case "bid":
            cards.append(REFILL_CODE)
            two = len(cards) > 1 and view.leaders["ea"] == seat and random.random() < 0.5
            return Move("bid", in_order(random.sample(cards, 2 if two else 1)))
        case "show":
            return Move("show", (random.choice(view.face_down),))
        case "swap":
            mine = [species for species, count in own.collection.items() if count]
            if random.random() < 0.2:
                return Move("swap")
            return Move("swap", given=random.choice(mine), animal=random.choice(view.display))
        case "refill":
            return Move("refill", in_order(random.sample(cards, random.randint(0, len(cards)))))
        case "pay":
            return Move("withdraw") if random.random() < 0.2 else Move("pay", in_order(random.sample(cards, view.due)))
        case "break":
            return Move("break", random.choice([*((card,) for card in cards), *[()] * view.draw_offered]))
        case "take":
            due = 0 if own.laid else view.due
            if random.random() < 0.15:
                return Move("pass")
            return Move("take", in_order(random.sample(cards, due)), animal=random.choice(view.display))
        case _:
            return Move(random.choice(("keep", "leave")))
