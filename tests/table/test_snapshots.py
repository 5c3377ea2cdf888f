"""A table that is made from a snapshot is the table that it was."""

from random import Random

import msgspec
import pytest

from tests.table.tables import ANN, BEN, Evening
from wildcards.game import Refusal
from wildcards.table import Settings, Table, table_view
from wildcards.table import actions as do
from wildcards.table.settings import BankClock, Clock, DecisionClock
from wildcards.table.snapshot import FIELDS, Snapshot, snapshot_of, table_from
from wildcards.table.table import RECORDS_KEPT

SETS = {"replaced_by"}
EVERYTHING_ELSE = {"game", "levels", "_views"}  # the game has its own part, the others follow from the rest


def facts(snapshot: str) -> list[tuple[str, object]]:
    """Every value with its place; sets are written in any order."""
    found: list[tuple[str, object]] = []

    def walk(value: object, path: str) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, f"{path}/{key}")
        elif isinstance(value, list):
            for number, inner in enumerate(sorted(value) if SETS & {*path.split("/")} else value):
                walk(inner, f"{path}/{number}")
        else:
            found.append((path, value))

    walk(msgspec.json.decode(snapshot), "")
    return sorted(found, key=lambda fact: fact[0])


def check_same(one: Table, other: Table, now: int) -> None:
    for seat in (None, *range(len(one.seats))):
        assert table_view.info(one, seat, now, (), 0) == table_view.info(other, seat, now, (), 0)
        assert one.view(seat) == other.view(seat)
        if one.game:
            assert other.game is not None
            assert one.game.events(seat) == other.game.events(seat)
            assert (one.game.version, one.game.decided) == (other.game.version, other.game.decided)
    assert table_view.summary(one) == table_view.summary(other)
    assert facts(snapshot_of(one)) == facts(snapshot_of(other))
    assert one.due_at == other.due_at


def random_action(table: Table, rng: Random) -> tuple[do.AnyAction, do.Person | None]:
    if table.needs_shuffle:
        return do.Shuffled(seed="cd" * 32, record=f"record-{table.version}"), None
    person = rng.choice([ANN, BEN])
    seat = table.seat_of(person)
    if table.status == "running" and table.game and rng.random() < 0.85:
        waiting = rng.choice(table.game.pending)
        move = str(rng.choice(table.game.legal_moves(waiting)))
        held = table.seats[waiting]
        if held.is_played_by_bot:
            return do.BotPlayed(seat=waiting, move=move), None
        return do.Play(move=move), held.person
    actions: list[do.AnyAction] = [
        do.Say(text="hm"),
        do.Mute(seat=rng.randrange(3), muted=rng.random() < 0.5),
        do.ShowEmote(emote="wow"),
        do.TakeBack(),
        do.Pause(wanted=rng.random() < 0.8),
        do.Resume(),
        do.Rematch(),
        do.Start(),
        do.ReturnToSeat(),
        do.LostConnection(seat=seat or 0),
    ]
    action = rng.choice(actions)
    return action, None if isinstance(action, do.LostConnection) else person


@pytest.mark.parametrize("seed", range(8))
def test_at_every_moment_a_snapshot_goes_on_as_the_log_does(seed: int) -> None:
    rng = Random(seed)
    clocks: list[Clock] = [DecisionClock(seconds=30), BankClock(seconds=600, increment=5)]
    clock = rng.choice(clocks)
    evening = Evening(Settings(players=3, clock=clock))
    evening.sit(BEN)
    restored = table_from(snapshot_of(evening.table))
    for step in range(400):
        evening.now += rng.randrange(2_000)
        action, by = random_action(evening.table, rng)
        entry = evening.table.entry(evening.now, f"c{step}", action, by)
        try:
            evening.table.apply(entry)
        except Refusal:
            with pytest.raises(Refusal):
                restored.apply(entry)
            continue
        restored.apply(entry)
        if step % 7 == 0:
            check_same(evening.table, restored, evening.now)
            restored = table_from(snapshot_of(evening.table))
    check_same(evening.table, restored, evening.now)
    assert evening.table.number > 0


def test_no_field_of_a_table_is_forgotten() -> None:
    assert set(vars(Table())) - EVERYTHING_ELSE == set(FIELDS)
    assert set(Snapshot.__struct_fields__) == {*FIELDS, "game"}


def test_what_a_table_keeps_does_not_grow_with_its_past() -> None:
    evening = Evening()
    sizes = []
    for number in range(RECORDS_KEPT + 10):
        evening.start()
        evening.play_to_the_end(ANN)
        for _ in range(30):
            evening.act(do.Say(text="well played"), ANN)
            evening.act(do.Mute(seat=1), ANN)
        sizes.append(len(snapshot_of(evening.table)))
        evening.act(do.Rematch(), ANN)
        evening.act(do.Shuffled(seed="ab" * 32, record=f"record-{number}"))
    assert max(sizes[-5:]) < 1.1 * sizes[RECORDS_KEPT]
    assert len(msgspec.json.encode(table_view.summary(evening.table))) < 1_000
