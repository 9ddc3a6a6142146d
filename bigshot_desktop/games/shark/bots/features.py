"""What a good player would look at, in numbers: a row for each seat, from which the judge tells who wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.judge import Feature
from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, NO_FALLS, MapReading
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
        ("crowd", SHARES),
        ("crowd-time", SHARES),
        ("alone", SHARES),
        ("room", GROWTH),
        ("room-time", GROWTH),
        ("longest", GROWTH),
        ("longest-time", GROWTH),
        ("used", GROWTH),
        ("falls", RISK),
        ("falls-time", RISK),
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
        openings = ground.openings()
        chosen = odds.free + odds.fewest
        for zone in ZONES:
            deepest = [0] * N_COMPANIES
            ends = False
            for company, buildings in enumerate(openings[zone]):
                best = 0
                deep: list[int] | None = None
                last = False
                for building in buildings:
                    if building.rise > best:
                        best = building.rise
                    if building.last:
                        last = True
                    falls = building.falls
                    if falls is not NO_FALLS:
                        if deep is None:
                            deep = list(falls)
                        else:
                            deep = [x if x > y else y for x, y in zip(deep, falls, strict=True)]
                room[company] += best
                if last:
                    ends = True
                    end += odds.company
                if deep:
                    for victim, depth in enumerate(deep):
                        if depth:
                            fall[victim] += odds.company * depth
                            crash[victim] += odds.company
                            if depth > deepest[victim]:
                                deepest[victim] = depth
            if ends:
                end += chosen
            for victim, depth in enumerate(deepest):
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


def rows_of(position: Position, outlook: Outlook) -> list[list[float]]:
    """The features of every seat."""
    values = outlook.values
    p, q, r, s = values
    cash, shares, playing = position.cash, position.shares, position.playing
    wealth = [
        cash[seat] + a * p + b * q + c * r + d * s for seat, (a, b, c, d) in enumerate(shares)
    ]
    alive = len(playing)
    total = sum(wealth[seat] for seat in playing)
    mean = total / alive + 6.0
    unit = 1.0 / mean
    ranked = sorted((wealth[seat] for seat in playing), reverse=True)
    best, second = ranked[0], ranked[1] if alive > 1 else 0
    time, end, built = outlook.time, outlook.end, outlook.built
    room, fall, crash = outlook.room, outlook.fall, outlook.crash
    longest, exposed, used, worst = outlook.lead, outlook.exposed, outlook.used, outlook.worst
    issued = [0, 0, 0, 0]
    for seat in playing:
        a, b, c, d = shares[seat]
        issued[0] += a
        issued[1] += b
        issued[2] += c
        issued[3] += d
    everything = sum(issued) + 1
    highest = max(values)
    log_mean = log(mean)
    found = []
    for seat, held in enumerate(shares):
        if seat not in playing:
            row = [0.0] * len(FEATURES)
            row[RUINED] = 1.0
            found.append(row)
            continue
        own = wealth[seat]
        mine = cash[seat]
        lead = (own - (second if own == best else best)) * unit
        a, b, c, d = held
        number = a + b + c + d
        crowd = alone = stake = 0.0
        short = deepest = 0
        others = everything - number
        for company in COMPANIES:
            n = held[company]
            if n:
                rivals = issued[company] - n
                crowd += n * rivals
                alone += n * n / (n + rivals)
                at = n * values[company]
                if at > stake:
                    stake = at
                loss = n * worst[company]
                if loss > deepest:
                    deepest = loss
        crowd *= unit / others
        if deepest > mine:
            short = deepest - mine
        in_shares = number * unit
        in_room = (a * room[0] + b * room[1] + c * room[2] + d * room[3]) * unit
        in_lead = (a * longest[0] + b * longest[1] + c * longest[2] + d * longest[3]) * unit
        in_falls = (a * fall[0] + b * fall[1] + c * fall[2] + d * fall[3]) * unit
        in_exposed = (a * exposed[0] + b * exposed[1] + c * exposed[2] + d * exposed[3]) * unit
        wait = position.wait[seat]
        comes_next = 1.0 if wait == 0 else 0.0
        found.append(
            [
                own * unit,
                log(own + 6.0) - log_mean,
                lead,
                sum(1 for one in ranked if one > own) / alive,
                own * unit * (1 - time),
                lead * end,
                end if own == best else 0.0,
                mine * unit,
                min(1.0, mine / (BUY_LIMIT * highest + 1)),
                in_shares,
                in_shares * time,
                stake / (own + 6.0),
                (own - mine) * unit * time,
                crowd,
                crowd * time,
                alone * unit,
                in_room,
                in_room * time,
                in_lead,
                in_lead * time,
                (a * used[0] + b * used[1] + c * used[2] + d * used[3]) * unit,
                in_falls,
                in_falls * time,
                (a * crash[0] + b * crash[1] + c * crash[2] + d * crash[3]) * unit,
                in_exposed,
                in_exposed * time,
                short * unit,
                deepest * unit,
                comes_next,
                wait / alive,
                1.0 if wait == alive - 1 else 0.0,
                1.0 if seat == position.placing else 0.0,
                position.allowances[seat] / BUY_LIMIT,
                comes_next * in_room,
                comes_next * end * lead,
                0.0,
                time,
                built,
                end,
                alive / len(shares),
                log_mean,
            ]
        )
    return found


RUINED: Final = [feature.name for feature in FEATURES].index("ruined")


def rows(sight: Sight) -> list[list[float]]:
    """The features of every seat, of what a bot is shown."""
    position = Position.of(sight.observation)
    return rows_of(position, Outlook(position.ground, position.odds))


def model(setup: Setup) -> str:
    """A judge for each number of players, and others where long chains count less (SH-30)."""
    name = str(setup.players)
    return f"{name}-short-chains" if dict(setup.options)["variant-1"] == "yes" else name
