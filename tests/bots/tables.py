"""Tables of bots, played to the end."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from wildcards.bots import Bot, Budget
from wildcards.game import Game, View

ENDLESS = Budget()


def questions(game: Game, bots: Sequence[Bot], budget: Budget = ENDLESS) -> Iterator[tuple[int, View]]:
    """Everything that is asked until the game is over, each time before the bot of the seat answers."""
    while not game.is_over:
        for seat in game.pending:
            view = game.view(seat)
            yield seat, view
            game.play(seat, bots[seat].choose(view, budget))


def play(game: Game, bots: Sequence[Bot], budget: Budget = ENDLESS) -> Game:
    for _ in questions(game, bots, budget):
        pass
    return game


def wins_against(make: Callable[[int], Bot], make_other: Callable[[int], Bot], players: int, games: int) -> float:
    """Of one bot among others, every deal in all seats. A shared win counts as its part."""
    wins = 0.0
    for number in range(games):
        own = number % players
        bots = [make(number) if seat == own else make_other(number) for seat in range(players)]
        winners = play(Game(players, seed=f"{number // players:064x}"), bots).result.winners
        wins += (own in winners) / len(winners)
    return wins


def random_positions(games: int, seed: int) -> Iterator[Game]:
    """Every question of some games of random play."""
    chance = Random(seed)
    for number in range(games):
        game = Game(3 + number % 3, seed=f"{seed + number:064x}")
        while not game.is_over:
            yield game
            for seat in game.pending:
                game.play(seat, chance.choice(game.legal_moves(seat)))
