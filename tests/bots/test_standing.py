"""Everybody's chances can be told at any moment of a match, and rest on nothing that the viewer may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.simulation import Fixture, play_on, seated
from bigshot_desktop.table.thinker import Watcher

GAMES_AND_OPTIONS = [
    ("big-shot", ()),
    ("big-shot", (("hidden-money", "yes"), ("loans", "before"))),
    ("shark", ()),
    ("saludos-amigos", ()),
]


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
def test_chances_add_up_at_every_moment(game: str, options: tuple[tuple[str, str], ...]) -> None:
    standing, watcher, phases = BOTS[game].standing, Watcher(), set()
    assert standing is not None
    match = seated(Fixture(game, ("medium",) * 4, options, seed=5))
    changed = 0
    last: list[float] = []
    for _ in play_on(match):
        if not match.to_act:
            break
        chances = [*standing(watcher.sight_of(match, EVERYONE))]
        assert len(chances) == 4
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        changed += bool(last) and max(abs(a - b) for a, b in zip(chances, last, strict=True)) > 0.01
        last = chances
        phases.add(match.state.phase)
    assert changed > 20
    assert len(phases) >= 4


def test_no_chance_tells_of_a_hidden_hand() -> None:
    standing, watcher, rng, compared = BOTS["saludos-amigos"].standing, Watcher(), Random(2), 0
    assert standing is not None
    match = seated(Fixture("saludos-amigos", ("medium",) * 4, (), seed=7))
    for _ in play_on(match):
        if not match.to_act or rng.random() > 0.2:
            continue
        everyone = watcher.sight_of(match, EVERYONE)
        assert all(hand is None for hand in everyone.observation.hands)
        told = standing(everyone)
        for seat in range(4):
            own = watcher.sight_of(match, seat)
            assert standing(own) == pytest.approx(told)
        other = GAMES["saludos-amigos"].guess(everyone.observation, rng)
        seen = GAMES["saludos-amigos"].observe(other, EVERYONE)
        assert standing(Sight(replace(seen, seat=EVERYONE), everyone.memory)) == pytest.approx(told)
        compared += 1
    assert compared > 20
