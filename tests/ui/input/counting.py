"""Plays sensibly with as few clicks as possible, and counts them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.bots.suggesting import suggest
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DECLINES,
    DONES,
    READIES,
    Commit,
    Offer,
    Push,
    SaludosAction,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.packs import cards_in, counts
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    SEALING,
    STRENGTH,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.rules.talk import split_of
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import Hands, Keyboard, Mouse

WAITING = (Phase.DECIDING, Phase.ROLLING, Phase.CALLING, Phase.OVER)


class SwiftMouse(Mouse):
    """Clicks as seldom as can be, and counts."""

    clicks = 0

    def in_turn(self, what: str, *ways: str) -> str:
        return ways[0]

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        self.clicks += 1
        super().click(widget, place)


class SwiftKeyboard(Keyboard):
    """Presses as few keys as can be, and counts."""

    clicks = 0

    def in_turn(self, what: str, *ways: str) -> str:
        return ways[0]

    def press(self, key: Any, **held: bool) -> None:
        self.clicks += 1
        super().press(key, **held)


# --- what they want ------------------------------------------------------------------------------


def sensible(match: Match, seat: int) -> SaludosAction | None:
    """What beats one's share is accepted, quick offers are made, and then one is done; None: others speak first."""
    state: SaludosState = match.state
    if state.phase == NEGOTIATION:
        return _bargain(match, seat)
    if state.phase == STRENGTH:
        return READIES[seat]
    if state.phase in (CALL, ATTENDANCE):
        ours = sum(state.strengths) - state.mug
        return Push(seat, cards_in(state.hands[seat])[0]) if ours > state.mug else StayOut(seat)
    if state.phase == SEALING:
        return Commit(seat, counts(state.hands[seat]))
    for proposer, waiting in enumerate(state.waiting):
        if waiting >> seat & 1:
            better = state.offers[proposer][seat] >= split_of(state, seat)[seat]
            return (ACCEPTS if better else DECLINES)[seat][proposer]
    return None if state.offers[seat] else READIES[seat]


def _bargain(match: Match, seat: int) -> SaludosAction | None:
    state: SaludosState = match.state
    share = state.shares[seat] if state.shares else 0
    asks = [one for one, waiting in enumerate(state.waiting) if waiting >> seat & 1]
    if asks:
        best = max(asks, key=lambda one: state.offers[one][seat])
        return (ACCEPTS if state.offers[best][seat] > share else DECLINES)[seat][best]
    if state.offers[seat]:
        return None
    quick = suggest(match.game.observe(state, EVERYONE), seat)
    return Offer(seat, quick[0].shares) if quick and not share else DONES[seat]


# --- counting ------------------------------------------------------------------------------------


def negotiations(table: TablePage, hands: SwiftMouse | SwiftKeyboard) -> Iterator[int]:
    """Plays a match with one person; for each negotiation, the clicks or keys that it took them."""
    turns, match, clicks = table.turns, table.bridge.match, 0
    while turns.phase is not Phase.OVER:
        QApplication.processEvents()  # nobody acts before everything is in its place
        bargains, before = match.state.phase == NEGOTIATION, hands.clicks
        if clicks and not bargains:
            yield clicks
            clicks = 0
        acted = turns.phase in WAITING and _act(table, hands)
        clicks += (hands.clicks - before) * bargains
        if not acted:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _act(table: TablePage, hands: Hands) -> bool:
    """Does what the table waits for, if anything."""
    turns = table.turns
    if turns.phase is Phase.ROLLING:
        hands.roll(table)
        return True
    wanted = sensible(table.bridge.match, turns.seat)
    if wanted is not None:
        hands.act(table, wanted)
    return wanted is not None
