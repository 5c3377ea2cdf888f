"""Master: a network that has learned by playing against itself. It answers at once, without thinking ahead."""

import msgspec

from wildcards.bots.base import Bot, Budget, Candidate
from wildcards.bots.belief import expected_hands
from wildcards.bots.explaining import candidates
from wildcards.bots.network import Network, Outputs, believed, shares_of
from wildcards.bots.network_room import NetworkRoom, network, network_room
from wildcards.bots.policy_bot import actions_for, draw_action, legal_actions
from wildcards.bots.recalling import remembering_table
from wildcards.bots.world_search import Finding, Findings, WorldSearch, legal_shares, likeliest
from wildcards.game import Move, View
from wildcards.game.actions import move_of
from wildcards.game.memory import RememberingState
from wildcards.rules.play import answer
from wildcards.rules.state import State

LEAST_SHARE = 0.01  # what is played less often is not worth naming
HEATS = {"novice": 18.0, "adept": 6.0, "master": 1.0}  # of the levels that differ in nothing else


class Forecast(msgspec.Struct, frozen=True):
    """What the master expects of a game, by seat, and of the cards it does not see."""

    win: tuple[float, ...]  # chance to win; all together make 1
    points: tuple[float, ...]  # at the end
    rank: float  # the viewer's own, 1 is best
    hands: tuple[tuple[float, ...] | None, ...]  # how likely a card of the hand is of each kind; None: the viewer's own


class MasterBot(Bot):
    """Plays by the policy it has learned. `heat` 1 is the policy itself; less plays the likeliest answer more often.

    One that is `plain` does without WebAssembly and NumPy, and is slow.
    """

    def __init__(self, seed: int = 0, *, heat: float = HEATS["master"], plain: bool = False) -> None:
        super().__init__(seed)
        self.heat = heat
        self.plain = plain
        self.network()  # is read now, not while the clock runs

    def network(self) -> Network | NetworkRoom:
        return network(self.plain)

    def choose(self, view: View, budget: Budget) -> Move:
        rng = self.rng(view)
        s = remembering_table(view, rng.getrandbits(60))
        return move_of(s.question, actions_for(s, lambda s: draw_action(self.shares(s), rng)))

    def explain(self, view: View, budget: Budget) -> list[Candidate]:
        """The answers by their first action, each finished in the likeliest way, the most frequent first.

        What becomes of each is found out in imagined worlds, where WebAssembly is there to do so.
        """
        s = remembering_table(view, 0)
        outputs = self.network().look(s)
        found = self.found_out(view, s, outputs, budget)
        shares = self.frequencies(s, found)
        return candidates(view, s, outputs, found, shares, lambda action: self.finished(view, action))

    def found_out(self, view: View, s: RememberingState, outputs: Outputs, budget: Budget) -> Findings:
        found = {action: Finding(share) for action, share in self.named(s, outputs).items()}
        room = network_room()
        if room is not None and not self.plain:
            with room.lent():
                WorldSearch(view, self.rng(view), room).find_out(found, outputs, budget)
        return found

    def named(self, s: RememberingState, outputs: Outputs) -> dict[int, float]:
        """The answers that are worth naming, with their shares."""
        return likeliest(s, outputs.policy, LEAST_SHARE, self.heat)

    def frequencies(self, s: State, found: Findings) -> dict[int, float]:
        """How often each is played."""
        whole = sum(one.share for one in found.values())
        return {action: one.share / whole for action, one in found.items()}

    def finished(self, view: View, action: int) -> Move:
        """The answer that begins with the action."""
        s = remembering_table(view, 0)
        question = s.question
        answer(s, action)
        return move_of(question, [action, *actions_for(s, self.likeliest)])

    def forecast(self, view: View) -> Forecast:
        """What it expects when it is asked."""
        s = remembering_table(view, 0)
        outputs, expected = self.network().look(s), expected_hands(view)
        places = [(seat - s.seat) % s.players for seat in range(s.players)]
        win = shares_of(outputs.win[: s.players])
        ranks = shares_of(outputs.rank[: s.players])
        return Forecast(
            win=tuple(win[place] for place in places),
            points=tuple(outputs.points[place] for place in places),
            rank=sum(rank * chance for rank, chance in enumerate(ranks, 1)),
            hands=tuple(
                tuple(believed(outputs, expected[seat], place)) if place else None for seat, place in enumerate(places)
            ),
        )

    def shares(self, s: State) -> dict[int, float]:
        """How often each legal action comes next, in a state that remembers."""
        assert isinstance(s, RememberingState)
        action, *others = legal_actions(s)
        return legal_shares(s, self.network().look(s).policy, self.heat) if others else {action: 1.0}

    def likeliest(self, s: State) -> int:
        shares = self.shares(s)
        return max(shares, key=shares.__getitem__)


class NoviceBot(MasterBot):
    """Knows what matters, and often does something else: its slips are such as people make."""

    def __init__(self, seed: int = 0, *, heat: float = HEATS["novice"], plain: bool = False) -> None:
        super().__init__(seed, heat=heat, plain=plain)


class AdeptBot(MasterBot):
    """Most of the time as good as the master."""

    def __init__(self, seed: int = 0, *, heat: float = HEATS["adept"], plain: bool = False) -> None:
        super().__init__(seed, heat=heat, plain=plain)
