"""States made from views.

`put_down` puts down what the viewer knows, as a state of the rules: everything public and the viewer's own cards.
What the viewer does not know is left out: the hands of the others are counted but empty, and the piles hold no cards.

`imagine` fills in the rest by chance, each way of lying that fits all that was seen as likely as any other.
"""

from collections.abc import Iterable
from random import Random

from wildcards.bots.belief import Explanation, explanations
from wildcards.bots.compiled.deal_unseen import FRESH, OLD, UnseenCards, deal_unseen
from wildcards.game import View
from wildcards.game.actions import QUESTION_NAMES
from wildcards.game.notation import CARD_NUMBERS, SPECIES_CODES, SPECIES_NUMBERS
from wildcards.game.state_copy import copy_state
from wildcards.rules import questions
from wildcards.rules.cards import ANIMALS, ANIMALS_OF_A_SPECIES, NONE, REFILL, SPECIES, value_of
from wildcards.rules.chance import seed_chance
from wildcards.rules.state import State

QUESTION_NUMBERS = {name: number for number, name in QUESTION_NAMES.items()}
# What the rules carry out once the question is answered.
PHASE_AFTER = {
    questions.NOTHING: questions.OVER,
    questions.BID: questions.REVEAL_BIDS,
    questions.SHOW: questions.EXCHANGE,
    questions.SWAP: questions.EXCHANGE,
    questions.CHOOSE_REFILL: questions.REFILL_HANDS,
    questions.PAY: questions.REVEAL_PAYMENTS,
    questions.BREAK: questions.DRAW,
    questions.TAKE: questions.SETTLE,
    questions.IBEX_KEEP: questions.PREPARE,
}


class Imagination:
    """Draws states for one view; what they have in common is worked out once.

    `table` is the state with all that is known, the rest what `deal_unseen` wants to know, compiled or not. It is laid
    out in a new state of any class.
    """

    def __init__(self, view: View, table: State | None = None) -> None:
        self.table = table or State()
        put_down(self.table, view)
        self.set_aside = SPECIES if view.removal == "balanced" and len(view.seats) == 3 else 0
        lay_known_cards(self.table, view)
        lay_unseen_animals(self.table, view, self.set_aside)
        self.explanations = unseen_cards(explanations(view))

    def draw(self, seed: int, stream: int = 0) -> State:
        s = copy_state(self.table)
        seed_chance(s, seed, stream)
        deal_unseen(s, self.explanations, self.set_aside)
        return s


def imagine(view: View, rng: Random) -> State:
    """A state drawn from those that fit everything the viewer has seen."""
    return Imagination(view).draw(rng.getrandbits(60))


def unseen_cards(found: list[Explanation]) -> list[UnseenCards]:
    """The explanations as `deal_unseen` wants them, with chances in parts of 2**32."""
    rows = []
    total = 0.0
    for one in found:
        total += one.chance
        row = UnseenCards(chance_up_to=round(total * 2**32))
        for kind in (OLD, FRESH):
            row.cards[kind][:] = one.cards[kind]
            row.places[kind][: len(one.places[kind])] = one.places[kind]
        rows.append(row)
    rows[-1].chance_up_to = 2**32
    return rows


def lay_known_cards(s: State, view: View) -> None:
    """Hands of the others hold the cards that are known to be there; a count of the others comes with the dealing."""
    for seat, known in enumerate(view.seats):
        if seat != view.viewer:
            add_cards(s.hand[seat], known.known)
            s.hand_size[seat] = len(known.known)
            s.hand_mask[seat] = mask_of(s.hand[seat])


