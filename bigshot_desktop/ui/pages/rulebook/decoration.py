"""What is drawn around the text of a rulebook: tags, boxes, rules, and marks under what was looked for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTextBlock, QTextLine

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.pages.rulebook.document import BOXED, PAD, POINT, TAG, Role, Sheet
from bigshot_desktop.ui.pages.rulebook.typography import Typography
from bigshot_desktop.words.rulebook import Kind
from bigshot_desktop.words.rulebook_search import Span, spans

_ICONS: Final = {Kind.RULING: "gavel", Kind.EDITION: "language", Kind.EXAMPLE: "hint"}
_COLOURS: Final = {Kind.RULING: "brass", Kind.EDITION: "accent", Kind.EXAMPLE: "ink_soft"}
_FOUND: Final = 0.5
"""How much of its colour lies under a word that was found."""
_MARKED: Final = 0.12
"""The same for a section that was gone to."""


class Marks(NamedTuple):
    """What stands out for a while."""

    words: Sequence[str] = ()
    """Folded, as ``searching`` has them."""
    rule: str = ""
    """The section that was gone to …"""
    strength: float = 0.0
    """… and how much of its mark is left."""


NONE: Final = Marks()


def adorn(painter: QPainter, sheet: Sheet, seen: QRectF, marks: Marks = NONE) -> None:
    """Draws what lies behind the text in a part of a sheet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    artist = _Artist(painter, sheet)
    if marks.strength > 0:
        artist.mark(marks.rule, marks.strength)
    drawn: set[int] = set()
    for number in _in(sheet, seen):
        note = sheet.notes[number]
        if note.box >= 0 and note.box not in drawn:
            drawn.add(note.box)
            artist.box(number)
        if marks.words:
            artist.found(number, marks.words)
        if note.role in _DRAWN:
            _DRAWN[note.role](artist, number)
    painter.restore()


def underline(painter: QPainter, title: QRectF, typography: Typography) -> None:
    """A rule across the column that begins with a step."""
    em, y = typography.em, title.bottom() + 0.2 * typography.em
    painter.setPen(QPen(typography.theme.line, _weight(typography)))
    painter.drawLine(QLineF(title.left(), y, title.right(), y))
    step = QRectF(title.left(), y - 0.1 * em, 3.2 * em, 0.2 * em)
    painter.fillRect(step, typography.theme.brass_fill)


def _weight(typography: Typography) -> float:
    """How wide lines are."""
    return max(1.0, typography.em / 12)


def _in(sheet: Sheet, seen: QRectF) -> Iterator[int]:
    """The paragraphs that are seen, and one before them, whose rule may be."""
    all_of_them = range(len(sheet.notes))
    first = bisect_left(all_of_them, seen.top(), key=lambda number: sheet.rect(number).bottom())
    for number in all_of_them[max(0, first - 1) :]:
        if sheet.rect(number).top() > seen.bottom() + 2 * sheet.typography.em:
            return
        yield number


