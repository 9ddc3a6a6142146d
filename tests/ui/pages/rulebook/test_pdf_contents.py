"""The printed contents: all sections in columns, none lost, no chapter at the foot of a column."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook.pdf_contents import PdfContents, Slot
from bigshot_desktop.ui.pages.rulebook.typography import Typography
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.ui.app.marked_language import spoken_otherwise

SETTING = Typography(theme.LIGHT, 12)


def told(page: list[Slot]) -> list[str]:
    return [slot.entry.rule for slot in page if not slot.entry.is_chapter]


@pytest.mark.parametrize("game", ENTRIES)
@pytest.mark.parametrize(("first", "other"), [(2000, 2000), (500, 800), (100, 200), (0, 300)])
def test_every_section_is_listed_once_in_order(
    qapp: QApplication, game: str, first: float, other: float
) -> None:
    book = RULEBOOKS[game]
    pages = PdfContents(book, SETTING, 500).pages(first, other)
    assert [rule for page in pages for rule in told(page)] == list(book.rules)
    for number, page in enumerate(pages):
        room = other if number else first
        assert all(slot.top < room for slot in page)


def test_what_fits_stands_in_columns_of_about_the_same_height(qapp: QApplication) -> None:
    (page,) = PdfContents(RULEBOOKS["big-shot"], SETTING, 500).pages(3000, 3000)
    left, right = (max(slot.top for slot in page if slot.column == n) for n in (0, 1))
    assert abs(left - right) < 8 * SETTING.em


def test_no_chapter_stands_at_the_foot_of_a_column(qapp: QApplication) -> None:
    pdf_contents = PdfContents(RULEBOOKS["shark"], SETTING, 500)
    for room in range(120, 600, 7):
        for page in pdf_contents.pages(room, room):
            for slot, after in pairwise(page):
                assert not slot.entry.is_chapter or slot.column == after.column
            assert not page[-1].entry.is_chapter


def test_its_heading_is_that_of_the_window_and_grows_with_the_letters(qapp: QApplication) -> None:
    def drawn() -> QImage:
        image = QImage(500, 60, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        pdf_contents.draw_head(painter, QPointF(0, 0))
        painter.end()
        return image

    book = RULEBOOKS["big-shot"]
    pdf_contents = PdfContents(book, SETTING, 500)
    plain = drawn()
    with spoken_otherwise():
        assert drawn() != plain
    foot = round(pdf_contents.head)
    blank = plain.copy(0, foot, 500, 60 - foot)
    assert {blank.pixelColor(x, y).name() for x in range(500) for y in range(60 - foot)} == {
        "#ffffff"
    }
    assert PdfContents(book, Typography(theme.LIGHT, 24), 500).head > 1.8 * pdf_contents.head


def test_a_line_has_its_page(qapp: QApplication) -> None:
    book = RULEBOOKS["big-shot"]
    pdf_contents = PdfContents(book, SETTING, 500)
    (page,) = pdf_contents.pages(3000, 3000)

    def drawn(pages: dict[str, int]) -> QImage:
        image = QImage(500, 800, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        pdf_contents.draw(painter, QPointF(0, 0), page, pages)
        painter.end()
        return image

    ones = drawn(dict.fromkeys(book.rules, 1))
    assert ones != drawn(dict.fromkeys(book.rules, 8))
    assert ones == drawn(dict.fromkeys(book.rules, 1))
