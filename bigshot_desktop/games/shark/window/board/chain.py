"""The plinth under a chain: towers that stand on one ground belong together."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.window.board.plan import Plan
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import NO_PEN, faded, mixed, pen
from bigshot_desktop.ui.look.theme import Theme


class ChainItem(StaticItem):
    """The ground of a chain."""

    def __init__(self, plan: Plan, *, shown: bool = True) -> None:
        super().__init__(2, shown=shown)
        self._plan = plan
        self.company = 0
        self.squares: tuple[int, ...] = ()
        self._path = QPainterPath()

    def cover(self, company: int, squares: tuple[int, ...]) -> None:
        """Lies under these squares."""
        self.setOpacity(1.0)
        if (company, squares) != (self.company, self.squares):
            self.prepareGeometryChange()
            self.company, self.squares = company, squares
            self._path = self._plan.area(squares, 4.5, 9)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-3, -3, 3, 6)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        fill = colours.piece(COMPANIES[self.company]).fill
        edge = mixed(fill, colours.ink, 0.25) if colours.dark else mixed(fill, colours.outline, 0.3)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.4))
        painter.drawPath(self._path.translated(0.5, 3))
        painter.setPen(pen(edge, 2.2))
        painter.setBrush(mixed(fill, colours.block if colours.dark else colours.card, 0.55))
        painter.drawPath(self._path)
