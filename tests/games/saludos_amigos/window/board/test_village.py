"""The village shows the table as it is, after every step and to whoever looks; bag and slips can be clicked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.state import CALL, NEGOTIATION, SEALING
from bigshot_desktop.games.saludos_amigos.window.board import plan
from bigshot_desktop.games.saludos_amigos.window.board.sections import worth_spot
from bigshot_desktop.ui.look.shapes import box_around
from tests.games.saludos_amigos.window.board.tables import Village
from tests.ui.boards.tables import Tip, check_looks, tip
from tests.ui.models.model_checks import SALUDOS


def test_whoever_looks_sees_the_table_as_it_is() -> None:
    """The first steps of a match from several eyes; some decisions are taken back."""
    table = Village(SALUDOS[2], seed=2, speed="off")
    for number in range(90):
        table.step()
        table.bridge.viewer = (EVERYONE, 0, 2)[number % 3]
        if number % 9 == 0 and table.bridge.undo():
            table.bridge.redo()
        table.scene.settle()
        table.check()


# --- secrets -------------------------------------------------------------------------------------


def test_cards_are_seen_by_their_owner_alone() -> None:
    table = Village(viewer=2)
    assert sorted(table.scene.hand.cards) == [1, 2, 3]
    table.bridge.viewer = EVERYONE
    assert table.scene.hand.cards == ()
    table.bridge.viewer = 1
    assert table.scene.hand.cards == table.held() != ()


def test_who_looks_away_leaves_no_card_in_the_air() -> None:
    """The viewer's own new card flies face up: not any longer when somebody else looks."""
    table = Village(viewer=0, speed="slow")
    while True:
        step = table.until(events.OwnCardDrawn)
        if any(isinstance(event, events.OwnCardDrawn) and event.seat == 0 for event in step.events):
            break
    table.scene.perform(step)
    QApplication.processEvents()
    table.bridge.viewer = EVERYONE
    assert not any(flight.isVisible() for flight in table.scene.flights.items)
    assert table.scene.hand.cards == ()


def test_nobody_sees_how_many_cards_were_chosen() -> None:
    """Whoever chose, and whatever: one back for all of them, to the owner as to everybody else."""
    table = Village(SALUDOS[2], seed=4, viewer=0)
    chosen = 0
    for _ in range(4):
        table.phase(SEALING)
        while table.seen.phase == SEALING:
            for delegate in (*table.scene.council.sides[0], *table.scene.council.sides[1]):
                assert delegate.cards == delegate.pushed + delegate.sealed <= 2
                chosen += delegate.sealed
            table.step()
            table.scene.settle()
    assert chosen


# --- clicks --------------------------------------------------------------------------------------


def test_a_click_on_the_bag_draws_only_where_it_glows(qtbot: QtBot) -> None:
    table = Village()
    view = table.view(qtbot)
    spot = view.mapFromScene(plan.BAG)
    left = Qt.MouseButton.LeftButton
    with qtbot.assertNotEmitted(table.scene.die_clicked):
        qtbot.mouseClick(view.viewport(), left, pos=spot)
    table.scene.set_die_armed(True)
    qtbot.mouseMove(view.viewport(), spot)
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    with qtbot.waitSignal(table.scene.die_clicked):
        qtbot.mouseClick(view.viewport(), left, pos=spot)
    table.scene.set_die_armed(False)
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_click_on_an_open_slip_tells_whose_it_is(qtbot: QtBot) -> None:
    table = Village(SALUDOS[2], seed=3)
    while not (any(table.seen.offers) and table.seen.mug and table.seen.phase == NEGOTIATION):
        table.step()
    table.scene.settle()
    view = table.view(qtbot)
    for (_, proposer), item in table.scene.slips.items.items():
        spot = view.mapFromScene(item.pos())
        if proposer >= 0:
            with qtbot.waitSignal(table.scene.slip_clicked) as clicked:
                qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            assert clicked.args == [proposer]
        else:
            with qtbot.assertNotEmitted(table.scene.slip_clicked):
                qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert table.scene.clickable(item.pos()) == (proposer >= 0)


# --- words and looks -----------------------------------------------------------------------------


def test_a_click_on_a_card_tells_its_value_while_cards_are_asked_for(qtbot: QtBot) -> None:
    table = Village(viewer=2)
    view, hand = table.view(qtbot), table.scene.hand
    clicked: list[int] = []
    table.scene.card_clicked.connect(clicked.append)

    def click_all() -> None:
        for value in (1, 2, 3):
            place = view.mapFromScene(hand.spot(value))
            qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)

    click_all()
    assert clicked == []
    assert not table.scene.clickable(hand.spot(1))
    hand.arm(True)
    assert table.scene.clickable(hand.spot(1))
    assert not table.scene.clickable(plan.BAG)
    click_all()
    assert clicked == [1, 2, 3]
    hand.pick((0, 1, 0))
    heights = [hand._middle(index).y() for index in range(3)]
    assert heights[1] < min(heights[0], heights[2])


