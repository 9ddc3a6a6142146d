"""Colours in plain text have their signs."""

from __future__ import annotations

from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.big_shot.rules import events as happened
from bigshot_desktop.games.big_shot.window.models.pieces import (
    colour_of,
    piece_of,
    pile_cells,
    sign,
    signed,
    signed_owner,
)
from bigshot_desktop.words.narrator import Narrator
from tests.every import for_every
from tests.games.big_shot.words.samples import setup_for

RED, YELLOW, WHITE, BLACK = range(4)


def test_colours_have_signs() -> None:
    narrator = Narrator().at("big-shot", setup_for(3), ["Anna", "Bea", "Carl"])
    assert [sign(colour) for colour in range(4)] == ["●", "▲", "■", "◆"]
    assert signed(narrator, YELLOW) == "▲ Yellow"
    assert signed_owner(narrator, WHITE) == "■ White (Carl)"
    assert signed_owner(narrator, BLACK) == "◆ Black (nobody’s)"
    assert colour_of("black") == BLACK


@for_every(
    ("players", "event", "piece"),
    [
        (4, happened.CubePlaced(0, BLACK, 3, (0, 0, 0, 1)), "red"),
        (2, happened.CubePlaced(0, BLACK, 3, (0, 0, 0, 1)), ""),
        (4, happened.DistrictSold(3, WHITE, (3, 3, 1, 0)), "white"),
        (4, happened.BidMade(1, 4), "yellow"),
        (2, happened.BidMade(1, 4), ""),
        (2, happened.LotWon(1, 4, BLACK), "black"),
        (4, happened.DistrictDecided(3, -1, (1, 1, 0, 0)), ""),
        (4, happened.LeadTied((0, 1)), ""),
    ],
)
def test_the_piece_of_an_event(players: int, event: Event, piece: str) -> None:
    assert piece_of(event, setup_for(players)) == piece


def test_piles_leave_nothing_blank_for_those_who_listen() -> None:
    cells = pile_cells(Narrator().about("big-shot"), (2, 0, 0, 0))
    assert [cell[Qt.ItemDataRole.DisplayRole] for cell in cells] == ["2", "", "", ""]
    spoken = [cell[Qt.ItemDataRole.AccessibleTextRole] for cell in cells[:2]]
    assert spoken == ["Red, cubes: 2", "Yellow, cubes: 0"]
