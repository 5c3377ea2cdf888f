"""Any window: from the smallest to the largest, in every language and both themes."""

import pytest

from tests.terminal.app.screens import against, at_moment, game_where, is_asked, opened, settled, shows, text_of, until
from wildcards.locales import LANGUAGES

ALL = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_that_is_needed_to_decide_fits_at_every_size(language: str) -> None:
    game = game_where(lambda game: game.question == "take" and (game.view(0).ask or game).least > 0, players=5)  # type: ignore[union-attr]
    async with opened(at_moment(game), language) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for size in ALL:
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: app.screen.size == size)  # type: ignore[misc]
            scene = app.table_screen.scene
            assert scene is not None
            seen = " ".join((await settled(pilot)).split())
            for wanted in (scene.words.plain(scene.prompt()), scene.text("answer-pass"), *scene.names):
                assert wanted in seen, (size, wanted)


async def test_a_window_that_shrinks_says_in_a_line_what_the_table_needs_and_comes_back() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        before = await settled(pilot)
        await pilot.resize_terminal(40, 10)
        await shows(pilot, "40 × 10")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: text_of(app) == before)
