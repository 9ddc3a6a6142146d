"""The page that is read: it goes where it is sent, stays where it is, and marks what it should."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl, QVariantAnimation
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.pages.rulebook.document import Sheet
from bigshot_desktop.ui.pages.rulebook.reader import Reader
from bigshot_desktop.ui.pages.rulebook.reading_history import Place
from bigshot_desktop.words.rulebook import Rulebook
from tests.ui.app.marked_language import show
from tests.ui.pages.rulebook.books import BOOK, pictures


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Reader]:
    page = Reader(Pace("off"))
    show(qtbot, page, 600, 400)
    with pictures():
        page.show_book(BOOK)
        QApplication.processEvents()
        yield page


def sheet_of(page: Reader) -> Sheet:
    assert page.sheet is not None
    return page.sheet


def height_of(page: Reader, rule: str) -> float:
    """How far below the upper edge a section begins."""
    sheet = sheet_of(page)
    return sheet.rect(sheet.first_of(rule)).top() - page.verticalScrollBar().value()


def test_it_begins_at_the_beginning(page: Reader) -> None:
    assert page.verticalScrollBar().value() == 0
    assert page.section == ""
    assert page.place.game == "big-shot"


@pytest.mark.parametrize("rule", ["BS-01", "BS-02", "BS-03", "BS-04"])
def test_it_goes_exactly_where_it_is_sent(page: Reader, rule: str) -> None:
    """Also to the last section of all, below which there is little."""
    page.go_to(rule)
    assert height_of(page, rule) == pytest.approx(0.9 * sheet_of(page).typography.em, abs=1)
    assert page.section == rule
    assert page.textCursor().block().text().startswith(rule)


def test_a_rule_that_is_not_there_is_the_beginning(page: Reader) -> None:
    page.go_to("BS-03")
    page.go_to("BS-77")
    assert page.verticalScrollBar().value() == 0


def test_it_tells_what_is_read_while_it_scrolls(qtbot: QtBot, page: Reader) -> None:
    seen: list[str] = []
    page.section_seen.connect(seen.append)
    bar = page.verticalScrollBar()
    for value in range(0, bar.maximum() + 20, 20):
        bar.setValue(value)
    assert seen == ["BS-01", "BS-02", "BS-03", "BS-04"]


def test_it_comes_back_to_a_place(page: Reader) -> None:
    page.verticalScrollBar().setValue(333)
    place = page.place
    page.go_to("BS-04")
    page.go_back_to(place)
    assert page.verticalScrollBar().value() == pytest.approx(333, abs=1)


def test_it_keeps_its_place_in_another_size(page: Reader) -> None:
    page.go_to("BS-03")
    for width in (420, 900, 600):
        page.resize(width, 400)
        assert page.section == "BS-03"
        assert 0 < height_of(page, "BS-03") < 40


def test_it_keeps_its_place_in_other_words_letters_and_colours(page: Reader) -> None:
    page.go_to("BS-03")
    twice = BOOK.translated(lambda context, words: f"{words} {words}")
    fonts.set_text_size(150)
    theme.theme_switch().choose("dark")
    try:
        page.show_book(twice)
        assert page.section == "BS-03"
        assert 0 < height_of(page, "BS-03") < 60
        assert sheet_of(page).typography.theme == theme.DARK
    finally:
        fonts.set_text_size(100)
        theme.theme_switch().choose("light")


def test_another_book_begins_at_its_beginning(page: Reader) -> None:
    page.go_to("BS-04")
    page.show_book(Rulebook("shark", "Test", BOOK.introduction, BOOK.chapters))
    assert page.verticalScrollBar().value() == 0
    assert page.place.game == "shark"


def test_pictures_are_shown_when_they_have_come(qtbot: QtBot, page: Reader) -> None:
    def shows_pictures() -> bool:
        image: QImage = page.viewport().grab().toImage()
        middle = image.width() // 2
        colours = {image.pixelColor(middle, y).name() for y in range(image.height())}
        return theme.current().danger.name() in colours

    page.go_to("BS-01")
    qtbot.waitUntil(shows_pictures)


def test_a_section_that_was_gone_to_is_marked_for_a_while(qtbot: QtBot, page: Reader) -> None:
    page._fading.setDuration(60)
    page.go_to("BS-02")
    assert page.marks.rule == "BS-02"
    assert page.marks.strength == 1.0
    qtbot.waitUntil(lambda: page.marks.strength == 0.0)


@pytest.mark.parametrize(("speed", "fades"), [("off", False), ("normal", True)])
def test_the_mark_fades_only_where_things_may_move(qtbot: QtBot, speed: str, fades: bool) -> None:
    page = Reader(Pace(speed))
    show(qtbot, page, 600, 400)
    with pictures():
        page.show_book(BOOK)
        page.go_to("BS-02")
        page._fading.setCurrentTime(1500)
        assert (0.0 < page.marks.strength < 1.0) is fades
        assert page.marks.strength > 0.0


def test_the_mark_fades_again_where_things_may_move_again(qtbot: QtBot) -> None:
    pace = Pace("off")
    page = Reader(pace)
    show(qtbot, page, 600, 400)
    with pictures():
        page.show_book(BOOK)
        for speed, fades in (("off", False), ("normal", True), ("off", False), ("normal", True)):
            pace.speed = speed
            page.go_to("BS-02")
            page._fading.setCurrentTime(1500)
            assert (page.marks.strength < 1.0) is fades


def test_a_mark_does_not_go_over_to_another_book(page: Reader) -> None:
    page.look_for(("city",))
    page.go_to("BS-02")
    page.show_book(Rulebook("shark", "Test", BOOK.introduction, BOOK.chapters))
    assert (page.marks.rule, page.marks.strength) == ("", 0.0)
    assert page._fading.state() == QVariantAnimation.State.Stopped
    assert page.marks.words == ("city",)


def test_a_mark_stays_in_another_telling_of_the_book(page: Reader) -> None:
    page.go_to("BS-02")
    page.show_book(BOOK.translated(lambda context, words: words.upper()))
    assert (page.marks.rule, page.marks.strength) == ("BS-02", 1.0)
    assert page._fading.state() == QVariantAnimation.State.Running


def test_links_are_told_and_not_followed(qtbot: QtBot, page: Reader) -> None:
    before = page.verticalScrollBar().value()
    with qtbot.waitSignal(page.rule_wanted) as wanted:
        page.anchorClicked.emit(QUrl("SH-05"))
    assert wanted.args == ["SH-05"]
    assert page.verticalScrollBar().value() == before
    assert not page.openLinks()


def test_links_are_reached_by_keys(qtbot: QtBot, page: Reader) -> None:
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.rule_wanted) as wanted:
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert wanted.args == ["BS-01"]


def test_what_was_found_comes_into_sight(page: Reader) -> None:
    page.look_for(("parks", "explained"))
    page.resize(600, 200)
    page.show_found("BS-02")
    sheet = sheet_of(page)
    place = sheet.rect(sheet.last_of("BS-02"))
    bar = page.verticalScrollBar().value()
    assert bar <= place.top()
    assert place.bottom() <= bar + page.viewport().height()


def test_ctrl_and_the_wheel_leave_the_letters_alone(page: Reader) -> None:
    before = page.font()
    turned = QWheelEvent(
        QPointF(50, 50),
        page.mapToGlobal(QPointF(50, 50)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(page.viewport(), turned)
    assert page.font() == before


def test_a_page_without_a_book_is_empty(qtbot: QtBot) -> None:
    page = Reader(Pace("off"))
    show(qtbot, page, 300, 200)
    page.go_to("BS-01")
    page.show_found("BS-01")
    page.go_back_to(Place("big-shot", 3))
    assert page.place == Place("")
    assert page.toPlainText() == ""
