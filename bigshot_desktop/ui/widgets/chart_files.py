"""Charts as files: the same drawing as on the screen, as lines or as a sharp picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from bigshot_desktop.table.storage import write_atomically
from bigshot_desktop.ui.look import theme

SHARPNESS: Final = 3
"""Pixels of a saved picture for each of the screen's."""


def save_drawing(path: Path, size: QSize, title: str, draw: Callable[[QPainter], None]) -> None:
    """Writes a drawing: lines if the file's name ends in .svg, else a picture. Raises ``Problem``."""
    lines = path.suffix.lower() == ".svg"
    write_atomically(path, _svg(size, title, draw) if lines else _png(size, draw))


def _png(size: QSize, draw: Callable[[QPainter], None]) -> bytes:
    picture = QImage(size * SHARPNESS, QImage.Format.Format_ARGB32)
    picture.setDevicePixelRatio(SHARPNESS)
    _draw_on_card(QPainter(picture), size, draw)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(buffer.data().data())


def _svg(size: QSize, title: str, draw: Callable[[QPainter], None]) -> bytes:
    buffer = QBuffer()
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(size)
    drawing.setViewBox(QRect(0, 0, size.width(), size.height()))
    drawing.setTitle(title)
    _draw_on_card(QPainter(drawing), size, draw)
    return bytes(buffer.data().data())


def _draw_on_card(painter: QPainter, size: QSize, draw: Callable[[QPainter], None]) -> None:
    painter.fillRect(QRect(0, 0, size.width(), size.height()), theme.current().card)
    draw(painter)
    painter.end()
