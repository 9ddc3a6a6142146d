"""The controls in larger letters, for several people around one screen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import fonts

_SIZES: Final = (1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1)
"""What is tried, in letters of the usual size."""
_CAPTION: Final = 0.82
"""The letters of headings, in those of the text."""
_FIGURE: Final = 1.4
"""Those of the figure that matters most."""
_KINDS: Final = """
* {{ font-size: {text}pt; }}
QLabel[kind="caption"] {{ font-size: {caption}pt; }}
QLabel[kind="subtitle"] {{ font-size: {text}pt; }}
QLabel[large="true"] {{ font-size: {figure}pt; }}
"""


def write_large(widget: QWidget, size: float) -> None:
    """Writes all of a widget so large, in letters of the usual size; 1: as usual."""
    if size == 1.0:
        widget.setStyleSheet("")
        return
    text = fonts.text(size).pointSizeF()
    sizes = {"caption": _CAPTION, "text": 1.0, "figure": _FIGURE}
    widget.setStyleSheet(
        _KINDS.format(**{name: f"{part * text:.1f}" for name, part in sizes.items()})
    )


class LargeLetters:
    """Writes all of a widget as large as there is room, and each kind of controls in one size."""

    def __init__(self) -> None:
        self._size = 1.0
        self._room = 0
        self._chosen: dict[Hashable, float] = {}

    def begin(self, room: int) -> None:
        """From now on letters are large; ``room``: so much more height there is."""
        self._room = room
        self._chosen.clear()

    def leave(self, widget: QWidget) -> None:
        """They are as usual again."""
        self._write(widget, 1.0)

    def choose(
        self, widget: QWidget, kind: Hashable, measured: Callable[[], int], saved: int
    ) -> None:
        """Writes a kind of controls in its size.

        ``measured``: how high the widget has to be as it is; ``saved``: what it needs less than usual.
        """
        if kind not in self._chosen:
            self._write(widget, 1.0)
            most = measured() + saved + self._room
            self._chosen[kind] = 1.0
            for size in _SIZES:
                self._write(widget, size)
                if measured() <= most:
                    self._chosen[kind] = size
                    break
        self._write(widget, self._chosen[kind])

    def _write(self, widget: QWidget, size: float) -> None:
        if size == self._size:
            return
        self._size = size
        write_large(widget, size)
