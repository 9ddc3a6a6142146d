"""How a level judges: the weights it plays by, whom it counts as rivals, and what a position is worth to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, Openings
from bigshot_desktop.games.shark.bots.outlook import Turn, expected_turn
from bigshot_desktop.games.shark.bots.position import Position


@dataclass(frozen=True, slots=True)
class Level:
    """The weights of a level."""

    share: tuple[float, ...]
    """What a share promises, by feature (see :data:`worth.FEATURES`)."""
    horizon: float
    """How much of the match lies ahead when promises begin to fade."""
    cash: float
    """What ready money is good for, per unit, at the start of the match."""
    rivals: float
    """How much the rivals count at all: 0 for somebody who looks only at what is his own."""
    focus: float
    """0: all rivals count alike; 1: as much as they own; more: the richest above all."""
    spite: float
    """How much the rivals are believed to care for what others win and lose."""
    final: float
    """What it is worth to end the match ahead of all."""
    growth: float
    """How much of the growth the rivals' next turns may bring is believed …"""
    risk: float
    """… and how much of the falls; where both are 0 these turns are not looked at."""
    shortage: float
    """How much losses beyond the cash at hand are feared."""
    others: float
    """How much of what lies ahead of the rivals counts."""
    later: float
    """How good it is to keep the right to buy until the building stands."""
    spread: int
    """How many squares of each kind are compared …"""
    width: int
    """… and how many buildings are looked at closely."""
    deals: int
    """How many deals are looked at closely."""
    paths: int
    """How many times 36 paths of dice are played on in the mind; 0: none."""
    finalists: int
    """For how many buildings that is done."""
    misjudges: float
    """The spread of the errors in judging a building or a deal, in money."""
    slip: float
    """How often it knowingly does something less good."""

    @classmethod
    def of(cls, weights: Mapping[str, Any]) -> Self:
        return cls(
            share=tuple(weights["share"]),
            horizon=weights["horizon"],
            cash=weights["cash"],
            rivals=weights["rivals"],
            focus=weights["focus"],
            spite=weights["spite"],
            final=weights["final"],
            growth=weights["growth"],
            risk=weights["risk"],
            shortage=weights["shortage"],
            others=weights["others"],
            later=weights["later"],
            spread=weights["spread"],
            width=weights["width"],
            deals=weights["deals"],
            paths=weights["paths"],
            finalists=weights["finalists"],
            misjudges=weights["misjudges"],
            slip=weights["slip"],
        )

    @property
    def looks_ahead(self) -> bool:
        """Whether the rivals' next turns are looked at."""
        return bool(self.growth or self.risk)


def parts(level: Level, position: Position) -> dict[int, float]:
    """How much each rival counts; together 1, for whoever looks at rivals."""
    weights = {seat: (position.wealth(seat) + 10.0) ** level.focus for seat in position.rivals}
    total = sum(weights.values())
    return {seat: level.rivals * weight / total for seat, weight in weights.items()}


def issued(position: Position) -> list[int]:
    """The shares of each company in the hands of players."""
    return [sum(column) for column in zip(*position.shares, strict=True)]


def tastes(
    shares: Sequence[Sequence[int]], seats: Sequence[int], seat: int, spite: float
) -> tuple[list[float], list[float]]:
    """What a seat has of each company's rise and fall: its own shares, against those of the others (SH-14, SH-17)."""
    others = [one for one in seats if one != seat]
    spite = spite / len(others) if others else 0.0
    per_rise, per_fall = [], []
    for company in COMPANIES:
        own = shares[seat][company]
        theirs = spite * 2 * sum(shares[one][company] for one in others)
        per_rise.append(2 * own - theirs)
        per_fall.append(theirs - own)
    return per_rise, per_fall


def round_of(
    level: Level,
    position: Position,
    openings: Openings,
    built: Sequence[int],
    shares: Sequence[Sequence[int]],
) -> tuple[Turn, list[float]]:
    """What the rivals' turns until the bot's next one may bring in all, and the bonus of each of them."""
    turn = Turn()
    bonuses = []
    seats = (position.me, *position.rivals)
    for seat in position.rivals:
        before = turn.bonus
        expected_turn(
            openings, built, position.odds, *tastes(shares, seats, seat, level.spite), turn
        )
        bonuses.append(turn.bonus - before)
    return turn, bonuses
