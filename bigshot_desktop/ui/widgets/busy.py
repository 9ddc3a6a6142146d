"""Says that the program is busy, while it is: over the page that is still seen, and with the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.ui.look.plain_text import PlainLabel


@contextmanager
def busy(page: QWidget, sentence: str) -> Iterator[PlainLabel]:
    """Shows a sentence in the middle of a page until it is done, whatever comes of it."""
    card = PlainLabel(sentence, page, alignment=Qt.AlignmentFlag.AlignCenter)
    card.setProperty("kind", "busy")
    card.ensurePolished()
    card.resize(card.sizeHint().boundedTo(page.size()))
    card.move(page.rect().center() - card.rect().center())
    card.show()
    card.raise_()
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        card.repaint()  # at once: what follows leaves Qt no time for it
        yield card
    finally:
        QApplication.restoreOverrideCursor()
        card.hide()
        card.deleteLater()
