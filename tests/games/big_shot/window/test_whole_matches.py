"""Whole matches through the window, with the mouse alone and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot import events
from bigshot_desktop.rules.big_shot.actions import Bid, Borrow, Pass, Pay
from bigshot_desktop.rules.big_shot.decisions import ChoosePurse, Speak
from bigshot_desktop.rules.game import Event
from bigshot_desktop.rules.saludos_amigos.actions import Offer
from bigshot_desktop.rules.saludos_amigos.decisions import Negotiate
from bigshot_desktop.rules.saludos_amigos.state import SaludosState
from bigshot_desktop.rules.shark.decisions import Trade
from bigshot_desktop.table.match_file import load_match
from bigshot_desktop.table.wish import Wish
from bigshot_desktop.ui.models.log import Role
from bigshot_desktop.ui.orders import Orders
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.conftest import WindowMaker
from tests.ui.hands import Hands, Keyboard, Mouse, take_turn
from tests.ui.players import InstantBots, seats
from tests.ui.wishes import QuickBots

WAITING = (Phase.DECIDING, Phase.ROLLING, Phase.CALLING, Phase.OVER)
EXPERT = {"hidden-money": "yes", "loans": "before", "overbids": "table-round"}
SEEN = 20
"""Of so many turns one is painted: most of the time of a match would go into pictures that nobody looks at."""
HANDS: Final[dict[str, Callable[[], Mouse | Keyboard]]] = {"mouse": Mouse, "keyboard": Keyboard}


def sit(
    window: MainWindow,
    kinds: str,
    seed: int = 1,
    *,
    game: str = "big-shot",
    bots: InstantBots | None = None,
    **options: str,
) -> TablePage:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    if bots or game != "big-shot":
        window.runner = bots or QuickBots()  # type: ignore[assignment]
    window.begin(Wish(game, seats(kinds), chosen, seed))
    assert window.table is not None
    return window.table


def wait(qtbot: QtBot, table: TablePage) -> Phase:
    turns = table.turns
    if turns.phase not in WAITING:

        def is_there() -> bool:
            return turns.phase in WAITING

        qtbot.waitSignal(turns.changed, timeout=20_000, check_params_cb=is_there).wait()
    return turns.phase


def play(
    qtbot: QtBot, table: TablePage, hands: Hands, steps: int = 100_000, seed: int | None = 5
) -> None:
    """Plays on with these hands, until the match is over or it has so many steps; some of them are looked at."""
    rng = None if seed is None else Random(seed)
    window = table.window()
    for turn in count():
        if wait(qtbot, table) is Phase.OVER or table.bridge.match.length >= steps:
            break
        window.setUpdatesEnabled(turn % SEEN == SEEN // 2)
        before = table.bridge.match.length, table.turns.phase
        if not take_turn(table, hands, rng):
            qtbot.waitSignal(table.bridge.stepped, timeout=20_000).wait()
        after = table.bridge.match.length, table.turns.phase
        focus = QApplication.focusWidget()
        assert after != before, (table.turns.phase, table.bar.refusal.text(), focus, vars(hands))
    window.setUpdatesEnabled(True)


def log_of(table: TablePage) -> list[Event]:
    """All that the log shows."""
    return [table.log.index(row).data(Role.EVENT) for row in range(table.log.rowCount())]


@pytest.mark.parametrize(
    ("kinds", "options", "way"),
    [
        ("hb", {}, "keyboard"),
        ("hh", {}, "mouse"),
        ("hbb", {}, "keyboard"),
        ("hhb", EXPERT, "mouse"),
        ("hhb", EXPERT, "keyboard"),
        ("hhhh", {}, "mouse"),
        ("hbbb", {**EXPERT, "overbids": "table-game"}, "keyboard"),
    ],
)
def test_a_match_from_the_first_roll_to_the_final_account(
    qtbot: QtBot, window: MainWindow, way: str, kinds: str, options: dict[str, str]
) -> None:
    table = sit(window, kinds, **{name.replace("-", "_"): value for name, value in options.items()})
    play(qtbot, table, HANDS[way]())
    match = table.bridge.match
    assert match.result is not None
    assert log_of(table) == [
        event for step in match.steps for event in step.events
    ]  # all are public
    assert table.end_sheet is not None
    assert table.end_sheet.isVisible()
    assert (
        sum(isinstance(e, events.LotWon | events.LotFree) for s in match.steps for e in s.events)
        == 18
    )


def to_decision(
    qtbot: QtBot, table: TablePage, hands: Hands, kind: type, seed: int | None = 3
) -> None:
    """Rolls and comes to the table until such a decision is asked for."""
    rng = None if seed is None else Random(seed)
    while True:
        phase = wait(qtbot, table)
        asked = table.bridge.decision(table.turns.seat) if phase is Phase.DECIDING else None
        if isinstance(asked, kind):
            return
        take_turn(table, hands, rng)


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


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo(qtbot: QtBot, window: MainWindow, game: str, way: str) -> None:
    table, hands = sit(window, "hhbb", game=game), HANDS[way]()
    to_decision(qtbot, table, hands, GAMES[game])
    match, seat, length = table.bridge.match, table.turns.seat, table.bridge.match.length
    if game == "big-shot":
        hands.act(table, Bid(seat, 4))
    elif game == "saludos-amigos":
        hands.act(table, Offer(seat, alone(match.state, seat)))
    else:
        hands.act(table, Orders((match.game.legal(match.state, seat)[1],)))
    wait(qtbot, table)
    assert match.length > length
    steps = match.steps
    assert table.commands.command("undo").shortcut()[0].key() == Qt.Key.Key_Z
    if table.turns.seat != seat or game != "big-shot":  # others may have spoken since
        hands.command(table, "undo")
    assert match.length == length
    assert wait(qtbot, table) is Phase.DECIDING
    assert table.turns.seat == seat
    hands.command(table, "redo")
    assert match.steps == steps


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize(
    ("game", "more"), [("big-shot", 100_000), ("shark", 20), ("saludos-amigos", 20)]
)
def test_close_and_continue(
    qtbot: QtBot, open_window: WindowMaker, game: str, more: int, way: str
) -> None:
    first = open_window()
    table, hands = sit(first, "hbbb" if game == "saludos-amigos" else "hb", game=game), HANDS[way]()
    play(qtbot, table, hands, steps=60)
    actions, phase, seat = table.bridge.match.actions, table.turns.phase, table.turns.seat
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


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_copy_is_the_match(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    table = sit(window, "hbbb", game=game)
    play(qtbot, table, Mouse(), steps=40)
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    saved = load_match(target.with_name("copy.bigshot"))
    assert saved.actions == table.bridge.match.actions
    assert window.notice.text == ""
