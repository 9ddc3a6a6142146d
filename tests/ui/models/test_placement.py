"""The piece in hand: what can be chosen, pointed at and put down."""

from __future__ import annotations

import pytest

from bigshot_desktop.ui.models.placement import NONE, Placement

RED, YELLOW, WHITE, BLACK = range(4)


@pytest.fixture
def placement(qapp: object) -> Placement:
    made = Placement()
    made.offer((0, 2, 1, 1), [(0, 3, 5)] * 4)
    return made


class Ear:
    """Remembers what a placement said."""

    def __init__(self, placement: Placement) -> None:
        self.heard: list[object] = []
        placement.changed.connect(lambda: self.heard.append("changed"))
        placement.aimed.connect(lambda district: self.heard.append(("aimed", district)))
        placement.wanted.connect(lambda cube, where: self.heard.append(("wanted", cube, where)))
        placement.refused.connect(lambda cube, where: self.heard.append(("refused", cube, where)))


def test_nothing_is_placed_at_first(qapp: object) -> None:
    placement = Placement()
    ear = Ear(placement)
    placement.choose(RED)
    placement.point(3)
    placement.put(3)
    placement.withdraw()
    assert (placement.active, placement.hand, placement.aim) == (False, NONE, NONE)
    assert (placement.stock, placement.places) == ((), ())
    assert ear.heard == []


def test_the_first_cube_is_in_hand_at_once(placement: Placement) -> None:
    assert placement.active
    assert placement.hand == YELLOW
    assert placement.stock == (0, 2, 1, 1)
    assert placement.places == (0, 3, 5)


def test_only_cubes_that_are_there_can_be_chosen(placement: Placement) -> None:
    ear = Ear(placement)
    for cube in (RED, 4, NONE, -2, YELLOW):
        placement.choose(cube)
    assert ear.heard == []
    placement.choose(BLACK)
    assert (placement.hand, ear.heard) == (BLACK, ["changed"])


def test_a_cube_is_held_only_over_open_districts(placement: Placement) -> None:
    ear = Ear(placement)
    placement.point(3)
    placement.point(3)
    placement.point(4)
    assert ear.heard == [("aimed", 3), ("aimed", NONE)]
    assert placement.aim == NONE


def test_a_cube_is_put_only_into_open_districts_and_refused_elsewhere(placement: Placement) -> None:
    ear = Ear(placement)
    placement.put(4)
    placement.put(5)
    placement.put(NONE)
    assert ear.heard == [("refused", YELLOW, 4), ("wanted", YELLOW, 5)]


def test_who_puts_one_down_with_the_pointer_has_chosen_no_place_for_the_next(
    placement: Placement,
) -> None:
    placement.point(3)
    placement.put(3)
    assert not placement.by_pointer
    placement.put(3, by_pointer=True)
    placement.pause()
    placement.offer((0, 1, 1, 1), [(0, 3, 5)] * 4)
    assert placement.by_pointer
    placement.point(4)  # it cannot go there
    assert placement.by_pointer
    placement.point(5)
    assert not placement.by_pointer


def test_the_chosen_colour_stays_in_hand_while_there_is_one_of_it(placement: Placement) -> None:
    placement.offer((0, 1, 1, 1), [(0, 3, 5)] * 4)
    assert placement.hand == YELLOW
    placement.offer((0, 0, 1, 1), [(0, 3, 5)] * 4)
    assert placement.hand == WHITE


def test_the_same_offer_again_is_no_news(placement: Placement) -> None:
    ear = Ear(placement)
    placement.offer((0, 2, 1, 1), [(0, 3, 5)] * 4)
    assert ear.heard == []


def test_what_is_pointed_at_is_dropped_when_it_closes(placement: Placement) -> None:
    placement.point(3)
    ear = Ear(placement)
    aims: list[int] = []
    placement.changed.connect(lambda: aims.append(placement.aim))
    placement.offer((0, 1, 1, 1), [(0, 5)] * 4)
    assert ear.heard == ["changed", ("aimed", NONE)]
    assert aims == [NONE], "who hears of the change must not see an aim that is closed"
    placement.point(5)
    placement.withdraw()
    assert (placement.active, placement.hand, placement.aim) == (False, NONE, NONE)


def test_each_kind_may_have_places_of_its_own(qapp: object) -> None:
    placement = Placement()
    placement.offer((1, 0, 1, 0), ((4, 7), (), (7, 9), ()))
    placement.point(4)
    assert (placement.hand, placement.places, placement.aim) == (RED, (4, 7), 4)
    ear = Ear(placement)
    placement.choose(WHITE)
    assert (placement.places, placement.aim) == ((7, 9), NONE)
    assert ear.heard == ["changed", ("aimed", NONE)]
    placement.put(9)
    assert ear.heard[-1] == ("wanted", WHITE, 9)


def test_a_piece_that_is_taken_back_comes_to_hand(placement: Placement) -> None:
    """Whatever was in hand since: who took a red cube back meant to place that one elsewhere."""
    placement.pause()
    placement.offer((0, 1, 1, 1), [(0, 3, 5)] * 4)
    placement.pause()
    placement.offer((0, 0, 1, 1), [(0, 3, 5)] * 4)
    assert placement.hand == WHITE
    placement.offer((0, 1, 1, 1), [(0, 3, 5)] * 4)
    assert placement.hand == YELLOW
    placement.withdraw()
    placement.offer((2, 2, 1, 1), [(0, 3, 5)] * 4, own=[BLACK])
    assert placement.hand == BLACK


def test_the_kind_in_hand_stays_while_something_is_shown(placement: Placement) -> None:
    placement.choose(WHITE)
    placement.pause()
    assert not placement.active
    placement.offer((0, 2, 1, 0), [(0, 3, 5)] * 4, own=[YELLOW])
    assert placement.hand == WHITE
    placement.pause()
    placement.offer((1, 2, 0, 0), [(0, 3, 5)] * 4, own=[YELLOW])
    assert placement.hand == YELLOW


def test_ones_own_comes_to_hand_before_the_pieces_of_others(placement: Placement) -> None:
    placement.choose(BLACK)
    placement.withdraw()
    placement.offer((1, 2, 1, 1), [(0, 3, 5)] * 4, own=[WHITE])
    assert placement.hand == WHITE
