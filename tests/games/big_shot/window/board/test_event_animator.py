"""The broker keeps to the ring, the die and the sign come to rest, cubes find their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.window.board.event_animator import (
    DROP,
    FLIGHT,
    ROLL,
    WALK,
    along,
)
from bigshot_desktop.games.big_shot.window.board.sold_sign import TILT
from bigshot_desktop.ui.boards.animation import Timeline
from bigshot_desktop.ui.boards.verdict import DIM, FOLD
from bigshot_desktop.ui.look.pace import Pace
from tests.every import for_every
from tests.ui.boards.tables import Table

NORMAL = Pace("normal")


def test_a_point_on_a_line_through_points() -> None:
    way = [QPointF(0, 0), QPointF(30, 0), QPointF(30, 10)]
    assert along(way, 0) == QPointF(0, 0)
    assert along(way, 0.375) == QPointF(15, 0)
    assert along(way, 0.75) == QPointF(30, 0)
    assert along(way, 1) == QPointF(30, 10)


def test_the_broker_follows_the_ring_over_empty_fields() -> None:
    """From field 5 to field 9 it turns the corner instead of crossing the city."""
    table = Table()
    scene = table.scene
    timeline = Timeline(NORMAL)
    scene._event_animator.field = 4
    scene._event_animator.animate(timeline, [events.BrokerMoved(0, 1, (8,), (1, 1, 1, 1))])
    walk = timeline.motions[1]
    assert walk.length > WALK
    city = scene.plan.blocks[5].outline.boundingRect()
    for moment in range(21):
        walk.show(moment / 20)
        assert not city.contains(scene.broker.pos())
    assert scene.broker.pos() == scene.plan.plots[8].stand


@for_every(
    ("event", "length"),
    [
        (events.LeadRolled(0, 3), ROLL + 200),
        (events.CubePlaced(0, 0, 1, (1, 0, 0, 0)), FLIGHT),
        (events.BidMade(0, 1), 0),
        (events.Passed(0), 0),
        (events.LoanTaken(0, 0, 1, 9), 0),
        (events.RoundBegan(1, 0), 0),
    ],
)
def test_how_long_what_happens_takes(event: object, length: float) -> None:
    timeline = Timeline(NORMAL)
    Table().scene._event_animator.animate(timeline, [event])  # type: ignore[list-item]
    assert timeline.end == length


@for_every(
    "event",
    [
        *(events.DistrictSold(district, 1, (2, 3, 1, 1)) for district in range(13)),
        events.LotWon(0, 7, 2),
        events.LotFree(1),
        events.MatchEnded((0,)),
    ],
)
def test_a_verdict_stands_beside_what_it_is_about(event: Event) -> None:
    """It comes after what it is about has been seen, and is told not before it stands."""
    table, told = Table(), list[tuple[str, Event]]()
    scene = table.scene
    timeline = Timeline(
        NORMAL, lambda one: told.append(("began", one)), lambda one: told.append(("told", one))
    )
    scene._event_animator.animate(timeline, [event])
    plaque = scene.climax.plaque
    (stop,) = timeline.stops
    for moment in range(0, round(stop), 50):
        _play(timeline, moment)
        assert bool(told) == plaque.isVisible()
    _play(timeline, stop)
    assert told == [("began", event), ("told", event)]
    box = plaque.sceneBoundingRect()
    assert scene.plan.size.contains(box)
    if isinstance(event, events.DistrictSold):
        sign = scene.signs[event.district]
        assert sign.isVisible()
        assert sign.scale() == pytest.approx(1.0)
        assert not box.intersects(sign.sceneBoundingRect())
    _play(timeline, timeline.end)
    assert not plaque.isVisible()
    assert not scene.climax.veil.isVisible()


@for_every("district", range(13))
def test_only_the_district_that_is_sold_is_lit(district: int) -> None:
    """In its own shape: not a strip of its neighbours."""
    scene, timeline = Table().scene, Timeline(NORMAL)
    scene._event_animator.animate(timeline, [events.DistrictSold(district, 1, (2, 3, 1, 1))])
    _play(timeline, DIM)
    veil = scene.climax.veil
    assert veil.opacity() == 1
    for number, block in enumerate(scene.plan.blocks):
        inside = [block.outline.pointAtPercent(part / 50) for part in range(50)]
        middle = block.outline.boundingRect().center()
        inner = [middle + (point - middle) * 0.96 for point in inside]
        shaded = {veil.covers(point) for point in inner if block.outline.contains(point)}
        assert shaded == {number != district}


def _play(timeline: Timeline, time: float) -> None:
    for motion in (*timeline.motions, *timeline.cues):
        motion.play(time)


def test_empty_districts_at_the_end_overlap() -> None:
    timeline = Timeline(NORMAL)
    sales = [events.DistrictDecided(district, -1, (0, 0, 0, 0)) for district in range(13)]
    Table().scene._event_animator.animate(timeline, sales)
    assert timeline.end < 13 * DROP / 2


def test_the_last_districts_are_decided_one_after_the_other() -> None:
    """Each with a few words in large letters on who gets it, beside the district, and below them what lay there."""
    timeline, table = Timeline(NORMAL), Table()
    scene = table.scene
    decided = [events.DistrictDecided(district, 0, (2, 1, 0, 0)) for district in (2, 5)]
    said = []
    for event in decided:
        scene._event_animator.animate(timeline, [event])
        _play(timeline, timeline.end - FOLD)
        plaque = scene.climax.plaque
        said.append((plaque.text, plaque.detail))
        assert scene.climax.plaque.isVisible()
        district_box = scene.districts[event.district].sceneBoundingRect()
        assert not scene.climax.plaque.sceneBoundingRect().contains(district_box.center())
    named = [table.bridge.narrator.name("district", event.district) for event in decided]
    assert said == [(f"{name}: to Red (Carl)", "2 red, 1 yellow") for name in named]


def test_at_the_end_nobody_may_get_a_district_where_cubes_lie() -> None:
    timeline, table = Timeline(NORMAL), Table()
    table.scene._event_animator.animate(timeline, [events.DistrictDecided(9, -1, (2, 2, 0, 0))])
    _play(timeline, timeline.end - FOLD)
    plaque = table.scene.climax.plaque
    assert plaque.text.endswith(": to nobody")
    assert plaque.detail == "2 red, 2 yellow"


def test_a_roll_ends_with_its_number() -> None:
    table = Table()
    die = table.scene.die
    for pips in range(1, 7):
        faces = set()
        for moment in range(101):
            die.show_roll((pips,), moment / 100)
            faces |= {*die.faces}
        assert die.faces == (pips,)
        assert len(faces) == 6


def test_a_dropped_sign_comes_to_rest() -> None:
    table = Table()
    sign = table.scene.signs[0]
    scales = []
    for moment in range(21):
        sign.drop(moment / 20)
        scales.append(sign.scale())
    assert max(scales) == scales[0] > 1.5
    assert scales[-1] == pytest.approx(1.0)
    assert sign.rotation() == pytest.approx(TILT)
    assert sign.opacity() == 1.0
    assert table.scene.plan.blocks[0].tray.contains(sign.spot)