class _Artist:
    """Draws on one sheet."""

    def __init__(self, painter: QPainter, sheet: Sheet) -> None:
        self._painter, self._sheet = painter, sheet
        self._em, self._theme = sheet.typography.em, sheet.typography.theme
        self._line = _weight(sheet.typography)

    # --- heads -----------------------------------------------------------------------------------

    def title(self, number: int) -> None:
        """A stepped rule with a diamond in its middle."""
        place, em = self._sheet.rect(number), self._em
        middle = QPointF(place.center().x(), place.bottom() + 0.9 * em)
        self._pen("brass")
        for step, reach in enumerate((9.0, 6.5, 4.0)):
            y = middle.y() + (step - 1) * 0.26 * em
            for way in (-1, 1):
                inner, outer = middle.x() + way * 1.1 * em, middle.x() + way * reach * em
                self._painter.drawLine(QLineF(inner, y, outer, y))
        self._diamond(middle, 0.55 * em, "brass_fill")

    def chapter(self, number: int) -> None:
        """What is under the title of a chapter."""
        underline(self._painter, self._sheet.rect(number), self._sheet.typography)

    def head(self, number: int) -> None:
        """The tag around the number of the rule."""
        block, em = self._sheet.paragraph(number), self._em
        rule = self._sheet.notes[number].rule
        line = block.layout().lineAt(0)
        if not line.isValid():
            return
        (box,) = self._boxes_of(block, (0, len(rule)))
        base = box.top() + line.ascent()
        tag = QRectF(box.left(), base - 0.86 * em, box.width(), 1.16 * em)
        tag.adjust(-TAG * em, 0, TAG * em, 0)
        self._pen("brass")
        self._painter.setBrush(self._tint("brass_fill", 0.2))
        self._painter.drawRoundedRect(tag, 0.22 * em, 0.22 * em)

    def end(self, number: int) -> None:
        """Three diamonds: there is no more."""
        place = self._sheet.rect(number).center()
        for step, size in ((-1, 0.22), (0, 0.34), (1, 0.22)):
            self._diamond(
                QPointF(place.x() + step * 1.2 * self._em, place.y()), size * self._em, "brass_fill"
            )

    # --- paragraphs ------------------------------------------------------------------------------

    def point(self, number: int) -> None:
        """The diamond before a point of a list."""
        block, place = self._sheet.paragraph(number), self._sheet.rect(number)
        line = block.layout().lineAt(0)
        if line.isValid():
            y = place.top() + line.y() + line.ascent() - 0.34 * self._em
            inside = self._sheet.notes[number].box >= 0
            centre = QPointF(
                place.left() + ((BOXED if inside else 0.0) + POINT * 0.5) * self._em, y
            )
            self._diamond(centre, 0.24 * self._em, "brass_fill")

    def box(self, number: int) -> None:
        """The whole box that a paragraph stands in."""
        sheet, em = self._sheet, self._em
        notes, box = sheet.notes, sheet.notes[number].box
        first = last = number
        while notes[first].role is not Role.LABEL:
            first -= 1
        while notes[last + 1].box == box:
            last += 1
        label = sheet.rect(first)
        place = label.united(sheet.rect(last)).adjusted(0, -PAD * 0.8 * em, 0, PAD * 0.8 * em)
        kind = notes[number].kind
        colour: QColor = getattr(self._theme, _COLOURS[kind])
        example = kind is Kind.EXAMPLE
        self._pen("line")
        self._painter.setBrush(Qt.BrushStyle.NoBrush if example else self._theme.sunken)
        self._painter.drawRoundedRect(place, 0.45 * em, 0.45 * em)
        if not example:
            bar = QRectF(place.left(), place.top() + 0.4 * em, 0.22 * em, place.height() - 0.8 * em)
            self._painter.fillRect(bar, colour)
        side = 1.15 * em
        line = sheet.paragraph(first).layout().lineAt(0)
        if line.isValid():
            base = label.top() + line.y() + line.ascent()
            sign = QRectF(place.left() + PAD * em, base - 0.9 * em, side, side)
            icon(_ICONS[kind], colour).paint(self._painter, sign.toRect())

    # --- marks -----------------------------------------------------------------------------------

    def mark(self, rule: str, strength: float) -> None:
        """A tint behind a whole section."""
        sheet, em = self._sheet, self._em
        first, last = sheet.first_of(rule), sheet.last_of(rule)
        place = sheet.rect(first).united(sheet.rect(last))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._tint("accent", _MARKED * strength))
        grown = place.adjusted(-0.7 * em, -0.4 * em, 0.7 * em, 1.4 * PAD * em)
        self._painter.drawRoundedRect(grown, 0.45 * em, 0.45 * em)

    def found(self, number: int, words: Sequence[str]) -> None:
        """Brass under the words that were looked for."""
        block = self._sheet.paragraph(number)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._tint("brass_fill", _FOUND))
        for span in spans(block.text(), words):
            for place in self._boxes_of(block, span):
                lifted = place.adjusted(-1, place.height() * 0.12, 1, 0)
                self._painter.drawRoundedRect(lifted, 0.15 * self._em, 0.15 * self._em)

    def _boxes_of(self, block: QTextBlock, span: Span) -> Iterator[QRectF]:
        """Where a part of a paragraph stands, line by line."""
        layout = block.layout()
        corner = self._sheet.document.documentLayout().blockBoundingRect(block).topLeft()
        start, end = span
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            first = max(start, line.textStart())
            last = min(end, line.textStart() + line.textLength())
            if first < last:
                left, right = _x(line, first), _x(line, last)
                yield QRectF(corner.x() + left, corner.y() + line.y(), right - left, line.height())

    # --- the hand --------------------------------------------------------------------------------

    def _pen(self, colour: str) -> None:
        self._painter.setPen(QPen(getattr(self._theme, colour), self._line))

    def _tint(self, colour: str, share: float) -> QColor:
        tint = QColor(getattr(self._theme, colour))
        tint.setAlphaF(share)
        return tint

    def _diamond(self, centre: QPointF, reach: float, colour: str) -> None:
        ways = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(getattr(self._theme, colour))
        self._painter.drawPolygon(QPolygonF([centre + way for way in ways]))


def _x(line: QTextLine, position: int) -> float:
    """Where a letter begins in its line."""
    found: Any = line.cursorToX(position)  # with the place that it has found for it
    return float(found[0])


_DRAWN: Final = {
    Role.TITLE: _Artist.title,
    Role.CHAPTER: _Artist.chapter,
    Role.HEAD: _Artist.head,
    Role.POINT: _Artist.point,
    Role.END: _Artist.end,
}
