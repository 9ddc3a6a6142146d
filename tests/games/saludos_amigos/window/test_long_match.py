"""A step of a long match costs as much as one of a short match. Work is counted, not time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from types import FrameType
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import Done, Offer
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.session import Session
from bigshot_desktop.ui.match.log_row import LogDelegate
from tests.ui.players import InstantBots, a_match

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage

SHORT, LONG = 10, 1000
"""So many steps have been taken when the window sees the match."""
STEPS = 12
"""So many follow, whose work is counted."""


def talk(match: Match, rng: Random) -> Any:
    """Anybody speaks, and most make an offer: the log grows long. None: it is nature's turn."""
    while match.to_act != (CHANCE,):
        seat = rng.choice(match.to_act)
        said = [match.game.sample(match.state, seat, rng) for _ in range(4)]
        action = next((one for one in said if isinstance(one, Offer)), said[0])
        if not isinstance(action, Done) or rng.random() < 0.2:
            return action
    return None


def a_long_match(length: int) -> Match:
    match, rng = a_match("hbbbbbb", seed=3, game="saludos-amigos"), Random(2)
    while match.length < length:
        action = talk(match, rng)
        if action is None:
            match.draw()
        else:
            match.play(action)
    assert match.result is None
    return match


class Work:
    """What is done while it counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[int] = []
        """Calls of functions, in each step."""
        self.measured = self.folded = 0
        """Rows of the log that were measured, and steps whose events were looked through."""
        height, seen_by = LogDelegate.height, Step.seen_by

        def count_row(delegate: LogDelegate, index: Any) -> int:
            self.measured += 1
            return height(delegate, index)

        def count_step(step: Step, seat: int) -> Any:
            self.folded += 1
            return seen_by(step, seat)

        monkeypatch.setattr(LogDelegate, "height", count_row)
        monkeypatch.setattr(Step, "seen_by", count_step)

    def during(self, act: Callable[[], object]) -> None:
        self.calls.append(0)

        def note(_: FrameType, kind: str, __: object) -> None:
            self.calls[-1] += kind == "call"

        before = sys.getprofile()
        sys.setprofile(note)
        try:
            act()
        finally:
            sys.setprofile(before)


def folded_lines(table: TablePage) -> int:
    """How many lines of the log stand for several."""
    folds = table.sidebar.log.folds
    heads = filter(None, map(folds.headed_by, range(table.log.rowCount())))
    return sum(not fold.is_open for fold in heads)


def work_after(length: int, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Work:
    """The work of the steps that follow so many."""
    match, rng = a_long_match(length), Random(4)
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    window.matches.sit_down(Session(Referee(match)))
    table = window.table
    assert table is not None
    for _ in range(4):
        QApplication.processEvents()
    with monkeypatch.context() as patch:
        work = Work(patch)
        rows, folded = table.log.rowCount(), folded_lines(table)
        for _ in range(STEPS):
            action, before = talk(match, rng), match.length

            def step(action: Any = action) -> None:
                table.bridge.draw() if action is None else table.bridge.submit(action)
                for _ in range(3):
                    QApplication.processEvents()

            work.during(step)
            assert match.length > before
        new = table.log.rowCount() - rows + folded_lines(table) - folded
        assert work.measured == new, (
            "only new rows are measured, and such as others have become part of"
        )
    window.go_home()
    return work


def test_a_step_costs_the_same_after_a_thousand(
    real: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = (work_after(length, real, monkeypatch) for length in (SHORT, LONG))
    assert median(long.calls) <= 1.5 * median(short.calls)
    # What belongs to this turn and the one before is looked through; nobody begins at the start of the log.
    assert long.folded < STEPS * LONG / 4
