"""Whole matches: nothing is lost, nobody is told too much, and the order of what happens at once does not matter."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event, fingerprint, pick
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Commit,
    Discard,
    Done,
    Offer,
    Propose,
    Ready,
    Roll,
)
from bigshot_desktop.games.saludos_amigos.rules.bag import in_bag
from bigshot_desktop.games.saludos_amigos.rules.decisions import ChooseCards, RollAgain
from bigshot_desktop.games.saludos_amigos.rules.events import (
    EVENTS,
    BonusPaid,
    OfferStands,
    Secret,
    SectionPlaced,
    SharePaid,
    SteppedBack,
)
from bigshot_desktop.games.saludos_amigos.rules.packs import EVERY, UNIT, size
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from tests.games.saludos_amigos.rules.leaks import leaks
from tests.games.saludos_amigos.rules.players import PLAYERS, play
from tests.games.saludos_amigos.rules.positions import GAME, Table, council, sealing, setup_of

NUMBERS = pytest.mark.parametrize("players", [4, 5, 6, 7])
MANNERS = pytest.mark.parametrize("manner", PLAYERS)


def cards_on_the_table(state: SaludosState) -> int:
    return state.deck + state.discards + sum(state.hands) + sum(UNIT[c] for c in state.pushed)


def tiles_on_the_table(state: SaludosState) -> int:
    in_the_bag = sum(in_bag(state, value) for value in range(7))
    return in_the_bag + sum(state.sections) + state.journalists


def money_paid(players: int, events: list[Event]) -> list[int]:
    """Everyone's money, added up from what was told."""
    money = [0] * players
    for event in events:
        if isinstance(event, SharePaid | BonusPaid):
            money[event.seat] += event.amount
        elif isinstance(event, SteppedBack):
            money[event.seat] -= event.steps
    return money


# --- a machine that tries anything ----------------------------------------------------------------


class Match(RuleBasedStateMachine):
    """A match in which Hypothesis does what is allowed, and tries what may not be."""

    state: SaludosState

    @initialize(players=st.sampled_from([4, 5, 6, 7]), starter=st.integers(0, 3))
    def begin(self, players: int, starter: int) -> None:
        self.players = players
        self.state = GAME.initial(setup_of(players, starter))
        self.events: list[Event] = []

    def do(self, action: Any) -> None:
        assert GAME.check(self.state, action) is None
        GAME.apply(self.state, action, self.events.append)

    @rule(
        seed=st.integers(0, 2**32), steps=st.integers(1, 60), manner=st.sampled_from(list(PLAYERS))
    )
    def play_on(self, seed: int, steps: int, manner: str) -> None:
        rng = Random(seed)
        for _ in range(steps):
            seats = GAME.to_act(self.state)
            if seats:
                seat = seats[pick(rng, len(seats))]
                nature = seat == CHANCE
                player = PLAYERS[manner]
                self.do(GAME.chance(self.state, rng) if nature else player(self.state, seat, rng))

    @precondition(lambda self: self.state.worth)
    @rule(
        kind=st.sampled_from([Offer, Propose]),
        seat=st.integers(0, 6),
        shares=st.lists(st.integers(-1, 12), min_size=3, max_size=7),
    )
    def try_a_split(self, kind: Any, seat: int, shares: list[int]) -> None:
        action = kind(seat, tuple(shares))
        before = fingerprint(self.state)
        if GAME.check(self.state, action) is None:
            self.do(action)
            assert sum(shares) == self.state.worth or not self.state.worth
            assert len(shares) == self.players
            assert shares[seat] > 0
        else:
            assert fingerprint(self.state) == before

    @invariant()
    def nothing_is_broken(self) -> None:
        if hasattr(self, "state"):
            assert GAME.audit(self.state) == []
            assert cards_on_the_table(self.state) == EVERY
            assert size(EVERY) == 56
            assert tiles_on_the_table(self.state) == 24
            assert self.state.money == money_paid(self.players, self.events)

    @invariant()
    def a_result_comes_with_the_end(self) -> None:
        if hasattr(self, "state"):
            assert (GAME.result(self.state) is None) == bool(GAME.to_act(self.state))


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)


# --- whole matches --------------------------------------------------------------------------------


@NUMBERS
@MANNERS
def test_matches_end_with_everything_in_its_place(players: int, manner: str) -> None:
    for seed in range(4):
        rng = Random(f"{players} {manner} {seed}")
        setup = GAME.deal(players, {}, None, rng)
        state, actions, events = play(setup, PLAYERS[manner], rng, audited=True)
        assert sum(action.seat != CHANCE for action in actions) < 3000
        assert cards_on_the_table(state) == EVERY
        assert state.money == money_paid(players, events)
        result = GAME.result(state)
        assert result is not None
        assert [one.total for one in sorted(result.standings, key=lambda one: one.seat)] == (
            state.money
        )
        assert (state.completed == 4) != (state.journalists == 2)


