"""One of everything that Shark can have to say."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, Decision, Event, Fact, Line, Setup, Standing
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.rules import actions as done
from bigshot_desktop.games.shark.rules import decisions as asked
from bigshot_desktop.games.shark.rules import events as happened
from bigshot_desktop.games.shark.rules.checks import REFUSALS
from bigshot_desktop.games.shark.rules.game import Shark
from bigshot_desktop.games.shark.rules.material import (
    BLACK,
    COMPANIES,
    N_COMPANIES,
    N_SQUARES,
    NO_DIE,
    WHITE,
    ZONES,
    World,
)
from bigshot_desktop.games.shark.rules.outcome import Change, Effect, Outcome, Victim
from bigshot_desktop.games.shark.rules.threats import Threat
from bigshot_desktop.games.shark.words import names, outcomes
from tests.words.samples.sample_set import Samples, board_data

WORLD: Final[World] = Shark().read_board(board_data("shark", "world"))
RED, BLUE, GREEN, YELLOW = range(4)
ASIA, AFRICA = 3, 5
D7: Final = 6 * 12 + 3


def setup_for(players: int, **options: str) -> Setup:
    """A set-up on the map of the world."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Shark().deal(players, chosen, WORLD, Random(1))


def own_world() -> Setup:
    """A set-up on somebody's own map, whose first zone is called Atlantis: one long row."""
    world = replace(WORLD, zones=("Atlantis", *WORLD.zones[1:]), columns=N_SQUARES)
    return replace(setup_for(6), board=world)


EVENTS: Final[list[Event]] = [
    *(happened.ShareTaken(0, company) for company in range(4)),
    happened.TurnBegan(12, 1),
    *(happened.SharesBought(0, company, 1, 4) for company in range(4)),
    *(happened.SharesBought(0, company, 3, 12) for company in range(4)),
    happened.SharesSold(1, BLUE, 60, 240),
    happened.TradingEnded(0, 1),
    happened.TradingEnded(0, 2),
    *(
        event
        for zone in ZONES
        for colour in (RED, WHITE, BLACK, NO_DIE)
        for event in (
            happened.DiceRolled(0, zone, colour),
            happened.PlacementSkipped(0, zone, colour),
        )
    ),
    *(happened.BuildingPlaced(0, company, D7, 1) for company in range(4)),
    happened.BuildingPlaced(0, RED, 119, 5),
    happened.ChainRemoved(BLUE, (4,)),
    happened.ChainRemoved(BLUE, (4, 5, 6)),
    happened.ValueChanged(RED, 3, 5),
    happened.ValueChanged(BLUE, 5, 3),
    happened.BonusPaid(0, RED, 5),
    happened.GainPaid(1, RED, 3, 6),
    happened.LossDue(1, (0, 6, 0, 0), 6),
    happened.LossDue(1, (4, 6, 0, 0), 10),
    happened.LossPaid(1, 6, 0),
    happened.LossPaid(1, 4, 2),
    happened.SharesSoldOff(1, (2, 1, 0, 0), 7, 7, 0),
    happened.SharesSoldOff(1, (0, 0, 1, 0), 2, 3, 1),
    happened.Ruined(1, (1, 0, 0, 0), 12),
    happened.TopReached(GREEN, 15),
    happened.BuildingsUsedUp(YELLOW),
    happened.LastPlayerLeft(0),
    happened.MatchEnded((1,)),
    happened.MatchEnded((0, 1)),
]

ACTIONS: Final[list[done.SharkAction]] = [
    done.TakeShare(0, RED),
    done.Buy(0, RED, 3),
    done.Sell(0, BLUE, 1),
    done.EndTrading(0),
    done.Place(0, RED, D7),
    done.SellOff(0, (2, 1, 0, 0)),
]


def _trade(occasion: int, buyable: int, sellable: int) -> asked.Trade:
    return asked.Trade(occasion, 3 if buyable else 0, 12, (buyable, 0, 0, 0), (0, sellable, 0, 0))


