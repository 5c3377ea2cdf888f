"""One decision of the grandmaster: a few answers, tried in imagined worlds in which everybody plays by the policy."""

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import TYPE_CHECKING

from wildcards.bots.base import Budget
from wildcards.bots.belief import expected_hands
from wildcards.bots.compiled.trials import Quest, Trial, begin_trials, go_on, look_ahead
from wildcards.bots.compiled.worlds import Belief, bid_is_pending, imagine_worlds, look_back, weigh_worlds
from wildcards.bots.imagine import Imagination
from wildcards.bots.network import Outputs, shares_of
from wildcards.bots.network_room import MOST_ROWS, NetworkRoom
from wildcards.bots.policy_bot import legal_actions
from wildcards.bots.racing import RANK_WORTH
from wildcards.bots.recalling import remember
from wildcards.engine.layout import layout
from wildcards.game import View
from wildcards.game.memory import RememberingState
from wildcards.rules.cards import CARDS, EAGLE
from wildcards.rules.state import State

if TYPE_CHECKING:
    from wildcards.engine.webassembly.memory import Row

MOST_ARMS = 5  # answers that are tried
PULL = 0.004  # of winning: an answer that is better by so much is played e times as often
TRUST = 0.25  # in the policy, beside what was found: an answer that it plays a hundred times as often counts for 3
FEWEST_WORLDS = 2  # that tell how much worlds differ
CLEARLY_WORSE = 0.01  # of winning, and more than luck explains: such answers are tried no further
DOUBTS = 2.5  # standard errors that luck explains
ENOUGH_WORLDS = 8  # to tell luck
LIKELY_GAIN = 0.03  # of winning, between answers: what differs by more in a few worlds is taken to be luck in part
LAST_ROUNDS = 2  # before the last: from here on it plays on through the next round, mostly to the end
FIRST_TRIALS = 16  # before it is known how long they take
FEW_ROWS = 8  # the network takes as long for fewer
CAUTION = 0.8  # of the time that is left, for worlds that may take longer than those before
MOST_WORLDS = 64  # where neither time nor iterations are limited
WORLDS_A_MILLISECOND = 2  # more take long to look through; and a clock that stands still must not keep it thinking


