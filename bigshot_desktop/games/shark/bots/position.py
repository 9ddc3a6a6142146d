"""What a bot works with: the observation as a map, purses and holdings, and the odds of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, MapReading, lands_of
from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH, N_COMPANIES, TOP_VALUE
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.setup import Terms


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
        "bank",
        "cash",
        "ground",
        "me",
        "odds",
        "per_occasion",
        "rivals",
        "shares",
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
        return new

    def wealth(self, seat: int) -> int:
        """Cash and shares at today's value (SH-22)."""
        return self.cash[seat] + worth(self.shares[seat], self.ground.values)


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
