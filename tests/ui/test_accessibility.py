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
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
from bigshot_desktop.ui.panels.big_shot.loans import LoanPanel
from bigshot_desktop.ui.panels.big_shot.paying import PayPanel
from bigshot_desktop.ui.panels.big_shot.placing import PlacingPanel
from bigshot_desktop.ui.panels.rolling import RollPanel
from bigshot_desktop.ui.sounds import NO_DEVICE
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.about import AboutDialog
from bigshot_desktop.ui.windows.crash import CrashDialog
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.match_files import MatchFilesDialog
from bigshot_desktop.ui.windows.settings import SettingsDialog
from bigshot_desktop.ui.windows.statistics import StatisticsDialog
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.hands import Keyboard, panel_of
from tests.ui.listening import name, nameless, parts, reachable
from tests.ui.positions import EXPERT, asked, finished, sit_at
from tests.ui.windows.saying import show, stops
from tests.ui.windows.test_match_files import FILES
from tests.ui.windows.test_statistics import BIG_SHOT, SHARK

KEYS = Keyboard()
FULL = Problem("disk-full", path="/home/anna")

DECISIONS: dict[str, tuple[type, str, dict[str, str]]] = {
    "roll": (RollDie, "hbb", {}),
    "auction": (Speak, "hbb", {}),
    "auction with two purses": (Speak, "hb", {}),
    "loan": (ConsiderLoan, "hbb", EXPERT),
    "purse": (ChoosePurse, "hb", {}),
    "place": (PlaceCube, "hbb", {}),
    "place with two purses": (PlaceCube, "hb", {}),
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
    QApplication.processEvents()
    return table


# --- everything has a name -----------------------------------------------------------------------


def test_home_and_new_match(window: MainWindow) -> None:
    assert nameless(window) == []
    names = {name(part) for part in reachable(window)}
    assert {"Play Big Shot", "New match of Big Shot", "Settings", "Language"} <= names
    window.choose_match("big-shot")
    QApplication.processEvents()
    assert nameless(window) == []


def test_the_table_in_every_decision(window: MainWindow) -> None:
    for which in DECISIONS:
        table = decide(window, which)
        assert table.turns.phase in (Phase.DECIDING, Phase.ROLLING)
        assert nameless(window) == [], which
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


def test_the_end_sheet(window: MainWindow) -> None:
    table = sit_at(window, finished())
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


def test_tab_reaches_every_control_of_the_action_bar(qtbot: QtBot, window: MainWindow) -> None:
    for which in DECISIONS:
        table = decide(window, which)
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


def offered_in_bar(table: TablePage) -> list[Any]:
    """All that the action bar's controls, as they are shown and enabled, can want."""
    panel, seat = panel_of(table), table.turns.seat
    wanted: list[Any] = []
    table.kit.wanted.disconnect(table.turns.decide)
    table.kit.wanted.connect(wanted.append)

    def press(button: Any) -> None:
        if button.isVisible() and button.isEnabled():
            assert name(QAccessible.queryAccessibleInterface(button))
            QTest.keyClick(button, Qt.Key.Key_Space)

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
        case PlacingPanel():
            for cube in panel.cubes:
                if cube.isVisible():
                    press(cube)
                    _place_all(panel)
    assert all(action.seat == seat for action in wanted)
    return wanted


def _place_all(panel: PlacingPanel) -> None:
    """The chosen cube, into each district of the box, with keys."""
    box = panel.districts
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for place in range(box.count()):
        assert box.currentIndex() == place
        QTest.keyClick(box, Qt.Key.Key_Return)
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_every_legal_action_can_be_taken_in_the_action_bar(window: MainWindow) -> None:
    for which in DECISIONS:
        if which != "roll":
            table = decide(window, which)
            wanted = legal(table)
            assert len(set(wanted)) == len(wanted) >= 2
            assert set(offered_in_bar(table)) == set(wanted), which


def test_every_cube_can_be_placed_from_the_twin(window: MainWindow) -> None:
    table = decide(window, "place")
    wanted: list[Any] = []
    table.kit.wanted.disconnect(table.turns.decide)
    table.kit.wanted.connect(wanted.append)
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


def test_the_die_can_be_rolled_with_keys_on_board_and_twin(window: MainWindow) -> None:
    for twin in (False, True):
        table = decide(window, "roll")
        assert isinstance(panel_of(table), RollPanel)
        if twin:
            KEYS.press(Qt.Key.Key_F6)
        length = table.bridge.match.length
        KEYS.press("r")
        assert table.bridge.match.length > length


def test_keys_work_from_the_twin_too(window: MainWindow) -> None:
    for which, key in (("auction", "p"), ("loan", "n"), ("purse", "2")):
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
def test_the_twins_tell_every_district_and_field(window: MainWindow) -> None:
    table = decide(window, "place")
    table.centre.switch_twins()
    QApplication.processEvents()
    cells = [part for part in parts(table.twins.views[0]) if part.role() == QAccessible.Role.Cell]
    model = table.twins.views[0].model()
    assert len(cells) == model.rowCount() * model.columnCount()
    names = {name(cell) for cell in cells}
    voice = table.bridge.voice
    assert {voice.name("district", number) for number in range(13)} <= names
