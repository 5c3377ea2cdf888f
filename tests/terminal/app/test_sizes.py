"""Any window: from the smallest to the largest, in every language, as they look and as they are needed."""

import pytest

from tests.terminal.app.screens import against, is_asked, opened, press, settled, shows, text_of, until
from tests.terminal.app.snapshots import FOLDER, as_kept, kept, places, sheets, tables, to_exchange, to_pay
from wildcards import Game
from wildcards.game.view import shown
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.app.sheets import Sheet
from wildcards.terminal.asking import prompt_text
from wildcards.terminal.names import called_names
from wildcards.terminal.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_looks_as_it_did_and_all_that_is_needed_to_decide_fits(language: Language) -> None:
    for name, seen in (await tables(language, as_kept)).items():
        assert seen == kept(name), name
        game, words = (to_exchange() if name.startswith("exchange") else to_pay()), Words(language)
        names = [called.name for called in called_names(words, game.players)]
        prompt = words.plain(prompt_text(words, shown(game.view(0)), names.__getitem__))
        answer = words.text("answer-keep-all" if game.question == "swap" else "answer-pass")
        for wanted in (prompt, answer, *given(game, words)):
            assert wanted in " ".join(seen.split()), (name, wanted)


def given(game: Game, words: Words) -> list[str]:
    ask = game.ask(0)
    return [words.animal(species) for species in ask.given] if ask else []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_chat_final_count_and_replay_look_as_they_did(language: Language) -> None:
    for name, seen in (await places(language, as_kept)).items():
        assert seen == kept(name), name
    assert "…" not in kept(f"final-{language}-80x24"), "five players' numbers with all of their names"


async def test_what_lies_over_the_table_looks_as_it_did() -> None:
    for name, seen in (await sheets(as_kept)).items():
        assert seen == kept(name), name


def test_no_picture_of_a_screen_is_left_over() -> None:
    assert len(list(FOLDER.glob("*.txt"))) == 9 * len(LANGUAGES) + 5


async def test_a_window_that_shrinks_says_in_a_line_what_the_table_needs_and_comes_back() -> None:
    async with opened(against("greedy")) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        before = await settled(pilot)
        await pilot.resize_terminal(40, 10)
        await shows(pilot, "40 × 10")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: text_of(app) == before)


@pytest.mark.parametrize("size", [(80, 24), (110, 30), (119, 24), (120, 24), (120, 30), (170, 48)])
async def test_every_animal_can_be_read_and_the_answers_stay_at_the_bottom_in_windows_of_every_width(
    size: tuple[int, int],
) -> None:
    async with opened(against("greedy"), size=size) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        lines = (await settled(pilot)).splitlines()
        (heading,) = (line for line in lines if "Points" in line)
        for animal in ("Peacock", "Squirrel", "Eagle", "Ibex", "Lion", "Meerkat"):
            assert animal in heading
        assert "↵ Bid" in lines[-2]
        assert len(lines) == size[1]


async def test_a_low_window_tells_as_much_of_the_story_as_it_has_room_for() -> None:
    async with opened(against("greedy"), size=(80, 20)) as (app, pilot):
        await until(pilot, lambda: is_asked(app))
        await shows(pilot, "On display: ")


async def test_in_a_window_that_shows_nothing_of_the_table_nothing_is_answered() -> None:
    async with opened(against("greedy"), size=(40, 10)) as (app, pilot):
        await shows(pilot, "40 × 10", "--plain")
        await press(pilot, "1", "enter", "c", "m")
        await pilot.resize_terminal(80, 24)
        await shows(pilot, "↵ Bid", "Bid one card")
        assert not isinstance(app.screen, Sheet)
        await shows(pilot, "Pick a card")  # none is
