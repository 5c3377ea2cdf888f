"""A game alone on the screens: by keys, by mouse, taken back, saved and gone on with."""

from functools import partial
from pathlib import Path

import pytest
from textual.color import Color
from textual.events import Key
from textual.theme import Theme
from textual.widgets import OptionList

from tests.terminal.app.screens import (
    against,
    answer,
    at_moment,
    events_of,
    game_where,
    has_gone_on,
    is_asked,
    is_over,
    opened,
    press,
    scene_of,
    settled,
    shows,
    text_of,
    until,
    write,
)
from wildcards import Game
from wildcards.bots.specs import read_spec
from wildcards.game.types import QUESTIONS, Question
from wildcards.table import Settings
from wildcards.table.actions import Say
from wildcards.terminal.alone.host import Setup, setup_of
from wildcards.terminal.app.app import WildcardsApp
from wildcards.terminal.app.chat import ChatSheet
from wildcards.terminal.app.display import AnimalCard
from wildcards.terminal.app.hand import HandCard
from wildcards.terminal.app.opening import alone
from wildcards.terminal.app.preferences import SECONDS
from wildcards.terminal.app.question import AnswerButton
from wildcards.terminal.app.sheets import ChoiceSheet, Sheet
from wildcards.terminal.app.themes import DARK, LIGHT
from wildcards.terminal.app.top_line import TopLine

BAD = Path(__file__).parents[2] / "lab" / "bad_bots.py"