class Finding:
    """Of one answer: how often the policy plays it, and what came of it in the worlds in which it was tried."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.trials: list[Trial] = []

    @property
    def worlds(self) -> int:
        return len(self.trials)

    @property
    def scores(self) -> list[float]:
        return [trial.win - RANK_WORTH * trial.rank for trial in self.trials]

    def mean(self, name: str) -> float:
        total: float = sum(trial.weight * getattr(trial, name) for trial in self.trials)
        return total / sum(trial.weight for trial in self.trials)


Findings = dict[int, Finding]  # by action, the likeliest first


class WorldSearch:
    """While it is at work the room is its own."""

    def __init__(self, view: View, rng: Random, network: NetworkRoom) -> None:
        assert view.viewer is not None
        table = RememberingState()
        imagination = Imagination(view, table)
        remember(table, view)
        self.network = network
        self.expected = expected_hands(view)
        self.quest = Quest(seat=view.viewer, question=table.question, to_pay=table.to_pay)
        self.quest.set_aside = imagination.set_aside
        self.quest.last = view.round + (2 if view.round >= view.rounds - LAST_ROUNDS else 1)
        self.bidders = [seat for seat in range(table.players) if seat != view.viewer and has_open_bid(table, seat)]
        self.quest.seed = rng.getrandbits(60)
        room = network.room
        self.explanations = room.place_records(imagination.explanations)
        self.states = room.take_records(RememberingState, 1 + 2 * MOST_ROWS)
        room.write_record(self.states, 0, table)
        self.before, self.trials = room.take_records(Trial, MOST_ROWS), room.take_records(Trial, MOST_ROWS)
        self.waiting = room.place([0] * MOST_ROWS)
        self.quests = room.place_records([self.quest])
        self.beliefs = room.place_records([Belief()])
        self.pace = 0.0  # ms for a row, the most so far

    def settle(self, action: int) -> None:
        """An action of the decision that is certain now."""
        self.quest.actions[self.quest.done] = action
        self.quest.done += 1

    def find_out(self, found: Findings, outputs: Outputs, allowed: Budget) -> None:
        """What becomes of the actions, as far as the time goes."""
        running = found
        if len(found) > 1:
            belief = belief_of(outputs, self.expected, self.quest.seat)
            self.network.room.write_record(self.beliefs, 0, belief)
            while (worlds := worlds_wanted(running, allowed)) and self.try_worlds(running, worlds, allowed):
                self.quest.first += worlds
                running = still_running(running)

    def try_worlds(self, found: Findings, worlds: int, allowed: Budget) -> bool:
        """Every action in the same worlds with the same luck; False when the time did not suffice."""
        room, call = self.network.room, self.network.call
        self.quest.arms = sum(1 << action for action in found)
        room.write_record(self.quests, 0, self.quest)
        before, trials = self.before.first(worlds), self.trials.first(worlds * len(found))
        call(imagine_worlds, self.states, self.quests, self.explanations, self.beliefs, before)
        if not self.weigh(before, worlds, allowed) or not self.play(1, before, allowed):
            return False
        call(begin_trials, self.states, self.quests, before, trials)
        if not self.play(1 + worlds, trials, allowed):
            return False
        for numbers in layout(Trial).struct.iter_unpack(room.read(trials.address, trials.size)):
            trial = Trial(*numbers)
            found[trial.action].trials.append(trial)
        return True

    def weigh(self, before: "Row", worlds: int, allowed: Budget) -> bool:
        """Worlds count by how likely the policy makes the bids that lie open."""
        network = self.network
        for seat in self.bidders:
            if allowed.left < 2 * self.pace * worlds:
                return False
            network.clear_rows()
            network.call(look_back, self.states, worlds, seat, network.seen, network.recalled)
            network.forward(worlds)
            network.call(weigh_worlds, self.states, seat, before, network.work)
        return True

    def play(self, first: int, trials: "Row", allowed: Budget) -> bool:
        """Goes on with the games from the first on by turns, until nobody waits for the network."""
        network, games = self.network, (self.states, first, self.quests, trials)
        while True:
            began = allowed.spent
            network.clear_rows()
            waiting = network.call(look_ahead, *games, network.seen, network.recalled, self.waiting)
            if waiting == 0:
                return True
            if allowed.left < 2 * self.pace * waiting:
                return False
            network.forward(waiting)
            network.call(go_on, *games, self.waiting, waiting, network.work)
            self.pace = max(self.pace, (allowed.spent - began) / max(waiting, FEW_ROWS))


def has_open_bid(s: RememberingState, seat: int) -> bool:
    """Whether a single card was bid that tells of the hand it came from; the eagle's owner chooses between two."""
    return bid_is_pending(s, seat) and s.leader[EAGLE] != seat


def legal_shares(s: State, policy: Sequence[float], heat: float = 1.0) -> dict[int, float]:
    """How often the policy plays each legal action."""
    actions = legal_actions(s)
    return dict(zip(actions, shares_of([policy[action] for action in actions], heat), strict=True))


def likeliest(s: State, policy: Sequence[float], least: float = 0.0, heat: float = 1.0) -> dict[int, float]:
    """The likeliest legal actions, of which the policy plays at least so much, with their shares."""
    shares = legal_shares(s, policy, heat)
    best = sorted(shares, key=shares.__getitem__, reverse=True)[:MOST_ARMS]
    return {action: shares[action] for action in best if shares[action] >= least or action == best[0]}


