"""The fonts of the window, which come with the program: as large as the window and the player's text size make them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bigshot_desktop.table import paths

TEXT: Final = "Barlow"
TITLE: Final = "Big Shot Deco"
"""Josefin Sans by another name: its licence keeps that one for the unchanged files."""
_FIRST: Final = ("Barlow-Regular.ttf", "Barlow-SemiBold.ttf", "BigShotDeco-SemiBold.ttf")
"""What the home page is written in."""
SMALL: Final = 0.82
"""A second line, or the cap of a key, in sizes of what it stands beside."""
_COLUMNS: Final = QFont.Tag("tnum")
_REPLACING: Final = (_COLUMNS, QFont.Tag("liga"), QFont.Tag("locl"))
"""The features that draw other shapes for letters, some of them unless they are told not to."""

_WITH_OTHER_FONTS: Final[Sequence[Any]] = ["QAbstractItemView", "QMenu", "QMessageBox", "QTipLabel"]
"""What systems have fonts of their own for. PySide's types ask for bytes here, but it takes text."""


class _FontState:
    """The text size of now, and the widgets whose fonts have to be set again when it changes."""

    def __init__(self) -> None:
        self.percent = 100
        self.window_scale = 1.0
        self.for_pdf = False
        self.scaled: WeakKeyDictionary[QWidget, Callable[[], QFont]] = WeakKeyDictionary()


_STATE: Final = _FontState()


def install() -> None:
    """Add the fonts of the first picture and write everything in them; without the files it is the system's font."""
    _system()
    for name in _FIRST:
        _add(name)
    QApplication.setFont(text())


def install_others() -> None:
    """Add those that only later pictures need."""
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        _add(file.name)


def set_text_size(percent: int) -> None:
    """Write everything larger or smaller, in per cent of the system's size."""
    _STATE.percent = percent
    QApplication.setFont(text())
    apply_scaled_fonts()


def set_window_scale(factor: float) -> None:
    """Write everything larger in a large window; the text size that the player has set comes on top."""
    _STATE.window_scale = factor
    QApplication.setFont(text())
    apply_scaled_fonts()


def insist() -> bool:
    """Write everything in the font of now if something has another; whether it had.

    Windows has fonts of its own for lists, menus, tips and messages; with every style sheet Qt takes them up again.
    """
    font = QApplication.font()
    if all(QApplication.font(kind) == font for kind in _WITH_OTHER_FONTS):
        return False
    QApplication.setFont(text())
    return True


def window_scale() -> float:
    """How much larger than in a small window everything is."""
    return _STATE.window_scale


def scaled(pixels: float) -> int:
    """So many pixels of a small window, in the window of now."""
    return round(pixels * _STATE.window_scale)


def apply_scaled_fonts() -> None:
    """Set the fonts of :func:`set_scaled_font` again, in the text size of now."""
    for widget, make in list(_STATE.scaled.items()):
        if isValid(widget):
            widget.setFont(make())


@contextmanager
def for_pdf() -> Iterator[None]:
    """While this lasts, fonts draw no ligatures and no other shapes for letters.

    In a PDF such shapes, figures of equal width among them, are no text: they cannot be found, copied or read out.
    """
    before, _STATE.for_pdf = _STATE.for_pdf, True
    try:
        yield
    finally:
        _STATE.for_pdf = before


def text(size_factor: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of all texts. Its figures are all equally wide, so that sums stand in columns."""
    font = _font(TEXT, size_factor, weight)
    if not _STATE.for_pdf:
        font.setFeature(_COLUMNS, 1)
    return font


def title(size_factor: float = 1.6) -> QFont:
    """The font of titles."""
    return _font(TITLE, size_factor, QFont.Weight.DemiBold)


def smaller(font: QFont, factor: float = SMALL) -> QFont:
    """The same font, smaller or larger."""
    other = QFont(font)
    if font.pixelSize() > 0:
        other.setPixelSize(max(1, round(font.pixelSize() * factor)))
    else:
        other.setPointSizeF(font.pointSizeF() * factor)
    return other


def set_scaled_font(widget: QWidget, make: Callable[[], QFont]) -> None:
    """Give a widget a font of its own that follows the text size: ``set_scaled_font(label, title)``.

    ``make`` is called again for every text size and must hold no reference to the widget.
    """
    widget.setFont(make())
    _STATE.scaled[widget] = make


def _font(family: str, size_factor: float, weight: QFont.Weight) -> QFont:
    """A font in the text size of now.

    FreeType's hinting, as distributions set it, moves edges to whole pixels: at 13 pixels it closes the gap below the
    dot of a bold i.
    """
    system = _system()
    font = QFont([family, system.family()])
    font.setPointSizeF(_system_size() * size_factor * _factor())
    font.setWeight(weight)
    if sys.platform == "linux":  # elsewhere the system draws letters in its own way
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if _STATE.for_pdf:
        for feature in _REPLACING:
            font.setFeature(feature, 0)
    return font


def _factor() -> float:
    return _STATE.window_scale * _STATE.percent / 100


@cache
def _system() -> QFont:
    """The font that the system would have used."""
    return QApplication.font()


@cache
def _system_size() -> float:
    """In points. Where the system tells pixels, Qt has to look for its font first, which takes a while."""
    told = _system().pointSizeF()
    return told if told > 0 else QFontInfo(_system()).pointSizeF()


@cache
def _add(name: str) -> None:
    """Make the font of a file known to Qt, if there is such a file; once is enough."""
    file = paths.resources() / "fonts" / name
    if file.is_file():
        QFontDatabase.addApplicationFont(str(file))
