"""The variants of a game in a fold: what is chosen, in short and in full; and how many options stand in a row."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.pages.variants_fold import OptionColumns, VariantsFold
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked

NARROWEST = 100
GAP = 10
NAMES = ("Anna", "Ben", "Carl", "Dora")


@pytest.fixture
def fold(qtbot: QtBot) -> VariantsFold:
    fold = VariantsFold()
    show(qtbot, fold, 500, 300)
    return fold


def told(fold: VariantsFold) -> list[str]:
    """What it says while it is closed."""
    labels = fold.summary.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisibleTo(fold)]


def test_every_game_has_its_own_and_keeps_what_was_chosen(fold: VariantsFold) -> None:
    fold.show_game("shark")
    fold.wish({"variant-3": "yes", "variant-2": "nonsense", "no-such-variant": "yes"})
    fold.judge(4, NAMES)
    assert fold.values["variant-3"] == "yes"
    assert fold.values["variant-2"] == "no"
    assert any(text.endswith("– on") for text in told(fold))
    fold.show_game("saludos-amigos")
    fold.judge(4, NAMES)
    assert set(fold.values) == {"starter"}
    assert len(told(fold)) == 1
    fold.show_game("shark")
    fold.judge(4, NAMES)
    assert fold.values["variant-3"] == "yes"


def test_a_choice_is_told_and_another_language_reaches_all_of_it(
    qtbot: QtBot, fold: VariantsFold
) -> None:
    fold.show_game("big-shot")
    fold.judge(4, NAMES)
    box = next(one for one in fold.boxes if one.box.isEnabled())
    with qtbot.waitSignal(fold.changed):
        box.box.activated.emit(1)
    with spoken_otherwise():
        assert unmarked(fold) == set()
        fold.set_open(True)
        assert unmarked(fold) == set()


@pytest.mark.parametrize(
    ("number", "width", "rows"),
    [
        (5, 540, [5]),
        (5, 530, [3, 2]),
        (5, 319, [2, 2, 1]),
        (5, 200, [1] * 5),
        (4, 400, [2, 2]),
        (3, 320, [3]),
        (3, 319, [1] * 3),
    ],
)
def test_many_stand_in_several_rows_and_few_in_one_or_below_each_other(
    qtbot: QtBot, number: int, width: int, rows: list[int]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = OptionColumns(page, gap=GAP, narrowest=NARROWEST)
    layout.setContentsMargins(0, 0, 0, 0)
    labels = [QLabel("all the same") for _ in range(number)]
    for label in labels:
        layout.addWidget(label)
    page.resize(width, layout.heightForWidth(width))
    page.show()
    tops = [label.y() for label in labels]
    assert [tops.count(top) for top in sorted({*tops})] == rows
    assert tops == sorted(tops)
    assert labels[-1].geometry().bottom() < page.height()
    for label in labels:
        assert label.geometry().right() < width
        assert label.width() >= NARROWEST
        assert sum(label.geometry().intersects(other.geometry()) for other in labels) == 1
