"""What bots can tell of a match that is over: everybody's chances after each step, and what is behind a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.replayed_match import ReplayedMatch
from bigshot_desktop.table.thinker import Answer, Watcher
from bigshot_desktop.ui.play.bot_asking import BotAsking
from bigshot_desktop.ui.play.bot_runner import BotRunner
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.look_back import Chances, can_look_back, winners
from bigshot_desktop.ui.play.step_reasons import StepReasons

REST: Final = 700
"""Milliseconds until the judge is asked: what was opened is seen first."""
_CHUNK: Final = 40
"""Positions that are judged at a time: why a step was taken can be asked in between."""


class MatchJudge(QObject):
    """Asks the bots' process, as long as a match is looked at; the window never waits for it."""

    judged = Signal()
    """All of the match is judged: :attr:`chances` has everybody's chances after each number of steps."""
    explained = Signal(int, object)
    """Why a bot took the step of this number: a :class:`Choice`."""
    looked_back = Signal(object)
    """What a step did to everybody's chances: a :class:`LookBack`."""

    def __init__(
        self, past: Bridge, get_runner: Callable[[], BotRunner], parent: QObject | None = None
    ) -> None:
        """``past``: a bridge to all of the match."""
        super().__init__(parent)
        self._past, self._get_runner = past, get_runner
        self._asking: BotAsking | None = None
        self._walk, self._watcher = ReplayedMatch(past.match), Watcher()
        self.chances: list[Chances] = []
        """Known so far, from before the first step on; from what everybody saw."""
        self._someone = _first_decision(past.match)
        self._later = QTimer(self, singleShot=True, interval=REST)
        self._later.timeout.connect(self._judge_on)
        self._reasons = StepReasons(
            past, self._bots, self, before=self._later.stop, after=lambda: self._later.start(0)
        )
        self._reasons.explained.connect(self.explained)
        self._reasons.looked_back.connect(self.looked_back)

    @staticmethod
    def can_judge(match: Match) -> bool:
        """Whether there is somebody who can be asked about a match: it is over, and its bots can tell chances."""
        return match.result is not None and can_look_back(match.game.info.id)

    def start(self) -> None:
        """Asks for the chances, soon."""
        if self._someone:
            self._later.start()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._later.stop()
        if self._asking is not None:
            self._asking.drop()

    @property
    def is_done(self) -> bool:
        """Whether all of the match is judged."""
        return len(self.chances) > self._past.match.length

    def _bots(self) -> BotAsking:
        """The process is started when somebody is asked for the first time."""
        if self._asking is None:
            self._asking = BotAsking(self._get_runner(), self)
        return self._asking

    # --- everybody's chances -----------------------------------------------------------------------

    def _judge_on(self) -> None:
        match, first = self._past.match, len(self.chances)
        if self.is_done:
            return
        if first == match.length:
            self.chances.append(winners(match))
            self.judged.emit()
            return
        sights = []
        for length in range(first, min(first + _CHUNK, match.length)):
            self._walk.go_to(length)
            sights.append(self._watcher.sight_of(self._walk, EVERYONE))
        before = match.before(self._someone)
        seat = match.step(self._someone).action.seat
        self._bots().judge(before, seat, tuple(sights), self._receive)

    def _receive(self, answer: Answer) -> None:
        if answer.fault is None and answer.standings:
            self.chances += answer.standings
            self._later.start(0)

    # --- a step ------------------------------------------------------------------------------------

    def ask_why(self, number: int) -> None:
        """Asks why a step was taken; its chances follow. What was being judged is asked again afterwards."""
        self._reasons.ask(number)


def _first_decision(match: Match) -> int:
    """The number of the first step that somebody decided; 0 if there is none."""
    steps = match.steps_after(0)
    return next((step.number for step in steps if step.action.seat >= 0), 0)
