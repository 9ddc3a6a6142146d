"""The language changes while something moves on the board: that arrives, and all is in the new language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding, RollDice
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import language, pace
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.app.marked_language import said
from tests.ui.fixtures import WindowMaker
from tests.ui.geometry import settle
from tests.ui.input import Mouse, take_turn
from tests.ui.positions import asked, sit_at
from tests.ui.window_matches import wait

HANDS = Mouse()
UNDO = ("TablePage", "Undo")
MOTIONS: Final[dict[str, tuple[str, type, tuple[str, str]]]] = {
    "broker": ("big-shot", RollDie, ("BigShotTable", "Districts")),
    "cube": ("big-shot", PlaceCube, ("BigShotTable", "Districts")),
    "dice": ("shark", RollDice, ("SharkTable", "Squares")),
    "tower": ("shark", PlaceBuilding, ("SharkTable", "Squares")),
}
"""What moves: in which game, after which decision, and the name of the first table."""


@pytest.fixture
def paints() -> bool:
    return False


@pytest.fixture
def window(
    open_window: WindowMaker, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    before = QLocale()
    # On a busy machine, too, something still moves when the language has changed thrice.
    monkeypatch.setitem(pace._FACTORS, "slow", 100.0)
    monkeypatch.setattr(language, "folder", lambda: texts)
    window = open_window()
    yield window
    window.preferences.language_switch.switch_to("en")
    QLocale.setDefault(before)


def speak(window: MainWindow, code: str) -> None:
    """As the settings dialog does it, with things that move."""
    now = Settings(language=code, theme="light", animation_speed="slow", bot_pause=0, sound=False)
    window.preferences.apply(now)
    QApplication.processEvents()


def moving(table: TablePage) -> bool:
    return table.turns.phase is Phase.SHOWING and table.game_table.scene._player.running


@pytest.mark.parametrize("what", MOTIONS)
def test_there_and_back_while_something_moves(qtbot: QtBot, window: MainWindow, what: str) -> None:
    game, decision, (context, title) = MOTIONS[what]
    table = sit_at(window, asked(decision, "hhh", game=game))
    wait(qtbot, table)
    window.preferences.pace.speed = "slow"
    length = table.bridge.match.length
    take_turn(table, HANDS, Random(4))
    assert table.bridge.match.length > length
    assert moving(table)
    speak(window, "de")
    assert moving(table)
    speak(window, "en")
    speak(window, "de")
    assert moving(table)
    german = QCoreApplication.translate(context, title)
    assert {QCoreApplication.translate(*UNDO), german} <= said(table)
    table.pace.hurry()
    wait(qtbot, table)
    assert not moving(table)
    kind = "colour" if game == "big-shot" else "company"
    assert table.bridge.narrator.name(kind, 0) == "Rot"
    assert table.bar.prompt.text() == _prompt(table)
    assert table.board_tables.tabText(0) == german
    speak(window, "en")
    assert table.bar.prompt.text() == _prompt(table)
    assert table.board_tables.tabText(0) == title
    table.pace.speed = "off"
    settle(window)
    take_turn(table, HANDS, Random(4))


def _prompt(table: TablePage) -> str:
    """What the table asks for now, in the language of now."""
    seat = table.turns.seat
    asked = CHANCE if table.turns.phase is Phase.ROLLING else seat
    return table.bridge.narrator.prompt(table.bridge.decision(asked), seat)
