"""Where a callout finds room: beside what it points at, over nothing that is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPoint, QRect

_UNREAD: Final = 3000
"""What it costs if nothing of the text can be read without scrolling."""
_ASTRAY: Final = 4
"""What a pixel of distance costs: what somebody looks for is beside the words about it."""
_COVERING: Final = 2400
"""What it costs to lie on something that should be spared, with all of it."""
_AVOIDED: Final = 1200
"""What it costs to lie on what matters less than that."""
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
    avoided: Sequence[QRect] = (),
    gap: int = 0,
) -> QRect:
    """The best place on a page: off the target and what is taken, off what is to be spared if that can be.

    Where there is no room, what was taken last is given up first. ``avoided``: what is covered rather than what is to
    be spared. ``gap``: how far from the target it likes to be, so that an arrow can be seen between them.
    """
    best: _Sides | None = None
    least_cost = float("inf")
    near = (target or page).center()
    cached = replace(measures, high=cache(measures.high), least=cache(measures.least))
    aim = target and _sides(target)
    disliked = [(_COVERING, _sides(one)) for one in spared]
    disliked += [(_AVOIDED, _sides(one)) for one in avoided]
    for grown in dict.fromkeys((gap, 0)):
        around = [target.adjusted(-grown, -grown, grown, grown)] if target else []
        held = [*around, *taken]
        rooms = _free(page, held)
        for more in (spared, (*spared, *avoided)):
            if more:
                rooms += [room for room in _free(page, [*held, *more]) if room not in rooms]
        for free in rooms:
            for wide, high, unread in _fitted(free, cached):
                # A size that costs more than the best place so far is tried nowhere.
                by_size = _UNREAD * unread + _UNLIKED * abs(wide / measures.widths[0] - 1)
                if by_size > least_cost:
                    continue
                for place in _places(free, wide, high, near):
                    astray = _astray(place, aim, gap) if aim else _off(place, page)
                    if by_size + astray > least_cost:
                        continue
                    covered = sum(price * _shared(place, other) for price, other in disliked)
                    cost = by_size + covered + astray
                    if cost < least_cost:
                        best, least_cost = place, cost
    if best is not None:
        return QRect(best[0], best[1], best[2] - best[0], best[3] - best[1])
    if taken:
        return find_room(page, measures, target, taken[:-1], spared, avoided=avoided, gap=gap)
    return QRect(page.topLeft(), page.size())


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


def _fitted(free: QRect, measures: Measures) -> Iterator[tuple[int, int, float]]:
    """Sizes within a free rectangle, and how much of the text would have to be scrolled to."""
    room, most = free.width(), free.height()
    for wish in measures.widths:
        wide = min(wish, room)
        least, wanted = measures.least(wide), measures.high(wide)
        if wide < measures.narrowest or least > most:
            continue
        high = min(wanted, most)
        if high < wanted:
            high -= (high - least) % measures.line
        yield wide, high, (wanted - high) / max(1, wanted - least)


def _places(free: QRect, wide: int, high: int, near: QPoint) -> Iterator[_Sides]:
    """Places of a size within a free rectangle: at its edges, and as near as can be."""
    left, top, right, bottom = _sides(free)
    most_left, most_down = right - wide, bottom - high
    for x in {left, most_left, _within(near.x() - wide // 2, left, most_left)}:
        for y in {top, most_down, _within(near.y() - high // 2, top, most_down)}:
            yield x, y, x + wide, y + high


def _within(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))


def _shared(place: _Sides, other: _Sides) -> float:
    """How much of a place lies on another, from 0 to 1."""
    wide = min(place[2], other[2]) - max(place[0], other[0])
    high = min(place[3], other[3]) - max(place[1], other[1])
    if wide <= 0 or high <= 0:
        return 0.0
    return wide * high / ((place[2] - place[0]) * (place[3] - place[1]))


def _astray(place: _Sides, target: _Sides, gap: int) -> float:
    """What it costs to be nearer or further than is liked, between the edges that are nearest to each other."""
    across = max(place[0] - target[2] + 1, target[0] - place[2] + 1, 0)
    down = max(place[1] - target[3] + 1, target[1] - place[3] + 1, 0)
    off = abs(across + down - gap)
    return _ASTRAY * (min(off, _FAR) + max(0, off - _FAR) / 10)


def _off(place: _Sides, page: QRect) -> int:
    """What it costs to be off the middle of the page."""
    centre = page.center()
    return abs((place[0] + place[2] - 1) // 2 - centre.x()) + abs(
        (place[1] + place[3] - 1) // 2 - centre.y()
    )
