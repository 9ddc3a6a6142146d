"""What a player sees when the program itself fails: that nothing is lost, and a report to pass on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import write_atomically
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button


class CrashDialog(Retranslated, QDialog):
    """Tells of a failure. It can mostly be played on, for every action is on the disk already."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(wordWrap=True)
        self._title.setProperty("kind", "title")
        self._text = PlainLabel(wordWrap=True)
        self._told = PlainLabel(wordWrap=True)
        self._told.setProperty("kind", "refusal")
        self._told.hide()
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.copy = Button()
        self.save = Button("", "save")
        self.quit = Button("danger")
        self.go_on = Button("primary")
        row = Flow(leading=2)
        for button in (self.copy, self.save, self.quit, self.go_on):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        for widget in (self._title, self._text, self.report, self._told):
            column.addWidget(widget, 1 if widget is self.report else 0)
        column.addLayout(row)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_where)
        self.quit.clicked.connect(self._quit)
        self.go_on.clicked.connect(self.accept)
        self.retranslate()
        letters = self.fontMetrics()
        self.resize(letters.averageCharWidth() * 90, letters.height() * 28)
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())

    def _ask_where(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the report"), "bigshot-desktop-report.txt"
        )
        if name:
            self.save_report(Path(name))

    def save_report(self, path: Path) -> None:
        """Writes the report into a file, or tells why that cannot be."""
        try:
            write_atomically(path, self.report.toPlainText().encode())
        except Problem as problem:
            self._told.setText(language.narrator().problem(problem))
            self._told.show()
        else:
            self._told.hide()

    def _quit(self) -> None:
        self.reject()
        QApplication.closeAllWindows()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self._title.setText(self.tr("Something went wrong; your match is safe"))
        self._text.setText(
            self.tr(
                "Every action is on the disk before it is shown, so nothing is lost. You can go on "
                "playing, or quit and continue later from the home page. The report below helps to "
                "mend the fault."
            )
        )
        self.report.setAccessibleName(self.tr("Report"))
        self.copy.set_text(self.tr("Copy"))
        self.save.set_text(self.tr("Save report…"))
        self.quit.set_text(self.tr("Quit"))
        self.go_on.set_text(self.tr("Continue playing"))
