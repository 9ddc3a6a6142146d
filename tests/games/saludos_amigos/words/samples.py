"""One of everything that Saludos Amigos can have to say."""

from __future__ import annotations

from random import Random
from typing import Final

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, Decision, Event, Fact, Line, Setup, Standing
from bigshot_desktop.games.saludos_amigos.bots import sayings, terms
from bigshot_desktop.games.saludos_amigos.rules import actions as done
from bigshot_desktop.games.saludos_amigos.rules import decisions as asked
from bigshot_desktop.games.saludos_amigos.rules import events as happened
from bigshot_desktop.games.saludos_amigos.rules.checks import REFUSALS
from bigshot_desktop.games.saludos_amigos.rules.game import SaludosAmigos
from bigshot_desktop.games.saludos_amigos.rules.material import PROJECTS
from bigshot_desktop.games.saludos_amigos.rules.outcome import Foregone, Prospective
from bigshot_desktop.games.saludos_amigos.words import names
from tests.words.samples.sample_set import Samples

STADIUM: Final = 5
ALONE: Final = (7, 0, 0, 0)
TOGETHER: Final = (4, 3, 0, 0)
COUNTER: Final = (0, 0, 4, 3)


def setup_for(players: int) -> Setup:
    return SaludosAmigos().deal(players, {}, None, Random(1))


EVENTS: Final[list[Event]] = [
    *(happened.SectionPlaced(0, value, 1, value + 1) for value in PROJECTS),
    happened.ProjectCompleted(STADIUM, 2),
    happened.ProjectCompleted(STADIUM, 4),
    happened.BagPassed(1),
    happened.JournalistDrawn(0, 2),
    happened.SteppedBack(0, 5, 3, 4),
    happened.SteppedBack(0, 1, 1, 0),
    happened.SteppedBack(0, 5, 0, 0),
    happened.JournalistReturned(2),
    happened.JournalistStayed(1),
    happened.JournalistStayed(2),
    happened.BagPassedOn(1),
    happened.DiceRolled((3, 1, 6, 2), (6, 4, 9, 5)),
    happened.CardDiscarded(0, 2),
    happened.OwnCardDiscarded(0, 3),
    happened.RolledAgain(0, 4, 6),
    happened.RollsEnded(0),
    happened.StrengthsFixed((6, 4, 9, 5)),
    happened.OfferMade(0, ALONE, 6),
    happened.OfferMade(0, TOGETHER, 10),
    happened.OfferMade(1, (2, 3, 2, 0), 19),
    happened.OfferReplaced(0, TOGETHER),
    happened.OfferWithdrawn(0),
    happened.OfferAccepted(1, 0),
    happened.OfferDeclined(1, 0),
    happened.OfferStands(0, ALONE, 6),
    happened.OfferStands(0, TOGETHER, 10),
    happened.OfferLapsed(1),
    happened.SaidDone(0),
    happened.DoneTakenBack(0),
    happened.NegotiationClosed(ALONE, 6),
    happened.NegotiationClosed(TOGETHER, 10),
    happened.NobodyOffered(),
    happened.CouncilCalled(2, 4),
    happened.CouncilNotCalled(2),
    happened.OwnCardPushed(2, 1),
    happened.OwnCardAdded(2, 1),
    happened.BiscuitPlaced(14),
    happened.CouncilAttended(3, 0),
    happened.StayedOut(3),
    happened.CouncilOpened(TOGETHER, COUNTER),
    happened.SplitProposed(0, (5, 2, 0, 0)),
    happened.SplitAccepted(1, 0),
    happened.SplitDeclined(1, 0),
    happened.SplitSettled(0, (5, 2, 0, 0)),
    happened.TalkEnded(0),
    happened.TalkResumed(0),
    happened.CardsChosen(0),
    happened.OwnCardsChosen(0, (0, 0, 0)),
    happened.OwnCardsChosen(0, (0, 1, 0)),
    happened.OwnCardsChosen(0, (1, 0, 2)),
    happened.CardsShown(0, (0, 0, 0), 0),
    happened.CardsShown(0, (0, 1, 0), 2),
    happened.CardsShown(0, (1, 0, 2), 7),
    happened.CouncilDecided(17, 15, TOGETHER),
    happened.CouncilDecided(15, 15, TOGETHER),
    happened.CouncilDecided(15, 17, COUNTER),
    happened.CardsUsed(6),
    happened.SharePaid(0, 4, 11),
    happened.CardDrawn(2, 5),
    happened.OwnCardDrawn(2, 3),
    happened.DeckReshuffled(12, 14),
    happened.NobodyDraws(4, 1),
    happened.HandShown(0, (0, 0, 0), 0),
    happened.HandShown(0, (0, 1, 0), 2),
    happened.HandShown(0, (1, 0, 2), 7),
    happened.BonusPaid(0, 1, 12),
    happened.MatchEnded((1,)),
    happened.MatchEnded((0, 1)),
]

