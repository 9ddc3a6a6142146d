"""The pictures in the rulebook of Shark show what their captions say, in every look, and leave nothing behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.rules.shark.material import squares_in
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui import fonts
from bigshot_desktop.ui.boards.shark.world import WorldScene
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.rulebook.figures import shark
from bigshot_desktop.ui.rulebook.figures.figure import Figure, figure_of
from bigshot_desktop.ui.rulebook.figures.shark import BLUE, FIGURES, GREEN, RED, WIDEST, YELLOW
from bigshot_desktop.ui.theme import look
from bigshot_desktop.words.rulebooks import rulebook_of

BACKGROUND = QColor(1, 2, 3)
"""A colour that is nowhere in a picture."""


@pytest.fixture(autouse=True)
def printed(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    look().choose("light")
    yield
    look().choose("light")
    QApplication.setFont(before)


def painted(figure: Figure) -> QImage:
    image = QImage(figure.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(BACKGROUND)
    painter = QPainter(image)
    figure.paint(painter)
    painter.end()
    return image


def sizes(match: Match, company: int) -> list[int]:
    """How long the chains of a company are, the longest first."""
    return sorted((chain.bit_count() for chain in match.state.chains[company]), reverse=True)


def values(match: Match) -> list[int]:
    found: list[int] = match.state.values
    return found


def living(kind: type) -> int:
    """How many of a kind there are anywhere."""
    gc.collect()
    return sum(type(one) is kind for one in gc.get_objects())


# --- all of them ----------------------------------------------------------------------------------


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert sorted(rulebook_of("shark").figures) == sorted(FIGURES)


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_fills_its_place_in_both_looks(name: str) -> None:
    figure = figure_of("shark", name)
    assert 100 < figure.size.width() <= WIDEST
    light = painted(figure)
    look().choose("dark")
    dark = painted(figure)
    assert light != dark
    for image in (light, dark):
        colours = {
            image.pixel(x, y)
            for x in range(0, image.width(), 7)
            for y in range(0, image.height(), 7)
        }
        assert len(colours) > 20
        first, last = image.width() // 3, image.height() // 3
        corners = ((0, 0), (2 * first, 0), (0, last), (2 * first, last))
        assert all(
            any(
                image.pixelColor(left + x, top + y) != BACKGROUND
                for x in range(0, first, 3)
                for y in range(0, last, 3)
            )
            for left, top in corners
        )


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_stays_within_its_size(name: str) -> None:
    figure = figure_of("shark", name)
    size = figure.size.toSize()
    image = QImage(size.width() + 40, size.height() + 40, QImage.Format.Format_RGB32)
    image.fill(BACKGROUND)
    painter = QPainter(image)
    painter.translate(20, 20)
    figure.paint(painter)
    painter.end()
    around = [(x, y) for x in range(image.width()) for y in (5, 17, image.height() - 17)]
    around += [(x, y) for y in range(image.height()) for x in (5, 17, image.width() - 17)]
    assert {image.pixel(*at) for at in around} == {BACKGROUND.rgb()}


def test_a_picture_leaves_the_painter_as_it_was() -> None:
    image = QImage(700, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(1.1, 1.1)
    before = painter.transform()
    for name in FIGURES:
        figure_of("shark", name).paint(painter)
        assert painter.transform() == before
        assert not painter.hasClipping()
    painter.end()


@pytest.mark.parametrize("name", FIGURES)
def test_no_board_and_no_bridge_is_left(name: str) -> None:
    before = living(WorldScene), living(Bridge)
    figure = figure_of("shark", name)
    painted(figure)
    assert (living(WorldScene), living(Bridge)) == before


def test_a_picture_goes_to_paper_as_lines(qapp: QApplication) -> None:
    paper = QBuffer()
    paper.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(paper)
    painter = QPainter(writer)
    figure_of("shark", "growing").paint(painter)
    painter.end()
    printed = bytes(paper.data().data())
    assert printed.startswith(b"%PDF")
    assert b"/Subtype /Image" not in printed


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
    assert values(shark.SOME_BUILDINGS.before()) == [9, 4, 1, 6]


def test_the_dice_leave_some_squares_of_the_zone() -> None:
    match = shark.IN_AFRICA.before()
    world = match.setup.board
    assert all(
        world.zone_of[square] == shark.ZONE
        for built in match.state.built
        for square in squares_in(built)
    )
    assert world.zones[shark.ZONE - 1] == "africa"
    shark.roll(match, shark.ZONE, GREEN)
    assert 0 < match.state.spots[GREEN].bit_count() < 15


def test_the_chain_lies_across_a_line_and_one_building_beside_it() -> None:
    match = shark.ACROSS_A_LINE.before()
    assert sizes(match, RED) == [4, 1]
    chain = max(match.state.chains[RED], key=int.bit_count)
    assert len({match.setup.board.zone_of[square] for square in squares_in(chain)}) == 2
    assert values(match)[RED] == 4


def test_a_lone_building_becomes_a_chain() -> None:
    before, after = shark.GROWING.before(), shark.GROWING.after()
    assert (sizes(before, RED), sizes(after, RED)) == ([3, 1], [3, 2])
    assert (values(before)[RED], values(after)[RED]) == (3, 5)


def test_three_are_joined() -> None:
    before, after = shark.JOINING.before(), shark.JOINING.after()
    assert (sizes(before, RED), sizes(after, RED)) == ([3, 2, 1], [7])
    assert (values(before)[RED], values(after)[RED]) == (5, 7)


def test_the_larger_chain_drives_the_smaller_one_off() -> None:
    before, after = shark.DISPLACEMENT.before(), shark.DISPLACEMENT.after()
    assert (sizes(before, YELLOW), sizes(after, YELLOW)) == ([5], [6])
    assert (sizes(before, BLUE), sizes(after, BLUE)) == ([2, 2], [2])
    assert [values(match)[BLUE] for match in (before, after)] == [4, 2]


def test_of_a_long_chain_seven_count() -> None:
    before, after = shark.CAPPED.before(), shark.CAPPED.after()
    assert (sizes(before, RED), sizes(after, RED)) == ([5, 4], [10])
    assert (values(before)[RED], values(after)[RED]) == (9, 7)
