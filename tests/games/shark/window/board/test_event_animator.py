"""Towers rise and fall, markers climb, notes float up; and at the end nothing of it is left over."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.window.board.event_animator import (
    ASIDE,
    FALL,
    NOTE,
    RISE,
    ROLL,
    SKIP,
    STAMP,
    TRADE,
)
from bigshot_desktop.games.shark.window.board.scale import PLATE
from bigshot_desktop.ui.boards.verdict import DIM, FOLD, UNFOLD
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.shapes import box_around
from tests.games.shark.window.board.tables import World
from tests.ui.boards.tables import play


@pytest.fixture
def table() -> World:
    return World()


@pytest.mark.parametrize(
    ("event", "length"),
    [
        (events.DiceRolled(0, 3, 1), ROLL + 420),
        (events.PlacementSkipped(0, 3, 1), SKIP),
        (events.SharesBought(0, 1, 3, 9), TRADE),
        (events.SharesSold(0, 1, 3, 9), TRADE),
        (events.ShareTaken(0, 1), TRADE),
        (events.LossDue(0, (0, 4, 0, 0), 4), NOTE),
        (events.Ruined(0, (0, 0, 0, 0), 4), FOLD + DIM + STAMP + FOLD),
        (events.TurnBegan(1, 0), 0),
        (events.TradingEnded(0, 1), 0),
        (events.LossPaid(0, 3, 0), 0),
    ],
)
def test_how_long_what_happens_takes(table: World, event: Event, length: float) -> None:
    assert table.acted(event).end == length


def test_a_verdict_stands_until_it_was_read_and_the_map_steps_back(table: World) -> None:
    scene = table.scene
    timeline = table.acted(events.MatchEnded((0,)))
    text = table.bridge.narrator.event(events.MatchEnded((0,)))
    read = Pace("normal").reading(text)
    assert timeline.end == DIM + UNFOLD + read + 2 * FOLD
    play(timeline, DIM - 1)
    assert scene.climax.veil.opacity() > 0.9
    assert not scene.climax.plaque.isVisible()
    for moment in (0, read):
        play(timeline, DIM + UNFOLD + moment)
        assert scene.climax.plaque.isVisible()
        assert (scene.climax.plaque.text, scene.climax.plaque.opacity()) == (text, 1)
    assert timeline.stops == [DIM + UNFOLD], "who hurries comes to what is to be read first"
    play(timeline, timeline.end)
    assert not scene.climax.plaque.isVisible()
    assert not scene.climax.veil.isVisible()


def test_a_tower_rises_and_its_chain_becomes_one(table: World) -> None:
    scene = table.scene
    for square in (0, 2, 1):
        timeline = table.acted(events.BuildingPlaced(0, 2, square, 1))
        play(timeline, 0)
        rising = scene.buildings.towers[square]
        assert rising._risen < 1
        play(timeline, timeline.end)
        assert rising._risen == 1
    assert list(scene.buildings.chains) == [(2, (0, 1, 2))]
    assert {tower.level for tower in scene.buildings.towers.values()} == {1}


def test_towers_that_are_driven_off_go_in_the_light_and_are_swept_up(table: World) -> None:
    """They stand when the light comes, fall while it is on them, and the words cover none of it."""
    scene = table.scene
    for square in (5, 6):
        play(table.acted(events.BuildingPlaced(0, 1, square, 1)), 10_000)
    for square in (17, 18):
        play(table.acted(events.BuildingPlaced(0, 2, square, 1)), 10_000)
    towers = [scene.buildings.towers[square] for square in (5, 6)]
    larger = [scene.buildings.towers[square] for square in (17, 18)]
    timeline = table.acted(events.BuildingPlaced(0, 2, 19, 3), events.ChainRemoved(1, (5, 6)))
    veil, plaque = scene.climax.veil, scene.climax.plaque
    dark = RISE + DIM
    play(timeline, dark)
    assert veil.opacity() == 1
    assert [tower.opacity() for tower in towers] == [1, 1]
    assert not any(veil.covers(tower.scenePos()) for tower in (*towers, *larger))
    assert veil.covers(scene.plan.square(60).center())
    play(timeline, dark + UNFOLD + FALL * 0.4)
    assert any(0 < tower.opacity() < 1 for tower in towers)
    assert veil.opacity() == 1
    assert plaque.isVisible()
    for square in (5, 6, 17, 18, 19):
        assert not plaque.sceneBoundingRect().contains(scene.plan.square(square).center())
    play(timeline, timeline.end)
    assert [tower.opacity() for tower in towers] == [0, 0]
    assert set(scene.buildings.towers) == {17, 18, 19}
    scene.settle()
    assert not any(tower.isVisible() for tower in towers)
    table.check()


def test_a_marker_climbs_step_by_step(table: World) -> None:
    lane = table.scene.lanes[3]
    timeline = table.acted(events.ValueChanged(3, 2, 7))
    heights = []
    for moment in range(11):
        play(timeline, timeline.end * moment / 10)
        heights.append(lane.value)
    assert heights == sorted(heights)
    assert (heights[0], heights[-1]) == (2, 7)
    assert lane.marker.y() == table.scene.plan.height(7)


def test_everybodys_money_floats_up_at_once_and_apart(table: World) -> None:
    happened = [
        events.BuildingPlaced(0, 0, 40, 2),
        events.ValueChanged(0, 3, 5),
        events.BonusPaid(0, 0, 5),
        *(events.GainPaid(seat, 0, 1, 2) for seat in range(6)),
        events.LossDue(1, (0, 0, 8, 0), 8),
        events.SharesSoldOff(1, (0, 0, 2, 0), 3, 4, 1),
    ]
    timeline = table.acted(*happened)
    play(timeline, timeline.end * 0.6)
    notes = table.scene.tags.seen
    gain = table.bridge.narrator.gain
    assert "FT" in gain(2)
    told = [*[gain(2)] * 6, gain(5), "−2", gain(-8)]
    assert sorted(note.text for note in notes) == sorted(told)
    assert len({note.piece for note in notes if note.text == gain(2)}) == 6
    boxes = [note.sceneBoundingRect().adjusted(4, 4, -6, -8) for note in notes]
    for index, box in enumerate(boxes):
        assert table.scene.plan.size.contains(box)
        assert not any(box.intersects(other) for other in boxes[:index])
    play(timeline, timeline.end)
    assert not table.scene.tags.seen


@pytest.mark.parametrize("values", [(2, 3), (8, 8), (12, 11)], ids=str)
def test_notes_never_cover_each_other(table: World, values: tuple[int, int]) -> None:
    """Wherever the markers of two neighbours are: everybody gains with one and loses with the other."""
    one, two = values
    timeline = table.acted(
        events.ValueChanged(1, 0, one),
        *(events.GainPaid(seat, 1, 1, one) for seat in range(6)),
        events.ValueChanged(2, two + 2, two),
        *(events.LossDue(seat, (0, 0, 12, 0), 12) for seat in range(6)),
    )
    most = 0
    for moment in range(121):
        play(timeline, timeline.end * moment / 120)
        notes = table.scene.tags.seen
        assert all(note.money for note in notes)
        boxes = [note.sceneBoundingRect().adjusted(2, 2, -5, -6) for note in notes]
        for index, box in enumerate(boxes):
            assert table.scene.plan.side.adjusted(-ASIDE, 0, 0, 0).contains(box)
            assert not any(box.intersects(other) for other in boxes[:index])
        most = max(most, len(notes))
    assert most > 6


@pytest.mark.parametrize("new", [1, 4, 7, 13])
def test_a_note_covers_no_price(table: World, new: int) -> None:
    """Everybody at a full table of three gains, and each price tag is seen all the while."""
    timeline = table.acted(
        events.ValueChanged(0, new - 1, new),
        *(events.GainPaid(seat, 0, 1, new) for seat in range(3)),
    )
    most = 0
    for moment in range(61):
        play(timeline, timeline.end * moment / 60)
        plates = [box_around(lane.marker, *PLATE) for lane in table.scene.lanes]
        for note in table.scene.tags.seen:
            box = note.sceneBoundingRect().adjusted(2, 2, -5, -6)
            assert not any(box.intersects(plate) for plate in plates)
        most = max(most, len(table.scene.tags.seen))
    assert most == 3


def test_a_note_about_shares_is_none_about_money(table: World) -> None:
    timeline = table.acted(events.SharesBought(0, 1, 3, 9))
    play(timeline, timeline.end / 2)
    (note,) = table.scene.tags.seen
    assert (note.text, note.share, note.money) == ("+3", "blue", False)


def test_a_zone_without_a_square_says_so(table: World) -> None:
    timeline = table.acted(events.PlacementSkipped(0, 4, 1))
    play(timeline, timeline.end / 2)
    (note,) = table.scene.tags.seen
    assert note.text == "No open square"
    assert table.scene.plan.world.zone_of[table.scene.plan.at(note.pos())] == 4
    assert (table.scene.light.isVisible(), table.scene.light.zone) == (True, 4)
    table.scene.settle()
    table.check()


def test_ruin_is_stamped_on_the_map(table: World) -> None:
    timeline = table.acted(events.Ruined(1, (0, 0, 0, 0), 3))
    play(timeline, timeline.end / 2)
    assert table.scene.tags.stamp.isVisible()
    assert table.scene.tags.stamp.text == "Bea is ruined"
    play(timeline, timeline.end)
    assert not table.scene.tags.stamp.isVisible()


def test_the_dice_end_with_what_was_rolled(table: World) -> None:
    timeline = table.acted(events.DiceRolled(0, 5, 4))
    faces = set()
    for moment in range(60):
        play(timeline, ROLL * moment / 60)
        faces.add(table.scene.die.faces)
    play(timeline, timeline.end)
    assert table.scene.die.faces == (5, 4)
    assert len({face for face, _ in faces}) == 6
    assert len({colour for _, colour in faces}) == 6
    assert table.scene.light.zone == 5
