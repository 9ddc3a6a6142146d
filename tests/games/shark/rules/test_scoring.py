"""What a player is worth before the final account."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.shark.rules.scoring import wealth
from tests.games.shark.rules.positions import RED, Table, at


@pytest.mark.rule("SH-22")
def test_wealth_now_is_cash_and_shares_at_their_value() -> None:
    table = Table.drawn(
        "rrr.bb\n\n......y", 3, cash=(4, 0, 7), shares=[(2, 1, 5, 0), (0, 0, 3, 0), (0, 0, 0, 2)]
    )
    seen = table.seen()
    assert [wealth(seen.values, seen.cash, seen.shares, seat) for seat in range(3)] == [12, 0, 9]


@pytest.mark.rule("SH-21", "SH-22")
def test_wealth_at_the_end_is_the_final_account_and_nothing_for_who_is_ruined() -> None:
    picture = "rrrrrrrrrr\n\nrrrr.bbb\n\nbb.ggg"
    shares = [(2, 0, 0, 0), (0, 3, 0, 0), (1, 1, 4, 0)]
    table = Table.drawn(picture, 3, cash=(1, 0, 9), shares=shares)
    table.build(RED, at(2, 4))
    assert table.over
    seen = table.seen()
    totals = [wealth(seen.values, seen.cash, seen.shares, seat) for seat in range(3)]
    assert totals == [table.standing(seat).total for seat in range(3)]
    assert (totals[1], seen.ruined) == (0, (1,))
