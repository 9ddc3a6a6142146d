"""No key and no second click answers a question that was not there when it was pressed, in any panel of any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Place
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.window.panels.answers import Answers
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import TableOffer
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.boards.placing_scene import PlacingScene
from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets import freshness
from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.keyboard_only import DECISIONS, decide, wishes
from tests.ui.match.panel_questions import show
from tests.ui.positions import asked, sit_at
from tests.ui.quick_choices import QuickBots
from tests.ui.window_matches import wait

KEY = Qt.Key
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
ENDLESS = 10**9


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has read what is asked yet, however long a test takes."""
    monkeypatch.setattr(freshness, "REST", ENDLESS)


def read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Now everybody has."""
    monkeypatch.setattr(freshness, "REST", 0)


def press(window: QWidget, sequence: QKeySequence | Qt.Key) -> None:
    """As the keyboard does, not as one widget sees it."""
    if isinstance(sequence, Qt.Key):
        QTest.keyClick(window.windowHandle(), sequence)
    else:
        combined = cast("Any", sequence)[0]
        QTest.keyClick(window.windowHandle(), combined.key(), combined.keyboardModifiers())


def buttons(panel: QWidget) -> Iterator[ActionButton]:
    for button in panel.findChildren(ActionButton):
        if button.isVisible() and button.isEnabled():
            yield button


# --- every question of every game ----------------------------------------------------------------


@pytest.mark.parametrize("which", DECISIONS)
def test_a_key_that_comes_at_once_answers_nothing(
    window: MainWindow, unread: None, which: str
) -> None:
    table = decide(window, which)
    panel, wanted, rolled = table.bar.panel, wishes(table), []
    table.game_table.requests.roll.disconnect(table.turns.roll)
    table.game_table.requests.roll.connect(lambda: rolled.append(True))
    assert panel is not None
    for enter in (KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space):
        press(window, enter)
    for button in buttons(panel):
        if not button.shortcut_key.isEmpty():
            press(window, button.shortcut_key)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        for enter in (KEY.Key_Return, KEY.Key_Space):
            QTest.keyClick(button, enter)
    table.centre.switch_board_tables()
    table.board_tables.focus()
    QApplication.processEvents()
    press(window, KEY.Key_Return)
    assert (wanted, rolled) == ([], [])


def test_the_same_keys_answer_once_the_question_was_read(
    window: MainWindow, unread: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = decide(window, "call")
    wanted = wishes(table)
    press(window, KEY.Key_E)
    read(monkeypatch)
    press(window, KEY.Key_E)
    assert len(wanted) == 1


def test_done_is_done_and_nothing_else(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was seen: E ends the talk, and the same key a moment later meant not to call the council."""
    window.matches.runner = QuickBots()  # type: ignore[assignment]
    table = sit_at(window, asked(Negotiate, "hbbb", game="saludos-amigos"))
    panel = table.bar.panel
    assert isinstance(panel, TalkPanel)
    press(window, panel.over.shortcut_key)
    monkeypatch.setattr(freshness, "REST", ENDLESS)
    said = _actions_of(table, 0)
    for _ in range(50):
        QApplication.processEvents()
        press(window, KEY.Key_E)
        press(window, QKeySequence("Shift+E"))
    assert wait(qtbot, table) in (Phase.DECIDING, Phase.ROLLING)
    press(window, KEY.Key_E)
    assert _actions_of(table, 0) == said


# --- one panel after another ---------------------------------------------------------------------


class Somebody:
    """Somebody in front of a bar that shows something, and then asks for the die."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page, self.bar = QWidget(), ActionBar()
        self.other = QLineEdit()
        column = QVBoxLayout(self.page)
        column.addWidget(self.other)
        column.addWidget(self.bar)
        self.watching, self.rolling = WatchPanel(PlayerRequests()), RollPanel(PlayerRequests())
        self.rolls: list[bool] = []
        self.skips: list[bool] = []
        self.rolling.requests.roll.connect(lambda: self.rolls.append(True))
        self.watching.requests.skip.connect(lambda: self.skips.append(True))
        self.bar.show_panel(self.watching)
        show(qtbot, self.page)
        self.watching.skip.setFocus()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            press(self.page, key)


@pytest.fixture
def somebody(qtbot: QtBot) -> Somebody:
    return Somebody(qtbot)


def test_what_hurries_does_so_at_once(somebody: Somebody, unread: None) -> None:
    somebody.press(KEY.Key_Space, KEY.Key_Space)
    assert somebody.skips == [True] * 2


def test_hammering_on_a_key_does_not_wear_the_question_out(
    somebody: Somebody, unread: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody.bar.show_panel(somebody.rolling)
    QApplication.processEvents()
    somebody.press(KEY.Key_Return, KEY.Key_R, KEY.Key_Enter, KEY.Key_R)
    assert somebody.rolls == []
    read(monkeypatch)
    somebody.press(KEY.Key_R, KEY.Key_Return)
    assert somebody.rolls == [True] * 2


def test_a_question_that_nobody_has_seen_is_not_answered(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys that were pressed while the program was busy come before the first picture of what is asked."""
    monkeypatch.setattr(freshness, "REST", 1)
    somebody.page.setUpdatesEnabled(False)
    somebody.bar.show_panel(somebody.rolling)
    QTest.qWait(5)
    somebody.press(KEY.Key_R)
    assert somebody.rolls == []


