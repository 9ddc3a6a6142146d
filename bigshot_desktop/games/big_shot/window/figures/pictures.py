"""The pictures of Big Shot by their names, and how each is put together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from bigshot_desktop.games.big_shot.rules.material import LOAN_DEBT, MOST_LOANS, loan_pays
from bigshot_desktop.games.big_shot.window.figures import overlays
from bigshot_desktop.games.big_shot.window.figures.posed import (
    BLACK,
    NO_CUBES,
    RED,
    WHITE,
    YELLOW,
    Pose,
    city,
)
from bigshot_desktop.ui.look import language, theme
from bigshot_desktop.ui.look.painting import figure_font, write
from bigshot_desktop.ui.pages.rulebook.figure import Figure
from bigshot_desktop.ui.pages.rulebook.figure_frame import arrow, seen, straight

NORTH_PARK, MILL_ROW, FISH_MARKET, STATION = range(4)
GRAND_HOTEL, CITY_HALL, DOCKS = 6, 7, 10
"""Districts by their numbers on the board."""

_WIDE: Final = 620.0


def _paint_city(painter: QPainter) -> None:
    with city() as posed:
        posed.paint(painter, posed.scene.plan.size, QRectF(QPointF(), _CITY))


_CITY: Final = QSizeF(_WIDE, _WIDE * 960 / 1500)

# --- fields --------------------------------------------------------------------------------------

_FIELD: Final = QSizeF(420, 122)


def _paint_field(painter: QPainter) -> None:
    with city(Pose(broker=2, lots={2: (2, 1, 0, 1)})) as posed:
        posed.paint(painter, QRectF(436, 3, 420, 122), QRectF(QPointF(), _FIELD))


_BROKER: Final = QSizeF(_WIDE, 126)
_HOPS: Final = 46.0
"""How high the broker hops."""
_ASIDE: Final = QPointF(6, 0)
"""Where one hop ends and the next begins, from between the two."""


def _paint_broker(painter: QPainter) -> None:
    part = QRectF(110, 0, 1390, 126)
    place = QRectF(0, _HOPS, _WIDE, _WIDE * part.height() / part.width())
    with city(Pose(broker=0, pips=3, lots=dict.fromkeys((0, 1, 3), NO_CUBES))) as posed:
        posed.paint(painter, part, place)
        on_board = seen(part, place)
        plots = posed.scene.plan.plots[:6]
        broker = on_board.map(plots[0].stand).x()
        middles = [on_board.map(plot.box.center()).x() for plot in plots]
    stops = [QPointF(x, _HOPS - 2) for x in (broker, middles[2], middles[4], middles[5])]
    for count, (start, end) in enumerate(pairwise(stops), start=1):
        arrow(painter, overlays.hop(start + _ASIDE, end - _ASIDE, -0.95 * _HOPS))
        overlays.disc(painter, str(count), (start + end) / 2 - QPointF(0, 0.72 * _HOPS))
    font, ink = figure_font(13), theme.current().ink
    for number, middle in enumerate(middles, start=1):
        write(painter, str(number), QPointF(middle, place.bottom() + 13), font, ink)


# --- districts -----------------------------------------------------------------------------------

_CANCEL: Final = QSizeF(510, 170)


def _paint_cancel(painter: QPainter) -> None:
    with city(Pose(piles={CITY_HALL: (3, 3, 1, 0)})) as posed:
        part = QRectF(118, 612, 416, 230)
        posed.paint(painter, part, QRectF(0, 0, 307, 170), CITY_HALL)
    first, last = QPointF(366, 26), QPointF(450, 26)
    for colour in (RED, YELLOW):
        overlays.cubes(painter, [colour] * 3, first, 30)
        overlays.strike(painter, first + QPointF(-24, 10), last + QPointF(18, -10))
        first, last = first + QPointF(0, 50), last + QPointF(0, 50)
    overlays.cubes(painter, [WHITE], QPointF(366, 140), 30)
    arrow(painter, straight(QPointF(394, 140), QPointF(438, 140)))
    overlays.medal(painter, WHITE, QPointF(468, 140), 17)


BEFORE: Final = (1, 2, 1, 0)
OFFERED: Final = (2, 1, 0, 1)
ENDINGS: Final = (
    (RED, (RED, RED, BLACK)),
    (YELLOW, (YELLOW, RED, BLACK)),
    (WHITE, (RED, RED, YELLOW)),
)
"""Who can win the district of the example, and with which cubes."""
_THREE: Final = QSizeF(_WIDE, 456)


def _paint_endings(painter: QPainter) -> None:
    before, after = QRectF(1158, 345, 342, 262), QRectF(1158, 345, 224, 190)
    first = QRectF(160, 0, 300, 300 * before.height() / before.width())
    wide, apart = 196.0, 212.0
    high = wide * after.height() / after.width()
    pose = Pose(broker=7, offered=True, piles={DOCKS: BEFORE}, lots={7: OFFERED})
    with city(pose) as posed:
        posed.paint(painter, before, first)
        for number, (winner, placed) in enumerate(ENDINGS):
            pile = tuple(cubes + placed.count(colour) for colour, cubes in enumerate(BEFORE))
            posed.stand(Pose(piles={DOCKS: pile}))
            place = QRectF(number * apart, _THREE.height() - high, wide, high)
            posed.paint(painter, after, place, DOCKS)
            middle, line = place.center().x(), place.top() - 20
            start = QPointF(first.center().x() + (number - 1) * 110, first.bottom() + 5)
            arrow(painter, straight(start, QPointF(middle, line - 18)))
            overlays.cubes(painter, placed, QPointF(middle - 62, line), 22)
            arrow(painter, straight(QPointF(middle + 16, line), QPointF(middle + 42, line)))
            overlays.medal(painter, winner, QPointF(middle + 64, line), 12)


_SOLD: Final = QSizeF(_WIDE, 200)


def _paint_sold(painter: QPainter) -> None:
    part = QRectF(570, 332, 388, 288)
    wide = _SOLD.height() * part.width() / part.height()
    with city(Pose(piles={GRAND_HOTEL: (3, 2, 0, 1)})) as posed:
        posed.paint(painter, part, QRectF(0, 0, wide, _SOLD.height()), GRAND_HOTEL)
        posed.stand(Pose(owners={GRAND_HOTEL: RED}))
        posed.paint(painter, part, QRectF(_WIDE - wide, 0, wide, _SOLD.height()), GRAND_HOTEL)
    middle = QPointF(_WIDE / 2, _SOLD.height() / 2)
    overlays.cubes(painter, [WHITE], middle - QPointF(0, 26), 24)
    arrow(painter, straight(middle - QPointF(28, 0), middle + QPointF(28, 0)))


# --- money ---------------------------------------------------------------------------------------

_LOANS: Final = QSizeF(_WIDE, 210)


def _paint_loans(painter: QPainter) -> None:
    colours = theme.current()
    narrator = language.narrator().about("big-shot")
    wide = _WIDE / MOST_LOANS
    for number in range(1, MOST_LOANS + 1):
        middle = (number - 0.5) * wide
        overlays.disc(painter, str(number), QPointF(middle, 16))
        column = QRectF(middle - 20, 36, 40, 140)
        overlays.ladder(painter, column, LOAN_DEBT, loan_pays(number))
        write(
            painter,
            narrator.money(loan_pays(number)),
            QPointF(middle, 194),
            figure_font(15),
            colours.ink,
        )


_PARKS: Final = QSizeF(_WIDE, 480)


def _paint_parks(painter: QPainter) -> None:
    narrator = language.narrator().about("big-shot")
    part = QRectF(112, 112, 712, 502)
    place = QRectF(0, 0, _WIDE, _WIDE * part.height() / part.width())
    red = (NORTH_PARK, MILL_ROW, FISH_MARKET)
    with city(Pose(owners={**dict.fromkeys(red, RED), STATION: WHITE})) as posed:
        posed.paint(painter, part, place, *red, STATION)
        on_board = seen(part, place)
        blocks = posed.scene.plan.blocks
        for district, text in ((MILL_ROW, "2 × 9"), (FISH_MARKET, "2 × 10")):
            overlays.plate(painter, text, on_board.map(blocks[district].badge.center()))
    for start, end in _DOUBLED:
        arrow(painter, straight(on_board.map(start), on_board.map(end)))
    line = place.bottom() + 24
    overlays.worth(painter, RED, narrator.money(38), QPointF(_WIDE / 2 - 140, line))
    overlays.worth(painter, WHITE, narrator.money(11), QPointF(_WIDE / 2 + 40, line))


_DOUBLED: Final = (
    (QPointF(404, 296), QPointF(492, 284)),
    (QPointF(358, 320), QPointF(418, 368)),
)
"""From the park to what it doubles."""


FIGURES: Final[dict[str, Callable[[], Figure]]] = {
    "city": partial(Figure, _CITY, _paint_city),
    "field": partial(Figure, _FIELD, _paint_field),
    "broker": partial(Figure, _BROKER, _paint_broker),
    "cancel": partial(Figure, _CANCEL, _paint_cancel),
    "endings": partial(Figure, _THREE, _paint_endings),
    "sold": partial(Figure, _SOLD, _paint_sold),
    "loans": partial(Figure, _LOANS, _paint_loans),
    "parks": partial(Figure, _PARKS, _paint_parks),
}
"""By the names that the book calls them by."""
