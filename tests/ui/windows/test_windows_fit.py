"""Every page and dialog at every size in every language: nothing is cut off, squeezed or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui import fonts, style
from bigshot_desktop.ui.application import make_application
from bigshot_desktop.ui.language import Tongue
from bigshot_desktop.ui.models.shark.prices import PricesModel
from bigshot_desktop.ui.sounds import NO_DEVICE
from bigshot_desktop.ui.windows.about import AboutDialog
from bigshot_desktop.ui.windows.crash import CrashDialog
from bigshot_desktop.ui.windows.end_sheet import EndSheet
from bigshot_desktop.ui.windows.home import HomePage
from bigshot_desktop.ui.windows.match_files import MatchFilesDialog
from bigshot_desktop.ui.windows.new_match import NewMatchPage
from bigshot_desktop.ui.windows.rulebook import RulebookWindow
from bigshot_desktop.ui.windows.scrolling import ScrollPage
from bigshot_desktop.ui.windows.settings import SettingsDialog
from bigshot_desktop.ui.windows.statistics import StatisticsDialog
from bigshot_desktop.ui.windows.stock_sheet import StockSheet
from tests.ui.conftest import clear_away
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.tongues import spoken
from tests.ui.windows.test_end_sheet import end_sheet as sheet_of
from tests.ui.windows.test_end_sheet import played
from tests.ui.windows.test_home import damaged, open_match
from tests.ui.windows.test_match_files import FILES
from tests.ui.windows.test_statistics import BIG_SHOT, SHARK
from tests.words.languages import LANGUAGES, TRANSLATED


def home() -> HomePage:
    page = HomePage(("big-shot",))
    page.show_open_matches([open_match("a"), open_match("b", busy=True), damaged(), open_match()])
    return page


def new_match(players: str, game: str = "big-shot") -> NewMatchPage:
    page = NewMatchPage()
    page.set_names(["A person with a rather long name"])
    page.set_game(game)
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


def rulebook() -> RulebookWindow:
    """While something is looked for: then most is to be seen."""
    window = RulebookWindow()
    window.go_to("shark", "SH-5")
    window.search.setText("1")
    return window


MAKERS: Final[dict[str, Callable[[], QWidget]]] = {
    "home": lambda: HomePage(("big-shot",)),
    "home-open-matches": home,
    "new-match-2": lambda: new_match("2"),
    "new-match-4": lambda: new_match("4"),
    "new-match-6": lambda: new_match("6", "shark"),
    "new-match-7": lambda: new_match("7", "saludos-amigos"),
    "settings": lambda: SettingsDialog(Settings(), NO_DEVICE),
    "about": AboutDialog,
    "crash": lambda: CrashDialog("Traceback …"),
    "match-files": lambda: MatchFilesDialog(files=FILES),
    "statistics": lambda: StatisticsDialog(statistics=[BIG_SHOT, SHARK]),
    "end-sheet-2": lambda: end_sheet("hb"),
    "end-sheet-4": lambda: end_sheet("hbbb"),
    "end-sheet-6": lambda: end_sheet("hbbbbb", "shark"),
    "stock-sheet": stock_sheet,
    "rulebook": rulebook,
}

LONG: Final = "long words"
SIZES: Final = (
    (800, 600, 100, (LONG,)),
    (1024, 640, 100, LANGUAGES),
    (1024, 640, 200, (LONG,)),
    (1280, 800, 150, TRANSLATED),
)
"""How large a window is and its text, in hundredths; and the languages in which it is looked at."""


@pytest.fixture
def dressed(qapp: QApplication, undressed: None) -> Callable[[int], None]:
    """Puts the program in its clothes, in a text size."""

    def dress(percent: int) -> None:
        make_application()
        fonts.set_text_size(percent)
        style.apply(qapp)

    return dress


@pytest.fixture
def tongue(texts: Path) -> Iterator[Tongue]:
    """Speaks English again at the end, and numbers are written as before."""
    before = QLocale()
    tongue = Tongue(texts)
    yield tongue
    tongue.speak("en")
    tongue.deleteLater()
    QLocale.setDefault(before)


def flaws_of(window: QWidget, width: int) -> list[str]:
    """What is wrong with a window, and with the pages that scroll in it."""
    settle(window)
    wrong = flaws(window)
    if window.width() > width:
        wrong.append(f"it cannot be narrower than {window.width()}")
    for area in window.findChildren(ScrollPage):
        wrong += flaws(area.page)
        if area.page.width() > area.viewport().width():
            wrong.append(f"its page is {area.page.width()} wide")
    return wrong


def found(
    window: QWidget, width: int, height: int, languages: Iterable[str], tongue: Tongue
) -> dict[str, list[str]]:
    """What is wrong with a window of a size, by language; it changes while the window is open."""
    window.show()
    window.resize(width, height)
    window.setFocus()
    settle(window)
    window.setUpdatesEnabled(False)  # to measure it nobody has to see it
    wrong = {}
    for code in languages:
        assert tongue.speak(code if code in LANGUAGES else "en")
        with spoken(LongWords()) if code == LONG else nullcontext():
            wrong[code] = flaws_of(window, width)
    window.close()
    window.deleteLater()
    clear_away()  # it would hear of every language of the windows that follow
    return {code: flaws for code, flaws in wrong.items() if flaws}


@pytest.mark.parametrize(("width", "height", "percent", "languages"), SIZES)
def test_nothing_is_cut_off(
    dressed: Callable[[int], None],
    tongue: Tongue,
    width: int,
    height: int,
    percent: int,
    languages: tuple[str, ...],
) -> None:
    dressed(percent)
    wrong = {name: found(make(), width, height, languages, tongue) for name, make in MAKERS.items()}
    assert {name: flaws for name, flaws in wrong.items() if flaws} == {}
