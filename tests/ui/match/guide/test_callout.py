"""The card of a guide: it says what it is told, in the language of now, and leads on with the mouse and with keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.guide.callout import Callout, Words
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.ui.geometry import LongWords, flaws
from tests.ui.screen_reader import nameless

TEXT = "Raise the standing bid, or pass. The last one left takes the cubes. Try a small raise."


class Page(QWidget):
    """A page with something that has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit(self)
        self.field.setAccessibleName("A field")
        self.callout = Callout(self)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    page.resize(700, 500)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.field.setFocus()
    return page


def words(**more: object) -> Words:
    usual: dict[str, object] = {"rule": "BS-11", "number": 2, "most": 9}
    return Words(lambda: "Your bid", lambda: TEXT, **{**usual, **more})  # type: ignore[arg-type]


def show(page: Page, said: Words, width: int = 360) -> Callout:
    callout = page.callout
    callout.show_words(said)
    callout.setGeometry(20, 60, width, callout.measures().high(width))
    callout.show()
    callout.settle()
    QApplication.processEvents()
    return callout


def test_what_it_says(page: Page) -> None:
    callout = show(page, words())
    assert callout.title.text() == callout.accessibleName() == "Your bid"
    assert callout.text.text() == callout.accessibleDescription() == TEXT
    assert callout.number.text() == "Step 2"
    assert callout.rule.text() == "Rule\N{NO-BREAK SPACE}BS-11"
    assert nameless(page) == []


@pytest.mark.parametrize("width", [200, 300, 420, 600])
def test_all_of_it_is_seen_in_any_width(page: Page, width: int) -> None:
    callout = show(page, words(), width)
    assert flaws(callout) == []
    assert callout._scroll.verticalScrollBar().maximum() == 0
    assert callout._scroll.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("width", [220, 300, 420, 600])
def test_the_way_on_is_always_at_the_right(page: Page, width: int) -> None:
    QApplication.installTranslator(long := LongWords())
    callout = show(page, words(), width)
    where = callout.next.mapTo(callout, callout.next.rect().topRight())
    assert callout.width() - 20 <= where.x() <= callout.width() - 10
    assert flaws(callout) == []
    QApplication.removeTranslator(long)


def test_what_does_not_fit_can_be_scrolled_to(page: Page) -> None:
    callout = show(page, words(), 220)
    callout.resize(220, callout.measures().least(220))
    QApplication.processEvents()
    callout.settle()
    assert callout._scroll.verticalScrollBar().maximum() > 0
    assert callout._scroll.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert callout._scroll.accessibleName() == TEXT
    assert flaws(callout) == []


def test_a_move_is_waited_for_without_a_way_around_it(page: Page) -> None:
    callout = show(page, words(waits=True))
    assert not callout.next.isVisible()
    assert callout.end.isVisible()


def test_last_words_can_only_be_closed(page: Page) -> None:
    callout = show(page, words(number=0, rule=""))
    assert callout.next.isVisible()
    assert callout.next.text() == "Play on"
    assert not any(part.isVisible() for part in (callout.end, callout.rule, callout.number))


def test_clicks(qtbot: QtBot, page: Page) -> None:
    callout = show(page, words())
    with qtbot.waitSignal(callout.passed):
        QTest.mouseClick(callout.next, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(callout.ended):
        QTest.mouseClick(callout.end, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(rule_requests().wanted) as wanted:
        QTest.mouseClick(callout.rule, Qt.MouseButton.LeftButton)
    assert wanted.args == ["BS-11"]
    assert page.field.hasFocus()


def test_its_key_works_while_somebody_types_elsewhere(qtbot: QtBot, page: Page) -> None:
    callout = show(page, words())
    assert page.field.hasFocus()
    with qtbot.waitSignal(callout.passed):
        QTest.keyClick(page.field, Qt.Key.Key_F3)
    assert page.field.hasFocus()
    assert "F3" in callout.next.toolTip()
    assert "F2" in callout.end.toolTip()


def test_its_key_does_nothing_while_it_is_not_seen(qtbot: QtBot, page: Page) -> None:
    callout = show(page, words())
    callout.hide()
    with qtbot.assertNotEmitted(callout.passed):
        QTest.keyClick(page.field, Qt.Key.Key_F3)


def test_tab_reaches_all_of_it(page: Page) -> None:
    callout = show(page, words())
    reached = []
    for _ in range(3):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached == [callout.rule, callout.end, callout.next]
    QTest.keyClick(callout.next, Qt.Key.Key_Tab)
    assert page.field.hasFocus()


def test_it_speaks_the_language_of_now(qtbot: QtBot, page: Page) -> None:
    callout = show(page, words())
    long = LongWords()
    with qtbot.waitSignal(callout.measured):
        QApplication.installTranslator(long)
    assert callout.number.text().startswith("Step 2 ")
    with qtbot.waitSignal(callout.measured):
        QApplication.removeTranslator(long)
    assert callout.number.text() == "Step 2"


def test_other_letters_need_another_room(qtbot: QtBot, page: Page) -> None:
    callout = show(page, words())
    before = callout.measures()
    font = callout.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    with qtbot.waitSignal(callout.measured):
        callout.setFont(font)
    assert callout.measures().widths > before.widths


def test_it_is_announced(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        assert event.type() == QAccessible.Event.Announcement
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    callout = show(page, words())
    callout.announce()
    assert heard == [f"Your bid\n{TEXT}\nNext (key: F3)"]
    callout = show(page, words(waits=True))
    callout.announce()
    assert heard[1:] == [f"Your bid\n{TEXT}"]


def test_nothing_is_said_before_there_are_words(page: Page) -> None:
    QApplication.sendEvent(page.callout, QEvent(QEvent.Type.LanguageChange))
    assert page.callout.words is None
    assert page.callout.title.text() == ""
