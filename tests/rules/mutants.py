"""Rules broken on purpose, one at a time: what is wrong then, where, and which tests have to see it."""

from typing import NamedTuple


class Mutant(NamedTuple):
    what: str
    file: str
    old: str
    new: str
    tests: str  # the file whose tests fail


MUTANTS = [
    Mutant("a hand may hold eleven cards", "rules/cards.py", "HAND_LIMIT = 10", "HAND_LIMIT = 11", "test_drawing.py"),
    Mutant(
        "passing draws three cards", "rules/cards.py", "DRAWN_ON_PASS = 2", "DRAWN_ON_PASS = 3", "test_acquiring.py"
    ),
    Mutant(
        "the meerkat lives in the mountains",
        "rules/cards.py",
        "(FOREST, FOREST, MOUNTAIN, MOUNTAIN, SAVANNAH, SAVANNAH)",
        "(FOREST, FOREST, MOUNTAIN, MOUNTAIN, SAVANNAH, MOUNTAIN)",
        "test_box.py",
    ),
    Mutant(
        "wild cards show no habitat",
        "rules/cards.py",
        "return habitat_of(card) == habitat or habitat_of(card) == WILD",
        "return habitat_of(card) == habitat",
        "test_acquiring.py",
    ),
    Mutant(
        "lead order begins one seat too late",
        "rules/questions.py",
        "seat = s.round - 1 + i",
        "seat = s.round + i",
        "test_setting_up.py",
    ),
    Mutant(
        "everybody may lay two cards",
        "rules/bidding.py",
        "return owns_leader(s, seat, EAGLE)",
        "return True",
        "test_bids.py",
    ),
    Mutant(
        "the card that the eagle did not choose is lost",
        "rules/bidding.py",
        "    if back != REFILL:\n        add_to_hand(s, seat, back)\n",
        "",
        "test_bids.py",
    ),
    Mutant(
        "the meerkat exchanges without R",
        "rules/refilling.py",
        "if owner != NONE and s.bid[owner] == REFILL and not s.exchange_offered[owner]:",
        "if owner != NONE and not s.exchange_offered[owner]:",
        "test_refilling.py",
    ),
    Mutant(
        "R18: the given species is checked first",
        "rules/refilling.py",
        "    check_leader_after_gain(s, seat, gained)\n    check_leader_after_loss(s, seat, given)\n",
        "    check_leader_after_loss(s, seat, given)\n    check_leader_after_gain(s, seat, gained)\n",
        "test_losing_leaders.py",
    ),
    Mutant(
        "the squirrel refills like everybody else",
        "rules/refilling.py",
        "        return SQUIRREL_REFILL_TO\n",
        "        return REFILL_TO\n",
        "test_refilling.py",
    ),
    Mutant(
        "R7: refills go by seat and not in lead order",
        "rules/refilling.py",
        "seat = in_lead_order(s, s.refill_turn)",
        "seat = s.refill_turn",
        "test_refilling.py",
    ),
    Mutant(
        "the lowest bid goes first",
        "rules/acquiring.py",
        "if value > s.bid_value:",
        "if s.bid_value == 0 or value < s.bid_value:",
        "test_acquiring.py",
    ),
    Mutant(
        "the payment is as many cards as the bid's value",
        "rules/acquiring.py",
        "return s.bid_value - 1",
        "return s.bid_value",
        "test_acquiring.py",
    ),
    Mutant(
        "R9: with one card too few a player is still asked",
        "rules/acquiring.py",
        "return s.hand_size[seat] >= cards_to_pay(s)",
        "return s.hand_size[seat] + 1 >= cards_to_pay(s)",
        "test_acquiring.py",
    ),
    Mutant(
        "the bid alone decides on natural habitat points",
        "rules/acquiring.py",
        "if s.laid[seat][card] > 0 and not shows_habitat(card, habitat):",
        "if s.laid[seat][card] > 9 and not shows_habitat(card, habitat):",
        "test_acquiring.py",
    ),
    Mutant(
        "R12: payment laid is lost when passing",
        "rules/acquiring.py",
        "    take_laid_back(s, seat)\n",
        "    s.laid_count[seat] = 0\n",
        "test_ties.py",
    ),
    Mutant(
        "who has more than the owner is needed to win a Leader",
        "rules/leaders.py",
        "    if has_most(s, seat, species):\n        give_leader(s, species, seat)\n",
        "    if only_player_with_most(s, species) == seat:\n        give_leader(s, species, seat)\n",
        "test_acquiring.py",
    ),
    Mutant(
        "R17: of several with the most the first gets the Leader",
        "rules/leaders.py",
        "        elif count == most:\n            best = NONE\n",
        "",
        "test_losing_leaders.py",
    ),
    Mutant(
        "the lion wins no tie",
        "rules/ties.py",
        "return owner != NONE and s.tied[owner] > 0",
        "return False",
        "test_ties.py",
    ),
    Mutant(
        "R11: the only one who is able to pay is not asked",
        "rules/ties.py",
        "if s.tied[seat] and can_pay(s, seat):",
        "if s.tied[seat] and can_pay(s, seat) and count_tied(s, TIED) > 2:",
        "test_ties.py",
    ),
    Mutant(
        "R11: withdrawals go by seat and not in lead order",
        "rules/ties.py",
        "        seat = in_lead_order(s, i)\n        if s.tied[seat] and not has_laid_payment(s, seat):",
        "        seat = i\n        if s.tied[seat] and not has_laid_payment(s, seat):",
        "test_ties.py",
    ),
    Mutant(
        "in a tie the number of cards counts, not their values",
        "rules/ties.py",
        "total += laid[card] * value_of(card)",
        "total += laid[card]",
        "test_ties.py",
    ),
    Mutant(
        "R13: two equal highest cards go to the first of them",
        "rules/ties.py",
        "            elif tie_break_value(s, seat) == highest:\n                winner = NONE\n",
        "",
        "test_tie_breaks.py",
    ),
    Mutant(
        "R14: a draw is offered if there is any card at all",
        "rules/ties.py",
        "in_pile(s) + s.discard_size >= count_tied(s, SHARING)",
        "in_pile(s) + s.discard_size >= 1",
        "test_tie_breaks.py",
    ),
    Mutant(
        "R15: cards of a running tie-break are discarded at once",
        "rules/ties.py",
        "s.tie_break_aside[s.tie_break_card[seat]] += 1",
        "discard_card(s, s.tie_break_card[seat])",
        "test_tie_breaks.py",
    ),
    Mutant(
        "R19: a tie-break with nothing to choose is asked",
        "rules/ties.py",
        "if s.hand_size[seat] + s.draw_offered > 1:",
        "if s.hand_size[seat] + s.draw_offered > 0:",
        "test_decisions.py",
    ),
    Mutant(
        "the ibex brings back wild cards",
        "rules/rounds.py",
        "s.bid[owner] != NONE and habitat_of(s.bid[owner]) != WILD",
        "s.bid[owner] != NONE",
        "test_next_round.py",
    ),
    Mutant(
        "payments do not go to the discard pile",
        "rules/rounds.py",
        "        discard_laid(s, seat)\n",
        "",
        "test_next_round.py",
    ),
    Mutant(
        "a display is turned up from too few animals",
        "rules/rounds.py",
        "if animals_left(s) < animals_to_turn_up(s):",
        "if animals_left(s) < animals_to_turn_up(s) + 1:",
        "test_next_round.py",
    ),
    Mutant(
        "the peacock Leader counts one point",
        "rules/scoring.py",
        "points += LEADER_POINTS[species]",
        "points += 1",
        "test_the_end.py",
    ),
    Mutant(
        "with equal points fewer animals win",
        "rules/scoring.py",
        "(ANIMALS + 1) + animals_of(s, seat)",
        "(ANIMALS + 1) - animals_of(s, seat)",
        "test_the_end.py",
    ),
    Mutant(
        "R21: the eagle's hand shrinks before the bid is shown",
        "rules/visibility.py",
        "    if bid_is_face_down(s, seat):\n",
        "    if s.question == BID:\n",
        "test_public_and_secret.py",
    ),
    Mutant(
        "R20: decisions are recorded in the order of their arrival",
        "game/game.py",
        "decisions = sorted(self._decided.items())",
        "decisions = list(self._decided.items())",
        "test_decisions.py",
    ),
]
