"""What stands above a rulebook: in words where there is room, in signs and a box of games where there is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.pages.rulebook.toolbar import RulebookToolbar
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked
from tests.ui.geometry import flaws, settle
from tests.ui.screen_reader import nameless

TITLES = [box.title for box in ENTRIES.values()]


@pytest.fixture
def toolbar(qtbot: QtBot) -> RulebookToolbar:
    toolbar = RulebookToolbar()
    show(qtbot, toolbar, 400, 200)
    return toolbar


def test_where_there_is_room_everything_is_said(toolbar: RulebookToolbar) -> None:
    assert (toolbar.contents.text(), toolbar.save.text()) == ("Contents", "Save as PDF…")
    assert [button.text() for button in toolbar.games.buttons] == TITLES
    assert all(button.isVisible() for button in toolbar.games.buttons)
    assert toolbar.games.box.isHidden()


def test_folded_it_takes_fewer_rows_and_loses_no_name(toolbar: RulebookToolbar) -> None:
    high = toolbar.heightForWidth(400)
    toolbar.fold(folded=True)
    settle(toolbar)
    assert toolbar.heightForWidth(400) < 0.8 * high
    assert flaws(toolbar) == []
    for button, name in ((toolbar.contents, "Contents"), (toolbar.save, "Save as PDF…")):
        assert (button.text(), button.toolTip(), button.accessibleName()) == ("", name, name)
    assert not any(button.isVisible() for button in toolbar.games.buttons)
    assert toolbar.games.box.isVisible()
    assert nameless(toolbar) == []
    toolbar.fold(folded=False)
    settle(toolbar)
    assert toolbar.heightForWidth(400) == high


def test_the_box_and_the_buttons_choose_the_same(qtbot: QtBot, toolbar: RulebookToolbar) -> None:
    toolbar.games.choose("shark")
    toolbar.fold(folded=True)
    assert toolbar.games.box.currentText() == "Shark"
    toolbar.games.box.setFocus()
    with qtbot.waitSignal(toolbar.games.chosen) as chosen:
        qtbot.keyClick(toolbar.games.box, Qt.Key.Key_Down)
    assert chosen.args == ["saludos-amigos"]


@pytest.mark.parametrize("folded", [False, True])
def test_a_change_of_language_reaches_it(toolbar: RulebookToolbar, folded: bool) -> None:
    toolbar.fold(folded=folded)
    with spoken_otherwise():
        assert unmarked(toolbar, *TITLES) == set()
