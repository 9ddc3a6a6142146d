"""The tile that opens a turn, and the bag's way around the table (SA-05, SA-06, SA-23)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.decisions import ReachIntoBag, RollDice
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BagPassed,
    DiceRolled,
    MatchEnded,
    ProjectCompleted,
    SectionPlaced,
)
from tests.games.saludos_amigos.rules.positions import Table, only


@pytest.mark.rule("SA-05")
def test_the_bag_holder_draws_a_tile() -> None:
    table = Table(starter=2)
    assert table.acting == (CHANCE,)
    assert table.asked(CHANCE) == ReachIntoBag(2)
    events = table.tile(4)
    assert events == [SectionPlaced(2, 4, 1, 5)]
    assert table.asked(CHANCE) == RollDice((0, 1, 2, 3))


@pytest.mark.rule("SA-05")
@pytest.mark.parametrize(
    ("value", "worths"),
    [
        (2, (3,)),
        (3, (4, 5)),
        (4, (5, 6, 7)),
        (5, (6, 7, 8, 9)),
        (6, (7, 8, 9, 10, 11)),
    ],
)
def test_a_section_is_worth_its_value_and_one_for_each_section_in_place_and_one(
    value: int, worths: tuple[int, ...]
) -> None:
    table = Table()
    for number, worth in enumerate(worths, start=1):
        (placed,) = only(SectionPlaced, table.tile(value))
        assert (placed.sections, placed.worth) == (number, worth)
        assert table.seen().worth == worth
        table.roll()
        table.all_ready()
        table.all_done()
        table.draw()


@pytest.mark.rule("SA-05")
def test_sections_of_other_projects_do_not_count() -> None:
    table = Table()
    table.turn(value=6)
    table.turn(value=5)
    (placed,) = only(SectionPlaced, table.tile(4))
    assert placed.worth == 5


@pytest.mark.rule("SA-05")
def test_the_fountain_is_worth_two() -> None:
    (placed, completed) = Table().tile(1)
    assert placed == SectionPlaced(0, 1, 1, 2)
    assert completed == ProjectCompleted(1, 1)


@pytest.mark.rule("SA-06")
def test_three_complete_projects_do_not_end_the_match() -> None:
    table = Table()
    for value in (1, 2, 2, 3, 3):
        table.turn(value=value)
    events = table.tile(3)
    assert only(ProjectCompleted, events) == [ProjectCompleted(3, 3)]
    assert table.asked(CHANCE) == RollDice((0, 1, 2, 3))
    table.roll()
    assert not table.over


@pytest.mark.rule("SA-06", "SA-28")
def test_the_fourth_complete_project_ends_the_match_at_once() -> None:
    table = Table()
    for value in (1, 2, 2, 3, 3, 3, 4, 4, 4):
        table.turn(value=value)
    events = table.tile(4)
    assert only(ProjectCompleted, events) == [ProjectCompleted(4, 4)]
    assert table.over
    assert only(MatchEnded, events)
    assert not only(DiceRolled, events)
    assert table.seen().worth == 0


@pytest.mark.rule("SA-06")
def test_a_turn_goes_from_dice_to_offers_to_pay_to_cards_to_the_next_bag_holder() -> None:
    table = Table()
    table.turn({0: 7})
    names = [type(event).__name__ for event in table.events]
    order = ["SectionPlaced", "DiceRolled", "StrengthsFixed", "OfferStands", "NegotiationClosed"]
    order += ["CouncilNotCalled", "SharePaid", "CardDrawn", "BagPassed"]
    places = [names.index(name) for name in order]
    assert places == sorted(places)


@pytest.mark.rule("SA-23")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_bag_goes_round_to_the_left(players: int) -> None:
    table = Table(players, starter=players - 2)
    holders = []
    for _ in range(4):
        holders.append(table.seen().holder)
        table.turn()
    assert holders == [players - 2, players - 1, 0, 1]
    assert table.last(BagPassed) == BagPassed(2)


@pytest.mark.rule("SA-23")
def test_with_the_bag_all_that_belongs_to_the_turn_is_gone() -> None:
    table = Table()
    table.turn({0: 3, 1: 4})
    seen = table.seen()
    assert (seen.mug, seen.coalition, seen.shares, seen.worth) == (0, 0, (), 0)
    assert seen.dice == seen.strengths == (0, 0, 0, 0)
    assert seen.offers == ((), (), (), ())
    assert seen.turn == 1
