"""The final account: how far everyone came on the money track, and by what."""

from __future__ import annotations

from bigshot_desktop.rules.game import Line, Result, Standing
from bigshot_desktop.rules.saludos_amigos.state import OVER, SaludosState


def result(state: SaludosState) -> Result | None:
    """The final ranking, or None while the match goes on; ties share the win (SA-29)."""
    if state.phase != OVER:
        return None
    money = state.money
    order = sorted(range(state.terms.players), key=lambda seat: -money[seat])
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(1 for other in money if other > money[seat]),
            total=money[seat],
            qualified=True,
            lines=_lines(state, seat),
        )
        for seat in order
    )
    return Result(standings, tuple(one.seat for one in standings if one.rank == 1))


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
