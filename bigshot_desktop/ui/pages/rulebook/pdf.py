"""A rulebook on paper: A4 as PDF, with contents and page numbers, always in the light theme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAbstractTextDocumentLayout, QPageSize, QPainter, QPdfWriter, QPen

from bigshot_desktop.ui.look import fonts, language, theme
from bigshot_desktop.ui.pages.rulebook.decoration import adorn
from bigshot_desktop.ui.pages.rulebook.document import PAD, Role, Sheet
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.ui.pages.rulebook.pdf_contents import PdfContents, Slot
from bigshot_desktop.ui.pages.rulebook.rich_text import Lettering
from bigshot_desktop.ui.pages.rulebook.typography import NATURAL, Typography
from bigshot_desktop.words.rulebook import Rulebook

DOTS: Final = 300
"""To the inch."""
_EM: Final = 10 * DOTS / 72
"""The text has 10 points."""
_LEADINGS: Final = (120, 117, 114, 123, 126)
"""Lines are nearer to each other than on the screen, as near as is best for the last page …"""
_LEAST: Final = 0.25
"""… of which so much is to be full."""
_AIR: Final = 0.75
"""Paragraphs are nearer to each other, too …"""
_SHRUNK: Final = 0.75
"""… and pictures smaller beside them."""
_MM: Final = DOTS / 25.4
_TOP: Final = 20 * _MM
_BOTTOM: Final = 24 * _MM
_SIDE: Final = 28 * _MM
"""The margins of a page; lines of text are shorter than they leave room for."""
_KEPT: Final = (Role.CHAPTER, Role.HEAD, Role.LABEL, Role.FIGURE)
"""What stays with what comes after it."""
_SPLIT: Final = (Role.LEAD, Role.TEXT, Role.POINT)
"""What may go on overleaf, unless it stands in a box …"""
_LINES: Final = 2
"""… with so many lines on each page at least."""


class Slice(NamedTuple):
    """What of the long sheet comes on one page."""

    top: float
    bottom: float

    @property
    def height(self) -> float:
        return self.bottom - self.top


class PdfPage(NamedTuple):
    """A page: a slice of the sheet, lines of the contents, or both."""

    slice: Slice
    slots: Sequence[Slot] = ()
    headed: bool = False
    """Whether they begin here and say so."""


def printed(book: Rulebook, title: str) -> bytes:
    """A told book as a PDF file."""
    with _light(), fonts.for_pdf():
        return _Press(book, title).run()


@contextmanager
def _light() -> Iterator[None]:
    """As long as this lasts all is drawn in the light print; nobody is told, for the screen stays as it is."""
    look = theme.theme_switch()
    before, look.theme = look.theme, theme.LIGHT
    try:
        yield
    finally:
        look.theme = before


class _Drawings:
    """The pictures, as lines and areas rather than dots."""

    def __init__(self, game: str) -> None:
        self._game = game

    def size(self, name: str) -> QSizeF:
        return figure_of(self._game, name).size * (_SHRUNK * _EM / NATURAL)

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        figure = figure_of(self._game, name)
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(place.width() / figure.size.width(), place.height() / figure.size.height())
        figure.paint(painter)
        painter.restore()


class _Press:
    """Prints one book."""

    def __init__(self, book: Rulebook, title: str) -> None:
        self._title = title
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setTitle(title)
        self._writer.setCreator("Big Shot Desktop")
        self._writer.setResolution(DOTS)
        self._writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        self._wide, self._high = float(self._writer.width()), float(self._writer.height())
        self._room = self._high - _TOP - _BOTTOM
        for leading in _LEADINGS:
            self._set(book, leading)
            if self.pdf_pages()[-1].slice.height >= _LEAST * self._room:
                return
        self._set(book, _LEADINGS[0])

    def _set(self, book: Rulebook, leading: int) -> None:
        self._typography = Typography(theme.LIGHT, _EM, leading, _AIR)
        self._sheet = sheet = Sheet(book, self._typography, _Drawings(book.game))
        sheet.document.setUseDesignMetrics(True)
        sheet.fit(self._wide)
        sheet.document.setTextWidth(self._wide)
        self._register = PdfContents(book, self._typography, self._wide - 2 * _SIDE)

    def run(self) -> bytes:
        """Prints page by page."""
        pdf_pages = self.pdf_pages()
        pages = dict(self._pages(pdf_pages))
        painter = QPainter(self._writer)
        try:
            for number, pdf_page in enumerate(pdf_pages, 1):
                if number > 1:
                    self._writer.newPage()
                self._print(painter, pdf_page, pages)
                self._foot(painter, number)
        finally:
            painter.end()  # Qt dies if the paper goes before the painter
        return bytes(self._buffer.data().data())

    def pdf_pages(self) -> list[PdfPage]:
        """The introduction, the contents and the chapters."""
        first = next(n for n, note in enumerate(self._sheet.notes) if note.role is Role.CHAPTER)
        opening = slices(self._sheet, range(first), self._room)
        body = slices(self._sheet, range(first, len(self._sheet.notes)), self._room)
        return [*self._front(opening), *map(PdfPage, body)]

    def _front(self, opening: Sequence[Slice]) -> list[PdfPage]:
        """The introduction with the contents below it; where they do not fit there, rather all of them overleaf."""
        *before, last = map(PdfPage, opening)
        pdf_contents, nothing = self._register, Slice(0.0, 0.0)
        below = pdf_contents.pages(self._room - last.slice.height - _EM, self._room)
        if len(below) == 1:
            return [*before, last._replace(slots=below[0])]
        start, *rest = pdf_contents.pages(self._room - pdf_contents.head, self._room)
        others = [PdfPage(nothing, slots) for slots in rest]
        return [*before, last, PdfPage(nothing, start, headed=True), *others]

    def _pages(self, pdf_pages: Sequence[PdfPage]) -> Iterator[tuple[str, int]]:
        """The page of each section."""
        for rule, head in self._sheet.heads.items():
            top = self._sheet.rect(head).top()
            for number, pdf_page in enumerate(pdf_pages, 1):
                if pdf_page.slice.top <= top < pdf_page.slice.bottom:
                    yield rule, number

    def _print(self, painter: QPainter, pdf_page: PdfPage, pages: Mapping[str, int]) -> None:
        """What is on a page: of the long sheet, then of the contents."""
        part, corner = pdf_page.slice, QPointF(_SIDE, _TOP)
        if part.height:
            self._print_slice(painter, part)
            corner.setY(_TOP + part.height + _EM)
        if pdf_page.headed:
            self._register.draw_head(painter, corner)
            corner.setY(corner.y() + self._register.head)
        self._register.draw(painter, corner, pdf_page.slots, pages)

    def _print_slice(self, painter: QPainter, part: Slice) -> None:
        painter.save()
        painter.translate(0, _TOP - part.top)
        seen = QRectF(0, part.top, self._wide, part.height)
        painter.setClipRect(seen)
        adorn(painter, self._sheet, seen)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = theme.qt_palette(self._typography.theme)  # not that of the window
        context.clip = seen
        self._sheet.document.documentLayout().draw(painter, context)
        painter.restore()

    def _foot(self, painter: QPainter, number: int) -> None:
        """The title of the book and the number of the page under a line."""
        colours = self._typography.theme
        left, right = _SIDE, self._wide - _SIDE
        y = self._high - _BOTTOM + 6 * _MM
        painter.setPen(QPen(colours.line, _EM / 18))
        painter.drawLine(QLineF(left, y, right, y))
        face = self._typography.face(0.76)
        title = Lettering(self._title, face, right - left)
        title.draw(painter, QPointF(left, y + 0.5 * _EM), colours.ink_soft)
        page = Lettering(language.number(number), face, right - left)
        page.draw(painter, QPointF(right - page.end.x(), y + 0.5 * _EM), colours.ink)


def slices(sheet: Sheet, paragraphs: range, room: float) -> list[Slice]:
    """Paragraphs cut into pages that are as full as can be, between those that need not stay together."""
    cuts = list(_cuts(sheet, paragraphs))
    start = _top(sheet, paragraphs[0])
    end = _bottom(sheet, paragraphs[-1])
    found: list[Slice] = []
    while end - start > room:
        fitting = [cut for cut in cuts if start < cut.top <= start + room]
        cut = fitting[-1] if fitting else Slice(start + room, start + room)
        found.append(Slice(start, cut.top))
        start = cut.bottom
    return [*found, Slice(start, end)]


def _cuts(sheet: Sheet, paragraphs: range) -> Iterator[Slice]:
    """Where a page may end, and where the next then begins."""
    for number in paragraphs:
        note = sheet.notes[number]
        if note.role in _SPLIT and note.box < 0:
            layout, corner = sheet.paragraph(number).layout(), sheet.rect(number).top()
            for line in range(_LINES, layout.lineCount() - _LINES + 1):
                y = corner + layout.lineAt(line).y()
                yield Slice(y, y)
        if number + 1 in paragraphs and note.role not in _KEPT:
            after = sheet.notes[number + 1]
            inside = note.box >= 0 and after.box == note.box
            if not inside and after.role is not Role.END:
                yield Slice(_bottom(sheet, number), _top(sheet, number + 1))


def _top(sheet: Sheet, number: int) -> float:
    """Where a paragraph begins, with what is drawn around it."""
    air = PAD if sheet.notes[number].role is Role.LABEL else 0.2
    return sheet.rect(number).top() - air * sheet.typography.em


def _bottom(sheet: Sheet, number: int) -> float:
    """Where a paragraph ends, with what is drawn around it."""
    air = PAD if sheet.notes[number].box >= 0 else 0.2
    return sheet.rect(number).bottom() + air * sheet.typography.em
