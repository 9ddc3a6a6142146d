"""What Qt itself says in our windows, in its questions and menus, is in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTimer, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QTreeView,
)
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from bigshot_desktop.ui.look.language import LanguageSwitch
from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.ui.widgets.amount import AmountField
from tests.words.languages import TRANSLATED

IN_ENGLISH: Final = "<p>Qt is a C++ toolkit"
"""How the one text begins that French and Italian players read in English: what Qt says about itself."""
ENDINGS: Final = "Matches (*.bigshot)"


class Recorder(QTranslator):
    """Hears what is asked for, and leaves the answer to others."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        self.asked.add((context, source))
        return None

    def isEmpty(self) -> bool:
        return False


@pytest.fixture(params=TRANSLATED)
def language_switch(
    request: pytest.FixtureRequest, qapp: QApplication, texts: Path
) -> Iterator[LanguageSwitch]:
    """Speaks a language, and English again at the end."""
    before = QLocale()
    language_switch = LanguageSwitch(texts)
    assert language_switch.switch_to(request.param)
    yield language_switch
    language_switch.switch_to("en")
    language_switch.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture
def recorder(language_switch: LanguageSwitch) -> Iterator[Recorder]:
    recorder = Recorder()
    QCoreApplication.installTranslator(recorder)
    yield recorder
    QCoreApplication.removeTranslator(recorder)


# --- where Qt speaks -----------------------------------------------------------------------------


def ask_for_a_file(qtbot: QtBot, folder: Path) -> None:
    """Where the system has no dialog of its own, Qt's is seen: to open, to save, over another file, in vain."""
    (folder / "evening.bigshot").write_text("…" * 4000, "utf-8")
    (folder / "old").mkdir()
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        dialog = QFileDialog(None, "", str(folder), ENDINGS)
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(mode)
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.show()
        qtbot.waitUntil(partial(lists, dialog, 2))
        for name in ("evening.bigshot", "nowhere.bigshot"):
            dialog.selectFile(name)
            QTimer.singleShot(0, put_away_questions)
            dialog.accept()
        dialog.close()


def lists(dialog: QFileDialog, number: int) -> bool:
    """Whether so many files and folders are shown."""
    tree = dialog.findChild(QTreeView)
    return isinstance(tree, QTreeView) and tree.model().rowCount(tree.rootIndex()) == number


def put_away_questions() -> None:
    for one in QApplication.topLevelWidgets():
        if isinstance(one, QMessageBox):
            one.reject()


def ask_a_question(qtbot: QtBot, folder: Path) -> None:
    """Any standard button, and what Qt says about itself."""
    kinds = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel | kinds.Close | kinds.Yes | kinds.No)
    qtbot.addWidget(buttons)
    QTimer.singleShot(0, put_away_questions)
    QApplication.aboutQt()


def open_menus(qtbot: QtBot, folder: Path) -> None:
    """What can be done with a text that one writes, reads or follows links in; and with an amount."""
    crash, book, field = CrashDialog("…"), RulebookWindow(), AmountField()
    for one in (crash, book, field):
        qtbot.addWidget(one)
    field.lineEdit().createStandardContextMenu()
    for step in ("&Step up", "Step &down"):
        QCoreApplication.translate("QAbstractSpinBox", step)
    crash.report.createStandardContextMenu()
    book.go_to("shark")
    book.page.createStandardContextMenu()


@pytest.mark.parametrize("speak", [ask_for_a_file, ask_a_question, open_menus])
def test_qt_has_every_text_that_it_says(
    qtbot: QtBot,
    language_switch: LanguageSwitch,
    recorder: Recorder,
    tmp_path: Path,
    speak: Callable[[QtBot, Path], None],
) -> None:
    """In its own file, or where that has none in ours."""
    speak(qtbot, tmp_path)
    ours = {text for context, text in recorder.asked if not is_of_qt(context)}
    said = {(context, text) for context, text in recorder.asked if is_of_qt(context)}
    assert said
    missing = {
        text
        for context, text in said
        if text not in ours  # PySide asks for these in the name of every class they inherit from
        and context
        not in ("QShortcut", "QMimeType")  # of all keys and all kinds of files that there are
        and not any(one.translate(context, text) for one in language_switch._translators)
    }
    assert [text for text in missing if not text.startswith(IN_ENGLISH)] == []


def is_of_qt(context: str) -> bool:
    return context[:1] == "Q" and context[1:2].isupper()


def test_keys_are_called_what_the_keyboard_calls_them(language_switch: LanguageSwitch) -> None:
    keys = {
        "de": "Strg+F Umschalt+F3 Alt+Links Entf Leertaste",
        "fr": "Ctrl+F Maj+F3 Alt+Gauche Suppr Espace",
        "it": "Ctrl+F Shift+F3 Alt+Sinistra Canc Spazio",
    }
    native = QKeySequence.SequenceFormat.NativeText
    used = ("Ctrl+F", "Shift+F3", "Alt+Left", "Del", "Space")
    told = " ".join(QKeySequence(key).toString(native) for key in used)
    assert told == keys[language_switch.code]
