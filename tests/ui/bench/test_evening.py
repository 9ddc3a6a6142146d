"""A leak would be found: what a match or a page leaves behind is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.bench.evening import Levels, growth, matches, pages
from tests.ui.players import InstantBots

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow

NEVER_MORE = ("objects", "widgets")


def test_no_page_leaves_anything_behind(window: MainWindow) -> None:
    for name, visit in pages(window).items():
        visit()  # what is made once is made now
        levels = Levels()
        for _ in range(2):
            visit()
            levels.note(window)
        for thing in NEVER_MORE:
            first, last = levels.seen[thing]
            assert first == last, f"{name}: {last - first} {thing}"


@pytest.mark.parametrize("game", ["big-shot", "shark"])
def test_no_match_leaves_anything_behind(window: MainWindow, game: str) -> None:
    window.matches.runner = InstantBots()  # type: ignore[assignment]
    levels = matches(window, [game], 2)
    assert [levels.seen[thing][0] for thing in NEVER_MORE] == [
        levels.seen[thing][1] for thing in NEVER_MORE
    ]


def test_a_widget_that_is_left_is_noticed(window: MainWindow) -> None:
    levels = Levels()
    for _ in range(4):
        QWidget(window)
        levels.note(window)
    assert levels.rows()["widgets"][2] == pytest.approx(1.0)
    assert levels.rows()["objects"][2] == pytest.approx(1.0)


def test_objects_that_are_counted_seldom_grow_as_fast(window: MainWindow) -> None:
    levels = Levels(every=2)
    for _ in range(8):
        QWidget(window)
        levels.note(window)
    assert len(levels.seen["widgets"]) == 4
    assert levels.rows()["widgets"][2] == pytest.approx(1.0)


def test_growth_is_that_of_a_warm_program() -> None:
    assert growth([0.0, 50.0, 50.0, 50.0]) == 0.0
    assert growth([0.0, 10.0, 12.0, 14.0]) == pytest.approx(2.0)
    assert growth([7.0]) == 0.0
