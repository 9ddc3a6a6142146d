"""What fills the main window: its pages, one of which is seen, below a notice of what went wrong."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.widgets.notice import Notice
from bigshot_desktop.ui.widgets.page_stack import PageStack


class PageFrame(QWidget):
    """The notice and the pages. It knows neither what the pages are nor who turns them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice = Notice(self)
        self.pages = PageStack(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.pages, 1)

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
