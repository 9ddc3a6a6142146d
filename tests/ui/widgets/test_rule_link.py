"""The link to a rule is there when it leads somewhere, and is followed by the mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.widgets.rule_link import RuleLink, is_in_rulebook
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.every import for_every
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.match.panel_questions import click, press, show

pytestmark = pytest.mark.usefixtures("own_rule_requests")

KEY = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    QVBoxLayout(page).addWidget(QPushButton("Elsewhere"))
    page.resize(400, 120)
    show(qtbot, page)
    return page


@pytest.fixture
def link(page: QWidget) -> RuleLink:
    link, layout = RuleLink(), page.layout()
    assert layout is not None
    layout.addWidget(link)
    link.lead_to("BS-11")
    settle(page)
    return link


@pytest.fixture
def text_size() -> Iterator[None]:
    yield
    fonts.set_text_size(100)


def heard() -> list[str]:
    wanted: list[str] = []
    rule_requests().wanted.connect(wanted.append)
    return wanted


@for_every(
    ("rule", "told"),
    [("BS-11", True), ("SH-30", True), ("SA-04", True), ("BS-99", False), ("XY-1", False)],
)
def test_which_rules_are_told(rule: str, told: bool) -> None:
    assert is_in_rulebook(rule) is told


def test_without_a_rule_no_book_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bigshot_desktop.words.rulebook.RULEBOOKS", None)
    assert not is_in_rulebook("")


def test_it_says_where_it_leads(link: RuleLink) -> None:
    assert link.isVisible()
    assert link.rule == "BS-11"
    assert link.text() == "Rule BS-11"
    assert link.toolTip() == link.accessibleName() == "Rule BS-11 in the rulebook"


def test_it_may_say_so_in_full(qtbot: QtBot) -> None:
    link = RuleLink(in_full=True)
    qtbot.addWidget(link)
    link.lead_to("SH-05")
    assert link.text() == link.accessibleName() == "Rule SH-05 in the rulebook"
    assert link.toolTip() == ""


def test_it_is_a_button_to_those_who_listen(link: RuleLink) -> None:
    told = QAccessible.queryAccessibleInterface(link)
    assert told is not None
    assert told.role() == QAccessible.Role.Button
    assert told.text(QAccessible.Text.Name) == "Rule BS-11 in the rulebook"


@pytest.mark.parametrize("rule", ["", "BS-99"])
def test_it_goes_when_it_leads_nowhere(link: RuleLink, rule: str) -> None:
    link.lead_to(rule)
    assert not link.isVisible()
    assert link.rule == ""
    link.lead_to("BS-14")
    assert link.isVisible()
    assert link.text() == "Rule BS-14"


def test_a_click_follows_it_and_leaves_the_focus(page: QWidget, link: RuleLink) -> None:
    (button,) = page.findChildren(QPushButton)
    button.setFocus()
    wanted = heard()
    click(link)
    assert wanted == ["BS-11"]
    assert QApplication.focusWidget() is button


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_tab_reaches_it_and_keys_follow_it(page: QWidget, link: RuleLink, key: Qt.Key) -> None:
    (button,) = page.findChildren(QPushButton)
    button.setFocus()
    wanted = heard()
    press(page, KEY.Key_Tab)
    assert QApplication.focusWidget() is link
    press(page, key)
    assert wanted == ["BS-11"]


def test_other_keys_do_not(page: QWidget, link: RuleLink) -> None:
    wanted = heard()
    link.setFocus()
    press(page, KEY.Key_X)
    assert wanted == []


def test_pointer_and_focus_can_be_seen(page: QWidget, link: RuleLink) -> None:
    plain = link.grab().toImage()
    QTest.mouseMove(link, QPoint(5, 5))
    settle(page)
    pointed = link.grab().toImage()
    assert pointed != plain
    link.setFocus()
    assert link.grab().toImage() != pointed
    assert link.cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_it_follows_the_theme(link: RuleLink) -> None:
    before = link.grab().toImage()
    try:
        theme.theme_switch().choose("dark")
        assert link.grab().toImage() != before
    finally:
        theme.theme_switch().choose("light")


@pytest.mark.usefixtures("text_size")
def test_it_grows_with_the_text(qapp: QApplication, page: QWidget, link: RuleLink) -> None:
    qapp.setStyleSheet("")  # with one, fonts follow when it is applied anew
    before = link.sizeHint()
    fonts.set_text_size(200)
    settle(page)
    assert link.sizeHint().width() > 1.7 * before.width()
    assert flaws(page) == []


def test_another_language(qtbot: QtBot, page: QWidget, link: RuleLink) -> None:
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: link.text() == "Rule BS-11 Rule")
        assert link.accessibleName() == "Rule BS-11 in the rulebook Rule the"
        settle(page)
        assert flaws(page) == []
    finally:
        QCoreApplication.removeTranslator(long)
