"""`wildcards new-bot`: a folder to begin with."""

import keyword
import re
import sys
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from wildcards.cli.output import BadInput, Json, console, print_json

TAKEN = {*sys.stdlib_module_names, *keyword.kwlist, "pytest", "wildcards"}
NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*")

BOT = '''\
"""$title: a bot for Wild Cards."""

from wildcards.bots import Bot, Budget, legal_moves
from wildcards.game import Move, View


class $kind(Bot):
    """Takes animals of the species it has most of, bids low, and draws lots among equals."""

    def choose(self, view: View, budget: Budget) -> Move:
        moves = legal_moves(view)
        self.rng(view).shuffle(moves)
        return max(moves, key=lambda move: self.liking(view, move))

    def liking(self, view: View, move: Move) -> int:
        """How much the bot likes a move: the place for your ideas."""
        if move.animal:  # take or give one
            return 10 + view.me.collection[move.animal]
        if move.kind == "bid" and move.cards != ("R",):
            return 5 - int(move.cards[0][1])  # a card is written as habitat and value: F1 to W4
        return 0
'''

TEST = '''\
"""$title keeps to the rules for bots."""

import time

from wildcards.testkit.bots import check_bot

from $module import $kind


def test_it_answers_every_question_legally_in_time_and_the_same_again() -> None:
    check_bot($kind, each=1, clock=time.thread_time)
'''

README = """\
# $title

`$module.py` is the bot, `test_$module.py` its test. In this folder:

```sh
# test it (with pytest)
python -m pytest
# let it play three random bots (the arena needs the extra lab), keep the games, and read one of them
wildcards arena --bots $module.py:$kind,random --games 40 --lineup first --records games.jsonl
wildcards replay games.jsonl --show --line 1
# measure it against better bots
wildcards arena --bots $module.py:$kind,greedy,expert --games 400 --lineup first
# watch it, and play against it
wildcards watch --bots $module.py:$kind,greedy,expert
wildcards play --level $module.py:$kind
# seat it at a table of a server, with a link that somebody has sent you
wildcards join INVITATION --bot $module.py:$kind
```

What a bot gets and must keep to is in `docs/how-to/write-a-bot.md` of the project.
"""


def new_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the bot and its folder, such as gambler.")],
    json: Json = False,
) -> None:
    """Write a folder with a bot to begin with, its test, and the commands to try it."""
    if not NAME.fullmatch(name):
        wanted = "a letter, then letters, digits and hyphens, such as gambler or my-bot"
        raise BadInput(f"NAME: '{name[:40]}' is not {wanted}")
    words = re.split(r"[-_]", name)
    module = "_".join(words).lower()
    if module in TAKEN:
        raise BadInput(f"NAME: '{name}' is the name of a Python module or keyword")
    values = {
        "title": " ".join(words).capitalize(),
        "kind": "".join(word[0].upper() + word[1:] for word in words),
        "module": module,
    }
    folder = Path(name)
    try:
        folder.mkdir()
        for file, text in ((f"{module}.py", BOT), (f"test_{module}.py", TEST), ("README.md", README)):
            (folder / file).write_text(Template(text).substitute(values), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{error.filename}: {error.strerror}") from None
    if json:
        print_json({"folder": name, "bot": f"{folder / module}.py:{values['kind']}"})
        return
    screen = console()
    screen.print(f"{folder / module}.py is your bot. Try it:", markup=False)
    screen.print(f"  cd {folder}", markup=False)
    screen.print("  python -m pytest")
    bots = f"{module}.py:{values['kind']},random"
    screen.print(f"  wildcards arena --bots {bots} --games 40 --lineup first", markup=False, soft_wrap=True)
    screen.print("At a table of a server, with the link of an invitation:")
    screen.print(f"  wildcards join INVITATION --bot {module}.py:{values['kind']}", markup=False, soft_wrap=True)
