"""The language changes while something moves on the board: that arrives, and all is in the new language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot.decisions import PlaceCube
from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui import language, pace
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from scripts.update_translations import run_tool
from tests.ui.conftest import WindowMaker
from tests.ui.hands import Mouse, city, take_turn
from tests.ui.test_whole_matches import sit, to_decision, wait
from tests.ui.windows.saying import said
from tests.words.languages import file_of

HANDS = Mouse()
TEXTS = {"undo": ("TablePage", "Undo"), "districts": ("BigShotTable", "Districts")}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The texts of one language, as a build leaves them."""
    folder = tmp_path_factory.mktemp("i18n")
    run_tool("lrelease", ["-silent", file_of("de"), "-qm", folder / "bigshot_de.qm"])
    return folder


@pytest.fixture
def window(
    open_window: WindowMaker, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    before = QLocale()
    monkeypatch.setitem(pace._FACTORS, "slow", 3.0)  # time enough to change the language thrice
    monkeypatch.setattr(language, "folder", lambda: texts)
    window = open_window()
    yield window
    window.preferences.tongue.speak("en")
    QLocale.setDefault(before)


def speak(window: MainWindow, code: str) -> None:
    """As the settings dialog does it, with things that move."""
    now = Settings(language=code, theme="light", animation_speed="slow", bot_pause=0, sound=False)
    window.preferences.take_up(now)
    QApplication.processEvents()


def moving(table: TablePage) -> bool:
    return table.turns.phase is Phase.SHOWING and city(table)._performance.running


@pytest.mark.parametrize("what", ["broker", "cube"])
def test_there_and_back_while_something_moves(qtbot: QtBot, window: MainWindow, what: str) -> None:
    table = sit(window, "hhh")
    if what == "broker":
        while wait(qtbot, table) is not Phase.ROLLING:
            take_turn(table, HANDS, Random(4))
    else:
        to_decision(qtbot, table, HANDS, PlaceCube)
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
    german = {name: QCoreApplication.translate(*text) for name, text in TEXTS.items()}
    assert set(german.values()) <= said(table)
    wait(qtbot, table)
    assert not moving(table)
    assert table.bridge.voice.name("colour", 0) == "Rot"
    assert table.bar.prompt.text() == _prompt(table)
    assert table.twins.tabText(0) == german["districts"]
    speak(window, "en")
    assert table.bar.prompt.text() == _prompt(table)
    assert table.twins.tabText(0) == "Districts"
    table.pace.speed = "off"
    take_turn(table, HANDS, Random(4))


def _prompt(table: TablePage) -> str:
    """What the table asks for now, in the language of now."""
    seat = table.turns.seat
    asked = CHANCE if table.turns.phase is Phase.ROLLING else seat
    return table.bridge.voice.prompt(table.bridge.decision(asked), seat)
