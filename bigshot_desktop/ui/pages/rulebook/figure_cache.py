"""The pictures of a rulebook on the screen: drawn when they come into sight, one at a time, and kept."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.ui.pages.rulebook.typography import NATURAL

_KEPT: Final = 16_000_000
"""Dots of the pictures that are kept …"""
_AT_LEAST: Final = 6
"""… and so many in any case: as many as can be in sight when they are large, or they would drive each other off."""
_RADIUS: Final = 6.0
_PATIENCE: Final = 150
"""Milliseconds without a key after which pictures are drawn again."""


class _Subject(NamedTuple):
    """What a picture shows, and in which colours."""

    game: str
    name: str
    colours: str


class _Grain(NamedTuple):
    """How large a picture is on which screen."""

    scale: float
    """Pixels for one of its natural size."""
    ratio: float
    """Dots of the screen to a pixel."""


class FigureCache(QObject):
    """Has the pictures of one book at a time; where one is not drawn yet there is a blank of its size."""

    came = Signal(str)
    """A picture is there, by its name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        self.em = NATURAL
        """The size of the text around them."""
        self._prints: dict[_Subject, tuple[_Grain, QPixmap]] = {}
        self._wanted: dict[_Subject, _Grain] = {}
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._draw_one)

    def size(self, name: str) -> QSizeF:
        return figure_of(self.game, name).size * (self.em / NATURAL)

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        """Draws a picture: as it is if it is there, stretched if it was smaller or larger, else a blank.

        One that is not as it should be will soon be.
        """
        subject = _Subject(self.game, name, _colours())
        ratio = painter.device().devicePixelRatioF()
        natural = figure_of(self.game, name).size
        grain = _Grain(round(place.width() / natural.width(), 3), ratio)
        found = self._prints.pop(subject, None)
        if found is not None:
            self._prints[subject] = found  # the latest that was seen
        if found is None or found[0] != grain:
            self._want(subject, grain)
        painter.save()
        if found is None:
            self._blank(painter, place)
        elif found[0] == grain:
            painter.drawPixmap(place.topLeft().toPoint(), found[1])
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, found[1], QRectF(found[1].rect()))
        painter.restore()

    def _blank(self, painter: QPainter, place: QRectF) -> None:
        half = theme.LINE / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.current().line, theme.LINE))
        painter.setBrush(theme.current().sunken)
        painter.drawRoundedRect(place.adjusted(half, half, -half, -half), _RADIUS, _RADIUS)

    def forget(self) -> None:
        """The words in them are others."""
        self._prints.clear()
        self._wanted.clear()

    def make_way(self) -> None:
        """Somebody types: pictures wait until they pause."""
        self._next.start(_PATIENCE)

    @property
    def idle(self) -> bool:
        """Whether all that came into sight is there."""
        return not self._wanted

    def _want(self, subject: _Subject, grain: _Grain) -> None:
        self._wanted[subject] = grain
        if not self._next.isActive():
            self._next.start(0)

    def _draw_one(self) -> None:
        if not self._wanted:
            return
        subject = next(iter(self._wanted))
        grain = self._wanted.pop(subject)
        if (subject.game, subject.colours) == (self.game, _colours()):
            self._draw(subject, grain)
        if self._wanted:
            self._next.start(0)

    def _draw(self, subject: _Subject, grain: _Grain) -> None:
        figure, dots = figure_of(subject.game, subject.name), grain.scale * grain.ratio
        pixmap = QPixmap((figure.size * dots).toSize())
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(dots, dots)
        figure.paint(painter)
        painter.end()
        pixmap.setDevicePixelRatio(grain.ratio)
        self._prints.pop(subject, None)
        self._prints[subject] = (grain, pixmap)
        self._make_room()
        self.came.emit(subject.name)

    def _make_room(self) -> None:
        """Those go that were not seen for longest, until the others have not too many dots."""
        dots = sum(_dots(pixmap) for _, pixmap in self._prints.values())
        for subject in list(self._prints)[:-_AT_LEAST]:
            if dots <= _KEPT:
                return
            dots -= _dots(self._prints.pop(subject)[1])


def _dots(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height()


def _colours() -> str:
    """The theme of now, by what tells it from the others."""
    colours = theme.current()
    return colours.paper.name() + colours.ink.name()
