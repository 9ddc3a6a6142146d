"""Seats and log beside the board: both at once, or in turn where it is low."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers
from bigshot_desktop.games.saludos_amigos.window.models.players import SaludosPlayers
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.match.sidebar import Sidebar
from bigshot_desktop.ui.models.log import LogModel, entry_at
from bigshot_desktop.ui.models.players import Describer, PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.ui.app.marked_language import show, spoken_otherwise
from tests.ui.geometry import settle
from tests.ui.models.model_checks import SALUDOS
from tests.ui.players import a_match
from tests.ui.positions import until

Beside = Callable[[Bridge, Describer], Sidebar]


@pytest.fixture
def bridge() -> Bridge:
    return Bridge(Referee(until(a_match("hbb"), lambda match: match.length > 30)))


@pytest.fixture
def beside(qtbot: QtBot) -> Iterator[Beside]:
    """Puts seats and log on a page."""
    page = QWidget()

    def put(bridge: Bridge, game: Describer) -> Sidebar:
        sidebar = Sidebar(PlayersModel(bridge, game), LogModel(bridge, piece=piece_of))
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(sidebar)
        show(qtbot, page, 320, 900)
        settle(page)
        return sidebar

    yield put
    page.close()


@pytest.fixture
def sidebar(beside: Beside, bridge: Bridge) -> Sidebar:
    return beside(bridge, BigShotPlayers())


def tabs(sidebar: Sidebar) -> QTabWidget:
    return sidebar._tabs


def resize(sidebar: Sidebar, height: int) -> None:
    sidebar.window().resize(320, height)
    settle(sidebar.window())
    assert sidebar.height() == height


def test_where_there_is_room_both_are_seen(sidebar: Sidebar) -> None:
    assert sidebar.cards.isVisible()
    assert sidebar.log.isVisible()
    assert not tabs(sidebar).isVisible()


def test_where_it_is_low_one_is_seen_and_the_other_is_a_tab_away(sidebar: Sidebar) -> None:
    resize(sidebar, 260)
    assert tabs(sidebar).isVisible()
    assert [tabs(sidebar).tabText(place) for place in range(2)] == ["Players", "Log"]
    assert sidebar.cards.isVisible()
    assert not sidebar.log.isVisible()
    tabs(sidebar).setCurrentIndex(1)
    assert sidebar.log.isVisible()
    assert not sidebar.cards.isVisible()


def test_there_and_back_as_often_as_one_likes(sidebar: Sidebar) -> None:
    for _ in range(3):
        resize(sidebar, 260)
        assert tabs(sidebar).isVisible()
        resize(sidebar, 900)
        assert not tabs(sidebar).isVisible()
        assert sidebar.cards.isVisible()
        assert sidebar.log.isVisible()
        assert sidebar.log.height() > 6 * sidebar.fontMetrics().lineSpacing()


def test_a_larger_font_takes_more_room(qapp: QApplication, sidebar: Sidebar) -> None:
    qapp.setStyleSheet("")  # with one, fonts follow when it is applied anew
    settle(sidebar.window())
    height = sidebar.cards.sizeHint().height() + 9 * sidebar.fontMetrics().lineSpacing()
    resize(sidebar, height)
    assert not tabs(sidebar).isVisible()
    fonts.set_text_size(200)
    settle(sidebar.window())
    in_turn = tabs(sidebar).isVisible()
    fonts.set_text_size(100)
    assert in_turn


def test_the_last_bot_that_acted_can_be_explained(
    qtbot: QtBot, sidebar: Sidebar, bridge: Bridge
) -> None:
    number = sidebar.log.explainable()
    assert bridge.match.steps[number - 1].action.seat in (1, 2)
    later = [step.action.seat for step in bridge.match.steps[number:]]
    assert not {1, 2} & set(later)
    with qtbot.waitSignal(sidebar.why_wanted) as told:
        sidebar.log.why_wanted.emit(number)
    assert told.args == [number]


def test_rules_are_looked_up_from_the_log(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.log.setCurrentIndex(sidebar.log.model().index(0, 0))
    with qtbot.waitSignal(rule_requests().wanted) as told:
        QTest.keyClick(sidebar.log, Qt.Key.Key_F1)
    assert told.args == [entry_at(sidebar.log.currentIndex()).rule]


def test_a_change_of_language_reaches_the_tabs(sidebar: Sidebar) -> None:
    resize(sidebar, 260)
    with spoken_otherwise():
        assert all("¡" in tabs(sidebar).tabText(place) for place in range(2))
        assert "¡" in tabs(sidebar).tabBar().accessibleName()


def test_the_tabs_are_no_window_of_their_own(qtbot: QtBot, bridge: Bridge) -> None:
    """It would be seen for a moment, and take the focus from what the player is at."""
    sidebar = Sidebar(PlayersModel(bridge, BigShotPlayers()), LogModel(bridge, piece=piece_of))
    qtbot.addWidget(sidebar)
    assert tabs(sidebar).parentWidget() is sidebar


def test_cards_become_smaller_before_the_log_goes_behind_a_tab(beside: Beside) -> None:
    sidebar = beside(SALUDOS[2].bridge(), SaludosPlayers())
    tall = sidebar.cards.cards[0].height()
    resize(sidebar, round(30 * sidebar.fontMetrics().lineSpacing()))
    assert sidebar.log.isVisible()
    assert sidebar.cards.cards[0].height() < tall
    resize(sidebar, 200)
    assert tabs(sidebar).isVisible()
