"""The worked examples of the rules, played as they are told."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import Offer, StayOut
from bigshot_desktop.games.saludos_amigos.rules.decisions import DealCards
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BonusPaid,
    CardsShown,
    CouncilDecided,
    SectionPlaced,
    SteppedBack,
)
from tests.games.saludos_amigos.rules.positions import Table, only


@pytest.mark.rule("SA-05")
def test_a_tile_of_4_beside_two_sections_is_worth_7() -> None:
    table = Table()
    table.turn(value=4)
    table.turn(value=4)
    assert only(SectionPlaced, table.tile(4))[0].worth == 7


@pytest.mark.rule("SA-05")
def test_the_second_section_of_the_5_project_is_worth_7() -> None:
    table = Table()
    table.turn(value=5)
    assert only(SectionPlaced, table.tile(5))[0].worth == 7


@pytest.mark.rule("SA-07")
def test_four_cards_and_a_three_make_strength_7() -> None:
    table = Table()
    table.turn({0: 7})
    table.tile(6)
    table.roll(1, 3, 1, 1)
    assert table.cards[1] == 4
    assert table.strengths[1] == 7


@pytest.mark.rule("SA-08")
def test_two_cards_and_a_one_then_one_card_and_a_four_make_strength_5() -> None:
    table = Table()
    table.tile(6)
    table.roll(1, 1, 1, 1)
    table.again(3, 1, 1)
    assert (table.cards[3], table.strengths[3]) == (2, 3)
    table.again(3, 2, 4)
    assert (table.cards[3], table.strengths[3]) == (1, 5)


PETER, CLAUDIA, GABY, REINER, FRITZ = range(5)


@pytest.mark.rule("SA-08", "SA-09", "SA-10", "SA-11")
def test_five_players_negotiate_over_seven_millions() -> None:
    """Hands of 2, 3, 4, 2 and 3 cards; rolls of 4, 3, 5, 1 and 2."""
    table = Table(5)
    table.tile(5)
    table.roll()
    table.again(PETER, 1, 1)
    table.again(REINER, 1, 1)
    table.all_ready()
    table.agree({PETER: 1, CLAUDIA: 1, REINER: 2, FRITZ: 2})
    table.all_done()
    table.nobody_comes()
    table.draw(1)
    assert table.cards == (2, 3, 4, 2, 3)

    (placed,) = table.tile(5)
    assert isinstance(placed, SectionPlaced)
    assert placed.worth == 7
    table.roll(4, 3, 5, 1, 2)
    assert table.strengths == (6, 6, 9, 3, 5)
    table.again(REINER, 2, 4)
    table.again(FRITZ, 1, 1)
    table.again(FRITZ, 2, 5)
    table.all_ready()
    assert table.strengths == (6, 6, 9, 5, 6)

    table.offer(GABY, {GABY: 7})
    assert table.seen().mug == 9
    table.agree({FRITZ: 4, REINER: 3})
    assert table.seen().mug == 11
    table.agree({PETER: 3, CLAUDIA: 4})
    assert table.seen().mug == 12
    for partner in (PETER, CLAUDIA):
        too_low = Offer(FRITZ, table.shares({FRITZ: 3, partner: 4}))
        assert table.refused(too_low) == ("offer-too-low", "SA-09")
    table.offer(FRITZ, {FRITZ: 3, GABY: 4})
    table.decline(FRITZ, GABY)
    table.offer(GABY, {FRITZ: 2, GABY: 5})
    table.decline(GABY, FRITZ)
    table.agree({FRITZ: 2, PETER: 2, CLAUDIA: 3})
    assert table.seen().mug == 18
    table.all_done()
    table.nobody_comes()
    assert table.money == (1 + 2, 1 + 3, 0, 2, 2 + 2)


@pytest.mark.rule("SA-14", "SA-16", "SA-18", "SA-20", "SA-21")
def test_a_council_of_30_to_34_is_won_by_the_opposition() -> None:
    """Fritz, Klaus, Reiner and Wolfgang: 3, 5, 5 and 6 cards, rolls of 6, 5, 4 and 2, nine millions."""
    fritz, klaus, reiner, wolfgang = range(4)
    table = Table(starter=3)
    table.turn({fritz: 7}, draws=(3, 1, 1))  # klaus, reiner, wolfgang
    table.turn({fritz: 8}, draws=(2, 2, 2))
    table.turn({fritz: 4, klaus: 2, reiner: 3}, draws=(3,))
    assert table.cards == (3, 5, 5, 6)
    for value in (5, 5, 5):  # the next section of the 5-project will be worth 9
        worth = value + table.seen().sections[value - 1] + 1
        table.turn({fritz: worth - 3, klaus: 1, reiner: 1, wolfgang: 1}, value)
    before = table.money

    table.tile(5)
    assert table.seen().worth == 9
    table.roll(6, 5, 4, 2)
    assert table.strengths == (9, 10, 9, 8)
    table.all_ready()
    table.agree({fritz: 4, klaus: 5})
    assert table.seen().mug == 19
    table.all_done()
    table.push(reiner, 1)
    assert table.seen().biscuit == 17
    table.push(wolfgang, 1)
    assert table.seen().counter == (0, 0, 5, 4)
    table.propose(wolfgang, {reiner: 4, wolfgang: 5})
    table.accept(wolfgang, reiner)
    table.propose(klaus, {fritz: 3, klaus: 6})
    table.accept(klaus, fritz)
    table.all_ready()
    table.commit(fritz, 1, 2)
    table.commit(klaus, 3, 3, 2)
    table.commit(reiner, 1, 3)
    events = table.commit(wolfgang, 3, 2, 3, 2, 1)
    assert [event.total for event in only(CardsShown, events)] == [3, 8, 5, 12]
    assert only(CouncilDecided, events) == [CouncilDecided(30, 34, (0, 0, 4, 5))]
    assert table.money == (before[0], before[1], before[2] + 4, before[3] + 5)
    assert table.seen().holder == klaus
    assert table.asked(CHANCE) == DealCards((fritz, klaus)), "wolfgang and reiner were paid"


@pytest.mark.rule("SA-15", "SA-20", "SA-21")
def test_three_of_four_opponents_attend_and_win_and_the_others_draw() -> None:
    """Of the three in the coalition two play no card, and the third has none left."""
    table = Table(7)
    table.tile(6)
    table.roll()
    for card in (1, 2, 3):
        table.again(2, card, 1)
    table.all_ready()
    table.agree({0: 2, 1: 2, 2: 3})
    table.all_done()
    table.push(3, 1)
    table.push(4, 1)
    table.do(StayOut(5))
    table.push(6, 2)
    table.all_ready()
    assert table.acting == (0, 1, 3, 4, 6)
    table.nobody_plays()
    assert table.money == (0, 0, 0, 3, 2, 0, 2)
    assert table.asked(CHANCE) == DealCards((1, 2, 5, 0))


@pytest.mark.rule("SA-24")
def test_a_journalist_with_hands_of_3_6_3_4_and_5() -> None:
    table = Table(5)
    table.turn({0: 4, 1: 1, 2: 1, 3: 1})  # 4 draws
    table.turn({0: 2, 1: 3, 2: 3})  # 3 and 4 draw
    table.turn({0: 2, 2: 2, 3: 2, 4: 3})  # 1 draws
    table.turn({0: 2, 2: 2, 3: 3, 4: 3})  # 1 draws
    table.turn({0: 2, 2: 3, 3: 3, 4: 3})  # 1 draws
    assert table.cards == (3, 6, 3, 4, 5)
    before = table.money
    events = table.journalist()
    assert only(SteppedBack, events) == [
        SteppedBack(1, 6, 3, before[1] - 3),
        SteppedBack(3, 4, 1, before[3] - 1),
        SteppedBack(4, 5, 2, before[4] - 2),
    ]
    assert [a - b for a, b in zip(before, table.money, strict=True)] == [0, 3, 0, 1, 2]


@pytest.mark.rule("SA-28")
@pytest.mark.parametrize(
    ("before", "last"),
    [((2, 2, 3, 3, 3, 4, 4, 4, 4), 1), ((2, 2, 3, 3, 3, 4, 4, 4, 4, 6, 6, 6, 6, 6), 6)],
)
def test_the_fountain_pays_a_bonus_of_1_and_the_sixth_section_of_the_plant_6(
    before: tuple[int, ...], last: int
) -> None:
    table = Table()
    for value in before:
        table.turn(value=value)
    assert {event.amount for event in only(BonusPaid, table.tile(last))} == {last}