@pytest.mark.rule("SA-04", "SA-08", "SA-13", "SA-17", "SA-21")
@NUMBERS
@MANNERS
def test_no_seat_learns_what_it_may_not_know(players: int, manner: str) -> None:
    for number, seat in enumerate((0, players - 1, EVERYONE)):
        rng = Random(f"{players} {manner} {number}")
        setup = GAME.deal(players, {}, None, rng)
        found, compared = leaks(setup, seat, PLAYERS[manner], rng)
        assert found == []
        assert compared > 80


def test_every_event_there_is_comes_up_and_tells_its_rule() -> None:
    missing = set(EVENTS)
    for seed in range(60):
        rng = Random(seed)
        setup = GAME.deal(4 + seed % 4, {}, None, rng)
        *_, events = play(setup, list(PLAYERS.values())[seed % len(PLAYERS)], rng)
        missing -= {type(event) for event in events}
        for event in events:
            assert event.rule in GAME.info.rules
            assert (event.audience == EVERYONE) != isinstance(event, Secret)
        if not missing:
            break
    assert missing == set()


# --- the order of what happens at once ----------------------------------------------------------------


@pytest.mark.rule("SA-17")
@given(seed=st.integers(0, 2**20))
@settings(max_examples=25)
def test_sealed_cards_come_to_the_same_in_every_order(seed: int) -> None:
    rng = Random(seed)
    table = sealing(5, {0: 3, 1: 4})
    chosen = [GAME.sample(table.state, seat, rng) for seat in table.acting]
    assert all(isinstance(one, Commit) for one in chosen)
    ends = set()
    for order in permutations(chosen):
        state = table.state.copy()
        assert all(type(GAME.decision(state, seat)).sealed for seat in GAME.to_act(state))
        for action in order:
            assert isinstance(GAME.decision(state, action.seat), ChooseCards)
            assert GAME.check(state, action) is None
            GAME.apply(state, action)
        ends.add(fingerprint(state))
    assert len(ends) == 1


@pytest.mark.rule("SA-08")
@given(data=st.data())
@settings(max_examples=60)
def test_rolls_and_readies_come_to_the_same_in_every_order(data: st.DataObject) -> None:
    """Each seat has its own list: cards to discard, each with its die, then ready. Any mixture of the lists will do."""
    table = Table(5)
    table.tile(6)
    table.roll()
    lists = []
    for seat in range(5):
        cards = data.draw(st.permutations([1, 2, 3]))[: data.draw(st.integers(0, 3))]
        dice = [data.draw(st.integers(1, 6)) for _ in cards]
        lists.append(
            [
                (Discard(seat, card), Roll(CHANCE, (pips,)))
                for card, pips in zip(cards, dice, strict=True)
            ]
        )
        if len(cards) < 3:
            lists[seat].append((Ready(seat),))  # type: ignore[arg-type]
    ends = set()
    for _ in range(3):
        state = table.state.copy()
        rest = [list(one) for one in lists]
        while any(rest):
            seat = data.draw(st.sampled_from([s for s in range(5) if rest[s]]))
            for action in rest[seat].pop(0):
                assert action.seat == CHANCE or isinstance(
                    GAME.decision(state, action.seat), RollAgain
                )
                assert GAME.check(state, action) is None
                GAME.apply(state, action)
        ends.add(fingerprint(state))
    assert len(ends) == 1


@pytest.mark.rule("SA-11", "SA-16")
@pytest.mark.parametrize("make", [lambda: Table().negotiate(), council])
def test_done_and_ready_come_to_the_same_in_every_order_where_nothing_is_open(make: Any) -> None:
    table = make()
    ends = set()
    for order in permutations(table.acting):
        state = table.state.copy()
        for seat in order:
            action = Done(seat) if not state.council else Ready(seat)
            assert GAME.check(state, action) is None
            GAME.apply(state, action)
        ends.add(fingerprint(state))
    assert len(ends) == 1


@NUMBERS
@pytest.mark.rule("SA-09", "SA-10")
def test_within_a_turn_the_mug_only_rises(players: int) -> None:
    """Told by the events alone, over whole matches."""
    moves = 0
    for seed in range(6):
        _, _, events = play(setup_of(players, 0), PLAYERS["wild"], Random(seed))
        mug = 0
        for event in events:
            if isinstance(event, SectionPlaced):
                mug = 0
            elif isinstance(event, OfferStands):
                assert event.height > mug
                mug = event.height
                moves += 1
    assert moves > 50
