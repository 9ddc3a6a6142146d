"""Colours in plain text have their signs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.rules.big_shot import events as happened
from bigshot_desktop.rules.game import Event
from bigshot_desktop.ui.models.big_shot.pieces import (
    colour_of,
    party,
    piece_of,
    pile_cells,
    sign,
    signed,
)
from bigshot_desktop.words.voice import Voice
from tests.words.samples.big_shot import setup_for

RED, YELLOW, WHITE, BLACK = range(4)


def test_colours_have_signs() -> None:
    voice = Voice().at("big-shot", setup_for(3), ["Anna", "Bea", "Carl"])
    assert [sign(colour) for colour in range(4)] == ["●", "▲", "■", "◆"]
    assert signed(voice, YELLOW) == "▲ Yellow"
    assert party(voice, WHITE) == "■ White (Carl)"
    assert party(voice, BLACK) == "◆ Black (nobody’s)"
    assert colour_of("black") == BLACK


@pytest.mark.parametrize(
    ("players", "event", "piece"),
    [
        (4, happened.CubePlaced(0, BLACK, 3, (0, 0, 0, 1)), "black"),
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
    cells = pile_cells(Voice().about("big-shot"), (2, 0, 0, 0))
    assert [cell[Qt.ItemDataRole.DisplayRole] for cell in cells] == ["2", "", "", ""]
    spoken = [cell[Qt.ItemDataRole.AccessibleTextRole] for cell in cells[:2]]
    assert spoken == ["Red, cubes: 2", "Yellow, cubes: 0"]
