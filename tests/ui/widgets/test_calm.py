"""The wheel scrolls a page and changes nothing on it, unless the player has gone to a control."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.widgets.calm import CalmBox, CalmSlider
from bigshot_desktop.ui.widgets.fold import Fold
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.ui.geometry import settle


def turn(widget: QWidget, notches: int = -1) -> None:
    """Turns the wheel over the middle of a widget."""
    window = widget.window()
    middle = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, 120 * notches))
    QApplication.processEvents()


@pytest.mark.parametrize("gone_to", [False, True])
def test_the_wheel_scrolls_unless_the_player_has_gone_to_a_control(
    qtbot: QtBot, gone_to: bool
) -> None:
    page, box, slider = ScrollPage(), CalmBox(), CalmSlider()
    qtbot.addWidget(page)
    box.addItems(["one", "two", "three"])
    page.column.addWidget(box)
    page.column.addWidget(slider)
    page.column.addSpacing(2000)
    page.resize(300, 200)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    settle(page)
    assert page.verticalScrollBar().maximum() > 0
    slider.setValue(50)
    for control in (box, slider):
        for other in (box, slider):
            other.clearFocus()
        page.verticalScrollBar().setValue(0)
        if gone_to:
            control.setFocus(Qt.FocusReason.MouseFocusReason)
        turn(control)
        assert (page.verticalScrollBar().value() > 0) is not gone_to
    assert (box.currentIndex() == 1) is gone_to
    assert (slider.value() < 50) is gone_to


def controls(page: QWidget) -> list[QWidget]:
    """What a wheel could change on the parts of a page that scroll."""
    kinds = (QComboBox, QAbstractSlider, QAbstractSpinBox)
    return [
        one
        for area in page.findChildren(QScrollArea)
        for one in area.findChildren(QWidget)
        if isinstance(one, kinds) and not isinstance(one, QScrollBar)
    ]


def state(control: QWidget) -> object:
    return control.currentIndex() if isinstance(control, QComboBox) else control.value()  # type: ignore[attr-defined]


def test_no_page_has_a_control_that_the_wheel_changes_in_passing(window: MainWindow) -> None:
    sheets, found = window.sheets, 0
    openings: list[Callable[[], None]] = [partial(window.choose_match, game) for game in ENTRIES]
    openings += [sheets.show_settings, sheets.show_statistics, sheets.show_evening]
    for go in openings:
        go()
        for fold in window.findChildren(Fold):
            fold.set_open(True)
        settle(window)
        page = window.pages.currentWidget()
        assert page is not None
        for control in controls(page):
            for area in page.findChildren(QScrollArea):
                area.ensureWidgetVisible(control)
            if control.visibleRegion().isEmpty():
                continue
            page.setFocus()
            before = state(control)
            for notches in (-1, 1, 1):
                turn(control, notches)
            assert state(control) == before, (page, control)
            found += 1
    assert found > 20, found
