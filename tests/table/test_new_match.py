"""New matches."""

from __future__ import annotations

import pytest

from bigshot_desktop.table.match import MOST_SEED
from bigshot_desktop.table.new_match import new_match, rematch
from bigshot_desktop.table.problems import Problem
from tests.table.matches import BIG_SHOT, SEATS, TWO, Table, fingerprints


def test_the_same_seed_is_the_same_match_and_another_seed_another(table: Table) -> None:
    assert fingerprints(table.played(3)) == fingerprints(table.played(3))
    assert fingerprints(table.played(3, steps=5)) != fingerprints(table.played(4, steps=5))


def test_options_the_game_refuses_are_a_problem_with_the_rule() -> None:
    with pytest.raises(Problem) as caught:
        new_match(BIG_SHOT, SEATS[:2], {"hidden-money": "yes"}, 1)
    assert caught.value.facts == {"refusal": "expert-for-two", "rule": "BS-50"}
    assert caught.value.refusal is not None


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1])
def test_a_seed_that_no_file_could_hold_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        TWO.match(seed)


def test_a_board_can_be_named() -> None:
    match = new_match(BIG_SHOT, SEATS[:2], {}, 1, board_id="city")
    assert match.setup.board.id == "city"
    with pytest.raises(Problem):
        new_match(BIG_SHOT, SEATS[:2], {}, 1, board_id="village")


def test_a_rematch_keeps_people_options_and_colours_and_deals_anew(table: Table) -> None:
    old = table.match(3)
    new = rematch(old, 4)
    assert (new.seats, new.setup.options, new.setup.board) == (
        old.seats,
        old.setup.options,
        old.setup.board,
    )
    assert (new.seed, new.length) == (4, 0)
    assert new.game.check_setup(new.setup) is None
    if hasattr(old.setup.deal, "colours"):
        assert new.setup.deal.colours == old.setup.deal.colours
        assert new.setup.deal != old.setup.deal
