"""What the end sheet of Big Shot says of ties and deals."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import Line, Result, Standing
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.games.big_shot.window.models.wealth import WealthModel
from bigshot_desktop.games.big_shot.window.story import best_deal, deals, lower_ties, tie_break
from tests.ui.match.end_sheets import played


def standing(seat: int, rank: int, total: int, *values: int, qualified: bool = True) -> Standing:
    lines = [Line.of("district", value, district=seat, times=1, colour=seat) for value in values]
    return Standing(seat, rank, total, qualified, tuple(lines))


@pytest.mark.rule("BS-27")
@pytest.mark.parametrize(
    ("standings", "sentence"),
    [
        (
            (standing(1, 1, 21, 9, 10, 11), standing(0, 2, 21, 10, 17)),
            "Bea and Anna have the same total, $21M. Bea wins with more districts: 3 to 2.",
        ),
        (
            (standing(1, 1, 21, 9, 18), standing(0, 2, 21, 10, 17), standing(2, 3, 21, 20)),
            (
                "Bea and Anna have the same total, $21M, and as many districts. "
                "Bea wins with the most valuable single one: $18M to $17M."
            ),
        ),
        ((standing(1, 1, 22, 9, 18), standing(0, 2, 21, 10, 17)), ""),
        ((standing(1, 1, 21, 9, 18), standing(0, 2, 21, 21, qualified=False)), ""),
    ],
)
def test_a_tie_is_explained(qapp: object, standings: tuple[Standing, ...], sentence: str) -> None:
    bridge = played("hbbb")
    assert tie_break(bridge.narrator, Result(standings, (1,))) == sentence


@pytest.mark.rule("BS-27")
@pytest.mark.parametrize(
    ("standings", "sentences"),
    [
        (
            (standing(2, 1, 41, 41), standing(3, 2, 0, 9, 10, 11), standing(1, 3, 0, 10, 17)),
            [
                "Dora and Bea have the same total, $0M. The better place goes to Dora with more districts: 3 to 2."
            ],
        ),
        (
            (standing(2, 1, 41, 41), standing(3, 2, 9, 9, 18), standing(1, 3, 9, 10, 17)),
            [
                (
                    "Dora and Bea have the same total, $9M, and as many districts. "
                    "The better place goes to Dora with the most valuable single one: $18M to $17M."
                )
            ],
        ),
        ((standing(2, 1, 9, 9, 18), standing(1, 2, 9, 10, 17)), []),
        ((standing(2, 1, 41, 41), standing(3, 2, 9, 9), standing(1, 2, 9, 9)), []),
        ((standing(2, 1, 41), standing(3, 2, 9), standing(1, 3, 9, qualified=False)), []),
    ],
)
def test_a_tie_further_down_is_explained_too(
    qapp: object, standings: tuple[Standing, ...], sentences: list[str]
) -> None:
    assert lower_ties(played("hbbb").narrator, Result(standings, (2,))) == sentences


def test_a_deal_is_what_an_auction_brought_its_winner(qapp: object) -> None:
    """The districts that were sold by placing the cubes, less the price; not what the end decides."""
    bridge = played("hbbb")
    match = bridge.match
    found = deals(match)
    assert len(found) == 18
    city = match.setup.board
    for deal in found[:-1]:  # with the last cube the end follows in the same step
        colours = match.setup.deal.colours[deal.seat]
        first, last = (
            next(step.number for step in match.steps if match.state_after(step.number).round == one)
            for one in (deal.round, deal.round + 1)
        )
        before, after = (match.state_after(number) for number in (first, last))
        loans = sum(after.loans[one] - before.loans[one] for one in colours)
        rich = [wealth(city, one.owners, one.cash, one.loans, colours) for one in (before, after)]
        assert rich[0] is not None
        assert rich[1] is not None
        assert loans or deal.gain == rich[1] - rich[0]
    line = best_deal(bridge.narrator, match, WealthModel(bridge))
    best = max(found, key=lambda deal: deal.gain)
    assert line is None or bridge.narrator.money(best.value) in line.text
