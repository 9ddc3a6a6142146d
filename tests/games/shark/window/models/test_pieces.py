"""Companies and players have signs in plain text."""

from __future__ import annotations

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules import events as happened
from bigshot_desktop.games.shark.window.models.pieces import (
    company_piece,
    piece_of,
    seat_piece,
    sign,
    signed,
)
from bigshot_desktop.words.narrator import Narrator
from tests.every import for_every
from tests.games.shark.words.samples import BLUE, GREEN, RED, YELLOW, setup_for


def test_companies_have_signs_and_players_have_others() -> None:
    companies = (RED, BLUE, GREEN, YELLOW)
    assert [company_piece(company) for company in companies] == ["red", "blue", "green", "yellow"]
    assert [sign(company) for company in companies] == ["●", "■", "◆", "▲"]
    assert signed(Narrator().about("shark"), BLUE) == "■ Blue"
    seats = [seat_piece(seat) for seat in range(6)]
    assert len({*seats, *map(company_piece, companies)}) == 10


@for_every(
    ("event", "piece"),
    [
        (happened.BuildingPlaced(0, GREEN, 3, 1), "green"),
        (happened.ChainRemoved(YELLOW, (3, 4)), "yellow"),
        (happened.ValueChanged(RED, 3, 5), "red"),
        (happened.SharesBought(1, BLUE, 2, 8), "blue"),
        (happened.DiceRolled(2, 4, RED), "orange"),
        (happened.LossDue(5, (0, 2, 0, 0), 2), "umber"),
        (happened.MatchEnded((0, 1)), ""),
    ],
)
def test_the_piece_of_an_event(event: Event, piece: str) -> None:
    assert piece_of(event, setup_for(6)) == piece