def test_a_click_on_what_does_nothing_else_tells_what_it_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sections, markers, the counter and what stands there."""
    monkeypatch.setattr("bigshot_desktop.ui.boards.board_scene.QToolTip", Tip)
    table = Village()
    table.phase(NEGOTIATION)
    view = table.view(qtbot)
    for at in (plan.SITES[3].center(), plan.SLAB.center(), table.scene.road.markers[1].pos()):
        Tip.text = ""
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(at))
        assert Tip.text
        assert Tip.text == tip(view, at)


def test_tips_say_what_lies_under_the_pointer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.ui.boards.board_scene.QToolTip", Tip)
    table = Village(SALUDOS[2], seed=3)
    while not (any(table.seen.offers) and table.seen.mug):
        table.step()
    table.scene.settle()
    view, narrator, scene = table.view(qtbot), table.bridge.narrator, table.scene
    assert str(scene.bag.tiles) in tip(view, plan.BAG)
    scene.set_die_armed(True)
    assert "Click" in tip(view, plan.BAG)
    assert str(table.seen.deck) in tip(view, plan.DECK)
    assert str(table.seen.discards) in tip(view, plan.DISCARDS)
    for project in (1, 6):
        text = tip(view, plan.SITES[project].bottomLeft() + QPointF(40, -12))
        assert narrator.name("project", project) in text
    for seat, die in enumerate(scene.dice):
        text = tip(view, die.pos())
        assert narrator.player(seat) in text
        assert str(table.seen.strengths[seat]) in text
    marker = scene.road.markers[0]
    assert narrator.money(table.seen.money[0]) in tip(view, marker.pos())
    assert str(table.seen.mug) in tip(view, plan.COUNTER.center())
    for (_, proposer), item in scene.slips.items.items():
        text = tip(view, item.pos())
        assert item.slip is not None
        assert str(item.slip.height) in text
        assert proposer < 0 or narrator.player(proposer) in text
    assert not tip(view, plan.stone(30).center())
    table.phase(SEALING)
    middle = plan.PLAZA.center()
    for side, seats in ((-60, table.seen.shares), (60, table.seen.counter)):
        text = tip(view, middle + QPointF(0, side))
        assert all(narrator.player(seat) in text for seat, share in enumerate(seats) if share)


@pytest.mark.parametrize("palette", ["standard", "high-contrast"])
def test_every_look_is_painted_and_differs(palette: str, qtbot: QtBot) -> None:
    table = Village(SALUDOS[2], seed=4, viewer=0)
    table.phase(SEALING if palette == "standard" else CALL)
    view = table.view(qtbot, 560, 330)
    check_looks(view, palette)


def test_the_board_follows_the_language(
    qapp: QApplication, quoting: QTranslator, qtbot: QtBot
) -> None:
    table = Village()
    table.phase(NEGOTIATION)
    view = table.view(qtbot, 560, 330)
    before = view.grab().toImage()
    qapp.installTranslator(quoting)
    table.scene.retranslate()
    assert all(name.startswith("«") for name in table.scene._backdrop.names)
    assert table.scene.worth.text.startswith("«")
    assert view.grab().toImage() != before


def test_motion_leaves_the_ground_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under all that moves lies a picture: it is painted once for a size, not once for a frame."""
    table = Village(speed="slow")
    view = table.view(qtbot, 560, 330)
    view.grab()
    painted = []
    monkeypatch.setattr(table.scene._backdrop, "paint", lambda *_: painted.append(1))
    for _ in range(8):
        step = table.step()
        table.scene.perform(step)
        clock = table.scene._player._clock
        for moment in range(0, clock.duration(), 150):
            clock.setCurrentTime(moment)
            view.viewport().repaint()
        table.scene.settle()
    assert not painted
    view.resize(600, 340)
    view.grab()
    assert painted


# --- prices and markers --------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["$5M", "5 millions $"])
def test_a_price_hides_no_marker(text: str) -> None:
    """Wherever the section is, and however many stand on any stone."""
    scene = Village().scene
    stones = [plan.standing(n, place, 7) for n in range(plan.STONES) for place in range(7)]
    stones += [plan.standing(n, place, 2) for n in range(plan.STONES) for place in range(2)]
    markers = [box_around(at, 2 * reach, 2 * reach) for at, reach in stones]
    for project, sections in enumerate((1, 2, 3, 4, 5, 6), start=1):
        for section in range(sections):
            scene.worth.show_worth(5, text, worth_spot(project, section))
            plate = scene.worth.mapRectToScene(box_around(QPointF(), scene.worth.width, 40))
            assert not any(plate.intersects(marker) for marker in markers), (project, section)


def test_what_is_paid_is_told_beside_the_markers() -> None:
    """All of them on the same stone, from the first corner to the last: the notes cover none."""
    for money in range(0, plan.STONES, 3):
        scene = Village().scene
        scene.road.show([money] * 4)
        markers = [one.mapRectToScene(one.boundingRect()) for one in scene.road.markers]
        for marker in scene.road.markers:
            near = marker.pos() + (plan.PLAZA.center() - marker.pos()) * 0.12
            tag = scene.tags.show(near, plan.SIZE, "+5", "red", spared=markers)
            assert not any(tag.way.intersects(other) for other in markers), money
