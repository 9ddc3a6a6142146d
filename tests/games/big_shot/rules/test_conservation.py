"""Cubes and money, kept a second time from the events alone while Hypothesis plays whatever it likes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.games.big_shot.rules.events import (
    BrokerMoved,
    CubePlaced,
    DistrictDecided,
    DistrictSold,
    LoanTaken,
    LotFree,
    LotWon,
)
from bigshot_desktop.games.big_shot.rules.majority import counts
from tests.engine.configurations import CONFIGURATIONS, Configuration
from tests.games.big_shot.rules.positions import GAME

BIG_SHOT = [one for one in CONFIGURATIONS if one.game_id == GAME.info.id]

MACHINES = settings(max_examples=60, stateful_step_count=70, phases=[Phase.generate])
"""Without shrinking: a failing match is short enough to read, and shrinking one takes minutes."""


Method = TypeVar("Method", bound=Callable[..., Any])


def asks(*kinds: type) -> Callable[[Method], Method]:
    """A rule that applies when one of these is asked."""

    def limited(method: Method) -> Method:
        return precondition(lambda self: isinstance(self.asked(), kinds))(method)

    return limited


class Player(RuleBasedStateMachine):
    """Plays Big Shot as the rules below say; a round that is played out at a stroke lets it come to the end."""

    @initialize(configuration=st.sampled_from(BIG_SHOT), seed=st.integers(0, 99))
    def begin(self, configuration: Configuration, seed: int) -> None:
        self.setup = configuration.setup(seed)
        self.state = GAME.initial(self.setup)
        self.played = 0
        self.start()

    def start(self) -> None:
        """What a ledger knows before the first event."""
        raise NotImplementedError

    def book(self, event: Event) -> None:
        """Enters an event into the ledger."""
        raise NotImplementedError

    def asked(self) -> object:
        seats = GAME.to_act(self.state) if hasattr(self, "state") else ()
        return GAME.decision(self.state, seats[0]) if seats else None

    def play(self, action: Any) -> None:
        assert GAME.check(self.state, action) is None
        GAME.apply(self.state, action, self.book)
        self.played += 1
        assert self.played <= 2 * GAME.info.longest, "this match does not end"

    @property
    def turn(self) -> int:
        return GAME.to_act(self.state)[0]

    @asks(RollDie)
    @rule(pips=st.integers(1, 6))
    def roll(self, pips: int) -> None:
        self.play(Roll(CHANCE, pips))

    @asks(Speak)
    @rule(raised=st.integers(0, 8))
    def bid(self, raised: int) -> None:
        asked: Any = self.asked()
        if asked.lowest <= asked.highest:
            self.play(Bid(self.turn, min(asked.lowest + raised, asked.highest)))

    @asks(Speak)
    @rule()
    def say_pass(self) -> None:
        self.play(Pass(self.turn))

    @asks(Speak, ConsiderLoan)
    @rule(which=st.integers(0, 1))
    def borrow(self, which: int) -> None:
        asked: Any = self.asked()
        if asked.purses:
            self.play(Borrow(self.turn, asked.purses[which % len(asked.purses)]))

    @asks(ConsiderLoan)
    @rule()
    def decline(self) -> None:
        self.play(Decline(self.turn))

    @asks(ChoosePurse, PlaceCube)
    @rule(which=st.integers(0, 51))
    def choose(self, which: int) -> None:
        listed = GAME.legal(self.state, self.turn)
        self.play(listed[which % len(listed)])

    @asks(PlaceCube)
    @rule(narrow=st.integers(1, 4))
    def place_together(self, narrow: int) -> None:
        """The whole lot into the first few open districts, so that they fill."""
        while isinstance(asked := self.asked(), PlaceCube):
            colour = next(c for c, number in enumerate(asked.cubes) if number)
            where = asked.districts[(narrow * colour) % min(narrow, len(asked.districts))]
            self.play(Place(self.turn, colour, where))

    @asks(RollDie)
    @rule(seed=st.integers(0, 999), rounds=st.integers(1, 3))
    def rush(self, seed: int, rounds: int) -> None:
        """Some rounds at random."""
        rng = Random(seed)
        while rounds and GAME.to_act(self.state):
            rolls = self.turn == CHANCE
            rounds -= rolls
            self.play(
                GAME.chance(self.state, rng) if rolls else GAME.sample(self.state, self.turn, rng)
            )

    @precondition(lambda self: hasattr(self, "state") and not GAME.to_act(self.state))
    @rule()
    def rest(self) -> None:
        """The match is over; Hypothesis wants something to do."""

    @invariant()
    def all_is_well(self) -> None:
        if hasattr(self, "state"):
            assert GAME.audit(self.state) == []
            self.look()

    def look(self) -> None:
        """Compares the ledger with the state."""
        raise NotImplementedError


class Cubes:
    """Every cube is on a field, in hand, in a district, or has left the game; no colour gains or loses any."""

    def __init__(self, setup: Any) -> None:
        self.setup = setup
        self.fields = {field: counts(lot) for field, lot in enumerate(self.setup.deal.lots)}
        self.broker = self.setup.deal.broker
        self.hand = Counter[int]()
        self.districts = {number: Counter[int]() for number in range(13)}
        self.gone = Counter[int]()

    def book(self, event: Event) -> None:
        match event:
            case BrokerMoved():
                self.broker = event.path[-1]
                assert event.lot == self.fields[self.broker]
            case LotWon() | LotFree():
                assert not self.hand.total()
                self.hand.update(dict(enumerate(self.fields.pop(self.broker))))
            case CubePlaced():
                assert self.hand[event.colour] > 0
                self.hand[event.colour] -= 1
                self.districts[event.district][event.colour] += 1
                assert self.lies_in(event.district) == event.cubes
            case DistrictSold() | DistrictDecided():
                assert self.lies_in(event.district) == event.cubes
                self.gone.update(self.districts[event.district])
                self.districts[event.district].clear()
                if event.colour >= 0:
                    self.gone[event.colour] -= 1
                    self.districts[event.district][event.colour] = 1

    def lies_in(self, district: int) -> tuple[int, ...]:
        return tuple(self.districts[district][colour] for colour in range(4))

    def look(self, state: Any) -> None:
        seen = GAME.observe(state, EVERYONE)
        assert {field: counts(lot) for field, lot in enumerate(seen.fields) if lot} == self.fields
        assert [counts(pile) for pile in seen.piles] == [self.lies_in(d) for d in range(13)]
        assert counts(seen.lot) == tuple(self.hand[colour] for colour in range(4))
        for colour in range(4):
            on_fields = sum(lot[colour] for lot in self.fields.values())
            in_districts = sum(pile[colour] for pile in self.districts.values())
            assert on_fields + in_districts + self.hand[colour] + self.gone[colour] == 18


class Money:
    """A ledger of loans taken and lots paid always agrees with what lies in the purses."""

    def __init__(self, setup: Any) -> None:
        self.setup = setup
        dealt = [colour for own in self.setup.deal.colours for colour in own]
        self.cash = [10 if colour in dealt else 0 for colour in range(4)]
        self.loans = [0] * 4
        self.tokens = 30

    def book(self, event: Event) -> None:
        match event:
            case LoanTaken():
                assert event.colour in self.setup.deal.colours[event.seat]
                assert event.number == self.loans[event.colour] + 1
                self.loans[event.colour] += 1
                self.tokens -= 1
                assert event.amount == 10 - event.number
                self.cash[event.colour] += event.amount
            case LotWon():
                assert event.colour in self.setup.deal.colours[event.seat]
                assert event.amount >= 1
                self.cash[event.colour] -= event.amount

    def look(self, state: Any) -> None:
        for seat, own in enumerate(self.setup.deal.colours):
            seen = GAME.observe(state, seat)
            assert [seen.cash[colour] for colour in own] == [self.cash[colour] for colour in own]
        assert GAME.observe(state, EVERYONE).loans == tuple(self.loans)
        assert GAME.observe(state, EVERYONE).tokens == self.tokens
        assert min(self.cash) >= 0
        assert self.tokens >= 0
        result = GAME.result(state)
        for one in result.standings if result else ():
            own = self.setup.deal.colours[one.seat]
            lines = dict.fromkeys(("cash", "loans", "district"), 0)
            for line in one.lines:
                lines[line.code] += line.amount
            assert lines["cash"] == sum(self.cash[colour] for colour in own)
            assert lines["loans"] == -10 * sum(self.loans[colour] for colour in own)


class Ledgers(Player):
    """Both ledgers of one match."""

    def start(self) -> None:
        self.cubes, self.money = Cubes(self.setup), Money(self.setup)

    def book(self, event: Event) -> None:
        self.cubes.book(event)
        self.money.book(event)

    def look(self) -> None:
        self.cubes.look(self.state)
        self.money.look(self.state)


@pytest.mark.rule("BS-04", "BS-15", "BS-17", "BS-19")
@pytest.mark.rule("BS-12", "BS-13", "BS-20", "BS-21", "BS-22", "BS-25")
class TestLedgers(Ledgers.TestCase):  # type: ignore[misc, valid-type]  # hypothesis makes it
    """Cubes are conserved, and money moves by loans and lots only."""

    settings = MACHINES


@pytest.mark.parametrize("configuration", BIG_SHOT, ids=str)
def test_the_ledgers_hold_through_whole_matches(configuration: Configuration) -> None:
    machine = Ledgers()
    machine.begin(configuration, 7)
    rng = Random(7)
    while GAME.to_act(machine.state):
        seat = machine.turn
        machine.play(
            GAME.chance(machine.state, rng)
            if seat == CHANCE
            else GAME.sample(machine.state, seat, rng)
        )
        machine.look()
