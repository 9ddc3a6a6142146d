"""Tiles are built, dice roll, cards turn over and markers walk; what happens during a talk is short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, STRENGTH, TALK
from bigshot_desktop.games.saludos_amigos.window.board.event_animator import ROLL, TURN
from bigshot_desktop.games.saludos_amigos.window.board.plan import (
    COUNTER,
    PLAZA,
    SIZE,
    STONES,
    standing,
)
from tests.games.saludos_amigos.window.board.tables import Village
from tests.ui.boards.tables import play
from tests.ui.models.model_checks import SALUDOS

OPEN = (STRENGTH, NEGOTIATION, TALK)
SHORT = 350


def test_what_happens_while_others_talk_on_is_short() -> None:
    table = Village(SALUDOS[2], seed=5)
    counted = 0
    while counted < 120:
        table.scene.settle()
        before = table.seen.phase
        step = table.step()
        if before in OPEN and table.seen.phase == before:
            assert table.acted(*step.events).end <= SHORT
            counted += 1


def test_a_tile_comes_out_of_the_bag_and_is_built() -> None:
    table = Village()
    timeline = table.acted(events.SectionPlaced(0, 3, 1, 4))
    section = table.scene.sections[3, 0]
    play(timeline, 1)
    assert [flight.isVisible() for flight in table.scene.flights.items] == [True]
    assert not section.isVisible()
    assert not table.scene.worth.isVisible()
    play(timeline, timeline.end)
    assert section.isVisible()
    assert section.risen
    assert (table.scene.worth.isVisible(), table.scene.worth.worth) == (True, 4)
    assert not table.scene.flights.items[0].isVisible()


def test_everybody_rolls_at_once() -> None:
    table = Village()
    timeline = table.acted(events.DiceRolled((1, 6, 3, 2), (4, 9, 6, 5)))
    assert timeline.end == ROLL
    play(timeline, ROLL / 2)
    assert [die.strength for die in table.scene.dice] == [0] * 4
    play(timeline, timeline.end)
    assert [die.face for die in table.scene.dice] == [1, 6, 3, 2]
    assert [die.strength for die in table.scene.dice] == [4, 9, 6, 5]


def test_markers_walk_stone_by_stone_around_the_corner() -> None:
    table = Village()
    marker = table.scene.road.markers[1]
    timeline = table.acted(events.SharePaid(1, 5, 52))
    play(timeline, 0)
    assert marker.pos() == standing(47, 0, 1)[0]
    play(timeline, timeline.end)
    assert marker.pos() == standing(52, 0, 1)[0]
    assert marker.laps == 1
    assert not table.scene.tags.seen


def test_cards_turn_over_one_player_after_the_other_and_the_totals_climb() -> None:
    table = Village(SALUDOS[2], seed=4)
    step = table.until(events.CouncilDecided)
    while not any(
        sum(event.cards) for event in step.events if isinstance(event, events.CardsShown)
    ):
        step = table.until(events.CouncilDecided)
    scene = table.scene
    (decided,) = [event for event in step.events if isinstance(event, events.CouncilDecided)]
    shown = {e.seat: e.cards for e in step.events if isinstance(e, events.CardsShown)}
    totals = {e.seat: e.total for e in step.events if isinstance(e, events.CardsShown)}
    timeline = table.acted(*step.events)
    before = scene.mug.figure, scene.biscuit.figure
    coalition = {seat for seat, share in enumerate(table.seen.shares) if share}
    turning = [motion for motion in timeline.motions if motion.length == TURN]
    assert len(turning) >= 2
    seen: list[int] = []
    for motion in turning:
        play(timeline, motion.start + motion.length * 0.4)
        assert set(scene.council.ballots.face_up) == set(seen)
        assert (scene.mug.figure, scene.biscuit.figure) == tuple(
            height + sum(totals[seat] for seat in seen if (seat in coalition) == first)
            for height, first in zip(before, (True, False), strict=True)
        )
        assert not scene.climax.plaque.isVisible()
        play(timeline, motion.start + motion.length)
        (turned,) = set(scene.council.ballots.face_up) - set(seen)
        seen.append(turned)
    assert seen == sorted(seen, key=lambda seat: seat not in coalition)
    assert {
        seat: tuple(cards.count(value) for value in (1, 2, 3))
        for seat, cards in scene.council.ballots.face_up.items()
    } == {seat: cards for seat, cards in shown.items() if seat in seen}
    assert not any(sum(cards) for seat, cards in shown.items() if seat not in seen)
    play(timeline, timeline.stops[0])
    assert scene.climax.plaque.isVisible()
    assert f"{max(decided.coalition, decided.opposition)} to" in scene.climax.plaque.text
    play(timeline, timeline.end)
    assert not scene.climax.plaque.isVisible()
    assert not scene.climax.veil.isVisible()
    assert (scene.mug.figure, scene.biscuit.figure) == (decided.coalition, decided.opposition)
    assert (scene.mug.glow > 0) == (decided.coalition >= decided.opposition)
    assert (scene.biscuit.glow > 0) == (decided.coalition < decided.opposition)
    table.scene.settle()
    table.check()


def test_no_card_stays_face_down_where_the_last_to_choose_shows_none() -> None:
    table = Village(SALUDOS[2], seed=4)

    def shows_none(happened: Sequence[Event]) -> bool:
        chose = {event.seat for event in happened if isinstance(event, events.CardsChosen)}
        shown = {e.seat: sum(e.cards) for e in happened if isinstance(e, events.CardsShown)}
        return any(shown.get(seat) == 0 for seat in chose)

    while not shows_none((step := table.until(events.CouncilDecided)).events):
        pass
    timeline = table.acted(*step.events)
    play(timeline, timeline.end)
    council = table.scene.council
    lying = {member.seat for side in council.sides for member in side if member.cards}
    assert lying
    assert lying <= set(council.ballots.face_up)


def test_cards_turn_over_on_a_large_table_that_nothing_covers() -> None:
    """The dimmed board is the stage: its shade has the board's shape, and the verdict can be read from afar."""
    table = Village(SALUDOS[2], seed=4)
    step = table.until(events.CouncilDecided)
    scene = table.scene
    timeline = table.acted(*step.events)
    before = scene.council.sceneBoundingRect()
    turning = next(motion for motion in timeline.motions if motion.length == TURN)
    play(timeline, turning.start + turning.length)
    stage = scene.council.sceneBoundingRect()
    assert stage.width() > 1.6 * before.width()
    assert SIZE.contains(stage)
    assert scene.council.mapRectToScene(PLAZA).bottom() <= COUNTER.top()
    higher = [
        item
        for item in scene.items(stage)
        if item.isVisible() and item.parentItem() is None and item.zValue() > scene.council.zValue()
    ]
    assert higher == []
    assert not scene.climax.veil._path.contains(SIZE.topLeft() + QPointF(5, 5))
    assert scene.climax.veil._path.contains(QPointF(SIZE.center().x(), SIZE.top() + 5))
    play(timeline, timeline.stops[0])
    assert scene.climax.plaque._small >= 40
    assert SIZE.contains(scene.climax.plaque.sceneBoundingRect())
    play(timeline, timeline.end)
    assert scene.council.sceneBoundingRect() == before


def test_a_card_that_is_played_is_not_in_the_hand_as_well() -> None:
    table = Village()
    table.scene.settle()
    hand = table.scene.hand
    assert [*hand.cards] == [1, 2, 3]
    played = events.CardsChosen(0), events.OwnCardsChosen(0, (1, 0, 1))
    drawn = events.CardDrawn(0, 2), events.OwnCardDrawn(0, 3)
    timeline = table.acted(*played, *drawn)
    assert [*hand.cards] == [1, 2, 3]
    play(timeline, timeline.end)
    assert [*hand.cards] == [2]
    table.scene.settle()
    assert [*hand.cards] == [1, 2, 3]


def test_stones_lie_around_the_village_in_order() -> None:
    """Each marker's way to the next stone is short, also around the corners and over the start."""
    spots = [standing(number, 0, 1)[0] for number in range(STONES + 1)]
    ways = [(there - here).manhattanLength() for here, there in pairwise(spots)]
    assert max(ways) < 150
    assert spots[STONES] == spots[0]
    for number in (0, 5, 12, 30, 44):
        taken: list[QPointF] = []
        for place in range(7):
            at, reach = standing(number, place, 7)
            assert all((at - other).manhattanLength() > reach for other in taken)
            taken.append(at)
