"""A whole game in ten lines: everybody plays at random."""

import random

from wildcards import Game

game = Game(["Ann", "Ben", "Cleo"])
while not game.is_over:
    for seat in game.pending:
        game.play(seat, random.choice(game.legal_moves(seat)))

for seat in game.result.winners:
    print(f"{game.players[seat]} wins with {game.result.points[seat]} points")
