"""Every window in a language that shows what was never translated: all that is said comes through translation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import (
    QAction,
    QPainter,
    QPaintEvent,
    QPixmap,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall, Negotiate
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.app.crash_dialog import CrashDialog
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.callout import Callout, Words
from bigshot_desktop.ui.match.guide.guide_runner import closing_text, closing_title
from bigshot_desktop.ui.match.guide.steps import GUIDES
from bigshot_desktop.ui.pages.match_files import MatchFilesPage
from bigshot_desktop.ui.pages.rulebook.figure import Figure, figure_of
from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.every import for_every
from tests.ui.app.every_window import MAKERS, end_sheet
from tests.ui.geometry import settle
from tests.ui.pages.samples import FILES
from tests.ui.positions import asked, sit_at
from tests.ui.translators import pseudo, untranslated
from tests.ui.window_texts import Ink, cells, words
from tests.words.samples.every_game import SAMPLES

FULL: Final = Problem("disk-full", path="/home/anna")
TABLES: Final[dict[str, Callable[[], Match]]] = {
    "big-shot": lambda: asked(Speak, "hbb"),
    "shark": lambda: asked(Trade, "hbb", game="shark"),
    "saludos-amigos": lambda: asked(Negotiate, "hbbb", game="saludos-amigos"),
}
"""A decision at the table of each game."""
OURS: Final = ("Traceback …", "A person with a rather long name", "odd")
"""What the tests themselves put into a window."""


@pytest.fixture
def paints() -> bool:
    return False


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Ink:
    return Ink(monkeypatch)


@pytest.fixture
def foreign() -> Iterator[None]:
    """All that is translated is in other letters."""
    with pseudo():
        yield


def read(window: QWidget, ink: Ink, *scenes: Any) -> Iterator[tuple[str, str]]:
    """All that a window says and paints; it is painted for this alone."""
    window.setUpdatesEnabled(False)
    settle(window)
    ink.painted.clear()
    window.setUpdatesEnabled(True)
    window.grab()
    window.setUpdatesEnabled(False)
    yield from words(window, *scenes)
    yield from (("painted", text) for text in ink.painted)


# --- pages and dialogs ---------------------------------------------------------------------------


@pytest.mark.usefixtures("foreign", "home")
@pytest.mark.parametrize("name", MAKERS)
def test_every_page_and_dialog(qtbot: QtBot, ink: Ink, name: str) -> None:
    window = MAKERS[name]()
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    assert untranslated(read(window, ink), *OURS) == {}


@pytest.mark.usefixtures("foreign")
def test_what_is_told_of_trouble(window: MainWindow, ink: Ink) -> None:
    window.frame.show_problems(FULL, path=Path("/home/anna/evening.bigshot"))
    window._show_untranslated("fr")
    assert window.notice.isVisible()
    assert untranslated(read(window, ink)) == {}


def test_every_question_about_a_file(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Titles and kinds of files where the system asks which one; and whether one may be deleted."""
    asked_for: list[tuple[str, str]] = []

    def ask(parent: QWidget, *texts: str) -> tuple[str, str]:
        asked_for.extend((type(parent).__name__, text) for text in texts)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    questions: list[QMessageBox] = []

    def hear(question: QMessageBox) -> None:
        questions.append(question)

    monkeypatch.setattr(QMessageBox, "exec", hear)
    with pseudo():
        sit_at(window, asked(Speak))
        sheet, files = end_sheet("hb"), MatchFilesPage(files=FILES)
        crash, book = CrashDialog("Traceback …"), RulebookWindow()
        for one in (sheet, files, crash, book):
            qtbot.addWidget(one)
        book.go_to("shark")
        window.matches.ask_for_file()
        window.matches.save_copy()
        assert sheet.story is not None
        sheet.story._ask_where()
        crash._ask_where()
        book._ask_where()
        files.table.selectRow(0)
        files._ask_to_delete()
        assert len({who for who, _ in asked_for}) == 4
        assert untranslated(asked_for, str(Path.home())) == {}
        (question,) = questions
        assert untranslated(words(question), question.informativeText()) == {}


