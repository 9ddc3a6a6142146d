"""A box over the board covers nothing of what it speaks of, if there is room for that."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRect, QSize

from bigshot_desktop.ui.match.box_room import room_for

ROOM = QRect(20, 70, 760, 460)
SIZE = QSize(300, 320)


def test_it_likes_the_lower_right_corner_best() -> None:
    place = room_for(ROOM, SIZE, 150, [])
    assert place.size() == SIZE
    assert place.bottomRight() == ROOM.bottomRight()


def test_it_goes_to_another_corner_if_something_lies_in_the_first() -> None:
    for corner in (ROOM.bottomRight(), ROOM.topRight(), ROOM.bottomLeft(), ROOM.topLeft()):
        taken = QRect(0, 0, 90, 90)
        taken.moveCenter(corner)
        place = room_for(ROOM, SIZE, 150, [taken & ROOM])
        assert place.size() == SIZE
        assert ROOM.contains(place)
        assert not place.intersects(taken)


def test_it_becomes_less_high_rather_than_cover_anything() -> None:
    middle = QRect(ROOM.left(), 200, ROOM.width(), 60)
    place = room_for(ROOM, SIZE, 150, [middle])
    assert not place.intersects(middle)
    assert ROOM.contains(place)
    assert 150 <= place.height() < SIZE.height()


def test_where_there_is_no_room_it_covers_as_little_as_it_can() -> None:
    everything = ROOM.adjusted(30, 30, -30, -30)
    place = room_for(ROOM, SIZE, 150, [everything])
    assert place.size() == SIZE
    assert ROOM.contains(place)
    assert room_for(QRect(0, 0, 100, 80), SIZE, 150, []).size() == QSize(100, 80)


def test_it_always_stays_in_the_room_and_free_room_is_always_found() -> None:
    rng = Random(1)
    free = 0
    for _ in range(400):
        taken = [
            QRect(rng.randrange(20, 700), rng.randrange(70, 480), 60, 50)
            for _ in range(rng.randrange(1, 6))
        ]
        place = room_for(ROOM, SIZE, 150, taken)
        assert ROOM.contains(place)
        corners = [QRect(ROOM.topLeft(), SIZE), QRect(ROOM.topLeft(), SIZE)]
        corners[1].moveBottomRight(ROOM.bottomRight())
        if any(not any(one.intersects(spot) for one in taken) for spot in corners):
            free += 1
            assert not any(place.intersects(one) for one in taken)
    assert free > 50
