"""The contents of a rulebook as Qt lists them: chapters and their sections, or what a search has found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bigshot_desktop.words.rulebook import Rulebook
from bigshot_desktop.words.rulebook_search import Hit, Span

Index = QModelIndex | QPersistentModelIndex
_TOP: Final = QModelIndex()
_DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)


class Role(IntEnum):
    """What a row is asked for."""

    TITLE = _DISPLAY
    RULE = int(Qt.ItemDataRole.UserRole)
    CHAPTER = RULE + 1
    """Whether the row is the heading of a chapter."""
    SNIPPET = RULE + 2
    MARKS = RULE + 3
    """Where the words that were looked for are in the snippet."""


class Row(NamedTuple):
    """A chapter, or a section by its rule; that of the introduction is empty."""

    title: str
    rule: str = ""
    is_chapter: bool = False
    snippet: str = ""
    marks: tuple[Span, ...] = ()


class ContentsModel(QAbstractListModel):
    """A row for each chapter and each section. Chapters can be neither chosen nor pressed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def show(self, book: Rulebook, introduction: str, hits: Sequence[Hit] | None = None) -> None:
        """Lists a told book, or only what was found in it; ``introduction`` is what that is called."""
        rows = list(_rows(book, introduction, {hit.rule: hit for hit in hits or ()}, hits is None))
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def row_of(self, rule: str) -> int:
        """The row of a section; -1 if it is not among them."""
        found = (row for row, one in enumerate(self.rows) if _is_section(one, rule))
        return next(found, -1)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Role.TITLE:
                return row.title
            case Role.RULE:
                return row.rule
            case Role.CHAPTER:
                return row.is_chapter
            case Role.SNIPPET:
                return row.snippet
            case Role.MARKS:
                return row.marks
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(filter(None, (row.rule, row.title)))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return row.snippet
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag
        if not index.isValid():
            return flags.NoItemFlags
        if self.rows[index.row()].is_chapter:
            return flags.ItemNeverHasChildren
        return flags.ItemIsEnabled | flags.ItemIsSelectable | flags.ItemNeverHasChildren


def _is_section(row: Row, rule: str) -> bool:
    return row.rule == rule and not row.is_chapter


def _rows(
    book: Rulebook, introduction: str, hits: dict[str, Hit], everything: bool
) -> Iterator[Row]:
    def row(rule: str, title: str) -> Iterator[Row]:
        hit = hits.get(rule)
        if hit is not None:
            yield Row(title, rule, snippet=hit.snippet, marks=hit.marks)
        elif everything:
            yield Row(title, rule)

    yield from row("", introduction)
    for chapter in book.chapters:
        found = [one for each in chapter.sections for one in row(each.rule, each.title)]
        if found:
            yield Row(chapter.title, is_chapter=True)
            yield from found