DECISIONS: Final[list[tuple[Decision, int]]] = [
    (asked.RollDice(0, colour_die=True), CHANCE),
    (asked.RollDice(0, colour_die=False), CHANCE),
    (asked.ChooseShare((RED, BLUE, GREEN, YELLOW)), 0),
    *(
        (_trade(occasion, buyable, sellable), 0)
        for occasion in (1, 2)
        for buyable, sellable in ((3, 0), (0, 1), (0, 0))
    ),
    (asked.PlaceBuilding(ASIA, RED, ((D7,), (), (), ())), 0),
    *(
        (asked.PlaceBuilding(ASIA, colour, squares), 0)
        for squares in (((D7,), (D7,), (), ()), ((), (D7,), (), ()))
        for colour in (WHITE, BLACK, NO_DIE)
    ),
    (asked.CoverLoss(6, (2, 1, 0, 0), (4, 3, 0, 0)), 1),
]


def _outcome(old: int, new: int, *, size: int = 4, bonus: int = 0, ends: bool = False) -> Outcome:
    changes = (Change(RED, old, new),) if new != old else ()
    return Outcome(0, RED, D7, size, old, new, bonus, changes, (), (), ends)


def _threat(ways: tuple[int, ...], chance: Fraction, fall: int, cost: int) -> Threat:
    return Threat(RED, (4, 5), ways, 36, tuple(range(1, len(ways) + 1)), chance, fall, cost)


OUTCOMES: Final[list[Any]] = [
    *(
        outcome
        for ends in (False, True)
        for outcome in (
            _outcome(3, 5, bonus=5, ends=ends),
            _outcome(3, 3, size=1, bonus=1, ends=ends),
            _outcome(7, 7, size=8, ends=ends),
            _outcome(9, 7, size=9, ends=ends),
        )
    ),
    Change(RED, 3, 5),
    Change(BLUE, 5, 3),
    *(Victim(company, (4,)) for company in range(4)),
    *(Victim(company, (4, 5, 6)) for company in range(4)),
    Effect(0, 5, 4, 0, short=False, ruined=False, wealth=9),
    Effect(0, 5, 4, 0, short=False, ruined=False, wealth=13),
    Effect(1, 0, 0, 10, short=False, ruined=False, wealth=-20),
    Effect(1, 0, 0, 0, short=False, ruined=False, wealth=-4),
    Effect(1, 0, 4, 4, short=False, ruined=False, wealth=0),
    Effect(1, 0, 0, 10, short=True, ruined=False, wealth=-24),
    Effect(1, 0, 0, 10, short=False, ruined=True, wealth=-30),
    _threat((6, 6), Fraction(11, 36), 4, 12),
    _threat((6, 6), Fraction(11, 36), 4, 0),
    _threat((36, 6), Fraction(1), 0, 0),
    _threat((1,), Fraction(1, 101), 0, 0),
    _threat((35, 35), Fraction(1295, 1296), 0, 0),
    _threat((0, 0), Fraction(0), 4, 12),
]

TERMS: Final[list[Term]] = [
    Term.of(terms.WEALTH, 0.05, before=48, after=55),
    Term.of(terms.CASH, -0.01, before=22, after=3),
    Term.of(terms.SHARES, 0.02),
    Term.of(terms.GROWTH, 0.01),
    Term.of(terms.RISK, -0.017, cost=12),
    Term.of(terms.COURSE, -0.03),
    Term.of(terms.RIVAL, 0.02, seat=1, before=60, after=48),
    Term.of(terms.RUIN, 0.1, seat=1),
    Term.of(terms.OWN_ROLL, 0.02),
    Term.of(terms.ROUND, -0.02),
    Term.of(terms.FINAL, 0.4),
    Term.of(terms.REST, 0.004),
    Term.of(terms.HUNCH, -0.01),
]

LINES: Final[list[Line]] = [
    Line.of("cash", 31),
    Line.of("shares", 12, company=RED, number=3, value=4),
    Line.of("shares", 0, company=BLUE, number=1, value=0),
]

