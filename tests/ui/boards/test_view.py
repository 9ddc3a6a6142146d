"""The view shows all of the board until somebody zooms, and never loses a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.boards.view import LEAST, MOST, BoardView
from bigshot_desktop.ui.look.theme import Theme
from tests.ui.boards.tables import Table


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def view(table: Table, qtbot: QtBot) -> BoardView:
    view = BoardView(table.scene)
    qtbot.addWidget(view)
    view.resize(1100, 700)
    with qtbot.waitExposed(view):
        view.show()
    return view


def shows_all(view: BoardView) -> bool:
    seen = view.mapFromScene(view.sceneRect()).boundingRect()
    return bool(view.viewport().rect().contains(seen.adjusted(0, 0, -1, -1)))


def wheel(view: BoardView, steps: int, keys: Qt.KeyboardModifier) -> None:
    middle = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        middle,
        view.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("size", [(660, 430), (1100, 700), (500, 900), (3000, 1900)])
def test_all_of_the_board_is_seen_at_every_size(view: BoardView, size: tuple[int, int]) -> None:
    view.resize(*size)
    assert shows_all(view)
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()
    seen = view.mapFromScene(view.sceneRect()).boundingRect()
    room = view.viewport().rect()
    assert min(room.width() - seen.width(), room.height() - seen.height()) <= 12


def test_zoom_goes_from_half_to_four_times(view: BoardView) -> None:
    for _ in range(20):
        view.zoom_in()
    assert view.zoom == MOST == 4.0
    assert not shows_all(view)
    for _ in range(40):
        view.zoom_out()
    assert view.zoom == LEAST == 0.5
    view.zoom_fit()
    assert view.zoom == 1.0
    assert shows_all(view)


def test_a_zoomed_board_keeps_its_zoom_when_the_window_grows(view: BoardView) -> None:
    view.zoom_in()
    zoom = view.zoom
    view.resize(1300, 800)
    assert view.zoom == zoom
    assert not shows_all(view)
    view.zoom_out()
    assert view.zoom == 1.0
    assert shows_all(view)


def test_the_wheel_zooms_with_ctrl_only(view: BoardView) -> None:
    wheel(view, 1, Qt.KeyboardModifier.NoModifier)
    assert view.zoom == 1.0
    wheel(view, 2, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom > 1.2
    wheel(view, -2, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(1.0)


def test_a_zoomed_board_is_dragged_and_a_click_still_clicks(
    table: Table, view: BoardView, qtbot: QtBot
) -> None:
    table.to_placing()
    wanted: list[int] = []
    table.placement.wanted.connect(lambda *_: wanted.append(1))
    for _ in range(5):
        view.zoom_in()
    block = table.scene.plan.blocks[6]
    view.centerOn(block.tray.center())
    spot = view.mapFromScene(block.tray.center())
    before = view.mapToScene(spot)
    viewport = view.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=spot)
    for step in range(1, 6):
        _move(view, spot - QPoint(12 * step, 8 * step))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot - QPoint(60, 40))
    moved = view.mapToScene(spot) - before
    assert moved.x() > 20
    assert moved.y() > 10
    assert not wanted
    spot = view.mapFromScene(block.tray.center())
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
    assert wanted == [1]


def _move(view: BoardView, to: QPoint) -> None:
    from PySide6.QtGui import QMouseEvent

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(to),
        QPointF(view.viewport().mapToGlobal(to)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_preview_follows_the_zoom(table: Table, view: BoardView) -> None:
    table.to_placing(rounds=3)
    table.placement.point(table.placement.places[-1])
    for _ in range(3):
        view.zoom_in()
    card = table.scene.card
    covered = card.size.translated(QPointF(view.mapFromScene(card.pos()))).toAlignedRect()
    assert view.viewport().rect().contains(covered)


def test_whoever_comes_back_to_it_sees_what_was_kept(
    table: Table, view: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    paint = table.scene._backdrop.paint

    def counted(painter: QPainter, colours: Theme) -> None:
        painted.append(1)
        paint(painter, colours)

    view.grab()
    monkeypatch.setattr(table.scene._backdrop, "paint", counted)
    view.hide()
    view.show()
    view.grab()
    assert shows_all(view)
    assert painted == []
    view.zoom_in()
    view.grab()
    assert painted == [1]


def test_it_has_a_name_and_shows_where_the_table_is(view: BoardView) -> None:
    assert view.accessibleName()
    assert "F6" in view.accessibleDescription()
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert view.accessibleName()


@pytest.mark.parametrize(
    ("reason", "framed"),
    [
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.ShortcutFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
    ],
)
def test_focus_is_seen_where_it_came_with_a_key(
    view: BoardView, qtbot: QtBot, reason: Qt.FocusReason, framed: bool
) -> None:
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    view.clearFocus()
    without = view.grab().toImage()
    view.setFocus(reason)
    qtbot.waitUntil(view.hasFocus)
    assert view.is_framed == framed
    assert (view.grab().toImage() != without) == framed
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))
    again = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(view, again)
    assert view.is_framed == framed, "as it was before somebody looked at another window"
