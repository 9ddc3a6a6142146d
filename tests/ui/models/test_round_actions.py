"""What was done in this round stays until something is done in the next."""

from __future__ import annotations

from random import Random

from bigshot_desktop.games.big_shot.rules import events as happened
from bigshot_desktop.games.saludos_amigos.rules.events import JournalistDrawn, SectionPlaced
from bigshot_desktop.games.shark.rules.events import TurnBegan
from bigshot_desktop.ui.models.round_actions import begins_round, last_turns, this_round
from tests.ui.models.model_checks import KINDS, SALUDOS, course, play_on


def test_rounds_and_turns_begin_something() -> None:
    assert begins_round(happened.RoundBegan(1, 0))
    assert begins_round(TurnBegan(1, 0))
    assert begins_round(SectionPlaced(0, 5, 1, 6))
    assert begins_round(JournalistDrawn(0, 3))
    assert not begins_round(happened.Passed(0))


def test_the_last_round_stays_until_something_is_done() -> None:
    bridge, rng = KINDS[1].bridge(), Random(1)
    assert this_round(bridge) == []
    while bridge.observation.round < 2:
        play_on(bridge, rng)
    old = this_round(bridge)
    assert isinstance(old[0], happened.BrokerMoved)
    assert isinstance(old[-1], happened.CubePlaced | happened.DistrictSold)
    play_on(bridge, rng)
    (moved,) = this_round(bridge)
    assert isinstance(moved, happened.BrokerMoved)


def test_no_round_begins_within_a_round() -> None:
    bridge = KINDS[2].bridge()
    for _ in course(bridge, seed=1):
        events = this_round(bridge)
        assert not any(isinstance(event, happened.RoundBegan) for event in events)
        assert sum(isinstance(event, happened.BrokerMoved) for event in events) <= 1


def test_the_last_turns_begin_with_a_tile_each() -> None:
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    assert last_turns(bridge, 2) == []
    while bridge.observation.turn < 4:
        play_on(bridge, rng)
    events = [event for step in bridge.match.steps for event in step.seen_by(bridge.viewer)]
    begun = [place for place, event in enumerate(events) if begins_round(event)]
    assert len(begun) == 4
    assert last_turns(bridge, 2) == events[begun[2] :]
    assert last_turns(bridge, 9) == events
