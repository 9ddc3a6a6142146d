"""Where a box over the board stands: where it covers nothing of what it speaks of, if there is such a place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize


def room_for(room: QRect, size: QSize, least: int, taken: Sequence[QRect]) -> QRect:
    """The best place in a room for a box that wants this size: off what is taken, if that can be.

    Where it cannot be all of its height, it is less high, as long as it keeps the least: its text can be scrolled.
    """
    wish = size.boundedTo(room.size())
    least = min(least, wish.height())
    best, cost = QRect(QPoint(), wish), float("inf")
    for place in places(room, wish):
        covered = shared(place, taken)
        if covered < cost:
            best, cost = place, covered
    if not cost:
        return best
    for place in places(room, wish):
        cut = _cut(place, least, taken)
        if cut is not None and (cost or cut.height() > best.height()):
            best, cost = cut, 0.0
    return best


def places(room: QRect, size: QSize) -> Iterator[QRect]:
    """The corners, those at the right first, then along the edges, then the rest."""
    across = [room.right() - size.width() + 1, room.left(), room.center().x() - size.width() // 2]
    down = [
        room.bottom() - size.height() + 1,
        room.top(),
        room.center().y() - size.height() // 2,
    ]
    order = [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2), (2, 0), (2, 1), (2, 2)]
    for column, row in order:
        yield QRect(QPoint(across[column], down[row]), size)


def _cut(place: QRect, least: int, taken: Sequence[QRect]) -> QRect | None:
    """As much of a place, from its foot or from its head, as covers nothing that is taken."""
    there = [one for one in taken if one.intersects(place)]
    found = [place] if not there else []
    if there:
        below, above = QRect(place), QRect(place)
        below.setTop(max(one.bottom() for one in there) + 1)
        above.setBottom(min(one.top() for one in there) - 1)
        found = [below, above]
    fitting = [one for one in found if one.height() >= least]
    return max(fitting, key=QRect.height, default=None)


def shared(place: QRect, others: Sequence[QRect]) -> int:
    """How many pixels of these a place covers; where two of them lie on each other, both."""
    both = [place & other for other in others]
    return sum(one.width() * one.height() for one in both if one.isValid())