def belief_of(outputs: Outputs, expected: Sequence[Sequence[float]], viewer: int) -> Belief:
    """How much likelier than by counting the network takes a card of each other hand to be of each kind."""
    belief = Belief()
    players = len(expected)
    for place in range(1, players):
        counted = expected[(viewer + place) % players]
        first, whole = (place - 1) * CARDS, sum(counted)
        if whole:
            more = log(sum(part / whole * exp(outputs.belief[first + card]) for card, part in enumerate(counted)))
            for card in range(CARDS):
                belief.likelier[first + card] = outputs.belief[first + card] - more
    return belief


def worlds_wanted(found: Findings, allowed: Budget) -> int:
    """How many worlds to try at once: a few at first, then as many as there is room and time for."""
    if len(found) == 1:
        return 0
    done = next(iter(found.values())).worlds
    most = MOST_WORLDS if allowed.milliseconds is None else int(WORLDS_A_MILLISECOND * (1 + allowed.milliseconds))
    if allowed.iterations is not None:
        most = min(most, allowed.iterations)
    wanted = min(most - done, MOST_ROWS // len(found))
    if allowed.milliseconds is not None:
        in_time = CAUTION * allowed.left * done / allowed.spent if done and allowed.spent else FIRST_TRIALS / len(found)
        wanted = min(wanted, int(in_time))
    return max(wanted, 0)


def still_running(found: Findings) -> Findings:
    """Without answers that are clearly worse than the best so far, in the same worlds."""
    if next(iter(found.values())).worlds < ENOUGH_WORLDS:
        return found
    best = max(found.values(), key=lambda one: one.mean("win") - RANK_WORTH * one.mean("rank"))
    weights = [trial.weight for trial in best.trials]
    running = {}
    for action, one in found.items():
        behind, doubt = weighed([a - b for a, b in zip(best.scores, one.scores, strict=True)], weights)
        if behind <= CLEARLY_WORSE + DOUBTS * sqrt(doubt):
            running[action] = one
    return running


def improved(found: Findings) -> dict[int, float]:
    """The policy, drawn towards what was found to be better. Who fell behind on the way is not played."""
    worlds = max(one.worlds for one in found.values())
    running = {action: one for action, one in found.items() if one.worlds == worlds}
    ahead = gains(running)
    most = max(ahead.values())
    trust = TRUST if worlds >= FEWEST_WORLDS else 1.0
    parts = {action: one.share**trust * exp((ahead[action] - most) / PULL) for action, one in running.items()}
    whole = sum(parts.values())
    return {action: parts.get(action, 0.0) / whole for action in found}


def gains(found: Findings) -> dict[int, float]:
    """By how much each answer is better than the policy's mixture of them, compared world by world.

    The less the worlds agree, and the fewer they are, the more of a difference is taken to be luck.
    """
    whole = sum(one.share for one in found.values())
    columns = {action: one.scores for action, one in found.items()}
    worlds = list(zip(*columns.values(), strict=True))
    if len(worlds) < FEWEST_WORLDS:
        return dict.fromkeys(found, 0.0)
    played = [sum(one.share * score for one, score in zip(found.values(), row, strict=True)) / whole for row in worlds]
    weights = [trial.weight for trial in next(iter(found.values())).trials]
    ahead = {}
    for action, scores in columns.items():
        mean, doubt = weighed([score - mixed for score, mixed in zip(scores, played, strict=True)], weights)
        ahead[action] = mean * LIKELY_GAIN**2 / (LIKELY_GAIN**2 + doubt)
    return ahead


def weighed(numbers: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """The mean, and the square of its standard error.

    How much worlds differ is taken from all of them alike: else one that outweighs the others would seem certain.
    """
    whole = sum(weights)
    mean = sum(w * number for w, number in zip(weights, numbers, strict=True)) / whole
    middle = sum(numbers) / len(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    effective = whole**2 / sum(w * w for w in weights)  # as many worlds of equal weight would tell as much
    return mean, variance / effective
