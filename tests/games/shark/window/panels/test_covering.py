"""A forced sale: what is suggested is legal, and a choice of one's own can be sold exactly if the rules allow it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.window.panels.covering import CoverPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.shark.rules.market_positions import any_owing, owing
from tests.games.shark.rules.positions import GAME
from tests.ui.geometry import LongWords
from tests.ui.match.panel_questions import ask, click, press, shark_bridge

KEY = Qt.Key


@pytest.fixture
def panel() -> CoverPanel:
    return CoverPanel(PlayerRequests())


# --- the suggestions -----------------------------------------------------------------------------


def test_the_smallest_choices_are_suggested(qtbot: QtBot, panel: CoverPanel) -> None:
    bridge = shark_bridge(owing(5))  # 9 or 10 are needed: Red and Blue 6, Green 3
    wanted, money = ask(qtbot, panel, bridge), bridge.narrator.money
    assert [button.text() for button in panel.suggestions] == [
        "1 red share and 1 green share",
        "1 blue share and 1 green share",
        "3 green shares",
        "2 red shares",
    ]
    assert panel.suggestions[0].detail == f"half of {money(9)}"
    assert panel.suggestions[3].detail == f"half of {money(12)}, change {money(1)}"
    assert panel.suggestions[3].toolTip() == "Hand over 2 red shares (key: D)"
    click(panel.suggestions[3])
    press(panel, KEY.Key_C)
    assert wanted == [SellOff(1, (2, 0, 0, 0)), SellOff(1, (0, 0, 3, 0))]


def test_enter_gives_up_the_least(qtbot: QtBot, panel: CoverPanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(owing(5)))
    press(panel, KEY.Key_Return)
    press(panel, KEY.Key_Right, KEY.Key_Return)
    assert wanted == [SellOff(1, (1, 0, 1, 0)), SellOff(1, (0, 1, 1, 0))]


def test_fewer_choices_fewer_buttons(qtbot: QtBot, panel: CoverPanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(owing(3, (2, 1, 0, 0))))
    assert [button.isVisible() for button in panel.suggestions] == [True, True, False, False]
    press(panel, KEY.Key_C)
    assert wanted == []


def test_each_suggestion_is_drawn(qtbot: QtBot, panel: CoverPanel) -> None:
    ask(qtbot, panel, shark_bridge(owing(5)))
    pictures = [button.grab().toImage() for button in panel.suggestions[:2]]
    assert pictures[0] != pictures[1]


# --- a choice of one's own -----------------------------------------------------------------------


def test_with_the_mouse(qtbot: QtBot, panel: CoverPanel) -> None:
    bridge = shark_bridge(owing(5, (6, 5, 7, 2)))
    wanted, money = ask(qtbot, panel, bridge), bridge.narrator.money
    red, _, green, yellow = panel.strips.strips
    click(panel.own)
    assert not panel.suggestions[0].isVisible()
    told = f"Brings {money(0)} of the {money(5)} owed; {money(5)} is missing."
    assert (panel.state.text(), panel.sell.isEnabled()) == (told, False)
    click(red.more)
    click(red.more)
    assert panel.state.text() == f"Brings {money(6)} for the {money(5)} owed; change {money(1)}."
    assert (red.holding.text(), red.result.text()) == ("Yours: 6 › 4", f"half of {money(12)}")
    click(panel.sell)
    click(green.more)
    assert panel.state.text().endswith("you could keep 1 red share.")
    assert not panel.sell.isEnabled()
    click(panel.sell)
    click(red.less)
    click(panel.sell)
    assert wanted == [SellOff(1, (2, 0, 0, 0)), SellOff(1, (1, 0, 1, 0))]
    assert yellow.toolTip() == "Yellow stands at 0: its shares cover nothing. (SH-18)"


def test_with_the_keyboard(qtbot: QtBot, panel: CoverPanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(owing(5)))
    press(panel, KEY.Key_O, KEY.Key_2, KEY.Key_Plus, KEY.Key_Return)
    assert wanted == []
    press(panel, KEY.Key_Right, KEY.Key_Up, KEY.Key_Return)
    press(panel, KEY.Key_Delete, KEY.Key_Return)
    press(panel, KEY.Key_1, KEY.Key_Plus, KEY.Key_Plus, KEY.Key_S)
    assert wanted == [SellOff(1, (0, 1, 1, 0)), SellOff(1, (2, 0, 0, 0))]


def test_there_and_back(qtbot: QtBot, panel: CoverPanel) -> None:
    bridge = shark_bridge(owing(5))
    wanted = ask(qtbot, panel, bridge)
    red = panel.strips.strips[0]
    press(panel, KEY.Key_S, KEY.Key_O, KEY.Key_Up)
    assert QApplication.focusWidget() is red.field
    click(panel.back)
    assert QApplication.focusWidget() is panel.suggestions[0]
    assert not red.isVisible()
    press(panel, KEY.Key_O)
    assert red.field.value() == 1
    panel.ask(1, bridge.decision(1), bridge)
    assert panel.suggestions[0].isVisible()
    assert red.field.value() == 0
    assert wanted == []


def test_tab_goes_through_all_controls(qtbot: QtBot, panel: CoverPanel) -> None:
    ask(qtbot, panel, shark_bridge(owing(5)))

    def reached(number: int) -> list[QWidget | None]:
        found = []
        for _ in range(number):
            found.append(QApplication.focusWidget())
            press(panel, KEY.Key_Tab)
        return found

    assert reached(5) == [*panel.suggestions, panel.own]
    press(panel, KEY.Key_O, KEY.Key_Up, KEY.Key_Up)
    fields = [strip.field for strip in panel.strips.strips[:3]]
    assert reached(5) == [*fields, panel.back, panel.sell]


def test_no_more_than_there_is(qtbot: QtBot, panel: CoverPanel) -> None:
    ask(qtbot, panel, shark_bridge(owing(3, (2, 1, 0, 0))))
    red, _, green, _ = panel.strips.strips
    press(panel, KEY.Key_O, KEY.Key_Up, KEY.Key_Up, KEY.Key_Up)
    assert red.field.value() == 2
    assert not red.more.isEnabled()
    assert red.more.toolTip().startswith("Nobody can sell more shares than they own.")
    assert not green.more.isEnabled()
    assert green.less.toolTip() == "Green: one share less"


def test_the_rules_decide_what_can_be_sold(qtbot: QtBot, panel: CoverPanel) -> None:
    rng = Random(81)
    qtbot.addWidget(panel)
    wanted: list[SellOff] = []
    panel.requests.action.connect(wanted.append)
    sold = refused = 0
    for _ in range(40):
        table = any_owing(rng)
        bridge = shark_bridge(table)
        panel.ask(1, bridge.decision(1), bridge)
        for button in panel.suggestions:
            if not button.isHidden():
                button.click()
        for action in wanted:
            assert GAME.check(table.state, action) is None
        wanted.clear()
        for _ in range(12):
            strip = rng.choice(panel.strips.strips)
            rng.choice((strip.less, strip.more, strip.more)).click()
            choice = SellOff(1, tuple(strip.field.value() for strip in panel.strips.strips))
            legal = GAME.check(table.state, choice) is None
            panel.sell.click()
            assert wanted == [choice] * legal
            wanted.clear()
            sold, refused = sold + legal, refused + (not legal)
    assert min(sold, refused) > 20


def test_a_hundred_thousand_choices_are_asked_for_at_once(qtbot: QtBot, panel: CoverPanel) -> None:
    table = owing(1)
    table.state.values = [1, 1, 1, 1]
    table.state.shares[4:8] = [60, 60, 60, 60]
    table.state.agenda = ((1, 60),)
    bridge = shark_bridge(table)
    ask(qtbot, panel, bridge)
    assert [button.isVisible() for button in panel.suggestions] == [True] * 4


# --- language ------------------------------------------------------------------------------------


def test_another_language_keeps_the_choice(qtbot: QtBot, panel: CoverPanel) -> None:
    ask(qtbot, panel, shark_bridge(owing(5)))
    click(panel.own)
    click(panel.strips.strips[0].more)
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: panel.sell.text() == "Sell these Sell")
        assert panel.draft.numbers == [1, 0, 0, 0]
        assert panel.sell.isVisible()
    finally:
        QCoreApplication.removeTranslator(long)
