"""Journalists: who has many councillors moves back, and where the journalist goes."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.events import (
    JournalistDrawn,
    JournalistReturned,
    JournalistStayed,
    SteppedBack,
)
from bigshot_desktop.games.saludos_amigos.rules.material import PRESS_PROJECTS
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState


def compare_hands(state: SaludosState, emit: Emit | None) -> None:
    """Back by as many cards as one has more than the smallest hand, never below 0 (SA-24)."""
    smallest = min(state.cards)
    if emit:
        emit(JournalistDrawn(state.holder, smallest))
    money = state.money
    for seat, cards in enumerate(state.cards):
        steps = min(cards - smallest, money[seat])
        if steps:
            money[seat] -= steps
            state.lost[seat] += steps
        if emit and cards > smallest:
            emit(SteppedBack(seat, cards, steps, money[seat]))


def keep_journalist(state: SaludosState, emit: Emit | None) -> None:
    """Back into the bag, or onto the board once three projects are complete (SA-25)."""
    if state.completed < PRESS_PROJECTS:
        if emit:
            emit(JournalistReturned(state.completed))
        return
    state.journalists += 1
    if emit:
        emit(JournalistStayed(state.journalists))
