"""When a turn of Shark is over."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.shark.rules.events import MatchEnded, TurnBegan
from bigshot_desktop.games.shark.window.models.turns import turns_finished
from tests.ui.models.model_checks import SHARK, Kind, course


@pytest.mark.parametrize("kind", [SHARK[0], SHARK[3]], ids=str)
def test_a_turn_is_over_when_the_next_begins_or_the_match_ends(kind: Kind, qapp: object) -> None:
    bridge = kind.bridge()
    begun = 0
    assert turns_finished(bridge.match.state) == 0
    for _ in course(bridge, seed=5, back=False):
        events = bridge.match.steps[-1].events
        begun = max([begun, *(event.turn for event in events if isinstance(event, TurnBegan))])
        over = any(isinstance(event, MatchEnded) for event in events)
        assert turns_finished(bridge.match.state) == (begun if over else max(0, begun - 1))
        assert turns_finished(bridge.observation) == turns_finished(bridge.match.state)
    assert begun > 9
