"""What a bot works with: the observation as a map, purses and holdings, and the odds of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Self

from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, MapReading, lands_of
from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH, BUY_LIMIT, N_COMPANIES, TOP_VALUE
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.setup import Terms
from bigshot_desktop.games.shark.rules.state import AFTER, PLACING, SETTLING


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely the colour die is to name a company, to leave the choice, or to name the fewest (SH-31)."""

    company: float
    free: float
    fewest: float


ODDS: Final = Odds(1 / 36, 2 / 36, 0.0)
ODDS_FEWEST: Final = Odds(1 / 36, 1 / 36, 1 / 36)
ODDS_NO_DIE: Final = Odds(0.0, 1 / 6, 0.0)


class Position:
    """The table from the seat of a bot."""

    __slots__ = (
        "allowance",
        "allowances",
        "bank",
        "cash",
        "ground",
        "me",
        "odds",
        "per_occasion",
        "placing",
        "playing",
        "rivals",
        "shares",
        "wait",
    )

    ground: MapReading
    me: int
    rivals: tuple[int, ...]
    """The other seats that are not ruined, in turn order after the bot's."""
    cash: list[int]
    shares: list[list[int]]
    """By seat and company."""
    bank: tuple[int, ...]
    allowance: int
    odds: Odds
    per_occasion: bool

    @classmethod
    def of(cls, seen: SharkObservation) -> Self:
        terms = Terms.of(seen.setup)
        new = cls()
        new.ground = MapReading.of(lands_of(terms.world, terms.counted), seen.chains, seen.used)
        new.me = me = seen.seat
        ring = ((me + step) % terms.players for step in range(1, terms.players))
        new.rivals = tuple(seat for seat in ring if seen.playing >> seat & 1)
        new.cash = list(seen.cash)
        new.shares = [
            list(seen.shares[at : at + N_COMPANIES])
            for at in range(0, len(seen.shares), N_COMPANIES)
        ]
        new.bank = seen.bank
        new.allowance = seen.allowance
        new.odds = (
            ODDS_NO_DIE if terms.zone_die_only else ODDS_FEWEST if terms.black_is_fewest else ODDS
        )
        new.per_occasion = terms.per_occasion
        active = seen.active
        new.playing = tuple(s for s in range(terms.players) if seen.playing >> s & 1)
        new.allowances = [0] * terms.players
        new.allowances[active] = seen.allowance
        new.placing = -1
        if seen.phase in (AFTER, SETTLING):
            mover = terms.following[seen.playing][active]
            if seen.phase == SETTLING:
                for debtor, rest in seen.agenda:
                    new.cash[debtor] -= 2 * rest
            if mover != active:
                new.allowances[mover] = BUY_LIMIT
        else:
            mover = active
            new.placing = active if seen.phase == PLACING else -1
        new.wait = waits(new.playing, mover, terms.players)
        return new

    def wealth(self, seat: int) -> int:
        """Cash and shares at today's value (SH-22)."""
        return self.cash[seat] + worth(self.shares[seat], self.ground.values)


@cache
def waits(playing: tuple[int, ...], mover: int, players: int) -> tuple[int, ...]:
    """By seat: how many turns of others come before its own."""
    order = [seat for step in range(players) if (seat := (mover + step) % players) in playing]
    return tuple(order.index(seat) if seat in playing else players for seat in range(players))


def worth(shares: Sequence[int], values: Sequence[int]) -> int:
    """So many shares of each company at their value."""
    a, b, c, d = shares
    p, q, r, s = values
    return a * p + b * q + c * r + d * s


def remaining(ground: MapReading) -> float:
    """How much of the match lies ahead, from 1 to 0: until a company is at the top or has used up its buildings."""
    far = 0.0
    for company in COMPANIES:
        far = max(far, ground.values[company] / TOP_VALUE, ground.used[company] / BUILDINGS_EACH)
    return 1 - far
