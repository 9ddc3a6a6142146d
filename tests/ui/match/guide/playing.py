"""Somebody who has never played goes through a guide, with clicks on what is seen and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.thinker import sight_of
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.steps import Step
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.geometry import flaws
from tests.ui.input import Mouse, take_turn
from tests.ui.players import InstantBots

Answer = Callable[[TablePage, Step | None], Any]
"""What the pupil does when the table waits: an action or orders; None: what people usually do there (see wishes).

The step is the one that is shown; None where the guide waits for another moment. Dice are rolled without being asked.
"""
Look = Callable[[GuideRunner], None]
"""Looks over each callout before the pupil goes on."""

MOST_TURNS: Final = 60
_ROOMY: Final = 45
"""A page so wide, in heights of a line, has room for callouts beside seats and log."""
_OVER: Final = (Phase.DECIDING, Phase.ROLLING, Phase.CALLING, Phase.OVER)


class EasyBots(InstantBots):
    """Bots of the easy level that answer at once, always the same at the same place of a match."""

    def choose(self, match: Match, seat: int) -> Choice:
        bot = make_bot(match.game.info.id, "easy")
        return bot.choose(sight_of(match, seat), Random(match.bot_seed(seat)), Budget(60.0))


def learn(window: MainWindow, game: str) -> GuideRunner:
    """Begins the first match of a game, as the home page does, against bots that answer at once."""
    window.matches.runner = EasyBots()  # type: ignore[assignment]
    window.matches.learn(game)
    assert window.table is not None
    guide_runner = window.table.guide_runner
    assert guide_runner is not None
    return guide_runner


def play_through(
    qtbot: QtBot,
    window: MainWindow,
    guide_runner: GuideRunner,
    answer: Answer = lambda page, step: None,
    look: Look = lambda guide_runner: None,
) -> list[str]:
    """Plays until the guide has said its last words and is gone; the keys of its steps, in the order they came."""
    mouse, page = Mouse(), window.table
    assert page is not None
    over: list[bool] = []
    guide_runner.finished.connect(lambda: over.append(True))
    told: list[str] = []
    for _ in range(MOST_TURNS):
        rest(qtbot, page)
        if over:
            return told
        assert page.turns.phase is not Phase.OVER, "the match was over before the guide"
        if guide_runner.step is not None and (not told or told[-1] != guide_runner.step.key):
            told.append(guide_runner.step.key)
        if guide_runner.step is not None or guide_runner.closing:
            look(guide_runner)
        _go_on(qtbot, page, guide_runner, mouse, answer)
    raise AssertionError(f"the guide did not come to its end: {told}, then {guide_runner.step}")


def rest(qtbot: QtBot, page: TablePage) -> None:
    """Until the table waits for somebody and everything is in its place."""
    turns = page.turns
    if (
        turns.phase not in _OVER and not turns.resting
    ):  # bots may wait for the first words to be read
        qtbot.waitUntil(lambda: turns.phase in _OVER, timeout=5000)
    for _ in range(3):
        QApplication.processEvents()


def _go_on(
    qtbot: QtBot, page: TablePage, guide_runner: GuideRunner, mouse: Mouse, answer: Answer
) -> None:
    words = guide_runner.callout.words if guide_runner.callout.isVisible() else None
    if words is not None and not words.waits:
        press(page, mouse, guide_runner.callout.next)
    elif page.turns.phase is Phase.ROLLING:
        mouse.roll(page)
    else:
        wanted = answer(page, guide_runner.step)
        length = page.bridge.match.length
        if wanted is not None:
            mouse.act(page, wanted)
        elif not take_turn(page, mouse):  # others are to speak first
            qtbot.waitUntil(lambda: page.bridge.match.length > length, timeout=5000)


def press(page: TablePage, mouse: Mouse, button: QWidget) -> None:
    """A click on what really lies under the pointer."""
    assert reachable(page, button), button
    mouse.click(button)


# --- what must be so -----------------------------------------------------------------------------


def reachable(page: TablePage, control: QWidget) -> bool:
    """Whether a click in the middle of a control would reach it, whatever lies over it."""
    middle = control.mapTo(page, control.rect().center())
    there = page.childAt(middle)
    return there is control or (there is not None and control.isAncestorOf(there))


def wrong_with(guide_runner: GuideRunner) -> list[str]:
    """All that is amiss with a callout: what it covers, what of it cannot be read or reached."""
    page, callout = guide_runner.parent(), guide_runner.callout
    assert isinstance(page, TablePage)
    if not callout.isVisible():
        return ["it is not seen"]
    found = flaws(callout)
    seen = callout.text.visibleRegion().boundingRect().height()
    if callout.text.height() > seen and seen % callout.text.fontMetrics().lineSpacing():
        found.append(f"a line of its text is cut through: {seen} of {callout.text.height()}")
    place = callout.geometry()
    if not page.rect().contains(place):
        found.append(f"it sticks out: {place}")
    target = guide_runner.target
    if target is not None and target.intersects(place):
        found.append(f"it covers {target}, which it points at, at {place}")
    roomy = page.width() >= _ROOMY * page.fontMetrics().height()
    if roomy and _on_page(page, page.sidebar).intersects(place):
        found.append(f"it covers seats or log, at {place}")
    controls: list[QWidget] = []
    for kind in (QAbstractButton, QComboBox, QAbstractSpinBox):
        controls += page.bar.findChildren(kind)
    for control in controls:
        if control.isVisible() and _on_page(page, control).intersects(place):
            found.append(f"it covers {control.accessibleName()}")
    for button in (callout.rule, callout.end, callout.next):
        if button.isVisible() and not reachable(page, button):
            found.append(f"{button.text()} cannot be pressed")
    return found


def _on_page(page: TablePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())


def play_on(match: Match, turns: int) -> None:
    """So many actions, all of them by easy bots."""
    for _ in range(turns):
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(EasyBots().choose(match, match.to_act[0]).action)
