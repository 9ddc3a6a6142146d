"""Everybody knows what everybody has: cash, shares, wealth, and what they did since their last turn."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event
from bigshot_desktop.games.shark.rules import events as happened
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.window.models.players import Column, PlayerFacts, SharkPlayers
from bigshot_desktop.ui.models.observation_table import ROW
from bigshot_desktop.ui.models.players import CardFigure, Holding, PlayersModel, Purse
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator
from tests.games.shark.rules.positions import GAME, RED, Table, at
from tests.ui.models.model_checks import SHARK, Kind, Watch, column, course, facts_of, headings

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def made(kind: Kind) -> tuple[Bridge, PlayersModel]:
    bridge = kind.bridge()
    return bridge, PlayersModel(bridge, SharkPlayers())


def facts(table: Table, seat: int) -> PlayerFacts:
    return SharkPlayers().facts(GAME.observe(table.state, EVERYONE), seat)


def voice_at(table: Table) -> Narrator:
    return Narrator().at("shark", table.setup, ("Anna", "Bea", "Carl", "Dora"))


# --- in the course of a match --------------------------------------------------------------------


def check_facts(bridge: Bridge, model: PlayersModel) -> None:
    seen = bridge.observation
    for seat, told in enumerate(facts_of(model)):
        own = seen.shares[4 * seat : 4 * seat + 4]
        assert (told.seat, told.cash, told.shares) == (seat, seen.cash[seat], own)
        assert told.wealth == told.cash + sum(
            number * value for number, value in zip(own, seen.values, strict=True)
        )
        assert told.ruined == (not seen.playing >> seat & 1)
        assert [cell or "0" for cell in (model.index(seat, n).data() for n in range(3, 7))] == [
            str(number) for number in own
        ]
    acting = [seat for seat, told in enumerate(facts_of(model)) if told.acts]
    match bridge.match.to_act:
        case ():
            assert acting == []
        case (seat,):
            assert acting == [seen.active if seat == CHANCE else seat]


@pytest.mark.parametrize("kind", [SHARK[0], SHARK[3], SHARK[4]], ids=str)
def test_every_fact_is_right_and_every_change_is_told(kind: Kind, qapp: object) -> None:
    bridge, model = made(kind)
    watch = Watch(model, (ROW,))
    check_facts(bridge, model)
    for _ in islice(course(bridge, seed=4), 150):
        watch.check_cells()
        check_facts(bridge, model)


def test_wealth_at_the_end_is_that_of_the_final_account(qapp: object) -> None:
    bridge, model = made(SHARK[0])
    for _ in course(bridge, seed=4, back=False):
        pass
    result = bridge.match.result
    assert result is not None
    wealth = {one.seat: one.total for one in result.standings}
    assert {seat: told.wealth for seat, told in enumerate(facts_of(model))} == wealth


def test_an_action_stays_until_the_next_one(qapp: object) -> None:
    """What others do in their turns does not wipe it away; that somebody ends a turn is not worth telling."""
    bridge, model = made(SHARK[4])
    deeds: dict[int, Event] = {}
    dull = (happened.TurnBegan, happened.TradingEnded, happened.BonusPaid, happened.GainPaid)
    for _ in islice(course(bridge, seed=2, back=False), 200):
        for event in bridge.match.steps[-1].events:
            if not isinstance(event, (*dull, happened.LossPaid)) and hasattr(event, "seat"):
                deeds[event.seat] = event
        told = [bridge.narrator.event(deeds[seat]) if seat in deeds else "" for seat in range(6)]
        assert column(model, Column.LAST_ACTION) == told
        assert [model.card(seat).last for seat in range(6)] == told
    assert len(deeds) == 6


# --- as a row ------------------------------------------------------------------------------------


def test_the_texts_of_a_row(qapp: object) -> None:
    bridge, model = made(SHARK[0])
    assert headings(model) == [
        "Player",
        "Colour",
        "Cash",
        "● Red",
        "■ Blue",
        "◆ Green",
        "▲ Yellow",
        "Wealth",
        "Last action",
    ]
    assert headings(model, SPOKEN)[Column.RED : Column.WEALTH] == ["Red", "Blue", "Green", "Yellow"]
    dealt = bridge.match.setup.deal.shares[1]
    shares = [str(int(dealt == company) or "") for company in range(4)]
    row = [model.index(1, place).data() for place in range(8)]
    assert row == ["Bea", "✚ Teal", "0 FT", *shares, "0 FT"]
    assert model.index(1, Column.COLOUR).data(SPOKEN) == "Teal"
    assert model.index(1, Column.RED).data(SPOKEN) == f"Red, shares: {shares[0] or 0}"


def test_who_is_ruined_has_no_wealth_to_tell() -> None:
    table = Table.drawn("rrr", 3, cash=[4, 0, 2], ruined=[1])
    cells = facts(table, 1).cells(voice_at(table))
    assert [cell[0] for cell in cells] == ["✚ Teal", "0 FT", "", "", "", "", "Ruined"]


# --- as a card -----------------------------------------------------------------------------------


def test_a_card_tells_cash_shares_and_wealth() -> None:
    table = Table.drawn("rrr.bb", 3, cash=[4, 0, 2], shares=[(3, 1, 0, 0)])
    status = facts(table, 0).status(voice_at(table), table.setup)
    assert status.pieces == ("plum",)
    meaning = "Cash: 4,000 FT. FT is the money of this game."
    assert status.purses == (Purse("4,000 FT", meaning),)
    assert status.summary == "Cash: 4,000 FT"
    assert status.wealth == CardFigure("15,000 FT", "Wealth now: 15,000 FT")
    assert status.holdings == (Holding("3", "red"), Holding("1", "blue"))
    assert status.holdings_text == "Owns: 3 red shares and 1 blue share"
    assert status.keeps_all
    assert status.acts, "it is this player who rolls"
    assert not status.out
    other = facts(table, 1).status(voice_at(table), table.setup)
    assert (other.holdings, other.holdings_text, other.no_holdings) == ((), "", "No shares")
    assert not other.acts


def test_who_is_ruined_is_out() -> None:
    table = Table.drawn("rrr", 3, cash=[4, 0, 2], ruined=[1])
    status = facts(table, 1).status(voice_at(table), table.setup)
    assert status.out
    assert status.purses == (Purse("Ruined", "Ruined", known=False),)
    assert status.summary == "Ruined"
    assert status.wealth is None


def test_a_debtor_acts_in_the_turn_of_another() -> None:
    table = Table.drawn("rrr.bb..ggg", 3, shares=[(0, 0, 0, 0), (4, 4, 4, 0)])
    table.build(RED, at(0, 3))
    assert isinstance(table.asked(), CoverLoss)
    assert [facts(table, seat).acts for seat in range(3)] == [False, True, False]
