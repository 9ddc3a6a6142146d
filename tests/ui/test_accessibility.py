"""Who does not see the window, or has no mouse, can play as well: everything has a name and can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot.actions import Bid, Borrow, Decline, Pass, Pay, Place
from bigshot_desktop.rules.big_shot.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.rules.saludos_amigos.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    ReachIntoBag,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.rules.shark.decisions import (
    ChooseShare,
    CoverLoss,
    PlaceBuilding,
    RollDice,
    Trade,
)
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
from bigshot_desktop.ui.panels.big_shot.loans import LoanPanel
from bigshot_desktop.ui.panels.big_shot.paying import PayPanel
from bigshot_desktop.ui.panels.big_shot.placing import PlacingPanel
from bigshot_desktop.ui.panels.placing import PlacementPanel
from bigshot_desktop.ui.panels.rolling import RollPanel
from bigshot_desktop.ui.sounds import NO_DEVICE
from bigshot_desktop.ui.tables import PLAYABLE
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.about import AboutDialog
from bigshot_desktop.ui.windows.crash import CrashDialog
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.match_files import MatchFilesDialog
from bigshot_desktop.ui.windows.settings import SettingsDialog
from bigshot_desktop.ui.windows.statistics import StatisticsDialog
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.conftest import clear_away
from tests.ui.hands import Keyboard, panel_of
from tests.ui.listening import name, nameless, reachable
from tests.ui.positions import EXPERT, asked, finished, sit_at
from tests.ui.windows.saying import show, stops
from tests.ui.windows.test_match_files import FILES
from tests.ui.windows.test_statistics import BIG_SHOT, SHARK

KEYS = Keyboard()
FULL = Problem("disk-full", path="/home/anna")

OF_SHARK = {"game": "shark"}
OF_SALUDOS = {"game": "saludos-amigos"}
DECISIONS: dict[str, tuple[type, str, dict[str, str]]] = {
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


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody listens: Qt tells assistive programs of everything."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def decide(window: MainWindow, which: str) -> TablePage:
    decision, kinds, options = DECISIONS[which]
    table = sit_at(window, asked(decision, kinds, **options))
    clear_away()  # the table before
    QApplication.processEvents()
    return table


# --- everything has a name -----------------------------------------------------------------------


def test_home_and_new_match(window: MainWindow) -> None:
    assert nameless(window) == []
    names = {name(part) for part in reachable(window)}
    assert {"Play Big Shot", "New match of Big Shot", "Settings", "Language"} <= names
    assert {"Play Shark", "New match of Shark"} <= names
    for game in PLAYABLE:
        window.choose_match(game)
        QApplication.processEvents()
        assert nameless(window) == []


@pytest.mark.parametrize("which", ["auction", "trade"])
def test_the_table_beside_the_board(window: MainWindow, which: str) -> None:
    table = decide(window, which)
    for leaf in table.kit.leaves:
        table.centre.switch_leaf(leaf.name)
        QApplication.processEvents()
        assert nameless(window) == []
    table.centre.switch_twins()
    for place in range(table.twins.count()):
        table.twins.setCurrentIndex(place)
        QApplication.processEvents()
        assert nameless(window) == []


def test_the_table_when_there_is_no_room(window: MainWindow) -> None:
    window.resize(800, 600)
    decide(window, "auction")
    assert nameless(window) == []


def test_while_bots_play(qtbot: QtBot, window: MainWindow) -> None:
    assert window.runner is not None
    window.runner.held = True  # type: ignore[attr-defined]
    table = sit_at(window, asked(Speak, "bbb"))
    assert table.turns.phase is Phase.THINKING
    QApplication.processEvents()
    assert nameless(window) == []


def test_hint_why_notice_and_a_refusal(qtbot: QtBot, window: MainWindow) -> None:
    table = decide(window, "auction")
    with qtbot.waitSignal(table.turns.hinted):
        KEYS.press("h")
    assert table.why.isVisible()
    assert nameless(window) == []
    window.notice.tell("Something went wrong.")
    table.bridge.troubled.emit(FULL)
    QApplication.processEvents()
    assert nameless(window) == []


def test_the_curtain(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hhb", **EXPERT))
    assert table.turns.phase is Phase.CALLING
    assert nameless(window) == []
    focus = QApplication.focusWidget()
    assert focus is table.curtain.here


@pytest.mark.parametrize("options", [{}, OF_SHARK])
def test_the_end_sheet(window: MainWindow, options: dict[str, str]) -> None:
    table = sit_at(window, finished(**options))
    assert table.end_sheet is not None
    QApplication.processEvents()
    assert nameless(window) == []


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "settings": lambda: SettingsDialog(Settings(), NO_DEVICE),
    "about": AboutDialog,
    "statistics": lambda: StatisticsDialog(statistics=[BIG_SHOT, SHARK]),
    "no statistics": lambda: StatisticsDialog(statistics=[]),
    "match files": lambda: MatchFilesDialog(files=FILES),
    "crash": lambda: CrashDialog("Traceback …"),
}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("which", DIALOGS)
def test_every_dialog(qtbot: QtBot, which: str) -> None:
    dialog = DIALOGS[which]()
    show(qtbot, dialog)
    assert nameless(dialog) == []
    assert dialog.windowTitle()
    assert len(reachable(dialog)) >= 1


# --- everything can be reached -------------------------------------------------------------------


def test_the_table_in_every_decision(qtbot: QtBot, window: MainWindow) -> None:
    """Everything has a name, and Tab reaches every control of the action bar."""
    for which in DECISIONS:
        reach_everything(qtbot, window, which)


def reach_everything(qtbot: QtBot, window: MainWindow, which: str) -> None:
    """In a call of its own: what Qt tells of a table must not be held on to when the table is gone."""
    table = decide(window, which)
    assert table.turns.phase in (Phase.DECIDING, Phase.ROLLING)
    assert nameless(window) == [], which
    parts = [part for part in reachable(panel_of(table)) if not part.state().disabled]
    wanted = [one for part in parts if isinstance(one := part.object(), QWidget)]
    assert wanted
    reached = stops(qtbot)
    missed = [one for one in wanted if (one.focusProxy() or one) not in reached]
    assert [one for one in missed if not _is_one_of_several(one)] == [], which
    assert table.view in reached
    assert table.side.log in reached


def _is_one_of_several(widget: QWidget) -> bool:
    """Tab goes to the chosen one of a group; the others are reached with arrows from there."""
    return isinstance(widget, QAbstractButton) and widget.group() and not widget.isChecked()


def test_arrows_reach_every_cube(window: MainWindow) -> None:
    table = decide(window, "place")
    panel = panel_of(table)
    assert isinstance(panel, PlacingPanel)
    cubes = [cube for cube in panel.cubes if cube.isVisible()]
    assert len(cubes) > 1
    cubes[0].setFocus()
    for before, after in pairwise(cubes):
        KEYS.press(Qt.Key.Key_Right)
        assert QApplication.focusWidget() is after
        assert after.isChecked()
        assert not before.isChecked()
        assert panel.placement.hand == panel.cubes.index(after)


def legal(table: TablePage) -> list[Any]:
    """All that the player who is asked may do."""
    seat = table.turns.seat
    decision: Any = table.bridge.decision(seat)
    own = table.bridge.match.setup.deal.colours[seat]
    match decision:
        case Speak():
            bids = [Bid(seat, sum_) for sum_ in range(decision.lowest, decision.highest + 1)]
            return [*bids, Pass(seat), *(Borrow(seat, purse) for purse in decision.purses)]
        case ConsiderLoan():
            return [Decline(seat), *(Borrow(seat, purse) for purse in decision.purses)]
        case ChoosePurse():
            return [Pay(seat, purse) for purse in decision.purses]
        case PlaceCube():
            return [
                Place(seat, colour, district)
                for colour, number in enumerate(decision.cubes)
                for district in decision.districts
                if number
            ]
    raise AssertionError((decision, own))


def wishes(table: TablePage) -> list[Any]:
    """All that is wanted from now on; nothing of it happens."""
    wanted: list[Any] = []
    table.kit.wanted.disconnect(table.turns.decide)
    table.kit.wanted.connect(wanted.append)
    return wanted


def press(button: Any) -> None:
    """With a key, if it is seen and can be pressed."""
    if button.isVisible() and button.isEnabled():
        assert name(QAccessible.queryAccessibleInterface(button))
        QTest.keyClick(button, Qt.Key.Key_Return)


def offered_in_bar(table: TablePage) -> list[Any]:
    """All that the action bar's controls, as they are shown and enabled, can want."""
    panel, seat = panel_of(table), table.turns.seat
    wanted = wishes(table)
    match panel:
        case AuctionPanel():
            field = panel.amount
            for amount in range(field.minimum(), field.maximum() + 1):
                field.setFocus()
                field.selectAll()
                QTest.keyClicks(field, str(amount))
                QTest.keyClick(field, Qt.Key.Key_Return)
            for button in (panel.pass_, *panel.loans.buttons):
                press(button)
        case LoanPanel():
            for button in (panel.decline, *panel.loans.buttons):
                press(button)
        case PayPanel():
            for button in panel.purses:
                press(button)
        case PlacementPanel():
            place_all(panel)
    assert all(action.seat == seat for action in wanted)
    return wanted


