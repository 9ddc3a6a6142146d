"""What the action bar says: a sentence for every phase, and nothing that a die has not yet come to."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.tables import kit
from bigshot_desktop.ui.turns import NOBODY, Phase
from bigshot_desktop.ui.windows.telling import Telling
from tests.ui.players import a_match
from tests.ui.positions import finished, until


def telling(match: Match, viewer: int = 0) -> Telling:
    bridge = Bridge(Referee(match), viewer)
    return Telling(bridge, kit.lay(bridge, Pace("off")))


def test_a_phase_has_its_sentence(qtbot: QtBot) -> None:
    match = until(a_match("hbb"), lambda match: match.to_act != (CHANCE,))
    told = telling(match)
    assert told.prompt(Phase.HELD, NOBODY) == "The match is waiting."
    assert told.prompt(Phase.THINKING, 1) == "Bea is thinking."
    assert told.prompt(Phase.THINKING, NOBODY) == ""
    assert told.prompt(Phase.CALLING, 0) == ""
    assert telling(finished("hbb")).prompt(Phase.OVER, NOBODY).startswith("The match is over")


@pytest.mark.parametrize(("game", "kinds"), [("shark", "hbb"), ("saludos-amigos", "bbbb")])
def test_what_nature_does_is_announced_and_not_told(qtbot: QtBot, game: str, kinds: str) -> None:
    match = until(a_match(kinds, 1, game=game), lambda match: match.to_act == (CHANCE,))
    bridge = Bridge(Referee(match), 0)
    table = kit.lay(bridge, Pace("off"))
    told = Telling(bridge, table)
    before = told.prompt(Phase.THINKING, table.roller(match.state))
    step = match.draw()
    assert told.caption(step) == before
    assert before.endswith((" rolls.", "reaches into the bag."))


def test_since_a_turn_and_nothing_before_the_first(qtbot: QtBot) -> None:
    match = finished("hbb")
    told = telling(match)
    last = max(step.number for step in match.steps if step.action.seat == 0)
    happened = [event for step in match.steps[last:] for event in step.seen_by(0)]
    assert told.since(0) == happened
    assert telling(a_match("hbb")).since(0) == []
