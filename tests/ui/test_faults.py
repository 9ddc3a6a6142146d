"""What can go wrong around a match: the player gets a sentence, and nothing that was played is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.journal import Journal, read_journal
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import load_match, save_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.sounds import NO_DEVICE, NO_MULTIMEDIA, Sounds
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.pages.settings import SettingsPage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.app.marked_language import said
from tests.ui.faulty_disk import full_disk, read_only
from tests.ui.fixtures import WindowMaker
from tests.ui.input import Mouse, take_turn
from tests.ui.players import a_match
from tests.ui.window_matches import play, sit, wait


@pytest.fixture
def paints() -> bool:
    return False


HANDS = Mouse()


def told(problem: Problem) -> str:
    return language.narrator().problem(problem)


def buttons(widget: QWidget) -> dict[str, QPushButton]:
    """Those that can be clicked, by what they say."""
    found = widget.findChildren(QPushButton)
    return {one.text() or one.toolTip(): one for one in found if one.isVisible()}


def copied(window: MainWindow, target: Path, patch: pytest.MonkeyPatch) -> Match:
    """The match as it was saved elsewhere."""
    patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.matches.save_copy()
    return load_match(target)


# --- a home that cannot be written to ------------------------------------------------------------


def test_a_read_only_home(
    qtbot: QtBot,
    open_window: WindowMaker,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with read_only(home):
        window = open_window()
        assert window.isVisible()
        table = sit(window, "hbb")
        problem = Problem("read-only", path=str(paths.journals()))
        assert told(problem) in window.notice.text
        assert window.notice.text.startswith("This match is not being saved.")
        play(qtbot, table, HANDS, steps=30)
        assert table.bridge.match.length >= 30
        saved = copied(window, tmp_path / "copy.bigshot", monkeypatch)
        assert saved.actions == table.bridge.match.actions
        window.close()
    assert not paths.journals().exists()


def test_a_home_that_is_no_folder(
    qtbot: QtBot, open_window: WindowMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file" / "home"))
    window = open_window()
    sentences = window.notice.text.splitlines()
    assert told(Problem("folder-missing", path=str(paths.settings_file()))) in sentences
    window.preferences.apply(Settings(language="en", animation_speed="off", bot_pause=0))
    table = sit(window, "hbb")
    assert window.notice.text.startswith("This match is not being saved.")
    play(qtbot, table, HANDS, steps=20)
    assert table.bridge.match.length >= 20
    saved = copied(window, tmp_path / "copy.bigshot", monkeypatch)
    assert saved.actions == table.bridge.match.actions
    window.go_home()
    assert told(Problem("folder-missing", path=str(paths.journals()))) in window.notice.text


def test_a_copy_that_cannot_be_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(window, "hbb")
    target = tmp_path / "copy.bigshot"
    with full_disk(), pytest.raises(Problem, match="file-missing"):
        copied(window, target, monkeypatch)
    assert window.notice.text == told(Problem("disk-full", path=str(target)))


# --- a full disk ---------------------------------------------------------------------------------


def to_my_turn(qtbot: QtBot, table: TablePage, steps: int = 12) -> None:
    """Plays a while, until a person decides."""
    rng = Random(2)
    while wait(qtbot, table) is not Phase.DECIDING or table.bridge.match.length < steps:
        take_turn(table, HANDS, rng)


def try_something(table: TablePage) -> None:
    take_turn(table, HANDS, Random(5))


@pytest.mark.parametrize("way", ["Try again", "Play on without saving"])
def test_a_disk_that_fills_up_while_a_person_decides(
    qtbot: QtBot, window: MainWindow, way: str
) -> None:
    table = sit(window, "hbb")
    to_my_turn(qtbot, table)
    match, (journal,) = table.bridge.match, shelf.open_matches()
    before = match.actions
    with full_disk():
        try_something(table)
        assert table.turns.phase is Phase.HELD
        assert match.actions == before
        assert told(Problem("disk-full", path=str(journal.path))) in table.notice.text
        HANDS.click(buttons(table.notice)[way])
        if way == "Try again":  # still full
            assert table.turns.phase is Phase.HELD
            assert match.actions == before
        else:
            play(qtbot, table, HANDS, steps=len(before) + 15)
            assert match.length >= len(before) + 15
    if way == "Try again":  # there is room now
        HANDS.click(buttons(table.notice)[way])
        play(qtbot, table, HANDS, steps=len(before) + 15)
    assert table.notice.text == ""
    assert match.actions[: len(before)] == before
    on_disk = read_journal(journal.path)[0].actions
    assert on_disk == (match.actions if way == "Try again" else before)


def test_a_disk_that_fills_up_while_bots_play(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "bbb")
    qtbot.waitUntil(lambda: table.bridge.match.length > 10)
    with full_disk():
        qtbot.waitUntil(lambda: table.turns.phase is Phase.HELD)
        length = table.bridge.match.length
        HANDS.click(buttons(table.notice)["Try again"])
        qtbot.waitUntil(lambda: table.turns.phase is Phase.HELD)
        assert table.bridge.match.length == length
    HANDS.click(buttons(table.notice)["Try again"])
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 10)
    window.matches.leave_table()
    (found,) = shelf.open_matches()
    assert read_journal(found.path)[0].actions == table.bridge.match.actions


def test_the_way_out_can_be_taken_with_keys(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    to_my_turn(qtbot, table)
    with full_disk():
        try_something(table)
        focus = QApplication.focusWidget()
        assert isinstance(focus, QPushButton)
        assert focus.text() == "Try again"
        length = table.bridge.match.length
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert table.bridge.match.length > length
    assert table.turns.phase is not Phase.HELD
    assert table.notice.text == ""


def test_an_undo_that_does_not_fit_on_the_disk(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hhb")
    rng = Random(1)
    while wait(qtbot, table) is not Phase.DECIDING or table.turns.undo_seat is None:
        take_turn(table, HANDS, rng)
    table.commands.command("undo").trigger()
    table.commands.command("redo").trigger()
    before = table.bridge.match.actions
    with full_disk():
        table.commands.command("undo").trigger()
        assert table.turns.phase is Phase.HELD
        assert not table.commands.command("undo").isEnabled()
        assert not table.commands.command("redo").isEnabled()
    assert table.bridge.match.actions == before
    HANDS.click(buttons(table.notice)["Try again"])
    assert table.bridge.match.length < len(before)


def test_settings_that_do_not_fit_on_the_disk(window: MainWindow, home: Path) -> None:
    before = paths.settings_file().read_bytes()

    window.sheets.show_settings()
    page = window.pages.currentWidget()
    assert isinstance(page, SettingsPage)
    with full_disk():
        page.boxes["theme"].setCurrentIndex(2)
        page.boxes["theme"].activated.emit(2)
        HANDS.click(page.ok)
    assert window.notice.text == told(Problem("disk-full", path=str(paths.settings_file())))
    assert window.preferences.settings.theme == "dark"
    assert paths.settings_file().read_bytes() == before


# --- sound ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("why_not", "sentence"),
    [
        (NO_DEVICE, "No sound can be heard: this computer has no loudspeaker or headphones."),
        (NO_MULTIMEDIA, "No sound can be heard: the system’s sound library is missing."),
    ],
)
def test_a_computer_without_sound(
    qtbot: QtBot,
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    why_not: str,
    sentence: str,
) -> None:
    monkeypatch.setattr(Sounds, "_open", lambda self: why_not)
    window.preferences.sounds._why_not = None
    window.matches.save_settings(window.preferences.settings.changed(sound=True))
    window.sheets.show_settings()
    page = window.pages.currentWidget()
    assert isinstance(page, SettingsPage)
    assert not page.switches["sound"].isEnabled()
    assert sentence in said(page)
    window.sheets.leave()
    play(qtbot, sit(window, "hbb"), HANDS, steps=30)
    assert window.notice.text == ""


# --- texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("damaged", [False, True])
def test_a_language_whose_texts_are_missing(
    open_window: WindowMaker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: bool
) -> None:
    texts = tmp_path / "i18n"
    texts.mkdir()
    if damaged:
        (texts / "bigshot_de.qm").write_bytes(b"\x3c\xb8\x64\x18" + bytes(400))
    monkeypatch.setattr(language, "folder", lambda: texts)
    first = open_window()
    first.set_language("de")
    sentence = "The texts for Deutsch are missing or damaged, so this is English."
    assert first.notice.text == sentence
    first.set_language("de")
    assert first.notice.text == sentence
    assert first.preferences.language_switch.code == "en"
    first.close()
    second = open_window()  # the choice was kept, and it is told again
    assert second.notice.text == sentence
    assert second.home.about.text() == "About"
    second.set_language("en")


# --- files dropped on the window -----------------------------------------------------------------


def drop(target: QWidget, path: Path) -> bool:
    """Drops a file on what is seen there; whether the window took it."""
    what = QMimeData()
    what.setUrls([QUrl.fromLocalFile(str(path))])
    middle, copy = target.rect().center(), Qt.DropAction.CopyAction
    held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(target, QDragEnterEvent(middle, copy, what, *held))
    event = QDropEvent(QPointF(middle), copy, what, *held)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


@contextmanager
def undisturbed(qtbot: QtBot, window: MainWindow) -> Iterator[TablePage]:
    """A match in which nothing happens meanwhile, and that can be played on afterwards."""
    table = sit(window, "hbb")
    to_my_turn(qtbot, table)
    actions, session = table.bridge.match.actions, window.matches.session
    yield table
    assert window.table is table
    assert window.matches.session is session
    assert table.isVisible()
    assert table.bridge.match.actions == actions
    assert table.turns.phase is Phase.DECIDING
    play(qtbot, table, HANDS, steps=len(actions) + 5)
    assert read_journal(shelf.open_matches()[0].path)[0].actions == table.bridge.match.actions


def test_a_damaged_match_file_dropped_on_the_board(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "old.bigshot"
    save_match(a_match("hbb"), path)
    path.write_bytes(path.read_bytes().replace(b"Anna", b"Enna"))
    with undisturbed(qtbot, window) as table:
        assert drop(table.view.viewport(), path)
        assert window.notice.text == f"old.bigshot: {told(Problem('damaged'))}"


def test_anything_dropped_on_the_window(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "photo.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (tmp_path / "letter.txt").write_text("Dear Anna")
    (tmp_path / "list.json").write_text("[]")
    with (tmp_path / "huge.bigshot").open("wb") as file:
        file.truncate(1 << 34)
    with undisturbed(qtbot, window) as table:
        for name, start in (
            ("photo.png", "photo.png: This is not a text file"),
            ("letter.txt", "letter.txt: This file is damaged"),
            ("list.json", "list.json: There is no match in this file"),
            ("huge.bigshot", f"“{tmp_path / 'huge.bigshot'}” is too large"),
            ("nothing.bigshot", "There is no file"),
            ("", f"“{tmp_path}” is not a file"),
        ):
            for target in (table.view.viewport(), table.sidebar, table.bar, window):
                window.notice.hide()
                assert drop(target, tmp_path / name)
                assert window.notice.text.startswith(start)


def test_a_good_match_dropped_on_the_home_page_is_gone_on_with(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "good.bigshot"
    save_match(a_match("hbb"), path)
    before = path.read_bytes()
    assert drop(window.home, path)
    assert window.table is not None
    assert window.notice.text == ""
    play(qtbot, window.table, HANDS, steps=5)
    assert path.read_bytes() == before


def test_what_is_no_file_is_not_taken(window: MainWindow) -> None:
    what = QMimeData()
    what.setUrls([QUrl("https://example.org/a.bigshot")])
    held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    centre = window.rect().center()
    event = QDragEnterEvent(centre, Qt.DropAction.CopyAction, what, *held)
    event.ignore()
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()
    window.dropEvent(QDropEvent(QPointF(centre), Qt.DropAction.CopyAction, what, *held))
    assert window.table is None


# --- two windows ---------------------------------------------------------------------------------


def test_a_match_that_another_window_has_open(qtbot: QtBot, open_window: WindowMaker) -> None:
    first = open_window()
    table = sit(first, "hbb")
    to_my_turn(qtbot, table)
    second = open_window()
    assert "Open in another window" in said(second.home)
    assert second.home.matches.buttons == []
    (found,) = shelf.open_matches()
    second.matches.resume(found.path)
    assert second.table is None
    assert second.pages.currentWidget() is second.home
    assert second.notice.text == told(Problem("journal-locked", path=str(found.path)))
    length = table.bridge.match.length
    first.activateWindow()
    qtbot.waitUntil(first.isActiveWindow)
    play(qtbot, table, HANDS, steps=length + 5)
    first.close()
    second.matches.resume(found.path)  # now it is free
    assert second.table is not None
    assert second.table.bridge.match.actions == table.bridge.match.actions


def test_a_journal_that_disappears_while_the_home_page_is_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    sit(window, "hbb")
    window.go_home()
    (found,) = shelf.open_matches()
    found.path.unlink()
    HANDS.click(window.home.matches.buttons[0])
    assert window.notice.text == told(Problem("file-missing", path=str(found.path)))
    assert window.pages.currentWidget() is window.home
    assert window.home.matches.buttons == []


def test_a_damaged_journal_goes_on_where_it_still_holds(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb")
    to_my_turn(qtbot, table)
    actions = table.bridge.match.actions
    window.go_home()
    (found,) = shelf.open_matches()
    lines = found.path.read_bytes().splitlines(keepends=True)
    found.path.write_bytes(b"".join([*lines[:-2], b"{}\n", lines[-1]]))
    HANDS.click(window.home.matches.buttons[0])
    problem = Problem("journal-damaged", path=str(found.path), line=len(lines) - 1)
    assert window.notice.text == told(problem)
    assert window.table is not None
    assert window.table.bridge.match.actions[: len(actions) - 2] == actions[:-2]


def test_a_journal_can_be_locked_by_another_program(window: MainWindow) -> None:
    sit(window, "hbb")
    window.go_home()
    (found,) = shelf.open_matches()
    journal, _, _ = Journal.open(found.path)
    HANDS.click(window.home.matches.buttons[0])
    assert window.notice.text == told(Problem("journal-locked", path=str(found.path)))
    assert "Open in another window" in said(window.home)
    journal.close()


# --- settings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"{", Problem("not-json", line=1, column=2)),
        (b"\xff\xfe", Problem("not-utf8", byte=0)),
        (b"[]", Problem("malformed", where="", expected="object")),
        (b'{"theme": "pink"}', Problem("bad-setting", name="theme")),
    ],
)
def test_damaged_settings(open_window: WindowMaker, content: bytes, problem: Problem) -> None:
    settings = paths.settings_file()
    settings.write_bytes(content)
    window = open_window()
    window.set_language("en")
    assert window.notice.text == told(problem)
    assert settings.with_name(f"{settings.name}.bad").read_bytes() == content
    usual = window.preferences.settings.changed(language="system")
    assert usual == Settings()


def test_everything_wrong_with_the_settings_is_told(open_window: WindowMaker) -> None:
    paths.settings_file().write_bytes(b'{"theme": "pink", "volume": 1000, "language": "en"}')
    window = open_window()
    sentences = window.notice.text.splitlines()
    assert sentences == [told(Problem("bad-setting", name=name)) for name in ("theme", "volume")]
