"""Pieces with numbers: seen by some, read out to others."""

from __future__ import annotations

from itertools import pairwise

from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.piece_row import Counted, PieceRow, PiecesButton

SHARES = (Counted("plum", "4"), Counted("teal", "3"))


def test_a_row_says_what_it_shows(qtbot: QtBot) -> None:
    row = PieceRow()
    qtbot.addWidget(row)
    row.show_counted(SHARES, "4 for Anna, 3 for Bea")
    assert row.accessibleName() == row.toolTip() == "4 for Anna, 3 for Bea"
    bare = row.sizeHint().width()
    row.show_counted((SHARES[0], SHARES[1]._replace(ticked=True)), "Bea has agreed")
    ticked = row.sizeHint().width()
    assert ticked > bare
    row.show_counted((SHARES[0], SHARES[1]._replace(ticked=False)), "Bea is asked")
    assert row.sizeHint().width() == ticked, "the tick has its room before it comes"


def test_ticks_and_faintness_can_be_seen(qtbot: QtBot) -> None:
    row = PieceRow()
    qtbot.addWidget(row)
    row.resize(200, 30)
    looks = []
    for ticked, faint in ((False, False), (True, False), (False, True)):
        row.show_counted([one._replace(ticked=ticked) for one in SHARES], "", faint=faint)
        looks.append(row.grab().toImage())
    assert all(one != other for one, other in pairwise(looks))


def test_a_button_shows_pieces_and_says_words(qtbot: QtBot) -> None:
    button = PiecesButton(key="Q")
    qtbot.addWidget(button)
    button.set_text("4 for Anna, 3 for Bea", "Cheapest")
    button.show_counted(SHARES)
    wide = button.sizeHint().width()
    assert button.accessibleName() == "4 for Anna, 3 for Bea"
    button.show_counted(SHARES * 3)
    assert button.sizeHint().width() > wide
