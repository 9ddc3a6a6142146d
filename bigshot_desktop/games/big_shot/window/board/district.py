"""A district of the city: its name, its brass plate, the places for seven cubes, and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.games.big_shot.rules.majority import NOBODY
from bigshot_desktop.games.big_shot.rules.material import COLOURS, DISTRICT_SIZE
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED
from bigshot_desktop.games.big_shot.window.board.plan import Block
from bigshot_desktop.games.big_shot.window.board.tints import ground_of, is_lost_on, owned
from bigshot_desktop.games.big_shot.window.board.trees_and_water import paint_tree
from bigshot_desktop.ui.boards.hover import PlacesItem
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    fitted,
    mixed,
    paint_plate,
    paint_sign,
    pen,
    title_font,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import LINE, Theme
from bigshot_desktop.ui.models.placement import Placement

_MARGIN: Final = 4.0
_HATCH: Final = 13.0
"""Between the strokes over a district whose owner's colour is nearly that of the ground."""
_STROKES: Final = 0.32
"""How much is seen of them."""
_FAINT: Final = 0.6
"""How much is seen of what is written on a district that takes no cube."""


class Highlight(Enum):
    """How a district looks while somebody places cubes."""

    PLAIN = auto()
    OPEN = auto()
    """A cube may go here."""
    AIMED = auto()
    """A cube is held over it."""
    SHUT = auto()
    """No cube may go here."""


@dataclass(frozen=True, slots=True)
class DistrictLead:
    """What a district shows of the match."""

    size: int = 0
    leader: int = NOBODY
    lead: int = 0
    """The leader's cubes."""
    owner: int = UNDECIDED

    @property
    def decided(self) -> bool:
        return self.owner != UNDECIDED


class DistrictItem(PlacesItem):
    """A block with everything that is written on it; the cubes are items of their own."""

    def __init__(self, number: int, block: Block, value: int, placement: Placement) -> None:
        super().__init__(placement)
        self.number, self.block, self.value = number, block, value
        self.standing = DistrictLead()
        self.highlight = Highlight.PLAIN
        self.title = fitted("", block.title)
        self.setZValue(1)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._veil = Veil(self)

    @property
    def park(self) -> bool:
        return not self.value

    # --- what it shows ---------------------------------------------------------------------------

    def set_name(self, name: str) -> None:
        """Takes a name, in the player's language."""
        self.title = fitted(name, self.block.title)
        self.update()

    def show_standing(self, standing: DistrictLead) -> None:
        if standing != self.standing:
            self.standing = standing
            self._fade()
            self.update()
            self._veil.change()

    def show_highlight(self, highlight: Highlight) -> None:
        if highlight is not self.highlight:
            self.highlight = highlight
            self._fade()
            self._veil.change()

    def _fade(self) -> None:
        """What is shut is faint; one that is sold has its sign instead, and its name is still read."""
        shut = self.highlight is Highlight.SHUT and not self.standing.decided
        self.setOpacity(_FAINT if shut else 1.0)

    def place_at(self, at: QPointF) -> int:
        return self.number

    # --- how it looks ----------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self.block.outline.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def shape(self) -> QPainterPath:
        return self.block.outline

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        colours = theme.current()
        if not self.standing.decided:
            self._paint_tray(painter, colours)
            self._paint_badge(painter, colours)
        self._paint_title(painter, colours)
        self._paint_plate(painter, colours)

    def colouring(self, colours: Theme) -> tuple[QColor | None, QColor]:
        """What lies over a block that is decided, its owner's colour or the grey of nobody's; and its name's colour."""
        owner = self.standing.owner
        if owner == UNDECIDED:
            return None, colours.ink
        if owner == NOBODY:
            return faded(colours.street, 0.72), colours.ink
        return owned(ground_of(self.value, colours), colours.piece(COLOURS[owner]).fill, colours)

    def _paint_title(self, painter: QPainter, colours: Theme) -> None:
        painter.setPen(self.colouring(colours)[1])
        self.title.paint(painter, self.block.title)

    def _paint_plate(self, painter: QPainter, colours: Theme) -> None:
        plate = self.block.plate
        paint_plate(painter, plate, 5, colours.brass_fill, colours)
        painter.setPen(pen(faded(colours.on_brass, 0.45), 1))
        painter.setBrush(NO_BRUSH)
        painter.drawRect(plate.adjusted(6.5, 4.5, -6.5, -4.5))
        font = title_font(26)
        font.setCapitalization(QFont.Capitalization.MixedCase)
        if self.park:
            paint_tree(painter, plate.center() + QPointF(-12, -1), 8.5, colours)
            write(painter, "×2", plate.center() + QPointF(9, 0), figure_font(22), colours.on_brass)
        else:
            write(painter, str(self.value), plate.center(), font, colours.on_brass)

    def _paint_tray(self, painter: QPainter, colours: Theme) -> None:
        tray = self.block.tray
        painter.setPen(pen(faded(colours.block_edge, 0.6), 1))
        painter.setBrush(faded(colours.sunken, 0.92))
        painter.drawRoundedRect(tray, 7, 7)
        painter.setPen(pen(faded(colours.ink_soft, 0.35), 1.2))
        painter.setBrush(NO_BRUSH)
        for place in range(self.standing.size, DISTRICT_SIZE):
            painter.drawRoundedRect(box_around(self.block.slot(place), 27, 27), 3, 3)
        spot = self.block.slot(DISTRICT_SIZE)
        full = self.standing.size == DISTRICT_SIZE - 1
        colour = colours.danger if full else colours.ink
        text = f"{self.standing.size}/{DISTRICT_SIZE}"
        write(painter, text, spot, figure_font(20), colour)

    def _paint_badge(self, painter: QPainter, colours: Theme) -> None:
        """Who is ahead and with how many cubes; an equals sign where the leaders cancel each other out."""
        if not self.standing.size:
            return
        badge = self.block.badge
        radius = badge.height() / 2
        painter.setPen(pen(colours.block_edge))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(badge, radius, radius)
        if self.standing.leader == NOBODY:
            painter.setPen(pen(colours.ink_soft, 3))
            middle = badge.center()
            for y in (-4.5, 4.5):
                painter.drawLine(middle + QPointF(-9, y), middle + QPointF(9, y))
            return
        piece = colours.piece(COLOURS[self.standing.leader])
        medal = badge.center() - QPointF(12, 0)
        painter.setPen(pen(colours.outline))
        painter.setBrush(piece.fill)
        painter.drawEllipse(medal, 13, 13)
        paint_sign(painter, piece, box_around(medal, 14, 14), piece.mark)
        spot = badge.center() + QPointF(14, 0)
        write(painter, str(self.standing.lead), spot, figure_font(22), colours.ink)


