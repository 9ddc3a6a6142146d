"""Why? on any step of the log, one's own too: what it did to everybody's chances, and what else there was."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from bigshot_desktop.bots.reasons import Choice, Prospect
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.actions import PASSES, Bid
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard, Ready
from bigshot_desktop.games.saludos_amigos.rules.state import STRENGTH
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.chance_rows import ChangeBar
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.log import entry_at
from bigshot_desktop.ui.play.look_back import LookBack, deeds_from
from tests.ui.geometry import settle
from tests.ui.match.panel_questions import press
from tests.ui.play.open_tables import at
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import asked, finished, sit_at, until


@pytest.fixture
def paints() -> bool:
    return False


class Lookers(InstantBots):
    """They would have done one thing or another, and say so when the test wants it."""

    def __init__(self, best: Any, other: Any) -> None:
        super().__init__()
        self.held, self.weighs = True, 0.2
        self.best, self.other = best, other

    def choose(self, match: Match, seat: int) -> Choice:
        if seat != self.best.seat:
            return super().choose(match, seat)
        return Choice(Prospect(self.best, 0.3), (Prospect(self.other, 0.25),), now=0.25)


def texts(table: TablePage) -> list[str]:
    return [
        label.text()
        for label in table.why.findChildren(QLabel)
        if label.isVisible() and label.text()
    ]


def an_auction() -> Match:
    """In which the first player has passed, and somebody is asked something again."""
    return asked(Speak, "hhb", seed=3)


def row_of(table: TablePage, step: int) -> int:
    model = table.sidebar.log.model()
    return next(
        row for row in range(model.rowCount()) if entry_at(model.index(row, 0)).step == step
    )


def test_one_s_own_step_is_looked_back_at(window: MainWindow) -> None:
    match = an_auction()
    bots = Lookers(Bid(0, 3), PASSES[0])
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    table.turns.decide(PASSES[0])
    number = match.length
    backs: list[LookBack] = []
    table.turns.looked_back.connect(backs.append)
    log = table.sidebar.log
    log.setCurrentIndex(log.model().index(row_of(table, number), 0))
    log.setFocus()
    press(log, Qt.Key.Key_W)
    bots.deliver()
    assert table.why.isVisible()
    (back,) = backs
    assert (back.number, back.action, back.chance) == (number, PASSES[0], 0.2)
    assert len(back.before) == len(back.after) == 3
    told = texts(table)
    assert table.why.title.text() == "What Anna did"
    assert {"Pass", "20%", "Bid $3M", "30%"} <= set(told)
    assert {"Anna", "Bea", "Carl"} <= set(told)
    assert len(table.why.findChildren(ChangeBar)) == 3
    assert not table.why.play.isVisible()
    assert table.why.rule.isVisible()


def test_chances_are_those_of_before_and_after_the_step(window: MainWindow) -> None:
    from bigshot_desktop.bots.levels import BOTS
    from bigshot_desktop.table.thinker import sight_of

    match = an_auction()
    bots = Lookers(Bid(0, 3), PASSES[0])
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    viewer, tell = table.bridge.viewer, BOTS["big-shot"].standing
    assert tell is not None
    before = tuple(tell(sight_of(match, viewer)))
    table.turns.decide(PASSES[0])
    after = tuple(tell(sight_of(match, viewer)))
    backs: list[LookBack] = []
    table.turns.looked_back.connect(backs.append)
    table.turns.ask_why(match.length)
    bots.deliver()
    assert backs[0].before == pytest.approx(before)
    assert backs[0].after == pytest.approx(after)


def _a_bot_has_spoken(match: Match) -> bool:
    last = match.last_step
    return last is not None and last.action.seat > 0 and match.to_act == (0,)


def test_a_bot_s_reasons_are_followed_by_what_it_did(window: MainWindow) -> None:
    match = until(a_match("hbb", 5), _a_bot_has_spoken)
    bots = Lookers(PASSES[0], Bid(0, 9))
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    number = match.length
    table.bridge.choices[number] = Choice(Prospect(match.step(number).action, 0.4))
    table.turns.ask_why(number)
    assert table.why.isVisible()
    assert table.why.title.text().startswith("Why ")
    assert not table.why.findChildren(ChangeBar)
    bots.deliver()
    assert len(table.why.findChildren(ChangeBar)) == 3
    assert table.why.title.text().startswith("Why ")


def test_after_the_last_step_there_are_winners(window: MainWindow) -> None:
    match = finished("hbb", seed=3)
    last = next(step for step in match.steps_back() if step.action.seat == 0)
    bots = Lookers(last.action, PASSES[0])
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    backs: list[LookBack] = []
    table.turns.looked_back.connect(backs.append)
    final = match.steps[-1]
    if final.action.seat != CHANCE:
        table.turns._reasons._look_back(final.number)
        bots.deliver()
        assert match.result is not None
        winners = match.result.winners
        assert [seat for seat, one in enumerate(backs[-1].after) if one] == list(winners)
    table.turns.ask_why(last.number)
    bots.deliver()
    assert sum(backs[-1].before) == pytest.approx(1.0)


def test_nobody_learns_from_it_what_was_hidden(window: MainWindow) -> None:
    match = at(STRENGTH, "hhbb")
    bots = Lookers(Discard(0, 1), Ready(0))
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    table.turns.decide(Ready(0))
    number = max(step.number for step in match.steps_back() if step.action == Ready(0))
    assert table.bridge.viewer != 0
    table.turns.ask_why(number)
    bots.deliver()
    settle(window)
    assert table.why.isVisible()
    told = " ".join(texts(table))
    assert "30%" not in told
    assert len(table.why.findChildren(ChangeBar)) == 4


def test_the_menu_of_a_line_offers_it(window: MainWindow) -> None:
    match = an_auction()
    window.matches.runner = Lookers(Bid(0, 3), PASSES[0])  # type: ignore[assignment]
    table = sit_at(window, match)
    table.turns.decide(PASSES[0])
    log = table.sidebar.log
    menu = log.menu_for(log.model().index(row_of(table, match.length), 0))
    assert "What it did to everybody’s chances" in [one.text() for one in menu.actions()]
    menu.deleteLater()


def test_what_followed_at_once_belongs_to_it() -> None:
    match = until(a_match("hbb", 6, game="shark"), _somebody_has_traded)
    number = match.length - 1
    assert deeds_from(match, number) == tuple(match.actions[-2:])
    roll = next(step for step in match.steps if step.action.seat == CHANCE)
    assert deeds_from(match, roll.number)[0] == roll.action


def _somebody_has_traded(match: Match) -> bool:
    last = match.actions[-2:]
    return len(last) == 2 and isinstance(last[0], Buy) and isinstance(last[1], EndTrading)