def test_a_key_held_down_answers_no_further_question(somebody: Somebody) -> None:
    somebody.bar.show_panel(somebody.rolling)
    for key, text in ((KEY.Key_R, "r"), (KEY.Key_Return, "\r"), (KEY.Key_Space, " ")):
        again = QKeyEvent(QEvent.Type.KeyPress, key, NO_KEY, text, autorep=True)
        QApplication.sendEvent(somebody.page.windowHandle(), again)
    assert somebody.rolls == []


def test_elsewhere_enter_is_heard(somebody: Somebody, unread: None) -> None:
    somebody.bar.show_panel(somebody.rolling)
    somebody.other.setFocus()
    entered: list[bool] = []
    somebody.other.returnPressed.connect(lambda: entered.append(True))
    somebody.press(KEY.Key_Return)
    assert entered == [True]


# --- a question that turns into another one ------------------------------------------------------


def test_another_offer_in_the_same_place_is_not_accepted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(PlayerRequests(), 0)
    wanted: list[Any] = []
    answers.requests.action.connect(wanted.append)
    show(qtbot, answers)
    answers.show_paper(TableOffer(1, (3, 2, 0), 1, 5))
    answers.take_keys(answer=True, withdraw=False)
    answers.show()
    QApplication.processEvents()
    press(answers, KEY.Key_A)
    assert len(wanted) == 1
    monkeypatch.setattr(freshness, "REST", ENDLESS)
    answers.show_paper(TableOffer(1, (1, 4, 0), 1, 7))
    QApplication.processEvents()
    press(answers, KEY.Key_A)
    assert len(wanted) == 1


# --- the mouse -----------------------------------------------------------------------------------


def three_clicks(page: QWidget, place: QPoint) -> None:
    """As quickly as a system tells them: the second is a double click, the third is a single one again."""
    types, none = QEvent.Type, Qt.MouseButton.NoButton
    presses = (types.MouseButtonPress, types.MouseButtonDblClick, types.MouseButtonPress)
    for number, kind in enumerate(presses):
        for told, held in ((kind, LEFT), (types.MouseButtonRelease, none)):
            under = page.childAt(place)
            assert under is not None
            here, there = under.mapFrom(page, place), page.mapToGlobal(place)
            event = QMouseEvent(told, QPointF(here), QPointF(there), LEFT, held, NO_KEY)
            event.setTimestamp(1000 + 150 * number)
            QApplication.sendEvent(under, event)


def test_three_quick_clicks_press_what_was_there_for_the_first(qtbot: QtBot) -> None:
    page, before, after = QWidget(), ActionButton(), ActionButton()
    column = QVBoxLayout(page)
    for part in (before, after):
        part.setText("Press")
        column.addWidget(part)
    after.hide()

    def change() -> None:
        before.hide()
        after.show()
        column.activate()

    presses: list[bool] = []
    before.clicked.connect(change)
    after.clicked.connect(lambda: presses.append(True))
    show(qtbot, page)
    three_clicks(page, before.mapTo(page, before.rect().center()))
    assert after.isVisible()
    assert presses == []


def test_two_quick_clicks_on_the_board_place_one_piece(window: MainWindow) -> None:
    table = sit_at(window, asked(PlaceCube))
    scene = table.game_table.scene
    assert isinstance(scene, PlacingScene)
    place = scene.placement.places[0]
    spot = table.view.mapFromScene(scene.surroundings(place).heart.center())
    viewport = table.view.viewport()
    placed = partial(_cubes, table)
    before = placed()
    QTest.mouseMove(viewport, spot)
    where = viewport.mapTo(window, spot)
    three_clicks(window, where)
    assert placed() == before + 1


def test_enter_after_a_click_on_the_board_places_no_second_piece(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place is chosen for each piece: with the pointer, once it moves, or with keys."""
    table = sit_at(window, asked(PlaceCube))
    scene = table.game_table.scene
    assert isinstance(scene, PlacingScene)
    spot = table.view.mapFromScene(scene.surroundings(scene.placement.places[0]).heart.center())
    viewport, placed = table.view.viewport(), partial(_cubes, table)
    before = placed()
    QTest.mouseMove(viewport, spot)
    QTest.mouseClick(viewport, LEFT, NO_KEY, spot)
    assert placed() == before + 1
    assert scene.placement.active
    read(monkeypatch)
    table.focus_game()
    press(window, KEY.Key_Return)
    assert placed() == before + 1
    press(window, KEY.Key_Down)
    press(window, KEY.Key_Return)
    assert placed() == before + 2
    if scene.placement.active:
        press(window, KEY.Key_Return)  # the next one to the same place
        assert placed() == before + 3


def _cubes(table: TablePage) -> int:
    """How many cubes the player has placed."""
    match = table.bridge.match
    return sum(isinstance(match.step(n).action, Place) for n in range(1, match.length + 1))


def _actions_of(table: TablePage, seat: int) -> int:
    match = table.bridge.match
    return sum(match.step(n).action.seat == seat for n in range(1, match.length + 1))
