"""The page that tells how a game is added tells the truth: about files, about the entry, and in its code."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import Final

import pytest

from bigshot_desktop.engine.entry import Entry
from tests.every import for_every
from tests.games.fourth_game import HOME

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
_BLOCKS: Final = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)
_PROSE: Final = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
_QUOTED: Final = re.findall(r"`([^`]+)`", _PROSE)
_PATHS: Final = [one for one in _QUOTED if re.fullmatch(r"[\w./-]+", one) and "/" in one]


@for_every("path", dict.fromkeys(_PATHS))
def test_every_file_that_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists() or (HOME / path).exists()


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", PAGE))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / "docs" / link).exists()


@for_every("field", Entry.names())
def test_every_part_of_an_entry_is_mentioned(field: str) -> None:
    assert field in _QUOTED


def test_it_names_files_and_shows_code() -> None:
    assert len(_PATHS) > 20
    assert {kind for kind, _ in _BLOCKS} == {"python", "sh", "text"}


@for_every("code", [code for kind, code in _BLOCKS if kind != "sh"])
def test_the_code_on_it_is_in_the_games_files(code: str) -> None:
    files = [file.read_text("utf-8") for file in HOME.rglob("*.py")]
    assert any(dedent(code).strip() in dedent(text) or code in text for text in files)


def test_every_file_of_the_game_is_told_of() -> None:
    told = {"__init__.py", "rules/game.py", "words/words.py"}
    code = {
        file.relative_to(HOME).as_posix()
        for file in HOME.rglob("*.py")
        if len(file.read_text("utf-8").splitlines()) > 1
    }
    assert code == told
    assert told <= set(_QUOTED)