def place_all(panel: PlacementPanel) -> None:
    """Every piece, on each place of the box, with keys."""
    box = panel.places
    pieces = [piece for piece in panel.pieces if piece.isVisible()]
    for piece in pieces or [None]:
        if piece:
            press(piece)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        for place in range(box.count()):
            assert box.currentIndex() == place
            QTest.keyClick(box, Qt.Key.Key_Return)
            QTest.keyClick(box, Qt.Key.Key_Down)


def test_every_legal_action_can_be_taken_in_the_action_bar(window: MainWindow) -> None:
    for which, (_, _, options) in DECISIONS.items():
        if which != "roll" and "game" not in options:
            table = decide(window, which)
            wanted = legal(table)
            assert len(set(wanted)) == len(wanted) >= 2
            assert set(offered_in_bar(table)) == set(wanted), which


def test_every_cube_can_be_placed_from_the_twin(window: MainWindow) -> None:
    table = decide(window, "place")
    wanted = wishes(table)
    KEYS.press(Qt.Key.Key_F6)
    view = table.twins.views[0]
    assert QApplication.focusWidget() is view
    decision: Any = table.bridge.decision(table.turns.seat)
    for colour, number in enumerate(decision.cubes):
        if not number:
            continue
        KEYS.press(str(1 + colour))
        assert QApplication.focusWidget() is view
        KEYS.press(Qt.Key.Key_Home)
        view.setCurrentIndex(view.model().index(0, 0))
        for row in range(view.model().rowCount()):
            assert view.currentIndex().row() == row
            KEYS.press(Qt.Key.Key_Return)
            KEYS.press(Qt.Key.Key_Down)
    assert set(wanted) == set(legal(table))


