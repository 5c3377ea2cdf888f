"""The replay: moments and their links, whose eyes, and records from files."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Arrive
from tests.journeys.players import Player
from wildcards.game import Deck, Game
from wildcards.game.random_play import record_at_random

DROP = """(files) => {
    const data = new DataTransfer();
    for (const [name, text] of files) data.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
}"""
BACK = "history.back()"


def record(stream: int = 0, names: tuple[str, ...] = ("Ann", "Ben", "Cleo")) -> str:
    return record_at_random(list(names), seed=1, stream=stream).to_json()


def shuffled_record(first: str) -> str:
    """A whole game of another deck, from a seed."""
    game = Game([first, "Emil", "Fay"], seed="ab" * 32, deck=Deck(habitat=(2, 5, 5, 2), wild=(0, 2, 2, 0)))
    chance = random.Random(1)
    while not game.is_over:
        for seat in game.pending:
            game.play(seat, chance.choice(game.legal_moves(seat)))
    return game.record().to_json()


def drop(player: Player, *texts: str) -> None:
    player.page.evaluate(DROP, [[f"game-{number}.json", text] for number, text in enumerate(texts)])


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider")


def opens_record(player: Player, text: str) -> None:
    player.go("#/replay")
    expect(player.page.get_by_text(player.texts.text("replay-drop"))).to_be_visible()
    drop(player, text)
    expect(slider(player)).to_be_visible()


@pytest.fixture
def reader(arrive: Arrive) -> Player:
    """Somebody with a record before their eyes."""
    ann = arrive()
    ann.excused = ("400", "413")
    opens_record(ann, record())
    return ann


def test_a_link_to_another_moment_of_the_game_that_is_open_leads_there_and_one_can_come_back(reader: Player) -> None:
    expect(reader.page).to_have_url(re.compile("at=1$"))
    for written, step in (("at=20", "20"), ("at=-5", "1"), ("at=7.5", "7"), ("at=12&seat=1", "12")):
        reader.page.evaluate(f"location.hash = '#/replay?game=1&{written}'")
        expect(slider(reader)).to_have_value(step)
    expect(reader.page.get_by_label("Point of view")).to_have_value("1")
    reader.page.evaluate(BACK)
    expect(slider(reader)).to_have_value("7")
    reader.page.go_forward()
    expect(slider(reader)).to_have_value("12")
    reader.page.reload()
    expect(slider(reader)).to_have_value("12")
    expect(reader.page.get_by_label("Point of view")).to_have_value("1")


def test_a_line_of_the_story_leads_to_its_moment_and_the_way_back_leads_back(reader: Player) -> None:
    reader.page.keyboard.press("ArrowRight")
    expect(slider(reader)).to_have_value("2")
    line = reader.page.locator("aside.story li").nth(12)
    line.get_by_role("button").click()
    at = line.get_attribute("data-at")
    assert at is not None
    expect(slider(reader)).to_have_value(at)
    expect(line).to_have_class(re.compile("current"))
    expect(line.get_by_role("button")).to_have_attribute("aria-current", "step")
    reader.page.go_back()
    expect(slider(reader)).to_have_value("2")


def test_on_a_phone_a_line_of_the_story_closes_its_sheet_and_shows_the_moment(arrive: Arrive) -> None:
    ann = arrive(screen={"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True})
    opens_record(ann, record())
    ann.page.get_by_role("button", name="Menu", exact=True).tap()
    expect(ann.page.get_by_label("Point of view")).to_be_visible()
    ann.page.get_by_role("button", name="Story").tap()
    line = ann.page.locator("dialog li").nth(12)
    at = line.get_attribute("data-at")
    assert at is not None
    line.get_by_role("button").tap()
    expect(ann.page.locator("dialog")).to_have_count(0)
    expect(slider(ann)).to_have_value(at)


def test_files_that_are_no_record_are_refused_with_one_line_and_what_is_open_stays(reader: Player) -> None:
    page = reader.page
    for _ in range(2):
        step = slider(reader).input_value()
        page.keyboard.press("PageDown")
        expect(slider(reader)).not_to_have_value(step)
    step = slider(reader).input_value()
    good = json.loads(record())
    illegal = good | {"moves": [good["moves"][0], "1 take pe", *good["moves"][2:]]}
    for text, words in (
        ("a shopping list", "not a complete game record"),
        (record()[:500], "not a complete game record"),
        (json.dumps({"format": "wildcards"}), "not a complete game record"),
        (json.dumps({"format": "wildcards/2"}), "another version"),
        (json.dumps(good | {"format": "wildcards/2"}), "another version"),
        (json.dumps(illegal), "Move 2 of this record is against the rules"),
        (json.dumps(good | {"players": ["Ann"]}), "not a complete game record"),
        (json.dumps(good | {"moves": good["moves"] * 100}), "not a complete game record"),
        (json.dumps(good | {"deck": {"habitat": [14, 0, 0, 0], "wild": [4, 0, 0, 0]}}), "not a complete game record"),
    ):
        drop(reader, text)
        expect(page.get_by_role("alert")).to_contain_text(words)
        assert len(page.get_by_role("alert").all()) == 1
        reader.closes_sheet()
        expect(slider(reader)).to_have_value(step)


def test_a_file_with_many_games_and_many_files_are_a_list_to_choose_from(arrive: Arrive, tmp_path: Path) -> None:
    ann = arrive()
    ann.go("#/replay")
    many = tmp_path / "games.jsonl"
    many.write_text("\n".join([record(0), record(1, ("Dora", "Emil", "Fay", "Gus"))]), encoding="utf-8")
    ann.page.locator("input[type=file]").set_input_files([many])
    expect(ann.page.get_by_role("heading", name="2 games to choose from")).to_be_visible()
    ann.page.get_by_role("link", name=re.compile("Dora.*Gus")).click()
    expect(slider(ann)).to_be_visible()
    expect(ann.page.get_by_role("article", name="Emil")).to_be_visible()
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="2 games to choose from")).to_be_visible()
    drop(ann, record(2), record(3), record(4))
    expect(ann.page.get_by_role("heading", name="3 games to choose from")).to_be_visible()


def test_the_shuffle_of_a_dropped_record_is_checked_and_what_was_changed_is_found(reader: Player) -> None:
    page = reader.page

    def found(text: str, first: str) -> tuple[list[str], list[str]]:
        drop(reader, text)
        expect(page.get_by_role("article", name=first)).to_be_visible()
        page.get_by_role("button", name="Show the scoring").click()
        page.get_by_role("button", name="Check it").click()
        expect(page.locator("dialog [role=status] li").first).to_be_visible()
        said = page.locator("dialog .fine").all_inner_texts(), page.locator("dialog .wrong").all_inner_texts()
        reader.closes_sheet()
        return said

    fine, wrong = found(shuffled_record("Dora"), "Dora")
    assert (len(fine), wrong) == (3, [])
    changed = json.loads(shuffled_record("Gus")) | {"commitment": "0" * 64}
    fine, wrong = found(json.dumps(changed), "Gus")
    assert (len(fine), wrong) == (3, ["The seed does not match the fingerprint in the record."])
    assert found(record(), "Ann") == ([], [])  # it has no seed


def test_a_seats_eyes_see_no_other_hand_in_pictures_words_and_names(reader: Player) -> None:
    """What is dealt and drawn to others is told to nobody: not by the story, the text view, or any name."""
    page = reader.page
    dealt = page.locator(".story li").filter(has_text="is dealt")
    expect(dealt).to_have_count(3)
    page.get_by_label("Point of view").select_option("1")
    expect(dealt).to_have_count(1)
    expect(dealt).to_contain_text("Ben is dealt")
    expect(page.get_by_role("toolbar")).to_have_accessible_name("Hand of Ben")
    page.keyboard.press("End")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    expect(dealt).to_have_count(1)
    drawn = page.locator(".story li").filter(has_text=re.compile(r"(Ann|Cleo) draws"))
    expect(drawn.first).to_be_visible()
    for line in drawn.all_inner_texts():
        assert re.fullmatch(r"\w+ draws (one card|\d+\scards)", line.strip()), line


def test_the_arrows_of_a_hand_move_in_the_hand_and_a_question_mark_tells_the_keys(reader: Player) -> None:
    page = reader.page
    page.keyboard.press("PageDown")
    expect(slider(reader)).not_to_have_value("1")
    step = slider(reader).input_value()
    page.locator(".hand .slot").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .slot").nth(1)).to_be_focused()
    expect(slider(reader)).to_have_value(step)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("play and pause")


def test_the_menu_has_the_link_to_the_moment_the_record_and_the_language(arrive: Arrive) -> None:
    ann = arrive()
    ann.play_now()
    ann.give_up()
    ann.page.get_by_role("link", name="Replay").click()
    expect(slider(ann)).to_be_visible()
    ann.page.keyboard.press("PageDown")
    expect(slider(ann)).not_to_have_value("1")
    step = slider(ann).input_value()
    ann.opens_menu()
    field = ann.page.get_by_label("This link shows others this very moment")
    expect(field).to_have_value(re.compile(f"at={step}$"))
    link = field.input_value()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["format"] == "wildcards/1"
    ann.page.get_by_label("Language").select_option("de")
    ann.closes_sheet()
    expect(slider(ann)).to_have_value(step)
    ben = arrive()
    ben.visit(link)
    expect(slider(ben)).to_have_value(step)
