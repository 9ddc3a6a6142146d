"""Reads the match files while the window lives on, and shows how far that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from bigshot_desktop.table.played_matches import ShelfReader
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated

_AT_ONCE: Final = 0.03
"""Seconds that are read for at a time: the window answers in between."""


class ShelfProgress(Retranslated, QWidget):
    """A bar as long as files are being read; hidden when all are known."""

    done = Signal(object)
    """All matches, a list of ``PlayedMatch``."""

    def __init__(
        self, parent: QWidget | None = None, make_reader: Callable[[], ShelfReader] = ShelfReader
    ) -> None:
        super().__init__(parent)
        self._make_reader = make_reader
        self._reader: ShelfReader | None = None
        self._problem: Problem | None = None
        self._told = PlainLabel(wordWrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._told)
        column.addWidget(self.bar)
        self.hide()

    def start(self) -> None:
        """Looks into the folder; what is known from last time is told before this returns."""
        try:
            self._reader = self._make_reader()
        except Problem as problem:
            self._problem = problem
            self.bar.hide()
            self.show()
            self.retranslate()
            self.done.emit([])
            return
        if self._reader.finished:
            self._work()
        else:
            self.show()
            self.retranslate()
            self._timer.start()

    @property
    def busy(self) -> bool:
        """Whether files are still to be read."""
        return self._reader is not None and not self._reader.finished

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever leaves before all is read finds it half read the next time."""
        super().hideEvent(event)
        if self._timer.isActive() and self._reader:
            self._timer.stop()
            self._reader.keep()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._reader and not self._reader.finished:
            self._timer.start()

    def _work(self) -> None:
        reader = self._reader
        assert reader is not None
        if reader.work(_AT_ONCE):
            self._timer.stop()
            self.hide()
            self.done.emit(reader.matches())
        else:
            self.retranslate()

    def retranslate(self) -> None:
        self.bar.setAccessibleName(self.tr("Reading the match files"))
        if self._problem:
            self._told.setText(language.narrator().problem(self._problem))
        elif self._reader:
            self.bar.setMaximum(max(1, self._reader.total))
            self.bar.setValue(self._reader.read)
            self._told.setText(
                self.tr("Reading the match files: {number} of {total}").format(
                    number=QLocale().toString(self._reader.read),
                    total=QLocale().toString(self._reader.total),
                )
            )
