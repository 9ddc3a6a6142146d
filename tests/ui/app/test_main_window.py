"""The one window: the way from page to page, the dialogs, and what it keeps for the next time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.match_file import load_match, save_match
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.session import Session
from bigshot_desktop.table.settings import load_settings
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.pages.about import AboutDialog
from bigshot_desktop.ui.pages.fair_dice import FairDicePage
from bigshot_desktop.ui.pages.match_files import MatchFilesPage
from bigshot_desktop.ui.pages.settings import SettingsPage
from bigshot_desktop.ui.pages.statistics import StatisticsPage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.app.marked_language import spoken_otherwise
from tests.ui.fixtures import WindowMaker
from tests.ui.input import Mouse
from tests.ui.players import a_match, seats
from tests.ui.positions import asked, finished, sit_at


@pytest.fixture
def paints() -> bool:
    return False


CONTROL = Qt.KeyboardModifier.ControlModifier
Dialog = TypeVar("Dialog", bound=QDialog)


def press(key: Qt.Key, held: Qt.KeyboardModifier = CONTROL) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, held)


def in_dialog(kind: type[Dialog], do: Callable[[Dialog], object]) -> list[Dialog]:
    """Does something in the dialog that opens next, and lists it then."""
    met: list[Dialog] = []

    def meet() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        met.append(dialog)
        try:
            do(dialog)
        finally:
            dialog.close()

    QTimer.singleShot(0, meet)
    return met


# --- pages ---------------------------------------------------------------------------------------


def test_it_wakes_up_on_the_home_page(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.home
    assert window.table is None
    assert QApplication.focusWidget() is window.home.cards[0].learn  # nobody has played yet
    assert window.notice.text == ""


def test_who_has_learned_one_game_is_still_led_to_learn_the_others(
    open_window: WindowMaker,
) -> None:
    window = open_window()
    window.matches.learn("shark")
    window.go_home()
    for one in (window, open_window()):
        assert [card.game for card in one.home.cards if card.play.leads] == ["shark"]


@pytest.mark.parametrize("place", range(len(ENTRIES)))
def test_one_click_plays(window: MainWindow, place: int) -> None:
    card = window.home.cards[place]
    Mouse().click(card.play)
    assert window.table is not None
    assert window.table.bridge.match.game.info.id == card.game == list(ENTRIES)[place]
    assert window.pages.currentWidget() is window.table
    names = [seat.name for seat in window.table.bridge.match.seats]
    kinds = [seat.kind for seat in window.table.bridge.match.seats]
    assert kinds == ["human", "bot", "bot", "bot"]
    assert window.preferences.settings.player_names == (names[0],)


def test_new_match_and_back(window: MainWindow) -> None:
    Mouse().click(window.home.cards[0].new)
    assert window.new_match is not None
    assert window.pages.currentWidget() is window.new_match
    window.new_match.cancelled.emit()
    assert window.pages.currentWidget() is window.home
    first = window.new_match
    window.choose_match("big-shot")
    assert window.new_match is first


def test_names_are_kept_for_the_next_match(window: MainWindow) -> None:
    window.matches.begin(MatchRequest("big-shot", seats("hhb"), seed=1))
    assert window.preferences.settings.player_names == ("Anna", "Bea")
    assert load_settings(paths.settings_file())[0].player_names == ("Anna", "Bea")
    window.choose_match("big-shot")
    assert window.new_match is not None
    assert window.new_match.rows[0].name.text() == "Anna"


def test_a_match_that_was_left_is_offered_again(qtbot: QtBot, window: MainWindow) -> None:
    window.matches.begin(MatchRequest("big-shot", seats("hbb"), seed=1))
    assert window.table is not None
    old = window.table
    press(Qt.Key.Key_H)
    assert window.pages.currentWidget() is window.home
    assert window.table is None
    (button,) = window.home.matches.buttons
    assert QApplication.focusWidget() is button
    Mouse().click(button)
    assert window.table is not None
    assert window.table is not old
    assert len(shelf.open_matches()) == 1


def test_a_finished_match_becomes_a_file(window: MainWindow) -> None:
    journal = shelf.begin(finished())
    journal.close()
    window.matches.resume(journal.path)
    assert window.table is not None
    assert window.table.turns.phase is Phase.OVER
    window.go_home()
    assert shelf.open_matches() == []
    (file,) = shelf.match_files()
    assert file.finished
    assert window.home.matches.buttons == []


def test_the_same_deal_once_more(window: MainWindow) -> None:
    table = sit_at(window, finished())
    assert table.end_sheet is not None
    table.end_sheet.again.click()
    assert window.table is not None
    assert window.table is not table
    again, before = window.table.bridge.match, table.bridge.match
    assert (again.setup, again.seats, again.seed) == (before.setup, before.seats, before.seed)
    assert again.result is None


def test_a_finished_file_is_shown_and_gets_no_journal(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "over.bigshot"
    save_match(finished(), path)
    window.matches.open_file(path)
    assert window.pages.currentWidget() is window.matches.replays.page
    assert shelf.open_matches() == []


@pytest.mark.parametrize(("humans", "free"), [("hbb", True), ("hhb", False)])
def test_free_undo_is_for_those_who_play_alone(window: MainWindow, humans: str, free: bool) -> None:
    window.matches.save_settings(window.preferences.settings.changed(free_undo=True))
    window.matches.begin(MatchRequest("big-shot", seats(humans), seed=1))
    assert window.matches.session is not None
    assert window.matches.session.match.free_undo is free


def test_a_die_that_rolls_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    window.matches.begin(MatchRequest("big-shot", seats("hhh"), seed=1))
    assert window.table is not None
    turns = window.table.turns
    assert turns.phase is Phase.ROLLING
    window.matches.save_settings(window.preferences.settings.changed(confirm_roll=False))
    assert turns.rolls_itself
    turns.roll()
    qtbot.waitUntil(lambda: turns.phase is Phase.DECIDING)


# --- keys ----------------------------------------------------------------------------------------


def test_keys_of_the_window(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press(Qt.Key.Key_N)
    assert window.pages.currentWidget() is window.new_match
    path = tmp_path / "good.bigshot"
    save_match(a_match("hbb"), path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(Qt.Key.Key_O)
    assert window.pages.currentWidget() is window.table
    press(Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    assert window.isFullScreen()
    press(Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier)
    assert not window.isFullScreen()
    press(Qt.Key.Key_Q)
    assert not window.isVisible()


def test_the_home_page_asks_for_a_file_as_the_key_does(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "good.bigshot"
    save_match(a_match("hbb"), path)
    folders: list[str] = []

    def answer(_parent: object, _title: str, folder: str, _filter: str) -> tuple[str, str]:
        folders.append(folder)
        return (str(path) if len(folders) == 2 else ""), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    Mouse().click(window.home.open_file)
    assert window.pages.currentWidget() is window.home
    paths.matches().mkdir(parents=True)
    Mouse().click(window.home.open_file)
    assert window.pages.currentWidget() is window.table
    assert folders == [str(Path.home()), str(paths.matches())]


@pytest.mark.parametrize("game", ENTRIES)
def test_a_copy_is_called_like_the_game(
    window: MainWindow, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.session = Session(Referee(a_match("hbbb", game=game)))
    asked: list[Path] = []

    def answer(_parent: object, _title: str, path: str, _filter: str) -> tuple[str, str]:
        asked.append(Path(path))
        return str(tmp_path / "copy"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    window.matches.save_copy()
    assert asked == [Path.home() / f"{ENTRIES[game].title}.bigshot"]
    assert load_match(tmp_path / "copy.bigshot").game.info.id == game


def test_the_key_for_a_new_match_means_the_game_that_was_asked_for_last(
    window: MainWindow,
) -> None:
    window.choose_match("shark")
    assert window.new_match is not None
    window.new_match.cancelled.emit()
    press(Qt.Key.Key_N)
    assert window.new_match.game == "shark"
    sit_at(window, asked(Speak))
    press(Qt.Key.Key_N)
    assert window.new_match.game == "big-shot"


def test_no_file_chosen_is_no_fault(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.matches.ask_for_file()
    window.matches.save_copy()
    sit_at(window, asked(Speak))
    window.matches.save_copy()
    assert window.notice.text == ""


# --- dialogs -------------------------------------------------------------------------------------


def test_statistics_and_fair_dice_are_pages_that_lead_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    Mouse().click(window.home.statistics)
    page = window.sheets.page
    assert isinstance(page, StatisticsPage)
    assert window.pages.currentWidget() is page
    Mouse().click(page.dice)
    assert isinstance(window.sheets.page, FairDicePage)
    qtbot.keyClick(window.sheets.page, Qt.Key.Key_Escape)
    assert isinstance(window.sheets.page, StatisticsPage)
    qtbot.keyClick(window.sheets.page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert window.sheets.page is None
    table = sit_at(window, asked(Speak))
    Mouse().click(table.seal_tag)
    assert isinstance(window.sheets.page, FairDicePage)
    Mouse().click(window.sheets.page.back)
    assert window.pages.currentWidget() is table


def test_a_match_of_the_statistics_is_one_click_away(qtbot: QtBot, window: MainWindow) -> None:
    paths.matches().mkdir(parents=True)
    save_match(finished("hbb"), paths.matches() / "one.bigshot")
    (paths.matches() / "two.bigshot").write_bytes(b"{}")
    Mouse().click(window.home.statistics)
    page = window.sheets.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: bool(page.name))
    page.open_wanted.emit(paths.matches() / "two.bigshot")
    assert window.notice.text
    assert window.pages.currentWidget() is page
    page.remarkable.buttons[0].click()
    assert window.pages.currentWidget() is window.matches.replays.page
    qtbot.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page


@pytest.mark.parametrize("game", ["big-shot", "saludos-amigos"])
def test_behind_a_page_the_match_waits(qtbot: QtBot, window: MainWindow, game: str) -> None:
    window.matches.begin_dealt(a_match("bbbb", game=game))
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.bridge.match.length > 5)
    window.sheets.show_fair_dice()
    assert table.turns.resting
    length = table.bridge.match.length
    for _ in range(30):
        QApplication.processEvents()
    assert table.bridge.match.length == length
    window.sheets.leave()
    assert not table.turns.resting
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 5)


def test_about(window: MainWindow) -> None:
    met = in_dialog(AboutDialog, lambda dialog: None)
    Mouse().click(window.home.about)
    assert len(met) == 1


def test_match_files_are_a_page_that_leads_back(window: MainWindow) -> None:
    Mouse().click(window.home.files)
    page = window.pages.currentWidget()
    assert isinstance(page, MatchFilesPage)
    assert QApplication.activeModalWidget() is None
    press(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert window.pages.currentWidget() is window.home


def test_a_file_is_opened_from_the_list(window: MainWindow) -> None:
    paths.matches().mkdir(parents=True)
    save_match(a_match("hbb"), paths.matches() / "one.bigshot")
    (file,) = shelf.match_files()
    window.sheets.show_files()
    page = window.pages.currentWidget()
    assert isinstance(page, MatchFilesPage)
    Mouse().click(page.open_it)
    assert window.table is not None
    assert window.table.bridge.match.length == load_match(file.path).length
    assert window.pages.currentWidget() is window.table


def settings_page(window: MainWindow) -> SettingsPage:
    page = window.pages.currentWidget()
    assert isinstance(page, SettingsPage)
    return page


def test_settings_at_a_table_lead_back_to_it(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    press(Qt.Key.Key_Comma)
    settings_page(window)
    press(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert window.pages.currentWidget() is table


def test_settings_are_tried_out_and_kept_with_ok(window: MainWindow) -> None:
    press(Qt.Key.Key_Comma)
    page = settings_page(window)
    page.scales["bot_pause"].slider.setValue(200)
    assert window.preferences.pace.bot_pause == 200
    press(Qt.Key.Key_Comma)
    assert settings_page(window) is page, "they are not opened twice"
    Mouse().click(page.ok)
    assert window.pages.currentWidget() is window.home
    assert window.preferences.settings.bot_pause == 200
    assert load_settings(paths.settings_file())[0].bot_pause == 200


def test_settings_that_are_cancelled_are_as_before(window: MainWindow) -> None:
    for leave in ("cancel", "escape", "elsewhere"):
        window.sheets.show_settings()
        page = settings_page(window)
        page.scales["bot_pause"].slider.setValue(200)
        if leave == "cancel":
            Mouse().click(page.back)
        elif leave == "escape":
            press(Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        else:
            window.choose_match("shark")
        assert not page.isVisible()
        assert window.preferences.pace.bot_pause == 0
    assert load_settings(paths.settings_file())[0].bot_pause == 0


# --- closing -------------------------------------------------------------------------------------


def test_closing_asks_nothing_and_keeps_everything(open_window: WindowMaker) -> None:
    window = open_window()
    window.resize(901, 602)
    window.matches.begin(MatchRequest("big-shot", seats("hbb"), seed=1))
    assert window.close()
    assert window.matches.runner is None
    assert window.matches.session is None
    assert load_settings(paths.settings_file())[0].window
    assert len(shelf.open_matches()) == 1
    assert not shelf.open_matches()[0].busy


def test_a_match_that_another_window_lets_go_of_can_be_continued(window: MainWindow) -> None:
    journal = shelf.begin(a_match("hbb"))
    window.go_home()
    assert window.home.matches.buttons == []
    assert window.home.matches._looking.isActive()
    window.home.matches.look_again.emit()
    assert window.home.matches.buttons == []
    journal.close()
    window.home.matches.look_again.emit()
    (go_on,) = window.home.matches.buttons
    assert not window.home.matches._looking.isActive()
    window.home.matches.look_again.emit()
    assert window.home.matches.buttons == [go_on], "nothing is made anew for nothing"


def test_what_is_not_to_be_remembered_is_not(open_window: WindowMaker) -> None:
    window = open_window()
    before = paths.settings_file().read_bytes()
    window.remembers = False
    window.resize(901, 602)
    window.close()
    assert paths.settings_file().read_bytes() == before


def test_the_names_of_its_commands_follow_the_language(window: MainWindow) -> None:
    with spoken_otherwise():
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        assert all("¡" in action.text() for action in window._actions.values())


def test_what_is_dropped_is_copied_never_moved(window: MainWindow, tmp_path: Path) -> None:
    """A file manager that is told of a move deletes the file."""
    path = tmp_path / "kept.bigshot"
    save_match(a_match("hbb"), path)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path))])
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    middle = window.rect().center()
    entering = QDragEnterEvent(middle, both, dropped, *held)
    dropping = QDropEvent(QPointF(middle), both, dropped, *held)
    for event, react in ((entering, window.dragEnterEvent), (dropping, window.dropEvent)):
        event.setDropAction(Qt.DropAction.MoveAction)
        react(event)  # type: ignore[arg-type]
        assert event.isAccepted()
        assert event.dropAction() == Qt.DropAction.CopyAction
    assert window.table is not None
