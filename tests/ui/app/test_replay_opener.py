"""Looking at matches: from files, the shelf, the end sheet and the table, and back; and playing on from there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.table.storage import make_folder
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.pages.match_files import MatchFilesDialog
from bigshot_desktop.ui.pages.play_on import SAME, PlayOnDialog
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.players import seats
from tests.ui.positions import EXPERT, asked, finished, sit_at

each_game = pytest.mark.parametrize("game", GAMES)


def replay(window: MainWindow) -> ReplayPage:
    page = window.matches.replays.page
    assert page is not None
    assert window.pages.currentWidget() is page
    QApplication.processEvents()
    return page


def press(window: MainWindow, key: Qt.Key, *, ctrl: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(QApplication.focusWidget() or window, key, held)
    QApplication.processEvents()


def put_on_shelf(*seeds: int) -> list[Path]:
    """Finished matches, the first the oldest."""
    folder, found = make_folder(paths.matches()), []
    for age, seed in enumerate(seeds):
        path = folder / f"{seed}.bigshot"
        save_match(finished("hbb", seed), path)
        os.utime(path, (1_700_000_000 + age, 1_700_000_000 + age))
        found.append(path)
    return found


# --- from anywhere -------------------------------------------------------------------------------


def test_from_the_match_files(window: MainWindow) -> None:
    put_on_shelf(1)
    dialog = MatchFilesDialog(window)
    dialog.open_wanted.connect(window.matches.open_file)
    dialog.open_it.click()
    assert replay(window).bridge.whole.actions == finished("hbb").actions


def test_dropped_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "dropped.bigshot"
    save_match(finished("hbb"), path)
    content = QMimeData()
    content.setUrls([QUrl.fromLocalFile(str(path))])
    window.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            content,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert replay(window).bridge.position == 0
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert window.matches.replays.page is None


def test_from_the_end_sheet_and_back(window: MainWindow) -> None:
    table = sit_at(window, finished("hbb"))
    assert table.end_sheet is not None
    table.end_sheet.walk.click()
    page = replay(window)
    assert (page.bridge.position, page.bridge.is_live) == (0, False)
    assert page.bar.back.text() == "Close"
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert table.end_sheet.story is not None
    table.end_sheet.story.length_picked.emit(33)
    assert replay(window).bridge.position == 33


def test_from_the_statistics_and_back(window: MainWindow) -> None:
    (path,) = put_on_shelf(1)
    window.sheets.show_statistics()
    page = window.sheets.page
    window.sheets.open_match(path)
    assert replay(window).bridge.end == finished("hbb").length
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page


def test_the_next_and_the_one_before_on_the_shelf(window: MainWindow) -> None:
    old, middle, new = put_on_shelf(1, 2, 3)
    window.matches.open_file(middle)
    assert window.matches.replays.path == middle
    press(window, Qt.Key.Key_PageUp, ctrl=True)
    assert window.matches.replays.path == old
    page = replay(window)
    assert not page.commands.command("back").isEnabled()
    assert page.commands.command("forward").isEnabled()
    press(window, Qt.Key.Key_PageDown, ctrl=True)
    press(window, Qt.Key.Key_PageDown, ctrl=True)
    assert window.matches.replays.path == new
    assert not replay(window).commands.command("forward").isEnabled()


def test_what_cannot_be_read_is_told_and_nothing_changes(window: MainWindow) -> None:
    old, new = put_on_shelf(1, 2)
    window.matches.open_file(new)
    page = replay(window)
    old.write_text("{}")
    os.utime(old, (1, 1))
    press(window, Qt.Key.Key_PageUp, ctrl=True)
    assert window.notice.isVisible()
    assert replay(window) is page


# --- a match that goes on ------------------------------------------------------------------------


@each_game
def test_looking_back_without_leaving(window: MainWindow, game: str) -> None:
    match = finished("hbbb", game=game).before(40)
    table = sit_at(window, match)
    table.turns.stop()
    table.setFocus()
    press(window, Qt.Key.Key_Left, ctrl=True)
    page = replay(window)
    end = page.bridge.end
    assert page.bridge.position == end - 1
    assert page.bar.back.text() == "Back to now"
    press(window, Qt.Key.Key_Home)
    assert page.bridge.position == 0
    assert table.bridge.match is match
    press(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert window.matches.replays.page is None


def test_the_past_grows_while_it_is_looked_at(window: MainWindow) -> None:
    match = finished("bbb").before(30)
    table = sit_at(window, match)
    table.turns.stop()
    table.game_table.requests.look_back.emit(5)
    page = replay(window)
    end, rng = page.bridge.end, Random(1)
    while table.bridge.match.length < 45:
        state = table.bridge.match.state
        acting = table.bridge.match.to_act
        if acting == (CHANCE,):
            table.bridge.draw()
        else:
            table.bridge.submit(table.bridge.match.game.sample(state, acting[0], rng))
        table.bridge.reveal()
    assert page.bridge.end > end
    assert page.bridge.end == table.bridge.revealed_length
    assert page.bridge.position == 5
    assert page.log.entries[-1].step == page.bridge.end
    assert page.bar.slider.maximum() == page.bridge.end
    page.playback.go_to(page.bridge.end)
    assert page.bridge.match.state is table.bridge.match.state


def test_what_is_being_shown_is_not_seen_there_first(window: MainWindow) -> None:
    """Nothing tells early: a die that still rolls at the table has not been rolled in the past."""
    match = finished("hbb").before(2)
    table = sit_at(window, match)
    table.turns.stop()
    assert match.to_act == (-1,)
    table.bridge.stepped.unsubscribe(table.turns._stepped)  # it is still being shown
    table.bridge.draw()
    assert table.bridge.in_suspense
    table.game_table.requests.look_back.emit(0)
    page = replay(window)
    assert page.bridge.end == match.length - 1
    assert page.log.entries[-1].step == match.length - 1
    table.bridge.reveal()
    assert page.bridge.end == match.length


def test_an_undo_at_the_table_is_one_in_the_past_too(window: MainWindow) -> None:
    match = finished("hbb").before(60)
    match.free_undo = True
    table = sit_at(window, match)
    table.turns.stop()
    table.game_table.requests.look_back.emit(-1)
    page = replay(window)
    assert table.bridge.undo()
    assert page.bridge.end == match.length
    assert page.bridge.position <= match.length
    assert page.log.entries[-1].step <= match.length


def test_who_looks_back_sees_their_own_secrets_and_nobody_elses(window: MainWindow) -> None:
    match = finished("hhbb", **EXPERT).before(80)
    table = sit_at(window, match)
    table.turns.stop()
    table.bridge.viewer = 1
    table.game_table.requests.look_back.emit(50)
    page = replay(window)
    assert page.bar.seen_by is None
    assert [cash is None for cash in page.bridge.observation.cash].count(False) == 1
    table.bridge.viewer = EVERYONE
    assert page.bridge.viewer == EVERYONE
    assert all(cash is None for cash in page.bridge.observation.cash)


# --- playing on ----------------------------------------------------------------------------------


def answer(window: MainWindow, act: Callable[[PlayOnDialog], object]) -> None:
    """What is done with the dialog as soon as it is there."""

    def soon() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PlayOnDialog)
        act(dialog)

    page = replay(window)
    QTimer.singleShot(0, soon)
    page.play_on_wanted.emit()


@each_game
def test_playing_on_from_a_position(window: MainWindow, tmp_path: Path, game: str) -> None:
    match = finished("hbbb", game=game)
    path = tmp_path / "match.bigshot"
    save_match(match, path)
    window.matches.open_file(path)
    page = replay(window)
    page.playback.go_to(50)
    answer(window, lambda dialog: dialog.play.click())
    assert window.table is not None
    begun = window.table.bridge.match
    assert begun.actions[:50] == match.actions[:50]
    assert begun.played_on == 50
    assert [(seat.name, seat.kind, seat.level) for seat in begun.seats] == [
        (seat.name, seat.kind, seat.level) for seat in match.seats
    ]
    assert begun.seal is not None
    assert window.matches.replays.page is None
    assert [one.actions for one in shelf.open_matches()] == [begun.length]


def test_others_and_the_same_dice(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "match.bigshot"
    save_match(finished("hbb"), path)
    window.matches.open_file(path)
    replay(window).playback.go_to(40)

    def choose(dialog: PlayOnDialog) -> None:
        dialog.rows[0].kind.button("bot").click()
        dialog.rows[1].kind.button("human").click()
        dialog.rows[1].name.setText("Zoe")
        dialog.dice.button(SAME).click()
        assert not dialog.new_dice
        dialog.play.click()

    answer(window, choose)
    assert window.table is not None
    begun = window.table.bridge.match
    assert [seat.kind for seat in begun.seats] == ["bot", "human", "bot"]
    assert begun.seats[1].name == "Zoe"
    assert (begun.seal, begun.seed) == (None, finished("hbb").seed)


def test_two_of_one_name_are_refused_in_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "match.bigshot"
    save_match(finished("hbb"), path)
    window.matches.open_file(path)
    told: list[str] = []

    def choose(dialog: PlayOnDialog) -> None:
        dialog.rows[1].name.setText("Anna")
        dialog.rows[1].changed.emit()
        assert not dialog.play.isEnabled()
        told.append(dialog._refusal.text())
        dialog.rows[1].name.setText("")
        dialog.rows[1].changed.emit()
        assert not dialog.play.isEnabled()
        dialog.reject()

    answer(window, choose)
    assert told == ["Two players are called Anna. Give one another name."]
    assert window.table is None
    assert replay(window).bridge.position == 0


def test_where_the_match_is_over_it_cannot_go_on(window: MainWindow) -> None:
    window.matches.replays.open_match(finished("hbb"))
    page = replay(window)
    page.playback.go_to(page.bridge.end)
    assert not page.bar.play_on.isEnabled()
    assert not page.commands.command("branch").isEnabled()
    page.playback.step(-1)
    assert page.bar.play_on.isEnabled()


@pytest.mark.parametrize(("kinds", "offered"), [("hbb", True), ("hhb", False), ("bbb", False)])
def test_of_a_running_match_only_who_plays_alone(
    window: MainWindow, kinds: str, offered: bool
) -> None:
    table = sit_at(window, finished(kinds).before(30))
    table.turns.stop()
    table.game_table.requests.look_back.emit(-1)
    page = replay(window)
    assert page.bar.play_on.isVisible() is offered
    assert page.commands.command("branch").isVisible() is offered


def test_ones_own_match_stays_open(qtbot: QtBot, window: MainWindow) -> None:
    window.matches.begin(MatchRequest("big-shot", seats("hbb"), seed=1))
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.turns.phase in (Phase.DECIDING, Phase.ROLLING))
    length = table.bridge.match.length
    while not table.bridge.match.length:
        table.turns.roll()
        length = table.bridge.match.length
    table.game_table.requests.look_back.emit(0)
    answer(window, lambda dialog: dialog.play.click())
    assert window.table is not table
    assert min(one.actions for one in shelf.open_matches()) <= length
    assert len(shelf.open_matches()) == 2


def test_a_finished_match_played_on_is_marked(window: MainWindow) -> None:
    table = sit_at(window, asked_and_marked())
    table.whereabouts.switch_variants()
    assert table.whereabouts.variant_list is not None
    told = table.whereabouts.variant_list.lines
    assert told[-1] == "Played on from step 12 of another match."


def asked_and_marked() -> Match:
    match = asked(Speak, "hbb")
    match.played_on = 12
    return match
