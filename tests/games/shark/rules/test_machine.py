"""Any course of play keeps pieces, shares and money together, as its own events tell it."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bigshot_desktop.engine.game import CHANCE, Event, fingerprint
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Place, Roll, SharkAction
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    ChainRemoved,
    GainPaid,
    LossDue,
    LossPaid,
    Ruined,
    SharesBought,
    SharesSold,
    SharesSoldOff,
    ShareTaken,
    TurnBegan,
    ValueChanged,
)
from tests.games.shark.rules.positions import GAME, WORLD, grid_of
from tests.games.shark.rules.reference import chains_of, value_of

OPTIONS = st.fixed_dictionaries(
    {
        "start-share": st.sampled_from(["dealt", "chosen"]),
        "buy-limit": st.sampled_from(["per-turn", "per-occasion"]),
        "variant-1": st.sampled_from(["no", "yes"]),
        "variant-2": st.sampled_from(["no", "yes"]),
        "variant-3": st.sampled_from(["no", "yes"]),
    }
).filter(lambda options: GAME.check_options(4, options) is None)


class Ledger:
    """What the events of a match add up to: nothing in it comes from the state."""

    def __init__(self, players: int, dealt: tuple[int, ...]) -> None:
        self.cash = [0] * players
        self.shares = [[0] * 4 for _ in range(players)]
        for seat, company in enumerate(dealt):
            self.shares[seat][company] += 1
        self.values = [0] * 4
        self.map: list[int | None] = [None] * 120
        self.used = [0] * 4
        self.due = [0] * players
        self.bought = 0
        self.ruined: list[int] = []

    def write(self, event: Event) -> None:
        match event:
            case ShareTaken(seat, company):
                self.shares[seat][company] += 1
            case TurnBegan():
                self.bought = 0
            case SharesBought(seat, company, number, amount):
                assert amount == number * self.values[company] > 0
                self.cash[seat] -= amount
                self.shares[seat][company] += number
                self.bought += number
            case SharesSold(seat, company, number, amount):
                assert amount == number * self.values[company] > 0
                self.cash[seat] += amount
                self.shares[seat][company] -= number
            case BuildingPlaced(_, company, square):
                assert self.map[square] is None
                self.map[square] = company
                self.used[company] += 1
            case ChainRemoved(company, squares):
                for square in squares:
                    assert self.map[square] == company
                    self.map[square] = None
            case ValueChanged(company, old, new):
                assert self.values[company] == old != new
                self.values[company] = new
            case BonusPaid(seat, company, amount):
                assert amount in (1, self.values[company])
                self.cash[seat] += amount
            case GainPaid(seat, company, number, amount):
                assert number == self.shares[seat][company]
                self.cash[seat] += amount
            case LossDue(seat, losses, amount):
                assert sum(losses) == amount
                self.due[seat] += amount
            case LossPaid(seat, amount, rest):
                self.cash[seat] -= amount
                self.due[seat] -= amount
                assert self.due[seat] == rest
            case SharesSoldOff(seat, shares, rest, proceeds, change):
                worth = sum(n * v for n, v in zip(shares, self.values, strict=True))
                assert proceeds == (worth + 1) // 2
                assert proceeds - change == rest == self.due[seat]
                assert self.cash[seat] == 0, "cash goes before shares"
                self.give_back(seat, shares)
                self.cash[seat] += change
                self.due[seat] = 0
            case Ruined(seat, shares, rest):
                assert self.due[seat] == rest
                assert list(shares) == self.shares[seat]
                self.give_back(seat, shares)
                self.due[seat] = 0
                self.ruined.append(seat)
        assert min(self.cash) >= 0
        assert min(min(own) for own in self.shares) >= 0

    def give_back(self, seat: int, shares: tuple[int, ...]) -> None:
        self.shares[seat] = [a - b for a, b in zip(self.shares[seat], shares, strict=True)]


class Match(RuleBasedStateMachine):
    """A match in which Hypothesis decides: anything legal, eager buyers, and builders who like to destroy."""

    @initialize(players=st.integers(2, 6), options=OPTIONS, seed=st.integers(0, 2**32))
    def deal(self, players: int, options: dict[str, str], seed: int) -> None:
        setup = GAME.deal(players, options, WORLD, Random(seed))
        assert GAME.check_setup(setup) is None
        self.state = GAME.initial(setup)
        self.ledger = Ledger(players, setup.deal.shares)
        self.limit = 5 if options["buy-limit"] == "per-turn" else 10
        self.placements = 0

    def play(self, action: SharkAction) -> None:
        assert GAME.check(self.state, action) is None
        events: list[Event] = []
        before = fingerprint(self.state)
        GAME.apply(self.state, action, events.append)
        assert fingerprint(self.state) != before
        assert events
        for event in events:
            self.ledger.write(event)
        assert self.ledger.bought <= self.limit
        self.placements += isinstance(action, Place)

    def going_on(self) -> bool:
        return bool(GAME.to_act(self.state))

    def step(self, data: st.DataObject, wanted: Any = None) -> None:
        """One action of whoever is to act, of the wanted ones if there are any."""
        (seat,) = GAME.to_act(self.state)
        legal = GAME.legal(self.state, seat)
        chosen = [action for action in legal if wanted(action)] if wanted and seat != CHANCE else []
        self.play(data.draw(st.sampled_from(chosen or legal)))

    @precondition(going_on)
    @rule(data=st.data(), number=st.integers(1, 12))
    def anything(self, data: st.DataObject, number: int) -> None:
        for _ in range(number):
            if self.going_on():
                self.step(data)

    @precondition(going_on)
    @rule(data=st.data(), number=st.integers(1, 40))
    def hoard(self, data: st.DataObject, number: int) -> None:
        """Buys all one can and keeps it: so that losses hurt."""
        for _ in range(number):
            if self.going_on():
                (seat,) = GAME.to_act(self.state)
                buys = seat != CHANCE and any(
                    isinstance(action, Buy) for action in GAME.legal(self.state, seat)
                )
                self.step(data, lambda a, buys=buys: isinstance(a, Buy if buys else EndTrading))

    @precondition(going_on)
    @rule(data=st.data(), number=st.integers(1, 20))
    def destroy(self, data: st.DataObject, number: int) -> None:
        """Builds beside rivals where it can, and keeps all shares."""
        built = self.state.built

        def hits(action: SharkAction) -> bool:
            return isinstance(action, EndTrading) or (
                isinstance(action, Place)
                and any(
                    built[rival] & WORLD.touching[action.square]
                    for rival in range(4)
                    if rival != action.company
                )
            )

        for _ in range(number):
            if self.going_on():
                self.step(data, hits)

    @precondition(lambda self: not self.going_on())
    @rule(seat=st.integers(-1, 5))
    def ask_for_more(self, seat: int) -> None:
        """After the end there is nothing to do."""
        for action in (EndTrading(seat), Roll(seat, 1, 1), Place(seat, 0, 0), Buy(seat, 0, 1)):
            refusal = GAME.check(self.state, action)
            assert refusal is not None
            assert refusal.code == "match-over"

    @invariant()
    def the_books_agree(self) -> None:
        if not hasattr(self, "state"):
            return
        state, ledger = self.state, self.ledger
        assert GAME.audit(state) == []
        assert state.cash == ledger.cash
        assert state.shares == [number for own in ledger.shares for number in own]
        assert state.bank == [60 - sum(own[c] for own in ledger.shares) for c in range(4)]
        assert state.values == ledger.values
        assert state.used == ledger.used
        assert sum(state.used) == self.placements <= 69
        assert grid_of(state.built) == ledger.map
        assert list(state.ruined) == ledger.ruined
        for company in range(4):
            assert state.values[company] == value_of(ledger.map, company, state.terms.counted)
            assert len(state.chains[company]) == len(chains_of(ledger.map, company))
        debts = dict(state.agenda)
        assert ledger.due == [debts.get(seat, 0) for seat in range(len(ledger.due))]
        result = GAME.result(state)
        if result is not None:
            for one in result.standings:
                shares = ledger.shares[one.seat]
                worth = sum(n * v for n, v in zip(shares, ledger.values, strict=True))
                assert one.total == ledger.cash[one.seat] + worth


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=60, stateful_step_count=30)
