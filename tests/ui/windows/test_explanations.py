"""Hints and reasons over the board: they stay while others speak, and nobody sees another one's."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.saludos_amigos.actions import Accept, Discard, Offer
from bigshot_desktop.rules.saludos_amigos.state import NEGOTIATION, STRENGTH
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.open_turns import OpenTurns
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.players import InstantBots, a_choice
from tests.ui.positions import sit_at
from tests.ui.test_open_turns import at, silent, split


class Advisers(InstantBots):
    """Bots that are asked for nothing but hints, and always give the same."""

    def __init__(self, action: Any) -> None:
        super().__init__()
        self.held = True
        self.action = action

    def choose(self, match: Match, seat: int) -> Choice:
        return a_choice(silent(match, seat) if seat != self.action.seat else self.action)


def advised(window: MainWindow, match: Match, action: Any) -> TablePage:
    """A table at which a person has been told to do this."""
    window.runner = Advisers(action)  # type: ignore[assignment]
    table = sit_at(window, match)
    turns = table.turns
    assert isinstance(turns, OpenTurns)
    if isinstance(action, Discard):
        turns.look()
        turns.arrive()
    hint(table)
    return table


def hint(table: TablePage) -> None:
    bots = table.turns._questions._runner
    table.turns.ask_hint()
    assert isinstance(bots, Advisers)
    bots.deliver()
    assert table.why.isVisible()


def test_a_hint_can_be_read_while_bots_speak(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    table = advised(window, match, Offer(0, split(match, 0, 1)))
    table.bridge.submit(silent(match, 1))
    assert table.why.isVisible()
    table.kit.wanted.emit(Offer(0, split(match, 0, 2)))
    assert match.state.offers[0]
    assert not table.why.isVisible()


def test_a_hint_that_cannot_be_followed_any_more_goes(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    match.play(Offer(1, split(match, 1, 0, 2)))
    table = advised(window, match, Accept(0, 1))
    table.bridge.submit(silent(match, 3))
    assert table.why.isVisible()
    table.bridge.submit(silent(match, 2))  # which declines
    assert not table.why.isVisible()


def test_a_hint_about_cards_goes_with_the_cards(window: MainWindow) -> None:
    match = at(STRENGTH, "hhbb")
    table = advised(window, match, Discard(0, 1))
    assert isinstance(table.turns, OpenTurns)
    table.turns.hide()
    assert not table.why.isVisible()


def test_nobody_reads_the_hint_of_somebody_else(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hhbb")
    table = advised(window, match, Offer(0, split(match, 0, 2)))
    assert isinstance(table.turns, OpenTurns)
    table.turns.speak_for(1)
    assert not table.why.isVisible()
