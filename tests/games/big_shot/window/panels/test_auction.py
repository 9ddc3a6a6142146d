"""In the auction every control bids, passes or borrows exactly what it says, and tells why if it cannot."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from tests.games.big_shot.rules.positions import Table
from tests.ui.geometry import LongWords
from tests.ui.match.panel_questions import ask, bridge_of, click, heard, press, show

KEY = Qt.Key


def speaking(*bids: Bid | Pass | Borrow, players: int = 4, **options: Any) -> Table:
    """The first auction after these words; seat 0 leads, so seat 1 speaks first."""
    table = Table(players, **options)
    table.roll()
    table.do(*bids)
    return table


@pytest.fixture
def panel() -> AuctionPanel:
    return AuctionPanel(PlayerRequests())


# --- with the mouse ------------------------------------------------------------------------------


def test_a_sum_is_put_together_and_then_bid(qtbot: QtBot, panel: AuctionPanel) -> None:
    """A click on +2 looks like a part of a sum, so it is one: only Bid bids."""
    wanted = ask(qtbot, panel, bridge_of(speaking(Bid(1, 3))))
    assert [button.text() for button in panel.raises] == ["+1", "+2", "+5"]
    assert panel.raises[1].toolTip() == "Adds $2M: your bid would be $6M"
    assert panel.raises[1].accessibleName() == panel.raises[1].toolTip()
    click(panel.raises[1])
    click(panel.raises[0])
    assert (wanted, panel.amount.value()) == ([], 7)
    assert panel.bid.text() == "Bid $7M"
    assert panel.raises[0].toolTip() == "Adds $1M: your bid would be $8M"
    assert [button.isEnabled() for button in panel.raises] == [True, True, False]
    click(panel.bid)
    assert wanted == [Bid(2, 7)]


def test_a_sum_that_was_put_together_is_selected_as_a_whole(
    qtbot: QtBot, panel: AuctionPanel
) -> None:
    """With more figures than before, too: what is typed next takes the place of all of it."""
    ask(qtbot, panel, bridge_of(speaking(Bid(1, 3))))
    click(panel.raises[0])
    click(panel.raises[2])
    assert panel.amount.text() == "$10M"
    assert panel.amount.lineEdit().selectedText() == "$10M"


def test_enter_bids_what_was_put_together(qtbot: QtBot, panel: AuctionPanel) -> None:
    """A click leaves the focus in the field: the key that bids is the same, however the sum came there."""
    wanted = ask(qtbot, panel, bridge_of(speaking(Bid(1, 3))))
    click(panel.raises[1])
    assert QApplication.focusWidget() is panel.amount
    press(panel, KEY.Key_Return)
    assert wanted == [Bid(2, 6)]


def test_an_amount_of_ones_own(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking(Bid(1, 3))))
    panel.amount.setValue(7)
    assert panel.bid.text() == "Bid $7M"
    click(panel.bid)
    assert wanted == [Bid(2, 7)]


def test_what_is_typed_is_what_is_bid(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    panel.pass_.setFocus()
    panel.amount.setFocus()  # as it comes back from a hint
    QTest.keyClicks(panel.amount, "7")
    assert panel.bid.text() == "Bid $7M"
    QTest.keyClick(panel.amount, Qt.Key.Key_Return)
    assert wanted == [Bid(1, 7)]


def test_two_numbers_are_no_sum(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    panel.amount.setFocus()
    panel.amount.lineEdit().setCursorPosition(0)
    QTest.keyClicks(panel.amount, "7")
    assert panel.amount.typed == 1
    assert panel.bid.text() == "Bid $1M"


def test_pass(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    click(panel.pass_)
    assert wanted == [Pass(1)]


def test_a_loan_says_what_it_pays_and_costs(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    loan, second = panel.loans.buttons
    assert (loan.text(), loan.detail) == ("Take a loan", "pays $9M now, costs $10M at the end")
    assert not second.isVisible()
    click(loan)
    assert wanted == [Borrow(1, 1)]


def test_after_a_loan_there_is_none(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking(Borrow(1, 1))))
    assert not panel.loans.buttons[0].isVisible()
    press(panel, KEY.Key_L)
    assert wanted == []
    assert panel.amount.maximum() == 19


# --- with the keyboard ---------------------------------------------------------------------------


def test_enter_bids_the_lowest(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking(Bid(1, 3))))
    assert panel.default_focus() is panel.amount
    press(panel, KEY.Key_Return)
    assert wanted == [Bid(2, 4)]


def test_figures_replace_the_amount(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    press(panel, KEY.Key_1, KEY.Key_0, KEY.Key_Enter)
    assert wanted == [Bid(1, 10)]


def test_plus_minus_and_arrows_change_the_amount(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    press(panel, KEY.Key_Plus, KEY.Key_Plus, KEY.Key_Up, KEY.Key_Minus)
    assert panel.amount.value() == 3
    press(panel, KEY.Key_Return)
    assert wanted == [Bid(1, 3)]


@pytest.mark.parametrize("elsewhere", [False, True])
def test_keys_work_wherever_the_focus_is(
    qtbot: QtBot, panel: AuctionPanel, elsewhere: bool
) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    if elsewhere:
        panel.raises[1].setFocus()
    press(panel, KEY.Key_P, KEY.Key_L)
    assert wanted == [Pass(1), Borrow(1, 1)]
    press(panel, KEY.Key_B)
    assert QApplication.focusWidget() is panel.amount
    assert panel.amount.lineEdit().selectedText() == "$1M"


def test_enter_and_space_press_the_button_with_the_focus(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    panel.raises[1].setFocus(Qt.FocusReason.TabFocusReason)
    press(panel, KEY.Key_Return, KEY.Key_Space)
    assert (wanted, panel.amount.value()) == ([], 5)
    panel.bid.setFocus(Qt.FocusReason.TabFocusReason)
    press(panel, KEY.Key_Return, KEY.Key_Space)
    assert wanted == [Bid(1, 5), Bid(1, 5)]


def test_a_hidden_panel_hears_no_key(qtbot: QtBot, panel: AuctionPanel) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    other = QPushButton("Other")
    for part in (panel, other):
        column.addWidget(part)
    show(qtbot, page)
    wanted = heard(panel, bridge_of(speaking()))
    other.setFocus()
    press(page, KEY.Key_P)
    panel.hide()
    press(page, KEY.Key_P, KEY.Key_L, KEY.Key_B)
    assert wanted == [Pass(1)]
    assert QApplication.focusWidget() is other


def test_tab_goes_through_all_controls(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    reached = []
    for _ in range(7):
        reached.append(QApplication.focusWidget())
        press(panel, KEY.Key_Tab)
    loan = panel.loans.buttons[0]
    assert reached == [panel.amount, *panel.raises, panel.bid, panel.pass_, loan]
    assert QApplication.focusWidget() is panel.amount


# --- bounds --------------------------------------------------------------------------------------


def test_a_raise_above_the_cash_says_why_not(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking(Bid(1, 8))))
    assert [button.isEnabled() for button in panel.raises] == [True, False, False]
    assert "$10M" in panel.raises[2].toolTip()
    click(panel.raises[2])
    assert wanted == []
    assert (panel.amount.minimum(), panel.amount.maximum()) == (9, 10)
    press(panel, KEY.Key_Plus, KEY.Key_Plus, KEY.Key_Plus)
    assert panel.amount.value() == 10


@pytest.mark.parametrize("figures", ["2", "12"])
def test_what_is_typed_out_of_bounds_is_left_to_the_rules(
    qtbot: QtBot, panel: AuctionPanel, figures: str
) -> None:
    """They say what is wrong with it; nothing else is bid instead."""
    bridge = bridge_of(speaking(Bid(1, 3)))
    wanted = ask(qtbot, panel, bridge)
    QTest.keyClicks(panel.amount, figures)
    press(panel, KEY.Key_Return)
    assert wanted == [Bid(2, int(figures))]
    with qtbot.waitSignal(bridge.refused):
        bridge.submit(wanted[0])


@pytest.mark.parametrize("figures", ["2", "12"])
@pytest.mark.parametrize("leave", ["another control", "a step"])
def test_the_button_says_what_the_field_does_once_that_was_corrected(
    qtbot: QtBot, panel: AuctionPanel, figures: str, leave: str
) -> None:
    ask(qtbot, panel, bridge_of(speaking(Bid(1, 3))))
    if figures == "12":
        panel.amount.setValue(panel.amount.maximum())
        panel.amount.selectAll()
    QTest.keyClicks(panel.amount, figures)
    press(panel, KEY.Key_Return)
    if leave == "another control":
        panel.pass_.setFocus()
    else:
        QTest.keyClicks(panel.amount, "-" if figures == "2" else "+")
    assert panel.bid.text() == f"Bid {panel.amount.text()}"
    assert panel.amount.typed == panel.amount.value()


def test_nothing_typed_is_no_bid(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking()))
    press(panel, KEY.Key_Backspace, KEY.Key_Return)
    assert wanted == []


def test_letters_and_long_numbers_are_not_taken(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    QTest.keyClicks(panel.amount, "1x234")
    assert panel.amount.typed == 123


def test_who_cannot_raise_goes_to_pass_before_enter_passes(
    qtbot: QtBot, panel: AuctionPanel
) -> None:
    """Enter was meant for a bid; P passes, and so does Enter once somebody has gone there."""
    wanted = ask(qtbot, panel, bridge_of(speaking(Bid(1, 10))))
    assert not panel.amount.isEnabled()
    assert not panel.bid.isEnabled()
    assert not any(button.isEnabled() for button in panel.raises)
    assert panel.default_focus() is panel.pass_
    assert not panel.bid.shows_key
    press(panel, KEY.Key_Return)
    assert wanted == []
    panel.setFocus()
    panel.pass_.setFocus(Qt.FocusReason.TabFocusReason)
    press(panel, KEY.Key_Return)
    assert wanted == [Pass(2)]
    assert panel.loans.buttons[0].isVisible()


def test_what_an_auction_came_to_is_told_where_nothing_moves(
    qtbot: QtBot, panel: AuctionPanel
) -> None:
    """Who had the last word before it ended is not in any more, and not to speak."""
    bridge = bridge_of(speaking(Bid(1, 3), Pass(2), Pass(3)))
    ask(qtbot, panel, bridge)
    assert [chip.accessibleName() for chip in panel.state.chips][:2] == [
        "Anna is to speak",
        "Bea is still in",
    ]
    bridge.submit(Pass(0))
    panel.look_on(1, bridge)
    panel.conclude()
    assert [chip.accessibleName() for chip in panel.state.chips][:2] == [
        "Anna has passed",
        "Bea is still in",
    ]


def test_a_sum_is_kept_over_a_loan(qtbot: QtBot, panel: AuctionPanel) -> None:
    """What was refused for want of cash stands there once there is enough; nobody has to type it again."""
    bridge = bridge_of(speaking(Bid(1, 3), Bid(2, 6)))
    ask(qtbot, panel, bridge)
    press(panel, KEY.Key_1, KEY.Key_2)
    assert panel.bid.text() == "Bid $12M"
    bridge.submit(Borrow(3, 3))
    panel.rest(resting=True)  # while the loan is shown
    panel.rest(resting=False)
    panel.ask(3, bridge.decision(3), bridge)
    assert panel.bid.text() == "Bid $12M"
    bridge.submit(Bid(3, 8))
    panel.ask(0, bridge.decision(0), bridge)
    assert panel.bid.text() == "Bid $9M"


def test_a_sum_that_is_still_too_high_is_not_kept(qtbot: QtBot, panel: AuctionPanel) -> None:
    bridge = bridge_of(speaking(Bid(1, 3)))
    ask(qtbot, panel, bridge)
    press(panel, KEY.Key_3, KEY.Key_0)
    bridge.submit(Borrow(2, 2))
    panel.ask(2, bridge.decision(2), bridge)
    assert panel.bid.text() == "Bid $4M"


@pytest.mark.parametrize("elsewhere", [False, True])
def test_enter_is_written_on_bid_only_while_it_bids(
    qtbot: QtBot, panel: AuctionPanel, elsewhere: bool
) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    if elsewhere:
        panel.raises[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert panel.bid.shows_key is not elsewhere


# --- what is told --------------------------------------------------------------------------------


def test_the_auction_is_shown(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking(Bid(1, 3), Pass(2), Bid(3, 5))))
    state = panel.state
    assert state.figure.text() == "$5M"
    assert state.bidder.text == "Dora"
    assert [chip.text for chip in state.chips] == ["Anna", "Bea", "Carl", "Dora"]
    assert [chip.out for chip in state.chips] == [False, False, True, False]
    assert [chip.strong for chip in state.chips] == [True, False, False, False]
    assert state.chips[2].toolTip() == "Carl has passed"
    assert state.lot.accessibleName() == "1 red, 1 yellow, 1 white, 1 black"
    assert state.purses[0].toolTip() == "Your cash: $10M"


def test_before_the_first_bid(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    assert panel.state.figure.text() == "none yet"
    assert not panel.state.bidder.isVisible()


def test_a_new_question_forgets_the_old_amount(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    panel.amount.setValue(6)
    bridge = bridge_of(speaking(Bid(1, 3)))
    panel.ask(2, bridge.decision(2), bridge)
    assert (panel.amount.value(), panel.amount.text()) == (4, "$4M")
    assert panel.bid.text() == "Bid $4M"


# --- overbids at the table (BS-52) ---------------------------------------------------------------


def test_a_bluff_is_marked_and_allowed(qtbot: QtBot, panel: AuctionPanel) -> None:
    table = speaking(players=3, overbids="table-round")
    wanted = ask(qtbot, panel, bridge_of(table))
    assert not panel.bluff.isVisible()
    panel.amount.setValue(11)
    assert panel.bluff.isVisible()
    click(panel.bid)
    assert wanted == [Bid(1, 11)]
    panel.amount.setValue(10)
    assert not panel.bluff.isVisible()


def test_a_quick_raise_can_be_a_bluff(qtbot: QtBot, panel: AuctionPanel) -> None:
    table = speaking(Bid(1, 9), players=3, overbids="table-round")
    wanted = ask(qtbot, panel, bridge_of(table))
    assert panel.raises[0].toolTip() == "You could not pay this"
    click(panel.raises[0])
    assert panel.bluff.isVisible()
    click(panel.bid)
    assert wanted == [Bid(2, 11)]


def test_hidden_money_of_others_is_not_told(qtbot: QtBot, panel: AuctionPanel) -> None:
    table = speaking(players=3, overbids="table-round", hidden_money="yes")
    ask(qtbot, panel, bridge_of(table))
    assert not panel.state.purses[0].isVisible()
    panel.amount.setValue(30)
    assert not panel.bluff.isVisible()


def test_ones_own_hidden_money_is(qtbot: QtBot, panel: AuctionPanel) -> None:
    table = speaking(players=3, overbids="table-round", hidden_money="yes")
    ask(qtbot, panel, bridge_of(table, viewer=1))
    assert panel.state.purses[0].toolTip() == "Your cash: $10M"
    panel.amount.setValue(30)
    assert panel.bluff.isVisible()


# --- two players (BS-41, BS-42) ------------------------------------------------------------------


def test_two_purses_two_loans(qtbot: QtBot, panel: AuctionPanel) -> None:
    wanted = ask(qtbot, panel, bridge_of(speaking(players=2)))
    assert [chip.text for chip in panel.state.purses] == ["$10M", "$10M"]
    assert [chip.pieces for chip in panel.state.purses] == [("white",), ("black",)]
    one, two = panel.loans.buttons
    assert (one.text(), two.text()) == ("Take a loan for White", "Take a loan for Black")
    click(one)
    click(two)
    press(panel, KEY.Key_L)
    press(panel, KEY.Key_L, shift=True)
    assert wanted == [Borrow(1, 2), Borrow(1, 3)] * 2


def test_the_larger_purse_is_the_limit(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking(Borrow(1, 3), players=2)))
    assert panel.amount.maximum() == 19
    assert panel.loans.buttons[0].isVisible()
    assert not panel.loans.buttons[1].isVisible()


def test_loans_before_the_auction_leave_none_for_it(qtbot: QtBot, panel: AuctionPanel) -> None:
    table = Table(3, loans="before")
    table.roll()
    table.do(Decline(1), Decline(2), Decline(0))
    ask(qtbot, panel, bridge_of(table))
    assert not any(button.isVisible() for button in panel.loans.buttons)


# --- language ------------------------------------------------------------------------------------


def test_another_language_keeps_the_amount(qtbot: QtBot, panel: AuctionPanel) -> None:
    ask(qtbot, panel, bridge_of(speaking()))
    panel.amount.setValue(6)
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: panel.pass_.text() == "Pass Pass")
        assert panel.amount.value() == 6
        assert panel.bluff.text() == "You could not pay this You could"
    finally:
        QCoreApplication.removeTranslator(long)
    qtbot.waitUntil(lambda: panel.pass_.text() == "Pass")


def test_how_it_ended_is_seen_until_the_next_one(qtbot: QtBot, panel: AuctionPanel) -> None:
    """In any language: nothing of it is on its field any more."""
    table = speaking(Bid(1, 3))
    bridge = bridge_of(table)
    ask(qtbot, panel, bridge)
    lot = panel.state.lot.accessibleName()
    for seat in (2, 3, 0):
        if seat in bridge.match.to_act:
            bridge.submit(Pass(seat))
    assert isinstance(bridge.decision(bridge.match.to_act[0]), PlaceCube)
    panel.look_on(1, bridge)
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert (panel.state.lot.accessibleName(), panel.state.figure.text()) == (lot, "$3M")
    assert [chip.out for chip in panel.state.chips if chip.isVisible()].count(False) == 1
