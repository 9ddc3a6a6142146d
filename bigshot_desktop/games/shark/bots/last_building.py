"""With how many rolls a player ends the match as its only winner, by the next building."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.chains import open_squares
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.game import apply
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.scoring import result
from bigshot_desktop.games.shark.rules.state import OVER, PLACING, ROLLING


def winning_rolls(seen: SharkObservation, deals: Sequence[Any]) -> int:
    """So many rolls let a player win who trades so before the roll; the last of the deals ends the trade."""
    state = guess(seen, Random(0))
    for deal in deals:
        apply(state, deal)
    if state.phase != ROLLING:
        return 0
    ground = Position.of(seen).ground
    known: dict[Place, bool] = {}
    found = 0
    for roll in rolls(state):
        rolled = state.copy()
        apply(rolled, roll)
        if rolled.phase != PLACING:
            continue
        for place in (
            Place(seen.seat, company, square)
            for company in companies_for(state, roll.colour)
            for square in squares_in(open_squares(state, company, roll.zone))
        ):
            if place not in known:
                building = ground.building(place.company, place.square)
                known[place] = False
                if building is not None and building.last:
                    ended = rolled.copy()
                    apply(ended, place)
                    settle_all(ended)
                    outcome = result(ended) if ended.phase == OVER else None
                    known[place] = outcome is not None and outcome.winners == (seen.seat,)
            if known[place]:
                found += 1
                break
    return found