class Veil(QGraphicsItem):
    """The owner's colour, or the light and shade of placing: over roofs and all, and under what is written there.

    It changes with every click of somebody who places cubes, and is therefore painted apart from the rest.
    """

    def __init__(self, district: DistrictItem) -> None:
        super().__init__(district)
        self._district = district
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.change()

    def change(self) -> None:
        """The district has another owner or another mood. Where there is neither, there is nothing to paint."""
        self.setVisible(
            self._district.standing.decided or self._district.highlight is not Highlight.PLAIN
        )
        self.update()

    def boundingRect(self) -> QRectF:
        return self._district.boundingRect()

    def paint(
        self, painter: QPainter, _: QStyleOptionGraphicsItem, __: QWidget | None = None
    ) -> None:
        colours, outline = theme.current(), self._district.block.outline
        painter.setPen(NO_PEN)
        if veil := self._district.colouring(colours)[0]:
            painter.setBrush(veil)
            painter.drawPath(outline)
        match self._district.highlight:
            case Highlight.SHUT:
                if not self._district.standing.decided:
                    painter.setBrush(faded(colours.paper, 0.45))
                    painter.drawPath(outline)
            case Highlight.OPEN:
                painter.setPen(pen(colours.accent, 1.4 * LINE))
                painter.setBrush(faded(colours.card, 0.3))
                painter.drawPath(outline)
            case Highlight.AIMED:
                painter.setPen(pen(colours.accent, 4 * LINE))
                painter.setBrush(faded(colours.card, 0.75))
                painter.drawPath(outline)
            case Highlight.PLAIN:
                owner = self._district.standing.owner
                if owner >= 0:
                    piece = colours.piece(COLOURS[owner])
                    # On a dark board black would not be seen: there the edge is as light as its letters.
                    edge = piece.text if colours.dark else mixed(piece.fill, colours.outline, 0.35)
                    if colours.dark and is_lost_on(colours.block, piece.fill):
                        self._hatch(painter, piece.text)
                    painter.setPen(pen(edge, 2 * LINE))
                    painter.setBrush(NO_BRUSH)
                    painter.drawPath(outline)

    def _hatch(self, painter: QPainter, ink: QColor) -> None:
        """Strokes across the block, in what the owner's letters are written with."""
        outline = self._district.block.outline
        box = outline.boundingRect()
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.setPen(pen(faded(ink, _STROKES), 1.6))
        for stroke in range(int((box.width() + box.height()) / _HATCH) + 1):
            foot = QPointF(box.left() + stroke * _HATCH, box.top())
            painter.drawLine(foot, foot + QPointF(-box.height(), box.height()))
        painter.restore()
