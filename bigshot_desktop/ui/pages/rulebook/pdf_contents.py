"""The contents of a printed rulebook: chapters and sections in two columns, with the pages they are on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.pages.rulebook.decoration import underline
from bigshot_desktop.ui.pages.rulebook.rich_text import Lettering
from bigshot_desktop.ui.pages.rulebook.typography import Typography
from bigshot_desktop.words.rulebook import Rulebook

_COLUMNS: Final = 2
_GUTTER: Final = 2.2
"""Between the columns, in sizes of the text."""
_NUMBER: Final = 3.1
"""Room for the number of a rule."""
_PAGE: Final = 1.9
"""Room for that of a page."""
_SMALL: Final = 0.82


class Entry(NamedTuple):
    """A line of the contents."""

    title: str
    rule: str
    """Of a chapter that of its first section."""
    is_chapter: bool


class Slot(NamedTuple):
    """Where a line stands: in which column, and how far down."""

    entry: Entry
    column: int
    top: float


class PdfContents:
    """Lays out the contents, then draws them once the pages are known."""

    def __init__(self, book: Rulebook, typography: Typography, width: float) -> None:
        self._typography = typography
        self._width = (width - _GUTTER * typography.em) / _COLUMNS
        self._entries = [
            entry
            for chapter in book.chapters
            for entry in (
                Entry(chapter.title, chapter.sections[0].rule, is_chapter=True),
                *(Entry(one.title, one.rule, is_chapter=False) for one in chapter.sections),
            )
        ]

    @property
    def head(self) -> float:
        """The height of its heading and of the air below it."""
        return self._heading().height + 0.9 * self._typography.em

    def draw_head(self, painter: QPainter, corner: QPointF) -> None:
        """Says what it is, as a chapter does."""
        heading = self._heading()
        heading.draw(painter, corner, self._typography.theme.brass)
        wide = _COLUMNS * self._width + _GUTTER * self._typography.em
        underline(painter, QRectF(corner, QSizeF(wide, heading.height)), self._typography)

    def _heading(self) -> Lettering:
        words = QCoreApplication.translate("RulebookWindow", "Contents")
        return Lettering(words, self._typography.face(1.72, title=True), 2 * self._width)

    def pages(self, first: float, other: float) -> list[list[Slot]]:
        """The lines page by page: on the first there is so much room in height, on the others so much.

        What fits on the first page stands there in columns of about the same height.
        """
        room = sum(map(self._height, self._entries)) / _COLUMNS
        while room < first:
            laid_out = self._laid_out(room, other)
            if len(laid_out) == 1:
                return laid_out
            room += self._typography.em
        return self._laid_out(first, other)

    def _laid_out(self, first: float, other: float) -> list[list[Slot]]:
        pages: list[list[Slot]] = [[]]
        column, y, room = 0, 0.0, first
        for place, entry in enumerate(self._entries):
            high = self._height(entry)
            need = high
            if entry.is_chapter:  # never at the foot of a column
                need += sum(map(self._height, self._entries[place + 1 : place + 3]))
            while y + need > room:
                column, y = column + 1, 0.0
                if column == _COLUMNS:
                    pages.append([])
                    column, room = 0, other
            pages[-1].append(Slot(entry, column, y))
            y += high
        return pages

    def draw(
        self, painter: QPainter, corner: QPointF, slots: Sequence[Slot], pages: Mapping[str, int]
    ) -> None:
        """Draws lines of one page; ``pages`` are those of the sections, by their rules."""
        em = self._typography.em
        for slot in slots:
            x = corner.x() + slot.column * (self._width + _GUTTER * em)
            self._line(painter, QPointF(x, corner.y() + slot.top), slot.entry, pages)

    def _line(
        self, painter: QPainter, corner: QPointF, entry: Entry, pages: Mapping[str, int]
    ) -> None:
        colours, em = self._typography.theme, self._typography.em
        if entry.is_chapter:
            self._title(entry).draw(painter, corner + QPointF(0, 0.8 * em), colours.brass)
            return
        title, number = self._title(entry), self._small(entry.rule, QFont.Weight.DemiBold)
        base = QPointF(0, title.ascent - number.ascent)
        number.draw(painter, corner + base, colours.brass)
        start = corner + QPointF(_NUMBER * em, 0)
        title.draw(painter, start, colours.ink)
        page = self._small(language.number(pages[entry.rule]), QFont.Weight.Normal)
        right = corner.x() + self._width
        foot = start + title.end
        page.draw(painter, QPointF(right - page.end.x(), foot.y() - page.ascent), colours.ink)
        dots = QPen(colours.line, em / 14, Qt.PenStyle.DotLine)
        painter.setPen(dots)
        line = QLineF(foot.x() + 0.4 * em, foot.y(), right - page.end.x() - 0.4 * em, foot.y())
        if line.dx() > 0:
            painter.drawLine(line)

    def _height(self, entry: Entry) -> float:
        em = self._typography.em
        return self._title(entry).height + (1.15 * em if entry.is_chapter else 0.12 * em)

    def _title(self, entry: Entry) -> Lettering:
        em = self._typography.em
        if entry.is_chapter:
            return Lettering(entry.title, self._typography.face(1.02, title=True), self._width)
        face = self._typography.face(_SMALL + 0.06)
        return Lettering(entry.title, face, self._width - (_NUMBER + _PAGE) * em)

    def _small(self, text: str, weight: QFont.Weight) -> Lettering:
        return Lettering(text, self._typography.face(_SMALL, weight), self._width)