# --- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ENTRIES)
def test_everything_around_a_table(qtbot: QtBot, window: MainWindow, ink: Ink, game: str) -> None:
    """Menus, the board as a table, every leaf, a hint, what was refused, what cannot be saved, the guide."""
    table = sit_at(window, TABLES[game]())
    with pseudo():
        menu = table.commands.menu
        assert menu is not None
        told = [*read(window, ink, table.game_table.scene), *words(menu)]
        for board_table in table.game_table.board_tables:
            told += [("twin", text) for text in (board_table.title(), *cells(board_table.model))]
        for side_page in table.game_table.side_pages:
            table.centre.switch_side_page(side_page.name)
            told += read(window, ink)
        table.centre.switch_board_tables()
        told += read(window, ink)
        for row in range(table.log.rowCount()):
            told += words(table.sidebar.log.menu_for(table.log.index(row, 0)))
        with qtbot.waitSignal(table.turns.hinted):
            table.turns.ask_hint()
        assert table.why.isVisible()
        table.commands.command("guide").setChecked(True)
        assert table.guide_runner is not None
        qtbot.waitUntil(table.guide_runner.callout.isVisible)
        table.telling.refuse(next(iter(SAMPLES[game].all_refusals())))
        table.notices._troubled(FULL)
        told += read(window, ink, table.game_table.scene)
        assert untranslated(told) == {}


@pytest.mark.parametrize("phase", [Phase.CALLING, Phase.THINKING])
def test_while_others_are_on_turn(window: MainWindow, ink: Ink, phase: Phase) -> None:
    """The curtain before somebody's secrets, and what is there while bots think."""
    assert window.matches.runner is not None
    window.matches.runner.held = True  # type: ignore[attr-defined]
    secret = phase is Phase.CALLING
    match = asked(ConsiderCall, "hhbb", game="saludos-amigos") if secret else asked(Speak, "bbb")
    with pseudo():
        table = sit_at(window, match)
        assert table.turns.phase is phase
        assert untranslated(read(window, ink, table.game_table.scene)) == {}


# --- rulebooks and guides ------------------------------------------------------------------------


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("game", ENTRIES)
def test_the_rulebook(qtbot: QtBot, ink: Ink, game: str) -> None:
    """The whole book and its pictures; what is found, and that nothing is."""
    book = RulebookWindow()
    qtbot.addWidget(book)
    book.show()
    book.go_to(game)
    told = list(read(book, ink))
    for sought in ("1", "0 0 0"):
        book.search.setText(sought)
        told += read(book, ink)
    ink.painted.clear()
    for name in RULEBOOKS[game].figures:
        paint(figure_of(game, name))
    told += (("picture", text) for text in ink.painted)
    assert untranslated(told) == {}


def paint(figure: Figure) -> None:
    picture = QPixmap(figure.size.toSize())
    painter = QPainter(picture)
    figure.paint(painter)
    painter.end()


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("game", ENTRIES)
def test_the_guide(qtbot: QtBot, game: str) -> None:
    """Every step on its card, and the last words."""
    page = QWidget()
    qtbot.addWidget(page)
    callout = Callout(page)
    steps = GUIDES[game].steps
    told: list[tuple[str, str]] = []
    for number, step in enumerate(steps):
        for waits in (False, True):
            callout.show_words(
                Words(step.title, step.text, step.rule, number + 1, len(steps), True, waits)
            )
            told += words(callout)
    callout.show_words(Words(closing_title, closing_text))
    told += words(callout)
    assert untranslated(told) == {}


# --- nothing escapes -----------------------------------------------------------------------------


class Painted(QWidget):
    """Shows a text that no widget has."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(self.rect(), 0, "painted")
        painter.end()


@pytest.mark.usefixtures("foreign")
def test_what_is_not_translated_is_found(qtbot: QtBot, ink: Ink) -> None:
    window = QWidget(windowTitle="a title", toolTip=QCoreApplication.translate("Test", "Good"))
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    field, box = QLineEdit(placeholderText="a placeholder"), QComboBox()
    box.addItems(["an entry", "another entry"])
    table = QTableView()
    model = QStandardItemModel(1, 1, window)
    model.setHorizontalHeaderLabels(["a heading"])
    model.setItem(0, 0, QStandardItem("a cell"))
    table.setModel(model)
    narrator = QLabel(QCoreApplication.translate("Test", "Good: {fact}").format(fact="a fact"))
    hidden = QPushButton("hidden")
    window.addAction(QAction("an action", window))
    painted = Painted()
    painted.setFixedSize(40, 20)
    for widget in (field, box, table, narrator, painted, hidden):
        column.addWidget(widget)
    hidden.hide()
    window.show()
    found = " ".join(untranslated(read(window, ink)))
    for missed in (
        *("title", "placeholder", "an entry", "another", "heading", "cell", "fact", "hidden"),
        *("action", "painted"),
    ):
        assert missed in found
    assert "Good" not in found


@for_every(
    "text", ["Anna", "Big Shot", "D7, BS-18 (F)", "12 × 4", "evening.bigshot", "ŧįńę", "Ann…"]
)
def test_names_numbers_and_files_are_no_texts(text: str) -> None:
    assert untranslated([("somebody", text)]) == {}
    assert untranslated([("somebody", f"{text} there")])
