"""The final account: how far everyone came on the money track, and by what."""

from __future__ import annotations

from bigshot_desktop.engine.game import Line, Result
from bigshot_desktop.engine.ranking import Sheet, ranked
from bigshot_desktop.games.saludos_amigos.rules.state import OVER, SaludosState


def result(state: SaludosState) -> Result | None:
    """The final ranking, or None while the match goes on; ties share the win (SA-29)."""
    if state.phase != OVER:
        return None
    return ranked(
        Sheet(seat, (money,), _lines(state, seat)) for seat, money in enumerate(state.money)
    )


def _lines(state: SaludosState, seat: int) -> tuple[Line, ...]:
    """Shares paid, less the steps back, and the bonus: the position on the money track."""
    lost = state.lost[seat]
    bonus = state.tile if state.bonus >> seat & 1 else 0
    lines = [Line.of("shares", state.money[seat] + lost - bonus)]
    if lost:
        lines.append(Line.of("journalists", -lost))
    if bonus:
        lines.append(Line.of("bonus", bonus))
    return tuple(lines)
