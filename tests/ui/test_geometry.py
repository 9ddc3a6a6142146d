"""The one who looks over windows sees what is wrong with them, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.geometry import LongWords, flaws, settle


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 200)
    return page


def shown(page: QWidget) -> list[str]:
    page.show()
    settle(page)
    return flaws(page)


def test_a_page_in_order_has_no_flaw(page: QWidget) -> None:
    column = QVBoxLayout(page)
    column.addWidget(QLabel("A sentence that is long enough to need two lines here", wordWrap=True))
    row = QHBoxLayout()
    box = QComboBox()
    box.addItem("An entry")
    for widget in (QPushButton("Press"), box, QSpinBox(value=7)):
        row.addWidget(widget)
    column.addLayout(row)
    assert shown(page) == []


def test_a_text_that_is_cut(page: QWidget) -> None:
    label = QLabel("A sentence that does not fit", page)
    label.setGeometry(0, 0, 40, 30)
    (flaw, *_) = shown(page)
    assert "A sentence that does not fit" in flaw


def test_a_text_with_too_few_lines(page: QWidget) -> None:
    label = QLabel("One word after another, line by line by line", page, wordWrap=True)
    label.setGeometry(0, 0, 80, 18)
    assert len(shown(page)) == 1


def test_a_button_that_is_squeezed(page: QWidget) -> None:
    QPushButton("Press this button", page).setGeometry(0, 0, 30, 30)
    assert len(shown(page)) == 1


def test_a_choice_that_is_cut(page: QWidget) -> None:
    box = QComboBox(page)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.addItem("A very long entry in a very short box")
    box.setGeometry(0, 0, 90, 30)
    assert any("its text is" in flaw for flaw in shown(page))


def test_widgets_over_each_other(page: QWidget) -> None:
    QPushButton("One", page).setGeometry(0, 0, 100, 40)
    QPushButton("Two", page).setGeometry(50, 0, 100, 40)
    (flaw,) = shown(page)
    assert "overlap" in flaw


def test_what_covers_others_on_purpose(page: QWidget) -> None:
    class Cover(QWidget):
        pass

    QPushButton("Below", page).setGeometry(0, 0, 100, 40)
    Cover(page).setGeometry(0, 0, 400, 200)
    page.show()
    assert flaws(page, Cover) == []
    assert len(flaws(page)) == 1


def test_a_widget_that_sticks_out(page: QWidget) -> None:
    QPushButton("Out", page).setGeometry(350, 0, 100, 40)
    (flaw,) = shown(page)
    assert "sticks out" in flaw


def test_what_scrolls_may_be_larger(page: QWidget) -> None:
    area = QScrollArea(page)
    area.setGeometry(0, 0, 200, 100)
    inner = QWidget()
    inner.resize(800, 800)
    area.setWidget(inner)
    assert shown(page) == []


def test_what_is_hidden_does_not_count(page: QWidget) -> None:
    QPushButton("One", page).setGeometry(0, 0, 100, 40)
    two = QPushButton("Two", page)
    two.setGeometry(50, 0, 900, 40)
    two.hide()
    assert shown(page) == []


def test_long_words_keep_placeholders_and_grow(qapp: QCoreApplication) -> None:
    long = LongWords().translate("Panel", "Since your turn: {sentences}")
    assert long == "Since your turn: {sentences} Since"
    assert LongWords().translate("Panel", "Pass") == "Pass Pass"