ACTIONS: Final[list[done.SaludosAction]] = [
    done.Discard(0, 2),
    done.Ready(0),
    done.Offer(0, ALONE),
    done.Offer(0, TOGETHER),
    done.Withdraw(0),
    done.Accept(0, 1),
    done.Decline(0, 1),
    done.Done(0),
    done.Push(0, 2),
    done.StayOut(0),
    done.Propose(0, TOGETHER),
    done.Commit(0, (0, 0, 0)),
    done.Commit(0, (0, 1, 0)),
    done.Commit(0, (1, 0, 2)),
    done.Discard(0, 0),
    done.Push(0, 0),
    done.Commit(0, ()),
]

ASKS: Final = (1, (3, 4, 0, 0))

DECISIONS: Final[list[tuple[Decision, int]]] = [
    (asked.ReachIntoBag(0), CHANCE),
    (asked.RollDice((0, 1, 2, 3)), CHANCE),
    (asked.RollDice((2,)), CHANCE),
    (asked.DealCards((2, 3)), CHANCE),
    (asked.RollAgain(3, (1, 1, 1)), 0),
    (asked.Negotiate(7, 0, 3, (), (), ()), 0),
    (asked.Negotiate(7, 0, 1, (), (), ()), 0),
    (asked.Negotiate(7, 10, 3, (), (), ()), 0),
    (asked.Negotiate(7, 10, 2, (), (), ()), 0),
    (asked.Negotiate(7, 10, 3, (), (), (), 4), 0),
    (asked.Negotiate(7, 10, 2, (), (), (), 4), 0),
    (asked.Negotiate(7, 10, 0, (), (), ()), 0),
    (asked.Negotiate(7, 10, 2, TOGETHER, (), ()), 0),
    (asked.Negotiate(7, 10, 2, (), (), (ASKS,)), 0),
    (asked.Negotiate(7, 10, 2, (), (ASKS,), ()), 0),
    (asked.Negotiate(7, 10, 2, (), (ASKS, (2, (3, 0, 4, 0))), ()), 0),
    (asked.ConsiderCall((1, 1, 1)), 0),
    (asked.ConsiderAttending((1, 1, 1), (1, 3)), 0),
    (asked.SettleSplit(TOGETHER, 2, False, None, False), 0),
    (asked.SettleSplit(TOGETHER, 0, False, None, False), 0),
    (asked.SettleSplit(TOGETHER, 1, False, (0, (5, 2, 0, 0)), False), 0),
    (asked.SettleSplit(TOGETHER, 0, True, ASKS, True), 0),
    (asked.ChooseCards((1, 1, 1)), 0),
]

OUTCOMES: Final[list[Prospective | Foregone]] = [
    Prospective(0, TOGETHER, height=10, mug=0, worth=7, rest=0, opposition=14),
    Prospective(0, TOGETHER, height=17, mug=14, worth=7, rest=0, opposition=9),
    Prospective(0, TOGETHER, height=14, mug=14, worth=7, rest=0, opposition=12),
    Prospective(0, (2, 2, 2, 1), height=26, mug=14, worth=7, rest=0, opposition=0),
    Prospective(0, (4, 1, 0, 0), height=17, mug=14, worth=7, rest=2, opposition=9),
    Prospective(0, (5, 3, 0, 0), height=17, mug=14, worth=7, rest=-1, opposition=9),
    Foregone(True, coalition=23, opposition=21),
    Foregone(False, coalition=20, opposition=21),
]

