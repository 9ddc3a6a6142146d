"""Where a callout finds room: beside what it points at, over nothing that is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPoint, QRect

_UNREAD: Final = 3000
"""What it costs if nothing of the text can be read without scrolling; a pixel of distance costs 1."""
_COVERING: Final = 1200
"""What it costs to lie on something that should be spared, with all of it."""
_FAR: Final = 400
"""How far from the target it may be as well as further away: rather there than on what is to be spared."""
_UNLIKED: Final = 120
"""What it costs to be twice as wide as is liked best."""


_Sides = tuple[int, int, int, int]
"""Left, top, right and bottom of a rectangle."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What a callout needs: widths it likes, the best first, and how high it is in a width."""

    widths: tuple[int, ...]
    narrowest: int
    high: Callable[[int], int]
    """With all of its text."""
    least: Callable[[int], int]
    """With so much of it that the rest can be scrolled to."""
    line: int = 1
    """How high a line of the text is: where the rest has to be scrolled to, no line is cut through."""


def find_room(
    page: QRect,
    measures: Measures,
    target: QRect | None,
    taken: Sequence[QRect] = (),
    spared: Sequence[QRect] = (),
    *,
    gap: int = 0,
) -> QRect:
    """The best place on a page: off the target and what is taken, off what is to be spared if that can be.

    Where there is no room, what was taken last is given up first. ``gap``: how far from the target it likes to be, so
    that an arrow can be seen between them.
    """
    best = QRect()
    least_cost = float("inf")
    near = target or page
    for grown in dict.fromkeys((gap, 0)):
        around = [target.adjusted(-grown, -grown, grown, grown)] if target else []
        held = [*around, *taken]
        rooms = _free(page, held)
        if spared:
            rooms += [room for room in _free(page, [*held, *spared]) if room not in rooms]
        for free in rooms:
            for place, unread in _fitted(free, measures, near.center()):
                covered = sum(_shared(place, other) for other in spared)
                cost = (
                    _UNREAD * unread
                    + _UNLIKED * abs(place.width() / measures.widths[0] - 1)
                    + _COVERING * covered
                    + (_astray(place, target, gap) if target else _off_centre(place, page))
                )
                if cost < least_cost:
                    best, least_cost = place, cost
    if best.isNull() and taken:
        return find_room(page, measures, target, taken[:-1], spared, gap=gap)
    if best.isNull():
        return QRect(page.topLeft(), page.size())
    return best


def _free(page: QRect, taken: Sequence[QRect]) -> list[QRect]:
    """The largest rectangles of a page with nothing in them, between the edges of what is taken."""
    held = [_sides(one.intersected(page)) for one in taken if one.intersects(page)]
    first, top, last, bottom = _sides(page)
    edges = sorted({first, last, *(one[0] for one in held), *(one[2] for one in held)})
    found: list[QRect] = []
    for begin, end in combinations(range(len(edges)), 2):
        left, right, high = edges[begin], edges[end], top
        beside = [edges[max(0, begin - 1)] - left, edges[min(end + 1, len(edges) - 1)] - right]
        inside = sorted((one[1], one[3]) for one in held if one[0] < right and left < one[2])
        for low, next_high in [*inside, (bottom, bottom)]:
            if low > high and not any(
                step and _is_free(held, left + min(step, 0), high, right + max(step, 0), low)
                for step in beside
            ):
                found.append(QRect(left, high, right - left, low - high))
            high = max(high, next_high)
    return found


def _is_free(held: Sequence[_Sides], left: int, top: int, right: int, bottom: int) -> bool:
    return not any(
        one[0] < right and left < one[2] and one[1] < bottom and top < one[3] for one in held
    )


def _sides(one: QRect) -> _Sides:
    return one.left(), one.top(), one.right() + 1, one.bottom() + 1


def _fitted(free: QRect, measures: Measures, near: QPoint) -> Iterator[tuple[QRect, float]]:
    """Places within a free rectangle, and how much of the text would have to be scrolled to."""
    for match_request in measures.widths:
        wide = min(match_request, free.width())
        least, wanted = measures.least(wide), measures.high(wide)
        if wide < measures.narrowest or least > free.height():
            continue
        high = min(wanted, free.height())
        if high < wanted:
            high -= (high - least) % measures.line
        unread = (wanted - high) / max(1, wanted - least)
        most_left, most_down = free.right() + 1 - wide, free.bottom() + 1 - high
        for x in {free.left(), most_left, _within(near.x() - wide // 2, free.left(), most_left)}:
            for y in {free.top(), most_down, _within(near.y() - high // 2, free.top(), most_down)}:
                yield QRect(x, y, wide, high), unread


def _within(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))


def _shared(place: QRect, other: QRect) -> float:
    """How much of a place lies on another, from 0 to 1."""
    both = place.intersected(other)
    return both.width() * both.height() / (place.width() * place.height())


def _astray(place: QRect, target: QRect, gap: int) -> float:
    """What it costs to be nearer or further than is liked."""
    off = abs(_distance(place, target) - gap)
    return min(off, _FAR) + max(0, off - _FAR) / 10


def _distance(one: QRect, other: QRect) -> int:
    """Between the edges that are nearest to each other."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return across + down


def _off_centre(place: QRect, page: QRect) -> int:
    return (place.center() - page.center()).manhattanLength()
