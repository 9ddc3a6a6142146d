"""Big Shot at the table: panels, placement, sounds and chapters fit together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.actions import PASSES, Place
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.games.big_shot.window.panels.paying import PayPanel
from bigshot_desktop.games.big_shot.window.panels.placing import PlacingPanel
from bigshot_desktop.games.big_shot.window.table import BigShotTable
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.look.sounds import NAMES
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.match.fixtures import LayAny
from tests.ui.players import a_match
from tests.ui.positions import EXPERT, asked, finished

Lay = Callable[[Match], BigShotTable]


@pytest.fixture
def lay(lay_any: LayAny) -> Lay:
    """Lays tables, and clears them after the test."""
    return lambda match: lay_any(BigShotTable, match, 0)


def test_how_an_auction_ended_with_one_s_own_word_is_told(lay: Lay) -> None:
    """Nobody has bid, the player passed as the last, and another takes the cubes for nothing."""

    def asked_again(match: Match) -> bool:
        own = next((step for step in match.steps_back() if step.action == PASSES[0]), None)
        given = own is not None and any(isinstance(one, events.LotFree) for one in own.events)
        later = own is not None and match.length > own.number
        return given and later and match.to_act == (0,)

    for seed in range(1, 60):
        match = a_match("hbbb", seed)
        while match.to_act and not asked_again(match):
            if match.to_act == (CHANCE,):
                match.draw()
            else:
                seat = match.to_act[0]
                asked_for = match.game.decision(match.state, seat)
                passes = isinstance(asked_for, Speak)
                legal = match.game.legal(match.state, seat) or [PASSES[seat]]
                match.play(PASSES[seat] if passes else legal[0])
        if match.to_act:
            break
    table = lay(match)
    own = next(step.number for step in match.steps_back() if step.action.seat == 0)
    later = [event for step in match.steps_after(own) for event in step.events]
    told = table.sum_up(0, later)
    assert any("gets the cubes for nothing and places them" in one for one in told)


@pytest.mark.parametrize(
    ("decision", "panel", "kinds", "options"),
    [
        (RollDie, RollPanel, "hbb", {}),
        (Speak, AuctionPanel, "hbb", {}),
        (ConsiderLoan, LoanPanel, "hbb", EXPERT),
        (ChoosePurse, PayPanel, "hb", {}),
        (PlaceCube, PlacingPanel, "hbb", {}),
    ],
)
def test_every_decision_has_its_panel(
    lay: Lay, decision: type, panel: type[Panel], kinds: str, options: dict[str, Any]
) -> None:
    match = asked(decision, kinds, **options)
    table = lay(match)
    assert type(table.panel(table.bridge.decision(match.to_act[0]))) is panel


def test_what_a_panel_wants_the_table_wants(lay: Lay) -> None:
    table = lay(a_match())
    wanted: list[object] = []
    rolls: list[bool] = []
    table.requests.action.connect(wanted.append)
    table.requests.roll.connect(lambda: rolls.append(True))
    for panel in table._panels.values():
        panel.requests.action.emit("this")
        panel.requests.roll.emit()
    table.scene.die_clicked.emit()
    assert wanted == ["this"] * 5
    assert len(rolls) == 6


def test_cubes_are_offered_while_a_player_places_and_only_then(lay: Lay) -> None:
    match = asked(PlaceCube)
    table = lay(match)
    assert not table.placement.active
    table.enter(Phase.DECIDING, 0)
    decision = table.bridge.decision(0)
    assert isinstance(decision, PlaceCube)
    assert table.placement.active
    assert table.placement.places == decision.districts
    wanted: list[object] = []
    table.requests.action.connect(wanted.append)
    colour = next(one for one, number in enumerate(decision.cubes) if number)
    table.placement.choose(colour)
    table.placement.put(decision.districts[0])
    assert wanted == [Place(0, colour, decision.districts[0])]
    table.pace.speed = "off"
    table.enter(Phase.SHOWING, 0)
    assert table.placement.active  # where nothing moves, the next cube follows at once
    table.pace.speed = "normal"
    for phase in (Phase.SHOWING, Phase.HELD, Phase.THINKING, Phase.CALLING, Phase.OVER):
        table.enter(phase, 0)
        assert not table.placement.active
        table.enter(Phase.DECIDING, 0)


def test_the_twin_of_the_districts_places(lay: Lay) -> None:
    table = lay(asked(PlaceCube))
    table.enter(Phase.DECIDING, 0)
    districts, fields = table.board_tables
    assert (districts.title(), fields.title()) == ("Districts", "Auction fields")
    first = table.placement.places[0]
    wanted: list[Place] = []
    table.requests.action.connect(wanted.append)
    districts.point(first)
    assert table.placement.aim == first
    districts.take(first)
    assert [place.district for place in wanted] == [first]
    fields.point(0)
    fields.take(0)
    assert len(wanted) == 1


def test_the_die_is_armed_while_a_player_holds_it(lay: Lay) -> None:
    table = lay(asked(RollDie))
    table.enter(Phase.ROLLING, 0)
    assert isinstance(table.scene, CityScene)
    assert table.scene.die.armed
    table.enter(Phase.SHOWING, -3)
    assert not table.scene.die.armed


def test_who_rolls(lay: Lay) -> None:
    match = asked(RollDie)
    assert match.to_act == (CHANCE,)
    assert lay(match).roller(match.state) == 0
    over = finished()
    assert over.to_act == ()


@pytest.mark.parametrize(("hidden", "secrets"), [("yes", True), ("no", False)])
def test_hidden_money_is_a_secret(lay: Lay, hidden: str, secrets: bool) -> None:
    assert lay(a_match("hhb", hidden_money=hidden)).secrets is secrets


def test_every_sound_there_is_and_every_event_has_a_place(lay: Lay) -> None:
    match = finished("hbbb")
    table = lay(match)
    told = [event for step in match.steps for event in step.seen_by(EVERYONE)]
    sounds = {table.sound(event) for event in told} - {""}
    assert sounds <= set(NAMES)
    assert {"dice", "gavel", "cube", "sold", "end"} <= sounds
    chapters = {table.chapter(event) for event in told} - {""}
    assert chapters == {"lead", "broker", "auction", "won", "placing", "sold"}
    notable = {type(event) for event in told if table.is_notable(event)}
    assert events.DistrictSold in notable
    assert events.CubePlaced not in notable


def test_the_bar_tells_the_final_account_of_what_lies_in_the_city(lay: Lay) -> None:
    table = lay(finished("hbbb"))
    decided, empty = (events.DistrictDecided(2, -1, (n, n, 0, 0)) for n in (2, 0))
    sentence = table.bridge.narrator.event(decided)
    assert table.is_notable(decided)
    assert not table.is_notable(empty)
    assert table.stage_line(decided) == f"Final account: {sentence}"


def test_the_account_and_the_fortunes_of_all_players(lay: Lay) -> None:
    match = finished("hbbb")
    table, result = lay(match), match.result
    assert result is not None
    model = table.wealth_chart().model
    totals = {seat: model.line(seat)[-1] for seat in range(4)}
    assert totals == {one.seat: one.total for one in result.standings}
    assert table.account(result).seats == tuple(one.seat for one in result.standings)
