"""Hidden money with several people (BS-50): bids and cubes go on in the open; money is seen while a button is held."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Choice, Prospect, sentence
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.actions import BORROWS, DECLINES, PASSES, Bid
from bigshot_desktop.games.big_shot.rules.decisions import (
    ConsiderLoan,
    PlaceCube,
    Speak,
)
from bigshot_desktop.games.big_shot.rules.material import MOST_MONEY
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.chance_rows import ChangeBar
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.look_back import LookBack
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.hold_button import HoldButton
from tests.ui.input import Mouse, panel_of
from tests.ui.players import InstantBots
from tests.ui.positions import asked, finished, sit_at
from tests.ui.window_matches import play
from tests.ui.window_texts import cells, words

HIDDEN: dict[str, Any] = {"hidden_money": "yes"}
BUTTON = Qt.MouseButton.LeftButton


def hidden_cash(table: TablePage) -> int:
    """What the first seat has, which not everybody may know."""
    match = table.bridge.match
    (colour,) = match.setup.deal.colours[0]
    cash: int = match.state.cash[colour]
    return cash


def hold(button: HoldButton) -> None:
    QTest.mousePress(button, BUTTON, pos=QPoint(4, 4))


@pytest.mark.parametrize("decision", [Speak, PlaceCube, ConsiderLoan])
def test_no_curtain_falls_for_what_is_done_in_the_open(window: MainWindow, decision: type) -> None:
    options = {**HIDDEN, "loans": "before"} if decision is ConsiderLoan else HIDDEN
    table = sit_at(window, asked(decision, "hhb", **options))
    assert table.turns.phase is Phase.DECIDING
    assert table.curtain.isHidden()
    assert table.bridge.viewer == EVERYONE


def test_nothing_about_a_bid_tells_how_much_somebody_has(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    panel = panel_of(table, AuctionPanel)
    assert hidden_cash(table) < MOST_MONEY
    assert panel.amount.maximum() == MOST_MONEY
    assert all(button.isEnabled() for button in panel.raises)
    assert panel.bid.isEnabled()
    assert not any(chip.isVisible() for chip in panel.state.purses)
    assert "or more" in table.bar.prompt.text()
    table.turns.decide(Bid(0, MOST_MONEY))
    assert table.bar.refusal.text().startswith("The cash does not suffice for this bid.")
    assert table.bridge.narrator.money(hidden_cash(table)) not in table.bar.refusal.text()


def test_money_is_seen_while_the_button_is_held(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    state = panel_of(table, AuctionPanel).state
    money = table.bridge.narrator.money(hidden_cash(table))
    place = state.chips[0].geometry()
    hold(state.look)
    assert table.bridge.viewer == 0
    assert state.purses[0].isVisible()
    assert state.purses[0].text == money
    QApplication.processEvents()
    assert state.chips[0].geometry() == place
    QTest.mouseRelease(state.look, BUTTON, pos=QPoint(4, 4))
    assert table.bridge.viewer == EVERYONE
    assert not state.purses[0].isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_button_is_held_with_a_key(window: MainWindow, key: Qt.Key) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    look = panel_of(table, AuctionPanel).state.look
    look.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyPress(look, key)
    assert table.bridge.viewer == 0
    QTest.keyRelease(look, key)
    assert table.bridge.viewer == EVERYONE
    QTest.keyPress(look, key)
    panel_of(table, AuctionPanel).amount.setFocus()
    assert table.bridge.viewer == EVERYONE, "who goes elsewhere lets go"


def test_before_a_loan_money_can_be_looked_at_too(window: MainWindow) -> None:
    table = sit_at(window, asked(ConsiderLoan, "hhb", loans="before", **HIDDEN))
    panel = panel_of(table, LoanPanel)
    hold(panel.look)
    assert table.bridge.viewer == 0
    panel.hide()
    assert table.bridge.viewer == EVERYONE, "what is hidden lets go"


@pytest.mark.parametrize(("kinds", "options"), [("hbb", HIDDEN), ("hhb", {})])
def test_who_has_nothing_to_hide_needs_no_button(
    window: MainWindow, kinds: str, options: dict[str, Any]
) -> None:
    table = sit_at(window, asked(Speak, kinds, **options))
    state = panel_of(table, AuctionPanel).state
    assert not state.look.isVisible()
    assert state.purses[0].isVisible()


def advice(seat: int, cash: int, colour: int) -> dict[str, Choice]:
    """What a hint says that knows this money, by what it is about."""
    pass_, loan = Prospect(PASSES[seat], 0.3), Prospect(BORROWS[seat][colour], 0.2)
    low = {"lowest": 1, "left": cash - 1, "to_come": 4}
    poor = cash < 4
    to_pass = sentence("pass-broke" if poor else "pass-even", lowest=4)
    return {
        "bid": Choice(
            Prospect(Bid(seat, 1), 0.4),
            (pass_,),
            0.3,
            advice=(
                sentence("bid-made", amount=1, why="better", seat=2),
                sentence("spends", **low),
            ),
        ),
        "pass": Choice(
            pass_,
            () if poor else (Prospect(Bid(seat, 1), 0.2),),
            0.3,
            advice=(to_pass, sentence("bid-on-credit" if poor else "bid-leaves", pays=9, **low)),
        ),
        "no loan": Choice(
            Prospect(DECLINES[seat], 0.3),
            (loan,),
            0.3,
            advice=(sentence("decline-enough", cash=cash, pays=9, colour=colour),),
        ),
        "slip": Choice(
            pass_,
            (Prospect(Bid(seat, 1), 0.1),),
            0.3,
            advice=(to_pass,),
            objection=sentence("bid-leaves", **low),
        ),
    }


def told_with(window: MainWindow, match: Match, cash: int) -> dict[str, set[tuple[str, str]]]:
    """All that is told at a table in the open where the first seat has so much, hints and the coach too."""
    (colour,) = match.setup.deal.colours[0]
    match.state.cash[colour] = cash
    table = sit_at(window, match)
    game = table.game_table
    models = [*(one.model for one in game.board_tables), game.players]
    told = {"tables": {("cell", text) for model in models for text in cells(model)}}
    told["table"] = set(words(table, game.scene))
    for about, choice in advice(0, cash, colour).items():
        if about == "slip":
            table.why.hide()
            heard = table.teaching.heard(choice)
            chance = None if table.game_table.hides_chances((0,)) else 0.1
            table.teaching.box.ask(table.bridge.narrator, heard, chance)
            told[about] = set(words(table.teaching.box))
        else:
            table.turns.hinted.emit(choice)
            told[about] = set(words(table.why))
    return told


@pytest.mark.parametrize("decision", [Speak, ConsiderLoan])
def test_nothing_in_sight_depends_on_what_somebody_has(window: MainWindow, decision: type) -> None:
    """Bar, cards, tables, tool tips, hints and the coach say the same whether a purse is full or nearly empty."""
    options = {**HIDDEN, "loans": "before"} if decision is ConsiderLoan else HIDDEN
    rich = told_with(window, asked(decision, "hhb", **options), 17)
    poor = told_with(window, asked(decision, "hhb", **options), 2)
    assert all(rich.values())
    assert [(about, one) for about in rich for one in rich[about] ^ poor[about]] == []


@pytest.mark.parametrize("kinds", ["hhb", "hbb"])
def test_who_cannot_pay_is_asked_all_the_same(window: MainWindow, kinds: str) -> None:
    """That only one move is possible would tell the others that there is no money."""
    match = asked(Speak, kinds, loans="before", **HIDDEN)
    (colour,) = match.setup.deal.colours[0]
    match.state.cash[colour] = match.state.standing
    table = sit_at(window, match)
    table.turns.makes_forced_moves = True
    assert (table.turns._forced_action(0) is None) is (kinds == "hhb")


def placing(seat: int, match: Match) -> Choice:
    """A hint for a cube that knows how the match stands."""
    first, second, *_ = (Prospect(one, 0.99) for one in match.game.legal(match.state, seat) or ())
    even = sentence("even-won")
    said = sentence("place-small", added=9)
    return Choice(first, (second,), 0.98, advice=(said, even), objection=even)


def test_a_hint_for_a_cube_tells_no_chance_to_win(window: MainWindow) -> None:
    """It rests on all purses, as in the auction."""
    match = asked(PlaceCube, "hhb", **HIDDEN)
    table = sit_at(window, match)
    table.turns.hinted.emit(placing(0, match))
    said = " ".join(text for _, text in words(table.why))
    assert "counts only $9M" in said
    assert "%" not in said
    assert "almost sure" not in said
    assert "has secrets that are not told here" in said


@pytest.mark.parametrize("kinds", ["hhb", "hbb"])
def test_everybody_s_chances_are_told_where_nobody_s_money_is_hidden(
    window: MainWindow, kinds: str
) -> None:
    """Who plays alone knows only their own money, so the chances of the others stay hidden, too."""
    match = asked(Speak, kinds, **HIDDEN)
    table = sit_at(window, match)
    table.turns.decide(PASSES[0])
    number = max(step.number for step in match.steps_back() if step.action == PASSES[0])
    choice = Choice(Prospect(PASSES[0], 0.3), (Prospect(Bid(0, 9), 0.2),), 0.3)
    back = LookBack(number, PASSES[0], 0.3, choice, (0.3, 0.3, 0.4), (0.2, 0.4, 0.4))
    table.explanations.show_look_back(back)
    assert not table.why.findChildren(ChangeBar)
    said = " ".join(text for _, text in words(table.why))
    assert ("%" in said) is (kinds == "hbb"), "one's own chances rest on what one may know"


def test_of_a_match_that_is_over_everybody_s_chances_are_told(window: MainWindow) -> None:
    """Also where it is looked at without its secrets: the slider tells there how the chances changed."""
    match = finished("hhb", **HIDDEN)
    window.matches.replays.open_match(match)
    page = window.matches.replays.page
    assert page is not None
    own = next(step for step in match.steps_after(60) if step.action.seat == 0)
    page.playback.go_to(own.number)
    choice = Choice(Prospect(own.action, 0.3), (), 0.3)
    back = LookBack(own.number, own.action, 0.3, choice, (0.3, 0.3, 0.4), (0.2, 0.4, 0.4))
    page.explanations.show_look_back(back)
    assert len(page.explanations.box.findChildren(ChangeBar)) == 3
    assert all(cash is None for cash in page.bridge.observation.cash[:3])


@pytest.mark.parametrize("kinds", ["hhb", "hbb"])
def test_the_coach_tells_no_chance_to_win(window: MainWindow, kinds: str) -> None:
    """… where others look on; who plays alone is told by how much it becomes smaller."""
    match = asked(PlaceCube, kinds, **HIDDEN)
    coaches = InstantBots()
    coaches.held, coaches.weighs = True, 0.1
    coaches.choose = lambda match, seat: placing(seat, match)  # type: ignore[method-assign]
    window.matches.runner = coaches  # type: ignore[assignment]
    table = sit_at(window, match)
    if not table.commands.command("coach").isChecked():
        table.commands.command("coach").trigger()
    legal = match.game.legal(match.state, 0)
    assert legal
    table.game_table.requests.action.emit(legal[-1])
    coaches.deliver()
    box = table.teaching.box
    assert box.isVisible()
    said = " ".join(text for _, text in words(box))
    assert ("%" in said) is (kinds == "hbb")
    assert ("By how much is not told here" in said) is (kinds == "hhb")


def test_that_something_is_left_out_is_told(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    (colour,) = table.bridge.match.setup.deal.colours[0]
    table.turns.hinted.emit(advice(0, 9, colour)["bid"])
    said = " ".join(text for _, text in words(table.why))
    assert "has secrets that are not told here" in said
    assert "keep" not in said


def test_who_plays_alone_is_told_all(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hbb", **HIDDEN))
    (colour,) = table.bridge.match.setup.deal.colours[0]
    table.turns.hinted.emit(advice(0, 9, colour)["bid"])
    said = " ".join(text for _, text in words(table.why))
    assert "At $1M you keep $8M for the 4 rounds to come." in said
    assert "secrets" not in said
    bots = advice(1, 7, table.bridge.match.setup.deal.colours[1][0])["bid"]
    table.explanations.show_reasons(table.bridge.match.length, bots)
    said = " ".join(text for _, text in words(table.why))
    assert "keep" not in said, "what a bot has is hidden, too"


def test_whoever_opened_the_match_is_asked_first(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **HIDDEN))
    table.turns.asks_first = True
    hold(panel_of(table, AuctionPanel).state.look)
    assert table.turns.phase is Phase.CALLING
    assert table.bridge.viewer == EVERYONE


def test_a_match_with_hidden_money_needs_no_curtain(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", seed=3, **HIDDEN))
    fallen: list[Phase] = []
    table.turns.changed.connect(lambda: fallen.append(table.turns.phase))
    play(qtbot, table, Mouse(), steps=table.bridge.match.length + 40)
    assert Phase.DECIDING in fallen
    assert Phase.CALLING not in fallen
