"""A badge on a chain: the chance that it is swallowed before the viewer's next turn, and what that would cost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.games.shark.rules.threats import Threat
from bigshot_desktop.games.shark.window.board.plan import HIGH, Plan
from bigshot_desktop.games.shark.window.models.chains import ChainsModel, Column
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_PEN,
    faded,
    figure_font,
    mixed,
    paint_coin,
    paint_sign,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.observation_table import DESCRIBED

_WIDE: Final = 77.0
_LINE: Final = 24.0
_COIN: Final = 7.5
_SAFE: Final = (46.0, 19.0)
"""The size of the badge of a chain that is safe: small, at the foot of its building."""
_CHANCE: Final = 44.0
"""The room of the chance beside the sign."""
_DANGERS: Final = (0.0, 0.2, 0.5)
"""Beyond each of these chances a ring is thicker and redder."""
_RINGS: Final = (1.6, 3.0, 5.0, 7.0)


def danger_of(threat: Threat) -> int:
    """From 0, none at all, to 3."""
    return sum(threat.chance > least for least in _DANGERS)


class ThreatBadge(StaticItem):
    """The badge of one chain."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(10, shown=False)
        self._plan = plan
        self.threat: Threat | None = None
        self.chance = self.sentence = ""

    def show_threat(self, threat: Threat, chance: str, sentence: str) -> None:
        """Takes what it warns of, and stands on the building nearest to the middle of the chain."""
        self.prepareGeometryChange()
        self.threat, self.chance, self.sentence = threat, chance, sentence
        self.setPos(self._spot(threat.squares))
        self.update()
        self.show()

    def _spot(self, squares: tuple[int, ...]) -> QPointF:
        spots = [self._plan.square(square).center() for square in squares]
        middle = sum(spots, QPointF()) / len(spots)
        spot = min(spots, key=lambda spot: (spot - middle).manhattanLength())
        return spot + QPointF(0, HIGH / 2 - _SAFE[1] / 2 if self.safe else -5)

    @property
    def safe(self) -> bool:
        """Whether there is nothing to be warned of."""
        return self.threat is not None and not self.threat.chance

    @property
    def _cost(self) -> int:
        """What is to be feared: nothing where no dice can do it."""
        return self.threat.cost if self.threat and self.threat.chance else 0

    @property
    def box(self) -> QRectF:
        """The badge itself: two lines where it would cost the viewer something."""
        if self.safe:
            return box_around(QPointF(), *_SAFE)
        lines = 2 if self._cost else 1
        return box_around(QPointF(), _WIDE, _LINE * lines + 6)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-5, -5, 6, 7)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        if not self.threat:
            return
        box, danger = self.box, danger_of(self.threat)
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.3))
        bend = min(12.0, box.height() / 2)
        painter.drawRoundedRect(box.translated(2, 3), bend, bend)
        painter.setPen(pen(_ring(danger, colours), _RINGS[danger]))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(box, bend, bend)
        if self.safe:
            write(painter, self.chance, QPointF(), figure_font(15), colours.ink_soft)
            return
        cost = self._cost
        weight = QFont.Weight.Bold if danger > 1 else QFont.Weight.DemiBold
        above = QPointF(0, -_LINE / 2 + 1 if cost else 0)
        ink = colours.ink if danger else colours.ink_soft
        piece = colours.piece(COMPANIES[self.threat.company])
        sign = box_around(above + QPointF(13 - _WIDE / 2, 0), 17, 17)
        paint_sign(painter, piece, sign, piece.text)
        write(painter, self.chance, above + QPointF(11, 0), _fitting(self.chance, weight), ink)
        if cost:
            font, text, middle = figure_font(20, QFont.Weight.Bold), f"−{cost}", _LINE / 2
            wide = QFontMetricsF(font).horizontalAdvance(text)
            paint_coin(painter, QPointF(-wide / 2 - 3, middle), _COIN, colours)
            write(painter, text, QPointF(_COIN + 2, middle), font, colours.danger)


def _fitting(text: str, weight: QFont.Weight) -> QFont:
    """The largest font in which a chance has room: some languages write it wider."""
    sizes = (figure_font(size, weight) for size in range(20, 13, -1))
    fonts = [font for font in sizes if QFontMetricsF(font).horizontalAdvance(text) <= _CHANCE]
    return fonts[0] if fonts else figure_font(13, weight)


def _ring(danger: int, colours: Theme) -> QColor:
    return (
        colours.line,
        colours.brass,
        mixed(colours.brass, colours.danger, 0.6),
        colours.danger,
    )[danger]


class Threats:
    """The badges of all chains, while somebody wants to see them."""

    def __init__(self, scene: QGraphicsScene, plan: Plan, chains: ChainsModel) -> None:
        self._scene, self._plan, self._chains = scene, plan, chains
        self.shown = False
        self._aside = False
        """Whether something moves, and what they stand on may be gone already."""
        self._badges: list[ThreatBadge] = []
        self._veil = VeilItem(plan)
        scene.addItem(self._veil)
        chains.dataChanged.connect(self.model_changed)

    @property
    def badges(self) -> list[ThreatBadge]:
        """Those that are seen."""
        return [badge for badge in self._badges if badge.isVisible()]

    def show(self, shown: bool) -> None:
        self.shown = shown
        self.refresh()

    def step_aside(self, aside: bool) -> None:
        """While the map changes there are no badges."""
        self._aside = aside
        self.refresh()

    def model_changed(self) -> None:
        """The model says something else: it may be somebody else's turn to be warned."""
        if self.badges:
            self.refresh()

    def refresh(self) -> None:
        """Shows what the model says now, if anybody wants to know."""
        self._veil.setVisible(self.shown)
        wanted = self._chains.rowCount() if self.shown and not self._aside else 0
        for badge in self._badges[wanted:]:
            badge.hide()
        for row in range(wanted):
            if row == len(self._badges):
                self._badges.append(ThreatBadge(self._plan))
                self._scene.addItem(self._badges[row])
            self._badges[row].show_threat(
                self._chains.row(row).threat,
                self._chains.index(row, Column.CHANCE).data(),
                self._chains.index(row, Column.CHANCE).data(DESCRIBED),
            )

    def about(self, at: QPointF) -> str:
        """What the badge at a point has to say."""
        told = (badge.sentence for badge in self.badges if badge.contains(badge.mapFromScene(at)))
        return next(told, "")


class VeilItem(StaticItem):
    """A veil over map and zones, under the buildings: only what is in danger counts."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(1.8, shown=False, kept=False)
        self._box = plan.map

    def boundingRect(self) -> QRectF:
        return self._box

    def draw(self, painter: QPainter, colours: Theme) -> None:
        painter.fillRect(self._box, faded(colours.paper, 0.6))
