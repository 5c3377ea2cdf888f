"""A module at work: the same calls on the same memory, in Python and in Node."""

import json
import subprocess
from math import prod
from pathlib import Path
from typing import Any

import hatch_build
from tests.engine.games import SEED
from wildcards.bots.compiled.evaluation import Evaluation
from wildcards.bots.compiled.forward import Layer
from wildcards.bots.compiled.rollouts import Plan, Trials
from wildcards.bots.compiled.trials import Quest, Trial
from wildcards.bots.compiled.worlds import Belief
from wildcards.bots.imagine import Imagination
from wildcards.bots.network import FORMAT, Header
from wildcards.bots.network_room import sizes_of
from wildcards.bots.recalling import remember
from wildcards.bots.rollout_backends import evaluation_weights
from wildcards.engine.setup import Setup
from wildcards.engine.webassembly.library import Source
from wildcards.engine.webassembly.memory import PAGE, SLOTS, START, Row
from wildcards.engine.webassembly.room import Room
from wildcards.game import Game
from wildcards.game.memory import RememberingState
from wildcards.game.observation import LENGTH, Observation
from wildcards.game.recollection import RECOLLECTION_LENGTH, ROW, Recollection
from wildcards.lab.policies import Played
from wildcards.rules.play import legal
from wildcards.rules.state import State

GAMES = 4
ACTIONS = 400  # more than a game has
WORLDS = 6

Call = tuple[str, list[str]]


class Calls:
    """Calls that are planned, all in one memory. Subclasses plan them in `plan_all`."""

    def __init__(self, source: Source) -> None:
        self.room = Room()
        self.exports = self.room.exports(source)  # the tables come first
        self.todo: list[Call] = []
        self.plan_all()
        self.image = self.room.read(0, self.room.size)

    def plan_all(self) -> None:
        raise NotImplementedError

    def plan(self, name: str, *arguments: Any) -> None:
        values: list[int] = []
        for argument in arguments:
            values += (argument.address, *argument.shape) if isinstance(argument, Row) else (argument,)
        self.todo.append((name, [str(value) for value in values]))

    def done_in_python(self) -> bytes:
        """The memory after all calls."""
        for name, values in self.todo:
            self.room.write(SLOTS, b"".join(int(value).to_bytes(8, "little", signed=True) for value in values))
            self.exports[name](self.room.store, SLOTS)
        return self.room.read(0, self.room.size)

    def done_in_node(self, module: bytes, folder: Path) -> bytes:
        assert len(self.image) % PAGE == 0
        (folder / "module.wasm").write_bytes(module)
        (folder / "image").write_bytes(self.image)
        calls = {"tables": START, "slots": SLOTS, "todo": self.todo}
        (folder / "calls.json").write_text(json.dumps(calls), encoding="utf-8")
        files = [str(folder / name) for name in ("module.wasm", "image", "calls.json", "result")]
        script = Path(__file__).with_name("run_module.mjs")
        subprocess.run([hatch_build.node_program()[0], str(script), *files], check=True)
        return (folder / "result").read_bytes()


class Work(Calls):
    """Random games action by action, games of three policies, and a search."""

    def plan_all(self) -> None:
        self.actions: list[tuple[Row, Row]] = []
        for players in (3, 4, 5):
            self.plan_random_games(players)
            self.plan_policies(players)
            self.plan_search(players)

    def plan_random_games(self, players: int) -> None:
        for stream in range(GAMES):
            states, actions = self.room.place_records([Setup(players).table()]), self.room.place([0] * ACTIONS)
            self.plan("deal_all", states, SEED, stream, 1)
            self.plan("note_actions", states, actions)
            self.actions.append((states, actions))

    def plan_policies(self, players: int) -> None:
        states = self.room.place_records([Setup(players).table(), State()])
        games = self.room.place_records([Played() for _ in range(2 * players)])
        self.plan("play_deals", states, self.room.place([2, 1, 0, 2, 1][:players]), games, SEED, 0)

    def plan_search(self, players: int) -> None:
        imagination = Imagination(Game(players, seed=f"{players:064x}").view(1))
        imagination.table.seat = 1
        plan = Plan(seat=1, set_aside=imagination.set_aside, rounds=2, arms=legal(imagination.table))
        plan.seed, plan.worlds = SEED, 20
        self.plan(
            "run_rollouts",
            self.room.place_records([imagination.table, State(), State()]),
            self.room.place_records([plan]),
            self.room.place_records([Trials()]),
            self.room.place_records(imagination.explanations),
            self.room.place_records(evaluation_weights(players)),
            self.room.place_records([Evaluation()]),
        )


class MasterWork(Calls):
    """The network, with weights of any kind, looks at a question of a game; then worlds are imagined and tried."""

    def plan_all(self) -> None:
        room = self.room
        header = Header(FORMAT, 2, width=16, hidden=16, blocks=1, training="")
        sizes = sizes_of(header)
        halves = [(i * 7919 % 2048 | i % 2 << 15) + (12 << 10) for i in range(sum(map(prod, header.shapes())))]
        self.weights = Row(room.take(8 * len(halves)), "float32", (2 * len(halves),))
        fixed = room.place_records([sizes])
        self.plan(
            "unpack_weights", room.place([bits - (bits >> 15 << 16) for bits in halves], "int16"), self.weights, fixed
        )
        view = Game(3, seed=f"{3:064x}").view(1)
        self.states = room.take_records(RememberingState, 1 + 2 * WORLDS)
        table = RememberingState()
        imagination = Imagination(view, table)
        remember(table, view)
        room.write_record(self.states, 0, table)
        seen, recalled = room.take_records(Observation, WORLDS), room.take_records(Recollection, WORLDS)
        rows = Row(seen.address, "int8", (WORLDS, LENGTH)), Row(recalled.address, "int8", (WORLDS, RECOLLECTION_LENGTH))
        work = Row(room.take(4 * WORLDS * sizes.stride), "float32", (WORLDS * sizes.stride,))
        used = room.place([[0] * (1 + ROW)] * WORLDS, "int16")
        layers = room.place_records([Layer()])
        self.plan("look_at", self.states, seen, recalled)
        self.plan("forward", *rows, self.weights, work, used, fixed, layers, WORLDS)
        quests = room.place_records([Quest(seat=1, question=table.question, arms=1 << 16, last=2, seed=SEED)])
        before, after = room.take_records(Trial, WORLDS), room.take_records(Trial, WORLDS)
        beliefs = room.place_records([Belief(likelier=[i % 3 / 4 for i in range(64)])])
        self.plan("imagine_worlds", self.states, quests, room.place_records(imagination.explanations), beliefs, before)
        waiting = room.place([0] * WORLDS)
        says = Row(work.address, "float32", (WORLDS, sizes.stride))
        for _ in range(2):  # both others bid
            self.plan("look_ahead", self.states, 1, quests, before, seen, recalled, waiting)
            self.plan("go_on", self.states, 1, quests, before, waiting, WORLDS, says)
        self.plan("look_ahead", self.states, 1, quests, before, seen, recalled, waiting)
        self.plan("begin_trials", self.states, quests, before, after)
        self.plan("look_ahead", self.states, 1 + WORLDS, quests, after, seen, recalled, waiting)
