"""Whole matches through the window, with the mouse alone and with the keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass, Pay
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse, Speak
from bigshot_desktop.games.saludos_amigos.rules.actions import Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import load_match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.fixtures import WindowMaker
from tests.ui.input import Keyboard, Mouse
from tests.ui.players import a_match
from tests.ui.positions import sit_at, until
from tests.ui.window_matches import HANDS, log_of, play, sit, to_decision, wait

EXPERT = {"hidden-money": "yes", "loans": "before", "overbids": "table-round"}


LOTS = 18


def auctioned(match: Match) -> int:
    """How many lots are gone."""
    gone = (events.LotWon, events.LotFree)
    return sum(isinstance(event, gone) for step in match.steps for event in step.events)


@pytest.mark.parametrize(
    ("kinds", "options", "way", "before"),
    [
        pytest.param("hb", {}, "keyboard", 0, marks=pytest.mark.quick),
        ("hhb", EXPERT, "mouse", 9),
        ("hhbb", {}, "mouse", 12),
        ("hbbb", {**EXPERT, "overbids": "table-game"}, "keyboard", 12),
    ],
)
def test_a_match_from_the_first_roll_to_the_final_account(
    qtbot: QtBot, window: MainWindow, way: str, kinds: str, options: dict[str, Any], before: int
) -> None:
    """With two players; with three and four from a position on in which some lots are gone."""
    chosen: dict[str, Any] = {name.replace("-", "_"): value for name, value in options.items()}
    if before:
        begun = until(a_match(kinds, **chosen), lambda match: auctioned(match) == before)
        table = sit_at(window, begun)
    else:
        table = sit(window, kinds, **chosen)
    play(qtbot, table, HANDS[way]())
    match = table.bridge.match
    assert match.result is not None
    assert log_of(table) == [
        event for step in match.steps for event in step.events
    ]  # all are public
    assert table.end_sheet is not None
    assert table.end_sheet.isVisible()
    assert auctioned(match) == LOTS


@pytest.mark.parametrize("way", HANDS)
def test_loans_bids_and_the_purse_that_pays(qtbot: QtBot, window: MainWindow, way: str) -> None:
    table, hands = sit(window, "hh"), HANDS[way]()
    to_decision(qtbot, table, hands, Speak)
    first, second = table.turns.seat, 1 - table.turns.seat
    own = table.bridge.match.setup.deal.colours[first]
    for colour in own:
        hands.act(table, Borrow(first, colour))
    assert [table.bridge.observation.cash[colour] for colour in own] == [19, 19]
    hands.act(table, Bid(first, 13))
    hands.act(table, Pass(second))
    assert isinstance(table.bridge.decision(first), ChoosePurse)
    hands.act(table, Pay(first, own[1]))
    assert [table.bridge.observation.cash[colour] for colour in own] == [19, 6]


@pytest.mark.parametrize("way", HANDS)
def test_an_overbid_at_the_table(qtbot: QtBot, window: MainWindow, way: str) -> None:
    table, hands = sit(window, "hhh", overbids="table-round"), HANDS[way]()
    to_decision(qtbot, table, hands, Speak)
    boaster = table.turns.seat
    hands.act(table, Bid(boaster, 14))
    for _ in range(2):
        assert wait(qtbot, table) is Phase.DECIDING
        hands.act(table, Pass(table.turns.seat))
    assert wait(qtbot, table) is Phase.DECIDING
    told = [event for step in table.bridge.match.steps for event in step.events]
    assert any(isinstance(event, events.Overbid) and event.seat == boaster for event in told)
    assert table.turns.seat == boaster
    assert table.bridge.observation.standing == 0
    if isinstance(hands, Keyboard):  # from now on the player's bids are checked
        hands.act(table, Bid(boaster, 14))
        assert table.bar.refusal.isVisible()
        assert table.turns.phase is Phase.DECIDING


GAMES = {"big-shot": Speak, "shark": Trade, "saludos-amigos": Negotiate}
"""A decision of each game in which there is something to do that can be taken back."""


def alone(state: SaludosState, seat: int) -> tuple[int, ...]:
    """All millions for one seat."""
    return tuple(state.worth if one == seat else 0 for one in range(len(state.money)))


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("big-shot", "mouse"),
        ("big-shot", "keyboard"),
        ("shark", "keyboard"),
        ("saludos-amigos", "mouse"),
    ],
)
def test_undo_and_redo(qtbot: QtBot, window: MainWindow, game: str, way: str) -> None:
    table, hands = sit(window, "hhbb", game=game), HANDS[way]()
    to_decision(qtbot, table, hands, GAMES[game])
    match, seat, length = table.bridge.match, table.turns.seat, table.bridge.match.length
    if game == "big-shot":
        hands.act(table, Bid(seat, 4))
    elif game == "saludos-amigos":
        hands.act(table, Offer(seat, alone(match.state, seat)))
    else:
        hands.act(table, Orders(((match.game.legal(match.state, seat) or [])[1],)))
    wait(qtbot, table)
    assert match.length > length
    steps = match.steps
    assert table.commands.command("undo").shortcut() == QKeySequence("Ctrl+Z")
    if table.turns.seat != seat or game != "big-shot":  # others may have spoken since
        hands.command(table, "undo")
    assert match.length == length
    assert wait(qtbot, table) is Phase.DECIDING
    assert table.turns.seat == seat
    hands.command(table, "redo")
    assert match.steps == steps


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("big-shot", "mouse"),
        ("big-shot", "keyboard"),
        ("shark", "keyboard"),
        ("saludos-amigos", "mouse"),
    ],
)
def test_save_a_copy_close_and_continue(
    qtbot: QtBot,
    open_window: WindowMaker,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    way: str,
) -> None:
    more = 10
    first = open_window()
    table, hands = sit(first, "hbbb" if game == "saludos-amigos" else "hb", game=game), HANDS[way]()
    play(qtbot, table, hands, steps=20)
    actions, phase, seat = table.bridge.match.actions, table.turns.phase, table.turns.seat
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert load_match(target.with_name("copy.bigshot")).actions == actions
    assert first.notice.text == f"The match is saved: {target.with_name('copy.bigshot')}"
    first.close()
    second = open_window()
    (button,) = second.home.matches.buttons
    if isinstance(hands, Mouse):
        hands.click(button)
    else:
        assert QApplication.focusWidget() is button
        hands.press(Qt.Key.Key_Space)
    again = second.table
    assert again is not None
    wait(qtbot, again)
    assert again.bridge.match.actions == actions
    assert (again.turns.phase, again.turns.seat) == (phase, seat)
    play(qtbot, again, hands, steps=len(actions) + more)
    assert again.bridge.match.result is not None or again.bridge.match.length >= len(actions) + more
