"""Moments of a match, as the steps of guides ask for them."""

from __future__ import annotations

from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.steps import asked, on_turn
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import asked as position
from tests.ui.positions import sit_at


def test_what_a_person_is_asked(guided_window: MainWindow) -> None:
    table = sit_at(guided_window, position(Speak))
    assert on_turn(table)
    decision = asked(table, Speak)
    assert decision is not None
    assert decision.lowest >= 1
    assert asked(table, PlaceCube) is None


def test_the_dice_that_a_person_holds(guided_window: MainWindow) -> None:
    table = sit_at(guided_window, position(RollDie))
    assert table.turns.phase is Phase.ROLLING
    assert on_turn(table)
    decision = asked(table, RollDie)
    assert decision is not None
    assert decision.roller == 0


def test_nobody_is_asked_while_bots_think(guided_window: MainWindow) -> None:
    bots = InstantBots()
    bots.held = True
    guided_window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(guided_window, a_match("bbb"))
    assert not on_turn(table)
    assert asked(table, Speak) is None
    assert asked(table, RollDie) is None


def test_nobody_is_asked_behind_the_curtain(guided_window: MainWindow) -> None:
    table = sit_at(guided_window, position(ConsiderCall, "hhbb", game="saludos-amigos"))
    assert table.turns.phase is Phase.CALLING
    assert not on_turn(table)
