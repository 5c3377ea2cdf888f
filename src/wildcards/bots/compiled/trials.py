"""Games that go on from the grandmaster's worlds, in the rules' subset, and what comes of them.

The network looks at many games at once, so a game goes on by turns: `look_ahead` plays what is no choice and writes a
row for each game that waits for the network, `go_on` takes what the network says. A game that has come to its end, or
to the start of a later round, is evaluated.
"""

from dataclasses import dataclass

from wildcards.bots.compiled.exponential import exp
from wildcards.engine.vectors import Single
from wildcards.game.memory import RememberingState
from wildcards.game.observation import Observation
from wildcards.game.recollection import Recollection, observe_and_recall
from wildcards.rules.cards import NONE, SPECIES
from wildcards.rules.chance import next_word
from wildcards.rules.play import answer, count_bits, legal, lowest_bit, step
from wildcards.rules.questions import ACTIONS, BID, NOTHING
from wildcards.rules.scoring import animals_of, points_of, rank_of
from wildcards.rules.state import SEATS, number, row

MOST_ACTIONS = 16  # of one decision
WORDS = 1 << 32
POINTS = 10.0  # points are learned in tens

# Where the heads begin in what the network says.
WIN = ACTIONS
RANK = WIN + SEATS
POINTS_AT = RANK + SEATS

# What a game waits for.
TO_PLAY = 0
TO_BE_EVALUATED = 1


@dataclass(slots=True)
class Quest:
    """What is to be found out."""

    seat: int = number()  # who is to decide
    question: int = number()  # what is asked
    to_pay: int = number()  # cards that the answer is to pay with
    set_aside: int = number()  # animals at the end that no shuffle moves
    done: int = number()  # actions of this decision that are settled
    actions: list[int] = row(MOST_ACTIONS)  # these
    arms: int = number("int32")  # bit mask of the next actions to try
    last: int = number()  # the round at whose start a game is evaluated
    seed: int = number("int64")  # of the worlds
    first: int = number("int64")  # number of the first world


@dataclass(slots=True)
class Trial:
    """One game that goes on from a world, and what came of it."""

    world: int = number("int16")
    action: int = number("int16")  # that is being tried
    waits: int = number()
    done: int = number()
    weight: float = number("float64")  # of its world: how likely the others would have done what was seen
    win: float = number("float64")
    points: float = number("float64")
    rank: float = number("float64")
    rival: float = number("float64")  # expected points of the best of the others

    # How things stand when it is evaluated.
    animals: int = number("int16")
    leaders: int = number("int16")
    cards: int = number("int16")
    scored: int = number("int16")  # points that would count now


def ask_viewer(s: RememberingState, quest: Quest) -> None:
    s.question = quest.question
    s.seat = quest.seat
    s.asked[quest.seat] = 1
    s.picks = 0
    s.least_card = 0
    s.to_pay = quest.to_pay


def is_asked(s: RememberingState) -> bool:
    for seat in range(s.players):
        if s.asked[seat]:
            return True
    return False


def set_trial(trial: Trial, world: int, action: int, weight: float) -> None:
    trial.world = world
    trial.action = action
    trial.weight = weight
    trial.waits = TO_PLAY
    trial.done = 0


def begin_trials(states: list[RememberingState], quests: list[Quest], before: list[Trial], trials: list[Trial]) -> None:
    """Every action in a copy of every world, behind the worlds: what is settled of the decision, then the action."""
    quest = quests[0]
    worlds = len(before)
    i = 0
    for world in range(worlds):
        for action in range(ACTIONS):
            if quest.arms >> action & 1:
                set_trial(trials[i], world, action, before[world].weight)
                states[1 + worlds + i] = states[1 + world]
                s = states[1 + worlds + i]
                for j in range(quest.done):
                    step(s, quest.actions[j])
                step(s, action)
                i += 1


def look_at(states: list[RememberingState], seen: list[Observation], recalled: list[Recollection]) -> None:
    """The row of the first state, for the seat that is asked."""
    observe_and_recall(states[0], states[0].seat, seen[0], recalled[0])


