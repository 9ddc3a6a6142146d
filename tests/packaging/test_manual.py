"""The manual page lacks nothing that the command line has."""

import argparse
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bigshot_desktop.cli.main import FAILED, INTERRUPTED, USAGE, _parser
from bigshot_desktop.games import GAMES
from bigshot_desktop.table import paths
from recipes.facts import LANGUAGES, NAME
from recipes.linux import MANUAL
from tests.every import for_every

PAGE = MANUAL.read_text(encoding="utf-8")


def commands() -> dict[str, argparse.ArgumentParser]:
    (subparsers,) = (
        action for action in _parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return dict(subparsers.choices)


def chapter(title: str) -> str:
    """The lines under a heading, up to the next of its rank."""
    found = re.search(rf"^\.Sh {title}\n(.*?)(?=^\.Sh |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"there is no chapter {title}"
    return found[1]


def section(title: str) -> str:
    found = re.search(
        rf"^\.Ss {title}\n(.*?)(?=^\.S[sh] |\Z)", chapter("COMMANDS"), re.DOTALL | re.MULTILINE
    )
    assert found, f"the command {title} has no section"
    return found[1]


def synopsis(command: str) -> str:
    uses = chapter("SYNOPSIS").split(".Nm\n")
    (use,) = (use for use in uses if use.startswith(f".Cm {command}\n"))
    return use


def arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    return (action for action in parser._actions if not isinstance(action, argparse._HelpAction))


def words(text: str) -> set[str]:
    return set(re.split(r"[\s,|]+", text))


@for_every("command", commands())
def test_a_command_is_told_with_all_its_arguments(command: str) -> None:
    told, use = section(command), synopsis(command)
    for action in arguments(commands()[command]):
        what = f" {action.metavar}" if action.option_strings and action.metavar else ""
        for option in action.option_strings:
            wanted = f"Fl {option.removeprefix('-')}"
            assert re.search(rf"^\.It (.* )?{wanted}\b", told, re.MULTILINE), option + what
            assert re.search(rf"{wanted}\b", use), f"{option} is not in the synopsis"
        if not action.option_strings and action.metavar:
            assert f"Ar {action.metavar}" in told
            assert f"Ar {action.metavar}" in use


@for_every("command", commands())
def test_every_value_of_an_argument_is_told(command: str) -> None:
    everywhere = section(command) + chapter("DESCRIPTION")
    for action in arguments(commands()[command]):
        missing = {str(choice) for choice in action.choices or ()} - words(everywhere)
        assert not missing, action.dest


def test_the_options_of_the_program_itself_are_told() -> None:
    for action in _parser()._actions:
        for option in action.option_strings:
            assert re.search(rf"Fl {option.removeprefix('-')}\b", chapter("DESCRIPTION")), option


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_of_a_game_is_told_the_default_first(game: str) -> None:
    for option in GAMES[game].info.options:
        values = " | ".join(option.values)
        assert f".It Cm {option.name} Ns = Ns Cm {values}\n" in chapter("VARIANTS")


def test_every_language_of_the_window_is_told() -> None:
    assert set(LANGUAGES) <= words(section("demo"))


def test_environment_and_exit_codes_are_those_of_the_program() -> None:
    assert f".It Ev {paths.HOME_VARIABLE}\n" in chapter("ENVIRONMENT")
    for code in (0, FAILED, USAGE, INTERRUPTED):
        assert f".It {code}\n" in chapter("EXIT STATUS")


@pytest.mark.parametrize("place", [paths.settings_file, paths.matches, paths.journals])
def test_files_are_where_the_program_puts_them(
    place: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "/home")
    assert f"{NAME}/{place().name}" in chapter("FILES")


def test_the_examples_are_commands_that_the_program_takes() -> None:
    lines = re.findall(r"^\.Dl (.+)", chapter("EXAMPLES"), re.MULTILINE)
    text = "\n".join(line.replace("\\ ", " ") for line in lines).replace("\\e\n", " ")
    examples = text.splitlines()
    assert len(examples) > 4
    for example in examples:
        dollar, program, *rest = example.split()
        assert (dollar, program) == ("$", NAME)
        if not rest[0].endswith(".bigshot"):
            _parser().parse_args(rest)
