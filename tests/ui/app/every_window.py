"""Every page, dialog and window of the program, each with a function that makes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.shark.window.models.prices import PricesModel
from bigshot_desktop.games.shark.window.stock_page import StockPage
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.sounds import NO_DEVICE, Sounds
from bigshot_desktop.ui.match.end_sheet import EndSheet
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.pages.about import AboutDialog
from bigshot_desktop.ui.pages.duplicate_evening import DuplicateEveningPage
from bigshot_desktop.ui.pages.fair_dice import FairDicePage
from bigshot_desktop.ui.pages.home import HomePage
from bigshot_desktop.ui.pages.match_files import MatchFilesPage
from bigshot_desktop.ui.pages.new_match import NewMatchPage
from bigshot_desktop.ui.pages.play_on import PlayOnDialog
from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.ui.pages.settings import SettingsPage
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from tests.ui.match.end_sheets import end_sheet as sheet_of
from tests.ui.match.end_sheets import played
from tests.ui.pages.samples import FILES, damaged, open_match, statistics
from tests.ui.positions import finished


def home() -> HomePage:
    page = HomePage()
    page.show_open_matches([open_match("a"), open_match("b", busy=True), damaged(), open_match()])
    return page


def new_match(players: str, game: str = "big-shot") -> NewMatchPage:
    page = NewMatchPage()
    page.set_names(["A person with a rather long name"])
    page.set_game(game)
    assert page.form is not None
    page.form.players.choose(players)
    page.form.players.chosen.emit(players)
    page.rows[0].name.setText("")
    page.rows[0].changed.emit()
    return page


def end_sheet(kinds: str, game: str = "big-shot") -> EndSheet:
    bridge = played(kinds, game)
    sheet = sheet_of(bridge)
    bridge.setParent(sheet)
    assert sheet.story is not None
    sheet.story.save_chart(Path("/nowhere/chart.svg"))  # quicker to draw than a picture
    return sheet


def stock_sheet() -> StockPage:
    bridge = played("hbbb", "shark")
    sheet = StockPage(bridge, PricesModel(bridge, bridge))
    bridge.setParent(sheet)
    return sheet


def replay(kinds: str, game: str = "big-shot", **options: str) -> ReplayPage:
    match = finished(kinds, 1, game=game, **options)
    page = ReplayPage(ReplayBridge(match, position=match.length // 2), Pace("off"), Sounds())
    page.offer_neighbours(before=True, after=False)
    return page


def play_on(players: int) -> PlayOnDialog:
    names = ("A person with a rather long name", "Bea", "Carl", "Dora", "Emil", "Fine", "Gina")
    seats = [Seat(names[0]), *(Seat(name, "bot", "expert", "otto") for name in names[1:players])]
    dialog = PlayOnDialog("saludos-amigos", seats, ["Anna"], step=112, same_dice=False)
    dialog.rows[1].name.setText("")
    dialog.rows[1].changed.emit()
    return dialog


def rulebook() -> RulebookWindow:
    """While something is looked for: then most is to be seen."""
    window = RulebookWindow()
    window.go_to("shark", "SH-5")
    window.search.setText("1")
    return window


MAKERS: Final[dict[str, Callable[[], QWidget]]] = {
    "home": HomePage,
    "home-open-matches": home,
    "new-match-2": lambda: new_match("2"),
    "new-match-4": lambda: new_match("4"),
    "new-match-6": lambda: new_match("6", "shark"),
    "new-match-7": lambda: new_match("7", "saludos-amigos"),
    "settings": lambda: SettingsPage(Settings(), NO_DEVICE),
    "about": AboutDialog,
    "crash": lambda: CrashDialog("Traceback …"),
    "match-files": lambda: MatchFilesPage(files=FILES),
    "statistics": statistics,
    "evening": DuplicateEveningPage,
    "fair-dice": lambda: FairDicePage(played("hbbb", "shark").match, over=True),
    "end-sheet-2": lambda: end_sheet("hb"),
    "end-sheet-4": lambda: end_sheet("hbbb"),
    "end-sheet-6": lambda: end_sheet("hbbbbb", "shark"),
    "stock-sheet": stock_sheet,
    "replay-2": lambda: replay("hb"),
    "replay-4": lambda: replay("hbbb", hidden_money="yes"),
    "replay-7": lambda: replay("hbbbbbb", "saludos-amigos"),
    "play-on": lambda: play_on(7),
    "rulebook": rulebook,
}
