"""Names that are mark-up are shown as these very characters, in every window: nothing from a file is interpreted."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextDocumentFragment
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QMessageBox,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

import bigshot_desktop
from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ConsiderCall,
    Negotiate,
    SettleSplit,
)
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.storage import make_folder
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.pages.match_files import MatchFilesPage
from bigshot_desktop.ui.pages.statistics import StatisticsPage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui import players
from tests.ui.fixtures import WindowMaker
from tests.ui.geometry import settle
from tests.ui.models.model_checks import columns
from tests.ui.positions import asked, finished, forget_positions, sit_at
from tests.ui.window_texts import Ink, cells, words
from tests.words.samples.every_game import SAMPLES

NAMES: Final = (
    "<b>Anna</b>",
    "<img src='x.png'>",
    "&lt;i&gt; &Co",
    "<a href='http://x'>Dora</a>",
    "<h1>E</h1><br>" + "<u>" * 8,
    "\u200f<s>F</s>\u200f",
    "<!-- G --> & <x>",
)
"""Mark-up, a picture, escapes and a key, a link, the longest name there may be, marks of writing from the right."""
MANY: Final = {"big-shot": "hbhb", "shark": "hbbhbb", "saludos-amigos": "hbbhbbb"}
TABLES: Final[dict[str, Callable[[str], Match]]] = {
    "big-shot": lambda kinds: asked(Speak, kinds),
    "shark": lambda kinds: asked(Trade, kinds, game="shark"),
    "saludos-amigos": lambda kinds: asked(Negotiate, kinds, game="saludos-amigos"),
}
MARK_UP: Final = f"{'&lt;b&gt;' if os.name == 'nt' else '<b>bold<b>'}.bigshot"
"""The name of a file; on Windows none has angle brackets, but it may have what stands for them."""
PACKAGE: Final = Path(bigshot_desktop.__file__).parent


@pytest.fixture(autouse=True)
def _named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every match of these tests is played by people and bots of such names."""

    def seats(kinds: str) -> tuple[Seat, ...]:
        named = zip(NAMES, kinds, strict=False)
        return tuple(Seat(name) if h == "h" else Seat(name, "bot", "easy") for name, h in named)

    monkeypatch.setattr(players, "seats", seats)
    forget_positions()
    yield
    forget_positions()


@pytest.fixture
def ink(monkeypatch: pytest.MonkeyPatch) -> Ink:
    return Ink(monkeypatch)


# --- looking closely -----------------------------------------------------------------------------


