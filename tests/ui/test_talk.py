"""When the sand has run: everybody sees it before the last words are said."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.saludos_amigos.actions import Done, Offer
from bigshot_desktop.rules.saludos_amigos.state import NEGOTIATION
from tests.ui.test_open_turns import LONG, Table, at, silent, split

READ = 1000
"""So many milliseconds at least for three short words."""


def run_out(qtbot: QtBot) -> Table:
    """The sand has just run, and nobody has said anything."""
    table = Table(at(NEGOTIATION, "hhbb"), silent)
    table.bots.held = True
    table.pace.speed, table.pace.bot_pause = "normal", 100
    table.turns.talk.quiet, table.turns.talk.glass = LONG, 30
    table.turns.start()
    table.clock._glass.setInterval(1)
    with qtbot.waitSignal(table.clock.run_out):
        pass
    return table


def test_there_is_a_moment_before_the_last_words(qtbot: QtBot) -> None:
    table = run_out(qtbot)
    assert table.turns.talk._reading.remainingTime() > READ
    assert table.match.to_act == (0, 1, 2, 3)
    table.pace.hurry()  # nobody needs it
    qtbot.waitUntil(lambda: table.last == Done(0))


def test_who_speaks_in_the_last_moment_cuts_nobody_short(qtbot: QtBot) -> None:
    table = run_out(qtbot)
    table.turns.decide(Offer(0, split(table.match, 0, 1)))
    qtbot.waitUntil(table.turns.talk._reading.isActive)
    assert table.turns.talk._reading.remainingTime() > READ
