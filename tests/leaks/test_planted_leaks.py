"""Leaks planted on purpose: the redeal test catches every one of them."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.leaks.redealing import Leak, compare_with_redeals
from wildcards import Game, Move, View
from wildcards.game import event_builder, events, view
from wildcards.game.notation import CARD_CODES, CARD_NUMBERS, SPECIES_CODES, cards_of
from wildcards.game.refusals import NotInHand
from wildcards.rules import questions, visibility
from wildcards.rules.acquiring import can_pay
from wildcards.rules.cards import NONE, REFILL, value_of
from wildcards.rules.state import State
from wildcards.rules.ties import ask_for_tie_break

GAMES = range(5, 17)  # the seeds of those that are played until the leak shows
Plant = Callable[[pytest.MonkeyPatch], None]


class ViewWithMore(View, frozen=True):
    """A view with a field too many."""

    more: tuple[Any, ...] = ()


def with_more(monkeypatch: pytest.MonkeyPatch, more: Callable[[Game], tuple[Any, ...]]) -> None:
    honest = Game.view

    def leaking(game: Game, seat: int | None) -> View:
        fields = msgspec.structs.asdict(honest(game, seat))
        return ViewWithMore(**fields, more=more(game))

    monkeypatch.setattr(Game, "view", leaking)


def with_changed_view(monkeypatch: pytest.MonkeyPatch, change: Callable[[Game, View], View]) -> None:
    honest = Game.view
    monkeypatch.setattr(Game, "view", lambda game, seat: change(game, honest(game, seat)))


def told_to_everybody(monkeypatch: pytest.MonkeyPatch, kind: type[events.Event]) -> None:
    monkeypatch.setattr(kind, "seen_by", lambda event, _viewer: event)


def the_view_shows_the_hand_of_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    with_more(monkeypatch, lambda game: cards_of(game._state.hand[0]))


def the_view_shows_the_top_of_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    def top(game: Game) -> tuple[int, ...]:
        s = game._state
        return tuple(s.pile[s.pile_top : s.pile_top + 1])

    with_more(monkeypatch, top)


def the_view_shows_the_next_animals(monkeypatch: pytest.MonkeyPatch) -> None:
    def coming(game: Game) -> tuple[str, ...]:
        s = game._state
        return tuple(SPECIES_CODES[species] for species in s.animals[s.animals_top : s.animals_top + 2])

    with_more(monkeypatch, coming)


def the_view_shows_the_animals_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    with_more(monkeypatch, lambda game: tuple(sorted(game._removed)))


def the_view_shows_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    with_changed_view(monkeypatch, lambda game, view: msgspec.structs.replace(view, seed=game._seed))


def the_view_shows_the_hidden_decision_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(game: Game, view: View) -> View:
        choice: Move | None = next(iter(game._decided.values()), None)
        return msgspec.structs.replace(view, choice=choice)

    with_changed_view(monkeypatch, change)


def a_hand_shrinks_as_soon_as_a_habitat_card_is_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(game: Game, view: View) -> View:
        laid = {seat: sum(card != "R" for card in move.cards) for seat, move in game._decided.items()}
        seats = tuple(
            msgspec.structs.replace(place, hand_size=place.hand_size - laid.get(seat, 0))
            for seat, place in enumerate(view.seats)
        )
        return msgspec.structs.replace(view, seats=seats)

    with_changed_view(monkeypatch, change)


def the_eagles_hand_shrinks_before_the_bid_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visibility, "public_hand_size", lambda s, seat: s.hand_size[seat])


def discards_lie_open_before_all_have_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(game: Game, view: View) -> View:
        early = [card for move in game._decided.values() if move.kind == "refill" for card in move.cards]
        return msgspec.structs.replace(view, discard=(*view.discard, *early))

    with_changed_view(monkeypatch, change)


def the_points_count_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def points(s: State, seat: int) -> int:
        return sum(s.hand[seat][card] * value_of(card) for card in range(REFILL))

    monkeypatch.setattr(view, "points_of", points)


def the_deal_is_told_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    told_to_everybody(monkeypatch, events.Dealt)


def drawn_cards_are_told_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    told_to_everybody(monkeypatch, events.Drew)


def the_card_that_the_eagle_did_not_choose_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told_to_everybody(monkeypatch, events.EagleChose)


class BidsWithMore(events.BidsRevealed, frozen=True, tag="bids-with-more"):
    more: str = ""


def one_of_the_eagles_two_cards_is_revealed_with_the_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = event_builder.EventBuilder.bids_revealed

    def leaking(self: event_builder.EventBuilder, bid: list[int], second: list[int]) -> None:
        honest(self, bid, second)
        laid = [CARD_CODES[bid[seat]] for seat in range(self.players) if second[seat] != NONE]
        revealed = self._events[-1]
        if laid and isinstance(revealed, events.BidsRevealed):
            self._events[-1] = BidsWithMore(bids=revealed.bids, more=laid[0])

    monkeypatch.setattr(event_builder.EventBuilder, "bids_revealed", leaking)


def a_hand_of_few_kinds_is_not_asked_for_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(s: State, question: int) -> None:
        for seat in range(s.players):
            if s.hand_mask[seat].bit_count() < 4:
                s.asked[seat] = 0
        questions.ask_all(s, question)

    monkeypatch.setattr("wildcards.rules.refilling.ask_all", leaking)


def a_hand_of_few_kinds_is_not_asked_for_a_tie_break(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(s: State, question: int) -> None:
        for seat in range(s.players):
            if question == questions.BREAK and s.asked[seat] and s.hand_mask[seat].bit_count() < 3:
                s.asked[seat] = 0
                s.owed[seat] = 1
        questions.ask_all(s, question)

    monkeypatch.setattr("wildcards.rules.ties.ask_all", leaking)


def a_draw_is_not_offered_when_the_top_card_is_a_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(s: State) -> None:
        ask_for_tie_break(s)
        if s.question == questions.BREAK and s.pile_top < s.pile_end and value_of(s.pile[s.pile_top]) == 1:
            s.draw_offered = 0

    monkeypatch.setattr("wildcards.rules.play.ask_for_tie_break", leaking)


def a_tied_player_without_a_4_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(s: State, seat: int) -> bool:
        best = max((value_of(card) for card in range(REFILL) if s.hand[seat][card]), default=0)
        return can_pay(s, seat) and best > 3

    monkeypatch.setattr("wildcards.rules.ties.can_pay", leaking)


def a_refusal_says_who_has_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.check

    def leaking(game: Game, seat: int, move: Move | str) -> Move:
        try:
            return honest(game, seat, move)
        except NotInHand as refusal:
            card = CARD_NUMBERS[Move.parse(str(move)).cards[0]]
            owners = [other for other in range(len(game.players)) if game._state.hand[other][card % REFILL]]
            raise NotInHand(seat=seat, cards=f"it, but {owners}") from refusal

    monkeypatch.setattr(Game, "check", leaking)


def the_version_counts_a_refill_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.play

    def leaking(game: Game, seat: int, move: Move | str) -> None:
        honest(game, seat, move)
        game.version += str(move) == "bid R"

    monkeypatch.setattr(Game, "play", leaking)


PLANTS: list[Plant] = [
    the_view_shows_the_hand_of_seat_0,
    the_view_shows_the_top_of_the_pile,
    the_view_shows_the_next_animals,
    the_view_shows_the_animals_removed,
    the_view_shows_the_seed,
    the_view_shows_the_hidden_decision_of_another,
    a_hand_shrinks_as_soon_as_a_habitat_card_is_bid,
    the_eagles_hand_shrinks_before_the_bid_is_shown,
    discards_lie_open_before_all_have_chosen,
    the_points_count_the_hand,
    the_deal_is_told_to_everybody,
    drawn_cards_are_told_to_everybody,
    the_card_that_the_eagle_did_not_choose_is_told,
    one_of_the_eagles_two_cards_is_revealed_with_the_bids,
    a_hand_of_few_kinds_is_not_asked_for_discards,
    a_hand_of_few_kinds_is_not_asked_for_a_tie_break,
    a_draw_is_not_offered_when_the_top_card_is_a_1,
    a_tied_player_without_a_4_is_not_asked,
    a_refusal_says_who_has_the_card,
    the_version_counts_a_refill_twice,
]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare_many_games()


def compare_many_games() -> None:
    for seed in GAMES:
        compare_with_redeals(seed, ways=1)
