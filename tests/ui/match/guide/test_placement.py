"""A callout finds the best of the places that are left."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRect

from bigshot_desktop.ui.match.guide.placement import Measures, find_room
from tests.every import for_every

PAGE = QRect(0, 0, 1000, 600)
AREA = 60_000


def measures(least: int = 80) -> Measures:
    """A text that takes the same area in every width."""
    return Measures((300, 500, 200), 150, lambda width: AREA // width, lambda width: least)


def test_beside_the_target_at_the_distance_of_an_arrow() -> None:
    target = QRect(400, 250, 100, 60)
    place = find_room(PAGE, measures(), target, gap=30)
    assert place.size().toTuple() == (300, 200)
    assert not place.intersects(target.adjusted(-29, -29, 29, 29))
    assert place.intersects(target.adjusted(-32, -32, 32, 32))


def test_without_a_target_in_the_middle() -> None:
    place = find_room(PAGE, measures(), None)
    assert abs(place.center().x() - PAGE.center().x()) <= 1
    assert abs(place.center().y() - PAGE.center().y()) <= 1


@for_every(("x", "y"), product(range(0, 1000, 90), range(0, 400, 90)))
def test_never_on_the_target_or_on_what_is_taken(x: int, y: int) -> None:
    bar = QRect(0, 400, 1000, 200)
    target = QRect(x, y, 90, 60).intersected(PAGE)
    place = find_room(PAGE, measures(), target, [bar], gap=25)
    assert PAGE.contains(place)
    assert not place.intersects(bar)
    assert not place.intersects(target)


def test_what_is_to_be_spared_is_spared_if_there_is_room_elsewhere() -> None:
    target, board = QRect(300, 200, 80, 80), QRect(0, 0, 700, 600)
    assert find_room(PAGE, measures(), target).intersects(board)
    assert not find_room(PAGE, measures(), target, spared=[board]).intersects(board)


def test_the_room_beside_what_is_spared_is_used_to_its_edge() -> None:
    """… however far it is from the target."""
    target, board = QRect(20, 200, 80, 80), QRect(0, 0, 760, 600)
    place = find_room(PAGE, measures(), target, spared=[board])
    assert not place.intersects(board)
    assert place.left() == board.right() + 1


def test_it_is_rather_near_than_off_all_that_is_to_be_spared() -> None:
    """As it was seen: a callout stood on the other side of the board, so as not to lie on a corner of it."""
    bar, tray = QRect(0, 400, 1000, 200), QRect(500, 330, 180, 60)
    button = QRect(780, 540, 160, 40)
    place = find_room(PAGE, measures(), button, [bar], [tray, QRect(60, 230, 900, 60)])
    assert place.bottom() + 1 == bar.top()
    assert place.right() > button.left()


@for_every("bottom", range(150, 200, 7))
def test_where_the_text_is_scrolled_whole_lines_are_seen(bottom: int) -> None:
    bar = QRect(0, bottom, 1000, 600 - bottom)
    text = Measures((300,), 300, lambda width: 200, lambda width: 80, 29)
    high = find_room(PAGE, text, None, [bar]).height()
    assert high % 29 == 80 % 29
    assert bottom - 29 < high <= bottom


def test_text_that_need_not_be_scrolled_is_as_high_as_it_is() -> None:
    text = Measures((300,), 300, lambda width: 200, lambda width: 80, 29)
    assert find_room(PAGE, text, None).height() == 200


def test_what_is_taken_last_is_given_up_first() -> None:
    bar, card = QRect(0, 250, 1000, 350), QRect(0, 0, 1000, 240)
    place = find_room(PAGE, measures(), None, [bar, card])
    assert not place.intersects(bar)
    assert place.intersects(card)


def test_it_is_rather_wide_than_scrolled() -> None:
    low = QRect(0, 0, 1000, 130)
    place = find_room(low, measures(), QRect(900, 20, 80, 80))
    assert place.size().toTuple() == (500, 120)


def test_as_much_of_the_text_as_there_is_room_for() -> None:
    corner = QRect(0, 0, 260, 190)
    place = find_room(corner, measures(), QRect(0, 0, 250, 20))
    assert place.width() == 260
    assert 80 <= place.height() < AREA // 260


def test_where_nothing_fits_the_target_is_still_seen() -> None:
    target, bar = QRect(0, 0, 1000, 90), QRect(0, 100, 1000, 500)
    place = find_room(PAGE, measures(), target, [bar])
    assert place.intersects(bar)
    assert not place.intersects(target)


def test_where_there_is_no_room_at_all_it_takes_the_page() -> None:
    tiny = QRect(0, 0, 100, 60)
    assert find_room(tiny, measures(), tiny) == tiny


def test_what_is_avoided_is_covered_rather_than_what_is_to_be_spared() -> None:
    """As it was seen: a callout lay on the districts that it spoke of, and nothing on the toolbar."""
    toolbar, board = QRect(0, 0, 1000, 100), QRect(0, 100, 1000, 500)
    wide = Measures((300, 600), 150, lambda width: AREA // width, lambda width: 80)
    place = find_room(PAGE, wide, QRect(480, 300, 40, 40), spared=[board], avoided=[toolbar])
    assert not place.intersects(board)
    free = find_room(PAGE, wide, QRect(480, 300, 40, 40), avoided=[toolbar])
    assert not free.intersects(toolbar)
