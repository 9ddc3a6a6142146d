"""What a good player would look at, in numbers: a row for each seat, from which the judge tells who wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.judge import Feature
from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, NO_FALLS, MapReading, deeper
from bigshot_desktop.games.shark.bots.position import Odds, Position
from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    BUY_LIMIT,
    N_COMPANIES,
    TOP_VALUE,
    ZONES,
)

WEALTH, CASH, SHARES, GROWTH, RISK, TURN, STAGE = (
    "wealth",
    "cash",
    "shares",
    "growth",
    "risk",
    "turn",
    "stage",
)
"""The headings under which features are told in an explanation."""

FEATURES: Final = tuple(
    Feature(name, group)
    for name, group in (
        ("wealth", WEALTH),
        ("log-wealth", WEALTH),
        ("lead", WEALTH),
        ("rank", WEALTH),
        ("wealth-late", WEALTH),
        ("lead-end", WEALTH),
        ("first-end", WEALTH),
        ("cash", CASH),
        ("purchases", CASH),
        ("shares", SHARES),
        ("shares-time", SHARES),
        ("largest-stake", SHARES),
        ("value-time", SHARES),
        ("value-squared", SHARES),
        ("crowd", SHARES),
        ("crowd-time", SHARES),
        ("alone", SHARES),
        ("room", GROWTH),
        ("room-time", GROWTH),
        ("room-backed", GROWTH),
        ("longest", GROWTH),
        ("longest-time", GROWTH),
        ("used", GROWTH),
        ("falls", RISK),
        ("falls-time", RISK),
        ("falls-backed", RISK),
        ("crashes", RISK),
        ("exposed", RISK),
        ("exposed-time", RISK),
        ("shortage", RISK),
        ("worst-loss", RISK),
        ("next", TURN),
        ("wait", TURN),
        ("last", TURN),
        ("placing", TURN),
        ("right-to-buy", TURN),
        ("next-room", TURN),
        ("next-end", TURN),
        ("ruined", STAGE),
        ("time", STAGE),
        ("built", STAGE),
        ("end-chance", STAGE),
        ("alive", STAGE),
        ("mean-wealth", STAGE),
    )
)


FLOOR: Final = 6.0
"""Added to wealth that others are compared with: at the start nobody has any."""

OUT: Final = [1.0 if feature.name == "ruined" else 0.0 for feature in FEATURES]
"""The row of a seat that is out of the match."""


class Outlook:
    """What the map promises the shares of each company, whoever holds them."""

    __slots__ = (
        "built",
        "crash",
        "end",
        "exposed",
        "fall",
        "lead",
        "room",
        "time",
        "used",
        "values",
        "worst",
    )

    def __init__(self, ground: MapReading, odds: Odds) -> None:
        self.values = ground.values
        room = [0.0] * N_COMPANIES
        fall = [0.0] * N_COMPANIES
        crash = [0.0] * N_COMPANIES
        worst = [0] * N_COMPANIES
        end = 0.0
        named, chosen = odds.company, odds.free + odds.fewest
        deepest = [NO_FALLS] * (len(ZONES) + 1)
        ends = [False] * (len(ZONES) + 1)
        for company, growth in enumerate(ground.growths()):
            for zone in ZONES:
                best, falls, last = growth[zone]
                room[company] += best
                if last:
                    ends[zone] = True
                    end += named
                if falls is not NO_FALLS:
                    for victim, depth in enumerate(falls):
                        if depth:
                            fall[victim] += named * depth
                            crash[victim] += named
                    deepest[zone] = deeper(deepest[zone], falls)
        for zone in ZONES:
            if ends[zone]:
                end += chosen
            if deepest[zone] is not NO_FALLS:
                for victim, depth in enumerate(deepest[zone]):
                    if depth:
                        fall[victim] += chosen * depth
                        crash[victim] += chosen
                        if depth > worst[victim]:
                            worst[victim] = depth
        self.room = [one / len(ZONES) for one in room]
        """By company: how much it rises in a zone, on average, where it is let to."""
        self.fall = fall
        """How much it falls in a turn on average if everybody wishes it ill …"""
        self.crash = crash
        """… how likely that is …"""
        self.worst = worst
        """… and by how much at the most."""
        self.end = end
        """How likely the dice are to let a player end the match."""
        longest = [0] * N_COMPANIES
        sizes: list[list[int]] = [[] for _ in COMPANIES]
        for chain in set(ground.at):
            if chain >= 0:
                company, size = ground.owners[chain], ground.sizes[chain]
                sizes[company].append(size)
                if size > longest[company]:
                    longest[company] = size
        self.lead, self.exposed = [], []
        far = used = 0.0
        for company in COMPANIES:
            others = max(longest[other] for other in COMPANIES if other != company)
            self.lead.append((longest[company] - others) / 5)
            self.exposed.append(
                sum(size for size in sizes[company] if 1 < size <= others) / TOP_VALUE
            )
            used += ground.used[company]
            far = max(far, ground.values[company] / TOP_VALUE)
            far = max(far, ground.used[company] / BUILDINGS_EACH)
        self.used = [one / BUILDINGS_EACH for one in ground.used]
        self.time = 1 - far
        self.built = used / (N_COMPANIES * BUILDINGS_EACH)


class Table:
    """All that the rows of the seats have in common, so that the row of one seat is quickly made anew."""

    __slots__ = (
        "best",
        "everything",
        "highest",
        "issued",
        "log_mean",
        "mean",
        "outlook",
        "position",
        "ranked",
        "second",
        "wealth",
    )

    def __init__(self, position: Position, outlook: Outlook) -> None:
        self.position = position
        self.outlook = outlook
        p, q, r, s = outlook.values
        cash, shares, playing = position.cash, position.shares, position.playing
        self.wealth = wealth = [
            max(0, cash[seat] + a * p + b * q + c * r + d * s)
            for seat, (a, b, c, d) in enumerate(shares)
        ]
        self.ranked = ranked = sorted((wealth[seat] for seat in playing), reverse=True)
        self.mean = sum(ranked) / len(ranked) + FLOOR
        self.log_mean = log(self.mean)
        self.best, self.second = ranked[0], ranked[1] if len(ranked) > 1 else 0
        a, b, c, d = zip(*shares, strict=True)
        self.issued = issued = (sum(a), sum(b), sum(c), sum(d))
        self.everything = sum(issued) + 1
        self.highest = max(outlook.values)

    def rows(self) -> list[list[float]]:
        """The features of every seat."""
        position = self.position
        return [
            self.row(seat, held, position.cash[seat], position.allowances[seat])
            for seat, held in enumerate(position.shares)
        ]

    def worst_loss(self, seat: int) -> int:
        """What the fall of one company could cost a seat at the most."""
        held = self.position.shares[seat]
        return max(n * worst for n, worst in zip(held, self.outlook.worst, strict=True))

    def row(self, seat: int, held: Sequence[int], cash: int, allowance: int) -> list[float]:
        """The features of a seat that has traded: as rich as before, it now has these shares and so much cash."""
        position, outlook = self.position, self.outlook
        if seat not in position.playing:
            return OUT
        values, time, end = outlook.values, outlook.time, outlook.end
        room, fall, crash = outlook.room, outlook.fall, outlook.crash
        longest, exposed, used = outlook.lead, outlook.exposed, outlook.used
        own, alive, unit = self.wealth[seat], len(position.playing), 1.0 / self.mean
        lead = (own - (self.second if own == self.best else self.best)) * unit
        a, b, c, d = held
        before = position.shares[seat]
        number = a + b + c + d
        crowd = alone = stake = deepest = squared = room_backed = falls_backed = 0.0
        others = self.everything - sum(before)
        for company in COMPANIES:
            n = held[company]
            if n:
                rivals = self.issued[company] - before[company]
                value = values[company]
                backing = rivals / others
                crowd += n * backing
                alone += n * n / (n + rivals)
                room_backed += n * backing * room[company]
                falls_backed += n * backing * fall[company]
                squared += n * value * value
                if n * value > stake:
                    stake = n * value
                loss = n * outlook.worst[company]
                if loss > deepest:
                    deepest = loss
        in_shares = number * unit
        in_room = (a * room[0] + b * room[1] + c * room[2] + d * room[3]) * unit
        in_lead = (a * longest[0] + b * longest[1] + c * longest[2] + d * longest[3]) * unit
        in_falls = (a * fall[0] + b * fall[1] + c * fall[2] + d * fall[3]) * unit
        in_exposed = (a * exposed[0] + b * exposed[1] + c * exposed[2] + d * exposed[3]) * unit
        wait = position.wait[seat]
        comes_next = 1.0 if wait == 0 else 0.0
        part = own * unit
        return [
            part,
            log(own + FLOOR) - self.log_mean,
            lead,
            sum(1 for one in self.ranked if one > own) / alive,
            part * (1 - time),
            lead * end,
            end if own == self.best else 0.0,
            cash * unit,
            min(1.0, cash / (BUY_LIMIT * self.highest + 1)),
            in_shares,
            in_shares * time,
            stake / (own + FLOOR),
            (own - cash) * unit * time,
            squared * unit / TOP_VALUE,
            crowd * unit,
            crowd * unit * time,
            alone * unit,
            in_room,
            in_room * time,
            room_backed * unit,
            in_lead,
            in_lead * time,
            (a * used[0] + b * used[1] + c * used[2] + d * used[3]) * unit,
            in_falls,
            in_falls * time,
            falls_backed * unit,
            (a * crash[0] + b * crash[1] + c * crash[2] + d * crash[3]) * unit,
            in_exposed,
            in_exposed * time,
            (deepest - cash) * unit if deepest > cash else 0.0,
            deepest * unit,
            comes_next,
            wait / alive,
            1.0 if wait == alive - 1 else 0.0,
            1.0 if seat == position.placing else 0.0,
            allowance / BUY_LIMIT,
            comes_next * in_room,
            comes_next * end * lead,
            0.0,
            time,
            outlook.built,
            end,
            alive / len(position.shares),
            self.log_mean,
        ]


def rows(sight: Sight) -> list[list[float]]:
    """The features of every seat, of what a bot is shown."""
    position = Position.of(sight.observation)
    return Table(position, Outlook(position.ground, position.odds)).rows()


def model(setup: Setup) -> str:
    """A judge for each number of players, and others where long chains count less (SH-30)."""
    name = str(setup.players)
    return f"{name}-short-chains" if dict(setup.options)["variant-1"] == "yes" else name
