"""Who does not see the window, or has no mouse, can play as well: everything has a name and can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass, Pay, Place
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    Speak,
)
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.games.big_shot.window.panels.paying import PayPanel
from bigshot_desktop.games.big_shot.window.panels.placing import PlacingPanel
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.sounds import NO_DEVICE
from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.pages.about import AboutDialog
from bigshot_desktop.ui.pages.duplicate_evening import DuplicateEveningPage
from bigshot_desktop.ui.pages.fair_dice import FairDicePage
from bigshot_desktop.ui.pages.match_files import MatchFilesPage
from bigshot_desktop.ui.pages.settings import SettingsPage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.app.marked_language import show, stops
from tests.ui.input import Keyboard, panel_of
from tests.ui.keyboard_only import DECISIONS, OF_SHARK, decide, place_all, press, wishes
from tests.ui.pages.samples import FILES, statistics
from tests.ui.positions import asked, finished, sit_at
from tests.ui.screen_reader import name, nameless, reachable


@pytest.fixture
def paints() -> bool:
    return False


KEYS = Keyboard()
FULL = Problem("disk-full", path="/home/anna")


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody listens: Qt tells assistive programs of everything."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


# --- everything has a name -----------------------------------------------------------------------


def test_home_and_new_match(window: MainWindow) -> None:
    assert nameless(window) == []
    names = {name(part) for part in reachable(window)}
    assert {"Play Big Shot", "New match of Big Shot", "Settings", "Language"} <= names
    assert {"Play Shark", "New match of Shark"} <= names
    for game in ENTRIES:
        window.choose_match(game)
        QApplication.processEvents()
        assert nameless(window) == []


@pytest.mark.parametrize("which", ["auction", "trade"])
def test_the_table_beside_the_board(window: MainWindow, which: str) -> None:
    table = decide(window, which)
    for side_page in table.game_table.side_pages:
        table.centre.switch_side_page(side_page.name)
        QApplication.processEvents()
        assert nameless(window) == []
    table.centre.switch_board_tables()
    for place in range(table.board_tables.count()):
        table.board_tables.setCurrentIndex(place)
        QApplication.processEvents()
        assert nameless(window) == []


def test_the_table_when_there_is_no_room(window: MainWindow) -> None:
    window.resize(800, 600)
    decide(window, "auction")
    assert nameless(window) == []


def test_while_bots_play(qtbot: QtBot, window: MainWindow) -> None:
    assert window.matches.runner is not None
    window.matches.runner.held = True  # type: ignore[attr-defined]
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
    window.notice.show_message("Something went wrong.")
    table.bridge.troubled.emit(FULL)
    QApplication.processEvents()
    assert nameless(window) == []


def test_the_curtain(window: MainWindow) -> None:
    table = sit_at(window, asked(ConsiderCall, "hhbb", game="saludos-amigos"))
    assert table.turns.phase is Phase.CALLING
    assert nameless(window) == []
    focus = QApplication.focusWidget()
    assert focus is table.curtain.here


@pytest.mark.parametrize("options", [{}, OF_SHARK])
def test_the_end_sheet(window: MainWindow, options: dict[str, Any]) -> None:
    table = sit_at(window, finished(**options))
    assert table.end_sheet is not None
    QApplication.processEvents()
    assert nameless(window) == []


DIALOGS: dict[str, Callable[[], QWidget]] = {
    "settings": lambda: SettingsPage(Settings(), NO_DEVICE),
    "about": AboutDialog,
    "statistics": statistics,
    "no statistics": lambda: statistics([]),
    "fair dice": FairDicePage,
    "duplicate evening": DuplicateEveningPage,
    "match files": lambda: MatchFilesPage(files=FILES),
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


FROM_THE_TWIN = {
    "roll": "r",
    "auction": "p",
    "loan": "n",
    "purse": "2",
    "dice": "r",
    "share": "3",
    "trade": "e",
    "forced sale": "a",
}
"""A key that acts, by the decision."""


def test_the_table_in_every_decision(qtbot: QtBot, window: MainWindow) -> None:
    """Everything has a name, Tab reaches every control of the action bar, and keys take every legal action."""
    for which, (_, _, options) in DECISIONS.items():
        table = reach_everything(qtbot, window, which)
        if which != "roll" and "game" not in options:
            take_every_legal_action(table, which)
        if which in FROM_THE_TWIN:
            act_from_the_twin(table, which)


def reach_everything(qtbot: QtBot, window: MainWindow, which: str) -> TablePage:
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
    assert table.sidebar.log in reached
    return table


def _is_one_of_several(widget: QWidget) -> bool:
    """Tab goes to the chosen one of a group; the others are reached with arrows from there."""
    if not isinstance(widget, QAbstractButton) or widget.isChecked():
        return False
    group: QButtonGroup | None = widget.group()
    return group is not None


def test_arrows_reach_every_cube(window: MainWindow) -> None:
    table = decide(window, "place")
    panel: Any = panel_of(table)
    assert isinstance(panel, PlacingPanel)
    cubes = [cube for cube in panel.cubes if cube.isEnabled()]
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
    panel: Any = panel_of(table)
    seat = table.turns.seat
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


def take_every_legal_action(table: TablePage, which: str) -> None:
    """With the controls of the action bar."""
    wanted = legal(table)
    assert len(set(wanted)) == len(wanted) >= 2
    assert set(offered_in_bar(table)) == set(wanted), which
    table.game_table.requests.action.connect(table.turns.decide)


def test_every_cube_can_be_placed_from_the_twin(window: MainWindow) -> None:
    table = decide(window, "place")
    wanted = wishes(table)
    KEYS.press(Qt.Key.Key_F6)
    view = table.board_tables.views[0]
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
def test_the_die_can_be_rolled_with_a_key_on_the_board(window: MainWindow, which: str) -> None:
    table = decide(window, which)
    assert table.turns.phase is Phase.ROLLING
    length = table.bridge.match.length
    KEYS.press("r")
    assert table.bridge.match.length > length


def act_from_the_twin(table: TablePage, which: str) -> None:
    """Keys work from the twin too."""
    KEYS.press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is table.board_tables.views[0]
    length = table.bridge.match.length
    KEYS.press(FROM_THE_TWIN[which])
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
    assert heard[-1] == table.bridge.narrator.problem(FULL)


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize(
    ("which", "kind", "number"), [("place", "district", 13), ("building", "square", 120)]
)
def test_the_twin_tells_every_place(window: MainWindow, which: str, kind: str, number: int) -> None:
    table = decide(window, which)
    table.centre.switch_board_tables()
    QApplication.processEvents()
    view = table.board_tables.views[0]
    whole = QAccessible.queryAccessibleInterface(view)
    inside = [whole.child(place) for place in range(whole.childCount())]
    cells = [part for part in inside if part.role() == QAccessible.Role.Cell]
    assert len(cells) == view.model().rowCount() * view.model().columnCount()
    names = {name(cell) for cell in cells}
    narrator = table.bridge.narrator
    assert {narrator.name(kind, place) for place in range(number)} <= names
