"""Positions written as one would lay them on a table, and moves as one would say them.

>>> game = position(["F3 F1 W2", "S1 S2", "M1 M2"], display="pe li")
>>> play(game, "0 bid F3, 1 bid R, 2 bid M1", "1 refill S2", "0 take pe F1 W2")
>>> hand(game, 0), collection(game, 0), game.view(0).seats[0].tokens
('', 'pe', 2)
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from wildcards.game.box import ANIMALS_OF_A_SPECIES, ANIMALS_REMOVED
from wildcards.game.events import Event
from wildcards.game.game import Game
from wildcards.game.notation import SPECIES_CODES, in_order, names_of, parse_card, parse_species
from wildcards.game.positions import ArrangedGame, Position
from wildcards.game.record import Deck
from wildcards.game.refusals import Refusal
from wildcards.game.types import Species
from wildcards.rules.setup import cards_in_order
from wildcards.testkit.games import viewers

E = TypeVar("E", bound=Event)

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
PLACES_FOR_THE_REST = ("pile", "discard", "out")


def position(
    hands: Sequence[str],
    *,
    display: str,
    collections: Sequence[str] = (),
    leaders: Mapping[str, int] | None = None,
    tokens: Sequence[int] = (),
    pile: str = "",
    discard: str = "",
    rest: str = "pile",
    reshuffles: Sequence[str] = (),
    animals: str = "",
    lead: int = 0,
    round: int | None = None,  # noqa: A002 - the rules' own word
    deck: Deck = Deck(),  # noqa: B008 - it is frozen
) -> Game:
    """A game at the start of a round: everyone is to bid.

    `pile`, `reshuffles` and `animals` name the top cards; below them lies the rest of the deck in canonical order.
    `rest` says where the Habitat cards that are not named go: under the pile, to the discard pile, or out of the game.
    Unless a round is given it is the first in which so many animals can be out and seat `lead` leads.
    """
    players = len(hands)
    collected = [*collections, *[""] * (players - len(collections))]
    spare = spare_cards(deck, [*hands, pile, discard])
    number = round or first_round(players, lead, sum(len(animals.split()) for animals in collected))
    upcoming, gone, removed = spare_animals(players, number, display, collected, animals)
    if rest not in PLACES_FOR_THE_REST:
        raise ValueError(f"rest: {rest!r} is none of {PLACES_FOR_THE_REST}")
    return ArrangedGame(
        Position(
            names=NAMES[:players],
            deck=deck,
            round=number,
            hands=tuple(hands),
            collections=tuple(collected),
            tokens=(*tokens, *[0] * (players - len(tokens))),
            leaders=dict(leaders or {}),
            display=display,
            animals=" ".join(upcoming),
            animals_gone=" ".join(gone),
            animals_removed=" ".join(removed),
            pile=f"{pile} {spare if rest == 'pile' else ''}",
            discard=f"{discard} {spare if rest == 'discard' else ''}",
            reshuffles=tuple(reshuffles),
        )
    )


def spare_cards(deck: Deck, used: Sequence[str]) -> str:
    """The cards of the deck that are not used yet."""
    left = Counter(names_of(cards_in_order(deck.habitat, deck.wild)))
    left.subtract(parse_card(card) for card in " ".join(used).split())
    over = [card for card, count in left.items() if count < 0]
    if over:
        raise ValueError(f"the deck has fewer of {' '.join(over)} than the position")
    return " ".join(in_order(left.elements()))


def first_round(players: int, lead: int, collected: int) -> int:
    """The first round in which the seat leads and so many animals can have been collected before it."""
    number = lead + 1
    while (number - 1) * (players - 1) < collected:
        number += players
    return number


def spare_animals(
    players: int, number: int, display: str, collections: Sequence[str], top: str
) -> tuple[list[Species], list[Species], list[Species]]:
    """The animals of the pile, those that left the game in earlier rounds, and those removed at the start."""
    left = Counter(dict.fromkeys(SPECIES_CODES, ANIMALS_OF_A_SPECIES))
    shown = " ".join((display, *collections)).split()
    first = [parse_species(animal) for animal in top.split()]
    left.subtract([*map(parse_species, shown), *first])
    if min(left.values()) < 0:
        raise ValueError("a species has seven animals, and the position more")
    if len(display.split()) != players - 1:
        raise ValueError(f"the display of {players} players holds {players - 1} animals, not {display!r}")
    rest = [*left.elements()]
    turned_up = number * (players - 1)
    in_pile = sum(left.values()) + len(top.split()) + len(shown) - ANIMALS_REMOVED[players] - turned_up
    out = turned_up - len(shown)
    if out < 0 or in_pile < len(top.split()):
        raise ValueError(f"round {number} cannot have these animals")
    below = in_pile - len(top.split())
    return [*first, *rest[:below]], rest[below : below + out], rest[below + out :]


def play(game: Game, *steps: str) -> None:
    """Plays moves such as `0 bid F3, 1 bid R`, in the order in which they are said."""
    for step in steps:
        for line in step.split(","):
            seat, _, move = line.strip().partition(" ")
            game.play(int(seat), move)


def refused(game: Game, line: str) -> Refusal:
    """The refusal of a move that must be refused, and that must change nothing."""
    before = whole_story(game)
    try:
        play(game, line)
    except Refusal as refusal:
        assert whole_story(game) == before, f"'{line}' was refused and changed the game"
        return refusal
    raise AssertionError(f"'{line}' was not refused")


def whole_story(game: Game) -> list[object]:
    """All that any viewer may know."""
    return [(game.view(viewer), game.events(viewer)) for viewer in viewers(game)]


def hand(game: Game, seat: int) -> str:
    """The Habitat cards in hand, in canonical order."""
    cards = game.view(seat).seats[seat].hand
    assert cards is not None
    return " ".join(cards)


def hand_sizes(game: Game) -> list[int]:
    return [seat.hand_size for seat in game.view(None).seats]


def collection(game: Game, seat: int) -> str:
    counts = game.view(None).seats[seat].collection
    return " ".join(code for code in SPECIES_CODES for _ in range(counts[code]))


def leader(game: Game, species: Species) -> int | None:
    """Who owns the species' Leader."""
    return game.view(None).leaders[species]


def display(game: Game) -> str:
    return " ".join(game.view(None).display)


def discard(game: Game) -> str:
    return " ".join(game.view(None).discard)


def points(game: Game) -> list[int]:
    """The score tokens."""
    return [seat.tokens for seat in game.view(None).seats]


def asks(game: Game) -> str:
    """The question and who is still to answer: `bid 0 1 2`."""
    return " ".join([game.question or "nothing", *map(str, game.pending)])


def options(game: Game, seat: int) -> list[str]:
    """The seat's legal moves as they are written."""
    return [str(move) for move in game.legal_moves(seat)]


def told(game: Game, kind: type[E], viewer: int | None = None) -> list[E]:
    """The events of one kind, as the viewer may know them."""
    return [event for event in game.events(viewer) if isinstance(event, kind)]
