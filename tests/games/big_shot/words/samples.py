"""One of everything that Big Shot can have to say."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, Decision, Event, Fact, Line, Setup, Standing
from bigshot_desktop.games.big_shot.bots import terms
from bigshot_desktop.games.big_shot.rules import actions as done
from bigshot_desktop.games.big_shot.rules import decisions as asked
from bigshot_desktop.games.big_shot.rules import events as happened
from bigshot_desktop.games.big_shot.rules.checks import REFUSALS
from bigshot_desktop.games.big_shot.rules.game import BigShot
from bigshot_desktop.games.big_shot.rules.majority import pile_of
from bigshot_desktop.games.big_shot.rules.material import COLOURS, City
from bigshot_desktop.games.big_shot.rules.outcome import Outcome, Turn
from bigshot_desktop.games.big_shot.rules.setup import Deal
from bigshot_desktop.games.big_shot.words import names, outcomes
from tests.words.samples.sample_set import Samples, board_data

CITY: Final[City] = BigShot().read_board(board_data("big-shot", "city"))
RED, YELLOW, WHITE, BLACK = range(4)
NORTH_PARK, GRAND_HOTEL = 0, 6


def setup_for(players: int) -> Setup:
    """A set-up in which colours are dealt in order: Anna has red (and yellow in a game of two)."""
    dealt = BigShot().deal(players, {}, CITY, Random(1))
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


def _everywhere(district: int, colour: int) -> list[Event]:
    """Events that name a district in each of its forms, and one cube or more of each colour."""
    pile = tuple(number + (index == colour) for index, number in enumerate((1, 2, 3, 4)))
    return [
        happened.CubePlaced(0, colour, district, pile),
        happened.DistrictDecided(district, colour, pile),
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
    *_won((4, 2, 1, 0), RED),
    *_won((3, 3, 1, 0), WHITE),
    *_won((2, 2, 2, 1), BLACK),
    *_won((0, 0, 0, 7), BLACK),
    *_won((1, 1, 1, 1), YELLOW),
    happened.DistrictDecided(GRAND_HOTEL, -1, (2, 2, 1, 1)),
    happened.DistrictDecided(GRAND_HOTEL, -1, (0, 0, 0, 0)),
    happened.MatchEnded(()),
    happened.MatchEnded((1,)),
    happened.MatchEnded((0, 2)),
    *(
        event
        for district in range(len(CITY.districts))
        for colour in range(len(COLOURS))
        for event in _everywhere(district, colour)
    ),
]

ACTIONS: Final[list[done.BigShotAction]] = [
    done.Bid(0, 7),
    done.Pass(0),
    done.Borrow(0, RED),
    done.Decline(0),
    done.Pay(0, YELLOW),
    done.Place(0, RED, GRAND_HOTEL),
]

DECISIONS: Final[list[tuple[Decision, int]]] = [
    (asked.RollDie(1, for_lead=True), CHANCE),
    (asked.RollDie(1, for_lead=False), CHANCE),
    (asked.ConsiderLoan((RED,)), 0),
    (asked.Speak(1, 10, (RED,)), 0),
    (asked.Speak(1, 1, ()), 0),
    (asked.Speak(4, 10, (RED,)), 0),
    (asked.Speak(10, 10, ()), 0),
    (asked.Speak(11, 10, (RED,)), 0),
    (asked.Speak(11, 10, ()), 0),
    (asked.Speak(56, 55, (RED,)), 0),
    (asked.ChoosePurse(4, (RED, YELLOW)), 0),
    (asked.PlaceCube((2, 1, 0, 1), (GRAND_HOTEL,)), 0),
    (asked.PlaceCube((0, 0, 1, 0), (GRAND_HOTEL,)), 0),
]


def _outcome(cubes: tuple[int, ...], winner: int, **facts: Any) -> Outcome:
    """A red cube that comes into a rich district, unless other facts are given."""
    usual: dict[str, Any] = {
        "district": GRAND_HOTEL,
        "colour": RED,
        "cubes": cubes,
        "size": sum(cubes),
        "decided": sum(cubes) == 7,
        "winner": winner,
        "cancelled": (),
        "led": YELLOW,
        "value": 21,
        "times": 1,
        "park": False,
    }
    return Outcome(**usual | facts)


OUTCOMES: Final[list[Any]] = [
    _outcome((4, 3, 0, 0), RED),
    _outcome((3, 3, 1, 0), WHITE, cancelled=(RED, YELLOW)),
    _outcome((2, 2, 2, 1), BLACK, cancelled=(RED, YELLOW, WHITE), value=22, times=2),
    _outcome((3, 2, 0, 0), RED),
    _outcome((3, 2, 0, 0), RED, led=RED, value=44, times=4),
    _outcome((2, 2, 1, 0), WHITE, cancelled=(RED, YELLOW)),
    _outcome((2, 2, 0, 0), -1, cancelled=(RED, YELLOW), value=0),
    _outcome((4, 3, 0, 0), RED, district=NORTH_PARK, value=0, park=True),
    _outcome((4, 3, 0, 0), RED, district=NORTH_PARK, value=19, park=True),
    _outcome((3, 2, 0, 0), RED, colour=-1, led=RED),
    _outcome((1, 0, 0, 0), RED, colour=-1, led=RED, decided=True),
    _outcome((0, 0, 0, 0), -1, colour=-1, led=-1, value=0),
    _outcome((0, 0, 0, 0), -1, colour=-1, led=-1, value=0, decided=True),
    Turn(YELLOW, (0, 2, 0, 0)),
    Turn(-1, (0, 1, 0, 0)),
    Turn(-1, (0, 1, 0, 0), alike=1),
    Turn(-1, (0, 3, 0, 0), alike=3),
    Turn(WHITE, (0, 1, 1, 0)),
    Turn(-1, (0, 0, 0, 0)),
]

TERMS: Final[list[Term]] = [
    Term.of(terms.DISTRICT_COMPLETED, 21.0, district=GRAND_HOTEL, colour=RED),
    Term.of(terms.PROSPECTS, 4.6, district=GRAND_HOTEL, colour=RED),
    Term.of(terms.DOUBLING, 9.0, district=NORTH_PARK, colour=RED),
    Term.of(terms.DOUBLING, -3.2, district=1, colour=RED),
    Term.of(terms.BLOCKING, 2.5, district=GRAND_HOTEL, colour=YELLOW, seat=1),
    Term.of(terms.HELPING, -2.5, district=GRAND_HOTEL, colour=YELLOW, seat=1),
    Term.of(terms.RIVAL_COMPLETED, -7.0, district=GRAND_HOTEL, colour=YELLOW, seat=1),
    Term.of(terms.QUALIFYING, 1.4, colour=RED),
    Term.of(terms.PRICE, -6.8, price=7),
    Term.of(terms.MONEY_KEPT, 0.3),
    Term.of(terms.LOAN_COST, -3.0, colour=RED, number=3),
    Term.of(terms.LOAN_ALLOWS, 0.02, colour=RED, number=3),
    Term.of(terms.OTHER_CUBES, 0.1),
    Term.of(terms.LOT_GONE, -0.1),
    Term.of(terms.FINAL, 0.1),
    Term.of(terms.RIVAL_PAYS, 1.6, seat=1, price=6),
    Term.of(terms.FORESIGHT, -0.2, rounds=2),
    Term.of(terms.HUNCH, 1.1),
    Term.of(terms.REST, 0.0),
]

ADVISED: Final[dict[str, Fact]] = {
    "amount": 3,
    "limit": 6,
    "lowest": 4,
    "price": 5,
    "cash": 7,
    "left": 2,
    "rest": 8,
    "less": 1,
    "sum": 9,
    "spent": 2,
    "at_least": 3,
    "pays": 8,
    "added": 21,
    "to_come": 9,
    "number": 3,
    "own": 3,
    "next": 1,
    "most": 4,
    "colour": RED,
    "other": YELLOW,
    "rival": YELLOW,
    "winner_colour": WHITE,
    "missing": BLACK,
    "leader": BLACK,
    "cancel": pile_of((1, 3, 0, 3)),
    "mine": RED,
    "seat": 1,
    "driven": 1,
    "district": GRAND_HOTEL,
    "part": pile_of((2, 0, 0, 1)),
}

LINES: Final[list[Line]] = [
    Line.of("district", 21, district=GRAND_HOTEL, times=1, colour=RED),
    Line.of("district", 42, district=GRAND_HOTEL, times=2, colour=RED),
    Line.of("district", 84, district=GRAND_HOTEL, times=4, colour=RED),
    Line.of("cash", 3, colour=RED),
    Line.of("loans", -20, colour=RED, number=2),
]

SAMPLES: Final = Samples(
    game="big-shot",
    setups=(setup_for(2), setup_for(3), setup_for(4), own_city()),
    events=EVENTS,
    event_types=happened.EVENTS,
    actions=ACTIONS,
    nature=(done.Roll,),
    decisions=DECISIONS,
    positions=({"round": 0}, {"round": 7}, {"round": 18}, {"round": 1, "setup": setup_for(3)}),
    outcomes=OUTCOMES,
    terms=TERMS,
    advised=[{**ADVISED, "district": d} for d in (GRAND_HOTEL, *range(len(CITY.districts)))],
    refusals=REFUSALS,
    set_up_refusals={
        "players": ("BS-01",),
        "unknown-option": ("BS-01",),
        "unknown-value": ("BS-51",),
        "expert-for-two": ("BS-50", "BS-51", "BS-52"),
        "cubes-of-colour": ("BS-04",),
        "lot-of-field": ("BS-05",),
        "broker-field": ("BS-06",),
        "colours-dealt": ("BS-08", "BS-40"),
    },
    facts={
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
    },
    lines=LINES,
    standings=[Standing(0, 1, 64, True, tuple(LINES)), Standing(1, 2, -12, False, ())],
    things={"colour": range(len(COLOURS)), "district": range(len(CITY.districts))},
    names_of_things=(
        names.COLOUR,
        names.CUBE,
        names.CUBES,
        names.DISTRICT,
        names.THE_DISTRICT,
        names.IN_DISTRICT,
        names.AT_DISTRICT,
        outcomes.WORTH,
    ),
)
