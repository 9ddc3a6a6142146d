"""Whole matches in every language: no control moves from one question to the next, and the board keeps its size."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import Mouse
from tests.ui.window_matches import play, sit

CONTROLS = (QAbstractButton, QComboBox, QAbstractSpinBox)
MOST = 2
"""Pixels by which a control may be elsewhere."""


@pytest.fixture
def paints() -> bool:
    return False


@pytest.fixture(autouse=True)
def texts_of_now(undressed: None, texts: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = QLocale()
    monkeypatch.setattr(language, "folder", lambda: texts)
    yield
    QLocale.setDefault(before)


class Deciding(Mouse):
    """Takes decisions without looking for their buttons, some of which are on another page of a narrow bar."""

    def act(self, table: TablePage, action: object) -> None:
        table.turns.decide(action)


class Surveyor:
    """Notes where every control of the bar is, and how large the board, whenever something changes at a table."""

    def __init__(self, table: TablePage) -> None:
        self._table = table
        self._stretch: Hashable = None
        self._places: dict[QWidget, QPoint] = {}
        self._board: QSize | None = None
        self.seen: set[Hashable] = set()
        """The stretches of the match in which something was noted."""
        self.moved: set[str] = set()
        """What was elsewhere than before, or larger or smaller."""
        table.turns.changed.connect(self._look)
        if isinstance(table.turns, OpenTurns):
            table.turns.renewed.connect(self._look)

    def _look(self) -> None:
        table, bar = self._table, self._table.bar
        if table.turns.phase is Phase.CALLING:
            return
        for _ in range(3):
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        stretch = bar.stretch
        if stretch is None or stretch != self._stretch:
            self._stretch, self._board = stretch, None
            self._places.clear()
        if stretch is None:
            return
        self.seen.add(stretch)
        board = table.centre.size()
        if self._board is not None and board != self._board:
            self.moved.add(f"the board: {self._board.toTuple()} to {board.toTuple()} in {stretch}")
        self._board = board
        for part in bar.findChildren(QWidget):
            if isinstance(part, CONTROLS) and part.isVisible():
                self._note(part, part.mapTo(bar, QPoint()))

    def _note(self, part: QWidget, place: QPoint) -> None:
        before = self._places.setdefault(part, place)
        if (place - before).manhattanLength() > MOST:
            name = part.accessibleName() or type(part).__name__
            told = f"{name}: {before.toTuple()} to {place.toTuple()} in {self._stretch}"
            self.moved.add(told)
            self._places[part] = place


@pytest.mark.parametrize(
    ("game", "code", "size", "percent"),
    [
        ("big-shot", "en", (1440, 900), 100),
        ("big-shot", "de", (1024, 640), 150),
        ("shark", "fr", (1440, 900), 100),
        ("shark", "it", (1024, 640), 150),
        ("saludos-amigos", "de", (1440, 900), 100),
        ("saludos-amigos", "fr", (1024, 640), 150),
    ],
)
def test_nothing_jumps(
    qtbot: QtBot, window: MainWindow, game: str, code: str, size: tuple[int, int], percent: int
) -> None:
    chosen = window.preferences.settings.changed(language=code, text_size=percent)
    window.preferences.apply(chosen)
    window.resize(*size)
    window.scale.follow()
    table = sit(window, "hbbb", game=game)
    surveyor = Surveyor(table)
    try:
        play(qtbot, table, Mouse() if percent == 100 else Deciding())
    finally:
        window.preferences.language_switch.switch_to("en")
    assert len(surveyor.seen) > 3
    assert surveyor.moved == set()
