"""A told rulebook as a document of Qt, for the window and for paper: real text, with links from rule to rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.pages.rulebook.typography import MEASURE, Typography, unbroken
from bigshot_desktop.words.rulebook import Kind, Part, Rulebook, Section, has_section

PAD: Final = 0.9
"""Between the edge of a box and its text, in sizes of the text."""
BOXED: Final = PAD + 1.7
"""How far the text of a box is moved in, beside its sign."""
GAP: Final = 0.85
"""Between a box and what is around it."""
POINT: Final = 1.3
"""How far the points of a list are moved in."""
TAG: Final = 0.45
"""Between the edge of a tag and the number in it."""
_HEADING: Final = 112
"""The lines of a long title are nearer to each other than those of a text, in per cent of their letters."""
_AFTER_TAG: Final = "\N{NO-BREAK SPACE}\N{EN SPACE}"
_NUMBER: Final = re.compile(
    rf"\b(?:{'|'.join(entry.rule_prefix for entry in ENTRIES.values())})-\d+\b"
)
_FIGURE: Final = QTextFormat.ObjectTypes.UserObject.value + 1
_NAME: Final = QTextFormat.Property.UserProperty.value + 1
_OBJECT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
_BOXES: Final = (Kind.RULING, Kind.EDITION, Kind.EXAMPLE)


class Role(Enum):
    """What a paragraph of the document is."""

    TITLE = auto()
    LEAD = auto()
    CHAPTER = auto()
    HEAD = auto()
    """The number and the title of a section."""
    TEXT = auto()
    POINT = auto()
    LABEL = auto()
    """What a box is."""
    BOXED = auto()
    FIGURE = auto()
    CAPTION = auto()
    END = auto()


class Note(NamedTuple):
    """What is known of a paragraph beside its text."""

    role: Role
    rule: str = ""
    """The section that it belongs to; empty before the first."""
    kind: Kind = Kind.TEXT
    box: int = -1
    """The number of the box that it stands in."""
    figure: str = ""
    """The name of its picture."""


class Pictures(Protocol):
    """Who has the pictures of a book."""

    def size(self, name: str) -> QSizeF:
        """The size of a picture where there is room for it, in the units of the page."""

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        """Draws a picture into a place of its shape."""


class Sheet:
    """A rulebook, set. What is drawn around its text is up to ``adornment``."""

    def __init__(
        self,
        book: Rulebook,
        typography: Typography,
        pictures: Pictures,
        parent: QObject | None = None,
    ) -> None:
        self.book, self.typography = book, typography
        self.document = QTextDocument(parent)
        self.document.setUndoRedoEnabled(False)
        self.notes: list[Note] = []
        """By the number of the paragraph."""
        self.heads: dict[str, int] = {}
        """The paragraph that each section begins with, by its rule; that of the introduction by nothing."""
        self.measure = MEASURE * typography.em
        """How wide lines are."""
        self._frames = _Frames(self, pictures)
        self.document.documentLayout().registerHandler(_FIGURE, self._frames)
        self._cursor = QTextCursor(self.document)
        self._boxes = 0
        self._compose()

    # --- places ----------------------------------------------------------------------------------

    def fit(self, width: float, below: float = 0.0) -> None:
        """Lines as wide as there is room, but never too wide to be read; the column in the middle."""
        em = self.typography.em
        side = min(1.6 * em, width * 0.04)
        self.measure = max(1.0, min(MEASURE * em, width - 2 * side))
        side = (width - self.measure) / 2
        frame = self.document.rootFrame().frameFormat()
        frame.setMargin(0)
        frame.setLeftMargin(side)
        frame.setRightMargin(side)
        frame.setTopMargin(1.2 * em)
        frame.setBottomMargin(max(below, 2 * em))
        self.document.rootFrame().setFrameFormat(frame)

    def paragraph(self, number: int) -> QTextBlock:
        return self.document.findBlockByNumber(number)

    def rect(self, number: int) -> QRectF:
        """Where a paragraph is, over the whole width of the column."""
        place = self.document.documentLayout().blockBoundingRect(self.paragraph(number))
        left = self.document.rootFrame().frameFormat().leftMargin()
        return QRectF(left, place.top(), self.measure, place.height())

    def first_of(self, rule: str) -> int:
        """The paragraph that a section begins with; that of the book for what is not in it."""
        return self.heads.get(rule, 0)

    def last_of(self, rule: str) -> int:
        """The paragraph that a section ends with."""
        place = self.first_of(rule)
        while place + 1 < len(self.notes) and self.notes[place + 1].rule == rule:
            if self.notes[place + 1].role in (Role.CHAPTER, Role.END):
                break
            place += 1
        return place

    # --- setting ---------------------------------------------------------------------------------

    def _compose(self) -> None:
        book, typography = self.book, self.typography
        self._cursor.beginEditBlock()
        title = typography.paragraph(0.6, 1.9)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        title.setHeadingLevel(1)
        self.heads[""] = 0
        self._begin(Note(Role.TITLE), title)
        self._cursor.insertText(
            ENTRIES[book.game].title, typography.letters("ink", 2.7, title=True)
        )
        self._parts("", book.introduction, Role.LEAD)
        for chapter in book.chapters:
            shape = typography.paragraph(2.6, 1.1)
            shape.setHeadingLevel(2)
            rule = chapter.sections[0].rule if chapter.sections else ""
            self._begin(Note(Role.CHAPTER, rule), shape)
            self._cursor.insertText(chapter.title, typography.letters("brass", 1.72, title=True))
            for section in chapter.sections:
                self._section(section)
        self._begin(Note(Role.END), typography.paragraph(1.6, 0))
        self._cursor.endEditBlock()

    def _begin(self, note: Note, shape: QTextBlockFormat) -> None:
        """Begins a paragraph."""
        if self.notes:
            self._cursor.insertBlock(shape, QTextCharFormat())
        else:
            self._cursor.setBlockFormat(shape)
        self.notes.append(note)

    def _section(self, section: Section) -> None:
        typography = self.typography
        tag = typography.letters("brass", 0.78, QFont.Weight.DemiBold)
        title = typography.letters("ink", 1.22, title=True)
        hang = TAG * typography.em + QFontMetricsF(tag.font()).horizontalAdvance(section.rule)
        hang += QFontMetricsF(title.font()).horizontalAdvance(_AFTER_TAG)
        shape = typography.paragraph(1.8, 0.35, hang / typography.em)
        shape.setHeadingLevel(3)
        shape.setLineHeight(_HEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTextIndent(
            TAG * typography.em - hang
        )  # all lines of the title begin beside the tag
        self.heads[section.rule] = len(self.notes)
        self._begin(Note(Role.HEAD, section.rule), shape)
        tag.setAnchor(True)
        tag.setAnchorNames([section.rule])
        self._cursor.insertText(section.rule, tag)
        self._cursor.insertText(_AFTER_TAG, title)
        self._cursor.insertText(section.title, title)
        self._parts(section.rule, section.parts, Role.TEXT)

    def _parts(self, rule: str, parts: Iterable[Part], plain: Role) -> None:
        before: Kind | None = None
        for kind, alike in _together(parts):
            if kind in _BOXES:
                self._box(rule, kind, alike, after_box=before in _BOXES)
            elif kind is Kind.FIGURE:
                for part in alike:
                    self._figure(rule, part)
            else:
                for part in alike:
                    self._plain(rule, part, plain)
            before = kind

    def _plain(self, rule: str, part: Part, role: Role) -> None:
        typography = self.typography
        if part.kind is Kind.POINT:
            self._begin(Note(Role.POINT, rule, part.kind), typography.paragraph(0.3, 0.3, POINT))
            self._write(part.text, typography.letters())
            return
        lead = role is Role.LEAD
        self._begin(Note(role, rule), typography.paragraph(0.55, 0.55))
        self._write(part.text, typography.letters("ink", 1.1 if lead else 1.0))

    def _box(self, rule: str, kind: Kind, parts: list[Part], *, after_box: bool) -> None:
        typography, number = self.typography, self._boxes
        self._boxes += 1
        above = GAP + PAD * (2 if after_box else 1)
        label = typography.paragraph(above, 0, BOXED, PAD)
        self._begin(Note(Role.LABEL, rule, kind, number), label)
        colour = {Kind.RULING: "brass", Kind.EDITION: "accent"}.get(kind, "ink_soft")
        letters = typography.letters(colour, 0.86, QFont.Weight.DemiBold)
        self._cursor.insertText(label_of(kind), letters)
        for part in parts:
            below = GAP + PAD if part is parts[-1] else 0.2
            point = part.kind is Kind.POINT
            left = BOXED + POINT if point else BOXED
            role = Role.POINT if point else Role.BOXED
            self._begin(Note(role, rule, kind, number), typography.paragraph(0.2, below, left, PAD))
            self._write(part.text, typography.letters())

    def _figure(self, rule: str, part: Part) -> None:
        typography = self.typography
        shape = typography.paragraph(1.0, 0.35)
        shape.setLineHeight(0, QTextBlockFormat.LineHeightTypes.SingleHeight.value)
        shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._begin(Note(Role.FIGURE, rule, part.kind, figure=part.figure), shape)
        frame = QTextCharFormat()
        frame.setObjectType(_FIGURE)
        frame.setProperty(_NAME, part.figure)
        frame.setProperty(QTextFormat.Property.ImageAltText.value, part.text)
        self._cursor.insertText(_OBJECT, frame)
        caption = typography.paragraph(0.35, 1.2, 1.2, 1.2)
        caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._begin(Note(Role.CAPTION, rule, part.kind), caption)
        self._write(part.text, typography.letters("ink_soft", 0.88))

    def _write(self, text: str, letters: QTextCharFormat) -> None:
        """A text; the numbers of rules that are told of somewhere are links."""
        text, written = unbroken(text), 0
        for number in _NUMBER.finditer(text):
            if has_section(number[0]):
                self._cursor.insertText(text[written : number.start()], letters)
                link = QTextCharFormat(letters)
                link.setAnchor(True)
                link.setAnchorHref(number[0])
                link.setForeground(self.typography.theme.accent)
                link.setFontUnderline(True)
                self._cursor.insertText(number[0], link)
                written = number.end()
        self._cursor.insertText(text[written:], letters)


def _together(parts: Iterable[Part]) -> Iterator[tuple[Kind, list[Part]]]:
    """Parts of one kind that follow each other; the points of a ruling stand with it, for they are ours too."""
    kind, alike = Kind.TEXT, list[Part]()
    for part in parts:
        if part.kind is not kind and not (kind is Kind.RULING and part.kind is Kind.POINT):
            if alike:
                yield kind, alike
            kind, alike = part.kind, []
        alike.append(part)
    if alike:
        yield kind, alike


class _Frames(QPyTextObject):
    """Sets the pictures into the text, as wide as there is room."""

    def __init__(self, sheet: Sheet, pictures: Pictures) -> None:
        super().__init__()
        self._sheet, self._pictures = sheet, pictures

    def intrinsicSize(self, doc: QTextDocument, position: int, shape: QTextFormat) -> QSizeF:
        size = self._pictures.size(str(shape.property(_NAME)))
        room = self._sheet.measure
        return size if size.width() <= room else size * (room / size.width())

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        position: int,
        shape: QTextFormat,
    ) -> None:
        self._pictures.draw(painter, QRectF(rect), str(shape.property(_NAME)))


def label_of(kind: Kind) -> str:
    """What a box is, in the language of now."""
    match kind:
        case Kind.RULING:
            return QCoreApplication.translate("RulebookPage", "Our ruling")
        case Kind.EDITION:
            return QCoreApplication.translate("RulebookPage", "Editions")
    return QCoreApplication.translate("RulebookPage", "Example")