TERMS: Final[list[Term]] = [
    Term.of(terms.SHARE, 0.04, million=4, worth=7, height=10, without=6),
    Term.of(terms.LEADER, -0.012, seat=1, million=3, lead=5),
    Term.of(terms.RIVALS, -0.004, million=1),
    Term.of(terms.LEFT_OUT, -0.023, million=7, mug=10),
    Term.of(terms.OTHERWISE, -0.006),
    Term.of(terms.CARDS, -0.015, cards=2, points=5),
    Term.of(terms.COUNCIL, -0.011, chance=35, mug=10, biscuit=12),
    Term.of(terms.STRENGTH, 0.013, die=1, strength=4),
    Term.of(terms.NEW_SPLIT, 0.01, million=3, held=2),
    Term.of(terms.FALL, -0.02, chance=30, mug=10, biscuit=9),
    Term.of(terms.REFUSAL, -0.02, chance=40, seat=1, million=3),
    Term.of(terms.TALK, 0.01),
    Term.of(terms.DEAL, 0.002),
    Term.of(terms.HUNCH, -0.9),
]

_SAID: Final = {
    sayings.NEEDED: {"without": 14},
    sayings.TOO_LITTLE: {},
    sayings.GREED: {"theirs": 6},
    sayings.HELD: {"held": 4, "partner": 2},
    sayings.HELD_ALONE: {"held": 7},
    sayings.AHEAD: {"lead": 8},
    sayings.RIVAL: {"rival": 2, "theirs": 1},
    sayings.SHAKY: {"height": 12, "biscuit": 11, "cards": 8},
    sayings.RATHER_DRAW: {},
    sayings.OUTBIDDEN: {"height": 12, "biscuit": 11},
    sayings.DOUBT: {"partner": 2, "theirs": 1},
    sayings.BETTER_IDEA: {},
    sayings.PROMISED: {"partner": 2},
    sayings.OWN_FIRST: {},
    sayings.PERHAPS: {"about": 4},
    sayings.WHIM: {},
    sayings.AGREED: {},
    sayings.HOLDS: {"height": 20, "biscuit": 11},
    sayings.BETTER_THAN_NOTHING: {},
    sayings.SPITE: {"rival": 2, "theirs": 5},
    sayings.TRAITOR: {"held": 2, "partner": 2},
    sayings.TURNCOAT: {"held": 4, "partner": 2},
    sayings.UPGRADE: {"held": 2},
    sayings.SOLO: {"height": 11},
    sayings.HANDSHAKE: {"partner": 1, "share": 3},
    sayings.UNBEATABLE: {"partner": 1, "share": 3, "height": 17, "biscuit": 15},
    sayings.CRUMBS: {"partner": 1, "share": 1},
    sayings.TEMPTATION: {"partner": 1, "share": 4, "held": 3},
    sayings.THREAT: {"partner": 1, "share": 3, "rival": 2, "theirs": 5},
    sayings.RAISED: {"partner": 1, "share": 4, "before": 3},
    sayings.LAST_OFFER: {"partner": 1, "share": 3},
    sayings.CONTENT: {"held": 4},
    sayings.PATIENCE: {"cards": 5},
    sayings.NO_DEAL: {},
    sayings.NEW_DIE: {"die": 1},
    sayings.GOOD_DIE: {"die": 6},
    sayings.BAD_DIE: {"die": 2},
    sayings.CALLED: {"mug": 17, "biscuit": 15},
    sayings.COMING: {"number": 2},
    sayings.LET_BE: {"worth": 7},
    sayings.NOT_COMING: {"worth": 7},
    sayings.NEW_SPLIT: {"held": 4},
    sayings.OLD_SPLIT: {"held": 4},
}
"""By code, the facts beside those of an answer."""
WORDINGS: Final = 3
"""A saying has no more."""

