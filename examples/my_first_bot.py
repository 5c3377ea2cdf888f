"""A bot in twenty lines: takes animals of the species it has most of, and bids its lowest card.

Try it: wildcards arena --bots examples/my_first_bot.py:MyFirstBot,random --games 40
"""

from wildcards.bots import Bot, Budget, legal_moves
from wildcards.game import Move, View


class MyFirstBot(Bot):
    def choose(self, view: View, budget: Budget) -> Move:
        moves = legal_moves(view)
        self.rng(view).shuffle(moves)  # equals are drawn by lot, the same for the same seed
        mine = view.me.collection

        def liking(move: Move) -> int:
            if move.animal:
                return 10 + mine[move.animal]
            if move.kind == "bid" and move.cards != ("R",):
                return 5 - int(move.cards[0][1])
            return 0

        return max(moves, key=liking)
