"""A hint's plan is drawn where it will happen, its words cover nothing of it, and all of it can be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel

from bigshot_desktop.bots.reasons import Choice, Prospect
from bigshot_desktop.games.big_shot.rules.actions import Bid, Place
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.majority import SIZE, counts
from bigshot_desktop.games.saludos_amigos.rules.actions import Offer
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.games.saludos_amigos.window.board.slips import PLANNED
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.shark.rules import actions as shark
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding, Trade
from bigshot_desktop.games.shark.window.board.plan import STEP
from bigshot_desktop.games.shark.window.board.scale import PLATE
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.geometry import settle
from tests.ui.match.panel_questions import click
from tests.ui.play.open_tables import at, split
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import asked, sit_at, until
from tests.ui.window_sizes import resized


@pytest.fixture(params=[(1024, 640), (1440, 900)], ids=str)
def sized(window: MainWindow, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    with resized(window, request.param):
        yield window


def a_plan(*actions: Any) -> Choice:
    return Choice(Prospect(actions[0], 0.4), (), 0.3, plan=actions)


def hinted(window: MainWindow, match: Match, choice: Choice) -> TablePage:
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    settle(window)
    table.turns.hinted.emit(choice)
    settle(window)
    QApplication.processEvents()
    return table


def in_sight(table: TablePage) -> list[QRect]:
    """What the hint speaks of, in pixels of the page."""
    view = table.view
    origin = view.viewport().mapTo(table, QPoint())
    return [
        view.mapFromScene(place).boundingRect().translated(origin)
        for place in table.game_table.scene.pointed_out()
    ]


def check_room(table: TablePage) -> None:
    box = table.why.geometry()
    assert table.rect().contains(box)
    places = in_sight(table)
    assert places
    assert not [place for place in places if place.intersects(box)]


def four_cubes(match: Match) -> list[Place]:
    """One cube after the other, two of them into the same district."""
    lot, piles = counts(match.state.lot), match.state.piles
    cubes = [colour for colour, number in enumerate(lot) for _ in range(number)]
    decision = match.game.decision(match.state, 0)
    assert isinstance(decision, PlaceCube)
    open_ = [one for one in decision.districts if SIZE[piles[one]] < 5]
    districts = [open_[0], open_[0], open_[1], open_[2]]
    return [Place(0, colour, place) for colour, place in zip(cubes, districts, strict=False)]


def test_all_cubes_are_drawn_in_their_order(sized: MainWindow) -> None:
    match = asked(PlaceCube, "hbb", seed=3)
    plan = four_cubes(match)
    assert len(plan) == 4
    table = hinted(sized, match, a_plan(*plan))
    marks = table.game_table.scene.plan_marks
    assert [mark.number for mark in marks] == [1, 2, 3, 4]
    blocks = table.game_table.scene.plan.blocks  # type: ignore[attr-defined]
    lying = SIZE[match.state.piles[plan[0].district]]
    assert marks[0].place == blocks[plan[0].district].slot(lying)
    assert marks[1].place == blocks[plan[0].district].slot(lying + 1)
    for mark, cube in zip(marks, plan, strict=True):
        assert blocks[cube.district].tray.contains(mark.place)
    check_room(table)


def test_what_is_drawn_goes_with_the_words(window: MainWindow) -> None:
    match = asked(PlaceCube, "hbb", seed=3)
    table = hinted(window, match, a_plan(*four_cubes(match)))
    click(table.why.close_)
    assert not table.game_table.scene.plan_marks


def test_what_a_hint_has_drawn_goes_when_something_else_is_explained(window: MainWindow) -> None:
    match = asked(PlaceCube, "hbb", seed=3)
    table = hinted(window, match, a_plan(*four_cubes(match)))
    assert table.game_table.scene.plan_marks
    number = table.sidebar.log.explainable()
    table.turns.explained.emit(number, Choice(Prospect(match.step(number).action, 0.4), (), 0.3))
    assert table.why.isVisible()
    assert not table.game_table.scene.plan_marks


def test_a_bid_says_where_the_marked_cubes_would_go(window: MainWindow) -> None:
    match = asked(Speak, "hbb")
    aim = (Place(0, 0, 6), Place(0, 0, 6), Place(0, 3, 12))
    bid = replace(a_plan(Bid(0, 1)), aim=aim)
    table = hinted(window, match, bid)
    told = "The marks on the board show where these cubes would go: "
    told += "2 red in the Grand Hotel, 1 black in South Park."
    assert told in [label.text() for label in table.why.findChildren(QLabel)]


def test_a_hint_that_is_another_offer_than_the_likely_one_says_why(window: MainWindow) -> None:
    """Two pieces of advice on one screen: the one for a yes, the other for the win."""
    match = at(NEGOTIATION, "hbbb")
    table = hinted(window, match, a_plan(Offer(0, split(match, 0, 1))))
    panel = table.bar.panel
    assert isinstance(panel, NegotiationPanel)
    assert panel.likely
    told = "The quick offer “Likely to be accepted” is another one"

    def says_so() -> bool:
        return any(label.text().startswith(told) for label in table.why.findChildren(QLabel))

    for shares in (panel.likely, split(match, 0, 1), split(match, 0, 2)):
        table.turns.hinted.emit(a_plan(Offer(0, shares)))
        settle(window)
        assert says_so() == (shares != panel.likely)


def test_play_it_plays_a_step_and_play_all_the_plan(window: MainWindow) -> None:
    match = asked(PlaceCube, "hbb", seed=3)
    plan = four_cubes(match)
    table = hinted(window, match, a_plan(*plan))
    length = match.length
    click(table.why.play)
    assert list(match.actions[length:]) == [plan[0]]
    assert table.turns.undo()
    table.turns.hinted.emit(a_plan(*plan))
    assert table.why.play_all.isVisible()
    assert table.why.play_all.toolTip()
    click(table.why.play_all)
    assert list(match.actions[length : length + 4]) == plan
    assert not table.why.isVisible()


def test_a_plan_of_one_step_has_no_play_all_and_no_number(window: MainWindow) -> None:
    match = asked(PlaceCube, "hbb", seed=3)
    table = hinted(window, match, a_plan(four_cubes(match)[0]))
    assert not table.why.play_all.isVisible()
    assert [mark.number for mark in table.game_table.scene.plan_marks] == [0]
    word = asked(Speak, "hbb", seed=3)
    lowest = word.game.decision(word.state, 0).lowest  # type: ignore[attr-defined]
    table = hinted(window, word, a_plan(Bid(0, lowest)))
    assert not table.game_table.scene.plan_marks


def can_sell(match: Match) -> bool:
    if match.to_act != (0,) or not isinstance(match.game.decision(match.state, 0), Trade):
        return False
    return any(map(int.__mul__, match.state.shares[:4], match.state.values))


def test_a_trade_is_drawn_with_its_shares(sized: MainWindow) -> None:
    match = until(a_match("hbb", 6, game="shark"), can_sell)
    company = next(c for c in range(4) if match.state.shares[c] and match.state.values[c])
    other = (company + 1) % 4
    plan = (shark.Sell(0, company, 1), shark.Buy(0, other, 2), shark.ENDS[0])
    table = hinted(sized, match, a_plan(*plan))
    marks = table.game_table.scene.plan_marks
    assert [(mark.number, mark.texts) for mark in marks] == [(1, ("−1",)), (2, ("+2",))]
    assert not marks[0].box.intersects(marks[1].box)
    for mark in marks:
        assert table.game_table.scene.sceneRect().contains(mark.box)
    check_room(table)


def test_shares_are_drawn_beside_the_price_of_their_company(window: MainWindow) -> None:
    """At the height of another value they would seem to move the price there."""
    match = asked(Trade, "hbb", game="shark", seed=4)
    for values in ((1, 0, 0, 0), (13, 14, 14, 13), (7, 7, 7, 7)):
        match.state.values[:] = values
        table = hinted(window, match, a_plan(*(shark.Buy(0, company, 1) for company in range(4))))
        scene = table.game_table.scene
        assert isinstance(scene, WorldScene)
        prices = [box_around(lane.marker, *PLATE) for lane in scene.lanes]
        for mark, price in zip(scene.plan_marks, prices, strict=True):
            assert mark.place.x() == price.center().x()
            assert abs(mark.place.y() - price.center().y()) < 5 * STEP
            assert not any(mark.box.intersects(one) for one in prices)
        nearest = scene.plan_marks[0].place - prices[0].center()
        assert nearest.manhattanLength() < 2 * STEP


def test_a_building_is_drawn_on_its_square(window: MainWindow) -> None:
    match = asked(PlaceBuilding, "hbb", game="shark", seed=4)
    legal = match.game.legal(match.state, 0)
    assert legal is not None
    table = hinted(window, match, a_plan(legal[0]))
    (mark,) = table.game_table.scene.plan_marks
    board = table.game_table.scene.plan  # type: ignore[attr-defined]
    assert board.square(legal[0].square).contains(mark.place)
    check_room(table)


def test_an_offer_is_shown_as_the_slip_that_it_will_be(sized: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    offer = Offer(0, split(match, 0, 2))
    table = hinted(sized, match, a_plan(offer))
    scene = table.game_table.scene
    assert isinstance(scene, VillageScene)
    slip = scene.slips.items[PLANNED, 0].slip
    assert slip is not None
    assert slip.shares == offer.shares
    assert slip.height == match.state.strengths[0] + match.state.strengths[2]
    assert not slip.clickable
    check_room(table)
    click(table.why.close_)
    assert (PLANNED, 0) not in scene.slips.items
    table.turns.hinted.emit(a_plan(offer))
    click(table.why.play)
    assert match.state.offers[0] == offer.shares
    assert (PLANNED, 0) not in scene.slips.items
