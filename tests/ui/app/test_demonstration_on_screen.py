"""While a demonstration takes pictures, the screen shows the same as they do."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.app.application import Opening
from bigshot_desktop.ui.app.demonstration import Demonstration
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.boards.view import BoardView

RED = QColor(Qt.GlobalColor.red)


def test_what_moved_before_a_picture_leaves_nothing_behind_on_the_screen(
    window: MainWindow, tmp_path: Path
) -> None:
    demonstration = Demonstration(window, Opening(demo=True, speed="slow", seed=1))
    demonstration.start()
    demonstration.opening = Opening(demo=True, shots=tmp_path)
    board = window.findChild(BoardView)
    assert board is not None
    piece = board.scene().addRect(0, 0, 90, 90, RED, RED)
    piece.setZValue(1000)
    place = board.sceneRect().center()
    piece.setPos(place)

    def seen() -> QColor:
        QApplication.processEvents()
        at = board.viewport().mapTo(window, board.mapFromScene(place.x() + 45, place.y() + 45))
        return window.screen().grabWindow(window.winId()).toImage().pixelColor(at)

    assert seen() == RED
    piece.setPos(place.x() + 200, place.y())
    demonstration._take("moved")
    assert seen() != RED
