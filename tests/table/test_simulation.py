"""Simulated matches: seeds, traces and what an outcome tells."""

from itertools import islice
from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.table.match_digest import trace
from bigshot_desktop.table.simulation import Fixture, fixtures, play, play_on, seated

TEMPLATE = Fixture("big-shot", ("random",) * 4, (), seed=9)


def test_every_match_has_a_seed_of_its_own_that_follows_from_the_first() -> None:
    seeds = [fixture.seed for fixture in fixtures(TEMPLATE, 50)]
    assert len(set(seeds)) == 50
    assert seeds == [fixture.seed for fixture in fixtures(TEMPLATE, 50)]
    assert seeds[:20] == [fixture.seed for fixture in fixtures(TEMPLATE, 20)]


def test_an_outcome_tells_the_match() -> None:
    outcome = play(TEMPLATE)
    match = seated(TEMPLATE)
    for _ in play_on(match):
        pass
    assert match.result is not None
    assert outcome.actions == len(match.steps)
    assert outcome.decisions == outcome.actions - sum(
        1 for action in match.actions if action.seat < 0
    )
    assert outcome.winners == match.result.winners
    for standing in match.result.standings:
        assert outcome.ranks[standing.seat] == standing.rank
        assert outcome.totals[standing.seat] == standing.total
    assert outcome.trace == trace(match)


@pytest.mark.parametrize("cut", [0, 1, 40])
def test_a_trace_covers_every_position(cut: int) -> None:
    match = seated(TEMPLATE)
    traces = [trace(match)]
    for step in islice(play_on(match), 41):
        assert step.number == len(traces)
        traces.append(trace(match))
    assert len(set(traces)) == len(traces)
    again = seated(TEMPLATE)
    for _ in islice(play_on(again), cut):
        pass
    assert trace(again) == traces[cut]


def test_a_match_can_be_played_without_hurry() -> None:
    """What must be the same wherever it is played gives every decision as many seconds as it may need."""
    hurried = list[bool]()

    class Waiting(RandomBot):
        def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
            hurried.append(budget.spent)
            return super().choose(sight, rng, budget)

    match = seated(TEMPLATE)
    bots = [Waiting(match.game) for _ in match.seats]
    for seconds, spent in ((0.0, True), (60.0, False)):
        next(step for step in play_on(match, bots, seconds=seconds) if step.action.seat >= 0)
        assert hurried[-1] == spent


def test_a_trace_covers_the_set_up() -> None:
    other = Fixture("big-shot", ("random",) * 4, (("loans", "before"),), seed=9)
    assert trace(seated(TEMPLATE)) != trace(seated(other))
