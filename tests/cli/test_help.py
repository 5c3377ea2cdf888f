"""What the commands say of themselves, in the reader's language."""

from typing import Any

import pytest
import typer

from tests.cli.commands import Command
from tests.cli.test_json import commands
from wildcards.cli import app
from wildcards.cli.help import OF_TYPER, description_of, help_of, typed
from wildcards.locales import LANGUAGES, Language
from wildcards.locales.texts import patterns_of
from wildcards.terminal.words import Words

ROOT: Any = typer.main.get_command(app)
FOR_PLAYERS = [name for name, one in ROOT.commands.items() if "language" in [each.name for each in one.params]]


@pytest.mark.parametrize("name", ["", *dict(commands(ROOT))])
def test_every_command_says_what_each_of_its_options_is_for(wildcards: Command, name: str) -> None:
    said = wildcards(*name.split(), "--help")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(" ".join(["Usage: wildcards", *name.split(), "[OPTIONS]"]))
    assert ".0)" not in said.out  # a number as nobody types it


def words_of(language: Language) -> Words:
    words = Words(language)
    words.need("commands")
    return words


def test_commands_for_players_are_those_that_have_a_language() -> None:
    assert FOR_PLAYERS == ["play", "join", "watch", "rules", "replay", "explain"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", FOR_PLAYERS)
def test_players_read_the_help_in_their_language(
    wildcards: Command, monkeypatch: pytest.MonkeyPatch, command: str, language: Language
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    words, described = words_of(language), ROOT.commands[command]
    said = wildcards(command, "--help")
    assert said.status == 0
    assert said.out.startswith(words.text("help-usage", line=f"wildcards {command} ["))
    assert max(map(len, said.out.splitlines())) <= 80
    together = " ".join(said.out.split())
    assert " ".join(description_of(words, described).split()) in together
    in_english = words_of("en")
    for parameter in described.params:
        assert parameter.help is None
        for word in help_of(words, described, parameter).split():
            assert word in together
        if language != "en":
            assert help_of(words, described, parameter) != help_of(in_english, described, parameter)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert wildcards(command, "--language", language, "-h").out == said.out
    assert wildcards(command, "-h", f"--language={language}").out == said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_is_in_the_readers_language_where_the_commands_are(
    wildcards: Command, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    words = words_of(language)
    together = " ".join(wildcards("--help").out.split())
    for key in ("help-wildcards", "help-panel-game", "help-panel-many", "help-rules", "help-version", "help-help"):
        assert " ".join(words.text(key).split()) in together
    assert "Usage: wildcards simulate [OPTIONS]" in wildcards("simulate", "--help").out


def test_no_text_of_the_help_is_left_over() -> None:
    words = words_of("en")
    used = {f"help-{name}" for name in ("wildcards", *FOR_PLAYERS)}
    for command in (ROOT, *ROOT.commands.values()):
        for parameter in command.get_params(typer.Context(command)):
            own, common = f"help-{command.name}-{parameter.name}", f"help-{parameter.name}"
            used |= (
                {own} if words.has(own) else set() if parameter.help and parameter.name not in OF_TYPER else {common}
            )
    around = ("help-usage", "help-arguments", "help-options", "help-command", "help-commands", "help-panel-")
    facts = ("help-range", "help-least", "help-default", "help-required", "help-environment")
    texts = [key for key in patterns_of("en", "commands") if key.startswith("help-")]
    assert [key for key in texts if key not in used and not key.startswith((*around, *facts))] == []


@pytest.mark.parametrize("names", [["-h", "--help"], ["--help", "-h"]])
def test_the_short_name_of_an_option_comes_first_whichever_typer_names_first(names: list[str]) -> None:
    context = typer.Context(ROOT)
    option = ROOT.get_help_option(context)
    option.opts = names
    assert typed(context, option) == "-h, --help"


def test_an_option_says_what_it_can_be_and_what_it_is_otherwise(wildcards: Command) -> None:
    together = " ".join(wildcards("play", "--help").out.split())
    assert "Usage: wildcards play [OPTIONS] [ADDRESS]" in together
    assert "Number of players, including you. (3 to 5, default: 4)" in together
    assert "Your seat, counted from 0. (0 to 4, default: 0)" in together
    assert "--removal balanced|random" in together
    assert "--resume Go on" in together
    together = " ".join(wildcards("join", "--help").out.split())
    assert "(1 or more, default: 500)" in together
    assert "(or WILDCARDS_TOKEN in the environment)" in together
    assert "(required)" in " ".join(wildcards("simulate", "--help").out.split())
