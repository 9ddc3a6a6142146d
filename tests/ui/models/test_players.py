"""The table of players says what the viewer may know of them, and what they did last."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.big_shot.rules import events as happened
from bigshot_desktop.games.big_shot.rules.actions import Borrow
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.rules.state import AUCTION
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers, Column
from bigshot_desktop.ui.models.observation_table import ROW
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import (
    KINDS,
    TESTED,
    Kind,
    Watch,
    column,
    course,
    facts_of,
    headings,
    play_on,
)

HIDDEN = Kind("hhb", (("hidden_money", "yes"),))


def made(kind: Kind, viewer: int = EVERYONE) -> tuple[Bridge, PlayersModel]:
    bridge = kind.bridge(viewer=viewer)
    return bridge, PlayersModel(bridge, BigShotPlayers())


def last_action(bridge: Bridge, seat: int) -> Event | None:
    """What a seat did last: since the last round began in which anything was done."""
    events = [event for step in bridge.match.steps for event in step.events]
    while events and isinstance(events[-1], happened.RoundBegan):
        events.pop()
    last = None
    for event in events:
        if isinstance(event, happened.RoundBegan):
            last = None
        elif getattr(event, "seat", None) == seat:
            last = event
    return last


def check_facts(bridge: Bridge, model: PlayersModel) -> None:
    seen, narrator = bridge.observation, bridge.narrator
    for seat, player in enumerate(bridge.match.seats):
        index = model.index(seat, Column.PLAYER)
        assert index.data() == model.card(seat).name == player.name
        assert model.row(seat).seat == player
        action = last_action(bridge, seat)
        assert model.row(seat).last_action == action
        told = narrator.event(action) if action else ""
        assert model.index(seat, Column.LAST_ACTION).data() == model.card(seat).last == told
        line: Any = model.row(seat).facts
        colours = seen.setup.deal.colours[seat]
        assert line.pieces == tuple(COLOURS[colour] for colour in colours)
        assert [purse.piece for purse in line.purses] == list(line.pieces)
        assert [purse.cash for purse in line.purses] == [seen.cash[c] for c in colours]
        assert [purse.loans for purse in line.purses] == [seen.loans[c] for c in colours]
        assert all(seen.owners[district] in colours for district in line.districts)
        assert len(line.districts) == sum(seen.owners.count(colour) for colour in colours)
        assert line.leads == (seen.leader == seat)
        shown = all(seen.cash[colour] is not None for colour in colours)
        assert (line.wealth is None) == (not shown)
        assert model.index(seat, Column.DISTRICTS).data() == str(len(line.districts))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_fact_is_right_and_every_change_is_told(
    kind: Kind, qapp: object, qtmodeltester: Any
) -> None:
    bridge, model = made(kind, viewer=0)
    if kind is TESTED:
        qtmodeltester.check(model)
    watch = Watch(model, (ROW,))
    check_facts(bridge, model)
    for _ in course(bridge, seed=4):
        watch.check_cells()
        check_facts(bridge, model)
    qtmodeltester.check(model)
    result = bridge.match.result
    assert result is not None
    wealth = {one.seat: one.total for one in result.standings}
    assert {seat: line.wealth for seat, line in enumerate(facts_of(model))} == wealth


# --- hidden money --------------------------------------------------------------------------------


def hidden_moments(bridge: Bridge) -> Iterator[None]:
    """The course of a match, with now this one looking at the table and now that one."""
    rng = Random(7)
    for _ in course(bridge, seed=8):
        bridge.viewer = rng.choice((0, 1, EVERYONE))
        yield


def test_hidden_money_shows_in_no_role(qapp: object) -> None:
    """Whatever others have in their purses, the table looks the same."""
    bridge, model = made(HIDDEN)
    watch = Watch(model, (ROW,))
    rng, match = Random(9), bridge.match
    other_money = 0
    for _ in hidden_moments(bridge):
        watch.check_cells()
        real = match.state
        guessed = match.game.guess(bridge.observation, rng)
        other_money += guessed.cash != real.cash
        match._state = guessed
        model.refresh()
        match._state = real
        assert watch.check_cells() == set()
    assert other_money > 100


def test_hidden_money_is_called_hidden(qapp: object) -> None:
    bridge, model = made(HIDDEN, viewer=0)
    assert column(model, Column.CASH) == ["$10M", "Hidden", "Hidden"]
    assert column(model, Column.WEALTH) == ["$10M", "Hidden", "Hidden"]
    bridge.viewer = 1
    assert column(model, Column.CASH) == ["Hidden", "$10M", "Hidden"]
    bridge.viewer = EVERYONE
    assert column(model, Column.CASH) == ["Hidden"] * 3
    for _ in course(bridge, seed=4, back=False):
        pass
    assert "Hidden" not in column(model, Column.CASH)


# --- texts ---------------------------------------------------------------------------------------


def test_the_texts_of_two_purses(qapp: object) -> None:
    bridge, model = made(KINDS[0])
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert headings(model) == [
        "Player",
        "Colour",
        "Cash",
        "Loans",
        "Districts",
        "Wealth",
        "Last action",
    ]
    while bridge.observation.phase != AUCTION:
        play_on(bridge, Random(1))
    (seat,) = bridge.match.to_act
    colours = bridge.match.setup.deal.colours[seat]
    first, second = (bridge.narrator.name("colour", colour) for colour in colours)
    one, other = ("●▲■◆"[colour] for colour in colours)
    bridge.submit(Borrow(seat, colours[0]))
    row = [model.index(seat, place).data() for place in range(6)]
    name = bridge.match.seats[seat].name
    assert row == [
        name,
        f"{one} {first}, {other} {second}",
        f"{one} $19M, {other} $10M",
        f"{one} 1, {other} 0",
        "0",
        "$19M",
    ]
    assert model.index(seat, Column.COLOUR).data(spoken) == f"{first} and {second}"
    assert model.index(seat, Column.CASH).data(spoken) == f"{first}: $19M, {second}: $10M"
    assert model.index(seat, Column.LAST_ACTION).data() == (
        f"{name} takes loan number 1 for {first}: $9M now, $10M to repay at the end."
    )


def test_who_is_a_bot_is_said(qapp: object) -> None:
    _, model = made(KINDS[0])
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    assert column(model, Column.PLAYER, described) == ["Person", "Bot: Easy"]


def test_districts_are_told_by_name(qapp: object) -> None:
    bridge, model = made(KINDS[2])
    for _ in course(bridge, seed=4, back=False):
        pass
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    for seat, line in enumerate(facts_of(model)):
        names = [bridge.narrator.name("district", district) for district in line.districts]
        told = model.index(seat, Column.DISTRICTS).data(described)
        assert told == (bridge.narrator.listing(names) if names else None)
