"""One of everything that Big Shot and the table can have to say."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from bigshot_desktop.rules.big_shot import events as happened
from bigshot_desktop.rules.big_shot.checks import REFUSALS
from bigshot_desktop.rules.big_shot.material import City
from bigshot_desktop.rules.big_shot.setup import Deal
from bigshot_desktop.rules.game import (
    CHANCE,
    Event,
    Fact,
    Line,
    Malformed,
    Refusal,
    Setup,
    Standing,
)
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table.problems import PROBLEMS, Problem

CITY_FILE: Final = Path(__file__).parents[2] / "resources" / "boards" / "big-shot" / "city.json"
CITY: Final[City] = GAMES["big-shot"].read_board(json.loads(CITY_FILE.read_text(encoding="utf-8")))
NAMES: Final = ("Anna", "Bea", "Carl", "Dan")
RED, YELLOW, WHITE, BLACK = range(4)
GRAND_HOTEL: Final = 6


def setup_for(players: int) -> Setup:
    """A set-up in which colours are dealt in order: Anna has red (and yellow in a game of two)."""
    dealt = GAMES["big-shot"].deal(players, {}, CITY, Random(1))
    colours = ((0, 1), (2, 3)) if players == 2 else tuple((seat,) for seat in range(players))
    deal: Deal = dealt.deal
    return replace(dealt, deal=replace(deal, colours=colours))


def own_city() -> Setup:
    """A set-up in somebody's own city, whose first district is called Soho."""
    first, *others = CITY.districts
    city = replace(CITY, districts=(replace(first, name="Soho"), *others))
    return replace(setup_for(4), board=city)


def _won(cubes: tuple[int, ...], colour: int) -> list[Event]:
    return [
        happened.DistrictSold(GRAND_HOTEL, colour, cubes),
        happened.DistrictDecided(GRAND_HOTEL, colour, cubes),
    ]


EVENTS: Final[list[Event]] = [
    happened.LeadRolled(0, 6),
    happened.LeadTied((0, 1)),
    happened.LeadTied((0, 1, 2)),
    happened.RoundBegan(3, 0),
    happened.BrokerMoved(0, 2, (16, 17), (2, 1, 0, 1)),
    happened.LoanTaken(0, RED, 2, 8),
    happened.LoanDeclined(0),
    happened.BidMade(0, 4),
    happened.Passed(1),
    happened.Overbid(0, 30),
    happened.MoneyShown(0, 7),
    happened.LotWon(0, 4, YELLOW),
    happened.LotFree(0),
    happened.CubePlaced(0, BLACK, GRAND_HOTEL, (2, 0, 0, 1)),
    *_won((4, 2, 1, 0), RED),
    *_won((3, 3, 1, 0), WHITE),
    *_won((2, 2, 2, 1), BLACK),
    *_won((0, 0, 0, 7), BLACK),
    happened.DistrictDecided(GRAND_HOTEL, -1, (2, 2, 1, 1)),
    happened.DistrictDecided(GRAND_HOTEL, -1, (0, 0, 0, 0)),
    happened.MatchEnded(()),
    happened.MatchEnded((1,)),
    happened.MatchEnded((0, 2)),
]

_REFUSAL_FACTS: Final[dict[str, list[dict[str, Fact]]]] = {
    "not-your-turn": [
        {"seat": 0, "turn": 1},
        {"seat": 0, "turn": CHANCE},
        {"seat": CHANCE, "turn": 1},
    ],
    "die": [{"pips": 7}],
    "bid-too-low": [{"amount": 3, "lowest": 4}],
    "bid-above-cash": [{"amount": 12, "cash": 10}],
    "bid-above-all": [{"amount": 56, "most": 55}],
    "loan-this-round": [{"colour": RED}],
    "loan-tenth": [{"loans": 9}],
    "purse-too-small": [{"amount": 8, "cash": 3}],
    "no-such-cube": [{"colour": RED}, {"colour": 99}, {"colour": -1}],
    "no-such-district": [{"district": 13}, {"district": -1}],
    "district-sold": [{"district": GRAND_HOTEL}],
    "players": [{"players": 7, "least": 2, "most": 4}],
    "unknown-option": [{"option": "haggling"}],
    "unknown-value": [{"option": "loans", "value": "never"}],
    "expert-for-two": [{"option": "hidden-money"}],
    "cubes-of-colour": [{"colour": RED, "number": 17}],
    "lot-of-field": [{"field": 0}],
    "broker-field": [{"field": 18}],
}

SET_UP_REFUSALS: Final = {
    "players": ("BS-01",),
    "unknown-option": ("BS-01",),
    "unknown-value": ("BS-51",),
    "expert-for-two": ("BS-50", "BS-51", "BS-52"),
    "cubes-of-colour": ("BS-04",),
    "lot-of-field": ("BS-05",),
    "broker-field": ("BS-06",),
    "colours-dealt": ("BS-08", "BS-40"),
}
"""What a set-up can be refused with (rules/game.py, rules/big_shot/setup.py), and the rules."""

ALL_REFUSALS: Final[list[Refusal]] = [
    Refusal.of(code, rule, **facts)
    for code, rules in (REFUSALS | SET_UP_REFUSALS).items()
    for rule in rules
    for facts in _REFUSAL_FACTS.get(code, [{}])
]

LINES: Final[list[Line]] = [
    Line.of("district", 21, district=GRAND_HOTEL, times=1, colour=RED),
    Line.of("district", 42, district=GRAND_HOTEL, times=2, colour=RED),
    Line.of("district", 84, district=GRAND_HOTEL, times=4, colour=RED),
    Line.of("cash", 3, colour=RED),
    Line.of("loans", -20, colour=RED, number=2),
]

STANDINGS: Final[list[Standing]] = [
    Standing(0, 1, 64, True, tuple(LINES)),
    Standing(1, 2, -12, False, ()),
]

_PROBLEM_FACTS: Final[dict[str, Fact]] = {
    "path": "/home/anna/evening.bigshot",
    "most": 4 << 20,
    "error": "Input/output error",
    "byte": 17,
    "line": 3,
    "column": 9,
    "number": 12,
    "key": "seats",
    "expected": "between:1:99",
    "theirs": 2,
    "ours": 1,
    "where": "setup.lots[3]",
    "game": "big-shot",
    "board": "city",
    "name": "volume",
}


def _problem(code: str) -> Problem:
    names = PROBLEMS[code]
    facts: dict[str, Any] = {name: _PROBLEM_FACTS[name] for name in names if name in _PROBLEM_FACTS}
    if "refusal" in names:
        refusal = Refusal.of("bid-too-low", "BS-11", amount=3, lowest=4)
        return Problem.refused(code, refusal, **facts)
    return Problem(code, **facts)


def _caused(problem: Problem, cause: Exception) -> Problem:
    problem.__cause__ = cause
    return problem


ALL_PROBLEMS: Final[list[Problem]] = [
    *map(_problem, PROBLEMS),
    Problem.refused("setup-refused", Refusal.of("lot-of-field", "BS-05", field=3)),
    Problem("unknown-board", game="whist", board="city"),
    _caused(_problem("bad-board"), Malformed("districts", "parks:2")),
    _caused(_problem("bad-board"), _problem("not-json")),
]
