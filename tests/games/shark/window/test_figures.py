"""The pictures in the rulebook of Shark show what their captions say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.window import figures
from bigshot_desktop.games.shark.window.figures import BLUE, FIGURES, GREEN, RED, YELLOW
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.ui.pages.rulebook.album import painted

pytestmark = pytest.mark.usefixtures("light_print")


def sizes(match: Match, company: int) -> list[int]:
    """How long the chains of a company are, the longest first."""
    return sorted((chain.bit_count() for chain in match.state.chains[company]), reverse=True)


def values(match: Match) -> list[int]:
    found: list[int] = match.state.values
    return found


# --- all of them ----------------------------------------------------------------------------------


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert sorted(RULEBOOKS["shark"].figures) == sorted(FIGURES)


def test_names_on_the_map_follow_the_language(qapp: QApplication) -> None:
    class Quoting(QTranslator):
        def translate(self, context: str, text: str, *_: object) -> str:
            return f"«{text}»"

        def isEmpty(self) -> bool:
            return False

    figure = figure_of("shark", "map")
    before = painted(figure)
    other = Quoting()
    qapp.installTranslator(other)
    try:
        after = painted(figure)
    finally:
        qapp.removeTranslator(other)
    assert after != before
    assert painted(figure) == before


# --- what they show -------------------------------------------------------------------------------


def test_the_scale_stands_as_the_caption_says() -> None:
    assert values(figures.SOME_BUILDINGS.before()) == [9, 4, 1, 6]


def test_the_dice_leave_some_squares_of_the_zone() -> None:
    match = figures.IN_AFRICA.before()
    world = match.setup.board
    assert all(
        world.zone_of[square] == figures.ZONE
        for built in match.state.built
        for square in squares_in(built)
    )
    assert world.zones[figures.ZONE - 1] == "africa"
    figures.roll(match, figures.ZONE, GREEN)
    assert 0 < match.state.spots[GREEN].bit_count() < 15


def test_the_chain_lies_across_a_line_and_one_building_beside_it() -> None:
    match = figures.ACROSS_A_LINE.before()
    assert sizes(match, RED) == [4, 1]
    chain = max(match.state.chains[RED], key=int.bit_count)
    assert len({match.setup.board.zone_of[square] for square in squares_in(chain)}) == 2
    assert values(match)[RED] == 4


def test_a_lone_building_becomes_a_chain() -> None:
    before, after = figures.GROWING.before(), figures.GROWING.after()
    assert (sizes(before, RED), sizes(after, RED)) == ([3, 1], [3, 2])
    assert (values(before)[RED], values(after)[RED]) == (3, 5)


def test_three_are_joined() -> None:
    before, after = figures.JOINING.before(), figures.JOINING.after()
    assert (sizes(before, RED), sizes(after, RED)) == ([3, 2, 1], [7])
    assert (values(before)[RED], values(after)[RED]) == (5, 7)


def test_the_larger_chain_drives_the_smaller_one_off() -> None:
    before, after = figures.DISPLACEMENT.before(), figures.DISPLACEMENT.after()
    assert (sizes(before, YELLOW), sizes(after, YELLOW)) == ([5], [6])
    assert (sizes(before, BLUE), sizes(after, BLUE)) == ([2, 2], [2])
    assert [values(match)[BLUE] for match in (before, after)] == [4, 2]


def test_of_a_long_chain_seven_count() -> None:
    before, after = figures.CAPPED.before(), figures.CAPPED.after()
    assert (sizes(before, RED), sizes(after, RED)) == ([5, 4], [10])
    assert (values(before)[RED], values(after)[RED]) == (9, 7)
