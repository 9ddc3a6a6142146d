"""Several people at one screen: a hand is gone from it as soon as its owner has decided."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import READIES, Discard
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    RollAgain,
)
from bigshot_desktop.games.saludos_amigos.window.panels.balance import Balance
from bigshot_desktop.games.saludos_amigos.window.panels.cards import CardButton
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.session import Session
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import sit_at, until
from tests.ui.quick_choices import wish


def last_to_decide(kind: type, people: str) -> Match:
    """A match in which only a person is waited for, and has to look at cards for the answer."""

    def reached(match: Match) -> bool:
        (seat, *others) = match.to_act
        if others or seat not in (0, 1) or match.seats[seat].kind != "human":
            return False
        decision = match.game.decision(match.state, seat)
        return isinstance(decision, kind) and any(getattr(decision, "cards", ()))

    for seed in range(1, 100):
        match = until(a_match(people, seed, game="saludos-amigos"), reached, seed)
        if match.to_act:
            return match
    raise AssertionError(kind)


def cards_seen(table: TablePage) -> list[str]:
    """The cards in the bar, whoever may act with them."""
    buttons = table.bar.findChildren(CardButton)
    return [button.text() for button in buttons if button.isVisible()]


def come(window: MainWindow, kind: type, people: str) -> TablePage:
    """The person comes to the table and sees the cards."""
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, last_to_decide(kind, people))
    turns, (seat,) = table.turns, table.bridge.match.to_act
    assert isinstance(turns, OpenTurns)
    table.pace.speed, table.pace.bot_pause = "normal", 100
    if turns.phase is Phase.DECIDING and len(table.bridge.humans) > 1:
        turns.look_at_secrets()
    turns.arrive()
    assert (turns.phase, turns.seat, table.bridge.viewer) == (Phase.DECIDING, seat, seat)
    assert cards_seen(table)
    return table


def decide(table: TablePage) -> None:
    """The person decides, and what comes of it is being shown."""
    table.turns.decide(wish(table.bridge.match, table.turns.seat, None))
    assert table.turns.phase is Phase.SHOWING


@pytest.mark.parametrize("kind", [RollAgain, ConsiderCall, ConsiderAttending, ChooseCards])
def test_the_hand_is_gone_once_its_owner_has_decided(window: MainWindow, kind: type) -> None:
    table = come(window, kind, "hhbbb")
    decide(table)
    assert table.bridge.viewer == EVERYONE
    assert cards_seen(table) == []
    table.game_table.scene._player.finish()
    if table.turns.phase is not Phase.CALLING:
        assert cards_seen(table) == []


def test_behind_one_curtain_one_may_roll_several_times(window: MainWindow) -> None:
    table = come(window, RollAgain, "hhbbb")
    seat, bridge = table.turns.seat, table.bridge
    held = bridge.observation.cards[seat]
    rolled = 0
    while table.turns.phase is Phase.DECIDING and table.turns.seat == seat:
        decision = bridge.decision(seat)
        if not isinstance(decision, RollAgain) or not any(decision.cards):
            break
        assert bridge.viewer == seat
        assert cards_seen(table)
        card = next(value for value, number in enumerate(decision.cards, 1) if number)
        table.turns.decide(Discard(seat, card))
        table.game_table.scene._player.finish()
        QApplication.processEvents()
        rolled += 1
    assert rolled >= 1
    assert bridge.observation.cards[seat] < held
    if any(step.action == READIES[seat] for step in bridge.match.steps[-3:]):
        assert bridge.viewer == EVERYONE


def test_while_the_council_decides_the_bar_has_neither_cards_nor_sums(window: MainWindow) -> None:
    """Also where one person plays, who knows the own cards: sums of before contradict the board.

    It is one line, and the stage has the room for as long as something is shown on it.
    """
    table = come(window, ChooseCards, "hbbb")
    board = table.centre.size()
    decide(table)
    assert table.bridge.in_suspense
    assert cards_seen(table) == []
    assert not any(part.isVisible() for part in table.bar.findChildren(Balance))
    QApplication.processEvents()
    shown = table.centre.size()
    assert shown.width() == board.width()
    assert shown.height() > board.height()
    assert (table.bar.standing, table.bar.stretch) == (None, None)
    assert table.bar.height() < 4 * table.bar.fontMetrics().height()
    for _ in range(5):
        QApplication.processEvents()
        assert table.bridge.in_suspense
        assert table.centre.size() == shown


def test_the_curtain_of_a_match_that_was_opened_says_what_it_is_for(window: MainWindow) -> None:
    """Also after something was taken back, while nobody has come to the screen yet."""
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    match = last_to_decide(ConsiderCall, "hhbbb")
    window.matches.leave_table()
    window.matches.sit_down(Session(Referee(match)), opened=True)
    table = window.table
    assert table is not None
    assert table.turns.phase is Phase.CALLING
    note = table.curtain.note.text()
    assert note.startswith("You may call the council against the coalition (")
    assert "This match is not over and has secrets of Anna and Bea." in note
    assert "taken back" not in note
    table.turns.arrive()
    table.turns.decide(wish(table.bridge.match, table.turns.seat, None))
    table.turns.asks_first = True
    assert table.turns.undo()
    assert table.turns.phase is Phase.CALLING
    taken_back, *rest = table.curtain.note.text().split("\n")
    assert taken_back == "A decision was taken back: you decide again."
    assert "\n".join(rest) == note
