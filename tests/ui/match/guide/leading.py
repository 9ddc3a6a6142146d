"""A guide at a table for tests: with steps of their own, what it shows, and what the player does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.big_shot.rules.actions import Place
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.big_shot.window.guide import GUIDE
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.steps import (
    Guide,
    Step,
    Target,
    asked,
    on_turn,
)
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.positions import sit_at


def a_step(
    key: str,
    when: Callable[[TablePage], bool] = on_turn,
    *moves: type[Any],
    target: Callable[[TablePage], Target] = lambda page: page.sidebar,
) -> Step:
    return Step(
        key,
        lambda: QCoreApplication.translate("Guide", "Next"),
        lambda: QCoreApplication.translate("Guide", "End the guide"),
        when,
        target,
        moves,
        "BS-11",
    )


def speaks(page: TablePage) -> bool:
    return asked(page, Speak) is not None


def places(page: TablePage) -> bool:
    return asked(page, PlaceCube) is not None


def rolls(page: TablePage) -> bool:
    return asked(page, RollDie) is not None


def before_the_dice(match: Match) -> bool:
    """The first seat may trade before it rolls."""
    if match.to_act != (0,):
        return False
    decision = match.game.decision(match.state, 0)
    return isinstance(decision, Trade) and decision.occasion == 1


def lead(window: MainWindow, match: Match, *steps: Step) -> GuideRunner:
    """A guide with these steps through a match that is under way."""
    table = sit_at(window, match)
    guide_runner = GuideRunner(Guide("big-shot", GUIDE.match_request, steps or GUIDE.steps), table)
    guide_runner.begin()
    QApplication.processEvents()
    return guide_runner


def shown(guide_runner: GuideRunner) -> str:
    """The key of the step that is seen, if any."""
    QApplication.processEvents()
    assert guide_runner.callout.isVisible() == (
        guide_runner.step is not None or guide_runner.closing
    )
    assert guide_runner.highlight.isVisible() == guide_runner.callout.isVisible()
    if guide_runner.closing:
        return "closing"
    return guide_runner.step.key if guide_runner.step else ""


def table_of(guide_runner: GuideRunner) -> TablePage:
    table = guide_runner.parent()
    assert isinstance(table, TablePage)
    return table


def act(guide_runner: GuideRunner, action: Any) -> None:
    table_of(guide_runner).turns.decide(action)
    QApplication.processEvents()


def place_cube(guide_runner: GuideRunner) -> None:
    """The first cube in hand, into the first district."""
    decision = asked(table_of(guide_runner), PlaceCube)
    assert decision is not None
    colour = next(colour for colour, number in enumerate(decision.cubes) if number)
    act(guide_runner, Place(0, colour, decision.districts[0]))
