"""What every game owes the contract, whatever its rules: one suite for all games, players and options.

A match is walked once for all properties that hold in every position (:data:`IN_EVERY_POSITION`); a failure names
each property that is broken and the first position that breaks it.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from functools import cached_property
from random import Random
from typing import Any, Final

import pytest

from bigshot_desktop.engine.game import (
    CHANCE,
    EVERYONE,
    AnyGame,
    Decision,
    Event,
    Result,
    fingerprint,
    pick,
)
from tests.engine.configurations import Configuration
from tests.engine.playing import (
    is_frozen,
    leaks,
    next_action,
    orders_that_matter,
    random_match,
    seats_and_onlooker,
)


def through_json(data: Any) -> Any:
    """Data as it comes back from a file."""
    return json.loads(json.dumps(data, allow_nan=False))


# --- the list of configurations -------------------------------------------------------------------


def every_number_of_players_and_every_value_of_every_option_is_tried(
    game: AnyGame, mine: list[Configuration]
) -> None:
    assert {one.players for one in mine} == set(game.info.players)
    assert {pair for one in mine for pair in one.options} == {
        (option.name, value) for option in game.info.options for value in option.values
    }
    assert len(set(mine)) == len(mine)


def the_rules_of_a_game_are_numbered_once(game: AnyGame, _: list[Configuration]) -> None:
    assert len(set(game.info.rules)) == len(game.info.rules)
    assert {option.rule for option in game.info.options} <= set(game.info.rules)


def too_few_and_too_many_players_are_refused(game: AnyGame, _: list[Configuration]) -> None:
    for players in (min(game.info.players) - 1, max(game.info.players) + 1):
        refusal = game.check_options(players, {})
        assert refusal is not None
        assert refusal.rule in game.info.rules


# --- set-up ---------------------------------------------------------------------------------------


def a_set_up_is_allowed_frozen_and_the_same_for_the_same_generator(
    configuration: Configuration,
) -> None:
    setup = configuration.setup(1)
    assert configuration.game.check_options(configuration.players, dict(setup.options)) is None
    assert configuration.game.check_setup(setup) is None
    assert setup == configuration.setup(1)
    assert is_frozen(setup)
    assert setup.options == configuration.options


def another_generator_deals_another_set_up(_: AnyGame, mine: list[Configuration]) -> None:
    """With the usual options, that is: some leave nothing to draw."""
    usual = next(one for one in mine if not one.unusual())
    assert len({repr(usual.setup(seed)) for seed in range(20)}) > 1


def a_set_up_is_the_same_after_it_was_written_and_read(configuration: Configuration) -> None:
    game = configuration.game
    for seed in range(5):
        setup = configuration.setup(seed)
        written = through_json(game.write_setup(setup))
        back = game.read_setup(configuration.players, dict(configuration.options), written)
        assert back == setup
        assert game.check_setup(back) is None
        assert game.write_setup(back) == written
        assert fingerprint(game.initial(back)) == fingerprint(game.initial(setup))


# --- every position of a match --------------------------------------------------------------------


@dataclass
class Walk:
    """One random match, what its properties remember from one position to the next, and what they know of another."""

    configuration: Configuration
    seed: int
    elsewhere: tuple[Any, ...] = ()
    """Actions that were possible at some time in another match."""
    possible: dict[Any, None] = field(default_factory=dict)
    """Actions that were possible at some time in this match."""
    played: list[Any] = field(default_factory=list)
    asked: dict[type, set[Decision]] = field(default_factory=dict)
    told: str = ""
    """The fingerprint of the next position, if its action is told."""

    def __post_init__(self) -> None:
        game, configuration = self.configuration.game, self.configuration
        self.setup = configuration.setup(self.seed)
        self.rng = Random(self.seed)
        self.sampling, self.listing = Random(self.seed), Random(self.seed)
        self.copied = game.initial(self.setup)
        written = through_json(game.write_setup(self.setup))
        again = game.read_setup(configuration.players, dict(configuration.options), written)
        self.replayed = game.initial(again)

    def positions(self) -> Iterator[Position]:
        game = self.configuration.game
        for number, (state, action) in enumerate(random_match(game, self.setup, self.seed)):
            yield Position(self, number, state, action)


@dataclass
class Position:
    """One position of a match; what several properties ask of it is found out once."""

    walk: Walk
    number: int
    state: Any
    action: Any
    """What is played next, or None at the end."""

    def __post_init__(self) -> None:
        self.game: AnyGame = self.walk.configuration.game
        self.players = self.walk.configuration.players
        self.to_act = self.game.to_act(self.state)
        self.deciding = [seat for seat in self.to_act if seat != CHANCE]

    @cached_property
    def fingerprint(self) -> str:
        """Taken by the first property, before anybody has looked, asked or checked."""
        return fingerprint(self.state)

    @cached_property
    def after(self) -> tuple[Any, list[Event]]:
        """The position after the next action, which was told, and what was told; both empty at the end."""
        after, events = self.state.copy(), list[Event]()
        if self.action is not None:
            self.game.apply(after, self.action, events.append)
        return after, events

    @cached_property
    def legal(self) -> dict[int, list[Any] | None]:
        """For each seat that is to decide, what it can do, where that is listed."""
        return {seat: self.game.legal(self.state, seat) for seat in self.deciding}

    @cached_property
    def seen(self) -> dict[int, Any]:
        """What each seat and an onlooker see."""
        seats = seats_and_onlooker(self.players)
        return {seat: self.game.observe(self.state, seat) for seat in seats}

    @cached_property
    def guessed(self) -> dict[int, Any]:
        """What a seat that is to decide and another seat or an onlooker hold for possible, at every second position.

        All of them have their turn.
        """
        if self.number % 2:
            return {}
        turn = self.number // 2
        groups = ([*self.seen], self.deciding)
        viewers = {seats[turn % len(seats)] for seats in groups if seats}
        return {seat: self.game.guess(self.seen[seat], self.walk.rng) for seat in sorted(viewers)}


Property = Callable[[Position], None]
"""Fails where a position does not have it."""


def a_copy_is_equal_and_lives_its_own_life(at: Position) -> None:
    before, copy = at.fingerprint, at.state.copy()
    assert fingerprint(copy) == before
    for name in type(at.state).__slots__:
        value = getattr(at.state, name)
        if isinstance(value, list | dict | set | bytearray):
            assert getattr(copy, name) is not value, name
    if at.action is not None:
        at.game.apply(copy, at.action)
        assert fingerprint(at.state) == before
        assert fingerprint(copy) != before


def a_state_that_is_copied_at_every_step_goes_on_as_if_it_was_not(at: Position) -> None:
    assert fingerprint(at.walk.copied) == at.fingerprint
    if at.action is not None:
        at.walk.copied = at.walk.copied.copy()
        at.game.apply(at.walk.copied, at.action)


def replaying_the_written_log_gives_the_same_positions(at: Position) -> None:
    game, replayed = at.game, at.walk.replayed
    assert fingerprint(replayed) == at.fingerprint
    if at.action is None:
        assert game.result(replayed) == game.result(at.state)
    else:
        action = game.read_action(through_json(game.write_action(at.action)))
        assert game.check(replayed, action) is None
        game.apply(replayed, action)


def nothing_is_broken(at: Position) -> None:
    assert at.game.audit(at.state) == []


def check_accepts_what_is_legal_and_what_is_sampled(at: Position) -> None:
    game, state = at.game, at.state
    if at.action is not None:
        assert game.check(state, at.action) is None
    for seat, listed in at.legal.items():
        if listed is not None:
            assert listed, "a seat that is to act can do something"
            assert len(set(listed)) == len(listed)
            assert all(one.seat == seat for one in listed)
            assert [one for one in listed if game.check(state, one) is not None] == []
        for _ in range(3):
            sampled = game.sample(state, seat, at.walk.rng)
            assert sampled.seat == seat
            assert game.check(state, sampled) is None


def nature_too_can_do_what_is_legal_and_nothing_else(at: Position) -> None:
    """Where ``legal`` lists the outcomes of chance, they are allowed, and every drawn one is among them."""
    if CHANCE not in at.to_act:
        return
    drawn = at.game.chance(at.state, at.walk.rng)
    assert drawn.seat == CHANCE
    assert at.game.check(at.state, drawn) is None
    listed = at.game.legal(at.state, CHANCE)
    if listed is not None:
        assert [one for one in listed if at.game.check(at.state, one) is not None] == []
        assert drawn in listed


def check_refuses_whatever_legal_does_not_list(at: Position) -> None:
    """Tried at every twelfth position with every action that was possible at some time in another match.

    Of a seat that is not to act, one action of each kind is tried, always another one.
    """
    if at.number % 12:
        return
    allowed = {seat: None if some is None else frozenset(some) for seat, some in at.legal.items()}
    tried: set[tuple[int, type]] = set()
    first = 7 * at.number % max(1, len(at.walk.elsewhere))
    for action in at.walk.elsewhere[first:] + at.walk.elsewhere[:first]:
        listed = allowed.get(action.seat, frozenset())
        if action.seat == CHANCE or listed is None:
            continue
        if action.seat not in allowed:
            if (action.seat, type(action)) in tried:
                continue
            tried.add((action.seat, type(action)))
        refusal = at.game.check(at.state, action)
        assert (refusal is None) == (action in listed), action
        if refusal is not None:
            assert refusal.rule in at.game.info.rules
            assert is_frozen(refusal)


def nobody_acts_for_a_seat_that_is_not_to_act(at: Position) -> None:
    if at.action is None:
        return
    for seat in (*range(at.players), at.players, CHANCE, EVERYONE):
        if seat not in at.to_act:
            refusal = at.game.check(at.state, replace(at.action, seat=seat))
            assert refusal is not None
            assert refusal.rule in at.game.info.rules


def a_sampled_action_is_the_listed_one_the_generator_picks(at: Position) -> None:
    """So a bot that lists and one that samples play the same, and each action is equally likely."""
    one, two = at.walk.sampling, at.walk.listing
    for seat, listed in at.legal.items():
        if listed is not None:
            for _ in range(3):
                assert at.game.sample(at.state, seat, one) == listed[pick(two, len(listed))]
            assert one.random() == two.random(), "and draws no more than that"


def a_decision_is_comparable_and_the_same_each_time_it_is_asked(at: Position) -> None:
    copy = at.state.copy()
    for seat in at.to_act:
        decision = at.game.decision(at.state, seat)
        assert isinstance(decision, Decision)
        assert is_frozen(decision)
        assert decision == at.game.decision(at.state, seat)
        assert decision == at.game.decision(copy, seat)
        assert hash(decision) == hash(at.game.decision(copy, seat))
        at.walk.asked.setdefault(type(decision), set()).add(decision)


def what_several_seats_choose_at_once_does_not_depend_on_the_order(at: Position) -> None:
    """Says nothing about Big Shot, where one seat acts at a time; ``test_playing`` shows that it can fail."""
    assert orders_that_matter(at.game, at.state, at.walk.rng) == []


def a_guess_from_an_observation_looks_the_same(at: Position) -> None:
    for seat, guessed in at.guessed.items():
        assert at.game.observe(guessed, seat) == at.seen[seat]
        assert at.game.to_act(guessed) == at.to_act


def a_guess_is_sound_and_leaves_its_seat_the_same_choices(at: Position) -> None:
    for seat, guessed in at.guessed.items():
        assert at.game.audit(guessed) == []
        if seat in at.legal:
            assert at.game.decision(guessed, seat) == at.game.decision(at.state, seat)
            assert at.game.legal(guessed, seat) == at.legal[seat]


def a_guess_shares_nothing_with_the_match_it_was_guessed_from(at: Position) -> None:
    if at.number % 10 or at.action is None:
        return
    game, rng = at.game, at.walk.rng
    seen = at.seen[at.action.seat if at.action.seat != CHANCE else EVERYONE]
    shown = repr(seen)
    guessed = game.guess(seen, rng)
    for _ in range(20):
        if game.to_act(guessed):
            game.apply(guessed, next_action(game, guessed, rng))
    assert fingerprint(at.state) == at.fingerprint
    assert repr(seen) == shown


def an_observation_is_frozen(at: Position) -> None:
    if at.number % 7:
        return
    for seen in at.seen.values():
        assert is_frozen(seen)
        hash(seen)


def telling_what_happens_does_not_change_what_happens(at: Position) -> None:
    """The match itself is played without being told."""
    if at.number:
        assert at.walk.told == at.fingerprint
    if at.action is not None:
        after, events = at.after
        at.walk.told = fingerprint(after)
        assert events, "every action has a consequence"


def events_are_frozen_facts_with_a_rule_of_the_game_and_an_audience(at: Position) -> None:
    for event in at.after[1]:
        assert isinstance(event, Event)
        assert is_frozen(event)
        assert event.rule in at.game.info.rules
        assert event.audience in seats_and_onlooker(at.players)
        assert isinstance(event.reveals, bool)
        hash(event)
        for each in fields(event)[:1]:  # type: ignore[arg-type]
            with pytest.raises(FrozenInstanceError):
                setattr(event, each.name, 0)


def looking_asking_and_checking_change_nothing(at: Position) -> None:
    """Comes last: the properties before it have looked, asked, guessed and checked."""
    if at.action is not None:
        at.game.check(at.state, replace(at.action, seat=at.action.seat + 1))
    assert fingerprint(at.state) == at.fingerprint


def there_is_a_result_at_the_end_and_not_before(at: Position) -> None:
    assert (at.game.result(at.state) is None) == (at.action is not None)
    assert bool(at.to_act) == (at.action is not None)


def what_can_be_done_is_remembered(at: Position) -> None:
    """No property, but what those at the end of a match need."""
    for listed in at.legal.values():
        at.walk.possible.update(dict.fromkeys(listed or ()))
    if at.action is not None:
        at.walk.possible[at.action] = None


IN_EVERY_POSITION: Final[list[Property]] = [
    a_copy_is_equal_and_lives_its_own_life,
    a_state_that_is_copied_at_every_step_goes_on_as_if_it_was_not,
    replaying_the_written_log_gives_the_same_positions,
    nothing_is_broken,
    check_accepts_what_is_legal_and_what_is_sampled,
    nature_too_can_do_what_is_legal_and_nothing_else,
    nobody_acts_for_a_seat_that_is_not_to_act,
    a_sampled_action_is_the_listed_one_the_generator_picks,
    a_decision_is_comparable_and_the_same_each_time_it_is_asked,
    what_several_seats_choose_at_once_does_not_depend_on_the_order,
    a_guess_from_an_observation_looks_the_same,
    a_guess_is_sound_and_leaves_its_seat_the_same_choices,
    a_guess_shares_nothing_with_the_match_it_was_guessed_from,
    an_observation_is_frozen,
    telling_what_happens_does_not_change_what_happens,
    events_are_frozen_facts_with_a_rule_of_the_game_and_an_audience,
    there_is_a_result_at_the_end_and_not_before,
    what_can_be_done_is_remembered,
    looking_asking_and_checking_change_nothing,
]


def every_action_is_the_same_after_it_was_written_and_read(last: Position) -> None:
    for action in last.walk.possible:
        back = last.game.read_action(through_json(last.game.write_action(action)))
        assert back == action
        assert type(back) is type(action)
        assert is_frozen(action)
        assert fields(action)[0].name == "seat"


def decisions_tell_their_bounds(last: Position) -> None:
    assert any(len(kind) > 1 for kind in last.walk.asked.values())


def after_the_end_everything_is_refused(last: Position) -> None:
    for action in last.walk.played:
        assert last.game.check(last.state, action) is not None


def a_match_leaves_its_set_up_alone(last: Position) -> None:
    assert last.walk.setup == last.walk.configuration.setup(last.walk.seed)
    assert repr(last.walk.setup) == repr(last.walk.configuration.setup(last.walk.seed))


def it_ended_in_time(last: Position) -> None:
    decisions = sum(action.seat != CHANCE for action in last.walk.played)
    assert 0 < decisions <= last.game.info.longest


def its_lines_add_up_and_its_ranks_are_consistent(last: Position) -> None:
    result = last.game.result(last.state)
    assert result is not None
    assert is_frozen(result)
    check_ranking(result, last.players)


def check_ranking(result: Result, players: int) -> None:
    standings = result.standings
    assert sorted(one.seat for one in standings) == list(range(players))
    for number, one in enumerate(standings):
        assert one.total == sum(line.amount for line in one.lines)
        above = [other for other in standings if other.rank < one.rank]
        assert one.rank == 1 + len(above), "1, 1, 3"
        assert number >= len(above)
    assert [one.rank for one in standings] == sorted(one.rank for one in standings), "best first"
    flags = [one.qualified for one in standings]
    assert flags == sorted(flags, reverse=True), "qualified players come first"
    best = tuple(one.seat for one in standings if one.rank == 1 and one.qualified)
    assert result.winners == best
    assert bool(best) == any(flags)


AT_THE_END: Final[list[Property]] = [
    every_action_is_the_same_after_it_was_written_and_read,
    decisions_tell_their_bounds,
    after_the_end_everything_is_refused,
    a_match_leaves_its_set_up_alone,
]

OF_EVERY_END: Final[list[Property]] = [
    it_ended_in_time,
    its_lines_add_up_and_its_ranks_are_consistent,
]
"""Asked of more matches: these are soon played."""


def broken_properties(
    walk: Walk, properties: list[Property], at_the_end: list[Property]
) -> dict[str, str]:
    """The properties that do not hold in a match, each with the first position and the reason."""
    broken: dict[str, str] = {}

    def ask(asked: list[Property], at: Position) -> None:
        for holds in asked:
            if holds.__name__ not in broken:
                try:
                    holds(at)
                except Exception:
                    where = f"match {walk.seed}, position {at.number}, before {at.action}"
                    broken[holds.__name__] = f"{where}\n{traceback.format_exc()}"

    at = None
    for at in walk.positions():
        ask(properties, at)
        if at.action is not None:
            walk.played.append(at.action)
    assert at is not None
    ask(at_the_end, at)
    return broken


def report(broken: dict[str, str]) -> str:
    """All that is broken, for whoever reads the failure."""
    return "\n\n".join(f"{name}: {reason}" for name, reason in broken.items())


def a_match_keeps_the_contract_in_every_position(configuration: Configuration) -> None:
    first = Walk(configuration, 4)
    broken = broken_properties(first, IN_EVERY_POSITION, [*AT_THE_END, *OF_EVERY_END])
    second = Walk(configuration, 5, tuple(first.possible))
    broken |= broken_properties(second, [check_refuses_whatever_legal_does_not_list], OF_EVERY_END)
    for seed in range(30, 34):
        broken |= broken_properties(Walk(configuration, seed), [], OF_EVERY_END)
    assert not broken, report(broken)


# --- what a seat may know -------------------------------------------------------------------------


def no_secret_reaches_a_seat_by_its_observation_or_its_events(
    configuration: Configuration,
) -> None:
    """To somebody who looks on, and to the first, the last and one seat between them."""
    setup, players = configuration.setup(22), configuration.players
    seats = sorted({EVERYONE, 0, players // 2, players - 1})
    for seat, (found, compared) in leaks(configuration.game, setup, seats, 22).items():
        assert found == [], seat
        assert compared > 50, seat


OF_A_GAME: Final[list[Callable[[AnyGame, list[Configuration]], None]]] = [
    every_number_of_players_and_every_value_of_every_option_is_tried,
    the_rules_of_a_game_are_numbered_once,
    too_few_and_too_many_players_are_refused,
    another_generator_deals_another_set_up,
]
"""What a game owes, with the configurations in which it is tried."""

OF_A_CONFIGURATION: Final[list[Callable[[Configuration], None]]] = [
    a_set_up_is_allowed_frozen_and_the_same_for_the_same_generator,
    a_set_up_is_the_same_after_it_was_written_and_read,
    a_match_keeps_the_contract_in_every_position,
    no_secret_reaches_a_seat_by_its_observation_or_its_events,
]
"""What it owes in each of them."""
