"""What is measured of Saludos Amigos."""

from __future__ import annotations

from typing import cast

from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Done, Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.window.bench import MANY, SaludosStation
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.ui.bench.station import POSITIONS
from bigshot_desktop.ui.match.table_page import TablePage
from tests.games.saludos_amigos.window.panels.talks import Talk, negotiation


def test_the_expert_is_asked_where_many_offers_are_open() -> None:
    positions = SaludosStation().positions()
    assert len(positions) == POSITIONS
    assert len({match.length for match in positions}) == POSITIONS
    for match in positions:
        asked = match.game.decision(match.state, match.to_act[0])
        assert isinstance(asked, Negotiate)
        assert len(asked.asks) + len(asked.agreed) >= MANY


def test_one_person_clicks_among_six_bots() -> None:
    station = SaludosStation()
    assert [seat.kind for seat in station.match("human").seats] == ["human", *["bot"] * 6]
    assert [seat.kind for seat in station.match("bot").seats] == ["bot"] * 7
    assert {seat.level for seat in station.among("expert").seats[1:]} == {"expert"}


def test_only_a_yes_or_no_to_the_person_is_an_answer() -> None:
    station = SaludosStation()
    assert station.is_answer(Accept(3, 0), 0)
    assert station.is_answer(Decline(3, 0), 0)
    assert not station.is_answer(Accept(3, 2), 0)
    assert not station.is_answer(Done(3), 0)


def test_answers_are_asked_for_with_an_offer_that_the_panel_shows(qtbot: QtBot) -> None:
    table, position = cast(TablePage, None), negotiation()
    here, station = Talk(qtbot, NegotiationPanel, position), SaludosStation()
    asks = station.asking(here.panel, table)
    assert asks is not None
    assert asks.widget is here.panel.quick[0]
    suggested = here.panel.quick[0].suggestion
    assert suggested is not None
    here.say(Offer(3, suggested.shares))  # one click accepts that
    later = [one.suggestion for one in here.panel.quick if one.isVisible()]
    assert suggested not in later
    asks = station.asking(here.panel, table)
    assert (asks is None) == (not any(one and sum(map(bool, one.shares)) > 1 for one in later))
