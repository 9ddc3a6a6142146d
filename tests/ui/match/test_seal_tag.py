"""The seal below the log: there from the first moment, checked at the end."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.seal_tag import SHOWN
from tests.ui.input import Keyboard
from tests.ui.positions import finished, sit_at
from tests.ui.window_matches import play


def test_the_seal_is_shown_before_the_first_die_and_checked_after_the_last(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.matches.begin(MatchRequest("big-shot", (Seat("Anna"), Seat("Ben"))))
    table = window.table
    assert table is not None
    match, tag = table.bridge.match, table.seal_tag
    assert match.seal
    QApplication.processEvents()
    assert tag.isVisible()
    assert match.seal.commitment[:SHOWN] in tag.text()
    assert match.seal.commitment in tag.toolTip()
    play(qtbot, table, Keyboard(), steps=4)
    assert match.seal.commitment[:SHOWN] in tag.text()
    play(qtbot, table, Keyboard())
    assert tag.text() == "Dice checked: as sealed"


def test_a_known_seed_has_no_seal(window: MainWindow) -> None:
    table = sit_at(window, finished())
    assert table.seal_tag.text() == "Are the dice fair?"
    assert table.seal_tag.toolTip().startswith("Dice without a seal")