def interpreted(window: QWidget) -> list[str]:
    """The texts of a window, seen or not yet, that Qt would not show as they are written."""
    found: list[str] = []
    for widget in [window, *window.findChildren(QWidget)]:
        who = type(widget).__name__
        if isinstance(widget, QLabel) and widget.text():
            if widget.textFormat() != Qt.TextFormat.PlainText:
                found.append(f"{who} guesses: {widget.text()}")
            if widget.buddy() is not None and "&" in widget.text():
                found.append(f"{who} underlines a letter: {widget.text()}")
        if isinstance(widget, QAbstractButton) and not widget.shortcut().isEmpty():
            found.append(f"{who} takes a letter for a key: {widget.text()}")
        tips = [widget.toolTip(), *(action.toolTip() for action in widget.actions())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            tips += tips_of(widget.model())
        found += [f"{who} has a tip: {tip}" for tip in tips if not is_as_written(tip)]
    return found


def tips_of(model: QAbstractItemModel) -> Iterator[str]:
    """The tool tips of a model's cells and headings."""
    role = Qt.ItemDataRole.ToolTipRole
    for column in range(columns(model)):
        yield model.headerData(column, Qt.Orientation.Horizontal, role) or ""
        for row in range(model.rowCount()):
            yield model.index(row, column).data(role) or ""


def is_as_written(tip: str) -> bool:
    """Whether a tool tip shows names as they are: it is no HTML, or HTML of a text that is escaped throughout."""
    if not RichText.mightBeRichText(tip):
        return True
    shown = QTextDocumentFragment.fromHtml(tip).toPlainText()
    return any(name.strip("\u200f") in shown for name in NAMES) and all(
        name not in tip for name in NAMES if RichText.mightBeRichText(name)
    )


def told_by(window: QWidget, ink: Ink, *scenes: Any) -> set[str]:
    """All texts of a window, after a close look at it."""
    settle(window)
    ink.painted.clear()
    window.grab()
    assert interpreted(window) == []
    return {text for _, text in words(window, *scenes)} | ink.painted


def shows_all(told: set[str], number: int) -> bool:
    """Whether so many names stand there whole, as they are written."""
    return all(any(name in text for text in told) for name in NAMES[:number])


# --- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ENTRIES)
def test_the_table(qtbot: QtBot, window: MainWindow, ink: Ink, game: str) -> None:
    """Seats, log, prompt, board, its tables, what a bot thought, refusals, trouble, the guide."""
    kinds = MANY[game]
    window.resize(1500, 1000)
    window.scale.follow()
    table = sit_at(window, TABLES[game](kinds))
    scene = table.game_table.scene
    assert shows_all(told_by(window, ink, scene), len(kinds))
    assert shows_all(ink.painted, 1)
    check_tips(table, len(kinds))
    for board_table in table.game_table.board_tables:
        assert all(map(is_as_written, tips_of(board_table.model)))
    table.centre.switch_board_tables()
    told_by(window, ink)
    for side_page in table.game_table.side_pages:
        table.centre.switch_side_page(side_page.name)
        told_by(window, ink)
    for row in range(table.log.rowCount()):
        assert interpreted(table.sidebar.log.menu_for(table.log.index(row, 0))) == []
    table.centre.switch_board_tables()
    if table.turns.phase is Phase.DECIDING:
        with qtbot.waitSignal(table.turns.hinted):
            table.turns.ask_hint()
        assert table.why.isVisible()
    table.commands.command("guide").setChecked(True)
    assert table.guide_runner is not None
    qtbot.waitUntil(table.guide_runner.callout.isVisible)
    table.telling.refuse(next(iter(SAMPLES[game].all_refusals())))
    table.bridge.troubled.emit(Problem("disk-full", path="/<b>home</b>/&lt;"))
    assert "“/<b>home</b>/&lt;”" in table.notice.text
    told_by(window, ink, scene)


def check_tips(table: TablePage, number: int) -> None:
    """What is said when one points at a card, or at a place of the board."""
    cards = table.sidebar.cards.cards
    assert len(cards) == number
    for card, name in zip(cards, NAMES, strict=False):
        place = QPoint(3, 3)
        where = card.mapToGlobal(place)
        QApplication.sendEvent(card, QHelpEvent(QEvent.Type.ToolTip, place, where))
        tip = QToolTip.text()
        shown = QTextDocumentFragment.fromHtml(tip).toPlainText()
        assert name.strip("\u200f") in (shown if RichText.mightBeRichText(tip) else tip)
        assert is_as_written(tip)
        QToolTip.hideText()


def test_a_talk_with_names_on_cards_and_buttons(window: MainWindow, ink: Ink) -> None:
    window.resize(1500, 1000)
    window.scale.follow()
    sit_at(window, asked(SettleSplit, "hbbh", game="saludos-amigos"))
    assert shows_all(told_by(window, ink), 4)


@pytest.mark.parametrize("game", ENTRIES)
def test_the_end(window: MainWindow, ink: Ink, tmp_path: Path, game: str) -> None:
    """The final account and the chart, on the screen, as a table and in a drawing."""
    kinds = MANY[game]
    window.resize(1500, 1000)
    window.scale.follow()
    table = sit_at(window, finished(kinds, game=game))
    assert table.end_sheet is not None
    assert shows_all(told_by(window, ink), len(kinds))
    story = table.end_sheet.story
    assert story is not None
    drawing, picture = tmp_path / "chart.svg", tmp_path / "chart.png"
    ink.painted.clear()
    story.save_chart(drawing)
    story.save_chart(picture)
    assert picture.stat().st_size > 1000
    assert shows_all(ink.painted, len(kinds))
    letters = "".join(ET.parse(drawing).getroot().itertext())
    assert all(name in letters for name in NAMES[:3])
    story.show_as("table")
    assert shows_all(told_by(window, ink), len(kinds))


@pytest.mark.parametrize("game", ENTRIES)
def test_a_match_that_is_watched_again(window: MainWindow, ink: Ink, game: str) -> None:
    """Seats, log, board, chart, and what a bot says of others."""
    kinds = MANY[game]
    match = finished(kinds, game=game)
    said = next(step for step in match.steps if step.number > 20 and step.action.seat == 1)
    if game == "saludos-amigos":
        term = Term.of(sayings.PROMISED, 0.0, way=0, partner=3, proposer=0, million=2, price=3)
        match.sayings[said.number] = term
    window.resize(1500, 1000)
    window.scale.follow()
    window.matches.replays.open_match(read_match(write_match(match)))
    page = window.matches.replays.page
    assert page is not None
    page.playback.go_to(said.number)
    assert shows_all(told_by(window, ink, page.game_table.scene), len(kinds))
    if game == "saludos-amigos":
        (bubble,) = page.bubbles.seen.values()
        assert NAMES[3] in bubble.text
        assert NAMES[3] in "".join(ink.painted)
    page.playback.go_to(match.length)
    assert shows_all(told_by(window, ink, page.game_table.scene), len(kinds))


def test_the_curtain(window: MainWindow, ink: Ink) -> None:
    table = sit_at(window, asked(ConsiderCall, "hhbb", game="saludos-amigos"))
    assert table.turns.phase is Phase.CALLING
    assert f"{NAMES[0]}, are you there?" in told_by(window, ink)


# --- pages and dialogs ---------------------------------------------------------------------------


@pytest.fixture
def shelved(home: Path) -> None:
    """A finished match of each game, and an open one; and a file whose name is mark-up."""
    for game in ENTRIES:
        for match in (finished(MANY[game], game=game), TABLES[game](MANY[game])):
            journal = shelf.begin(match)
            if match.result:
                shelf.put_away(match, journal)
            else:
                journal.close()
    (make_folder(paths.matches()) / MARK_UP).write_bytes(b"{}")


@pytest.mark.usefixtures("shelved")
def test_every_page(
    qtbot: QtBot, open_window: WindowMaker, ink: Ink, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.resize(1500, 1000)
    window.scale.follow()
    assert shows_all(told_by(window.home, ink), 4)
    window.matches.save_settings(window.preferences.settings.changed(player_names=NAMES))
    for game in ENTRIES:
        window.choose_match(game)
        assert NAMES[0] in told_by(window, ink)
    files, statistics = MatchFilesPage(window), StatisticsPage()
    for dialog in (files, statistics):
        qtbot.addWidget(dialog)
        dialog.resize(1400, 900)
        dialog.show()
        told_by(dialog, ink)
    assert any(NAMES[0] in text for text in cells(files.model))
    qtbot.waitUntil(lambda: bool(statistics.name))
    told_by(statistics, ink)
    people = set(statistics.everybody.model.names)
    assert NAMES[0] in people
    assert people <= set(NAMES)
    questions: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda question: questions.append(question))  # noqa: PLW0108
    for row in range(files.model.rowCount()):
        files.table.selectRow(row)
        files._ask_to_delete()
    assert MARK_UP in {question.informativeText() for question in questions}
    for question in questions:
        assert interpreted(question) == []
    window.matches.open_file(paths.matches() / MARK_UP)
    assert window.notice.text.startswith(f"{MARK_UP}: ")
    told_by(window, ink)


# --- nothing escapes -----------------------------------------------------------------------------


def test_what_would_be_interpreted_is_found(qtbot: QtBot) -> None:
    window = QWidget(toolTip=NAMES[0])
    qtbot.addWidget(window)
    assert len(interpreted(window)) == 1
    window.setToolTip(plain_tip(NAMES[0]))
    assert interpreted(window) == []
    guess = QLabel(NAMES[0], window)
    assert len(interpreted(window)) == 1
    guess.deleteLater()
    guess.setParent(None)
    PlainLabel(NAMES[0], window)
    assert interpreted(window) == []


def test_a_tip_without_mark_up_stays_as_it_is() -> None:
    assert plain_tip("1 < 2 & 3") == "1 < 2 & 3"
    assert plain_tip("Anna\nBea") == "Anna\nBea"
    assert plain_tip("<b>") == "<p>&lt;b&gt;</p>"


def test_every_label_and_tip_goes_one_way() -> None:
    """Labels are ``PlainLabel``, and what a tool tip says is ``plain_tip(…)`` unless it is a text of ours alone."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.alias) and node.name == "QLabel":
                assert path.name == "plain_text.py", path
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "setToolTip":
                    assert is_ours(node.args[0]), ast.unparse(node)
                if ast.unparse(node.func) == "QToolTip.showText":
                    assert ast.unparse(node.args[1]) == "tip", ast.unparse(node)


def is_ours(text: ast.expr) -> bool:
    """A literal, a translated literal, the tip of another widget, or a text that is made plain."""
    match text:
        case ast.IfExp():
            return is_ours(text.body) and is_ours(text.orelse)
        case ast.Constant():
            return True
        case ast.Call(func=ast.Name(id="plain_tip")):
            return True
        case ast.Call(func=ast.Attribute(attr="tr" | "toolTip")):
            return True
    return False
