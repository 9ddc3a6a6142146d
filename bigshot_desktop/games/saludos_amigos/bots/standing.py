"""Everybody's chance to win at any moment of a turn, from public facts: nobody's hidden cards are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.games.saludos_amigos.bots.bargain import bargain_at, judges
from bigshot_desktop.games.saludos_amigos.bots.council import Council
from bigshot_desktop.games.saludos_amigos.bots.features import model, rows
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.talk import Talk
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
)


def standing(sight: Sight) -> Sequence[float]:
    """By seat: with what is agreed, offered and likely to come of it."""
    seen: SaludosObservation = sight.observation
    memory: Recollection = sight.memory
    seen = replace(seen, hands=(None,) * len(seen.hands))
    if seen.phase not in (NEGOTIATION, STRENGTH, REROLL, CALL, ATTENDANCE, TALK, SEALING):
        return judges()[model(seen.setup)].chances(rows(Sight(seen, memory)))
    faith = tuple([memory.faithless(seat) for seat in range(len(seen.money))])
    bargain = bargain_at(seen, faith, memory.habit())
    if seen.phase in (STRENGTH, REROLL):
        return bargain.hopes(Talk.beginning(bargain.players), seen.strengths)
    if seen.phase == NEGOTIATION:
        return bargain.hearing(Talk.of(seen), memory).now
    if seen.phase in (TALK, SEALING) and seen.attending:
        there = replace(seen, seat=seen.attending[0])
        return Council(bargain, there).chances_with(seen.counter)
    return bargain.values(seen.shares, 0.0)
