"""Where everything is on the board of Saludos Amigos, in its own units."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from bigshot_desktop.games.saludos_amigos.rules.material import MOST_PLAYERS
from bigshot_desktop.ui.look.shapes import box_around

SIZE: Final = QRectF(0, 0, 1500, 930)
INK: Final = 1.9
"""The weight of every outline in the village."""

# --- the road of money ---------------------------------------------------------------------------

STONES: Final = 50
"""Once around the village."""
_EDGE: Final = 16.0
BAND: Final = 66.0
"""How broad the road is."""
_ACROSS, _UP = 15, 8
"""Stones along the longer and the shorter sides, without the corners."""
_CORNER: Final = 3
"""So many of those who have nothing yet stand in a row."""

ROAD: Final = SIZE.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
INSIDE: Final = ROAD.adjusted(BAND, BAND, -BAND, -BAND)
START: Final = QRectF(ROAD.left(), ROAD.bottom() - 116, 116, 116)
"""Where everybody begins: the corner stone, larger than all others."""


def stone(number: int) -> QRectF:
    """A stone of the road: clockwise from the lower left corner."""
    number %= STONES
    road, inner = ROAD, INSIDE
    if number == 0:
        return START
    if number <= _UP:
        high = (START.top() - inner.top()) / _UP
        return QRectF(road.left(), START.top() - number * high, BAND, high)
    number -= _UP + 1
    if number == 0:
        return QRectF(road.left(), road.top(), BAND, BAND)
    if number <= _ACROSS:
        wide = inner.width() / _ACROSS
        return QRectF(inner.left() + (number - 1) * wide, road.top(), wide, BAND)
    number -= _ACROSS + 1
    if number == 0:
        return QRectF(inner.right(), road.top(), BAND, BAND)
    if number <= _UP:
        high = inner.height() / _UP
        return QRectF(inner.right(), inner.top() + (number - 1) * high, BAND, high)
    number -= _UP + 1
    if number == 0:
        return QRectF(inner.right(), inner.bottom(), BAND, BAND)
    wide = (inner.right() - START.right()) / _ACROSS
    return QRectF(inner.right() - number * wide, inner.bottom(), wide, BAND)


def inward(number: int) -> QPointF:
    """From the middle of a stone to where its markers stand: towards the village."""
    box = stone(number)
    x = (box.left() < INSIDE.left()) - (box.right() > INSIDE.right() + 1)
    y = (box.top() < INSIDE.top()) - (box.bottom() > INSIDE.bottom() + 1)
    return QPointF(x, y)


def figure(number: int) -> QPointF:
    """Where the figure of a stone is written: at its outer edge."""
    way = inward(number)
    return stone(number).center() - QPointF(way.x() * 12, way.y() * 17)


def standing(number: int, place: int, all_there: int) -> tuple[QPointF, float]:
    """Where one of several markers stands on a stone, and how large all of them are there."""
    if number % STONES == 0:
        return _at_start(place, all_there)
    way = inward(number)
    along = QPointF(abs(way.y()), abs(way.x())) if way.x() == 0 or way.y() == 0 else QPointF(1, 0)
    rows = 1 if all_there <= 3 else 2
    per_row = -(-all_there // rows)
    row, column = divmod(place, per_row)
    there = min(per_row, all_there - row * per_row)
    reach = 19.0 if all_there < 3 else 16.0
    off = 20.0 if way.y() == 0 else 15.0
    middle = stone(number).center() + way * (off + row * reach * 1.8)
    step = min(2 * reach + 2, 60 / max(1, there - 1))
    return middle + along * ((column - (there - 1) / 2) * step), reach


@cache
def between_markers() -> tuple[float, float]:
    """From where to where nothing stands that belongs to the road, however many markers are on its stones."""
    left, right = INSIDE.left(), INSIDE.right()
    for number in range(1, STONES):
        way = inward(number)
        if way.y() == 0:
            for all_there in range(1, MOST_PLAYERS + 1):
                for place in range(all_there):
                    at, reach = standing(number, place, all_there)
                    if way.x() > 0:
                        left = max(left, at.x() + reach)
                    else:
                        right = min(right, at.x() - reach)
    return left, right


def _at_start(place: int, all_there: int) -> tuple[QPointF, float]:
    rows = -(-all_there // _CORNER)
    row, column = divmod(place, _CORNER)
    there = min(_CORNER, all_there - row * _CORNER)
    middle = START.center() + QPointF(0, (row - (rows - 1) / 2) * 34)
    return middle + QPointF((column - (there - 1) / 2) * 36, 0), 17.0


# --- the village ---------------------------------------------------------------------------------

SITES: Final = {
    1: QRectF(866, 92, 112, 162),
    2: QRectF(456, 92, 254, 162),
    3: QRectF(1062, 326, 346, 204),
    4: QRectF(92, 326, 346, 204),
    5: QRectF(92, 90, 346, 228),
    6: QRectF(1062, 90, 346, 228),
}
"""By project: its ground, with the strip for its name."""
NAME: Final = 32.0
"""How high that strip is."""
PLAZA: Final = QRectF(450, 264, 600, 268)
CHURCH: Final = QPointF(786, 246)
"""The foot of the church."""
KIOSK: Final = QRectF(982, 112, 70, 146)
PRESS: Final = (QPointF(1028, 232), QPointF(1054, 244))
"""Where journalists stand who stay."""

_PLOTS: Final = {
    1: ((922, 150),),
    2: ((519, 158), (647, 158)),
    3: ((1120, 412), (1235, 412), (1350, 412)),
    4: ((135, 412), (222, 412), (309, 412), (395, 412)),
    5: ((128, 163), (266, 127), (404, 163), (356, 249), (176, 249)),
    6: ((1120, 142), (1235, 142), (1350, 142), (1120, 238), (1235, 238), (1350, 238)),
}


def ground_of(project: int) -> QRectF:
    """Where the sections of a project stand."""
    return SITES[project].adjusted(0, 0, 0, -NAME)


def plot(project: int, section: int) -> QPointF:
    """The middle of the plot of a section, the first being 0."""
    return QPointF(*_PLOTS[project][section])


# --- the café ------------------------------------------------------------------------------------

COUNTER: Final = QRectF(92, 540, 1316, 142)
SLAB: Final = QRectF(92, 604, 1316, 40)
"""The marble with the figures."""
SCALE: Final = (150.0, 1372.0)
"""From the figure 0 to the last one."""
MUG_LINE: Final = 606.0
"""Where the mug stands."""
BISCUIT_LINE: Final = 663.0
"""Where the middle of the biscuit is."""

BAG: Final = QPointF(212, 768)
DECK: Final = QPointF(338, 760)
DISCARDS: Final = QPointF(436, 760)
PILE: Final = (76.0, 106.0)
"""The size of a card on deck and discards."""
SHADE: Final = 8.9
"""How high the shade lies that covers the board in a climax: council, mug and biscuit are above it."""
VERDICT: Final = QRectF(300, 692, 900, 150)
"""Where a verdict stands: below the counter, so that cards and heights can be looked at meanwhile."""
COUNCIL_VERDICT: Final = QRectF(150, 688, 1200, 160)
"""The same for what the council decided."""
STAGE: Final = QRectF(238, 86, 1024, 450)
"""Where the table of the council stands while its cards turn over: as large as the dimmed board has room."""
HAND: Final = QRectF(492, 690, 400, 152)
TRAY: Final = QRectF(908, 692, 496, 148)


def seat_column(seat: int, players: int) -> QRectF:
    """The part of the tray that belongs to a player."""
    wide = TRAY.width() / players
    return QRectF(TRAY.left() + seat * wide, TRAY.top(), wide, TRAY.height())


def pile(centre: QPointF) -> QRectF:
    """A card on deck or discards."""
    return box_around(centre, *PILE)
