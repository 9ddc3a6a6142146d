"""What a player missed: what touches them is told first, and no placement is left out."""

from __future__ import annotations

from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.window.since_turn import since_turn
from tests.ui.models.model_checks import Kind

RED, YELLOW, WHITE = 0, 1, 2


def placed(seat: int, colour: int, district: int, *cubes: int) -> events.CubePlaced:
    return events.CubePlaced(seat, colour, district, cubes)


def test_what_touches_the_player_comes_first() -> None:
    narrator = Kind("hbbb").bridge().narrator
    told = since_turn(
        narrator,
        0,
        (RED,),
        [
            events.LotWon(1, 4, YELLOW),
            placed(1, YELLOW, 2, 0, 1, 0, 0),
            placed(1, YELLOW, 0, 2, 2, 0, 0),
            placed(1, YELLOW, 3, 1, 2, 0, 0),
            events.BrokerMoved(2, 3, (4,), (2, 0, 0, 0)),
            events.LotFree(2),
            placed(2, RED, 5, 2, 2, 0, 0),
            placed(2, RED, 5, 3, 2, 0, 0),
            events.DistrictSold(7, YELLOW, (1, 4, 1, 1)),
        ],
    )
    name = [narrator.name("district", number) for number in range(13)]
    assert told[0] == narrator.event(events.DistrictSold(7, YELLOW, (1, 4, 1, 1)))
    assert told[1:] == [
        f"Bea makes it a tie; Anna is no longer ahead: {name[0]}.",
        f"Carl puts Anna ahead: {name[5]}.",
        f"Bea gets the cubes for $4M and places them: {name[2]}, {name[0]}, {name[3]}.",
        f"Carl gets the cubes for nothing and places them: {name[5]} (2).",
    ]


def test_the_rest_is_told_in_the_order_of_play() -> None:
    """A loan, the auction, its cubes, a district that they sell, the next roll: each once, none left out."""
    narrator = Kind("hbbb").bridge().narrator
    moved = [events.BrokerMoved(1, 3, (field,), (2, 1, 1, 0)) for field in (4, 7)]
    sold = events.DistrictSold(3, YELLOW, (0, 4, 2, 1))
    happened = [
        moved[0],
        events.LoanTaken(1, YELLOW, 1, 9),
        events.LotWon(1, 14, YELLOW),
        placed(1, YELLOW, 3, 0, 4, 2, 1),
        sold,
        placed(1, YELLOW, 2, 0, 1, 0, 0),
        moved[1],
    ]
    name = [narrator.name("district", number) for number in range(13)]
    assert since_turn(narrator, 0, (RED,), happened) == [
        "Bea takes a loan.",
        f"Bea gets the cubes for $14M and places them: {name[3]}, {name[2]}.",
        narrator.event(sold),
        narrator.event(moved[1]),
    ]


def test_cubes_of_an_auction_that_was_over_before_are_told_too() -> None:
    narrator = Kind("hbbb").bridge().narrator
    told = since_turn(narrator, 0, (RED,), [placed(1, YELLOW, 2, 0, 1, 0, 0)])
    assert told == [f"Bea places cubes: {narrator.name('district', 2)}."]


def test_nobody_is_told_of_their_own_auction() -> None:
    narrator = Kind("hbbb").bridge().narrator
    assert since_turn(narrator, 1, (YELLOW,), [events.LotWon(1, 4, YELLOW)]) == []


def test_a_lead_that_is_lost_to_another_is_told_as_such() -> None:
    """It is told which colour leads now, and whose it is: that need not be who placed the cubes."""
    narrator = Kind("hbbb").bridge().narrator
    assert narrator.setup is not None
    assert narrator.setup.deal.colours[:3] == ((YELLOW,), (WHITE,), (RED,))
    for seat in (2, 3):
        first, second = placed(seat, RED, 4, 2, 2, 0, 0), placed(seat, RED, 4, 3, 2, 0, 0)
        told = since_turn(narrator, 0, (YELLOW,), [first, second])
        assert told[0] == f"Red (Carl) overtakes Anna: {narrator.name('district', 4)}."
        assert not any("overtakes" in one for one in since_turn(narrator, 1, (WHITE,), [first]))
    assert since_turn(narrator, 0, (YELLOW,), []) == []
