"""Commands of a page: button, name and keys are one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.commands import Command, Commands
from tests.ui.app.marked_language import MARK, show, spoken_otherwise


class Page(QWidget):
    """A page with two commands and a gap, beside something else that can have the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.bar = Commands(
            [
                Command("undo", lambda: self._name("Undo"), self._do("undo"), "Ctrl+Z"),
                None,
                Command("hint", lambda: self._name("Hint"), self._do("hint"), "H", "F1", weight=1),
                Command("save", lambda: self._name("Save"), self._do("save")),
                Command(
                    "zoom-in", lambda: self._name("Nearer"), self._do("near"), "N", in_bar=False
                ),
            ],
            self,
        )
        column = QVBoxLayout(self)
        column.addWidget(self.bar)
        self.other = QPushButton("other")
        column.addWidget(self.other)

    def _name(self, text: str) -> str:
        return QCoreApplication.translate("Page", text)

    def _do(self, name: str) -> Callable[[], None]:
        return lambda: self.done.append(name)

    def button(self, name: str) -> QToolButton:
        button = self.bar.widgetForAction(self.bar.command(name))
        assert isinstance(button, QToolButton)
        return button


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    show(qtbot, page, 500, 200)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.other.setFocus()
    return page


def test_buttons_have_icon_name_and_keys(page: Page) -> None:
    button = page.button("undo")
    assert button.accessibleName() == "Undo"
    native = QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText)
    assert button.toolTip() == f"Undo ({native})"
    assert not button.icon().isNull()
    assert page.button("save").toolTip() == "Save"


def test_clicks_and_keys_do_the_same(qtbot: QtBot, page: Page) -> None:
    qtbot.mouseClick(page.button("undo"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.other, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.other, Qt.Key.Key_H)
    qtbot.keyClick(page.other, Qt.Key.Key_F1)
    assert page.done == ["undo", "undo", "hint", "hint"]


def test_the_key_of_what_cannot_be_done_says_why(qtbot: QtBot, page: Page) -> None:
    told: list[tuple[str, str]] = []
    page.bar.refused.connect(lambda name, why: told.append((name, why)))
    page.bar.enable("hint", False, "Not now.")
    qtbot.keyClick(page.other, Qt.Key.Key_H)
    assert (page.done, told) == ([], [("hint", "Not now.")])
    page.bar.enable("hint", True)
    qtbot.keyClick(page.other, Qt.Key.Key_H)
    assert (page.done, told) == (["hint"], [("hint", "Not now.")])
    page.bar.enable("hint", False)  # without a reason there is nothing to say
    qtbot.keyClick(page.other, Qt.Key.Key_H)
    assert len(told) == 1


def test_what_is_disabled_does_nothing(qtbot: QtBot, page: Page) -> None:
    page.bar.enable("hint", False)
    assert not page.button("hint").isEnabled()
    qtbot.keyClick(page.other, Qt.Key.Key_H)
    qtbot.mouseClick(page.button("hint"), Qt.MouseButton.LeftButton)
    assert page.done == []
    page.bar.enable("hint", True)
    qtbot.keyClick(page.other, Qt.Key.Key_H)
    assert page.done == ["hint"]


def test_tab_reaches_the_buttons_and_space_presses_them(qtbot: QtBot, page: Page) -> None:
    reached = []
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert {page.button(name) for name in ("undo", "hint", "save")} <= set(reached)
    page.button("save").setFocus()
    qtbot.keyClick(page.button("save"), Qt.Key.Key_Space)
    assert page.done == ["save"]


def test_a_click_does_not_take_the_focus_away(qtbot: QtBot, page: Page) -> None:
    qtbot.mouseClick(page.button("undo"), Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.other


def test_no_two_gaps_stand_beside_each_other(page: Page) -> None:
    """… nor one before everything: a gap is there with the commands before it."""
    (gap,) = (action for action in page.bar.actions() if action.isSeparator())
    assert gap.isVisible()
    page.bar.offer("undo", False)
    assert not gap.isVisible()
    page.bar.offer("undo", True)
    assert gap.isVisible()


def test_names_follow_the_language(page: Page) -> None:
    with spoken_otherwise():
        page.bar.retranslate()
        assert page.button("undo").accessibleName() == f"{MARK}Undo"
        assert page.bar.command("hint").text() == f"{MARK}Hint"
    page.bar.retranslate()
    assert page.button("undo").accessibleName() == "Undo"


def test_what_cannot_be_done_says_why(page: Page) -> None:
    page.bar.enable("undo", False, "A die was rolled since.")
    assert page.button("undo").toolTip() == "Undo (Ctrl+Z)\nA die was rolled since."
    assert page.button("undo").accessibleDescription() == "A die was rolled since."
    page.bar.enable("undo", True, "A die was rolled since.")
    assert page.button("undo").toolTip() == "Undo (Ctrl+Z)"
    assert page.button("undo").accessibleDescription() == ""


def test_words_stand_beside_the_icons_where_there_is_room(qtbot: QtBot) -> None:
    page = Page()
    show(qtbot, page, 900, 200)
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    alone = Qt.ToolButtonStyle.ToolButtonIconOnly
    names = ("undo", "hint", "save")
    assert {page.button(name).toolButtonStyle() for name in names} == {beside}
    page.resize(200, 200)
    QApplication.processEvents()
    styles = [page.button(name).toolButtonStyle() for name in names]
    assert styles[-1] == alone
    assert beside not in (styles[0], styles[2]) or styles[1] == beside, "it has more weight"
    assert all(page.button(name).isVisible() for name in names)
    page.resize(900, 200)
    page.bar.show_words(False)
    assert {page.button(name).toolButtonStyle() for name in names} == {alone}
    page.bar.show_words(True)
    assert {page.button(name).toolButtonStyle() for name in names} == {beside}


def test_words_go_by_weight_where_there_is_no_room_for_all(qtbot: QtBot) -> None:
    page = Page()
    show(qtbot, page, 900, 200)
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    names = ("undo", "hint", "save")
    seen = []
    for width in range(900, 100, -10):
        page.resize(width, 200)
        QApplication.processEvents()
        seen.append(tuple(n for n in names if page.button(n).toolButtonStyle() == beside))
    assert list(dict.fromkeys(seen)) == [names, ("undo", "hint"), ("hint",), ()]


def test_what_has_no_button_is_in_the_menu_and_has_its_keys(qtbot: QtBot, page: Page) -> None:
    page.bar.add_menu([])
    assert page.bar.command("zoom-in") not in page.bar.actions()
    assert page.bar.menu is not None
    assert page.bar.command("zoom-in") in page.bar.menu.actions()
    qtbot.keyClick(page.other, Qt.Key.Key_N)
    assert page.done == ["near"]


def test_what_is_not_offered_is_not_seen(page: Page) -> None:
    page.bar.offer("save", False)
    assert not page.bar.command("save").isVisible()
    page.bar.offer("save", True)
    assert page.bar.command("save").isVisible()
