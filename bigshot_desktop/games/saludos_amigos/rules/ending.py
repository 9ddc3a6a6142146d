"""The end of a match: the bonus for councillors, and the last word."""

from __future__ import annotations

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.events import BonusPaid, HandShown, MatchEnded
from bigshot_desktop.games.saludos_amigos.rules.packs import counts, total
from bigshot_desktop.games.saludos_amigos.rules.scoring import result
from bigshot_desktop.games.saludos_amigos.rules.state import OVER, SaludosState


def pay_bonus(state: SaludosState, amount: int, emit: Emit | None) -> None:
    """All hands are shown; whoever has the greatest sum of values moves up (SA-28)."""
    sums = [total(hand) for hand in state.hands]
    if emit:
        for seat, hand in enumerate(state.hands):
            emit(HandShown(seat, counts(hand), sums[seat]))
    most = max(sums)
    for seat, one in enumerate(sums):
        if one == most:
            state.bonus |= 1 << seat
            state.money[seat] += amount
            if emit:
                emit(BonusPaid(seat, amount, state.money[seat]))


def end_match(state: SaludosState, emit: Emit | None) -> None:
    """Nobody is to act any more."""
    state.phase = OVER
    state.acting = ()
    if emit:
        final = result(state)
        assert final is not None
        emit(MatchEnded(final.winners))
