"""How soon a click is answered by a picture, and how soon the pointer is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.bench.goals import Took
from bigshot_desktop.ui.bench.session import SETTLING, get_up, sit_down, wait_until
from bigshot_desktop.ui.bench.station import Click, Station
from bigshot_desktop.ui.play.turns import Phase

PREVIEW: Final = "preview"
"""Not a click: the pointer comes to a place on the board, which then shows what would happen there."""
PATIENCE: Final = 10.0
"""Seconds after which nothing will be painted any more."""

_PLAIN: Final = Qt.KeyboardModifier.NoModifier
_LEFT: Final = Qt.MouseButton.LeftButton
_NONE: Final = Qt.MouseButton.NoButton


class Pictures(QObject):
    """Notices that a window is painted."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.painted = False
        self._window = window
        window.installEventFilter(self)

    def stop(self) -> None:
        """Looks on no longer."""
        self._window.removeEventFilter(self)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self.painted = True
        return super().eventFilter(watched, event)

    def after(self, act: Callable[[], object]) -> Took:
        """Does something, and returns how long it took until the next picture was on the screen."""
        QApplication.processEvents()
        self.painted = False
        begin, begin_processor = perf_counter(), process_time()
        act()
        self._wait()
        wall, processor = perf_counter() - begin, process_time() - begin_processor
        return Took(wall * 1000, processor * 1000)

    def next(self) -> None:
        """Waits until what is so now is on the screen."""
        self.painted = False
        self._wait()

    def _wait(self) -> None:
        if not wait_until(lambda: self.painted, PATIENCE):
            raise TimeoutError("nothing was painted")


def clicks(window: MainWindow, station: Station, number: int) -> dict[str, list[Took]]:
    """The times until clicks are answered, by what was clicked: people play, anything as it comes."""
    pictures, rng = Pictures(window), Random(1)
    times: dict[str, list[Took]] = {what: [] for what in (*station.clicked, PREVIEW)}
    table = sit_down(window, station.match("human"))
    unsettled = SETTLING
    while number:
        while table.turns.phase not in (Phase.DECIDING, Phase.ROLLING, Phase.OVER):
            table.pace.hurry()
            QApplication.processEvents()
        if table.turns.phase is Phase.OVER:
            table = sit_down(window, station.match("human"))
            unsettled = SETTLING
            continue
        QApplication.processEvents()
        click = station.next_click(table, rng)
        looked = click.passing and _time_preview(pictures, click.widget, click.passing)
        took = pictures.after(partial(press, click))
        if unsettled > 0:
            unsettled -= 1
            continue
        number -= 1
        times[click.what].append(took)
        if looked:
            times[PREVIEW].append(looked)
    get_up(window)
    pictures.stop()
    return times


def _time_preview(pictures: Pictures, widget: QWidget, place: QPointF) -> Took:
    """How soon the pointer is answered at a place; it comes from the edge, where nothing answers it."""
    _move(widget, QPointF(1, 1))
    QApplication.processEvents()
    return pictures.after(partial(_move, widget, place))


def _move(widget: QWidget, place: QPointF) -> None:
    _send(widget, place, QEvent.Type.MouseMove, _NONE, _NONE)


def press(click: Click) -> None:
    """A click of the mouse, as the system would report it."""
    widget, place = click.widget, click.place
    _move(widget, place)
    _send(widget, place, QEvent.Type.MouseButtonPress, _LEFT, _LEFT)
    _send(widget, place, QEvent.Type.MouseButtonRelease, _LEFT, _NONE)


def _send(
    widget: QWidget,
    place: QPointF,
    kind: QEvent.Type,
    button: Qt.MouseButton,
    held: Qt.MouseButton,
) -> None:
    event = QMouseEvent(kind, place, widget.mapToGlobal(place), button, held, _PLAIN)
    QApplication.sendEvent(widget, event)
