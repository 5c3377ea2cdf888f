"""What the printed rules leave open about the box, as options that several commands have in common."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from wildcards import Deck, Game, Player
from wildcards.cli.output import Complaint
from wildcards.game.fair import check_seed, new_seed
from wildcards.game.players import LONGEST_NAME, is_name
from wildcards.game.refusals import BadSeed
from wildcards.game.types import Removal

if TYPE_CHECKING:
    from wildcards.engine.setup import Setup


DeckOption = Annotated[str | None, typer.Option(metavar="COUNTS")]
RemovalOption = Annotated[Removal, typer.Option()]


def read_deck(text: str | None) -> Deck:
    """`5,4,3,2/0,2,2,0`; without a second part the wild cards are the usual ones."""
    from wildcards.engine.setup import Setup

    if text is None:
        return Deck()
    parts = [part.split(",") for part in text.split("/")]
    if not (1 <= len(parts) <= 2 and all(word.strip().isdecimal() for part in parts for word in part)):
        raise Complaint("deck", given=text[:40])
    deck = Deck(*[tuple(int(word) for word in part) for part in parts])
    try:
        Setup(habitat=deck.habitat, wild=deck.wild)
    except ValueError:
        raise Complaint("deck-sum", given=text) from None
    return deck


def new_game(players: Sequence[Player], seed: str | None, deck: str | None, removal: Removal) -> Game:
    """A game of these players, with cards that were seen before or with new ones."""
    try:
        checked = new_seed() if seed is None else check_seed(seed)
        return Game(players, seed=checked, deck=read_deck(deck), removal=removal)
    except BadSeed:
        raise Complaint("seed", length=len(seed or "")) from None


def check_name(name: str) -> None:
    """What one wants to be called, if it was said."""
    if name and not is_name(name):
        raise Complaint("name", longest=LONGEST_NAME)


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and seat >= players:
        raise Complaint("seat", given=seat, most=players - 1, players=players)


def setup_of(players: int, deck: str | None, removal: Removal) -> "Setup":
    from wildcards.engine.setup import Setup

    counts = read_deck(deck)
    return Setup(players, removal == "balanced", counts.habitat, counts.wild)
