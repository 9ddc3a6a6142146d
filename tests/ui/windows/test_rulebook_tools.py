"""What stands above a rulebook: in words where there is room, in signs and a box of games where there is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.ui.windows.rulebook_tools import Tools
from tests.ui.geometry import flaws, settle
from tests.ui.listening import nameless
from tests.ui.windows.saying import show, spoken_otherwise, unmarked

TITLES = [box.title for box in BOXES.values()]


@pytest.fixture
def tools(qtbot: QtBot) -> Tools:
    tools = Tools()
    show(qtbot, tools, 400, 200)
    return tools


def test_where_there_is_room_everything_is_said(tools: Tools) -> None:
    assert (tools.contents.text(), tools.save.text()) == ("Contents", "Save as PDF…")
    assert [button.text() for button in tools.games.buttons] == TITLES
    assert all(button.isVisible() for button in tools.games.buttons)
    assert tools.games.box.isHidden()


def test_folded_it_takes_fewer_rows_and_loses_no_name(tools: Tools) -> None:
    high = tools.heightForWidth(400)
    tools.fold(folded=True)
    settle(tools)
    assert tools.heightForWidth(400) < 0.8 * high
    assert flaws(tools) == []
    for button, name in ((tools.contents, "Contents"), (tools.save, "Save as PDF…")):
        assert (button.text(), button.toolTip(), button.accessibleName()) == ("", name, name)
    assert not any(button.isVisible() for button in tools.games.buttons)
    assert tools.games.box.isVisible()
    assert nameless(tools) == []
    tools.fold(folded=False)
    settle(tools)
    assert tools.heightForWidth(400) == high


def test_the_box_and_the_buttons_choose_the_same(qtbot: QtBot, tools: Tools) -> None:
    tools.games.choose("shark")
    tools.fold(folded=True)
    assert tools.games.box.currentText() == "Shark"
    tools.games.box.setFocus()
    with qtbot.waitSignal(tools.games.chosen) as chosen:
        qtbot.keyClick(tools.games.box, Qt.Key.Key_Down)
    assert chosen.args == ["saludos-amigos"]


@pytest.mark.parametrize("folded", [False, True])
def test_a_change_of_language_reaches_it(tools: Tools, folded: bool) -> None:
    tools.fold(folded=folded)
    with spoken_otherwise():
        assert unmarked(tools, *TITLES) == set()
