"""The letters of the window: the fonts that come with the program, as large as the player wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bigshot_desktop.table import paths

TEXT: Final = "Barlow"
TITLE: Final = "Big Shot Deco"
"""Josefin Sans by another name: its licence keeps that one for the unchanged files."""
_COLUMNS: Final = QFont.Tag("tnum")
_REPLACING: Final = (_COLUMNS, QFont.Tag("liga"), QFont.Tag("locl"))
"""The features that draw other shapes for letters, some of them unless they are told not to."""


class _Wardrobe:
    """How large letters are now, and who wears some of a size of their own."""

    def __init__(self) -> None:
        self.percent = 100
        self.on_paper = False
        self.dressed: WeakKeyDictionary[QWidget, Callable[[], QFont]] = WeakKeyDictionary()


_WARDROBE: Final = _Wardrobe()


def install() -> None:
    """Add the fonts and write everything in them; without the files it is the system's font."""
    _system()
    _add_files()
    QApplication.setFont(text())


def set_text_size(percent: int) -> None:
    """Write everything larger or smaller, in per cent of the system's size."""
    _WARDROBE.percent = percent
    QApplication.setFont(text())
    wear_again()


def wear_again() -> None:
    """Give those who wear letters of their own theirs, as large as they are to be now."""
    for widget, make in list(_WARDROBE.dressed.items()):
        if isValid(widget):
            widget.setFont(make())


@contextmanager
def on_paper() -> Iterator[None]:
    """As long as this lasts each letter is drawn in its own shape.

    In a PDF the others, figures of equal width among them, are no letters: nobody finds, copies or hears them.
    """
    before, _WARDROBE.on_paper = _WARDROBE.on_paper, True
    try:
        yield
    finally:
        _WARDROBE.on_paper = before


def text(size_factor: float = 1.0, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of all texts. Its figures are all equally wide, so that sums stand in columns."""
    font = _font(TEXT, size_factor, weight)
    if not _WARDROBE.on_paper:
        font.setFeature(_COLUMNS, 1)
    return font


def title(size_factor: float = 1.6) -> QFont:
    """The font of titles."""
    return _font(TITLE, size_factor, QFont.Weight.DemiBold)


def dress(widget: QWidget, make: Callable[[], QFont]) -> None:
    """Give a widget a font of its own that grows with the others: ``dress(label, title)``.

    The widget must not be held by ``make``, which is asked again for every size.
    """
    widget.setFont(make())
    _WARDROBE.dressed[widget] = make


def _font(family: str, size_factor: float, weight: QFont.Weight) -> QFont:
    system = _system()
    font = QFont([family, system.family()])
    font.setPointSizeF(QFontInfo(system).pointSizeF() * size_factor * _WARDROBE.percent / 100)
    font.setWeight(weight)
    if _WARDROBE.on_paper:
        for feature in _REPLACING:
            font.setFeature(feature, 0)
    return font


@cache
def _system() -> QFont:
    """The font that the system would have used."""
    return QApplication.font()


@cache
def _add_files() -> None:
    """Make the fonts known to Qt; once is enough."""
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
