"""Matches in the window: what happens to those that are put away, looked at, or left for a moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.rules.actions import Ready
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall, Negotiate
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.table.settings import Settings, load_settings
from bigshot_desktop.table.storage import make_folder
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import Mouse
from tests.ui.players import a_choice, a_match, seats
from tests.ui.positions import asked, finished, until
from tests.ui.window_matches import play, sit, wait


@pytest.fixture
def paints() -> bool:
    return False


def test_an_open_match_can_be_put_away_and_taken_up_again(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    play(qtbot, table, Mouse(), steps=20)
    actions, table_seats = table.bridge.match.actions, table.bridge.match.seats
    window.go_home()
    (button,) = window.home.matches.put_away_buttons
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.home.matches.buttons == []
    names = ", ".join(seat.name for seat in table_seats)
    assert window.notice.text == f"Big Shot with {names} is among the match files now."
    assert window.notice.calm
    assert shelf.open_matches() == []
    (file,) = shelf.match_files()
    assert not file.finished
    window.matches.open_file(file.path)
    assert window.table is not None
    assert window.table.bridge.match.actions == actions


def test_a_finished_match_is_only_looked_at(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "finished.bigshot"
    save_match(finished(), path)
    window.matches.open_file(path)
    assert window.table is None
    page = window.matches.replays.page
    assert page is not None
    assert window.pages.currentWidget() is page
    assert (page.bridge.position, page.bridge.end) == (0, finished().length)
    page.switch_end_sheet()
    assert page.centre.currentWidget() is page.centre.end_sheet


def test_who_does_not_play_today_is_not_forgotten(qtbot: QtBot, window: MainWindow) -> None:
    window.matches.begin(MatchRequest("big-shot", seats("hhb"), seed=1))
    assert window.preferences.settings.player_names == ("Anna", "Bea")
    window.go_home()
    window.matches.play("big-shot")
    kept, _ = load_settings(paths.settings_file())
    assert kept.player_names == ("Anna", "Bea")


def test_a_new_match_that_is_not_begun_leaves_the_old_one_where_it_was(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit(window, "hhh")
    wait(qtbot, table)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.new_match is not None
    assert window.pages.currentWidget() is window.new_match
    window.new_match.cancelled.emit()
    assert window.pages.currentWidget() is table
    assert window.table is table


def test_settings_count_at_once(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    assert wait(qtbot, table) is Phase.ROLLING
    still = window.preferences.settings
    before = table.bridge.match.length
    window.matches.save_settings(still.changed(confirm_roll=False, free_undo=True))
    assert table.bridge.match.length > before  # the die in hand rolled by itself
    assert table.bridge.match.free_undo
    assert isinstance(window.preferences.settings, Settings)


def test_the_menu_names_everything_with_its_keys(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    menu = table.commands.menu
    assert menu is not None
    titles = {action.text() for action in menu.actions() if not action.isSeparator()}
    assert {"Undo", "Hint", "Board as a table", "Settings…", "Full screen", "New match"} <= titles
    assert all(a.shortcut().toString() for a in menu.actions() if not a.isSeparator())


# --- secrets of others ---------------------------------------------------------------------------

SECRET: Final[dict[str, Callable[[], Match]]] = {
    "big-shot": lambda: asked(Speak, "hbb", hidden_money="yes"),
    "saludos-amigos": lambda: asked(Negotiate, "hbbb", game="saludos-amigos"),
    "somebody else's turn": lambda: until(
        a_match("hbbb", game="saludos-amigos"),
        lambda match: match.length > 30 and 0 not in match.to_act,
    ),
}
"""Open matches of one person with secrets."""


def resumed(window: MainWindow, match: Match) -> TablePage:
    """The table of an open match, as *Continue* opens it."""
    journal = shelf.begin(match)
    journal.close()
    window.matches.resume(journal.path)
    assert window.table is not None
    return window.table


def opened(window: MainWindow, match: Match) -> TablePage:
    """The table of a match file."""
    path = make_folder(paths.matches()) / "another.bigshot"
    save_match(match, path)
    window.matches.open_file(path)
    assert window.table is not None
    return window.table


@pytest.mark.parametrize("name", SECRET)
def test_who_plays_alone_goes_on_without_a_curtain(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    table = resumed(window, SECRET[name]())
    fallen: list[Phase] = []
    table.turns.changed.connect(lambda: fallen.append(table.turns.phase))
    assert table.curtain.isHidden()
    assert table.bridge.viewer == 0
    qtbot.waitUntil(lambda: table.turns.phase in (Phase.DECIDING, Phase.ROLLING))
    assert Phase.CALLING not in fallen


@pytest.mark.parametrize("name", SECRET)
def test_no_secret_is_shown_before_the_player_is_here(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    """Somebody else may have sent the file of a match."""
    match = SECRET[name]()
    seen: list[int] = []
    table = opened(window, match)
    curtain, turns = table.curtain, table.turns
    table.bridge.viewed.subscribe(Rank.VIEWER, seen.append)
    assert turns.phase is Phase.CALLING
    assert curtain.isVisible()
    assert curtain.question.text() == "Anna, are you there?"
    assert curtain.note.text().endswith("This match is not over and has secrets of Anna.")
    assert table.bridge.viewer == EVERYONE
    for _ in range(10):
        QApplication.processEvents()
    assert (seen, table.bridge.match.length) == ([], match.length), "nobody plays meanwhile"
    Mouse().click(curtain.here)
    assert curtain.isHidden()
    assert seen == [0]
    assert turns.phase is not Phase.CALLING
    qtbot.waitUntil(lambda: turns.phase in (Phase.DECIDING, Phase.ROLLING))


@pytest.mark.parametrize("name", SECRET)
def test_whoever_is_none_of_the_players_goes_back(window: MainWindow, name: str) -> None:
    match = SECRET[name]()
    table = opened(window, match)
    Mouse().click(table.curtain.back)
    assert window.table is None
    assert window.pages.currentWidget() is window.home
    (found,) = shelf.open_matches()
    assert found.actions == match.length


def test_several_people_are_named_when_the_first_of_them_is_called(window: MainWindow) -> None:
    table = resumed(window, asked(ConsiderCall, "hhbb", game="saludos-amigos"))
    curtain = table.curtain
    assert curtain.note.text().endswith("This match is not over and has secrets of Anna and Bea.")
    assert curtain.back.isVisible()
    Mouse().click(curtain.here)
    assert table.turns.phase is Phase.DECIDING
    table.turns._enter(Phase.CALLING, 1)
    assert curtain.note.text() == "What follows is for your eyes only."
    assert curtain.back.isHidden()


@pytest.mark.parametrize("come", [resumed, opened])
def test_where_nobody_is_called_yet_it_is_told_whose_secrets_there_are(
    window: MainWindow, come: Callable[[MainWindow, Match], TablePage]
) -> None:
    """As in an open talk, which everybody may look at."""
    table = come(window, asked(Negotiate, "hhbb", game="saludos-amigos"))
    assert table.bridge.viewer == EVERYONE
    assert table.curtain.isHidden()
    assert table.notice.text == (
        "Anna and Bea play this match. What only one of them may see stays hidden until it is asked for."
    )
    assert table.notice.calm
    assert table.notice.isVisible()
    seat = table.bridge.match.to_act[0]
    legal = table.bridge.match.game.sample(table.bridge.match.state, seat, Random(1))
    table.bridge.submit(legal)
    assert table.notice.text == "", "they play on: nobody has to be told any more"


@pytest.mark.parametrize(
    "match",
    [
        lambda: asked(Speak, "hbb"),
        lambda: a_match("bbb", hidden_money="yes"),
    ],
    ids=["no secrets", "bots alone"],
)
def test_where_there_is_no_secret_of_a_person_nobody_is_asked(
    window: MainWindow, match: Callable[[], Match]
) -> None:
    table = opened(window, match())
    assert table.curtain.isHidden()
    assert table.notice.text == ""


def test_who_begins_a_match_is_there(window: MainWindow) -> None:
    window.matches.begin(MatchRequest("saludos-amigos", seats("hbbb"), seed=1))
    assert window.table is not None
    assert window.table.curtain.isHidden()
    window.matches.play_again()
    assert window.table.curtain.isHidden()
    assert window.table.bridge.viewer == 0


@pytest.mark.parametrize("way", ["begin", "resume", "open", "again", "rematch"])
def test_whoever_waits_for_a_table_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A sentence over the page and the pointer say so, until the table is there."""
    path = tmp_path / "match.bigshot"
    told: list[str] = []
    save_match(a_match("hbb"), path)
    sit(window, "hbb")
    assert window.matches.session is not None
    assert window.matches.session.journal is not None
    journal = window.matches.session.journal.path
    laid = window.matches.sit_down

    def sit_down(*arguments: Any, **more: Any) -> None:
        pointer = QApplication.overrideCursor()
        assert pointer is not None
        assert pointer.shape() == Qt.CursorShape.WaitCursor
        labels = window.frame.findChildren(PlainLabel)
        told.extend(
            one.text() for one in labels if one.isVisible() and one.property("kind") == "busy"
        )
        laid(*arguments, **more)

    monkeypatch.setattr(window.matches, "sit_down", sit_down)
    ways: dict[str, Callable[[], None]] = {
        "begin": lambda: window.matches.begin(MatchRequest("big-shot", seats("hbb"), seed=1)),
        "resume": lambda: window.matches.resume(journal),
        "open": lambda: window.matches.open_file(path),
        "again": window.matches.play_again,
        "rematch": window.matches.rematch,
    }
    ways[way]()
    opened = "The match is being opened…"
    assert told == [opened if way == "open" else "The table is being laid…"]
    assert QApplication.overrideCursor() is None
    window.matches.open_file(tmp_path / "nothing.bigshot")
    assert QApplication.overrideCursor() is None


