"""Wishes for Big Shot's deal: what becomes of the colours that others wanted."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.big_shot.rules.deal_choices import DealChoices, recoloured
from bigshot_desktop.games.big_shot.rules.setup import Deal


@pytest.mark.rule("BS-40")
def test_two_players_may_wish_for_one_colour_each_or_for_two() -> None:
    assert recoloured([(0, 2), (1, 3)], [(), ()]) == ((0, 2), (1, 3))
    assert recoloured([(0, 2), (1, 3)], [(2,), ()]) == ((0, 2), (1, 3))
    assert recoloured([(0, 2), (1, 3)], [(3,), ()]) == ((0, 3), (1, 2))
    assert recoloured([(0, 2), (1, 3)], [(3, 1), ()]) == ((1, 3), (0, 2))
    assert recoloured([(0, 2), (1, 3)], [(3,), (2,)]) == ((0, 3), (1, 2))


@pytest.mark.rule("BS-06")
def test_what_is_not_wished_for_stays_as_it_was_dealt() -> None:
    dealt = Deal((), 4, ((0,), (1,), (2,)))
    assert DealChoices().fit(dealt) == dealt
    assert DealChoices(7).fit(dealt) == Deal((), 7, dealt.colours)
    assert DealChoices(colours=((2,), (), ())).fit(dealt) == Deal((), 4, ((2,), (1,), (0,)))
