"""What is noted down in the trade panel is what is ordered, and it can always be carried out."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Sell
from bigshot_desktop.games.shark.rules.decisions import RollDice
from bigshot_desktop.games.shark.rules.state import BEFORE
from bigshot_desktop.games.shark.window.panels.strips import Strip
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.orders import Orders
from tests.games.shark.rules.market_positions import any_trading, trading
from tests.games.shark.rules.positions import GAME
from tests.ui.geometry import LongWords
from tests.ui.match.panel_questions import ask, click, press, shark_bridge

KEY = Qt.Key
END = EndTrading(0)


@pytest.fixture
def panel() -> TradePanel:
    return TradePanel(PlayerRequests())


def strips(panel: TradePanel) -> list[Strip]:
    return panel.strips.strips


def numbers(panel: TradePanel) -> list[int]:
    shown = [strip.field.value() for strip in strips(panel)]
    assert shown == panel.draft.numbers
    return shown


# --- with the mouse ------------------------------------------------------------------------------


def test_a_draft_is_noted_down_and_carried_out(qtbot: QtBot, panel: TradePanel) -> None:
    bridge = shark_bridge(trading())
    wanted, money = ask(qtbot, panel, bridge), bridge.narrator.money
    red, blue, *_ = strips(panel)
    for button in (blue.more, blue.more, red.less):
        click(button)
    assert wanted == []
    assert [red.field.text(), blue.field.text()] == ["−1", "+2"]
    assert red.result.text() == f"brings {money(6)}"
    assert blue.result.text() == f"costs {money(12)}"
    assert [red.holding.text(), blue.holding.text()] == ["Yours: 4 › 3", "Yours: 0 › 2"]
    assert panel.cash.text() == f"Cash: {money(23)} › {money(17)}"
    assert panel.limit_text.text() == "Shares you may still buy: 3 of 5"
    assert (panel.limit.used, panel.limit.drafted) == (0, 2)
    click(panel.trade)
    assert wanted == [Orders((Sell(0, 0, 1), Buy(0, 1, 2)))]


def test_the_dice_come_after_the_trade(qtbot: QtBot, panel: TradePanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(trading()))
    assert panel.done.text() == "Roll the dice"
    click(panel.done)
    click(strips(panel)[2].less)
    assert panel.done.text() == "Trade and roll"
    click(panel.done)
    assert wanted == [Orders((END,), roll=True), Orders((Sell(0, 2, 1), END), roll=True)]


def test_on_the_second_occasion_the_turn_ends(qtbot: QtBot, panel: TradePanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(trading(occasion=2)))
    assert panel.done.text() == "End the turn"
    click(strips(panel)[2].more)
    assert panel.done.text() == "Trade and end the turn"
    click(panel.done)
    assert wanted == [Orders((Buy(0, 2, 1), END))]


def test_with_one_die_one_die_is_rolled(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading(variant_3="yes")))
    assert panel.done.text() == "Roll the die"


def test_a_held_button_goes_on(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading(cash=0, shares=(30, 0, 0, 0))))
    less = strips(panel)[0].less
    less.setAutoRepeatDelay(1)
    less.setAutoRepeatInterval(1)
    less.setDown(True)
    qtbot.waitUntil(lambda: numbers(panel)[0] == -30)
    less.setDown(False)
    assert not less.isEnabled()


# --- with the keyboard ---------------------------------------------------------------------------


def test_enter_rolls_the_dice(qtbot: QtBot, panel: TradePanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(trading()))
    press(panel, KEY.Key_Return)
    assert wanted == [Orders((END,), roll=True)]


def test_figures_choose_a_company_and_signs_change_it(qtbot: QtBot, panel: TradePanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(trading()))
    press(panel, KEY.Key_2, KEY.Key_Plus, KEY.Key_Plus, KEY.Key_Plus, KEY.Key_Minus)
    press(panel, KEY.Key_1, KEY.Key_Minus, KEY.Key_3, KEY.Key_Up, KEY.Key_Up, KEY.Key_Down)
    assert numbers(panel) == [-1, 2, 1, 0]
    orders = (Sell(0, 0, 1), Buy(0, 1, 2), Buy(0, 2, 1))
    press(panel, KEY.Key_Return, KEY.Key_T, KEY.Key_R)
    assert wanted == [Orders(orders), Orders(orders), Orders((*orders, END), roll=True)]


def test_enter_on_a_number_without_a_draft_goes_to_the_way_on(
    qtbot: QtBot, panel: TradePanel
) -> None:
    wanted = ask(qtbot, panel, shark_bridge(trading()))
    press(panel, KEY.Key_3, KEY.Key_Return)
    assert wanted == []
    assert QApplication.focusWidget() is panel.done
    press(panel, KEY.Key_Return)
    assert wanted == [Orders((END,), roll=True)]


def test_arrows_go_round_and_pass_over_what_is_not_traded(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading()))
    fields = [strip.field for strip in strips(panel)]
    press(panel, KEY.Key_1)
    for key, company in ((KEY.Key_Right, 1), (KEY.Key_Right, 2), (KEY.Key_Right, 0)):
        press(panel, key)
        assert QApplication.focusWidget() is fields[company]
    press(panel, KEY.Key_Left)
    assert QApplication.focusWidget() is fields[2]
    press(panel, KEY.Key_4)
    assert QApplication.focusWidget() is fields[2]


def test_arrows_lead_from_the_way_on_to_the_companies(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading()))
    press(panel, KEY.Key_Left)
    assert QApplication.focusWidget() is strips(panel)[2].field
    press(panel, KEY.Key_Up)
    assert numbers(panel) == [0, 0, 1, 0]


@pytest.mark.parametrize("key", [KEY.Key_Backspace, KEY.Key_Delete])
@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_draft_is_wiped_out(
    qtbot: QtBot, panel: TradePanel, key: Qt.Key, elsewhere: bool
) -> None:
    ask(qtbot, panel, shark_bridge(trading()))
    press(panel, KEY.Key_2, KEY.Key_Plus)
    if elsewhere:
        panel.done.setFocus()
    press(panel, key)
    assert numbers(panel) == [0, 0, 0, 0]
    assert not panel.trade.isEnabled()
    assert panel.done.text() == "Roll the dice"


def test_each_occasion_has_its_key(qtbot: QtBot, panel: TradePanel) -> None:
    wanted = ask(qtbot, panel, shark_bridge(trading(occasion=2)))
    press(panel, KEY.Key_R)
    assert wanted == []
    press(panel, KEY.Key_E)
    assert wanted == [Orders((END,))]
    assert panel.done.toolTip() == "End the turn (key: E)"


def test_tab_goes_through_all_controls(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading()))
    press(panel, KEY.Key_1, KEY.Key_Plus)
    reached = []
    for _ in range(5):
        reached.append(QApplication.focusWidget())
        press(panel, KEY.Key_Tab)
    fields = [strip.field for strip in strips(panel)]
    assert reached == [*fields[:3], panel.trade, panel.done]


# --- bounds --------------------------------------------------------------------------------------


def test_a_company_at_0_says_why_it_is_not_traded(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading(shares=(0, 0, 0, 2))))
    yellow = strips(panel)[3]
    assert not yellow.isEnabled()
    assert yellow.toolTip() == "Yellow stands at 0: for now its shares are not traded. (SH-07)"
    assert yellow.more.toolTip() == yellow.less.toolTip() == yellow.toolTip()


def test_buttons_say_why_not(qtbot: QtBot, panel: TradePanel) -> None:
    table = trading(cash=90, allowance=1)
    table.state.bank[2] = 0
    ask(qtbot, panel, shark_bridge(table))
    red, blue, green, _ = strips(panel)
    assert blue.more.toolTip() == "Blue: one share more"
    assert green.more.toolTip() == green.more.accessibleDescription()
    assert green.more.toolTip().startswith("The bank has too few")
    assert blue.less.toolTip().startswith("Nobody can sell more shares than they own.")
    click(red.more)
    assert red.more.toolTip().startswith("That would be too many: the limit is 5")
    assert blue.more.toolTip().startswith("That would be too many: the limit is 5")
    assert panel.limit_text.text() == "Shares you may still buy: 0 of 5"


def test_too_little_cash_says_so_until_something_is_sold(qtbot: QtBot, panel: TradePanel) -> None:
    bridge = shark_bridge(trading(cash=5))
    ask(qtbot, panel, bridge)
    red, blue, *_ = strips(panel)
    short = f"With {bridge.narrator.money(5)} in cash, {bridge.narrator.money(6)} is too much"
    assert blue.more.toolTip().startswith(short)
    click(red.less)
    assert blue.more.toolTip() == "Blue: one share more"
    click(blue.more)
    assert not red.more.isEnabled()
    assert "is too much" in red.more.toolTip()
    click(red.more)
    assert numbers(panel) == [-1, 1, 0, 0]


def test_clicks_at_random_make_orders_that_can_be_carried_out(
    qtbot: QtBot, panel: TradePanel
) -> None:
    rng = Random(66)
    qtbot.addWidget(panel)
    wanted: list[Orders] = []
    panel.requests.action.connect(wanted.append)
    for _ in range(60):
        table = any_trading(rng)
        bridge = shark_bridge(table)
        panel.ask(0, bridge.decision(0), bridge)
        for _ in range(rng.randint(0, 14)):
            strip = rng.choice(strips(panel))
            rng.choice((strip.less, strip.more)).click()
        first = table.state.phase == BEFORE
        panel.done.click()
        for action in wanted[-1].actions:
            assert GAME.check(table.state, action) is None
            GAME.apply(table.state, action)
        assert wanted[-1].actions[-1] == END
        assert wanted[-1].roll == first
    assert len(wanted) == 60


def test_a_new_question_forgets_the_draft(qtbot: QtBot, panel: TradePanel) -> None:
    bridge = shark_bridge(trading())
    ask(qtbot, panel, bridge)
    click(strips(panel)[0].less)
    panel.ask(0, bridge.decision(0), bridge)
    assert numbers(panel) == [0, 0, 0, 0]
    assert strips(panel)[0].holding.text() == "Yours: 4"
    assert strips(panel)[0].result.text() == ""


# --- language and letters ------------------------------------------------------------------------


def test_another_language_keeps_the_draft(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading()))
    click(strips(panel)[1].more)
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: panel.trade.text() == "Trade Trade")
        assert numbers(panel) == [0, 1, 0, 0]
        assert panel.done.text() == "Trade and roll Trade"
        assert strips(panel)[1].field.accessibleName() == "Blue Blue: number of shares number"
    finally:
        QCoreApplication.removeTranslator(long)


def test_nothing_moves_while_numbers_change(qtbot: QtBot, panel: TradePanel) -> None:
    ask(qtbot, panel, shark_bridge(trading()))
    panel.resize(1000, 120)
    QApplication.processEvents()
    before = [strip.geometry() for strip in strips(panel)], panel.trade.geometry()
    hint = panel.strips.sizeHint()
    for strip, button in ((0, "less"), (0, "less"), (1, "more"), (2, "more")):
        click(getattr(strips(panel)[strip], button))
    QApplication.processEvents()
    assert ([strip.geometry() for strip in strips(panel)], panel.trade.geometry()) == before
    assert panel.strips.sizeHint() == hint


def test_who_has_traded_rolls_with_the_button_of_who_still_trades(
    qtbot: QtBot, panel: TradePanel
) -> None:
    bridge = shark_bridge(trading())
    wanted, rolled = ask(qtbot, panel, bridge), []
    panel.requests.roll.connect(lambda: rolled.append(True))
    before, text = panel.done.geometry(), panel.done.text()
    bridge.submit(END)
    decision = bridge.decision(CHANCE)
    assert isinstance(decision, RollDice)
    panel.ask(0, decision, bridge)
    QApplication.processEvents()
    assert (panel.done.geometry(), panel.done.text()) == (before, text)
    assert not panel.trade.isVisible()
    assert not panel.strips.isEnabled()
    click(panel.done)
    assert (wanted, rolled) == ([], [True])


def test_while_the_dice_roll_it_shows_the_figures_of_now_and_has_no_button(
    qtbot: QtBot, panel: TradePanel
) -> None:
    bridge = shark_bridge(trading())
    ask(qtbot, panel, bridge)
    click(strips(panel)[1].more)
    width = panel.sizeHint()
    bridge.submit(Buy(0, 1, 2))
    panel.look_on(0, bridge)
    money = bridge.narrator.money
    assert numbers(panel) == [0, 0, 0, 0]
    assert strips(panel)[1].holding.text() == "Yours: 2"
    assert panel.cash.text() == f"Cash: {money(bridge.observation.cash[0])}"
    assert not panel.trade.isVisible()
    assert not panel.done.isVisible()
    assert panel.sizeHint() == width
