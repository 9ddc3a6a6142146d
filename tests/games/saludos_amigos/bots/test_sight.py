"""What an answer depends on: what the seat sees and the generator, nothing else."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from tests.games.saludos_amigos.bots.table import LEVELS, bot, moments
from tests.games.saludos_amigos.rules.positions import GAME


@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_the_same_whatever_it_cannot_see(level: str) -> None:
    differed = 0
    memory = None
    for moment in islice(moments(["easy"] * 4, seed=31), 60, 120, 4):
        memory = memory or Recollection(moment.state.setup)
        seat = moment.seat
        other = GAME.guess(moment.sight.observation, Random(5))
        differed += other.hands != moment.state.hands
        answers = [
            bot(level).choose(Sight(GAME.observe(state, seat), memory), Random(1), Budget(10))
            for state in (moment.state, other)
        ]
        assert answers[0] == answers[1]
    assert differed


@pytest.mark.parametrize("level", LEVELS)
def test_what_it_has_worked_out_before_does_not_change_its_answer(level: str) -> None:
    used = bot(level)
    for moment in islice(moments(["medium"] * 4, seed=32), 40):
        sight = Sight(moment.sight.observation, Recollection(moment.state.setup))
        first = used.choose(sight, Random(2), Budget(10))
        assert first.chosen == bot(level).choose(sight, Random(2), Budget(10)).chosen


def test_without_time_it_still_answers_by_the_rules() -> None:
    for moment in islice(moments(["medium"] * 4, seed=33), 80):
        sight = Sight(moment.sight.observation, Recollection(moment.state.setup))
        action = bot("expert").choose(sight, Random(3), Budget(0)).action
        assert GAME.check(moment.state, action) is None
