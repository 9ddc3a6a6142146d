"""Dice: ivory with brass edges, on a brass tray; they roll, and when they may be rolled they glow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from bigshot_desktop.ui.boards.items import ArmedItem
from bigshot_desktop.ui.look.painting import NO_BRUSH, NO_PEN, faded, mixed, pen
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

SIDE: Final = 46.0
TRAY: Final = 88.0
_APART: Final = 66.0
"""From the middle of a die to that of its neighbour."""
_REACH: Final = 64.0
_LATE: Final = 0.3
"""How much further a die is in its hops than the one before it: no two hop as one."""

_SPOTS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_blank(painter: QPainter, box: QRectF, fill: QColor, colours: Theme) -> None:
    """A face with nothing on it."""
    side = box.width()
    painter.setPen(pen(colours.outline, max(1.0, side / 28)))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, side * 0.2, side * 0.2)


def paint_face(painter: QPainter, box: QRectF, pips: int, colours: Theme) -> None:
    """A face of the number die with its pips."""
    paint_blank(painter, box, colours.piece("white").fill, colours)
    side = box.width()
    painter.setPen(NO_PEN)
    painter.setBrush(colours.piece("white").mark)
    for x, y in _SPOTS[pips]:
        centre = box.center() + QPointF(x, y) * side * 0.25
        painter.drawEllipse(centre, side * 0.095, side * 0.095)


@dataclass(frozen=True, slots=True)
class Faces:
    """What makes a die this one: how a face is painted, and what passes while it rolls."""

    paint: Callable[[QPainter, QRectF, int, Theme], None]
    tumble: tuple[int, ...]
    """The last one is what it shows before anybody has rolled it."""


NUMBERS: Final = Faces(paint_face, (3, 5, 1, 6, 2, 4, 6, 1, 5, 2, 6))


@dataclass(frozen=True, slots=True)
class Pose:
    """How a die lies, or flies."""

    face: int
    turn: float = 0.0
    hop: float = 0.0


class DiceTray(ArmedItem):
    """A tray with a die, or with several in a row."""

    def __init__(self, clicked: Callable[[], None], *dice: Faces) -> None:
        super().__init__(0, clicked)
        self._dice = dice
        self._poses = tuple(Pose(die.tumble[-1]) for die in dice)
        self._wide = TRAY + _APART * (len(dice) - 1)

    @property
    def faces(self) -> tuple[int, ...]:
        """What the dice show."""
        return tuple(pose.face for pose in self._poses)

    def show_faces(self, faces: Sequence[int]) -> None:
        """The dice lie still and show these."""
        self._pose(tuple(map(Pose, faces)))

    def show_first(self) -> None:
        """The dice lie as before the first roll."""
        self.show_faces([die.tumble[-1] for die in self._dice])

    def show_roll(self, faces: Sequence[int], progress: float) -> None:
        """A moment of a roll that ends with these: dice turn, hop twice, and come to rest."""
        if progress >= 1.0:
            self.show_faces(faces)
            return
        self._pose(
            tuple(
                tumbling(die.tumble, face, progress, number)
                for number, (die, face) in enumerate(zip(self._dice, faces, strict=True))
            )
        )

    def _pose(self, poses: tuple[Pose, ...]) -> None:
        if poses != self._poses:
            self._poses = poses
            self.update()

    def boundingRect(self) -> QRectF:
        return box_around(QPointF(), self._wide - TRAY + 2 * _REACH, 2 * _REACH)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(box_around(QPointF(), self._wide, TRAY))
        return path

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if self._armed:
            self._paint_glow(painter, colours)
        self._paint_tray(painter, colours)
        left = -_APART * (len(self._dice) - 1) / 2
        for number, (die, pose) in enumerate(zip(self._dice, self._poses, strict=True)):
            painter.save()
            painter.translate(QPointF(left + number * _APART, 0))
            paint_die(painter, die, pose, colours)
            painter.restore()

    def _paint_glow(self, painter: QPainter, colours: Theme) -> None:
        glow = QRadialGradient(QPointF(), _REACH)
        glow.setColorAt(0.55, faded(colours.brass_fill, 0.95))
        glow.setColorAt(1.0, faded(colours.brass_fill, 0.0))
        painter.save()
        painter.scale(self.boundingRect().width() / (2 * _REACH), 1.0)
        painter.setPen(NO_PEN)
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(), _REACH, _REACH)
        painter.restore()

    def _paint_tray(self, painter: QPainter, colours: Theme) -> None:
        tray = box_around(QPointF(), self._wide, TRAY)
        painter.setPen(pen(colours.accent, 4) if self._armed else pen(colours.outline))
        painter.setBrush(colours.brass_fill)
        painter.drawPath(stepped(tray, 9))
        well = tray.adjusted(8, 8, -8, -8)
        painter.setPen(pen(mixed(colours.brass_fill, colours.outline, 0.55)))
        painter.setBrush(mixed(colours.brass_fill, colours.outline, 0.22))
        painter.drawRoundedRect(well, 8, 8)
        painter.setPen(pen(mixed(colours.brass_fill, colours.outline, 0.6), 2))
        painter.setBrush(NO_BRUSH)
        painter.drawLine(well.topLeft() + QPointF(6, 1), well.topRight() + QPointF(-6, 1))
        painter.drawLine(well.topLeft() + QPointF(1, 6), well.bottomLeft() + QPointF(1, -6))


def tumbling(tumble: tuple[int, ...], face: int, progress: float, number: int) -> Pose:
    """How a die that will show a face flies, at a moment of its roll."""
    passed = int(progress * len(tumble))
    phase = (progress * 2.2 + _LATE * number) % 1.0
    return Pose(
        tumble[passed] if passed < len(tumble) - 1 else face,
        (-1) ** number * 540 * (1 - progress) ** 2,
        22 * 4 * phase * (1 - phase) * (1 - progress),
    )


def paint_die(painter: QPainter, die: Faces, pose: Pose, colours: Theme) -> None:
    """A die around the middle of where it lies."""
    painter.translate(QPointF(0, -pose.hop))
    painter.rotate(pose.turn)
    painter.setPen(NO_PEN)
    painter.setBrush(faded(colours.outline, 0.3))
    drop = 4 + pose.hop * 0.4
    painter.drawRoundedRect(box_around(QPointF(drop, drop), SIDE, SIDE), 9, 9)
    body = box_around(QPointF(2, 2), SIDE, SIDE)
    painter.setPen(pen(colours.outline))
    painter.setBrush(mixed(colours.piece("white").fill, colours.outline, 0.3))
    painter.drawRoundedRect(body, 9, 9)
    die.paint(painter, box_around(QPointF(-2, -2), SIDE, SIDE), pose.face, colours)
