"""The story in the terminal: the browser's, sentence by sentence."""

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from wildcards.game import Event, Game
from wildcards.game.events import AnyEvent, Dealt, Started
from wildcards.locales import LANGUAGES, Language
from wildcards.terminal.story import SENTENCES, Storyteller
from wildcards.terminal.words import Words, drawn

WEB_TESTS = Path(__file__).parents[2] / "web" / "tests"
NAMES = ("Ann", "ben", "Iris", "Hiedra", "Émile")  # those of web/tests/stories.test.ts


def read(file: str) -> Any:
    return json.loads((WEB_TESTS / file).read_text(encoding="utf-8"))


# Whole games, and after them what happens too seldom to be in three of them.
GAMES = [*read("games.json"), {"viewer": 0, "events": read("rare-events.json")}]
STORIES = read("stories.json")


def events_of(game: dict[str, object]) -> list[Event]:
    return list(msgspec.convert(game["events"], list[AnyEvent]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_terminal_tells_what_the_browser_tells(language: Language, number: int) -> None:
    events = events_of(GAMES[number])
    assert isinstance(events[0], Started)
    teller = Storyteller(Words(language), NAMES[: len(events[0].players)], GAMES[number]["viewer"])
    teller.tell(events)
    assert [line.text for line in teller.lines] == STORIES[language][number]


def test_the_games_that_are_compared_hold_every_kind_of_event() -> None:
    told = {type(event) for game in GAMES for event in events_of(game)}
    assert told == set(get_args(AnyEvent)) == set(SENTENCES)


def test_a_story_grows_line_by_line_and_what_goes_on_in_a_line_is_told_with_it() -> None:
    events = events_of(GAMES[2])
    whole, piecemeal = (Storyteller(Words("en"), NAMES) for _ in range(2))
    whole.tell(events)
    for event in events:
        news = piecemeal.tell([event])
        assert len(news) <= 1
        assert not news or news == piecemeal.lines[-1:]
    assert piecemeal.lines == whole.lines
    assert whole.lines[-1].at == len(events)


def test_a_spectator_and_a_seat_hear_of_each_other_by_name_and_as_you() -> None:
    game = Game(["Ann", "Ben", "Cleo"], seed="7" * 64)
    hands = {
        viewer: [line.text for line in Storyteller(Words("en"), game.names, viewer).tell(game.events(viewer))]
        for viewer in (None, 0, 1, 2)
    }
    assert not any("dealt" in text for text in hands[None])
    for seat in range(3):
        (own,) = (event.cards for event in game.events(seat) if isinstance(event, Dealt) and event.cards)
        assert [text for text in hands[seat] if "dealt" in text] == [f"You are dealt {drawn(own)}"]


def test_cards_are_written_with_the_letters_printed_on_them() -> None:
    assert Words("de").plain("du ⦗W3⦘ · Ann ⦗R⦘, ⦗F1⦘") == "du J3 · Ann N, W1"
    assert Words("nl").plain("⦗F1⦘ ⦗M4⦘") == "Bo1 Be4"
    assert Words("en").plain("⦗X1⦘ ⦗F9⦘") == "⦗X1⦘ ⦗F9⦘"
