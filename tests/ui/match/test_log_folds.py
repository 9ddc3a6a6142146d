"""What belongs together in the log folds into one line once it is over, and opens again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.window.table import BigShotTable
from bigshot_desktop.ui.match.log_folds import LogFolds
from bigshot_desktop.ui.match.log_view import LogView
from bigshot_desktop.ui.models.log import LogEntry, LogModel
from bigshot_desktop.ui.models.seat_colours import seat_piece
from tests.ui.models.model_checks import Kind
from tests.ui.positions import until


def entries(groups: str) -> list[LogEntry]:
    return [
        LogEntry(number, 0, events.Passed(0), "", False, group=group.strip())
        for number, group in enumerate(groups, 1)
    ]


def hidden(folds: LogFolds, groups: str) -> str:
    return "".join("-" if folds.is_hidden(row) else group for row, group in enumerate(groups))


def test_what_goes_on_is_open_and_what_is_over_is_one_line() -> None:
    folds, groups = LogFolds(), " aaab bb"
    seen = []
    for row in range(len(groups)):
        folds.read(entries(groups[: row + 1]), row)
        seen.append(hidden(folds, groups[: row + 1]))
    assert seen == [" ", " a", " aa", " aaa", " --ab", " --ab ", " --ab b", " --ab bb"]
    fold = folds.headed_by(3)
    assert fold is not None
    assert list(fold.hidden) == [1, 2]
    assert folds.headed_by(4) is None, "a single line is no fold"
    assert folds.at(0) is None


def test_what_a_player_opened_stays_open() -> None:
    folds = LogFolds()
    folds.read(entries("aaab"), 0)
    fold = folds.at(1)
    assert fold is not None
    fold.is_open, fold.chosen = True, True
    folds.read(entries("aaabcc"), 4)
    folds.read(entries("aaabccd"), 6)
    assert hidden(folds, "aaabccd") == "aaab-cd"
    folds.read(entries("aaabccd"), 0)
    assert hidden(folds, "aaabccd") == "aaab-cd"


def test_what_is_taken_back_leaves_nothing_folded_that_goes_on() -> None:
    folds = LogFolds()
    folds.read(entries("aaab"), 0)
    assert hidden(folds, "aaab") == "--ab"
    folds.read(entries("aa"), 2)
    assert hidden(folds, "aa") == "aa"


@pytest.fixture
def view(qtbot: QtBot) -> LogView:
    """The log of some rounds of Big Shot."""
    bridge = Kind("hbbb").bridge(3)
    until(bridge.match, lambda match: match.state.round >= 4, 3)

    def piece(event: Event, setup: Setup) -> str:
        return ""

    model = LogModel(
        bridge, piece=piece, group=lambda event: BigShotTable.groups.get(type(event), "")
    )
    model.setParent(bridge)
    view = LogView(
        model,
        fold_line=lambda happened: f"{len(happened)} lines",
        pieces_of=lambda seats: [seat_piece(seat) for seat in seats],
    )
    view._bridge = bridge  # type: ignore[attr-defined]  # it lives as long as the view
    qtbot.addWidget(view)
    view.resize(260, 300)
    with qtbot.waitExposed(view):
        view.show()
    return view


def row_of(view: LogView, kind: type[Event]) -> int:
    """The first row of a kind."""
    return next(row for row, entry in enumerate(view._log.entries) if isinstance(entry.event, kind))


def test_an_auction_is_a_line_that_opens_by_click_and_by_key(view: LogView, qtbot: QtBot) -> None:
    won = row_of(view, events.LotWon)
    fold = view.folds.headed_by(won)
    assert fold is not None
    assert len(fold.hidden) > 2
    assert all(view.isRowHidden(row) for row in fold.hidden)
    index = view.model().index(won, 0)
    view.scrollTo(index)
    assert view._delegate.text(index) == f"{len(fold.hidden) + 1} lines"
    place = view._delegate.fold_place(view.visualRect(index)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not any(view.isRowHidden(row) for row in fold.hidden)
    assert view._delegate.text(index) == view._log.entries[won].text
    view.setCurrentIndex(view.model().index(fold.first, 0))
    view.selectRow(fold.first)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert all(view.isRowHidden(row) for row in fold.hidden)
    assert view.currentIndex().row() == won
    view.selectRow(won)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not any(view.isRowHidden(row) for row in fold.hidden)


def test_lines_of_one_player_keep_the_sign_of_that_player(view: LogView) -> None:
    """Cubes are of several colours, but one player places them; in an auction several speak."""
    signs = {}
    for row, entry in enumerate(view._log.entries):
        if (found := view._head_of(row)) and not found.fold.is_open:
            signs[type(entry.event)] = found[2]
            if isinstance(entry.event, events.CubePlaced):
                assert found[2] == seat_piece(entry.event.seat)
            else:
                assert not found[2]
    assert events.CubePlaced in signs
    assert len(signs) > 1
