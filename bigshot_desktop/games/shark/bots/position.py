"""What a bot thinks with: the map, purses and holdings, whose turn it is, and what buildings and deals make of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Self

from bigshot_desktop.games.shark.bots.map_reading import (
    COMPANIES,
    NO_FALLS,
    Building,
    MapReading,
    lands_of,
)
from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.setup import Terms
from bigshot_desktop.games.shark.rules.state import AFTER, PLACING, SETTLING

Holding = tuple[int, ...]
"""So many shares of each company."""

NONE_HELD: Final = (0,) * N_COMPANIES


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
    """The table. Positions share what they have in common, so nothing in them is ever changed."""

    __slots__ = (
        "allowances",
        "bank",
        "cash",
        "ground",
        "odds",
        "over",
        "per_occasion",
        "placing",
        "playing",
        "shares",
        "wait",
    )

    ground: MapReading
    cash: Sequence[int]
    """By seat; what is still owed (SH-18) is taken off twice, as shares must be given up for half their value."""
    shares: Sequence[Holding]
    """By seat and company."""
    playing: tuple[int, ...]
    """The seats that are not ruined."""
    wait: Sequence[int]
    """By seat: how many turns of others come before its own."""
    allowances: Sequence[int]
    """By seat: how many shares it may buy now (SH-08)."""
    placing: int
    """The seat that has rolled and is to build, −1 if none."""
    over: bool
    bank: Sequence[int]
    odds: Odds
    per_occasion: bool

    @classmethod
    def of(cls, seen: SharkObservation) -> Self:
        terms = Terms.of(seen.setup)
        players, active = terms.players, seen.active
        new = cls()
        new.ground = MapReading.of(lands_of(terms.world, terms.counted), seen.chains, seen.used)
        cash, allowances = list(seen.cash), [0] * players
        new.shares = [
            seen.shares[at : at + N_COMPANIES] for at in range(0, len(seen.shares), N_COMPANIES)
        ]
        new.playing = tuple(seat for seat in range(players) if seen.playing >> seat & 1)
        new.placing = active if seen.phase == PLACING else -1
        new.over = False
        mover = active
        if seen.phase in (AFTER, SETTLING):
            mover = terms.following[seen.playing][active]
            allowances[mover] = BUY_LIMIT
            for debtor, rest in seen.agenda:
                cash[debtor] -= 2 * rest
        allowances[active] = seen.allowance
        new.cash, new.allowances = cash, allowances
        new.wait = waits(new.playing, mover, players)
        new.bank = seen.bank
        new.odds = (
            ODDS_NO_DIE if terms.zone_die_only else ODDS_FEWEST if terms.black_is_fewest else ODDS
        )
        new.per_occasion = terms.per_occasion
        return new

    def _copy(self) -> Position:
        new = Position()
        new.ground = self.ground
        new.cash = self.cash
        new.shares = self.shares
        new.playing = self.playing
        new.wait = self.wait
        new.allowances = self.allowances
        new.placing = self.placing
        new.over = self.over
        new.bank = self.bank
        new.odds = self.odds
        new.per_occasion = self.per_occasion
        return new

    def after(self, seat: int, building: Building, ground: MapReading | None = None) -> Position:
        """Once a seat has placed a building and everybody has paid (SH-13 … SH-21); the new map if it is known."""
        company, square, rise, bonus, falls, last = building
        new = self._copy()
        new.ground = ground = ground or self.ground.with_building(company, square)
        new.cash = cash = list(self.cash)
        cash[seat] += bonus
        if rise > 0:
            for one in self.playing:
                cash[one] += rise * self.shares[one][company]
        if falls is not NO_FALLS:
            new.shares = shares = list(self.shares)
            for one in self.playing:
                if one != seat and (loss := worth(shares[one], falls)):
                    cash[one] -= loss
                    if cash[one] < 0:
                        cash[one], shares[one] = covered(-cash[one], shares[one], ground.values)
                        if cash[one] < 0:
                            cash[one] = 0
                            new.playing = tuple(s for s in new.playing if s != one)
        new.placing = -1
        new.over = last or len(new.playing) == 1
        new.wait = waits(new.playing, following(new.playing, seat, len(cash)), len(cash))
        new.allowances = list(self.allowances)
        if self.per_occasion:
            new.allowances[seat] = BUY_LIMIT
        for one, wait in enumerate(new.wait):
            if wait == 0 and one != seat:
                new.allowances[one] = BUY_LIMIT
        return new

    def traded(self, seat: int, holding: Holding, cash: int, allowance: int) -> Position:
        """Once a seat has traded, with what it may still buy."""
        new = self._copy()
        new.shares, new.cash, new.allowances = (
            list(self.shares),
            list(self.cash),
            list(self.allowances),
        )
        new.shares[seat], new.cash[seat], new.allowances[seat] = holding, cash, allowance
        return new

    def to_move(self, seat: int) -> Position:
        """At the start of a seat's turn."""
        new = self._copy()
        players = len(self.cash)
        new.placing = -1
        new.wait = waits(self.playing, seat, players)
        new.allowances = [BUY_LIMIT if one == seat else 0 for one in range(players)]
        return new

    def passed(self, seat: int) -> Position:
        """Once a seat has ended its turn."""
        return self.to_move(following(self.playing, seat, len(self.cash)))

    def winners(self) -> list[int]:
        """The richest of those who are not ruined (SH-22)."""
        wealth = {seat: self.wealth(seat) for seat in self.playing}
        most = max(wealth.values())
        return [seat for seat in self.playing if wealth[seat] == most]

    def wealth(self, seat: int) -> int:
        """Cash and shares at today's value (SH-22)."""
        return self.cash[seat] + worth(self.shares[seat], self.ground.values)


def covered(short: int, shares: Holding, values: Sequence[int]) -> tuple[int, Holding]:
    """Change and shares that are left when what is short was covered with shares (SH-18); −1 and none of ruin (SH-19).

    The dearest go first, which is near enough to what a debtor would choose.
    """
    needed = 2 * short - 1
    if worth(shares, values) < needed:
        return -1, NONE_HELD
    left, given = list(shares), 0
    for company in sorted(COMPANIES, key=lambda c: -values[c]):
        value = values[company]
        if value and given < needed:
            number = min(left[company], -(-(needed - given) // value))
            left[company] -= number
            given += number * value
    return (given + 1) // 2 - short, tuple(left)


@cache
def following(playing: tuple[int, ...], seat: int, players: int) -> int:
    """The next seat clockwise that is not ruined."""
    return next(
        one for step in range(1, players + 1) if (one := (seat + step) % players) in playing
    )


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