@pytest.mark.parametrize("which", ["roll", "dice"])
def test_the_die_can_be_rolled_with_keys_on_board_and_twin(window: MainWindow, which: str) -> None:
    for twin in (False, True):
        table = decide(window, which)
        assert isinstance(panel_of(table), RollPanel)
        if twin:
            KEYS.press(Qt.Key.Key_F6)
        length = table.bridge.match.length
        KEYS.press("r")
        assert table.bridge.match.length > length


def test_keys_work_from_the_twin_too(window: MainWindow) -> None:
    for which, key in (
        ("auction", "p"),
        ("loan", "n"),
        ("purse", "2"),
        ("share", "3"),
        ("trade", "e"),
        ("forced sale", "a"),
    ):
        table = decide(window, which)
        KEYS.press(Qt.Key.Key_F6)
        assert QApplication.focusWidget() is table.twins.views[0]
        length = table.bridge.match.length
        KEYS.press(key)
        assert table.bridge.match.length > length, which


# --- what is said --------------------------------------------------------------------------------


@pytest.mark.usefixtures("listening")
def test_a_turn_is_announced(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    real = QAccessible.updateAccessibility

    def hear(event: Any) -> None:
        if event.type() == QAccessible.Event.Announcement:
            heard.append(event.message())
        real(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    table = decide(window, "auction")
    assert heard == [table.bar.prompt.text()]
    too_much = table.bridge.decision(0).highest + 1  # type: ignore[attr-defined]
    table.turns.decide(Bid(0, too_much))
    assert heard[-1] == table.bar.refusal.text() != ""
    table.bridge.troubled.emit(FULL)
    assert heard[-1] == table.bridge.voice.problem(FULL)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize(
    ("which", "kind", "number"), [("place", "district", 13), ("building", "square", 120)]
)
def test_the_twin_tells_every_place(window: MainWindow, which: str, kind: str, number: int) -> None:
    table = decide(window, which)
    table.centre.switch_twins()
    QApplication.processEvents()
    view = table.twins.views[0]
    whole = QAccessible.queryAccessibleInterface(view)
    inside = [whole.child(place) for place in range(whole.childCount())]
    cells = [part for part in inside if part.role() == QAccessible.Role.Cell]
    assert len(cells) == view.model().rowCount() * view.model().columnCount()
    names = {name(cell) for cell in cells}
    voice = table.bridge.voice
    assert {voice.name(kind, place) for place in range(number)} <= names
