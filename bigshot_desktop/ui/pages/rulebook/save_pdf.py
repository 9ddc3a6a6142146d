"""Saves a rulebook as PDF: asks where, writes the file, and shows whether that worked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import write_atomically
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.pages.rulebook.pdf import printed
from bigshot_desktop.words.rulebook import Rulebook


class PdfSaver(PlainLabel):
    """Saves rulebooks as PDF. It is also the line of text that says how it went, hidden until then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setContentsMargins(14, 0, 14, 6)
        self.hide()

    def ask_where(self, book: Rulebook, title: str) -> None:
        """Saves a told book where the reader wants it, under its title unless they choose another name."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        folder = folder if folder.is_dir() else Path.home()
        name, _ = QFileDialog.getSaveFileName(
            self.window(),
            QCoreApplication.translate("RulebookWindow", "Save the rules"),
            str(folder / f"{title}.pdf"),
            "PDF (*.pdf)",
        )
        if name:
            path = Path(name)
            path = path if path.suffix.lower() == ".pdf" else Path(f"{name}.pdf")
            self.save(book, title, path)

    def save(self, book: Rulebook, title: str, path: Path) -> None:
        """Writes a told book into a file, or tells why that cannot be."""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            write_atomically(path, printed(book, title))
        except Problem as problem:
            self._tell(language.narrator().problem(problem), kind="refusal")
        else:
            told = QCoreApplication.translate("RulebookWindow", "Saved as {file}.")
            self._tell(told.format(file=path.name), kind="caption")
        finally:
            QApplication.restoreOverrideCursor()

    def dismiss(self) -> None:
        """What was told is over."""
        self.clear()
        self.hide()

    def _tell(self, sentence: str, kind: str) -> None:
        self.setProperty("kind", kind)
        self.style().polish(self)
        self.setText(sentence)
        self.show()
