"""What every game owes the contract, whatever its rules: one suite for all games, players and options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, replace
from random import Random
from typing import Any

import pytest

from bigshot_desktop.rules.game import (
    CHANCE,
    EVERYONE,
    AnyGame,
    Decision,
    Event,
    Result,
    fingerprint,
    pick,
)
from bigshot_desktop.rules.games import GAMES
from tests.rules.configurations import CONFIGURATIONS, Configuration
from tests.rules.playing import (
    is_frozen,
    leaks,
    next_action,
    orders_that_matter,
    random_match,
    seats_and_onlooker,
)

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def through_json(data: Any) -> Any:
    """Data as it comes back from a file."""
    return json.loads(json.dumps(data, allow_nan=False))


def steps(configuration: Configuration, seed: int) -> Iterator[tuple[Any, Any]]:
    """The states of a random match, each with the action that comes next."""
    return random_match(configuration.game, configuration.setup(seed), seed)


def final(configuration: Configuration, seed: int) -> Any:
    """The last state of a random match."""
    *_, (state, _) = steps(configuration, seed)
    return state


# --- the list of configurations -------------------------------------------------------------------


@every_game
def test_every_number_of_players_and_every_value_of_every_option_is_tried(game: AnyGame) -> None:
    mine = [one for one in CONFIGURATIONS if one.game_id == game.info.id]
    assert {one.players for one in mine} == set(game.info.players)
    assert {pair for one in mine for pair in one.options} == {
        (option.name, value) for option in game.info.options for value in option.values
    }
    assert len(set(mine)) == len(mine)


@every_game
def test_the_rules_of_a_game_are_numbered_once(game: AnyGame) -> None:
    assert len(set(game.info.rules)) == len(game.info.rules)
    assert {option.rule for option in game.info.options} <= set(game.info.rules)


@every_game
def test_too_few_and_too_many_players_are_refused(game: AnyGame) -> None:
    for players in (min(game.info.players) - 1, max(game.info.players) + 1):
        refusal = game.check_options(players, {})
        assert refusal is not None
        assert refusal.rule in game.info.rules


# --- set-up ---------------------------------------------------------------------------------------


@every_configuration
def test_a_set_up_is_allowed_frozen_and_the_same_for_the_same_generator(
    configuration: Configuration,
) -> None:
    setup = configuration.setup(1)
    assert configuration.game.check_options(configuration.players, dict(setup.options)) is None
    assert configuration.game.check_setup(setup) is None
    assert setup == configuration.setup(1)
    assert is_frozen(setup)
    assert setup.options == configuration.options


@every_game
def test_another_generator_deals_another_set_up(game: AnyGame) -> None:
    """With the usual options, that is: some leave nothing to draw."""
    usual = next(one for one in CONFIGURATIONS if one.game is game and not one.unusual())
    assert len({repr(usual.setup(seed)) for seed in range(20)}) > 1


@every_configuration
def test_a_set_up_is_the_same_after_it_was_written_and_read(configuration: Configuration) -> None:
    game = configuration.game
    for seed in range(5):
        setup = configuration.setup(seed)
        written = through_json(game.write_setup(setup))
        back = game.read_setup(configuration.players, dict(configuration.options), written)
        assert back == setup
        assert game.check_setup(back) is None
        assert game.write_setup(back) == written
        assert fingerprint(game.initial(back)) == fingerprint(game.initial(setup))


@every_configuration
def test_a_match_leaves_its_set_up_alone(configuration: Configuration) -> None:
    setup = configuration.setup(3)
    before = repr(setup)
    for _ in random_match(configuration.game, setup, 3):
        pass
    assert repr(setup) == before
    assert setup == configuration.setup(3)


# --- states ---------------------------------------------------------------------------------------


@every_configuration
def test_a_copy_is_equal_and_lives_its_own_life(configuration: Configuration) -> None:
    game = configuration.game
    for state, action in steps(configuration, 4):
        before = fingerprint(state)
        copy = state.copy()
        assert fingerprint(copy) == before
        for name in type(state).__slots__:
            value = getattr(state, name)
            if isinstance(value, list | dict | set | bytearray):
                assert getattr(copy, name) is not value, name
        if action is not None:
            game.apply(copy, action)
            assert fingerprint(state) == before
            assert fingerprint(copy) != before


@every_configuration
def test_a_state_that_was_copied_goes_on_as_if_it_had_not_been(
    configuration: Configuration,
) -> None:
    game = configuration.game
    state = game.initial(configuration.setup(5))
    for walked, action in steps(configuration, 5):
        assert fingerprint(state) == fingerprint(walked)
        if action is not None:
            kept = state
            state = state.copy()
            game.apply(kept, action)
            game.apply(state, action)
            assert fingerprint(kept) == fingerprint(state)


@every_configuration
def test_replaying_the_log_gives_the_same_positions_as_playing(
    configuration: Configuration,
) -> None:
    game = configuration.game
    setup = configuration.setup(6)
    log = []
    trace = []
    for state, action in random_match(game, setup, 6):
        trace.append(fingerprint(state))
        if action is not None:
            log.append(json.dumps(game.write_action(action)))
        else:
            result = game.result(state)
    text = json.dumps(game.write_setup(setup))

    again = game.read_setup(configuration.players, dict(configuration.options), json.loads(text))
    state = game.initial(again)
    assert fingerprint(state) == trace[0]
    for line, expected in zip(log, trace[1:], strict=True):
        action = game.read_action(json.loads(line))
        assert game.check(state, action) is None
        game.apply(state, action)
        assert fingerprint(state) == expected
    assert game.result(state) == result


@every_configuration
def test_nothing_is_broken_in_any_position(configuration: Configuration) -> None:
    for state, action in steps(configuration, 7):
        assert configuration.game.audit(state) == [], action


@every_configuration
def test_looking_asking_and_checking_change_nothing(configuration: Configuration) -> None:
    game = configuration.game
    for number, (state, action) in enumerate(steps(configuration, 8)):
        if number % 3:
            continue
        before = fingerprint(state)
        for seat in game.to_act(state):
            game.decision(state, seat)
            if seat != CHANCE:
                game.legal(state, seat)
                game.sample(state, seat, Random(1))
        for seat in seats_and_onlooker(configuration.players):
            game.guess(game.observe(state, seat), Random(1))
        game.result(state)
        game.audit(state)
        if action is not None:
            game.check(state, action)
            game.check(state, replace(action, seat=action.seat + 1))
        assert fingerprint(state) == before


# --- actions and decisions ------------------------------------------------------------------------


@every_configuration
def test_every_action_is_the_same_after_it_was_written_and_read(
    configuration: Configuration,
) -> None:
    game = configuration.game
    seen = set()
    for state, action in steps(configuration, 9):
        for seat in game.to_act(state):
            if seat != CHANCE:
                seen.update(game.legal(state, seat) or ())
        if action is not None:
            seen.add(action)
    for action in seen:
        back = game.read_action(through_json(game.write_action(action)))
        assert back == action
        assert type(back) is type(action)
        assert is_frozen(action)
        assert fields(action)[0].name == "seat"


@every_configuration
def test_check_accepts_what_is_legal_and_what_is_sampled(configuration: Configuration) -> None:
    game = configuration.game
    rng = Random(10)
    for state, action in steps(configuration, 10):
        if action is not None:
            assert game.check(state, action) is None
        for seat in game.to_act(state):
            if seat == CHANCE:
                assert game.check(state, game.chance(state, rng)) is None
                continue
            listed = game.legal(state, seat)
            if listed is not None:
                assert listed, "a seat that is to act can do something"
                assert len(set(listed)) == len(listed)
                assert all(one.seat == seat for one in listed)
                assert [one for one in listed if game.check(state, one) is not None] == []
            for _ in range(3):
                sampled = game.sample(state, seat, rng)
                assert sampled.seat == seat
                assert game.check(state, sampled) is None


@every_game
def test_nature_too_can_do_what_is_legal_and_nothing_else(game: AnyGame) -> None:
    """Where ``legal`` lists the outcomes of chance, they are allowed, and every drawn one is among them."""
    configuration = next(one for one in CONFIGURATIONS if one.game is game)
    rng = Random(11)
    for state, _ in steps(configuration, 11):
        if game.to_act(state) == (CHANCE,):
            listed = game.legal(state, CHANCE)
            drawn = game.chance(state, rng)
            assert drawn.seat == CHANCE
            assert game.check(state, drawn) is None
            if listed is not None:
                assert [one for one in listed if game.check(state, one) is not None] == []
                assert drawn in listed


@every_configuration
def test_check_refuses_whatever_legal_does_not_list(configuration: Configuration) -> None:
    """Every action that was possible at some time in a match, tried at every twelfth position of another."""
    game = configuration.game
    known: dict[Any, None] = {}
    for state, action in steps(configuration, 12):
        for seat in game.to_act(state):
            known.update(dict.fromkeys((game.legal(state, seat) or ()) if seat != CHANCE else ()))
        if action is not None:
            known[action] = None
    for number, (state, _) in enumerate(steps(configuration, 13)):
        if number % 12:
            continue
        lists = {seat: game.legal(state, seat) for seat in game.to_act(state) if seat != CHANCE}
        for action in known:
            listed = lists.get(action.seat, [])
            if action.seat == CHANCE or listed is None:
                continue
            refusal = game.check(state, action)
            assert (refusal is None) == (action in listed), action
            if refusal is not None:
                assert refusal.rule in game.info.rules
                assert is_frozen(refusal)


@every_configuration
def test_nobody_acts_for_a_seat_that_is_not_to_act(configuration: Configuration) -> None:
    game = configuration.game
    for state, action in steps(configuration, 14):
        if action is None:
            continue
        before = fingerprint(state)
        for seat in (*range(configuration.players), configuration.players, CHANCE, EVERYONE):
            if seat not in game.to_act(state):
                refusal = game.check(state, replace(action, seat=seat))
                assert refusal is not None
                assert refusal.rule in game.info.rules
        assert fingerprint(state) == before


@every_configuration
def test_a_sampled_action_is_the_listed_one_the_generator_picks(
    configuration: Configuration,
) -> None:
    """So a bot that lists and one that samples play the same, and each action is equally likely."""
    game = configuration.game
    one, two = Random(15), Random(15)
    compared = unlisted = 0
    for state, _ in steps(configuration, 15):
        for seat in game.to_act(state):
            if seat == CHANCE:
                continue
            listed = game.legal(state, seat)
            if listed is None:
                unlisted += 1
            else:
                compared += 1
                for _ in range(3):
                    assert game.sample(state, seat, one) == listed[pick(two, len(listed))]
                assert one.random() == two.random(), "and draws no more than that"
    assert compared > 0 or unlisted > 0


@every_configuration
def test_a_decision_is_comparable_and_the_same_each_time_it_is_asked(
    configuration: Configuration,
) -> None:
    game = configuration.game
    asked: dict[type, set[Decision]] = {}
    for state, _ in steps(configuration, 16):
        for seat in game.to_act(state):
            decision = game.decision(state, seat)
            assert isinstance(decision, Decision)
            assert is_frozen(decision)
            assert decision == game.decision(state, seat)
            assert decision == game.decision(state.copy(), seat)
            assert hash(decision) == hash(game.decision(state.copy(), seat))
            asked.setdefault(type(decision), set()).add(decision)
    assert any(len(kind) > 1 for kind in asked.values()), "decisions tell their bounds"


@every_configuration
def test_what_several_seats_choose_at_once_does_not_depend_on_the_order(
    configuration: Configuration,
) -> None:
    """Says nothing about Big Shot, where one seat acts at a time; ``test_playing`` shows that it can fail."""
    rng = Random(17)
    for state, _ in steps(configuration, 17):
        assert orders_that_matter(configuration.game, state, rng) == []


# --- what a seat may know -------------------------------------------------------------------------


@every_configuration
def test_a_guess_from_an_observation_looks_the_same(configuration: Configuration) -> None:
    game = configuration.game
    rng = Random(18)
    for number, (state, _) in enumerate(steps(configuration, 18)):
        if number % 2:
            continue
        for seat in seats_and_onlooker(configuration.players):
            seen = game.observe(state, seat)
            guessed = game.guess(seen, rng)
            assert game.observe(guessed, seat) == seen
            assert game.to_act(guessed) == game.to_act(state)


@every_configuration
def test_a_guess_is_sound_and_leaves_its_seat_the_same_choices(
    configuration: Configuration,
) -> None:
    game = configuration.game
    rng = Random(19)
    for number, (state, _) in enumerate(steps(configuration, 19)):
        if number % 3:
            continue
        for seat in range(configuration.players):
            guessed = game.guess(game.observe(state, seat), rng)
            assert game.audit(guessed) == []
            if seat in game.to_act(state):
                assert game.decision(guessed, seat) == game.decision(state, seat)
                assert game.legal(guessed, seat) == game.legal(state, seat)


@every_configuration
def test_a_guess_shares_nothing_with_the_match_it_was_guessed_from(
    configuration: Configuration,
) -> None:
    game = configuration.game
    rng = Random(20)
    for number, (state, action) in enumerate(steps(configuration, 20)):
        if number % 10 or action is None:
            continue
        before = fingerprint(state)
        seen = game.observe(state, action.seat if action.seat != CHANCE else EVERYONE)
        shown = repr(seen)
        guessed = game.guess(seen, rng)
        for _ in range(20):
            if game.to_act(guessed):
                game.apply(guessed, next_action(game, guessed, rng))
        assert fingerprint(state) == before
        assert repr(seen) == shown


@every_configuration
def test_an_observation_is_frozen(configuration: Configuration) -> None:
    game = configuration.game
    for number, (state, _) in enumerate(steps(configuration, 21)):
        if number % 7 == 0:
            for seat in seats_and_onlooker(configuration.players):
                seen = game.observe(state, seat)
                assert is_frozen(seen)
                hash(seen)


@every_configuration
def test_no_secret_reaches_a_seat_by_its_observation_or_its_events(
    configuration: Configuration,
) -> None:
    setup = configuration.setup(22)
    for seat in seats_and_onlooker(configuration.players):
        found, compared = leaks(configuration.game, setup, seat, 22)
        assert found == []
        assert compared > 50


# --- events ---------------------------------------------------------------------------------------


@every_configuration
def test_telling_what_happens_does_not_change_what_happens(configuration: Configuration) -> None:
    game = configuration.game
    for state, action in steps(configuration, 23):
        if action is not None:
            told, untold = state.copy(), state.copy()
            events: list[Event] = []
            game.apply(told, action, events.append)
            game.apply(untold, action)
            assert fingerprint(told) == fingerprint(untold)
            assert events, "every action has a consequence"


@every_configuration
def test_events_are_frozen_facts_with_a_rule_of_the_game_and_an_audience(
    configuration: Configuration,
) -> None:
    game = configuration.game
    for state, action in steps(configuration, 24):
        if action is None:
            continue
        events: list[Event] = []
        game.apply(state.copy(), action, events.append)
        for event in events:
            assert isinstance(event, Event)
            assert is_frozen(event)
            assert event.rule in game.info.rules
            assert event.audience in seats_and_onlooker(configuration.players)
            assert isinstance(event.reveals, bool)
            hash(event)
            for field in fields(event)[:1]:  # type: ignore[arg-type]
                with pytest.raises(FrozenInstanceError):
                    setattr(event, field.name, 0)


# --- the end --------------------------------------------------------------------------------------


@every_configuration
def test_a_match_ends_within_the_longest_number_of_decisions(configuration: Configuration) -> None:
    longest = configuration.game.info.longest
    for seed in range(3):
        decisions = sum(
            action is not None and action.seat != CHANCE for _, action in steps(configuration, seed)
        )
        assert 0 < decisions <= longest


@every_configuration
def test_there_is_a_result_at_the_end_and_not_before(configuration: Configuration) -> None:
    game = configuration.game
    for state, action in steps(configuration, 25):
        assert (game.result(state) is None) == (action is not None)
        assert bool(game.to_act(state)) == (action is not None)


@every_configuration
def test_after_the_end_everything_is_refused(configuration: Configuration) -> None:
    game = configuration.game
    played = [action for _, action in steps(configuration, 26) if action is not None]
    state = final(configuration, 26)
    for action in played:
        assert game.check(state, action) is not None


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


@every_configuration
def test_the_lines_of_a_result_add_up_and_its_ranks_are_consistent(
    configuration: Configuration,
) -> None:
    for seed in range(30, 36):
        result = configuration.game.result(final(configuration, seed))
        assert result is not None
        assert is_frozen(result)
        check_ranking(result, configuration.players)