def lay_unseen_animals(s: State, view: View, set_aside: int) -> None:
    """Those turned up lie before the top of the pile; with a balanced removal one of each species lies at the end."""
    seen = [view.display.count(code) + view.animals_out.count(code) for code in SPECIES_CODES]
    for known in view.seats:
        seen = [count + known.collection[code] for count, code in zip(seen, SPECIES_CODES, strict=True)]
    turned_up = [species for species in range(SPECIES) for _ in range(seen[species])]
    aside = list(range(SPECIES)) if set_aside else []
    rest = [
        species
        for species in range(SPECIES)
        for _ in range(ANIMALS_OF_A_SPECIES - seen[species] - aside.count(species))
    ]
    s.animals[:] = turned_up + rest + aside
    assert len(s.animals) == ANIMALS


def put_down(s: State, view: View) -> None:
    """Into a new state, of whatever class."""
    s.players = len(view.seats)
    s.round = view.round
    put_down_piles(s, view)
    for seat in range(s.players):
        put_down_seat(s, view, seat)
    for species, code in enumerate(SPECIES_CODES):
        owner = view.leaders[code]
        s.leader[species] = NONE if owner is None else owner
    put_down_tie(s, view)
    put_down_question(s, view)


def put_down_piles(s: State, view: View) -> None:
    s.animals_end = len(s.animals) - view.animals_removed
    s.animals_top = s.animals_end - view.animals_left
    for code in view.display:
        s.display[SPECIES_NUMBERS[code]] += 1
    s.display_size = len(view.display)
    s.pile_end = view.pile
    add_cards(s.discard, view.discard)
    s.discard_size = len(view.discard)


def put_down_seat(s: State, view: View, seat: int) -> None:
    known = view.seats[seat]
    s.hand_size[seat] = known.hand_size
    for code, count in known.collection.items():
        s.collection[seat][SPECIES_NUMBERS[code]] = count
    s.tokens[seat] = known.tokens
    s.bid[seat] = NONE if known.bid is None else CARD_NUMBERS[known.bid]
    add_cards(s.laid[seat], known.laid)
    s.laid_count[seat] = len(known.laid)
    if known.hand is not None:
        add_cards(s.hand[seat], known.hand)
        s.hand_size[seat] = len(known.hand)
        s.hand_mask[seat] = mask_of(s.hand[seat])
    if seat == view.viewer and view.face_down:
        s.bid[seat], s.second_card[seat] = (CARD_NUMBERS[card] for card in view.face_down)


def put_down_tie(s: State, view: View) -> None:
    s.bid_value = view.value
    for seat in view.tied:
        s.tied[seat] = questions.SHARING if seat in view.breaking else questions.TIED
    for seat in range(s.players):
        if view.value and s.bid[seat] not in (NONE, REFILL):
            s.yet_to_act[seat] = int(seat in view.tied or value_of(s.bid[seat]) < view.value)
    add_cards(s.tie_break_aside, view.tie_break)
    s.draw_offered = int(view.draw_offered)


def put_down_question(s: State, view: View) -> None:
    """As the question stood when it was put: hidden decisions that have come in since are not carried out yet."""
    s.question = QUESTION_NUMBERS[view.question] if view.question else questions.NOTHING
    s.phase = PHASE_AFTER[s.question]
    for seat, known in enumerate(view.seats):
        s.asked[seat] = int(known.asked)
        s.exchange_offered[seat] = int(seat in view.exchanged)
    if s.question != questions.NOTHING:
        s.seat = s.asked.index(1)
    if s.question == questions.BID:
        for seat in range(s.players):
            s.bid[seat] = REFILL  # what lies there until a bid is laid
    elif s.question == questions.PAY:
        s.to_pay = view.due
    elif s.question == questions.BREAK:
        s.phase_after_drawing = questions.REVEAL_BREAK
        for seat in view.breaking:
            s.owed[seat] = int(not s.asked[seat] and view.draw_offered)  # R19: draws without being asked


def add_cards(counts: list[int], cards: Iterable[str]) -> None:
    for card in cards:
        counts[CARD_NUMBERS[card]] += 1


def mask_of(counts: Iterable[int]) -> int:
    """Bit mask of the kinds of which there is a card."""
    return sum(1 << card for card, count in enumerate(counts) if count)
