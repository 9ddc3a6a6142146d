"""Windows of another size, with letters as large as they are to be there, at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.app.window_scale import WindowScale
from tests.ui.geometry import settle


@contextmanager
def resized(window: MainWindow, size: tuple[int, int]) -> Iterator[None]:
    """The window has this size for a while. Letters are the whole program's: they are as before afterwards."""
    before = window.width(), window.height()
    _resize(window, size)
    yield
    _resize(window, before)


def _resize(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    scale = window.findChild(WindowScale)
    assert scale is not None
    scale.follow()
    settle(window)
