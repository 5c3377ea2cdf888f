"""Any window: from the smallest to the largest, in every language, as they look and as they are needed."""

import pytest

from tests.terminal.app.screens import against, is_asked, opened, settled, shows, text_of, until
from tests.terminal.app.snapshots import FOLDER, as_kept, kept, places, sheets, tables, to_exchange, to_pay
from wildcards import Game
from wildcards.game.view import shown
from wildcards.locales import LANGUAGES, Language
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
