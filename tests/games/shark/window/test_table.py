"""Shark at the table: panels, placement, dice, sounds and chapters fit together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.rules.actions import EndTrading, Place
from bigshot_desktop.games.shark.rules.decisions import (
    ChooseShare,
    CoverLoss,
    PlaceBuilding,
    RollDice,
    Trade,
)
from bigshot_desktop.games.shark.rules.threats import threats
from bigshot_desktop.games.shark.window.panels.choosing import SharePanel
from bigshot_desktop.games.shark.window.panels.covering import CoverPanel
from bigshot_desktop.games.shark.window.panels.placing import BuildingPanel
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.games.shark.window.table import SharkTable
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.look.sounds import NAMES
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.match.fixtures import LayAny
from tests.ui.players import a_match
from tests.ui.positions import asked, finished, until

Lay = Callable[[Match], SharkTable]


@pytest.fixture
def lay(lay_any: LayAny) -> Lay:
    """Lays tables, and clears them after the test."""
    return lambda match: lay_any(SharkTable, match)


@pytest.mark.parametrize(
    ("decision", "panel", "options"),
    [
        (RollDice, TradePanel, {}),
        (ChooseShare, SharePanel, {"start_share": "chosen"}),
        (Trade, TradePanel, {}),
        (PlaceBuilding, BuildingPanel, {}),
        (CoverLoss, CoverPanel, {}),
    ],
)
def test_every_decision_has_its_panel(
    lay: Lay, decision: type, panel: type[Panel], options: dict[str, Any]
) -> None:
    match = asked(decision, game="shark", **options)
    table = lay(match)
    assert type(table.panel(table.bridge.decision(match.to_act[0]))) is panel


def test_buildings_are_offered_while_a_player_places_and_only_then(lay: Lay) -> None:
    match = asked(PlaceBuilding, game="shark", variant_3="yes")
    table = lay(match)
    table.enter(Phase.DECIDING, 0)
    decision = table.bridge.decision(0)
    assert isinstance(decision, PlaceBuilding)
    wanted: list[object] = []
    table.requests.action.connect(wanted.append)
    for company, squares in enumerate(decision.squares):
        table.placement.choose(company)
        assert table.placement.places == squares
        table.placement.put(squares[-1])
        assert wanted.pop() == Place(0, company, squares[-1])
    for phase in (Phase.SHOWING, Phase.HELD, Phase.THINKING, Phase.ROLLING, Phase.OVER):
        table.enter(phase, 0)
        assert not table.placement.active
        table.enter(Phase.DECIDING, 0)


def test_the_twin_of_the_squares_places(lay: Lay) -> None:
    table = lay(asked(PlaceBuilding, game="shark"))
    table.enter(Phase.DECIDING, 0)
    titles = [board_table.title() for board_table in table.board_tables]
    assert titles == ["Squares", "Companies", "Chains"]
    wanted: list[object] = []
    table.requests.action.connect(wanted.append)
    square = table.placement.places[0]
    table.board_tables[0].point(square)
    assert table.placement.aim == square
    table.board_tables[0].take(square)
    assert wanted == [Place(0, table.placement.hand, square)]


def test_dice_that_are_clicked_while_trading_end_it_and_roll(lay: Lay) -> None:
    def before_the_roll(match: Match) -> bool:
        asked = match.game.decision(match.state, match.to_act[0])
        return match.to_act == (0,) and isinstance(asked, Trade) and asked.occasion == 1

    table = lay(until(a_match("hbb", game="shark"), before_the_roll))
    table.panel(table.bridge.decision(0)).ask(0, table.bridge.decision(0), table.bridge)
    table.enter(Phase.DECIDING, 0)
    wanted: list[object] = []
    rolls: list[bool] = []
    table.requests.action.connect(wanted.append)
    table.requests.roll.connect(lambda: rolls.append(True))
    table.scene.die_clicked.emit()
    assert wanted == [Orders((EndTrading(0),), roll=True)]
    assert not rolls
    table.enter(Phase.ROLLING, 0)
    table.scene.die_clicked.emit()
    assert (len(wanted), rolls) == (1, [True])


def test_threats_are_those_of_whose_turn_it_is(lay: Lay) -> None:
    table = lay(asked(Trade, "hhh", game="shark"))
    seen = table.bridge.observation
    for seat in range(3):
        table.enter(Phase.ROLLING, seat)
        found = [chain.threat for chain in table.chains.rows]
        assert set(found) == set(threats(seen, seat))


def test_sounds_and_chapters(lay: Lay) -> None:
    match = finished("hbbb", game="shark")
    table = lay(match)
    told = [event for step in match.steps for event in step.seen_by(EVERYONE)]
    sounds = {table.sound(event) for event in told} - {""}
    assert sounds <= set(NAMES)
    assert {"dice", "cube", "coin", "end"} <= sounds
    chapters = {table.chapter(event) for event in told} - {""}
    assert {"roll", "building", "swallowed", "trade"} <= chapters


def test_who_comes_back_is_told_of_their_money_and_where_the_companies_stand(lay: Lay) -> None:
    table = lay(asked(Trade, game="shark"))
    happened = [
        events.ValueChanged(0, 3, 5),
        events.GainPaid(0, 0, 3, 6),
        events.GainPaid(1, 0, 9, 18),
        events.ValueChanged(0, 5, 6),
        events.ValueChanged(2, 4, 1),
        events.LossDue(0, (0, 0, 9, 0), 9),
        events.LossPaid(0, 9, 0),
        events.Ruined(2, (0, 0, 0, 0), 4),
        events.ValueChanged(1, 2, 3),
        events.ValueChanged(1, 3, 2),
    ]
    narrator = table.bridge.narrator
    assert table.sum_up(0, happened) == [
        f"Anna: {narrator.gain(-3)}.",
        "Red rises from 3 to 6.",
        "Green falls from 4 to 1.",
        f"Carl cannot pay the last {narrator.money(4)}, loses everything and is out.",
    ]
    assert table.sum_up(1, []) == []


def test_a_hint_is_pointed_out_on_the_map(lay: Lay) -> None:
    table = lay(asked(PlaceBuilding, game="shark", variant_3="yes"))
    table.enter(Phase.DECIDING, 0)
    square = table.placement.places[-1]
    table.point_out(Place(0, 2, square))
    assert (table.placement.hand, table.placement.aim) == (2, square)
    table.point_out(EndTrading(0))  # nothing to be seen of it
    assert table.placement.aim == square


def test_the_worst_of_what_happens_is_said_while_it_is_shown(lay: Lay) -> None:
    match = finished("hbbb", game="shark")
    table = lay(match)
    for step in match.steps:
        kinds = [type(event) for event in step.events]
        told = table.headline(step.events)
        if events.MatchEnded in kinds:
            assert isinstance(told, events.MatchEnded)
        elif events.SharesSoldOff in kinds and events.Ruined not in kinds:
            assert isinstance(told, events.SharesSoldOff)
        elif events.BuildingPlaced in kinds and events.ChainRemoved not in kinds:
            assert told == step.events[0]
    assert table.headline([]) is None


def test_the_account_and_the_fortunes_of_all_players(lay: Lay) -> None:
    match = finished("hbbb", game="shark")
    table, result = lay(match), match.result
    assert result is not None
    model = table.wealth_chart().model
    totals = {seat: model.line(seat)[-1] for seat in range(4)}
    assert totals == {one.seat: one.total for one in result.standings}
    assert table.account(result).seats == tuple(one.seat for one in result.standings)


def test_a_square_that_is_closed_is_refused_by_the_rules(lay: Lay) -> None:
    table = lay(asked(PlaceBuilding, game="shark"))
    table.enter(Phase.DECIDING, 0)
    wanted: list[Place] = []
    table.requests.action.connect(wanted.append)
    closed = next(square for square in range(120) if square not in table.placement.places)
    table.placement.put(closed)
    assert wanted == [Place(0, table.placement.hand, closed)]
    match = table.bridge.match
    assert match.game.check(match.state, wanted[0]) is not None
