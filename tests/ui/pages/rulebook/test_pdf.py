"""A rulebook as a PDF file: pages, fonts, pictures, the light print, and cuts where none hurts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.pages.rulebook.document import Role, Sheet
from bigshot_desktop.ui.pages.rulebook.pdf import PdfPage, Slice, _Press, printed, slices
from bigshot_desktop.ui.pages.rulebook.pdf_contents import PdfContents
from bigshot_desktop.ui.pages.rulebook.typography import Typography
from bigshot_desktop.words.rulebook import RULEBOOKS, Chapter, Rulebook, Section, text
from tests.ui.pages.rulebook.books import BOOK, LONG, RULED, NoMemory, pictures
from tests.ui.pages.rulebook.pdf_words import UNKNOWN, words_in

SCARCE = 0.7
"""No page in the middle of a book is emptier."""


@pytest.fixture
def lettered(qapp: QApplication) -> Iterator[None]:
    """Written in the fonts of the program."""
    before = QApplication.font()
    fonts.install()
    yield
    QApplication.setFont(before)


def count_pages(file: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", file))


def test_a_book_is_printed(qapp: QApplication) -> None:
    with pictures() as drawn:
        file = printed(BOOK, "Big Shot – Rules")
    assert file.startswith(b"%PDF")
    assert file.rstrip().endswith(b"%%EOF")
    assert count_pages(file) == 3
    assert drawn == ["plan", "field"]
    assert "Big Shot – Rules".encode("utf-16-be") in file


def test_it_is_light_whatever_the_window_wears(qapp: QApplication) -> None:
    def heart(file: bytes) -> bytes:
        return re.sub(rb"/CreationDate.*|<xmp.*?>.*|[0-9a-f-]{36}", b"", file)

    with pictures():
        before = printed(BOOK, "Rules")
        theme.theme_switch().choose("dark")
        try:
            dark = printed(BOOK, "Rules")
            assert theme.current() == theme.DARK
        finally:
            theme.theme_switch().choose("light")
        after = printed(BOOK, "Rules")
    # A file may differ by a few bytes from the first one of a process, whose fonts Qt then knows better.
    assert len(heart(dark)) in {len(heart(before)), len(heart(after))}


def test_the_theme_comes_back_after_a_failure(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.theme_switch().choose("dark")
    try:
        monkeypatch.setattr("bigshot_desktop.ui.pages.rulebook.pdf.Lettering", lambda *_: 1 / 0)
        with pictures(), pytest.raises(ZeroDivisionError):
            printed(BOOK, "Rules")
        assert theme.current() == theme.DARK
    finally:
        theme.theme_switch().choose("light")


@pytest.mark.usefixtures("lettered")
@pytest.mark.parametrize("game", ENTRIES)
def test_a_whole_book_is_printed_soon_and_read_again(game: str) -> None:
    began = process_time()
    file = printed(RULEBOOKS[game], "Rules")
    assert process_time() - began < 5
    assert 9 <= count_pages(file) <= 12
    read = words_in(file)
    assert UNKNOWN not in read
    known = set(re.findall(r"\w+", read))
    lines = [line.strip() for line in read.split("\n")]
    for chapter in RULEBOOKS[game].chapters:
        assert lines.count(chapter.title) == 2, chapter.title
    for section in RULEBOOKS[game].sections:
        assert lines.count(section.rule) >= 2, section.rule
        for part in section.parts:
            assert set(re.findall(r"\w+", part.text)) <= known, part.text
    assert fonts.text().featureTags() == [fonts._COLUMNS]


@pytest.mark.usefixtures("lettered")
@pytest.mark.parametrize("game", ENTRIES)
def test_pages_are_full(game: str) -> None:
    with fonts.for_pdf():
        press = _Press(RULEBOOKS[game], "Rules")
        first, *middle, last = press.pdf_pages()
    assert first.slots
    assert min(pdf_page.slice.height for pdf_page in middle) > SCARCE * press._room
    assert last.slice.height > 0.25 * press._room


@pytest.mark.usefixtures("lettered")
def test_lines_move_so_that_the_last_page_is_not_nearly_empty() -> None:
    def pressed(paragraphs: int) -> tuple[int, float]:
        """The height of lines, and how full the last page is."""
        section = Section("BS-01", "The city", tuple(text(LONG * 4) for _ in range(paragraphs)))
        book = Rulebook("big-shot", "Test", BOOK.introduction, (Chapter("Start", (section,)),))
        press = _Press(book, "Rules")
        return press._typography.leading, press.pdf_pages()[-1].slice.height / press._room

    found = [pressed(paragraphs) for paragraphs in range(60, 66)]
    assert min(full for _, full in found) >= 0.25
    assert {leading == 120 for leading, _ in found} == {True, False}
    assert pressed(1)[0] == 120


# --- contents ------------------------------------------------------------------------------------


def long_book(paragraphs: int) -> Rulebook:
    """With an introduction of so many paragraphs."""
    opening = tuple(text(LONG * 3) for _ in range(paragraphs))
    return Rulebook("big-shot", "Test", opening, RULEBOOKS["big-shot"].chapters)


def front(book: Rulebook) -> list[PdfPage]:
    """The pages before the first chapter."""
    with pictures():
        pdf_pages = _Press(book, "Rules").pdf_pages()
    last = next(n for n, pdf_page in reversed(list(enumerate(pdf_pages))) if pdf_page.slots)
    return pdf_pages[: last + 1]


@pytest.mark.usefixtures("qapp")
def test_contents_stand_below_a_short_introduction() -> None:
    (pdf_page,) = front(long_book(1))
    assert pdf_page.slice.height > 0
    assert not pdf_page.headed


@pytest.mark.usefixtures("qapp")
def test_contents_overleaf_have_a_heading_and_all_lines() -> None:
    below = front(long_book(1))[0].slots
    first, second = front(long_book(6))
    assert (first.slots, first.headed) == ((), False)
    assert (second.slice.height, second.headed) == (0, True)
    assert [slot.entry for slot in second.slots] == [slot.entry for slot in below]


@pytest.mark.usefixtures("qapp")
def test_the_heading_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    corners: list[QPointF] = []
    draw, heads = PdfContents.draw, []

    def see(pdf_contents: PdfContents, painter: QPainter, corner: QPointF, *rest: Any) -> None:
        corners.append(QPointF(corner))
        draw(pdf_contents, painter, corner, *rest)

    monkeypatch.setattr(PdfContents, "draw", see)
    monkeypatch.setattr(PdfContents, "draw_head", lambda *told: heads.append(QPointF(told[2])))
    with pictures():
        printed(long_book(6), "Rules")
    assert len(heads) == 1
    assert corners[1].y() > heads[0].y() + 50
    assert corners[1].x() == heads[0].x()


# --- cuts ----------------------------------------------------------------------------------------


@pytest.fixture(params=[*ENTRIES, "test"])
def sheet(request: pytest.FixtureRequest, qapp: QApplication) -> Sheet:
    book = BOOK if request.param == "test" else RULEBOOKS[request.param]
    blank = NoMemory()
    blank.size = lambda name: NoMemory.size(blank, "plan")  # type: ignore[method-assign]
    sheet = Sheet(book, Typography(theme.LIGHT, 16), blank)
    sheet.fit(700)
    sheet.document.setTextWidth(700)
    return sheet


@pytest.mark.parametrize("room", [700, 900, 1400])
def test_pages_hold_everything_once(sheet: Sheet, room: float) -> None:
    whole = range(len(sheet.notes))
    pages = slices(sheet, whole, room)
    assert all(0 < page.height <= room for page in pages)
    for before, after in pairwise(pages):
        assert before.bottom <= after.top
    for number in whole:
        block, top = sheet.paragraph(number), sheet.rect(number).top()
        for line in range(block.layout().lineCount()):
            one = block.layout().lineAt(line)
            held = Slice(top + one.y(), top + one.y() + one.height())
            assert any(held_by(page, held) for page in pages), (number, line)


def held_by(page: Slice, line: Slice) -> bool:
    return page.top <= line.top + 0.5 and line.bottom <= page.bottom + 0.5


@pytest.mark.parametrize("room", [700, 900, 1400])
def test_what_belongs_together_stays_together(sheet: Sheet, room: float) -> None:
    pages = slices(sheet, range(len(sheet.notes)), room)

    def page_of(number: int) -> int:
        top = sheet.rect(number).top()
        return next(n for n, page in enumerate(pages) if page.top <= top < page.bottom)

    for number, note in enumerate(sheet.notes[:-1]):
        if note.role in (Role.CHAPTER, Role.HEAD, Role.LABEL, Role.FIGURE):
            assert page_of(number) == page_of(number + 1), sheet.paragraph(number).text()
    assert page_of(len(sheet.notes) - 1) == page_of(len(sheet.notes) - 2)


@pytest.mark.parametrize("spare", range(40, 200, 20))
def test_a_ruling_with_points_is_not_cut(qapp: QApplication, spare: float) -> None:
    """… where a page has room for it and for a little more."""
    sheet = Sheet(RULED, Typography(theme.LIGHT, 16), NoMemory())
    sheet.fit(700)
    sheet.document.setTextWidth(700)
    boxed = [number for number, note in enumerate(sheet.notes) if note.box == 0]
    top, bottom = sheet.rect(boxed[0]).top(), sheet.rect(boxed[-1]).bottom()
    pages = slices(sheet, range(len(sheet.notes)), bottom - top + spare)
    assert len(pages) > 1
    assert any(page.top < top and bottom < page.bottom for page in pages)


def test_a_page_that_is_too_small_for_anything_is_filled_all_the_same(sheet: Sheet) -> None:
    pages = slices(sheet, range(len(sheet.notes)), 100)
    assert all(page.height < 100.001 for page in pages)
    assert pages[-1].bottom > sheet.rect(len(sheet.notes) - 1).top()
