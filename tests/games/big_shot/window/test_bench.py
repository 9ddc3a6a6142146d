"""What is measured of Big Shot."""

from __future__ import annotations

from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube
from bigshot_desktop.games.big_shot.window.bench import BigShotStation
from bigshot_desktop.ui.bench.station import POSITIONS


def test_the_expert_is_asked_where_a_whole_lot_is_to_be_placed() -> None:
    positions = BigShotStation().positions()
    assert len(positions) == POSITIONS
    assert len({match.length for match in positions}) == POSITIONS
    for match in positions:
        asked = match.game.decision(match.state, match.to_act[0])
        assert isinstance(asked, PlaceCube)
        assert sum(asked.cubes) == 4
