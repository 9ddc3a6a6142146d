"""What fills the main window: its pages, one of which is seen, below a notice of what went wrong."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.widgets.page_stack import PageStack

if TYPE_CHECKING:
    from bigshot_desktop.ui.widgets.notice import Notice


class PageFrame(QWidget):
    """The notice and the pages. It knows neither what the pages are nor who turns them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = PageStack(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.pages, 1)

    @cached_property
    def notice(self) -> Notice:
        """What went wrong; made when it is first needed."""
        from bigshot_desktop.ui.widgets.notice import Notice

        notice = Notice(self)
        self._column.insertWidget(0, notice)
        return notice

    def show_page(self, page: QWidget) -> None:
        """Turns to a page. What the notice said on another one is gone."""
        self.notice.hide()
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def show_problems(self, *problems: Problem, path: Path | None = None) -> None:
        """Says what went wrong, and with which file; nothing if nothing did."""
        sentences = [self._sentence(problem, path) for problem in problems]
        if sentences:
            self.notice.show_message("\n".join(dict.fromkeys(sentences)))

    def _sentence(self, problem: Problem, path: Path | None) -> str:
        sentence = language.narrator().problem(problem)
        if path and "path" not in problem.facts:
            return self.tr("{file}: {problem}").format(file=path.name, problem=sentence)
        return sentence