ADVISED: Final[dict[str, Fact]] = {
    "company": RED,
    "victim": BLUE,
    "better": BLUE,
    "square": D7,
    "at": D7,
    "seat": 1,
    "percent": 31,
    "was": 12,
    "ways": 18,
    "more_ways": 21,
    "fewer": 2,
    "most": 6,
    "rolls": 36,
    "sold": "2,0,1,0",
    "bought": "0,3,0,0",
    **dict.fromkeys(("old", "own", "top"), 3),
    **dict.fromkeys(("new", "gain", "more", "less", "loss", "cost", "amount", "cash"), 5),
    **dict.fromkeys(("price", "rest", "change", "bonus", "before", "after"), 7),
}

SAMPLES: Final = Samples(
    game="shark",
    setups=(setup_for(2), setup_for(4, variant_2="yes"), own_world()),
    events=EVENTS,
    event_types=happened.EVENTS,
    actions=ACTIONS,
    nature=(done.Roll,),
    plans=(
        (done.Sell(0, RED, 1), done.Buy(0, BLUE, 2)),
        (done.Sell(0, RED, 1), done.Sell(0, BLUE, 2)),
        (done.Buy(0, RED, 1), done.Buy(0, BLUE, 2)),
    ),
    decisions=DECISIONS,
    positions=({"turn": 7}, {"values": (7, 7, 0, 1)}),
    outcomes=OUTCOMES,
    terms=TERMS,
    advised=[
        {**ADVISED, "victim": victim, "number": number, "size": number}
        for number in (3, 1)
        for victim in range(N_COMPANIES)
    ],
    refusals=REFUSALS,
    set_up_refusals={
        "players": ("SH-01",),
        "unknown-option": ("SH-01",),
        "unknown-value": ("SH-05",),
        "options-exclude": ("SH-30", "SH-32"),
        "banker": ("SH-05",),
        "shares-dealt": ("SH-05", "SH-30"),
    },
    facts={
        "not-your-turn": [
            {"seat": 0, "turn": 1},
            {"seat": 0, "turn": CHANCE},
            {"seat": CHANCE, "turn": 1},
        ],
        "dice": [{"zone": 7, "colour": 0}],
        "no-such-company": [{"company": 4}, {"company": -1}, {"company": 2}],
        "no-such-number": [{"number": 0}, {"number": -3}],
        "worth-nothing": [{"company": RED}],
        "buy-limit": [{"number": 6, "left": 5}, {"number": 1, "left": 0}],
        "bank-short": [{"number": 5, "left": 1}],
        "above-cash": [{"price": 12, "cash": 0}],
        "not-held": [{"company": BLUE, "held": 0}],
        "no-such-square": [{"square": 120}, {"square": -1}],
        "wrong-company": [{"company": BLUE, "colour": RED}],
        "wrong-zone": [{"square": D7, "zone": AFRICA, "rolled": ASIA}],
        "occupied": [{"square": D7}],
        "chain-too-small": [{"square": D7, "size": 2, "rival": 3}],
        "covers-too-little": [{"covers": 3, "rest": 4}],
        "covers-too-much": [{"covers": 5, "rest": 4}],
        "players": [{"players": 7, "least": 2, "most": 6}],
        "unknown-option": [{"option": "haggling"}],
        "unknown-value": [{"option": "start-share", "value": "stolen"}],
        "options-exclude": [{"option": "variant-2", "other": "variant-3"}],
        "banker": [{"seat": 9}],
        ("shares-dealt", "SH-05"): [{"number": 4}, {"number": 0}],
        ("shares-dealt", "SH-30"): [{"number": 0}],
    },
    lines=[*LINES, Line.of("ruined", 0)],
    standings=[
        Standing(0, 1, 43, True, tuple(LINES)),
        Standing(1, 2, 0, False, (Line.of("ruined", 0),)),
    ],
    things={"company": range(len(COMPANIES)), "zone": ZONES, "square": range(N_SQUARES)},
    names_of_things=(
        names.COMPANY,
        names.SHARES,
        names.BUILDING,
        names.CHAIN,
        names.ZONE,
        names.IN_ZONE,
        outcomes.ODDS,
    ),
)