SAYINGS: Final[list[Term]] = [
    Term.of(code, 0.0, **{"proposer": 1, "million": million, "price": price, "way": way, **facts})
    for code, facts in _SAID.items()
    for million, price, way in [(3, 0, 0), *((3, 5, way) for way in range(WORDINGS)), (5, 6, 0)]
]

LINES: Final[list[Line]] = [
    Line.of("shares", 21),
    Line.of("journalists", -3),
    Line.of("journalists", -1),
    Line.of("bonus", 1),
]

ADVISED: Final[dict[str, Fact]] = {
    "proposer": 1,
    "seat": 2,
    "shares_told": "4,3,0,0",
    "cards_told": "1,0,1",
    "askers_told": "1,2",
    "chance": 40,
    "other_chance": 30,
    "card": 2,
    "lower": 1,
    "die": 1,
    "ways": 4,
    **dict.fromkeys(("million", "share", "kept", "worth", "sum", "rest"), 4),
    **dict.fromkeys(("left", "more", "played"), 3),
    **dict.fromkeys(("height", "others", "other", "mug", "biscuit", "strength"), 12),
    **dict.fromkeys(("need", "points", "lead_points", "number", "least", "most", "best"), 5),
    "money": 9,
    "worse": 2,
}

SAMPLES: Final = Samples(
    game="saludos-amigos",
    setups=(setup_for(4), setup_for(7)),
    events=EVENTS,
    event_types=happened.EVENTS,
    actions=ACTIONS,
    nature=(done.DrawTile, done.Roll, done.DrawCards),
    terms=TERMS,
    advised=[ADVISED, {**ADVISED, "cards_told": "0,0,1"}],
    sayings=SAYINGS,
    decisions=DECISIONS,
    positions=({"turn": 7}, {"completed": 3}),
    outcomes=OUTCOMES,
    refusals=REFUSALS,
    set_up_refusals={
        "players": ("SA-01",),
        "unknown-option": ("SA-01",),
        "unknown-value": ("SA-04",),
        "no-such-starter": ("SA-04",),
        "another-starter": ("SA-04",),
    },
    facts={
        "not-your-turn": [
            {"seat": 0, "turn": 1},
            {"seat": 0, "turn": CHANCE},
            {"seat": CHANCE, "turn": 1},
        ],
        "said-ready": [{"seat": 0}],
        "said-done": [{"seat": 0}],
        "tile-not-in-bag": [{"value": STADIUM}, {"value": 0}, {"value": 9}],
        "dice-number": [{"number": 3, "needed": 4}],
        "die": [{"pips": 7}],
        "cards-number": [{"number": 1, "needed": 3}],
        "card-not-in-deck": [{"card": 3}],
        "not-your-card": [{"card": 3}],
        "shares-number": [{"number": 3, "needed": 4}],
        "share-too-small": [{"seat": 1, "share": 0}, {"seat": 1, "share": -2}],
        "split-sum": [{"sum": 1, "worth": 7}],
        "not-a-member": [{"seat": 1}],
        "offer-too-low": [{"height": 9, "mug": 10}],
        "offer-limit": [{"most": 3}],
        "no-offer": [{"proposer": 1}, {"proposer": 9}],
        "already-agreed": [{"proposer": 1}],
        "council-full": [{"seat": 1, "most": 2}],
        "proposal-open": [{"proposer": 1}],
        "proposal-limit": [{"most": 2}],
        "already-chosen": [{"seat": 0}],
        "players": [{"players": 3, "least": 4, "most": 7}],
        "unknown-option": [{"option": "haggling"}],
        "unknown-value": [{"option": "starter", "value": "me"}],
        "no-such-starter": [{"seat": 6, "players": 4}],
        "another-starter": [{"seat": 1}],
    },
    lines=LINES,
    standings=[Standing(0, 1, 19, True, tuple(LINES)), Standing(1, 2, 0, True, ())],
    things={"project": PROJECTS},
    names_of_things=(names.PROJECT, names.PART),
)
