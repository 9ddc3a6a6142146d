"""Who looks back at a match of Saludos Amigos that is not over sees no card that they may not know, at any step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.sounds import Sounds
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from scripts.step_through_matches import finish
from tests.ui.players import a_match
from tests.ui.positions import until
from tests.ui.secrets import differences, other_step, secrets_in, wired
from tests.ui.window_texts import Told, compare, read

LENGTH = 240


@pytest.fixture
def paints() -> bool:
    return False


def running() -> Match:
    match = until(a_match("hhhh", 67, game="saludos-amigos"), lambda one: one.length >= LENGTH, 67)
    assert match.to_act
    assert sum(map(secrets_in, match.steps)) > 10
    return match


def otherwise(match: Match, viewer: int) -> tuple[Match, int]:
    """The same match to a viewer, in which everything that they may not know was otherwise from the start; how much."""
    other = match.before(match.length + 1)
    game, rng = match.game, Random(1)

    def guessed(state: Any) -> Any:
        return game.guess(game.observe(state, viewer), rng)

    before = [*other._before, other._state]
    other._before = [guessed(state) for state in other._before]
    other._state = guessed(other._state)
    changed = zip(before, [*other._before, other._state], strict=True)
    other._steps = [other_step(step, viewer) for step in match.steps]
    return other, sum(differences(one, two) for one, two in changed)


def told_at(page: ReplayPage, position: int) -> Told:
    page.playback.go_to(position)
    table: Any = page.game_table
    parts = (table.players, table.projects, table.offers, table.hand, page.log, table.scene)
    return read(page, parts)


@pytest.mark.parametrize("viewer", [EVERYONE, 1])
def test_no_text_tells_a_secret_at_any_step(window: MainWindow, viewer: int) -> None:
    match = running()
    other, hidden = otherwise(match, viewer)
    assert hidden > 100
    positions = Random(viewer).sample(range(match.length + 1), 25)
    seen: list[list[Told]] = []
    for one in (match, other):
        window.matches.replays._show(ReplayBridge(one, viewer), None)
        page = window.matches.replays.page
        assert page is not None
        assert page.bar.seen_by is None
        seen.append([told_at(page, position) for position in positions])
    for position, mine, theirs in zip(positions, *seen, strict=True):
        assert compare(mine, theirs) == [], position


def test_what_is_ones_own_is_seen(window: MainWindow) -> None:
    """The reader can read: what changes for another seat is seen from there."""
    match = running()
    other, _ = otherwise(match, 0)
    seen = []
    for one in (match, other):
        window.matches.replays._show(ReplayBridge(one, 2), None)
        page = window.matches.replays.page
        assert page is not None
        seen.append([told_at(page, position) for position in range(40, 200, 20)])
    assert any(compare(mine, theirs) for mine, theirs in zip(*seen, strict=True))


@pytest.mark.parametrize("viewer", [EVERYONE, 2])
def test_nothing_that_moves_reads_a_secret(qapp: object, viewer: int) -> None:
    """Tripwires wherever a step tells what the viewer may not know."""
    match = running()
    steps: list[Step] = [wired(step, viewer) for step in match.steps]
    match._steps = steps
    page = ReplayPage(ReplayBridge(match, viewer), Pace("fast"), Sounds())
    for position in range(1, match.length + 1):
        page.playback.step(1)
        finish(page)
        assert page.bridge.position == position
    page.stop()
    page.deleteLater()
