"""Any person at the table may speak, by a click on their name or by a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard, Done
from bigshot_desktop.games.saludos_amigos.window.panels.speakers import SpeakerBar
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.panels.questions import rolled, saludos_bridge
from tests.ui.match.panel_questions import click, show


@pytest.fixture
def bar(qtbot: QtBot) -> SpeakerBar:
    bar = SpeakerBar(PlayerRequests())
    bar.attend(family(), 0)
    show(qtbot, bar)
    return bar


def family() -> Bridge:
    return saludos_bridge(Table(5).negotiate(), "hhbhb", EVERYONE)


def pressed_in(bar: SpeakerBar) -> list[str]:
    return [button.text() for button in bar.people if button.isChecked()]


def test_people_are_there_and_bots_are_not(bar: SpeakerBar) -> None:
    assert [one.text() for one in bar.people if one.isVisible()] == ["Anna", "Bea", "Dora"]
    assert pressed_in(bar) == ["Anna"]


def test_the_mark_waits_for_the_table(bar: SpeakerBar) -> None:
    picked: list[int] = []
    bar.requests.speak_as.connect(picked.append)
    click(bar.people[1])
    assert pressed_in(bar) == ["Anna"]
    bar.attend(family(), 1)
    assert pressed_in(bar) == ["Bea"]
    click(bar.people[1])
    QTest.keyClick(bar, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert picked == [1, 3]


def test_one_person_needs_no_choice(bar: SpeakerBar) -> None:
    bar.attend(saludos_bridge(Table(4).negotiate()), 0)
    assert bar.isHidden()


def test_who_is_done_is_not_asked(bar: SpeakerBar) -> None:
    table = Table(5).negotiate()
    table.do(Done(1))
    bar.attend(saludos_bridge(table, "hhbhb", EVERYONE), 0)
    assert [one.isEnabled() for one in bar.people[:2]] == [True, False]
    assert bar.people[1].accessibleDescription() == "Bea has nothing to say now"


def test_a_rolling_die_hushes_nobody(bar: SpeakerBar) -> None:
    table = rolled(5)
    table.do(Discard(2, 1))
    bar.attend(saludos_bridge(table, "hhbhb", EVERYONE), 0)
    assert all(bar.people[seat].isEnabled() for seat in (0, 1, 3))
