"""Every page and dialog at every size: nothing is cut off, squeezed or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui import fonts, style, theme
from bigshot_desktop.ui.application import make_application
from bigshot_desktop.ui.models.shark.prices import PricesModel
from bigshot_desktop.ui.sounds import NO_DEVICE
from bigshot_desktop.ui.windows.about import AboutDialog
from bigshot_desktop.ui.windows.crash import CrashDialog
from bigshot_desktop.ui.windows.end_sheet import EndSheet
from bigshot_desktop.ui.windows.home import HomePage
from bigshot_desktop.ui.windows.match_files import MatchFilesDialog
from bigshot_desktop.ui.windows.new_match import NewMatchPage
from bigshot_desktop.ui.windows.scrolling import ScrollPage
from bigshot_desktop.ui.windows.settings import SettingsDialog
from bigshot_desktop.ui.windows.statistics import StatisticsDialog
from bigshot_desktop.ui.windows.stock_sheet import StockSheet
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.windows.test_end_sheet import end_sheet as sheet_of
from tests.ui.windows.test_end_sheet import played
from tests.ui.windows.test_home import damaged, open_match
from tests.ui.windows.test_match_files import FILES
from tests.ui.windows.test_statistics import BIG_SHOT, SHARK


def home() -> HomePage:
    page = HomePage(("big-shot",))
    page.show_open_matches([open_match("a"), open_match("b", busy=True), damaged(), open_match()])
    return page


def new_match(players: str) -> NewMatchPage:
    page = NewMatchPage()
    page.set_names(["A person with a rather long name"])
    page.set_game("big-shot")
    assert page.players is not None
    page.players.choose(players)
    page.players.chosen.emit(players)
    page.rows[0].name.setText("")
    page.rows[0].changed.emit()
    return page


def end_sheet(kinds: str, game: str = "big-shot") -> EndSheet:
    bridge = played(kinds, game)
    sheet = sheet_of(bridge)
    bridge.setParent(sheet)
    sheet.story.save_chart(Path("/nowhere/chart.svg"))  # quicker to draw than a picture
    return sheet


def stock_sheet() -> StockSheet:
    bridge = played("hbbb", "shark")
    sheet = StockSheet(bridge, PricesModel(bridge, bridge))
    bridge.setParent(sheet)
    return sheet


MAKERS: Final[dict[str, Callable[[], QWidget]]] = {
    "home": lambda: HomePage(("big-shot",)),
    "home-open-matches": home,
    "new-match-2": lambda: new_match("2"),
    "new-match-4": lambda: new_match("4"),
    "settings": lambda: SettingsDialog(Settings(), NO_DEVICE),
    "about": AboutDialog,
    "crash": lambda: CrashDialog("Traceback …"),
    "match-files": lambda: MatchFilesDialog(files=FILES),
    "statistics": lambda: StatisticsDialog(statistics=[BIG_SHOT, SHARK]),
    "end-sheet-2": lambda: end_sheet("hb"),
    "end-sheet-4": lambda: end_sheet("hbbb"),
    "end-sheet-6": lambda: end_sheet("hbbbbb", "shark"),
    "stock-sheet": stock_sheet,
}

SIZES: Final = ((800, 600, 100), (1024, 640, 75), (1024, 640, 200), (1440, 900, 100))


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}-{}".format(*size))
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    """The program in its clothes, in a text size; and how large a window is."""
    before = qapp.font()
    width, height, percent = request.param
    make_application()
    fonts.set_text_size(percent)
    style.apply(qapp)
    yield width, height
    fonts.set_text_size(100)
    qapp.setStyleSheet("")
    qapp.setPalette(theme.qt_palette(theme.LIGHT))
    qapp.setFont(before)


@pytest.fixture(params=["English", "long words"])
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    """English, or a language whose sentences are longer."""
    translator = LongWords() if request.param == "long words" else None
    if translator:
        QCoreApplication.installTranslator(translator)
    yield
    if translator:
        QCoreApplication.removeTranslator(translator)


def found(qtbot: QtBot, window: QWidget, width: int, height: int) -> list[str]:
    """What is wrong with a window of a size, and with the pages that scroll in it."""
    qtbot.addWidget(window)
    window.show()
    window.resize(width, height)
    window.setFocus()
    settle(window)
    wrong = flaws(window)
    if window.width() > width:
        wrong.append(f"it cannot be narrower than {window.width()}")
    for area in window.findChildren(ScrollPage):
        wrong += flaws(area.page)
        if area.page.width() > area.viewport().width():
            wrong.append(f"its page is {area.page.width()} wide")
    window.close()
    return wrong


@pytest.mark.usefixtures("spoken")
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int]) -> None:
    wrong = {name: found(qtbot, make(), *size) for name, make in MAKERS.items()}
    assert {name: flaws for name, flaws in wrong.items() if flaws} == {}
