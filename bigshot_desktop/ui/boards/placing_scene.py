"""What boards share on which pieces are placed: a preview card beside the place, and dice to click."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF

from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.boards.dice import DiceTray, Faces
from bigshot_desktop.ui.boards.preview import PreviewCard, Surroundings
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.models.placement import NONE, Placement
from bigshot_desktop.ui.play.bridge import Bridge

_EDGE: Final = 8.0
"""Pixels between the card and the edge of the view."""


class PlacingScene(BoardScene):
    """A board with places for the piece in hand, and a tray of dice."""

    def __init__(
        self,
        bridge: Bridge,
        placement: Placement,
        pace: Pace,
        card: PreviewCard,
        *dice: Faces,
    ) -> None:
        super().__init__(bridge, pace)
        self.placement = placement
        self.die = DiceTray(self.die_clicked.emit, *dice)
        self.card = card
        self.addItem(self.die)
        self.addItem(card)
        self._last = NONE
        """The place that was chosen last."""
        placement.changed.connect(self._offer)
        placement.aimed.connect(self._aim)
        placement.wanted.connect(self._want)

    # --- what every game has to say --------------------------------------------------------------

    def show_places(self) -> None:
        """Which places call for the piece in hand, which step back, and which one it is held over."""
        raise NotImplementedError

    def preview(self) -> bool:
        """Puts into ghost and card what the piece in hand would do; whether there is anything to tell."""
        raise NotImplementedError

    def hide_preview(self) -> None:
        """Nothing is held over a place any more."""
        raise NotImplementedError

    def surroundings(self, aim: int) -> Surroundings:
        """What the card stands beside."""
        raise NotImplementedError

    def hovers(self, place: int) -> bool:
        """Whether the pointer is over a place."""
        raise NotImplementedError

    # --- dice and places -------------------------------------------------------------------------

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click rolls the dice: they glow."""
        self.die.arm(armed)
        self.show_cursor()

    def clickable(self, at: QPointF) -> bool:
        if self.placement.aim != NONE and self.hovers(self.placement.aim):
            return True
        return self.die.armed and self.die.contains(self.die.mapFromScene(at))

    def _show_all(self) -> None:
        self.show_table()
        self._aim()

    def _aim(self) -> None:
        self.show_places()
        self.show_cursor()
        self.show_preview()

    def _want(self, _: int, place: int) -> None:
        self._last = place

    def _offer(self) -> None:
        """Pieces are to be placed. Where the pointer put the last one, it points only once it moves."""
        self._aim()
        if self.placement.by_pointer:
            return
        if self.placement.aim == NONE and self._last != NONE and self.hovers(self._last):
            self.placement.point(self._last)

    def model_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """Shows the preview anew if the place that the piece is held over is among the rows that changed."""
        if first.row() <= self.placement.aim <= last.row():
            self.show_preview()

    def show_preview(self) -> None:
        """Ghost and card over the place that the piece is held over."""
        if self.placement.aim != NONE and self.preview():
            self.reframed()
        else:
            self.hide_preview()
            self.card.hide()

    def resized_letters(self) -> None:
        """The letters of the window are larger or smaller now."""
        self.show_preview()

    def reframed(self) -> None:
        """The view shows another part, or at another size: the card goes where the view can show it."""
        aim = self.placement.aim
        view = next((view for view in self.views() if view.isVisible()), None)
        if aim == NONE or view is None or not self.card.has_content:
            self.card.hide()
            return
        beside, place = self.surroundings(aim), view.viewportTransform()
        room = QRectF(view.viewport().rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        spot = self.card.place(beside.mapped(place), room)
        self.card.setPos(place.inverted()[0].map(spot))
        self.card.show()

    def pointed_out(self) -> list[QRectF]:
        """The place that the piece is held over, and the card that tells what would come of it."""
        found = super().pointed_out()
        view = next((view for view in self.views() if view.isVisible()), None)
        if self.placement.aim != NONE and view is not None and self.card.isVisible():
            found.append(self.surroundings(self.placement.aim).heart)
            written = QRectF(QPointF(), self.card.size.size() * self.card.scale())
            way = view.viewportTransform().inverted()[0]
            found.append(QRectF(self.card.pos(), way.mapRect(written).size()))
        return found

    def retranslate(self) -> None:
        """Writes everything in the current language."""
        self.show_preview()
