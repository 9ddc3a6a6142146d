"""What is remembered of the others, and what the bag still holds in store."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from tests.games.saludos_amigos.rules.positions import Table


def remembered(table: Table) -> Recollection:
    memory = Recollection(table.setup)
    for event in table.events:
        if event.audience == EVERYONE:
            memory.note(event)
    return memory


def test_who_leaves_a_standing_coalition_for_another_has_broken_it() -> None:
    table = Table().negotiate(6, 6, 5, 4, 4)
    table.agree({0: 4, 1: 3})
    table.agree({1: 4, 2: 2, 3: 1})
    memory = remembered(table)
    assert memory.broken == [0, 1, 0, 0]
    assert memory.kept == [1, 0, 0, 0]
    assert memory.faithless(1) > memory.faithless(3) > memory.faithless(0)


def test_a_coalition_that_lasts_counts_for_its_members() -> None:
    table = Table().coalition({0: 4, 1: 3}, 6, 6, 6, 1, 1)
    assert remembered(table).kept == [1, 1, 0, 0]


def test_refusals_are_remembered_until_the_mug_moves() -> None:
    table = Table().negotiate(6, 6, 6, 1, 1)
    table.offer(0, {0: 6, 1: 1})
    table.decline(0, 1)
    assert remembered(table).refused == [(1, (6, 1, 0, 0))]
    table.agree({0: 3, 2: 4})
    assert remembered(table).refused == []


def test_the_horizon_sums_over_every_tile_that_may_come() -> None:
    # One journalist lies, two are in the bag; of the sections only one of each open project is left.
    ahead = horizon((1, 2, 3, 3, 4, 5), 1)
    assert ahead.turns == 0
    assert ahead.journalists == pytest.approx(2 / 5)


def test_before_the_third_project_journalists_come_back_again_and_again() -> None:
    # The third project is completed for sure with the next section: three of three in the bag.
    ahead = horizon((1, 2, 2, 4, 5, 6), 0)
    assert ahead.turns == 0  # more than three are complete: the match is over
    ahead = horizon((1, 2, 2, 3, 4, 5), 0)
    assert ahead.journalists > 3 / 4
    assert ahead.turns == pytest.approx(1)


def test_a_match_is_seventeen_turns_long_on_average() -> None:
    assert 17 < horizon((0,) * 6, 0).turns < 17.3
