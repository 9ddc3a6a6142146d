"""The application as the system sees it: macOS hands it the files that others name on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Program(QApplication):
    """Keeps the files that are handed to it until there is a window that opens them."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], object] | None = None

    def hand_files_to(self, open_file: Callable[[Path], object]) -> None:
        """From now on; those that have come already too."""
        self._open = open_file
        waiting, self._waiting = self._waiting, []
        for file in waiting:
            open_file(file)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.take(Path(event.file()))
            return True
        return super().event(event)

    def take(self, file: Path) -> None:
        """A file that the player has opened in a folder."""
        if self._open is None:
            self._waiting.append(file)
        else:
            self._open(file)