@pytest.mark.parametrize("question", QUESTIONS)
async def test_every_question_is_answered_with_keys(question: Question) -> None:
    game = game_where(lambda game: game.question == question)
    async with opened(at_moment(game)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        scene = scene_of(app)
        await shows(pilot, scene.words.plain(scene.prompt()))
        assert await answer(app, pilot) == question


async def test_the_end_is_counted_and_the_count_is_a_key_away() -> None:
    last = game_where(lambda game: game.view(0).round == game.view(0).rounds and game.question == "bid")
    async with opened(at_moment(last)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        while not is_over(app):
            await answer(app, pilot)
        await shows(pilot, "Final scoring", "Statistics")
        await press(pilot, "escape")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        await press(pilot, "enter")
        await shows(pilot, "Final scoring", "Statistics")


async def test_a_card_is_picked_and_bid_with_the_mouse() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        card = app.screen.query(HandCard).first()
        await pilot.click(card)
        await until(pilot, lambda: picked(app) == [card.held.code])
        scene = scene_of(app)
        await shows(pilot, scene.follows())  # what it costs, before it is confirmed
        await pilot.click(app.screen.query_one("Answers").query(AnswerButton).first())
        await until(pilot, lambda: has_gone_on(app, events_of(scene)) and is_asked(app))
        await press(pilot, "l")
        await shows(pilot, f"Bids: you {card.held.code}")


async def test_the_arrow_keys_reach_every_card_and_enter_picks_and_confirms() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        second = app.screen.query(HandCard)[1].held.code
        for place in (0, 1):
            await press(pilot, "right")
            await until(pilot, partial(has_focus, app, place))
        await press(pilot, "enter")
        await until(pilot, lambda: picked(app) == [second])
        scene = scene_of(app)
        await press(pilot, "enter")
        await until(pilot, lambda: has_gone_on(app, events_of(scene)))


async def test_what_cannot_be_picked_says_why() -> None:
    game = game_where(lambda game: game.question == "take" and game.view(0).ask is not None)
    async with opened(at_moment(game)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        place = len(game.view(0).me.hand or ())  # Refill Hand comes last
        await press(pilot, "1234567890"[place])
        await shows(pilot, "! Only Habitat cards pay.")
        assert app.table is not None
        assert app.table.update is not None
        await app.show(app.table.update)  # news that change nothing for whoever is asked
        assert "! Only Habitat cards pay." in await settled(pilot)


async def test_an_answer_to_a_question_that_is_asked_no_longer_is_no_answer_to_the_next_one() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        first = scene_of(app)
        assert app.table is not None
        await answer(app, pilot)
        while (ask := scene_of(app).ask) is None or ask.question != "bid":
            await answer(app, pilot)
        app.table_screen.draw(first)  # as it is still shown to whoever is behind
        await press(pilot, "1", "enter")
        await shows(pilot, "! Things have changed in the meantime.")
        view = app.table.view
        assert view is not None
        assert view.choice is None


async def test_a_game_is_saved_as_one_goes_and_gone_on_with_from_there() -> None:
    saved: list[Game] = []
    spec = read_spec("greedy")
    setup = Setup("Ann", Settings(players=3), 1, spec.name, "7" * 64)
    async with opened(alone(setup, spec, saved.append, lambda why: None)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for _ in range(3):
            await answer(app, pilot)
        await until(pilot, lambda: only_one_is_asked(app))  # who has decided can be seen
        seen = await settled(pilot)
    record = saved[-1].record()
    assert record.moves
    again = alone(setup_of(record, "Ann", 1, spec.name), spec, lambda game: None, lambda why: None)
    async with opened(again) as (app, pilot):
        await until(pilot, lambda: text_of(app) == seen)


async def test_the_same_seed_deals_the_same_cards_as_before() -> None:
    game = Game(4, seed="5" * 64)
    async with opened(against("greedy", seat=2)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        scene = scene_of(app)
        assert scene.view is not None
        assert scene.view.seats[2].hand == game.view(2).seats[2].hand


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("Raises", "RuntimeError: boom"),
        ("Exits", "SystemExit: 5"),
        ("Rubbish", "BadNotation: 'F9' is not a card"),
        ("Illegal", "'pass' is not possible at the question 'bid'"),
    ],
)
async def test_a_bot_that_fails_costs_a_word_and_not_the_game(kind: str, why: str) -> None:
    spec = read_spec(f"{BAD}:{kind}")
    told: list[str] = []
    setup = Setup("Ann", Settings(players=3), 0, spec.name, "5" * 64)
    async with opened(alone(setup, spec, lambda game: None, told.append)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await answer(app, pilot)
    assert len([one for one in told if why in one]) == 1, told


def only_one_is_asked(app: WildcardsApp) -> bool:
    scene = scene_of(app)
    return scene.view is not None and scene.view.pending == (scene.seat,)


def has_company(app: WildcardsApp) -> bool:
    return scene_of(app).has_company


async def test_in_a_small_window_the_chat_lies_over_the_table_if_there_is_somebody_to_talk_to() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        assert "Chat" not in await settled(pilot)
        app.act(Say(text="hey"))
        await shows(pilot, "C Chat")
        await press(pilot, "c")
        await write(pilot, "ho")
        await shows(pilot, "Ann: ho")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_is_typed_at_once_after_the_key_of_the_chat_is_written_there(size: tuple[int, int]) -> None:
    async with opened(against("greedy"), size=size) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        app.act(Say(text="hey"))
        await until(pilot, lambda: has_company(app))
        for key in (*"clime", "enter"):  # each of them means something at the table
            app.post_message(Key(key, key if len(key) == 1 else "\r"))
        await shows(pilot, "Ann: lime")
        assert picked(app) == []


async def test_an_answer_is_not_given_by_the_key_that_was_meant_for_the_menu() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        for key in ("1", "m", "down", "enter"):
            app.post_message(Key(key, key if len(key) == 1 else None))
        await shows(pilot, "─ Rules ─")  # the second entry of the menu
        assert picked(app) != []


def picked(app: WildcardsApp) -> list[str]:
    return [card.code for card in scene_of(app).picked.cards]


def has_focus(app: WildcardsApp, place: int) -> bool:
    return isinstance(app.focused, HandCard) and app.focused.place == place


@pytest.mark.parametrize(("name", "theme"), [("dark", DARK), ("light", LIGHT)])
async def test_the_screen_has_the_colours_of_its_theme(name: str, theme: Theme) -> None:
    async with opened(against("greedy"), theme=name) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await until(pilot, lambda: app.screen.background_colors[1] == Color.parse(theme.background or ""))


async def test_what_is_said_while_the_chat_is_being_laid_over_the_table_can_be_read_in_it() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        before = scene_of(app)
        app.act(Say(text="hey"))
        await until(pilot, lambda: has_company(app))
        sheet = ChatSheet(before)
        sheet.show(scene_of(app))
        app.lay(sheet)
        await shows(pilot, "Ann: hey")


async def test_news_that_come_while_the_screens_are_put_away_are_left_out() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await app.table_screen.query_one(TopLine).remove()
        assert app.table is not None
        assert app.table.update is not None
        await app.show(app.table.update)


async def test_nobody_is_asked_to_hurry_who_plays_alone() -> None:
    async with opened(against("random")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        app.now = lambda: 1e6
        await press(pilot, "1")
        await shows(pilot, "▲")
        assert "has not decided" not in text_of(app)


async def test_enter_confirms_what_was_picked_by_its_key_whatever_was_clicked_or_marked_before() -> None:
    async with opened(against("random")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        scene = scene_of(app)
        menu = app.screen.query_one("KeyLine").query(AnswerButton).last()
        await pilot.click(menu)
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        await pilot.click(offset=(0, 0))  # beside the menu, which puts it away
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        await press(pilot, "down", "right", "right")
        await until(pilot, lambda: isinstance(app.focused, HandCard))
        await press(pilot, "1", "enter")
        await until(pilot, lambda: has_gone_on(app, events_of(scene)))
        assert not isinstance(app.screen, Sheet)


async def test_what_is_still_to_be_shown_can_be_skipped_with_a_click(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, "slow", 1e6)  # nothing goes on by itself
    async with opened(against("random")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        app.preferences.speed = "slow"
        await press(pilot, "1", "enter")
        await shows(pilot, "G Skip")
        scene = scene_of(app)
        await pilot.click(app.screen.query_one("Answers").query(AnswerButton).last())
        await until(pilot, lambda: has_gone_on(app, events_of(scene)))


async def test_the_menu_begins_with_what_does_no_harm_and_ends_with_leaving() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "m")
        await until(pilot, lambda: isinstance(app.screen, ChoiceSheet))
        options = [str(option.prompt) for option in app.screen.query_one(OptionList).options]
        assert options[0] == "Keyboard shortcuts"
        assert options[-2:] == ["Give up", "Leave the table"]


async def test_all_of_the_menu_speaks_the_language_that_was_chosen_in_it() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "m", "end", "up", "up", "enter")
        await shows(pilot, "Sprache: Deutsch")
        assert isinstance(app.screen, ChoiceSheet)
        assert [choice.label for choice in app.screen.choices][-2:] == ["Aufgeben", "Tisch verlassen"]


async def test_ctrl_c_offers_to_leave_in_the_readers_language_and_a_second_one_leaves() -> None:
    async with opened(against("greedy"), "de") as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "ctrl+c")
        await until(pilot, lambda: isinstance(app.screen, ChoiceSheet))
        options = app.screen.query_one(OptionList)
        assert options.highlighted == options.option_count - 1
        assert "quit" not in text_of(app)
        await press(pilot, "ctrl+c")
        await until(pilot, lambda: app.return_value is not None)


async def test_what_is_asked_is_explained_with_what_the_rules_say_about_it() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "i")
        await shows(pilot, "All bids are turned over together.", "You may bid a value you cannot afford.")


async def test_whoever_plays_for_the_first_time_reads_how_a_card_is_picked() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await shows(pilot, "Pick a card by the number above it")
        await press(pilot, "1")
        await until(pilot, lambda: picked(app) != [])
        assert "Pick a card" not in text_of(app)


async def test_an_animal_that_cannot_be_picked_can_be_marked_to_be_explained() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "down", "up")
        await until(pilot, lambda: isinstance(app.focused, AnimalCard))
        await shows(pilot, "[+")


async def test_what_is_longer_than_the_window_is_scrolled_with_keys_and_the_story_opens_at_its_end() -> None:
    late = game_where(lambda game: game.view(0).round > 4 and game.question == "bid")
    async with opened(at_moment(late)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await press(pilot, "l")
        await shows(pilot, "─ Story ─", f"Round {late.view(0).round} ")
        await press(pilot, "home")
        await shows(pilot, "─ Story ─", " sit down")
        await press(pilot, "l")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        await press(pilot, "m")
        await until(pilot, lambda: isinstance(app.screen, ChoiceSheet))
        await press(pilot, "down", "enter")
        await shows(pilot, "─ Rules ─", "In one minute")
        await press(pilot, "pagedown", "down")
        await until(pilot, lambda: "In one minute" not in text_of(app))
        await press(pilot, "end")
        await shows(pilot, "─ Rules ─", "R22 Second thoughts")
        await press(pilot, "enter")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))


async def test_where_there_is_room_a_short_story_begins_at_the_top() -> None:
    async with opened(against("greedy"), size=(120, 40)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await shows(pilot, " sit down")
        assert " sit down" in (await settled(pilot)).splitlines()[1]