def look_ahead(
    states: list[RememberingState],
    first: int,
    quests: list[Quest],
    trials: list[Trial],
    seen: list[Observation],
    recalled: list[Recollection],
    waiting: list[int],
) -> int:
    """How many games wait for the network; their numbers are in `waiting`. Rows must be zeros before."""
    quest = quests[0]
    rows = 0
    for i in range(len(trials)):
        trial = trials[i]
        if trial.done == 0:
            s = states[first + i]
            play_forced(s, quest, trial)
            if trial.done == 0:
                observe_and_recall(s, s.seat, seen[rows], recalled[rows])
                waiting[rows] = i
                rows += 1
    return rows


def play_forced(s: RememberingState, quest: Quest, trial: Trial) -> None:
    """Goes on while there is nothing to choose, up to a choice or to where the trial ends."""
    while trial.done == 0 and trial.waits == TO_PLAY:
        if trial.action == NONE and not is_asked(s):
            ask_viewer(s, quest)
            trial.done = 1
        elif s.question == NOTHING:
            note_end(s, quest.seat, trial)
        elif trial.action != NONE and s.question == BID and s.round >= quest.last:
            s.seat = quest.seat  # all are asked: the order does not matter
            trial.waits = TO_BE_EVALUATED
        else:
            mask = legal(s)
            if count_bits(mask) > 1:
                return
            take_action(s, trial, lowest_bit(mask))


def take_action(s: RememberingState, trial: Trial, action: int) -> None:
    """In a world before the decision nothing is carried out yet."""
    if trial.action == NONE:
        answer(s, action)
    else:
        step(s, action)


def go_on(
    states: list[RememberingState],
    first: int,
    quests: list[Quest],
    trials: list[Trial],
    waiting: list[int],
    rows: int,
    says: list[list[Single]],
) -> None:
    for i in range(rows):
        trial = trials[waiting[i]]
        s = states[first + waiting[i]]
        if trial.waits == TO_BE_EVALUATED:
            evaluate(s, quests[0].seat, trial, says[i])
        else:
            take_action(s, trial, drawn_action(s, says[i]))


def drawn_action(s: RememberingState, says: list[Single]) -> int:
    """By the policy, with the luck of the state."""
    mask = legal(s)
    most = says[lowest_bit(mask)]
    for action in range(ACTIONS):
        if mask >> action & 1 and says[action] > most:
            most = says[action]
    total = 0.0
    for action in range(ACTIONS):
        if mask >> action & 1:
            total += exp(says[action] - most)
    left = next_word(s) * total / WORDS
    chosen = NONE
    for action in range(ACTIONS):
        if mask >> action & 1 and left >= 0.0:
            chosen = action
            left -= exp(says[action] - most)
    return chosen


# What came of it.


def evaluate(s: RememberingState, seat: int, trial: Trial, says: list[Single]) -> None:
    """By the network, at the start of a round."""
    chances = 0.0
    ranks = 0.0
    trial.rank = 0.0
    for place in range(s.players):
        chances += exp(says[WIN + place] - says[WIN])
        ranks += exp(says[RANK + place] - says[RANK])
        trial.rank += (1 + place) * exp(says[RANK + place] - says[RANK])
    trial.win = 1.0 / chances
    trial.rank = trial.rank / ranks
    trial.points = POINTS * says[POINTS_AT]
    trial.rival = POINTS * says[POINTS_AT + 1]
    for place in range(2, s.players):
        if POINTS * says[POINTS_AT + place] > trial.rival:
            trial.rival = POINTS * says[POINTS_AT + place]
    note_standing(s, seat, trial)


def note_end(s: RememberingState, seat: int, trial: Trial) -> None:
    """Of a game that is over, where all is certain. A shared win counts as its part."""
    winners = 0
    trial.rival = 0.0
    for other in range(s.players):
        if rank_of(s, other) == 1:
            winners += 1
        if other != seat and points_of(s, other) > trial.rival:
            trial.rival = points_of(s, other)
    trial.win = 1.0 / winners if rank_of(s, seat) == 1 else 0.0
    trial.rank = rank_of(s, seat)
    trial.points = points_of(s, seat)
    note_standing(s, seat, trial)


def note_standing(s: RememberingState, seat: int, trial: Trial) -> None:
    trial.done = 1
    trial.animals = animals_of(s, seat)
    trial.cards = s.hand_size[seat]
    trial.scored = points_of(s, seat)
    trial.leaders = 0
    for species in range(SPECIES):
        if s.leader[species] == seat:
            trial.leaders += 1
