"""Records of games that another implementation played: both read the rules alike."""

import json
from pathlib import Path

import pytest

from wildcards import Game, Player, Record, Refusal
from wildcards.game.refusals import BadRecord

RECORDS = Path(__file__).parents[1] / "data" / "records.jsonl"
LINES = RECORDS.read_text(encoding="utf-8").splitlines()


def record_of(**changes: object) -> Record:
    """The first record of the file, with some of its fields changed."""
    return Record.from_json(json.dumps({**json.loads(LINES[0]), **changes}))


def test_there_are_120_games_of_every_number_of_players_and_of_odd_decks() -> None:
    games = [json.loads(line) for line in LINES]
    assert len(games) == 120
    assert {len(game["players"]) for game in games} == {3, 4, 5}
    assert {game["options"]["removal"] for game in games} == {"balanced", "random"}
    assert len({json.dumps(game["deck"]) for game in games}) == 5


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_game_of_the_other_implementation_agrees_move_for_move_and_is_written_again_the_same(number: int) -> None:
    game = Game.replay(Record.from_json(LINES[number]))
    assert game.is_over
    assert json.loads(game.record().to_json()) == json.loads(LINES[number])


def test_a_record_written_as_json_is_read_as_the_same_record() -> None:
    record = Record.from_json(LINES[0])
    assert Record.from_json(record.to_json()) == record


def test_a_record_without_seed_has_none_when_it_is_written_again() -> None:
    assert "seed" not in json.loads(Record.from_json(LINES[0]).to_json())


def test_a_record_with_a_seed_keeps_it_with_its_commitment() -> None:
    written = Game(3, seed="ab" * 32).record().to_json()
    assert json.loads(written)["seed"] == "ab" * 32
    assert Game.replay(Record.from_json(written)).record().to_json() == written


def test_the_record_of_a_running_game_has_no_result_and_replays_to_the_same_place() -> None:
    whole = Record.from_json(LINES[0])
    game = Game.replay(whole, until=40)
    assert game.record().result is None
    assert Game.replay(game.record()).view(None) == game.view(None)


def test_a_running_game_of_a_record_goes_on_with_the_reshuffles_of_its_seed() -> None:
    played = finish(Game(5, seed="5e" * 32))
    assert played.record().reshuffles
    first_moves = 40
    again = Game.replay(Game.replay(played.record(), until=first_moves).record())
    for line in played.moves[first_moves:]:
        again.play(int(line[0]), line[2:])
    assert again.record() == played.record()


def test_a_running_game_of_a_record_without_a_seed_can_be_played_to_its_end() -> None:
    record = Record.from_json(LINES[0])
    assert record.seed is None
    assert finish(Game.replay(record, until=20)).is_over


def test_a_record_taken_while_decisions_are_half_in_ends_with_the_last_complete_one() -> None:
    game = Game(3)
    game.play(1, "bid R")
    assert game.record().moves == ()
    game.play(0, "bid R")
    game.play(2, "bid R")
    game.play(2, "refill")
    assert game.record().moves == ("0 bid R", "1 bid R", "2 bid R")
    assert Game.replay(game.record()).pending == (0, 1, 2)


def finish(game: Game) -> Game:
    while not game.is_over:
        for seat in game.pending:
            game.play(seat, game.legal_moves(seat)[0])
    return game


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"result": {"points": [13, 10, 9], "ranks": [1, 2, 3]}}, "result"),
        ({"result": None}, "result"),
        ({"format": "wildcards/2"}, "format"),
        ({"animals": "pe " * 28}, "animals"),
        ({"removed": "pe pe"}, "animals"),
        ({"habitats": "F1 " * 46}, "habitats"),
        ({"habitats": "X9"}, "habitats"),
        ({"deck": {"habitat": [3, 5, 3, 3], "wild": [1, 1, 1, 1]}}, "habitats"),
        ({"reshuffles": []}, "reshuffle 1"),
        ({"reshuffles": ["F1", "F1"]}, "reshuffle 1"),
        ({"moves": ["0 bid M4", "1 bid W3"]}, "moves"),
        ({"moves": ["0 bid W4"]}, "move 1"),
        ({"moves": ["7 bid M4"]}, "move 1"),
        ({"moves": ["0 bid M4", "01 bid W3"]}, "move 2"),
        ({"moves": ["bid M4"]}, "move 1"),
        ({"moves": [""]}, "move 1"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_and_the_refusal_says_where(
    changes: dict[str, object], where: str
) -> None:
    with pytest.raises(BadRecord) as refusal:
        Game.replay(record_of(**changes))
    assert str(refusal.value).startswith(where)


def test_a_refused_move_of_a_record_names_its_number_its_text_and_the_rule() -> None:
    with pytest.raises(BadRecord, match=r"move 2, '1 bid S1 S3': .*\(eagle\)"):
        Game.replay(record_of(moves=["0 bid M4", "1 bid S1 S3"]))


def test_a_record_whose_decisions_of_the_same_time_are_not_by_seat_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"move 1, .* seat 0 is to be recorded first \(R20\)"):
        Game.replay(record_of(moves=["1 bid W3", "0 bid M4", "2 bid F2"]))


def test_a_record_of_too_many_reshuffles_is_refused() -> None:
    record = Record.from_json(LINES[0])
    with pytest.raises(BadRecord, match="3 in the record, 2 in the game"):
        Game.replay(record_of(reshuffles=[*record.reshuffles, "F1"]))


def test_a_deck_that_does_not_add_up_is_refused_in_a_record_too() -> None:
    with pytest.raises(Refusal, match="R1"):
        Game.replay(record_of(deck={"habitat": [4, 4, 4, 4], "wild": [1, 1, 1, 1]}))


def test_balanced_removal_of_three_players_takes_one_of_each_species() -> None:
    animals = Record.from_json(LINES[0])
    everyone = (animals.removed + " " + animals.animals).split()
    without_peacock = [code for code in everyone if code != "pe"]
    removed, rest = without_peacock[:14], without_peacock[14:] + ["pe"] * 7
    with pytest.raises(BadRecord, match="balanced"):
        Game.replay(record_of(removed=" ".join(removed), animals=" ".join(rest)))


def test_a_record_tells_bots_from_people_and_a_guest_may_be_called_like_a_bot() -> None:
    players = [Player("greedy"), Player("greedy (2)", bot="greedy"), Player("Ann")]
    text = Game(players, seed="0" * 64).record().to_json()
    assert json.loads(text)["players"] == ["greedy", "greedy (2)", "Ann"]
    assert json.loads(text)["bots"] == [None, "greedy", None]
    again = Game.replay(Record.from_json(text))
    assert again.players == tuple(players)
    assert [seat.bot for seat in again.view(None).seats] == [None, "greedy", None]


def test_a_reader_from_before_finds_the_names_where_they_were() -> None:
    """It passes over keys that it does not know."""
    written = json.loads(Game([Player("Ann"), Player("greedy", bot="greedy"), Player("Ben")]).record().to_json())
    del written["bots"]
    before = Game.replay(Record.from_json(json.dumps(written)))
    assert before.names == ("Ann", "greedy", "Ben")
    assert [player.bot for player in before.players] == [None, None, None]
    assert "bots" not in json.loads(before.record().to_json())


@pytest.mark.parametrize("bots", [["greedy"], [None] * 6, ["", None, None], ["x" * 41, None, None]])
def test_bots_that_do_not_fit_the_players_are_refused(bots: list[str | None]) -> None:
    with pytest.raises(BadRecord if len(bots) != len(record_of().players) else Refusal):
        Game.replay(record_of(bots=bots))
