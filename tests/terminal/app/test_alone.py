"""A game alone on the screens: by keys, by mouse, taken back, saved and gone on with."""

import pytest
from textual.widgets import Input

from tests.terminal.app.screens import (
    against,
    answer,
    at_moment,
    game_where,
    is_asked,
    is_over,
    opened,
    scene_of,
    text_of,
    until,
)
from wildcards import Game
from wildcards.bots.specs import read_spec
from wildcards.game.types import QUESTIONS, Question
from wildcards.table import Settings
from wildcards.terminal.alone.host import Setup, setup_of
from wildcards.terminal.app.chat import ChatSheet
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.opening import alone
from wildcards.terminal.app.question import AnswerButton
from wildcards.terminal.app.sheets import Sheet


@pytest.mark.parametrize("question", QUESTIONS)
async def test_every_question_is_answered_with_keys(question: Question) -> None:
    game = game_where(lambda game: game.question == question)
    async with opened(at_moment(game)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        scene = scene_of(app)
        assert scene is not None
        assert scene.words.plain(scene.prompt()) in " ".join(text_of(app).split())
        assert await answer(app, pilot) == question


async def test_the_end_is_counted_and_the_count_is_a_key_away() -> None:
    last = game_where(lambda game: game.view(0).round == game.view(0).rounds and game.question == "bid")
    async with opened(at_moment(last)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        while not is_over(app):
            await answer(app, pilot)
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        assert "Final scoring" in text_of(app)
        assert "Statistics" in text_of(app)
        await pilot.press("escape")
        assert not isinstance(app.screen, Sheet)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Sheet))


async def test_a_card_is_picked_and_bid_with_the_mouse() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        card = app.screen.query(HandCard).first()
        await pilot.click(card)
        scene = scene_of(app)
        assert scene is not None
        assert scene.picked.cards == (card.held,)
        assert scene.follows() in text_of(app)  # what it costs, before it is confirmed
        before = scene.update.version
        await pilot.click(app.screen.query_one("Answers").query(AnswerButton).first())
        await until(pilot, lambda: (now := scene_of(app)) and now.update.version > before and is_asked(app))
        assert card.held.code in text_of(app)


async def test_the_arrow_keys_reach_every_card_and_enter_picks_and_confirms() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await pilot.press("right", "right", "enter")
        scene = scene_of(app)
        assert scene is not None
        assert [card.code for card in scene.picked.cards] == [app.screen.query(HandCard)[1].held.code]
        before = scene.update.version
        await pilot.press("enter")
        await until(pilot, lambda: (now := scene_of(app)) and now.update.version > before)


async def test_what_cannot_be_picked_says_why() -> None:
    game = game_where(lambda game: game.question == "take" and game.view(0).ask is not None)
    async with opened(at_moment(game)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        place = len(app.screen.query(HandCard)) - 1  # Refill Hand
        await pilot.press("1234567890"[place])
        assert "! Only Habitat cards pay." in text_of(app)


async def test_a_game_is_saved_as_one_goes_and_gone_on_with_from_there() -> None:
    saved: list[Game] = []
    spec = read_spec("greedy")
    setup = Setup("Ann", Settings(players=3), 1, spec.name, "7" * 64)
    async with opened(alone(setup, spec, saved.append, lambda why: None)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for _ in range(3):
            await answer(app, pilot)
        seen = text_of(app)
    record = saved[-1].record()
    assert record.moves
    again = alone(setup_of(record, "Ann", 1, spec.name), spec, lambda game: None, lambda why: None)
    async with opened(again) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        assert text_of(app) == seen


async def test_the_same_seed_deals_the_same_cards_as_before() -> None:
    game = Game(4, seed="5" * 64)
    async with opened(against("greedy", seat=2)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        scene = scene_of(app)
        assert scene is not None
        assert scene.view is not None
        assert scene.view.seats[2].hand == game.view(2).seats[2].hand


async def test_a_bot_that_fails_costs_a_word_and_not_the_game(tmp_path) -> None:  # type: ignore[no-untyped-def]
    broken = tmp_path / "broken.py"
    broken.write_text(
        "from wildcards.bots import Bot\n\n\nclass Broken(Bot):\n"
        "    def choose(self, view, budget=None):\n        raise ValueError('no idea')\n"
    )
    spec = read_spec(f"{broken}:Broken")
    told: list[str] = []
    setup = Setup("Ann", Settings(players=3), 0, spec.name, "5" * 64)
    async with opened(alone(setup, spec, lambda game: None, told.append)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await answer(app, pilot)
    assert "no idea" in told[0]


async def test_in_a_small_window_the_chat_lies_over_the_table() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, ChatSheet) and isinstance(app.focused, Input))
        await pilot.press(*"ho", "enter")
        await until(pilot, lambda: "Ann: ho" in text_of(app))
