"""Plays a game and counts what happens in it, in the rules' subset: it compiles with the rules and the policies.

The engine's loop of phases is written out here, so that every phase can be looked at before and after.
"""

from wildcards.engine.batch import deal
from wildcards.lab.arena.policies import policy_action
from wildcards.lab.balance.counts import (
    BY_BREAK,
    BY_LEAD,
    BY_LION,
    BY_TOTAL,
    CHOSE_TO_PASS,
    COULD_NOT_PAY,
    FEATURES,
    FOUND_NOTHING,
    LARGEST,
    LEADERS,
    MOST_DECISIONS,
    SECOND,
    TOKENS,
    TOOK,
    TOOK_AT_HOME,
    WHOLE_WIN,
    WITHDREW,
    Counts,
    Watch,
)
from wildcards.rules.acquiring import can_pay, has_laid_payment
from wildcards.rules.cards import CARDS, LION, NATURAL_HABITAT, NONE, REFILL, SPECIES
from wildcards.rules.play import answer, carry_out
from wildcards.rules.questions import (
    NEXT_BID,
    NOTHING,
    OVER,
    PREPARE,
    RESHUFFLE,
    REVEAL_BIDS,
    REVEAL_BREAK,
    REVEAL_PAYMENTS,
    SETTLE,
    SHARING,
    SHOW,
    STOP,
    SWAP,
    TAKE,
    TIED,
    in_lead_order,
)
from wildcards.rules.scoring import largest_points, leader_points, points_of, rank_of, second_points
from wildcards.rules.state import State
from wildcards.rules.ties import count_tied, first_tied, lion_is_tied


def play_and_count(s: State, policy: int, w: Watch, c: Counts) -> None:
    """From the first question to the end; `w` is all zeros before."""
    begin(s, w)
    while s.question != NOTHING:
        if s.picks == 0:
            w.decisions += 1
        decide(s, policy_action(s, policy), w, c)
    count_end(s, w, c)


def begin(s: State, w: Watch) -> None:
    for species in range(SPECIES):
        w.leader[species] = NONE
    for seat in range(s.players):
        for card in range(CARDS):
            w.opening[seat][card] = s.hand[seat][card]


def decide(s: State, action: int, w: Watch, c: Counts) -> None:
    seat = s.seat
    question = s.question
    on_display = s.on_display
    tokens = s.tokens[seat]
    swapping = question == SWAP and s.picks > 0
    if question == SHOW:
        c.bids[action] += 1
    if question == TAKE and action == STOP:
        c.fates[s.value][CHOSE_TO_PASS] += 1
        count_turn(w, c, 0)
    answer(s, action)
    if question == TAKE and s.on_display < on_display:
        count_take(s, int(s.tokens[seat] > tokens), w, c)
    if swapping:
        c.swapped_in[action - REFILL - 1] += 1
    count_leaders(s, w, c)
    while s.question == NOTHING and s.phase != OVER:
        look_before(s, w, c)
        phase = s.phase
        carry_out(s)
        look_after(s, phase, w, c)


def count_take(s: State, at_home: int, w: Watch, c: Counts) -> None:
    c.taken[s.species][s.value] += 1
    if at_home:
        c.fates[s.value][TOOK_AT_HOME] += 1
        c.taken_at_home[s.species] += 1
        c.at_home_in[NATURAL_HABITAT[s.species]] += 1
    else:
        c.fates[s.value][TOOK] += 1
    count_turn(w, c, 1)


def count_turn(w: Watch, c: Counts, took: int) -> None:
    """Somebody of a tie has acted."""
    if w.tie_size > 1:
        c.tied_turns[w.gone] += 1
        c.tied_takes[w.gone] += took
        w.gone += 1


def count_leaders(s: State, w: Watch, c: Counts) -> None:
    for species in range(SPECIES):
        if s.leader[species] != w.leader[species]:
            w.leader[species] = s.leader[species]
            if s.leader[species] != NONE:
                c.leader_moves[species] += 1


def look_before(s: State, w: Watch, c: Counts) -> None:
    if s.phase == REVEAL_BIDS:
        count_bids(s, w, c)
    elif s.phase == SETTLE:
        look_at_tie(s, w, c)
    elif s.phase == REVEAL_PAYMENTS:
        count_withdrawals(s, w, c)
    elif s.phase == PREPARE:
        count_round(s, w, c)
    elif s.phase == REVEAL_BREAK:
        w.nothing_laid = int(nothing_is_laid(s))
    elif s.phase == RESHUFFLE:
        c.reshuffles += 1


def nothing_is_laid(s: State) -> bool:
    """R14: those who break the tie have no card, neither in hand nor from the pile."""
    for seat in range(s.players):
        if s.tied[seat] == SHARING and (s.broke[seat] != NONE or s.hand_size[seat] > 0):
            return False
    return True


def count_bids(s: State, w: Watch, c: Counts) -> None:
    w.tie_in_round = 0
    for seat in range(s.players):
        if s.second[seat] == NONE:  # the eagle's two cards are counted when one is shown
            c.bids[s.bid[seat]] += 1


def look_at_tie(s: State, w: Watch, c: Counts) -> None:
    """Who goes next, and those who pass without being asked."""
    left = count_tied(s, TIED)
    if left == 0:
        w.next_bid = 1
    elif s.on_display == 0:
        c.fates[s.value][FOUND_NOTHING] += left
        for _ in range(left):
            count_turn(w, c, 0)
    elif left == 1:
        count_if_unable(s, first_tied(s, TIED), w, c)
    elif lion_is_tied(s):
        count_next(s, s.leader[LION], BY_LION, w, c)
        count_if_unable(s, s.leader[LION], w, c)


