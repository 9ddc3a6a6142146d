"""The sections of the six projects: plots that are staked out, what is built on them, and a flag when all is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from bigshot_desktop.games.saludos_amigos.rules.material import PROJECTS
from bigshot_desktop.games.saludos_amigos.window.board.building_shapes import Tints, paint_flag
from bigshot_desktop.games.saludos_amigos.window.board.large_projects import (
    paint_pool,
    paint_stand,
    stand_path,
)
from bigshot_desktop.games.saludos_amigos.window.board.plan import INK, between_markers, plot
from bigshot_desktop.games.saludos_amigos.window.board.purification_plant import paint_works
from bigshot_desktop.games.saludos_amigos.window.board.small_projects import (
    paint_fountain,
    paint_library,
    paint_market,
)
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    mixed,
    paint_coin,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

STADIUM: Final = 5
_PLOTS: Final = {
    1: QRectF(-52, -22, 104, 82),
    2: QRectF(-62, -36, 124, 92),
    3: QRectF(-56, -54, 112, 114),
    4: QRectF(-41, -66, 82, 128),
    6: QRectF(-54, -42, 108, 86),
}
"""The staked-out ground of a section, around its middle."""
_BOXES: Final = {
    1: QRectF(-60, -62, 126, 130),
    2: QRectF(-74, -54, 154, 124),
    3: QRectF(-62, -76, 132, 152),
    4: QRectF(-52, -78, 112, 152),
    6: QRectF(-62, -66, 132, 116),
}
"""All that a section covers, with its shadow."""
_PAINT: Final[dict[int, Callable[[QPainter, int, Tints], None]]] = {
    1: paint_fountain,
    2: paint_library,
    3: paint_market,
    4: paint_pool,
    6: paint_works,
}
_POLES: Final = {
    1: QPointF(874, 170),
    2: QPointF(583, 122),
    3: QPointF(1235, 376),
    4: QPointF(135, 352),
    5: QPointF(266, 108),
    6: QPointF(1120, 120),
}
"""The foot of the flag of each project."""
_PLATES: Final = {1: 48.0, 2: 46.0, 3: 56.0, 4: 52.0, 5: 16.0, 6: 36.0}
"""From the middle of a plot down to where the worth of its section is written, by project."""
BUILT: Final = 3.0
"""How high in the scene sections are; those in front a little higher."""


def worth_spot(project: int, section: int) -> QPointF:
    """Where the worth of a section is written."""
    return plot(project, section) + QPointF(0, _PLATES[project])


def paint_section(painter: QPainter, project: int, section: int, tints: Tints) -> None:
    """A section around the middle of its plot."""
    if project == STADIUM:
        middle = plot(project, section)
        painter.save()
        painter.translate(-middle)
        paint_stand(painter, section, tints)
        painter.restore()
    else:
        floor = _PLOTS[project].adjusted(-4, -8, 4, 3)
        painter.setPen(pen(faded(tints.line, 0.4), 1.3))
        painter.setBrush(tints.path)
        painter.drawRoundedRect(floor, 5, 5)
        _PAINT[project](painter, section, tints)


def paint_plots(painter: QPainter, tints: Tints, colours: Theme) -> None:
    """All plots as they are before anything is built: pegs, string, and the printed value."""
    for project in PROJECTS:
        for section in range(project):
            path = _plot_path(project, section)
            painter.fillPath(path, faded(tints.sand, 0.75))
            string = pen(faded(colours.ink, 0.6), 1.6)
            string.setDashPattern([5, 4])
            painter.setPen(string)
            painter.setBrush(NO_BRUSH)
            painter.drawPath(path)
            if project != STADIUM:
                _paint_pegs(painter, path.boundingRect(), tints)
            paint_value(painter, plot(project, section), project, tints, colours)


def _plot_path(project: int, section: int) -> QPainterPath:
    if project == STADIUM:
        return stand_path(section)
    path = QPainterPath()
    box = _PLOTS[project].translated(plot(project, section))
    path.addRect(box.adjusted(2, 2, -2, -2))
    return path


def _paint_pegs(painter: QPainter, box: QRectF, tints: Tints) -> None:
    painter.setPen(pen(tints.line, 1.2))
    painter.setBrush(tints.wood)
    for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
        painter.drawRect(box_around(corner - QPointF(0, 3), 5, 11))


def value_sign(at: QPointF) -> QRectF:
    """The board with a number on it, of a plot with this middle."""
    return box_around(at - QPointF(0, 4), 38, 34)


def paint_value(painter: QPainter, at: QPointF, value: int, tints: Tints, colours: Theme) -> None:
    """A board on a post: the number that every section of the project prints."""
    painter.setPen(pen(tints.line, INK))
    painter.setBrush(tints.wood)
    painter.drawRect(QRectF(at.x() - 3, at.y(), 6, 27))
    sign = value_sign(at)
    painter.setBrush(colours.piece("white").fill)
    painter.drawRoundedRect(sign, 4, 4)
    write(painter, str(value), sign.center(), figure_font(28), colours.piece("white").mark)


def _box_of(project: int, section: int) -> QRectF:
    """All that a section covers, where it stands."""
    if project == STADIUM:
        own = stand_path(section, 20).united(stand_path(section)).boundingRect()
        return own.adjusted(-4, -4, 14, 12)
    return _BOXES[project].translated(plot(project, section))


class SectionItem(StaticItem):
    """A section that has been built; it may not have risen wholly yet."""

    def __init__(self, project: int, section: int) -> None:
        middle = plot(project, section)
        super().__init__(BUILT + middle.y() / 1000, shown=False)
        self.project, self.section = project, section
        self._risen = 1.0
        self._box = _box_of(project, section).translated(-middle)
        self.setPos(middle)

    def rise(self, share: float) -> None:
        """A moment of its building: it comes up out of the ground."""
        if share != self._risen:
            self.keep(share >= 1.0)
            self._risen = share
            self.update()

    @property
    def risen(self) -> bool:
        """Whether it stands as it will stand."""
        return self._risen >= 1.0

    def boundingRect(self) -> QRectF:
        return self._box

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self._risen < 1.0:
            box = self.boundingRect()
            painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
            painter.translate(QPointF(0, (1 - self._risen) * box.height() * 0.8))
            painter.setOpacity(min(1.0, 0.3 + self._risen))
        paint_section(painter, self.project, self.section, Tints.of(colours))


class FlagItem(StaticItem):
    """The flag over a project that is complete."""

    def __init__(self, project: int) -> None:
        super().__init__(BUILT + 1.5, shown=False)
        self.project = project
        self.setPos(_POLES[project])

    def plant(self, flies: bool) -> None:
        """Whether it flies."""
        self.setPos(_POLES[self.project])
        self.setOpacity(1.0)
        self.setVisible(flies)

    def boundingRect(self) -> QRectF:
        return QRectF(-6, -62, 52, 68)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        paint_flag(painter, QPointF(), 54, colours.piece("red").fill, Tints.of(colours))


_PLATE: Final = 104.0
"""The least that a plate is wide."""
_COIN: Final = 42.0
"""What of it is not for words."""
_OFF_MARKERS: Final = 4.0
"""How far it stays away from the markers on the road."""


def _figures() -> QFont:
    return figure_font(31)


class WorthItem(StaticItem):
    """What the section just drawn is worth: a brass plate beside it, until it is paid."""

    def __init__(self) -> None:
        super().__init__(12, shown=False)
        self.worth = 0
        self.text = ""
        self._wide = _PLATE

    @property
    def width(self) -> float:
        """Of its plate."""
        return self._wide

    def show_worth(self, worth: int, text: str, at: QPointF) -> None:
        """Takes the millions, how they are written, and where; it keeps off the markers on the road."""
        if (worth, text) != (self.worth, self.text):
            self.prepareGeometryChange()
            self.worth, self.text = worth, text
            self._wide = max(_PLATE, QFontMetricsF(_figures()).horizontalAdvance(text) + _COIN)
            self.update()
        left, right = between_markers()
        half = self._wide / 2 + _OFF_MARKERS
        self.setPos(QPointF(min(max(at.x(), left + half), right - half), at.y()))
        self.setOpacity(1.0)
        self.setScale(1.0)
        self.show()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), self._wide, 40).adjusted(-6, -6, 10, 12)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        plate = box_around(QPointF(), self._wide, 40)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        painter.drawPath(stepped(plate.translated(4, 5), 6))
        painter.setPen(pen(colours.outline, INK))
        painter.setBrush(colours.brass_fill)
        painter.drawPath(stepped(plate, 6))
        painter.setPen(pen(mixed(colours.brass_fill, colours.on_brass, 0.55), 1.2))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(stepped(plate.adjusted(4, 4, -4, -4), 5))
        paint_coin(painter, QPointF(18 - self._wide / 2, 0), 11, colours)
        write(painter, self.text, QPointF(14, 0), _figures(), colours.on_brass)
