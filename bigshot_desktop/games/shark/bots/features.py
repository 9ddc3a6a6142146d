"""What a good player would look at, in numbers: a row for each seat, from which the judge tells who wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.judge import Feature
from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.outlook import Outlook, Round
from bigshot_desktop.games.shark.bots.position import Holding, Position, worth
from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, TOP_VALUE

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
        ("lead-late", WEALTH),
        ("lead-end", WEALTH),
        ("first-end", WEALTH),
        ("foreseen", GROWTH),
        ("foreseen-lead", GROWTH),
        ("foreseen-late", GROWTH),
        ("cash", CASH),
        ("cash-time", CASH),
        ("purchases", CASH),
        ("shares", SHARES),
        ("shares-time", SHARES),
        ("largest-stake", SHARES),
        ("value-time", SHARES),
        ("value-squared", SHARES),
        ("crowd", SHARES),
        ("crowd-time", SHARES),
        ("alone", SHARES),
        ("gains", GROWTH),
        ("gains-time", GROWTH),
        ("room", GROWTH),
        ("room-time", GROWTH),
        ("longest", GROWTH),
        ("longest-time", GROWTH),
        ("used", GROWTH),
        ("headroom", GROWTH),
        ("losses", RISK),
        ("losses-time", RISK),
        ("falls", RISK),
        ("falls-time", RISK),
        ("exposed", RISK),
        ("exposed-time", RISK),
        ("worst-loss", RISK),
        ("shortage", RISK),
        ("ruin", RISK),
        ("worthless", RISK),
        ("next", TURN),
        ("wait", TURN),
        ("last", TURN),
        ("placing", TURN),
        ("right-to-buy", TURN),
        ("own-turn", TURN),
        ("own-end", TURN),
        ("rivals-end", TURN),
        ("ruined", STAGE),
        ("time", STAGE),
        ("built", STAGE),
        ("end-chance", STAGE),
        ("alive", STAGE),
        ("mean-wealth", STAGE),
        ("part-of-shares", SHARES),
        ("promised", GROWTH),
        ("promised-lead", GROWTH),
        ("promised-late", GROWTH),
        ("projected", GROWTH),
        ("projected-lead", GROWTH),
        ("projected-late", GROWTH),
    )
)
"""``scripts/shark_practice.c`` works them out in the same order."""

FLOOR: Final = 6.0
"""Added to wealth that others are compared with: at the start nobody has any."""

PROMISE: Final = 3.0
"""What a share is good for beyond its value while the whole match lies ahead …"""
ROOM: Final = 2.0
"""… and for each step its company can rise by in a zone."""

ROUNDS: Final = 48.0
"""How many turns a match takes, more or less."""

OUT: Final = [1.0 if feature.name == "ruined" else 0.0 for feature in FEATURES]
"""The row of a seat that is out of the match."""


class Foreseen:
    """What every seat is going to have, compared with the others."""

    __slots__ = ("best", "mean", "of", "second")

    def __init__(self, of: dict[int, float]) -> None:
        self.of = of
        """By seat."""
        self.mean = sum(of.values()) / len(of) + FLOOR
        self.best = self.second = 0.0
        for wealth in of.values():
            if wealth > self.best:
                self.best, self.second = wealth, self.best
            elif wealth > self.second:
                self.second = wealth

    def compared(self, seat: int) -> tuple[float, float]:
        """Of a seat: with the mean, as a logarithm; and the lead over the best rival."""
        own, mean = self.of[seat], self.mean
        rival = self.second if own == self.best else self.best
        return log((own + FLOOR) / mean), (own - rival) / mean


class Table:
    """All that is known of a position, and the rows of the seats made of it."""

    __slots__ = (
        "best",
        "everything",
        "highest",
        "issued",
        "log_mean",
        "mean",
        "moves",
        "outlook",
        "position",
        "projected",
        "promised",
        "ranked",
        "round",
        "second",
        "soon",
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
        self.ranked = ranked = sorted([wealth[seat] for seat in playing], reverse=True)
        self.mean = sum(ranked) / len(ranked) + FLOOR
        self.log_mean = log(self.mean)
        self.best, self.second = ranked[0], ranked[1] if len(ranked) > 1 else 0
        a, b, c, d = zip(*shares, strict=True)
        self.issued = issued = (sum(a), sum(b), sum(c), sum(d))
        self.everything = sum(issued) + 1
        self.highest = max(outlook.values)
        self.round = Round(outlook, shares, wealth, playing)
        self._foresee()

    def rows(self) -> list[list[float]]:
        """The features of every seat."""
        playing = self.position.playing
        return [
            self._row(seat) if seat in playing else OUT for seat in range(len(self.position.cash))
        ]

    def worst_loss(self, seat: int) -> int:
        """What the fall of one company could cost a seat at the most."""
        held = self.position.shares[seat]
        return max(n * worst for n, worst in zip(held, self.outlook.worst, strict=True))

    def _row(self, seat: int) -> list[float]:
        """The features of a seat that is not ruined."""
        position, outlook, round_ = self.position, self.outlook, self.round
        held, cash = position.shares[seat], position.cash[seat]
        values, time, end = outlook.values, outlook.time, outlook.end
        late, alive, unit = 1 - time, len(position.playing), 1.0 / self.mean
        gains, losses = self.moves[seat]
        after, after_lead = self.soon.compared(seat)
        promise, promise_lead = self.promised.compared(seat)
        project, project_lead = self.projected.compared(seat)
        shortage, ruin = self._shortage(seat, held, cash)
        own = self.wealth[seat]
        lead = (own - (self.second if own == self.best else self.best)) * unit
        a, b, c, d = held
        number = a + b + c + d
        others = self.everything - number
        crowd = alone = squared = 0.0
        stake = deepest = gone = 0
        for company in COMPANIES:
            n = held[company]
            if n:
                rivals = self.issued[company] - n
                value, worst = values[company], outlook.worst[company]
                crowd += n * (rivals / others)
                alone += n * n / (n + rivals)
                squared += n * value * value
                if n * value > stake:
                    stake = n * value
                if n * worst > deepest:
                    deepest = n * worst
                if value and worst == value:
                    gone += n
        in_shares = number * unit
        in_crowd = crowd * unit
        in_gains, in_losses = gains * unit, losses * unit
        in_room = _times(held, outlook.room) * unit
        in_lead = _times(held, outlook.lead) * unit
        in_falls = _times(held, outlook.fall) * unit
        in_exposed = _times(held, outlook.exposed) * unit
        in_cash = cash * unit
        turn = round_.bonus[seat] + 2 * _times(held, round_.own_rise[seat])
        turn -= _times(held, round_.own_fall[seat])
        wait = position.wait[seat]
        part = own * unit
        ends = round_.ends
        return [
            part,
            log(own + FLOOR) - self.log_mean,
            lead,
            sum([1 for one in self.ranked if one > own]) / alive,
            part * late,
            lead * late,
            lead * end,
            end if own == self.best else 0.0,
            after,
            after_lead,
            after_lead * late,
            in_cash,
            in_cash * time,
            min(1.0, max(0.0, cash / (BUY_LIMIT * self.highest + 1))),
            in_shares,
            in_shares * time,
            stake / (own + FLOOR),
            (own - cash) * unit * time,
            squared * unit / TOP_VALUE,
            in_crowd,
            in_crowd * time,
            alone * unit,
            in_gains,
            in_gains * time,
            in_room,
            in_room * time,
            in_lead,
            in_lead * time,
            _times(held, outlook.used) * unit,
            (number - worth(held, values) / TOP_VALUE) * unit,
            in_losses,
            in_losses * time,
            in_falls,
            in_falls * time,
            in_exposed,
            in_exposed * time,
            deepest * unit,
            shortage * unit,
            ruin,
            gone * unit,
            1.0 if wait == 0 else 0.0,
            wait / alive,
            1.0 if wait == alive - 1 else 0.0,
            1.0 if seat == position.placing else 0.0,
            position.allowances[seat] / BUY_LIMIT,
            turn * unit,
            ends[seat],
            sum(ends) - ends[seat],
            0.0,
            time,
            outlook.built,
            end,
            alive / len(position.shares),
            self.log_mean,
            number / (others + number),
            promise,
            promise_lead,
            promise_lead * late,
            project,
            project_lead,
            project_lead * late,
        ]

    def _foresee(self) -> None:
        """What everybody is going to have: after the round ahead, with what shares promise, and at the end."""
        outlook, round_ = self.outlook, self.round
        time, values = outlook.time, outlook.values
        rise, fall = round_.rise, round_.fall
        playing, shares = self.position.playing, self.position.shares
        rounds = ROUNDS * time / len(playing)
        good, final = [], []
        for company in COMPANIES:
            net, value = rise[company] - fall[company], values[company]
            way = net * rounds
            good.append(time * (PROMISE + ROOM * outlook.room[company]) + 2 * net)
            final.append(2 * (min(way, TOP_VALUE - value) if way > 0 else max(way, -value)))
        soon, promised, projected = {}, {}, {}
        self.moves: dict[int, tuple[float, float]] = {}
        """By seat: what it gains and loses by the round ahead."""
        for seat in playing:
            held, own = shares[seat], self.wealth[seat]
            up = 2 * _times(held, rise)
            down = 2 * _times(held, fall) - _times(held, round_.own_fall[seat])
            bonus = round_.bonus[seat]
            self.moves[seat] = up, down
            soon[seat] = max(0.0, own + bonus + up - down)
            promised[seat] = max(0.0, own + _times(held, good))
            projected[seat] = max(0.0, own + bonus * rounds + _times(held, final))
        self.soon = Foreseen(soon)
        self.promised = Foreseen(promised)
        self.projected = Foreseen(projected)

    def _shortage(self, seat: int, held: Holding, cash: int) -> tuple[float, float]:
        """What a seat is expected to lack for losses in the round ahead, and the chance that it is ruined (SH-19)."""
        short = ruin = 0.0
        if _times(held, self.outlook.worst) <= cash:
            return short, ruin
        a, b, c, d = held
        rich = worth(held, self.outlook.values)
        for mover, crashes in enumerate(self.round.crashes):
            if mover == seat:
                continue
            for chance, (e, f, g, h) in crashes:
                lost = a * e + b * f + c * g + d * h
                if lost > cash:
                    short += chance * (lost - cash)
                    if 2 * (lost - cash) - 1 > rich - lost:
                        ruin += chance
        return short, ruin


def _times(held: Holding, each: Sequence[float]) -> float:
    """So many shares of each company, times what one of them has."""
    a, b, c, d = held
    p, q, r, s = each
    return a * p + b * q + c * r + d * s


def rows(sight: Sight) -> list[list[float]]:
    """The features of every seat, of what a bot is shown."""
    position = Position.of(sight.observation)
    return Table(position, Outlook(position.ground, position.odds)).rows()


def model(setup: Setup) -> str:
    """A judge for each number of players, and others where long chains count less (SH-30)."""
    name = str(setup.players)
    return f"{name}-short-chains" if dict(setup.options)["variant-1"] == "yes" else name
