"""Who wins a pile of cubes (BS-18, BS-23): every pile there is, against the rule written a second time."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE, Event
from bigshot_desktop.games.big_shot.rules.actions import Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.events import DistrictDecided, DistrictSold
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, WINNER, counts, pile_of
from tests.games.big_shot.rules.positions import GAME, Cubes, Table, city_holding, only, setup_of
from tests.games.big_shot.rules.reference import decided_for, piles

ALL_PILES = [pile for size in range(8) for pile in piles(size)]


def test_the_reference_says_what_the_rule_prints() -> None:
    """3/3/1 and 2/2/2/1: the single cube; 2/2, 3/3, 2/2/1/1, 1/1: nobody."""
    assert decided_for((3, 3, 1, 0)) == 2
    assert decided_for((2, 2, 2, 1)) == 3
    assert decided_for((2, 1, 1, 0)) == 0
    assert [decided_for(pile) for pile in ((2, 2, 0, 0), (3, 3, 0, 0), (2, 2, 1, 1))] == [None] * 3
    assert decided_for((1, 1, 0, 0)) is None
    assert decided_for((0, 0, 0, 0)) is None


def test_there_are_330_piles_of_up_to_seven_cubes() -> None:
    assert len(set(ALL_PILES)) == 330


@pytest.mark.rule("BS-18", "BS-23")
def test_every_pile_is_won_by_whom_the_rule_names() -> None:
    for pile in ALL_PILES:
        expected = decided_for(pile)
        assert WINNER[pile_of(pile)] == (NOBODY if expected is None else expected), pile


@pytest.mark.rule("BS-18")
def test_seven_cubes_always_have_a_winner_and_cancel_only_as_3_3_1_and_2_2_2_1() -> None:
    cancelled = set()
    for pile in piles(7):
        winner = WINNER[pile_of(pile)]
        assert winner != NOBODY
        if pile[winner] < max(pile):
            cancelled.add(tuple(sorted(pile, reverse=True)))
            assert pile[winner] == 1
    assert cancelled == {(3, 3, 1, 0), (2, 2, 2, 1)}


def last_event_about(number: int, cubes: Cubes) -> Event:
    """Plays a match whose district ends with these cubes, quickly, and gives the event that decided it."""
    state = GAME.initial(setup_of(4))
    events: list[Event] = []
    plan = city_holding(number, cubes)
    ways = [[d for d in plan for _ in range(plan[d][colour])] for colour in range(4)]
    for pips in (6, 1, 1, 1):
        GAME.apply(state, Roll(CHANCE, pips))
    for round_ in range(18):
        leader = round_ % 4
        GAME.apply(state, Roll(CHANCE, 1))
        for step in (1, 2, 3):
            GAME.apply(state, Pass((leader + step) % 4))
        for colour in range(4):
            GAME.apply(state, Place(leader, colour, ways[colour][round_]), events.append)
    assert GAME.to_act(state) == ()
    assert GAME.audit(state) == []
    (decided,) = (
        event
        for event in events
        if isinstance(event, DistrictSold | DistrictDecided) and event.district == number
    )
    assert GAME.observe(state, 0).owners[number] == decided.colour
    return decided


@pytest.mark.rule("BS-17", "BS-18", "BS-23")
@pytest.mark.parametrize("size", range(8))
def test_in_play_every_pile_is_sold_or_decided_as_the_rule_says(size: int) -> None:
    kind = DistrictSold if size == 7 else DistrictDecided
    for pile in piles(size):
        expected = decided_for(pile)
        colour = NOBODY if expected is None else expected
        assert last_event_about(size, pile) == kind(size, colour, pile)


@pytest.mark.rule("BS-23")
@pytest.mark.parametrize(
    ("cubes", "winner"),
    [
        ((2, 1, 1, 0), 0),
        ((0, 0, 1, 0), 2),
        ((2, 2, 1, 0), 2),
        ((3, 3, 0, 0), NOBODY),
        ((0, 2, 0, 2), NOBODY),
        ((2, 1, 2, 1), NOBODY),
        ((0, 0, 0, 0), NOBODY),
    ],
)
def test_the_printed_examples_of_the_end_of_the_game(cubes: Cubes, winner: int) -> None:
    """2/1/1 and 1/0 go to the majority, 2/2/1 to the single cube; 3/3, 2/2, 2/2/1/1 and nothing to nobody."""
    table = Table().build(city_holding(3, cubes))
    decided = [event for event in only(DistrictDecided, table.events) if event.district == 3]
    assert decided == [DistrictDecided(3, winner, cubes)]


def test_a_pile_tells_its_cubes_and_its_size() -> None:
    assert len({pile_of(pile) for pile in ALL_PILES}) == len(ALL_PILES)
    for pile in ALL_PILES:
        assert counts(pile_of(pile)) == pile
        assert SIZE[pile_of(pile)] == sum(pile)
