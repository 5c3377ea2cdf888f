"""Views of the running game, made once a question.

While decisions come in one by one, nothing that a viewer sees changes but who has decided, and the viewer's own choice
(R21). So a view is made anew when a question is put, and only brought up to date until the next.
"""

import msgspec

from wildcards.game import Game, View


class ViewCache:
    def __init__(self) -> None:
        self._game: Game | None = None
        self._moves = -1
        self._made: dict[int | None, View] = {}

    def forget(self, seat: int | None) -> None:
        """The seat has decided, or thought again: its own choice is not what it was."""
        self._made.pop(seat, None)

    def of(self, game: Game, seat: int | None) -> View:
        """The same as `game.view(seat)`."""
        view = self.of_question(game, seat)
        return view if view.version == game.version else self._brought_up_to_date(view, game)

    def of_question(self, game: Game, seat: int | None) -> View:
        """As it was when the question was put or later: good for what does not change until the next."""
        if self._game is not game or self._moves != len(game.moves):
            self._game, self._moves, self._made = game, len(game.moves), {}
        view = self._made.get(seat)
        if view is None:
            view = self._made[seat] = game.view(None) if seat is None else game.seen_by(seat, self.of(game, None))
        return view

    def _brought_up_to_date(self, view: View, game: Game) -> View:
        pending = game.pending
        seats = tuple(
            seat
            if seat.decided == (seat.asked and number not in pending)
            else msgspec.structs.replace(seat, decided=not seat.decided)
            for number, seat in enumerate(view.seats)
        )
        return msgspec.structs.replace(view, version=game.version, pending=pending, seats=seats)