def test_what_bots_said_is_there_again_on_continue(window: MainWindow) -> None:
    """With the line of the log that it belongs to."""
    table = sit(window, "hbbb", game="saludos-amigos")
    bridge = table.bridge
    while bridge.match.to_act == (CHANCE,):
        assert bridge.draw()
    bot = next(seat for seat in bridge.match.to_act if not bridge.is_human(seat))
    saying = Term.of(sayings.CONTENT, 0.0, way=0, held=3)
    assert bridge.submit(Ready(bot), replace(a_choice(Ready(bot)), saying=saying))
    number, words = bridge.match.length, bridge.narrator.saying(saying, bot)
    told = [entry.text for entry in table.log.entries if entry.step == number]
    assert words in told[0]
    assert table.turns.said(number) == words, "it is left to be read"
    assert window.matches.session is not None
    assert window.matches.session.journal is not None
    path = window.matches.session.journal.path
    window.matches.leave_table()
    window.matches.resume(path)
    assert window.table is not None
    assert [entry.text for entry in window.table.log.entries if entry.step == number] == told


def test_that_a_match_is_saved_is_told_and_where(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "Sunday.bigshot"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.matches.save_copy(a_match())
    assert path.exists()
    assert window.notice.text == f"The match is saved: {path}"
    assert window.notice.calm
