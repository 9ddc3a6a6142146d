"""What the action bar says: a sentence for every phase, and nothing that a die has not yet come to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.game_table import make_table
from bigshot_desktop.ui.match.status import Status
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.turns import NOBODY, Phase
from tests.ui.players import a_match
from tests.ui.positions import finished, until


@pytest.fixture(autouse=True)
def no_panels_left(qapp: QApplication) -> Iterator[None]:
    """The panels of these tables lie in no window that would take them along."""
    before = set(qapp.topLevelWidgets())
    yield
    for panel in qapp.topLevelWidgets():
        if panel not in before:
            panel.deleteLater()


def status(match: Match, viewer: int = 0) -> Status:
    bridge = Bridge(Referee(match), viewer)
    return Status(bridge, make_table(bridge, Pace("off")))


def test_a_phase_has_its_sentence(qtbot: QtBot) -> None:
    match = until(a_match("hbb"), lambda match: match.to_act != (CHANCE,))
    told = status(match)
    assert told.prompt(Phase.HELD, NOBODY) == "The match is waiting."
    assert told.prompt(Phase.THINKING, 1) == "Bea is thinking."
    assert told.prompt(Phase.THINKING, 1, slow=True) == "Bea is still thinking."
    assert told.prompt(Phase.THINKING, NOBODY) == ""
    assert told.prompt(Phase.CALLING, 0) == ""
    assert status(finished("hbb")).prompt(Phase.OVER, NOBODY).startswith("The match is over")


@pytest.mark.parametrize(("game", "kinds"), [("shark", "hbb"), ("saludos-amigos", "bbbb")])
def test_what_nature_does_is_announced_and_not_told(qtbot: QtBot, game: str, kinds: str) -> None:
    match = until(a_match(kinds, 1, game=game), lambda match: match.to_act == (CHANCE,))
    bridge = Bridge(Referee(match), 0)
    table = make_table(bridge, Pace("off"))
    told = Status(bridge, table)
    before = told.prompt(Phase.THINKING, table.roller(match.state))
    step = match.draw()
    assert told.caption(step) == before
    assert before.endswith((" rolls.", "reaches into the bag."))


def test_since_a_turn_and_nothing_before_the_first(qtbot: QtBot) -> None:
    match = finished("hbb")
    told = status(match)
    last = max(step.number for step in match.steps if step.action.seat == 0)
    happened = [event for step in match.steps[last:] for event in step.seen_by(0)]
    assert told.since(0) == happened
    assert status(a_match("hbb")).since(0) == []