def count_if_unable(s: State, seat: int, w: Watch, c: Counts) -> None:
    if not has_laid_payment(s, seat) and not can_pay(s, seat):
        c.fates[s.value][COULD_NOT_PAY] += 1
        count_turn(w, c, 0)


def count_next(s: State, seat: int, reason: int, w: Watch, c: Counts) -> None:
    c.settled[reason] += 1
    if w.gone == 0:
        for i in range(s.players):
            if in_lead_order(s, i) == seat:
                c.tied_first[i] += 1


def count_withdrawals(s: State, w: Watch, c: Counts) -> None:
    for seat in range(s.players):
        if s.tied[seat] and not has_laid_payment(s, seat):
            c.fates[s.value][WITHDREW if can_pay(s, seat) else COULD_NOT_PAY] += 1
            count_turn(w, c, 0)


def count_round(s: State, w: Watch, c: Counts) -> None:
    c.rounds += 1
    c.rounds_with_tie += w.tie_in_round
    for species in range(SPECIES):
        c.left[species] += s.display[species]
        if s.leader[species] != NONE:
            c.leader_rounds[species] += 1
            w.held[s.leader[species]][species] += 1


def look_after(s: State, phase: int, w: Watch, c: Counts) -> None:
    if phase == NEXT_BID or w.next_bid:
        w.next_bid = 0
        if s.phase == SETTLE:
            count_alike(s, w, c)
    elif phase == SETTLE and s.question == TAKE and count_tied(s, SHARING) == 1 and not lion_is_tied(s):
        if w.tie_size > 1 and count_tied(s, TIED) > 1:
            count_next(s, s.seat, BY_TOTAL, w, c)
    elif phase == REVEAL_BREAK:
        if s.question == TAKE:
            count_next(s, s.seat, BY_LEAD if w.nothing_laid else BY_BREAK, w, c)
        else:
            c.repeats += 1


def count_alike(s: State, w: Watch, c: Counts) -> None:
    w.tie_size = count_tied(s, TIED)
    w.gone = 0
    c.alike[s.value][w.tie_size] += 1
    if w.tie_size > 1:
        w.tie_in_round = 1
        for i in range(s.players):
            if s.tied[in_lead_order(s, i)]:
                c.tied_seats[i] += 1


def count_end(s: State, w: Watch, c: Counts) -> None:
    c.games += 1
    c.decisions[w.decisions if w.decisions < MOST_DECISIONS else MOST_DECISIONS - 1] += 1
    winners = 0
    for seat in range(s.players):
        if rank_of(s, seat) == 1:
            winners += 1
    c.winners += winners
    for seat in range(s.players):
        win = WHOLE_WIN // winners if rank_of(s, seat) == 1 else 0
        points = points_of(s, seat)
        c.wins[seat] += win
        c.squared_wins[seat] += win * win
        c.points[seat][points] += 1
        count_parts(s, seat, win, c)
        count_worth(s, seat, win, points, w, c)
        count_dealt(seat, win, points, w, c)
        for species in range(SPECIES):
            if s.leader[species] == seat:
                c.leader_games[species] += 1
                c.leader_wins[species] += win


def count_parts(s: State, seat: int, win: int, c: Counts) -> None:
    c.parts[LARGEST] += largest_points(s, seat)
    c.parts[SECOND] += second_points(s, seat)
    c.parts[LEADERS] += leader_points(s, seat)
    c.parts[TOKENS] += s.tokens[seat]
    if win > 0:
        c.winners_parts[LARGEST] += largest_points(s, seat)
        c.winners_parts[SECOND] += second_points(s, seat)
        c.winners_parts[LEADERS] += leader_points(s, seat)
        c.winners_parts[TOKENS] += s.tokens[seat]


def feature(s: State, seat: int, i: int, w: Watch) -> int:
    if i == 0:
        return 1
    if i <= SPECIES:
        return s.collection[seat][i - 1]
    return w.held[seat][i - 1 - SPECIES]


def count_worth(s: State, seat: int, win: int, points: int, w: Watch, c: Counts) -> None:
    for i in range(FEATURES):
        a = feature(s, seat, i, w)
        if a != 0:
            c.with_win[i] += a * win
            c.with_points[i] += a * points
            for j in range(FEATURES):
                c.products[i][j] += a * feature(s, seat, j, w)


def count_dealt(seat: int, win: int, points: int, w: Watch, c: Counts) -> None:
    for i in range(CARDS):
        a = w.opening[seat][i]
        if a > 0:
            c.dealt_with_win[i] += a * win
            c.dealt_with_points[i] += a * points
            for j in range(CARDS):
                c.dealt_products[i][j] += a * w.opening[seat][j]


def count_games(
    states: list[State], watches: list[Watch], counts: list[Counts], policy: int, seed: int, first: int, games: int
) -> None:
    """Plays games of a seed. The first of the states is the table before the shuffle, the first watch all zeros."""
    for stream in range(first, first + games):
        states[1] = states[0]
        watches[1] = watches[0]
        deal(states[1], seed, stream, 1)
        play_and_count(states[1], policy, watches[1], counts[0])
