"""Places that scroll when there is too little room."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.scroll_dialog import ScrollDialog
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.ui.app.marked_language import show

SENTENCE = "A sentence that is said again and again. "


def test_a_page_is_as_wide_as_its_place_and_scrolls_down_only(qtbot: QtBot) -> None:
    page = ScrollPage()
    label = QLabel(SENTENCE * 40, wordWrap=True)
    page.column.addWidget(label)
    show(qtbot, page, 300, 200)
    assert page.page.width() == page.viewport().width()
    assert page.page.height() > 200
    assert label.height() >= label.heightForWidth(label.width())
    assert not page.horizontalScrollBar().isVisible()


def test_a_page_is_never_narrower_than_what_is_on_it(qtbot: QtBot) -> None:
    page = ScrollPage()
    button = QPushButton("A text that cannot wrap and must not be cut off")
    page.column.addWidget(button)
    qtbot.addWidget(page)
    assert page.minimumSizeHint().width() > button.sizeHint().width()


def dialog_of(qtbot: QtBot, sentences: int) -> ScrollDialog:
    dialog = ScrollDialog()
    dialog.body.column.addWidget(QLabel(SENTENCE * sentences, wordWrap=True))
    dialog.buttons.addWidget(QPushButton("OK"))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    QApplication.processEvents()
    return dialog


def test_a_dialog_opens_as_large_as_its_text(qtbot: QtBot) -> None:
    short, longer = dialog_of(qtbot, 2), dialog_of(qtbot, 20)
    assert not short.body.verticalScrollBar().isVisible()
    assert not longer.body.verticalScrollBar().isVisible()
    assert short.height() < longer.height()


def test_a_dialog_of_words_that_do_not_wrap_shows_all_of_them(qtbot: QtBot) -> None:
    dialog = ScrollDialog()
    lines = [QLabel(f"Line {number}") for number in range(12)]
    for line in lines:
        dialog.body.column.addWidget(line)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.body.viewport().height() >= sum(line.sizeHint().height() for line in lines)


def test_a_dialog_stays_within_the_screen_and_its_buttons_are_seen(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, 600)
    assert dialog.height() <= dialog.screen().availableSize().height()
    assert dialog.body.verticalScrollBar().isVisible()
    (button,) = dialog.findChildren(QPushButton)
    assert dialog.rect().contains(button.geometry())
