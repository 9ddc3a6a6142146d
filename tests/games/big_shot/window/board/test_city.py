"""The city shows what happened and ends up as the table is, whatever came between."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.actions import Place
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.rules.outcome import placing
from bigshot_desktop.games.big_shot.window.board.district import Highlight
from bigshot_desktop.games.big_shot.window.board.tints import ground_of, is_lost_on, owned
from bigshot_desktop.games.big_shot.words.outcomes import forecast
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.view import BoardView
from bigshot_desktop.ui.look.painting import contrast, mixed
from bigshot_desktop.ui.look.theme import current, theme_switch
from tests.ui.boards.tables import Table, Tip, is_aimed, tip
from tests.ui.models.model_checks import offer


def pixel(view: BoardView, at: QPointF) -> QPoint:
    return view.mapFromScene(at)


# --- performing ----------------------------------------------------------------------------------


def test_a_step_with_nothing_to_see_settles_at_the_next_turn(qtbot: QtBot) -> None:
    table = Table()
    step = table.until(events.BidMade)
    table.scene.perform(step)
    assert table.settlings == 0
    qtbot.waitUntil(lambda: table.settlings == 1)


def test_in_motion_it_is_neither_before_nor_after(qtbot: QtBot) -> None:
    """The broker walks from where it stood, a cube flies from the field: nothing jumps ahead."""
    table = Table(speed="slow")
    step = table.until(events.BrokerMoved)
    stood = table.scene.broker.pos()
    table.scene.perform(step)
    assert table.scene.broker.pos() == stood
    assert table.scene.fields[table.bridge.observation.broker].raised == 0
    qtbot.waitUntil(lambda: table.scene.broker.pos() != stood, timeout=8000)
    table.pace.hurry()
    assert table.scene.broker.pos() == table.scene.plan.plots[table.bridge.observation.broker].stand
    assert table.scene.fields[table.bridge.observation.broker].raised == 1

    step = table.until(events.CubePlaced)
    (placed,) = (event for event in step.events if isinstance(event, events.CubePlaced))
    size = table.scene.districts[placed.district].standing.size
    table.scene.perform(step)
    flown = [cube for cube in table.scene.cubes.districts[placed.district] if cube.lift]
    qtbot.waitUntil(
        lambda: any(cube.lift > 5 for cube in table.scene.cubes.districts[placed.district])
    )
    assert not flown
    assert table.scene.districts[placed.district].standing.size == size
    table.pace.hurry()
    table.check()


def test_an_old_die_shows_the_last_roll() -> None:
    table = Table()
    step = table.until(events.BrokerMoved)
    table.scene.settle()
    assert table.scene.die.faces == (step.action.pips,)


# --- placing -------------------------------------------------------------------------------------


def test_open_districts_call_and_sold_ones_step_back() -> None:
    table = Table(seed=3)
    table.until(events.DistrictSold)
    table.to_placing()
    moods = [item.highlight for item in table.scene.districts]
    opened = table.placement.places
    assert 0 < len(opened) < 13
    for district, highlight in enumerate(moods):
        assert highlight is (Highlight.OPEN if district in opened else Highlight.SHUT)
    table.placement.point(opened[0])
    assert table.scene.districts[opened[0]].highlight is Highlight.AIMED
    table.placement.withdraw()
    assert {item.highlight for item in table.scene.districts} == {Highlight.PLAIN}


def test_pointing_and_clicking_reach_the_placement(qtbot: QtBot) -> None:
    table = Table()
    table.to_placing(rounds=3)
    view = table.view(qtbot)
    wanted: list[tuple[int, int]] = []
    table.placement.wanted.connect(lambda colour, district: wanted.append((colour, district)))
    for district in table.placement.places:
        spot = pixel(view, table.scene.plan.blocks[district].tray.center())
        qtbot.mouseMove(view.viewport(), spot)
        qtbot.waitUntil(partial(is_aimed, table, district))
        assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert wanted[-1] == (table.placement.hand, district)
    qtbot.mouseMove(view.viewport(), pixel(view, table.scene.plan.plots[0].box.center()))
    qtbot.waitUntil(lambda: table.placement.aim == -1)
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    assert len(wanted) == len(table.placement.places)


def test_a_click_on_a_sold_district_or_out_of_turn_wants_nothing(qtbot: QtBot) -> None:
    table = Table(seed=3)
    table.until(events.DistrictSold)
    table.to_placing()
    view = table.view(qtbot)
    wanted: list[int] = []
    table.placement.wanted.connect(lambda *_: wanted.append(1))
    (sold, *_) = set(range(13)) - set(table.placement.places)
    open_one = table.placement.places[0]
    for district, active in ((sold, True), (open_one, False)):
        if not active:
            table.placement.withdraw()
        spot = pixel(view, table.scene.plan.blocks[district].tray.center())
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert not wanted
    assert not table.scene.card.isVisible()


def test_the_preview_tells_what_the_cube_would_do(qtbot: QtBot) -> None:
    table = Table()
    table.to_placing(rounds=8)
    view = table.view(qtbot)
    for district in table.placement.places:
        table.placement.point(district)
        card, ghost = table.scene.card, table.scene.ghost
        outcome = placing(table.bridge.observation, table.placement.hand, district)
        assert card.isVisible()
        assert card.outcome == outcome
        assert card.sentence == forecast(table.bridge.narrator, table.bridge.observation, outcome)
        assert card.sentence.startswith(table.bridge.narrator.outcome(outcome))
        assert ghost.isVisible()
        assert ghost.colour == table.placement.hand
        assert ghost.pos() == table.scene.plan.blocks[district].slot(outcome.size - 1)
        room = view.viewport().rect()
        covered = card.size.translated(view.mapFromScene(card.pos())).toAlignedRect()
        assert room.contains(covered)
        tray = view.mapFromScene(table.scene.plan.blocks[district].tray).boundingRect()
        assert not covered.intersects(tray)
    table.placement.point(-1)
    assert not table.scene.card.isVisible()
    assert not table.scene.ghost.isVisible()


def test_the_pointer_need_not_move_for_the_next_cube(qtbot: QtBot) -> None:
    table = Table(speed="off")
    table.to_placing()
    while sum(table.placement.stock) < 2:
        table.to_placing()
    view = table.view(qtbot)
    district = table.placement.places[0]
    spot = pixel(view, table.scene.plan.blocks[district].tray.center())
    qtbot.mouseMove(view.viewport(), spot)
    qtbot.waitUntil(lambda: table.placement.aim == district)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    (seat,) = table.bridge.match.to_act
    assert table.bridge.submit(Place(seat, table.placement.hand, district))
    table.placement.withdraw()
    assert not table.scene.card.isVisible()
    offer(table.bridge, table.placement)
    assert table.placement.aim == district
    assert table.scene.card.isVisible()


def test_another_cube_is_another_preview() -> None:
    table = Table()
    table.to_placing(rounds=2)
    while sum(1 for number in table.placement.stock if number) < 2:
        table.to_placing(rounds=2)
    table.placement.point(table.placement.places[0])
    for colour, number in enumerate(table.placement.stock):
        if number:
            table.placement.choose(colour)
            assert table.scene.ghost.colour == colour


# --- die and fields ------------------------------------------------------------------------------


def test_an_armed_die_tells_which_roll_leads_where() -> None:
    table = Table()
    table.scene.set_die_armed(True)
    broker = table.bridge.observation.broker
    rolls = [item.roll for item in table.scene.fields]
    assert [rolls[(broker + pips) % 18] for pips in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert sum(map(bool, rolls)) == 6
    table.scene.set_die_armed(False)
    assert not any(item.roll for item in table.scene.fields)


def test_only_the_field_on_offer_or_in_hand_is_raised() -> None:
    table = Table()
    for event, raised in (
        (events.LeadRolled, False),
        (events.BrokerMoved, True),
        (events.LotWon, True),
    ):
        table.until(event)
        table.scene.settle()
        seen = table.bridge.observation
        assert [item.raised == 1 for item in table.scene.fields] == [
            raised and field == seen.broker for field in range(18)
        ]


def test_tips_say_what_lies_under_the_pointer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.ui.boards.board_scene.QToolTip", Tip)
    table = Table()
    table.to_placing(rounds=4)
    table.placement.withdraw()
    table.scene.set_die_armed(True)
    view = table.view(qtbot)

    for district, block in enumerate(table.scene.plan.blocks):
        text = tip(view, block.title.center())
        assert table.bridge.narrator.name("district", district) in text
        assert table.bridge.narrator.outcome(table.districts.row(district).now) in text
    for field, plot in enumerate(table.scene.plan.plots):
        text = tip(view, plot.number)
        assert str(field + 1) in text
        roll = table.scene.fields[field].roll
        assert (str(roll) in text.partition(":")[2]) if roll else ":" not in text
    assert tip(view, table.scene.plan.die)
    table.scene.set_die_armed(False)
    assert not tip(view, table.scene.plan.die)
    table.to_placing()
    district = table.placement.places[0]
    table.placement.point(district)
    assert not tip(view, table.scene.plan.blocks[district].title.center())


# --- looks and words -----------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ["light", "dark"])
@pytest.mark.parametrize("palette", ["standard", "high-contrast"])
def test_every_look_is_painted_without_a_word_and_differs(
    wish: str, palette: str, qtbot: QtBot
) -> None:
    table = Table(seed=3)
    table.until(events.DistrictSold)
    table.to_placing()
    view = table.view(qtbot, 660, 430)
    table.placement.point(table.placement.places[0])
    theme_switch().choose("light" if wish == "dark" else "dark")
    before: QImage = view.grab().toImage()
    theme_switch().choose(wish, palette)
    after = view.grab().toImage()
    assert before != after
    corner = after.pixelColor(2, after.height() // 2)
    assert corner.lightnessF() > 0.5 if wish == "light" else corner.lightnessF() < 0.5


@pytest.mark.parametrize("wish", ["light", "dark"])
@pytest.mark.parametrize("palette", ["standard", "high-contrast"])
def test_names_can_be_read_on_every_ground(wish: str, palette: str) -> None:
    theme_switch().choose(wish, palette)
    colours = current()
    table = Table()
    while not table.over:
        table.step()
        table.scene.settle()
        for item in table.scene.districts:
            veil, ink = item.colouring(colours)
            backdrop = ground_of(item.value, colours)
            if veil:
                backdrop = mixed(backdrop, veil, veil.alphaF())
            assert contrast(ink, backdrop) >= 4.5
    for item in table.scene.districts:
        for colour in COLOURS:
            veil, ink = owned(ground_of(item.value, colours), colours.piece(colour).fill, colours)
            assert veil.alphaF() < 0.9, "roofs and trees are seen through it"
            assert contrast(ink, mixed(ground_of(item.value, colours), veil, veil.alphaF())) >= 4.5


@pytest.mark.parametrize("wish", ["light", "dark"])
def test_black_districts_look_owned_on_a_dark_board(wish: str) -> None:
    theme_switch().choose(wish)
    colours = current()
    lost = [one for one in COLOURS if is_lost_on(colours.block, colours.piece(one).fill)]
    assert ("black" in lost) is colours.dark


def test_names_and_signs_follow_the_language(qapp: QApplication, quoting: QTranslator) -> None:
    table = Table(seed=3)
    table.until(events.DistrictSold)
    table.scene.settle()
    (sold,) = (sign for sign in table.scene.signs if sign.isVisible())
    assert sold.text == "Sold"
    qapp.installTranslator(quoting)
    table.districts.retranslate()
    table.scene.retranslate()
    assert all(" ".join(item.title.lines).startswith("«") for item in table.scene.districts)
    assert sold.text == "«Sold»"


def test_a_language_may_change_in_mid_flight(qtbot: QtBot) -> None:
    table = Table(speed="fast")
    step: Step = table.until(events.CubePlaced)
    with qtbot.waitSignal(table.scene.settled):
        table.scene.perform(step)
        table.scene.retranslate()
        theme_switch().choose("dark")
    table.check()
