"""What an offer or cards would come to, before they are final."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigshot_desktop.games.saludos_amigos.rules.decisions import RollAgain
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of
from bigshot_desktop.games.saludos_amigos.rules.outcome import (
    Foregone,
    Prospective,
    foregone,
    prospective,
    weighing,
)
from tests.games.saludos_amigos.rules.positions import Table, called, sealing


def test_it_tells_heights_and_what_is_left_to_share_out() -> None:
    """SA-09: the height is the sum of the members' strengths. Three cards each: strengths 9, 8, 4, 4."""
    seen = Table().negotiate(6, 6, 5, 1, 1).seen()
    assert prospective(seen, 0, (5, 1, 0, 0)) == Prospective(
        seat=0, shares=(5, 1, 0, 0), height=17, mug=0, worth=7, rest=1, opposition=8
    )
    assert prospective(seen, 0, (7, 1, 0, 0)).rest == -1


def test_who_offers_belongs_to_it() -> None:
    """SA-11: one can only put forward an offer one belongs to."""
    seen = Table().negotiate(6, 6, 5, 1, 1).seen()
    assert prospective(seen, 0, (0, 0, 7, 0)).height == 13


def test_it_beats_only_what_is_lower() -> None:
    """SA-09: an offer must be higher than the mug."""
    table = Table().negotiate(6, 6, 5, 1, 1)
    table.agree({2: 4, 3: 3})
    seen = table.seen()
    assert seen.mug == 8
    assert prospective(seen, 0, (7, 0, 0, 0)).beats
    assert not prospective(seen, 1, (0, 7, 0, 0)).beats


@pytest.mark.rule("SA-18")
def test_the_cards_of_a_player_count_for_their_side() -> None:
    """Carl called with a 1: it counts, whatever he chooses besides; Anna has pushed nothing."""
    table = sealing()
    seen = table.seen(2)
    assert seen.mug == height_of(seen.strengths, 0b0011)
    assert seen.biscuit == height_of(seen.strengths, 0b1100)
    carl = weighing(seen, 2, (0, 0, 1))
    assert (carl.in_coalition, carl.pushed, carl.cards) == (False, 1, 4)
    assert (carl.own, carl.other) == (seen.biscuit + 4, seen.mug)
    anna = weighing(table.seen(0), 0, (1, 2, 0))
    assert (anna.in_coalition, anna.pushed, anna.cards) == (True, 0, 5)
    assert (anna.own, anna.other) == (seen.mug + 5, seen.biscuit)


@pytest.mark.rule("SA-08")
def test_another_roll_must_make_up_for_the_card_it_costs() -> None:
    table = Table()
    table.tile(6)
    table.roll(5, 4, 1, 2)
    asked = table.asked(3)
    assert isinstance(asked, RollAgain)
    assert asked.stronger_from == 4
    before = table.strengths[3]
    table.again(3, 1, asked.stronger_from - 1)
    assert table.strengths[3] == before, "no more than before"


@pytest.mark.rule("SA-18")
def test_a_council_may_be_decided_before_the_cards() -> None:
    """Strengths 9, 9, 4 and 4: Carl and Dan have pushed a 1 each, and hold a 2 and a 3."""
    table = Table().coalition({0: 3, 1: 4}, 6, 6, 6, 1, 1)
    assert (
        foregone(table.seen(2), 2) is None
    )  # 8, Carl's 6 and 9 of Dan's at the most are 23 against 18
    table.push(2, 1)
    table.push(3, 1)
    table.all_ready()
    seen = table.seen()
    assert foregone(seen, 0) is None  # everybody may think of six cards of 3
    assert foregone(replace(seen, cards=(3, 3, 1, 1)), 0) is None
    assert foregone(replace(seen, cards=(3, 3, 1, 0)), 0) == Foregone(True, 18, 8 + 3 + 3 + 3)
    carl = replace(table.seen(2), cards=(3, 3, 2, 0))  # knows his own cards
    assert foregone(carl, 2) == Foregone(True, coalition=18, opposition=8 + 1 + 5 + 3)


@pytest.mark.rule("SA-18")
def test_a_council_may_be_lost_before_the_cards() -> None:
    """Strengths 4, 4, 9 and 9: every card that is pushed forward counts 1 at the least."""
    table = Table().coalition({0: 3, 1: 4}, 6, 1, 1, 6, 6)
    seen = replace(table.seen(2), cards=(1, 2, 3, 3))
    assert foregone(seen, 2) == Foregone(False, coalition=8 + 9, opposition=18 + 1)
    assert foregone(replace(seen, cards=(1, 3, 3, 3)), 2) is None  # 20 would be more than 19
    table.push(2, 1)
    table.push(3, 2)
    table.all_ready()
    dan = replace(table.seen(3), cards=(1, 3, 2, 2))
    assert foregone(dan, 3) == Foregone(False, coalition=20, opposition=18 + 1 + 2)
    assert foregone(replace(table.seen(), cards=(1, 3, 2, 2)), 0) is None


@pytest.mark.rule("SA-15")
def test_who_stays_out_of_a_council_does_not_count_in_it() -> None:
    """Carl has called it; Dan and Eva hold three cards each, and the mug is just as high as one of them could reach."""
    table = called(5)
    seen = table.seen()
    mug = sum(seen.strengths[2:]) + 3 + 2 * 3 + 3 * 3
    assert foregone(replace(seen, mug=mug), 3) is None
    assert seen.acting == (3,), "Dan is being asked, and may come, whoever looks on"
    assert foregone(replace(seen, mug=mug), 2) is None
    assert foregone(replace(seen, mug=mug), 0) is None
    table.nobody_comes()
    assert foregone(replace(table.seen(), mug=mug - 9), 0) == Foregone(True, mug - 9, mug - 9)
