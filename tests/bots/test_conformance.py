"""What holds for every bot of every game: honest reasons, legal answers, no peeking, no effort without a choice."""

import traceback
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import BOTS, SECONDS, make_bot
from bigshot_desktop.bots.levels import LEVELS as ALL_LEVELS
from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Choice, Prospect
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.simulation import Thought
from tests.bots.thoughts import LEVELS, thoughts_in

SECRETIVE = {"big-shot": (("hidden-money", "yes"),), "saludos-amigos": ()}
"""The games in which something can be hidden, and the options that hide it."""

Thoughts = tuple[Thought, ...]


def sampled(thoughts: Thoughts, number: int) -> list[Thought]:
    """Decisions that had to be thought about, from all over the match and every level alike."""
    rng = Random(1)
    chosen = []
    for seat in range(len(LEVELS)):
        own = [one for one in thoughts if one.seat == seat and one.choice.effort]
        chosen += rng.sample(own, min(number // len(LEVELS) + 1, len(own)))
    return chosen


def prospects(choice: Choice) -> tuple[Prospect, ...]:
    return choice.chosen, *choice.alternatives


def the_terms_add_up_to_the_expectation(game: str, thoughts: Thoughts) -> None:
    told = [thought for thought in sampled(thoughts, 200) if thought.choice.alternatives]
    assert len(told) >= 50
    for thought in told:
        assert any(prospect.terms for prospect in prospects(thought.choice))
        for prospect in prospects(thought.choice):
            change = prospect.expected - thought.choice.now
            assert sum(term.amount for term in prospect.terms) == pytest.approx(change, abs=1e-6)


def the_chosen_is_the_best_of_those_listed_or_a_marked_slip(game: str, thoughts: Thoughts) -> None:
    slips = 0
    for thought in thoughts:
        choice = thought.choice
        others = [prospect.expected for prospect in choice.alternatives]
        assert others == sorted(others, reverse=True)
        assert len(others) <= MOST_ALTERNATIVES
        actions = [prospect.action for prospect in prospects(choice)]
        assert len(set(actions)) == len(actions)
        if choice.slip:
            slips += 1
            assert max(others) > choice.chosen.expected
            assert LEVELS[thought.seat] == "easy"
        elif others:
            assert choice.chosen.expected >= others[0] - 1e-9
    assert slips


def alternatives_are_real_ones(game: str, thoughts: Thoughts) -> None:
    rules = GAMES[game]
    for thought in sampled(thoughts, 120):
        state = rules.guess(thought.sight.observation, Random(1))
        for prospect in prospects(thought.choice):
            assert rules.check(state, prospect.action) is None


def is_forced(game: str, thought: Thought) -> bool:
    rules = GAMES[game]
    legal = rules.legal(rules.guess(thought.sight.observation, Random(1)), thought.seat)
    return legal is not None and len(legal) == 1


def a_forced_decision_takes_no_effort(game: str, thoughts: Thoughts) -> None:
    """In the match of the levels, and where random players are left without a choice."""
    forced = [thought for thought in thoughts if is_forced(game, thought)]
    for thought in forced:
        assert thought.choice.effort == 0
        assert thought.choice.alternatives == ()
    forced += [one for one in thoughts_in(game, levels=("random",) * 4) if is_forced(game, one)]
    assert forced
    for thought in forced[:3]:
        for level in LEVELS:
            choice = make_bot(game, level).choose(thought.sight, Random(7), Budget(60))
            assert choice.effort == 0
            assert choice.alternatives == ()


def the_same_decision_is_made_again(game: str, thoughts: Thoughts) -> None:
    again = sampled(thoughts, 20)
    assert {LEVELS[thought.seat] for thought in again} == set(LEVELS)
    for thought in again:
        level = LEVELS[thought.seat]
        answers = [
            make_bot(game, level).choose(thought.sight, Random(7), Budget(60)) for _ in range(2)
        ]
        assert answers[0] == answers[1], level


def it_has_an_answer_when_there_is_no_time(game: str, thoughts: Thoughts) -> None:
    rules = GAMES[game]
    for thought in sampled(thoughts, 40):
        state = rules.guess(thought.sight.observation, Random(1))
        for level in ALL_LEVELS:
            choice = make_bot(game, level).choose(thought.sight, Random(3), Budget(0))
            assert rules.check(state, choice.action) is None, level


PROPERTIES: Final[tuple[Callable[[str, Thoughts], None], ...]] = (
    the_terms_add_up_to_the_expectation,
    the_chosen_is_the_best_of_those_listed_or_a_marked_slip,
    alternatives_are_real_ones,
    a_forced_decision_takes_no_effort,
    the_same_decision_is_made_again,
    it_has_an_answer_when_there_is_no_time,
)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_a_game_is_honest_legal_and_steady(game: str) -> None:
    """One match is played for all properties; those that do not hold are named."""
    thoughts = thoughts_in(game)
    broken = {}
    for holds in PROPERTIES:
        try:
            holds(game, thoughts)
        except Exception:
            broken[holds.__name__] = traceback.format_exc()
    assert not broken, "\n\n".join(f"{name}: {reason}" for name, reason in broken.items())


@pytest.mark.parametrize("game", SECRETIVE)
def test_it_answers_the_same_whatever_it_cannot_see(game: str) -> None:
    rules = GAMES[game]
    differed = Counter[str]()
    for thought in sampled(thoughts_in(game, SECRETIVE[game]), 24):
        level = LEVELS[thought.seat]
        seen, memory = thought.sight.observation, thought.sight.memory
        states = [rules.guess(seen, Random(number)) for number in (1, 2)]
        differed[level] += any(
            getattr(states[0], name) != getattr(states[1], name) for name in states[0].__slots__
        )
        answers = [
            make_bot(game, level).choose(
                Sight(rules.observe(state, thought.seat), memory), Random(5), Budget(60)
            )
            for state in states
        ]
        assert answers[0] == answers[1], level
    assert all(differed[level] for level in LEVELS)


def test_every_game_has_weights_for_every_level_and_a_level_has_a_time() -> None:
    assert set(BOTS) == set(GAMES)
    for crew in BOTS.values():
        assert tuple(crew.weights) == LEVELS
    assert ("random", *LEVELS) == ALL_LEVELS == tuple(SECONDS)
    assert list(SECONDS.values()) == sorted(SECONDS.values())
