"""The page that is read: a rulebook that scrolls, with links, marks, and a memory of its place."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, QUrl, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.pages.rulebook.decoration import Marks, adorn
from bigshot_desktop.ui.pages.rulebook.document import Role, Sheet
from bigshot_desktop.ui.pages.rulebook.figure_cache import FigureCache
from bigshot_desktop.ui.pages.rulebook.reading_history import Place
from bigshot_desktop.ui.pages.rulebook.typography import Typography
from bigshot_desktop.words.rulebook import Rulebook
from bigshot_desktop.words.rulebook_search import spans

_MARKED: Final = 1900
"""Milliseconds that a section stays marked which was gone to."""
_AIR: Final = 0.9
"""Above a section that was gone to, in sizes of the text."""


class Reader(QTextBrowser):
    """Shows one book at a time."""

    rule_wanted = Signal(str)
    """A link was followed."""
    section_seen = Signal(str)
    """The reader has come to another section."""

    def __init__(self, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self.figure_cache = FigureCache(self)
        self.sheet: Sheet | None = None
        self.marks = Marks()
        self._seen = ""
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._fading = QVariantAnimation(self)
        self._fading.setDuration(_MARKED)
        self._fading.valueChanged.connect(self._fade)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._look)
        self.figure_cache.came.connect(lambda _: self.viewport().update())

    # --- the book --------------------------------------------------------------------------------

    def show_book(self, book: Rulebook) -> None:
        """Shows a told book; another telling of the same one at the same place."""
        before, place = self.sheet, self.place
        typography = Typography.for_screen()
        self.figure_cache.game, self.figure_cache.em = book.game, typography.em
        self.sheet = Sheet(book, typography, self.figure_cache)
        self._fit()
        self.setDocument(self.sheet.document)
        if before is not None:
            before.document.deleteLater()
        self._settle()
        if before is not None and before.book.game == book.game:
            self.go_back_to(place)
        else:
            self._unmark()
            self.go_to("", marked=False)

    def forget_words(self) -> None:
        """The language is another, that of the pictures too."""
        self.figure_cache.forget()

    # --- places ----------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        """What is at the upper edge."""
        if self.sheet is None:
            return Place("")
        y = float(self.verticalScrollBar().value())
        number = self._paragraph_at(y)
        rect = self.sheet.rect(number)
        unit = max(1.0, rect.height()) if y >= rect.top() else self.sheet.typography.em
        return Place(self.sheet.book.game, number, (y - rect.top()) / unit)

    def go_back_to(self, place: Place) -> None:
        """Puts a place of this book to the upper edge again."""
        if self.sheet is not None:
            rect = self.sheet.rect(min(place.paragraph, len(self.sheet.notes) - 1))
            unit = rect.height() if place.share >= 0 else self.sheet.typography.em
            self.verticalScrollBar().setValue(round(rect.top() + place.share * unit))
            self._look()

    def go_to(self, rule: str, *, marked: bool = True) -> None:
        """Puts a section to the upper edge, and marks it for a while; the beginning if there is none."""
        if self.sheet is None:
            return
        head = self.sheet.first_of(rule)
        top = self.sheet.rect(head).top() - _AIR * self.sheet.typography.em if head else 0.0
        self.verticalScrollBar().setValue(round(top))
        self._look()
        cursor = QTextCursor(self.sheet.paragraph(head))
        self.setTextCursor(cursor)  # from where Tab goes to the next link, and reading goes on
        self.verticalScrollBar().setValue(round(top))
        if marked and head:
            self._mark(rule)

    def show_found(self, rule: str) -> None:
        """A section in which something was found, scrolled so far that the first of it is in sight."""
        self.go_to(rule, marked=False)
        if self.sheet is None:
            return
        first, last = self.sheet.first_of(rule), self.sheet.last_of(rule)
        for number in range(first, last + 1):
            if spans(self.sheet.paragraph(number).text(), self.marks.words):
                below = self.sheet.rect(number).bottom() - self.viewport().height()
                bar = self.verticalScrollBar()
                bar.setValue(max(bar.value(), round(below + self.sheet.typography.em)))
                return

    def look_for(self, words: Sequence[str]) -> None:
        """Marks words wherever they are."""
        if tuple(words) != self.marks.words:
            self.figure_cache.make_way()
            self.marks = self.marks._replace(words=tuple(words))
            self.viewport().update()

    def _paragraph_at(self, y: float) -> int:
        assert self.sheet is not None
        sheet, numbers = self.sheet, range(len(self.sheet.notes))
        found = bisect_left(numbers, y + 1, key=lambda number: sheet.rect(number).bottom())
        return min(found, len(numbers) - 1)

    def _look(self) -> None:
        """Tells which section is being read."""
        if self.sheet is None:
            return
        line = self.verticalScrollBar().value() + 2.6 * self.sheet.typography.em
        number = self._paragraph_at(line)
        rule = self.sheet.notes[number].rule
        if self.sheet.notes[number].role is Role.END:
            rule = self.sheet.notes[number - 1].rule
        if rule != self._seen:
            self._seen = rule
            self.section_seen.emit(rule)

    @property
    def section(self) -> str:
        """The rule of the section that is being read; empty for the introduction."""
        return self._seen

    # --- marks -----------------------------------------------------------------------------------

    def _mark(self, rule: str) -> None:
        self._fading.stop()
        self.marks = self.marks._replace(rule=rule, strength=1.0)
        # Where nothing is to move the mark stays as it is, and is gone in the end.
        held = 0.999 if self._pace.still else 0.5
        self._fading.setKeyValues([(0.0, 1.0), (held, 1.0), (1.0, 0.0)])
        self._fading.start()
        self.viewport().update()

    def _unmark(self) -> None:
        """The section that was gone to is in another book."""
        self._fading.stop()
        self.marks = self.marks._replace(rule="", strength=0.0)

    def _fade(self, strength: float) -> None:
        self.marks = self.marks._replace(strength=strength)
        self.viewport().update()

    # --- room ------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """The text in the width of now; so much below it that its last section can be at the upper edge."""
        assert self.sheet is not None
        sheet = self.sheet
        width = self.viewport().width()
        sheet.fit(width)
        sheet.document.setTextWidth(width)
        last = sheet.rect(sheet.first_of(next(reversed(sheet.heads)))).top()
        rest = sheet.rect(len(sheet.notes) - 1).bottom() - last
        sheet.fit(width, self.viewport().height() - rest - _AIR * sheet.typography.em)

    def _settle(self) -> None:
        """Qt has measured everything, and the bar knows how far it goes."""
        assert self.sheet is not None
        height = self.sheet.document.documentLayout().documentSize().height()
        self.verticalScrollBar().setRange(0, max(0, round(height) - self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Whatever the width is, the same is at the upper edge."""
        if self.sheet is None:
            super().resizeEvent(event)
            return
        place = self.place
        self._fit()
        super().resizeEvent(event)
        self._settle()
        self.go_back_to(place)

    # --- what Qt asks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sheet is not None:
            top = self.verticalScrollBar().value()
            painter = QPainter(self.viewport())
            painter.translate(0, -top)
            adorn(painter, self.sheet, QRectF(event.rect()).translated(0, top), self.marks)
            painter.end()
        super().paintEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The size of letters is that of the whole program: no wheel changes it here."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().wheelEvent(event)

    def _follow(self, url: QUrl) -> None:
        self.rule_wanted.emit(url.toString())
