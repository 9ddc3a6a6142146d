"""Where the pictures of a rulebook are found, and that a missing one is not passed over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.shark.window import figures
from bigshot_desktop.table import new_match
from bigshot_desktop.table.boards import load_board
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.words.rulebook import RULEBOOKS

pytestmark = pytest.mark.usefixtures("light_print")


@pytest.fixture
def unbuilt() -> Iterator[None]:
    """As if no picture had been wanted yet."""
    figure_of.cache_clear()
    figures._setup.cache_clear()
    yield
    figure_of.cache_clear()
    figures._setup.cache_clear()


def test_a_picture_nobody_drew_is_an_error() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        figure_of("big-shot", "unicorn")


def test_a_game_without_pictures_is_an_error() -> None:
    with pytest.raises(KeyError, match="chess"):
        figure_of("chess", "board")


@pytest.mark.parametrize("game", ENTRIES)
def test_every_game_has_its_pictures(game: str) -> None:
    for name in RULEBOOKS[game].figures:
        assert figure_of(game, name).size.width() > 100


@pytest.mark.usefixtures("unbuilt")
@pytest.mark.parametrize("game", ENTRIES)
def test_a_picture_is_built_once(qapp: QApplication, game: str) -> None:
    for name in RULEBOOKS[game].figures:
        assert figure_of(game, name) is figure_of(game, name)


@pytest.mark.usefixtures("unbuilt")
def test_a_map_is_read_once_for_all_pictures_with_the_same_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []

    def count(game: object, board: str) -> object:
        read.append(board)
        return load_board(game, board)  # type: ignore[arg-type]

    monkeypatch.setattr(new_match, "load_board", count)
    for name in RULEBOOKS["shark"].figures:
        figure_of("shark", name)
    assert len(read) == 2
