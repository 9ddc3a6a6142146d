"""Tables that are played with keys alone: decisions to sit at, what is wanted, what is pressed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    ReachIntoBag,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.shark.rules.decisions import (
    ChooseShare,
    CoverLoss,
    PlaceBuilding,
    RollDice,
    Trade,
)
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.fixtures import clear_away
from tests.ui.positions import EXPERT, asked, sit_at
from tests.ui.screen_reader import name

OF_SHARK = {"game": "shark"}


OF_SALUDOS = {"game": "saludos-amigos"}


DECISIONS: dict[str, tuple[type, str, dict[str, Any]]] = {
    "roll": (RollDie, "hbb", {}),
    "auction": (Speak, "hbb", {}),
    "auction with two purses": (Speak, "hb", {}),
    "loan": (ConsiderLoan, "hbb", EXPERT),
    "purse": (ChoosePurse, "hb", {}),
    "place": (PlaceCube, "hbb", {}),
    "place with two purses": (PlaceCube, "hb", {}),
    "share": (ChooseShare, "hbb", {"start_share": "chosen", **OF_SHARK}),
    "dice": (RollDice, "hbb", OF_SHARK),
    "trade": (Trade, "hbb", OF_SHARK),
    "building": (PlaceBuilding, "hbb", OF_SHARK),
    "building of any company": (PlaceBuilding, "hbb", {"variant_3": "yes", **OF_SHARK}),
    "forced sale": (CoverLoss, "hbb", OF_SHARK),
    "bag": (ReachIntoBag, "hbbb", OF_SALUDOS),
    "another roll": (RollAgain, "hbbb", OF_SALUDOS),
    "another roll of one of two": (RollAgain, "hhbb", OF_SALUDOS),
    "negotiation": (Negotiate, "hbbb", OF_SALUDOS),
    "negotiation of three": (Negotiate, "hhbbbbh", OF_SALUDOS),
    "call": (ConsiderCall, "hbbb", OF_SALUDOS),
    "attendance": (ConsiderAttending, "hbbbb", OF_SALUDOS),
    "split": (SettleSplit, "hbbb", OF_SALUDOS),
    "cards": (ChooseCards, "hbbb", OF_SALUDOS),
}


def decide(window: MainWindow, which: str) -> TablePage:
    decision, kinds, options = DECISIONS[which]
    table = sit_at(window, asked(decision, kinds, **options))
    clear_away()  # the table before
    QApplication.processEvents()
    return table


def wishes(table: TablePage) -> list[Any]:
    """All that is wanted from now on; nothing of it happens."""
    wanted: list[Any] = []
    table.game_table.requests.action.disconnect(table.teaching.consider)
    table.game_table.requests.action.connect(wanted.append)
    return wanted


def press(button: Any) -> None:
    """With a key, if it is seen and can be pressed."""
    if button.isVisible() and button.isEnabled():
        assert name(QAccessible.queryAccessibleInterface(button))
        QTest.keyClick(button, Qt.Key.Key_Return)
        if getattr(button, "is_chosen", False):  # what cannot be taken back is chosen first
            QTest.keyClick(button, Qt.Key.Key_Return)


def place_all(panel: PlacementPanel) -> None:
    """Every piece, on each place of the box, with keys."""
    box = panel.places
    pieces: list[ActionButton] = [piece for piece in panel.pieces if piece.isVisible()]
    for piece in pieces or (None,):
        if piece is not None:
            press(piece)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        for place in range(box.count()):
            assert box.currentIndex() == place
            QTest.keyClick(box, Qt.Key.Key_Return)
            QTest.keyClick(box, Qt.Key.Key_Down)
