"""Tables that look like a ledger."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.ledger_table import LedgerLine, LedgerTable
from tests.ui.app.marked_language import show

SUM = Qt.ItemDataRole.UserRole + 1


@pytest.fixture
def model() -> QStandardItemModel:
    model = QStandardItemModel(4, 3)
    for row in range(4):
        for column in range(3):
            item = QStandardItem(f"{row} and {column}")
            item.setData(row > 1, SUM)
            model.setItem(row, column, item)
    return model


def test_all_lines_are_seen_without_scrolling(qtbot: QtBot, model: QStandardItemModel) -> None:
    ledger = LedgerTable(model, SUM)
    show(qtbot, ledger, 600, 100)
    last = ledger.visualRect(model.index(3, 2))
    assert ledger.viewport().rect().contains(last)
    model.appendRow([QStandardItem("a"), QStandardItem("b"), QStandardItem("c")])
    QApplication.processEvents()
    assert ledger.viewport().rect().contains(ledger.visualRect(model.index(4, 2)))


def test_a_hidden_table_is_measured_when_it_is_shown(
    qtbot: QtBot, model: QStandardItemModel
) -> None:
    ledger = LedgerTable(model, SUM)
    show(qtbot, ledger, 600, 100)
    ledger.hide()
    before = ledger.height()
    model.appendRow([QStandardItem("a"), QStandardItem("b"), QStandardItem("c")])
    QApplication.processEvents()
    assert ledger.height() == before
    ledger.show()
    assert ledger.height() > before


def test_columns_share_the_room_and_scroll_where_it_is_too_little(
    qtbot: QtBot, model: QStandardItemModel
) -> None:
    ledger = LedgerTable(model, SUM)
    show(qtbot, ledger, 600, 100)
    assert ledger.horizontalHeader().length() == ledger.viewport().width()
    model.item(0, 0).setText("much longer than it was before, and longer still " * 3)
    QApplication.processEvents()
    assert ledger.horizontalHeader().length() > ledger.viewport().width()
    assert ledger.natural_width > 600
    assert ledger.viewport().rect().bottom() >= ledger.visualRect(model.index(3, 0)).bottom()


def test_lines_grow_with_the_text(qtbot: QtBot, model: QStandardItemModel) -> None:
    ledger = LedgerTable(model, SUM)
    show(qtbot, ledger, 600, 100)
    before = ledger.height()
    font = ledger.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    ledger.setFont(font)
    QApplication.processEvents()
    assert ledger.height() > 1.5 * before


def test_sums_are_bold(qtbot: QtBot, model: QStandardItemModel) -> None:
    line = LedgerLine(SUM)
    bold = []
    for row in range(4):
        option = QStyleOptionViewItem()
        line.initStyleOption(option, model.index(row, 0))
        bold.append(option.font.bold())
    assert bold == [False, False, True, True]


def test_the_first_sum_stands_under_a_double_rule(qtbot: QtBot, model: QStandardItemModel) -> None:
    ledger = LedgerTable(model, SUM)
    show(qtbot, ledger, 600, 100)
    ledger.clearFocus()
    picture = ledger.viewport().grab().toImage()

    def rules(row: int) -> int:
        place = ledger.visualRect(model.index(row, 1))
        colours = [QColor(picture.pixel(place.left() + 2, place.top() + y)) for y in range(6)]
        return sum(colour == theme.current().brass for colour in colours)

    assert [rules(row) for row in range(4)] == [0, 0, 2, 0]
