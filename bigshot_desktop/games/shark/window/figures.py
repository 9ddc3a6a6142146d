"""The pictures in the rulebook of Shark: parts of the world map, with matches that were played up to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from shiboken6 import delete

from bigshot_desktop.engine.game import CHANCE, Refusal, Setup
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.shark.rules.actions import EndTrading, Place, Roll, SharkAction
from bigshot_desktop.games.shark.rules.material import COMPANIES, World, squares_in
from bigshot_desktop.games.shark.rules.setup import Deal
from bigshot_desktop.games.shark.rules.state import AFTER, BEFORE
from bigshot_desktop.games.shark.window.board.plan import Plan
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.games.shark.window.models.chains import ChainsModel
from bigshot_desktop.games.shark.window.models.market import MarketModel
from bigshot_desktop.games.shark.window.models.squares import SquaresModel
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_request import MatchRequest, deal_request
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.painting import (
    figure_font,
    paint_plate,
    paint_sign,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.pages.rulebook.figure import Figure
from bigshot_desktop.ui.pages.rulebook.figure_frame import arrow, framed, straight
from bigshot_desktop.ui.play.bridge import Bridge

LETTERS: Final = "rbgy"
"""The companies in a drawing."""
NEXT: Final = "+"
"""The square of the next building in a drawing."""
RED, BLUE, GREEN, YELLOW = range(len(COMPANIES))
Options = tuple[tuple[str, str], ...]
"""What the players of a drawing chose."""
_SEATS: Final = (Seat("Anna"), Seat("Ben"))

WIDEST: Final = 620.0
_ARROW: Final = 56.0
"""The room of the arrow between two pictures."""
_VALUES: Final = 44.0
"""The room of the values under a picture."""
_BADGE: Final = 14.0


# --- matches ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drawing:
    """A part of the map, with a letter for each building and a sign for the square of the next one."""

    row: int
    column: int
    """Of its upper left square, from 0."""
    lines: tuple[str, ...]
    company: int = RED
    """That builds next."""
    options: Options = ()

    def find(self, signs: str, world: World) -> list[tuple[str, int]]:
        """The squares with one of these signs, each with its sign."""
        return [
            (sign, (self.row + down) * world.columns + self.column + across)
            for down, line in enumerate(self.lines)
            for across, sign in enumerate(line)
            if sign in signs
        ]

    def area(self, plan: Plan) -> QRectF:
        """All that is drawn, and a little of what lies around it: towers are taller than their squares."""
        first = plan.square(self.row * plan.world.columns + self.column)
        wide, high = max(map(len, self.lines)), len(self.lines)
        size = QSizeF(first.width() * wide, first.height() * high)
        return QRectF(first.topLeft(), size).adjusted(-10, -26, 10, 10)

    def before(self) -> Match:
        """All buildings stand, each of them rolled for and placed by the rules."""
        match = _new_match(self.options)
        for sign, square in self.find(LETTERS, match.setup.board):
            _build(match, LETTERS.index(sign), square)
        return match

    def after(self) -> Match:
        """The next building stands, too."""
        match = self.before()
        _build(match, self.company, self.next_square(match.setup.board))
        return match

    def next_square(self, world: World) -> int:
        """Where the next building goes."""
        ((_, square),) = self.find(NEXT, world)
        return square


def _new_match(options: Options = ()) -> Match:
    """A match that nobody has played yet."""
    return Match(GAMES["shark"], _setup(options), _SEATS, 0)


@cache
def _setup(options: Options) -> Setup:
    """For two players, its board read once; their shares do not matter and are all of one company."""
    setup = deal_request(MatchRequest("shark", _SEATS, dict(options), seed=0)).setup
    return replace(setup, deal=Deal(0, (GREEN,) * len(setup.deal.shares)))


def roll(match: Match, zone: int, company: int) -> None:
    """On to the dice, which show this."""
    while match.state.phase in (BEFORE, AFTER):
        _play(match, EndTrading(match.state.active))
    _play(match, Roll(CHANCE, zone, company))


def _build(match: Match, company: int, square: int) -> None:
    """Whoever comes next rolls for a building and places it."""
    roll(match, match.setup.board.zone_of[square], company)
    _play(match, Place(match.state.active, company, square))


def _play(match: Match, action: SharkAction) -> None:
    played = match.play(action)
    assert not isinstance(played, Refusal), played


# --- scenes ----------------------------------------------------------------------------------------


@contextmanager
def _world(match: Match) -> Iterator[WorldScene]:
    """The board of a match as it is now, in the language of now. It is gone afterwards."""
    bridge = Bridge(Referee(match))
    placement = Placement(bridge)
    scene = WorldScene(
        bridge,
        SquaresModel(bridge, placement, bridge),
        MarketModel(bridge, bridge),
        ChainsModel(bridge, bridge),
        placement,
        Pace("off", bridge),
    )
    try:
        yield scene
    finally:
        delete(scene)
        delete(bridge)


def _number_chains(
    painter: QPainter, scene: WorldScene, source: QRectF, target: QRectF, colours: Theme
) -> None:
    """How many buildings each chain has, at its last building."""
    zoom = target.width() / source.width()
    for _, squares in scene.buildings.chains:
        corner = scene.plan.square(squares[-1]).bottomRight()
        at = target.topLeft() + (corner - source.topLeft()) * zoom - QPointF(9, 9)
        painter.setPen(pen(colours.outline))
        painter.setBrush(colours.brass_fill)
        painter.drawEllipse(at, _BADGE * 0.75, _BADGE * 0.75)
        write(painter, str(len(squares)), at, figure_font(_BADGE), colours.on_brass)


def _paint_values(
    painter: QPainter, match: Match, companies: Sequence[int], middle: QPointF, colours: Theme
) -> None:
    """The markers of these companies, as they stand on the scale."""
    apart = 62.0
    left = middle.x() - apart * (len(companies) - 1) / 2
    for number, company in enumerate(companies):
        piece = colours.piece(COMPANIES[company])
        centre = QPointF(left + number * apart, middle.y())
        paint_plate(painter, box_around(centre, 50, 29), 4, piece.fill, colours)
        paint_sign(painter, piece, box_around(centre - QPointF(11, 0), 17, 17), piece.mark)
        value = str(match.state.values[company])
        write(painter, value, centre + QPointF(11, 0), figure_font(20), piece.mark)


def _paint_arrow(painter: QPainter, middle: QPointF) -> None:
    """From what was to what is."""
    reach = QPointF(17, 0)
    arrow(painter, straight(middle - reach, middle + reach))


# --- pictures --------------------------------------------------------------------------------------


def _plan(match: Match) -> Plan:
    return Plan(match.setup.board)


def _map() -> Figure:
    """The whole map before the first building."""
    match = _new_match()
    plan = _plan(match)
    source = QRectF(
        QPointF(plan.size.left() + 12, plan.size.top() + 12),
        QPointF(plan.map.right() + 14, plan.size.bottom() - 12),
    )
    size = source.size() * (WIDEST / source.width())

    def paint(painter: QPainter) -> None:
        with _world(match) as scene:
            framed(painter, scene, source, QRectF(QPointF(), size))

    return Figure(size, paint)


SOME_BUILDINGS: Final = Drawing(
    0,
    0,
    (
        "rrr....bb...",
        "rr..........",
        "....g...yy..",
        "........yy..",
        "rrrr........",
        "......y.....",
        "......y..bb.",
        "............",
        "......g.....",
    ),
)


def _scale() -> Figure:
    """The scale in the midst of a match."""
    match = SOME_BUILDINGS.before()
    plan = _plan(match)
    source = QRectF(
        plan.side.topLeft() + QPointF(-6, -4),
        QPointF(plan.side.right() + 6, plan.scale.bottom() + 74),
    )
    size = source.size() * 0.66

    def paint(painter: QPainter) -> None:
        with _world(match) as scene:
            framed(painter, scene, source, QRectF(QPointF(), size))

    return Figure(size, paint)


IN_AFRICA: Final = Drawing(5, 4, ("....", ".bb.", "....", "..g.", "yy.."))
ZONE: Final = 5


def _dice() -> Figure:
    """Dice on the left; on the right the zone they name, the open squares in light."""
    match = IN_AFRICA.before()
    roll(match, ZONE, GREEN)
    plan = _plan(match)
    tray = box_around(plan.dice, 190, 116)
    zone = plan.box(plan.zone(ZONE)).adjusted(-16, -22, 16, 40)
    small, large = tray.size(), zone.size() * 0.84
    size = QSizeF(small.width() + _ARROW + large.width(), large.height())
    left = QRectF(QPointF(0, (size.height() - small.height()) / 2), small)
    right = QRectF(QPointF(size.width() - large.width(), 0), large)

    def paint(painter: QPainter) -> None:
        with _world(match) as scene:
            scene.light.shine(ZONE, squares_in(match.state.spots[GREEN]))
            framed(painter, scene, tray, left)
            framed(painter, scene, zone, right)
        middle = QPointF(left.right() + _ARROW / 2, left.center().y())
        _paint_arrow(painter, middle)

    return Figure(size, paint)


ACROSS_A_LINE: Final = Drawing(1, 1, ("......", "..rr..", "...rr.", "..r..."))


def _chain() -> Figure:
    """A chain across the line between two zones, and a building that only touches its corner."""
    match = ACROSS_A_LINE.before()
    source = ACROSS_A_LINE.area(_plan(match))
    size = source.size() * 0.72

    def paint(painter: QPainter) -> None:
        target = QRectF(QPointF(), size)
        with _world(match) as scene:
            framed(painter, scene, source, target)
            _number_chains(painter, scene, source, target, theme.current())

    return Figure(size, paint)


def _built(drawing: Drawing, *companies: int) -> Figure:
    """Before a building and after it: the chains, and the values of these companies."""
    before, after = drawing.before(), drawing.after()
    plan = _plan(before)
    source = drawing.area(plan)
    wide = (WIDEST - _ARROW) / 2
    part = QSizeF(wide, source.height() * wide / source.width())
    boxes = (QRectF(QPointF(), part), QRectF(QPointF(WIDEST - wide, 0), part))
    square = drawing.next_square(plan.world)

    def aim(scene: WorldScene) -> None:
        """The square of the next building, and who will have to leave for it."""
        near = set(plan.near(square))
        chains = [chain for company, chain in scene.buildings.chains if company != drawing.company]
        victims = sorted(one for chain in chains if near & {*chain} for one in chain)
        scene.aim.setPos(plan.square(square).center())
        scene.aim.show()
        scene.victims.mark(tuple(victims))

    def paint(painter: QPainter) -> None:
        colours = theme.current()
        for match, box in zip((before, after), boxes, strict=True):
            with _world(match) as scene:
                if match is before:
                    aim(scene)
                framed(painter, scene, source, box)
                _number_chains(painter, scene, source, box, colours)
            below = QPointF(box.center().x(), box.bottom() + _VALUES / 2 + 4)
            _paint_values(painter, match, companies, below, colours)
        _paint_arrow(painter, QPointF(WIDEST / 2, part.height() / 2))

    return Figure(QSizeF(WIDEST, part.height() + _VALUES), paint)


GROWING: Final = Drawing(1, 2, ("rrr.", "....", ".r+."))
JOINING: Final = Drawing(6, 2, (".r..", ".r.r", "r+rr"))
DISPLACEMENT: Final = Drawing(3, 6, ("yyy+b", ".yy.b", ".....", ".bb.."), YELLOW)
CAPPED: Final = Drawing(3, 2, ("rrr..", "rr+rr", "...rr"), options=(("variant-1", "yes"),))

FIGURES: Final[dict[str, Callable[[], Figure]]] = {
    "map": _map,
    "scale": _scale,
    "dice": _dice,
    "chain": _chain,
    "growing": partial(_built, GROWING, RED),
    "joining": partial(_built, JOINING, RED),
    "displacement": partial(_built, DISPLACEMENT, YELLOW, BLUE),
    "capped": partial(_built, CAPPED, RED),
}
"""By their names in the book."""
