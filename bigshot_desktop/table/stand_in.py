"""Decides without a worker: whether an answer will do, and what a quick bot answers in place of one that does not."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any, Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import QUICK, SECONDS, make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect, only
from bigshot_desktop.bots.worker import Question
from bigshot_desktop.engine.game import AnyGame
from bigshot_desktop.table.supervision import Fault

STAND_IN: Final = 0.15
"""Seconds of processor time after which a bot that stands in is stopped, provided that it looks at its budget."""

_LOG: Final = logging.getLogger(__name__)


def find_fault(game: AnyGame, state: Any, seat: int, choice: object) -> Fault | None:
    """What is wrong with a choice that came from elsewhere, if anything."""
    try:
        if type(choice) is not Choice:
            return Fault("garbled", type(choice).__name__)
        for prospect in (choice.chosen, *choice.alternatives):
            if type(prospect) is not Prospect:
                return Fault("garbled", type(prospect).__name__)
        action = choice.action
        if game.read_action(game.write_action(action)) != action:  # as a match file would have it
            return Fault("garbled", repr(action))
        if action.seat != seat:
            return Fault("refused", f"seat {action.seat}, not {seat}")
        if refusal := game.check(state, action):
            return Fault("refused", f"{refusal.code} ({refusal.rule})")
    except Exception as error:  # the rules trust in getting an action, and this may be anything
        return Fault("garbled", repr(error))
    return None


def stand_in(game: AnyGame, state: Any, seat: int, question: Question, fault: Fault) -> Choice:
    """A quick bot's choice, here and now: of the same level, if that is quick. If all fails, anything allowed."""
    quick = SECONDS[question.level] <= SECONDS[QUICK]
    levels = dict.fromkeys([question.level, QUICK] if quick else [QUICK])
    if quick and fault.code in ("overran", "stuck", "silent"):
        levels.clear()  # what did not end there would not end here
    for level in levels:
        try:
            budget = Budget(SECONDS[QUICK], _stopping_clock(STAND_IN / len(levels)))
            bot = make_bot(question.game, level)
            choice = bot.choose(question.sight, Random(question.seed), budget)
        except Exception:
            _LOG.exception("the bot that stands in failed: %s, %s", question.game, level)
            continue
        if not (wrong := find_fault(game, state, seat, choice)):
            return choice
        _LOG.error("the bot that stands in failed: %s, %s: %s", question.game, level, wrong)
    return only(game.sample(state, seat, Random(question.seed)))


def _stopping_clock(seconds: float) -> Callable[[], float]:
    """A clock that raises an exception when it is read too late."""
    end = thread_time() + seconds

    def clock() -> float:
        now = thread_time()
        if now > end:
            raise TimeoutError
        return now

    return clock
