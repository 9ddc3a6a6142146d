"""Where the pictures of a rulebook are found, and that a missing one is not passed over."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.ui.rulebook.figures import figure
from bigshot_desktop.ui.rulebook.figures.figure import Figure, figure_of


def blank(painter: QPainter) -> None:
    """Draws nothing."""


@pytest.fixture
def some_game(monkeypatch: pytest.MonkeyPatch) -> Figure:
    """A game with one picture."""
    made = Figure(QSizeF(100, 50), blank)
    module = ModuleType("some_game")
    module.FIGURES = {"board": lambda: made}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, f"{figure.__package__}.some_game", module)
    return made


def test_a_picture_is_found_by_its_game_and_name(some_game: Figure) -> None:
    assert figure_of("some-game", "board") is some_game


def test_a_picture_nobody_drew_is_an_error(some_game: Figure) -> None:
    with pytest.raises(KeyError, match="unicorn"):
        figure_of("some-game", "unicorn")


def test_a_game_without_pictures_is_an_error() -> None:
    with pytest.raises(KeyError, match="chess"):
        figure_of("chess", "board")


def test_a_fault_inside_the_pictures_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(figure, "import_module", fail)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        figure_of("big-shot", "city")


@pytest.mark.parametrize("game", BOXES)
def test_every_game_has_its_pictures(game: str) -> None:
    with pytest.raises(KeyError, match="unicorn"):
        figure_of(game, "unicorn")
