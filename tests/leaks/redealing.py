"""Plays a random game beside redeals of it and compares all that each viewer gets."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from wildcards import Game, Refusal
from wildcards.testkit.games import random_move, random_set_up, viewers
from wildcards.testkit.redeal import Redealer, begin, other_choice, sent_to

WINDOW = 15  # so many states before each redeal are compared with it


class Leak(AssertionError):  # noqa: N818 - what it is, not an error
    """A viewer could tell a redeal from the game."""


class Compared(NamedTuple):
    """How much was looked at: states, redeals, and redeals in which another hand differs."""

    states: int
    redeals: int
    other_hands: int


class Play(NamedTuple):
    """A decision as it arrived, and what each viewer got after it."""

    seat: int
    sent: dict[int | None, bytes]
    events: int  # told before it


def played_at_random(game: Game, random: Random) -> Iterator[Play]:
    told = len(game.events(None))
    while not game.is_over:
        seat = random.choice(game.pending)
        game.play(seat, random_move(game.view(seat), random))
        yield Play(seat, {viewer: sent_to(game, viewer, told) for viewer in viewers(game)}, told)
        told += len(game.events(None, told))


def compare_with_redeals(seed: int, ways: int) -> Compared:
    """One random game against redeals for every viewer; a `Leak` says where one could be told from the game."""
    random = Random(seed)
    game = random_set_up(random)
    plays: list[Play] = []
    redeals = other_hands = 0
    for play in played_at_random(game, random):
        plays.append(play)
        if game.pending != game.asked and random.random() < 0.2:
            compare_hidden_decisions(game, random)
        two_cards_lie = game.question == "show" and random.random() < 0.3
        if len(plays) % WINDOW == 0 or two_cards_lie or game.is_over:
            redealer = Redealer(game)
            for viewer in viewers(game):
                for _ in range(ways):
                    other = compare(game, redealer, viewer, plays, random)
                    redeals += 1
                    other_hands += hands(other, viewer) != hands(game, viewer)
    return Compared(len(plays), redeals, other_hands)


def compare(game: Game, redealer: Redealer, viewer: int | None, plays: list[Play], random: Random) -> Game:
    """Plays a redeal up to where the game is now; its last states must look to the viewer as the game's did."""
    record = redealer.redeal(viewer, random)
    other = begin(record)
    lines = list(record.moves)
    try:
        for number, play in enumerate(plays):
            if other.pending == other.asked:  # the decisions of the next question, by seat
                together = {int(line[0]): line[2:] for line in lines[: len(other.asked)]}
                del lines[: len(together)]
            choice = together.get(play.seat)
            if choice is None:  # not revealed yet
                own = game.view(play.seat).choice
                choice = str(own if play.seat == viewer else other_choice(other, play.seat, random))
            other.play(play.seat, choice)
            if number >= len(plays) - WINDOW and sent_to(other, viewer, play.events) != play.sent[viewer]:
                raise Leak(f"after decision {number + 1} viewer {viewer} can tell {other!r} from {game!r}")
    except Refusal as refusal:
        raise Leak(f"viewer {viewer} could tell the game from one in which: {refusal}") from refusal
    if other.events(viewer) != game.events(viewer):
        raise Leak(f"viewer {viewer} is told another story")
    return other


def compare_hidden_decisions(game: Game, random: Random) -> None:
    """Who has decided decides once more, the same or something else: nobody else can tell which."""
    decided = [seat for seat in game.asked if seat not in game.pending]
    for viewer in viewers(game):
        same, other = game.copy(), game.copy()
        for seat in decided:
            choice = game.view(seat).choice
            assert choice is not None
            same.play(seat, choice)
            other.play(seat, choice if seat == viewer else other_choice(game, seat, random))
        if sent_to(same, viewer) != sent_to(other, viewer):
            raise Leak(f"viewer {viewer} can tell how others have decided in {game!r}")


def hands(game: Game, viewer: int | None) -> list[object]:
    """All hands but the viewer's."""
    return [game.view(seat).seats[seat].hand for seat in range(len(game.players)) if seat != viewer]
