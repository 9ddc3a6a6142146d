"""Saludos Amigos at the table: panels, bag, offers, sounds, and reasons that keep a secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Discard,
    DrawCards,
    DrawTile,
    Offer,
    Roll,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    ReachIntoBag,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.window.panels.bag import BagPanel
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.saludos_amigos.window.panels.pushing import PushPanel
from bigshot_desktop.games.saludos_amigos.window.panels.rerolling import RerollPanel
from bigshot_desktop.games.saludos_amigos.window.panels.sealing import SealPanel
from bigshot_desktop.games.saludos_amigos.window.panels.settling import SettlePanel
from bigshot_desktop.games.saludos_amigos.window.table import SaludosTable
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.sounds import NAMES
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.status import Status
from bigshot_desktop.ui.play.turns import Phase
from tests.games.saludos_amigos.rules.positions import Table, called, sealing
from tests.games.saludos_amigos.window.panels.questions import saludos_bridge
from tests.ui.geometry import settle
from tests.ui.match.fixtures import LayAny
from tests.ui.positions import asked, finished, sit_at

Lay = Callable[..., SaludosTable]
GAME: Final[dict[str, Any]] = {"game": "saludos-amigos"}


@pytest.fixture
def lay(lay_any: LayAny) -> Lay:
    """Lays tables, and clears them after the test."""
    return lambda match, viewer=EVERYONE: lay_any(SaludosTable, match, viewer)


@pytest.mark.parametrize(
    ("decision", "panel", "kinds"),
    [
        (ReachIntoBag, BagPanel, "hbbb"),
        (RollAgain, RerollPanel, "hbbb"),
        (Negotiate, NegotiationPanel, "hbbb"),
        (ConsiderCall, PushPanel, "hbbb"),
        (ConsiderAttending, PushPanel, "hbbbb"),
        (SettleSplit, SettlePanel, "hbbb"),
        (ChooseCards, SealPanel, "hbbb"),
    ],
)
def test_every_decision_has_its_panel(
    lay: Lay, decision: type, panel: type[Panel], kinds: str
) -> None:
    match = asked(decision, kinds, **GAME)
    table = lay(match)
    assert type(table.panel(table.bridge.decision(match.to_act[0]))) is panel


def test_who_holds_the_bag_draws_and_nobody_else_is_needed(lay: Lay) -> None:
    match = asked(ReachIntoBag, "hbbb", **GAME)
    table = lay(match)
    assert table.roller(match.state) == 0
    drawn: list[bool] = []
    table.requests.roll.connect(lambda: drawn.append(True))
    table.enter(Phase.ROLLING, 0)
    table.scene.die_clicked.emit()
    assert drawn == [True]
    match.draw()
    assert table.roller(match.state) == EVERYONE


def test_what_is_waited_for_is_never_what_comes_of_it(lay: Lay) -> None:
    table = lay(asked(ReachIntoBag, "hbbb", **GAME))
    assert table.suspense(ReachIntoBag(2), EVERYONE) == "Carl reaches into the bag."
    assert table.suspense(DrawTile(-1, 5), 2) == "Carl reaches into the bag."
    assert table.suspense(Roll(-1, (1, 2, 3, 4)), EVERYONE) == "Everybody rolls."
    dealt = table.suspense(DrawCards(-1, (3, 3)), EVERYONE)
    assert dealt
    assert "3" not in dealt


def test_an_offer_is_agreed_to_in_its_table(lay: Lay) -> None:
    match = asked(Negotiate, "hbbb", **GAME)
    shares = (1, match.state.worth - 1, 0, 0)
    match.play(Offer(1, shares))
    assert match.state.offers[1] == shares
    table = lay(match, 0)
    wanted: list[object] = []
    table.requests.action.connect(wanted.append)
    (board_table, *_) = table.board_tables
    row = next(row for row, offer in enumerate(table.offers.rows) if offer.waits_for(0))
    board_table.take(row)
    assert wanted == []  # nobody speaks
    table.enter(Phase.DECIDING, 0)
    board_table.take(row)
    assert wanted == [Accept(0, 1)]


def test_reasons_that_rest_on_cards_are_the_players_own(lay: Lay) -> None:
    choice = Choice(Prospect(Discard(1, 3), 2.0, (Term.of("cards", -1.0, cards=1, points=3),)))
    match = asked(RollAgain, "hbbb", **GAME)
    assert lay(match, 1).discreet(choice) == choice
    for viewer in (0, EVERYONE):
        told = lay(match, viewer).discreet(choice)
        assert told.action == Discard(1, 0)
        assert told.chosen.terms == ()


def test_what_matters_most_is_told(lay: Lay) -> None:
    table = lay(asked(Negotiate, "hbbb", **GAME))
    said, stands = events.OfferAccepted(1, 0), events.OfferStands(0, (4, 3, 0, 0), 17)
    assert table.headline([said, stands]) == stands
    assert table.headline([said]) == said
    assert table.headline([]) is None


def test_sounds_chapters_and_endings(lay: Lay) -> None:
    match: Match = finished("hbbb", **GAME)
    table = lay(match)
    happened = [event for step in match.steps for event in step.events]
    assert {table.sound(event) for event in happened} <= {*NAMES, ""}
    assert {"tile", "dice", "offer"} <= {table.chapter(event) for event in happened}
    assert any(isinstance(event, table.endings) for event in happened)
    assert table.wealth_chart().model.columnCount() == 4
    result = match.result
    assert result is not None
    assert table.account(result).columnCount() == 4


def test_a_card_that_is_clicked_on_the_board_is_taken_by_the_panel(lay: Lay) -> None:
    """In the council it is picked; what could not be taken back is only pointed at."""
    match = asked(ChooseCards, "hbbb", **GAME)
    table = lay(match, 0)
    decision = table.bridge.decision(0)
    assert isinstance(decision, ChooseCards)
    panel = table.panel(decision)
    assert isinstance(panel, SealPanel)
    table.enter(Phase.DECIDING, 0)
    panel.ask(0, decision, table.bridge)
    assert table.scene.hand.armed
    value = next(value for value, number in enumerate(decision.cards, 1) if number)
    table.scene.card_clicked.emit(value)
    picked = tuple(int(one == value) for one in (1, 2, 3))
    assert panel.chosen == table.scene.hand.raised == picked
    table.enter(Phase.SHOWING, EVERYONE)
    assert not table.scene.hand.armed
    assert table.scene.hand.raised == ()


def test_a_click_on_a_card_discards_nothing(lay: Lay) -> None:
    match = asked(RollAgain, "hbbb", **GAME)
    table = lay(match, 0)
    wanted: list[Any] = []
    table.requests.action.connect(wanted.append)
    table.enter(Phase.DECIDING, 0)
    table.panel(table.bridge.decision(0)).ask(0, table.bridge.decision(0), table.bridge)
    table.scene.card_clicked.emit(1)
    assert wanted == []


def test_who_comes_back_is_told_of_their_own_money_first_and_of_the_council(lay: Lay) -> None:
    table = lay(asked(ReachIntoBag, "hbbb", **GAME))
    council = events.CouncilDecided(18, 22, (0, 2, 0, 3))
    happened = [
        events.SectionPlaced(1, 3, 1, 4),
        council,
        events.SharePaid(1, 2, 2),
        events.SharePaid(3, 3, 3),
        events.JournalistDrawn(2, 3),
        events.SteppedBack(0, 5, 2, 1),
    ]
    narrator = table.bridge.narrator
    told = table.sum_up(0, happened)
    assert told[:3] == [
        narrator.event(events.SteppedBack(0, 5, 2, 1)),
        narrator.event(council),
        narrator.event(events.JournalistDrawn(2, 3)),
    ]
    assert sorted(told) == sorted(narrator.event(event) for event in happened)
    assert table.sum_up(1, happened)[0] == narrator.event(events.SharePaid(1, 2, 2))


COUNCIL: Final = (
    "Carl has called the council: it decides whether the coalition (Anna and Bea) holds. "
)
LOOKS: Final = "You look at your cards, and nobody else may see them."


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (
            Table().coalition({0: 3, 1: 4}),
            f"You may call the council against the coalition (Anna and Bea). {LOOKS}",
        ),
        (called(), COUNCIL + LOOKS),
        (
            sealing(),
            f"{COUNCIL}You choose the councillors you play, and nobody else may see them.",
        ),
    ],
)
def test_the_curtain_tells_why_the_council_meets(lay: Lay, position: Table, reason: str) -> None:
    table = lay(saludos_bridge(position, "hhhh").match)
    (seat, *_) = position.acting
    assert table.curtain_reason(table.bridge.decision(seat)) == reason


def test_the_curtain_speaks_of_no_council_where_there_is_none(lay: Lay) -> None:
    table = lay(asked(RollAgain, "hhhh", **GAME))
    assert table.curtain_reason(table.bridge.decision(0)) == LOOKS


def test_a_council_that_is_decided_already_is_told(lay: Lay) -> None:
    """By what whoever looks may know: 18 against 8, two cards of 1 and two hands of 2 and 3."""
    position = Table().coalition({0: 3, 1: 4}, 6, 6, 6, 1, 1)
    for seat in (2, 3):
        position.push(seat, 1)
    position.all_ready()
    position.commit(3, 2)
    table = lay(saludos_bridge(position, "hhhh").match, 2)
    asked_only = "Carl: choose the councillors you play, or none."
    assert Status(table.bridge, table).prompt(Phase.DECIDING, 2) == asked_only
    position.state.mug = 23
    table = lay(saludos_bridge(position, "hhhh").match, 2)
    status = Status(table.bridge, table)
    told = "Whatever is shown, the coalition wins: it has 23, the opposition 23 at the most."
    assert status.prompt(Phase.DECIDING, 2) == f"{asked_only} {told}"
    status.in_full = lambda: False
    assert status.prompt(Phase.DECIDING, 2) == asked_only
    status.in_full = lambda: True
    table.bridge.viewer = EVERYONE  # Carl's hand could be two cards of 3
    assert status.prompt(Phase.DECIDING, 2) == asked_only


def test_it_is_told_in_any_window_once(window: MainWindow) -> None:
    """By the panel where there is room, else by the question: also after the window has another size."""
    told = "Whatever is shown, the opposition wins: "
    window.resize(1440, 900)
    table = sit_at(window, saludos_bridge(called(5, {0: 7}), "bbbhb").match)
    for size in ((1440, 900), (1024, 520), (1440, 900)):
        window.resize(*size)
        settle(table)
        panel = table.bar.panel
        assert isinstance(panel, PushPanel)
        seen = [panel.state.text()] if panel.state.isVisible() else []
        seen.append(table.bar.prompt.text())
        assert [told in text for text in seen].count(True) == 1, size
