"""The list of contents: rows as high as they need, a press goes there, and the current row is what is read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.pages.rulebook.contents_model import ContentsModel, Role
from bigshot_desktop.ui.pages.rulebook.contents_view import ContentsView
from bigshot_desktop.words.rulebook_search import Search, words_of
from tests.ui.app.marked_language import show
from tests.ui.pages.rulebook.books import BOOK


@pytest.fixture
def view(qtbot: QtBot) -> ContentsView:
    model = ContentsModel()
    view = ContentsView(model)
    model.setParent(view)
    model.show(BOOK, "The game in short")
    show(qtbot, view, 280, 400)
    return view


def click(qtbot: QtBot, view: ContentsView, row: int) -> None:
    place = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_press_goes_to_the_section(qtbot: QtBot, view: ContentsView) -> None:
    with qtbot.waitSignal(view.rule_wanted) as wanted:
        click(qtbot, view, 3)
    assert wanted.args == ["BS-02"]
    with qtbot.waitSignal(view.rule_wanted) as wanted:
        click(qtbot, view, 0)
    assert wanted.args == [""]


def test_a_chapter_cannot_be_pressed(qtbot: QtBot, view: ContentsView) -> None:
    with qtbot.assertNotEmitted(view.rule_wanted):
        click(qtbot, view, 1)


def test_keys_go_past_chapters_and_enter_goes_there(qtbot: QtBot, view: ContentsView) -> None:
    view.point_at("")
    for expected in ("BS-01", "BS-02", "BS-03"):
        qtbot.keyClick(view, Qt.Key.Key_Down)
        assert view.currentIndex().data(Role.RULE) == expected
    with qtbot.waitSignal(view.rule_wanted) as wanted:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert wanted.args == ["BS-03"]


def test_what_is_read_is_the_current_row(view: ContentsView) -> None:
    view.point_at("BS-03")
    assert view.currentIndex().row() == 5
    view.point_at("BS-77")
    assert not view.currentIndex().isValid()


def test_a_row_that_qt_made_current_is_chosen_all_the_same(view: ContentsView) -> None:
    view.clearSelection()
    view.selectionModel().setCurrentIndex(
        view.model().index(2, 0), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    view.point_at("BS-01")
    assert [index.row() for index in view.selectedIndexes()] == [2]


def test_the_heading_of_a_chapter_is_seen_with_its_first_section(view: ContentsView) -> None:
    view.resize(280, 90)
    view.point_at("BS-04")
    view.point_at("BS-01")
    assert view.viewport().rect().contains(view.visualRect(view.model().index(1, 0)))


def test_rows_are_as_high_as_their_words_need(view: ContentsView) -> None:
    model = view.model()
    assert isinstance(model, ContentsModel)
    plain = view.visualRect(model.index(2)).height()
    model.show(BOOK, "The game in short", Search(BOOK).hits(words_of("empty fields")))
    found = view.visualRect(model.index(1)).height()
    assert found > plain * 1.6
    view.resize(160, 400)
    assert view.visualRect(model.index(1)).height() > found


def test_rows_grow_with_the_letters(qtbot: QtBot, view: ContentsView) -> None:
    before = view.visualRect(view.model().index(2, 0)).height()
    fonts.set_text_size(200)
    try:
        qtbot.waitUntil(lambda: view.visualRect(view.model().index(2, 0)).height() > before * 1.5)
    finally:
        fonts.set_text_size(100)


def test_a_bar_beside_the_rows_changes_nothing(qtbot: QtBot, view: ContentsView) -> None:
    before = view.room
    view.resize(280, 100)
    qtbot.waitUntil(view.verticalScrollBar().isVisible)
    assert view.room == before


def test_the_current_row_stands_out(view: ContentsView) -> None:
    def colour_at(row: int) -> str:
        place = view.visualRect(view.model().index(row, 0))
        image: QImage = view.viewport().grab().toImage()
        return image.pixelColor(QPoint(place.right() - 16, place.center().y())).name()

    view.point_at("BS-01")
    assert colour_at(2) == theme.current().accent.name()
    assert colour_at(3) != theme.current().accent.name()
