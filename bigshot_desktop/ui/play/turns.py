"""Whose turn it is, and when play goes on: once all has been shown, bots are asked, dice rolled, people called."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, SignalInstance

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.table.match import Step
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.bot_asking import BotAsking, Receive
from bigshot_desktop.ui.play.bot_runner import HINT_LEVEL, BotRunner
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.orders import Bundles, Orders
from bigshot_desktop.ui.play.step_reasons import StepReasons

NOBODY: Final = -3
"""The seat of a phase in which nobody is waited for."""


class Phase(Enum):
    """What the table waits for."""

    SHOWING = auto()
    """Something happened and is being shown."""
    THINKING = auto()
    """A bot thinks, or nature's die waits for the last action to be read."""
    CALLING = auto()
    """A player with secrets is called to the table; the curtain is down."""
    DECIDING = auto()
    """A player decides; where everybody may speak, others go on meanwhile."""
    ROLLING = auto()
    """A player holds the die."""
    HELD = auto()
    """Something could not be written down; nothing goes on before the player has said how."""
    OVER = auto()


class Stage(Protocol):
    """Where what happens is shown."""

    @property
    def settled(self) -> SignalInstance:
        """What was to be shown has been shown."""

    def perform(self, step: Step) -> None:
        """Shows a step, in motion, in place of one before; ``settled`` follows, at the latest when somebody hurries."""

    def settle(self) -> None:
        """Shows the table as it is, at once."""


class Turns(QObject):
    """The course of a match in the window."""

    changed = Signal()
    """The phase or its seat is another."""
    hinted = Signal(object)
    """A :class:`Choice`: what the strongest bot would do in the viewer's place."""
    explained = Signal(int, object)
    """The number of a bot's step and the :class:`Choice` behind it."""
    looked_back = Signal(object)
    """A :class:`LookBack`: what somebody's step did to everybody's chances, and what else there was."""

    def __init__(
        self,
        bridge: Bridge,
        runner: BotRunner,
        pace: Pace,
        stage: Stage,
        *,
        secrets: bool,
        roller: Callable[[Any], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge, self.pace, self.stage = bridge, pace, stage
        self.secrets = secrets
        """Whether players have something to hide from each other."""
        self.roller = roller
        """Who rolls nature's dice in a state: a seat, or ``EVERYONE`` if nobody does."""
        self.needs_secrets: Callable[[Any], bool] = lambda decision: True
        """Whether a player has to see something hidden to answer a decision."""
        self.rolls_itself = False
        """Whether the die rolls without being asked to."""
        self.makes_forced_moves = False
        """Whether the only thing that a person can do is done without asking."""
        self._rewound_to = NOBODY
        """How many steps the match had after the last undo."""
        self._taken_back = False
        """Whether the player has just taken something back: until they decide, they are asked whatever it is."""
        self.rushing = False
        """Whether nobody wants to watch any more: everything happens as fast as it can."""
        self.asks_first = False
        """Whether somebody else may have opened the match: no secret is seen before one of its players is here."""
        self.phase = Phase.SHOWING
        self.seat = NOBODY
        self.called_by_wish = False
        """Whether the player who is called has asked for it: nothing waits for them to come."""
        self.asking = BotAsking(runner, self)
        self._reasons = StepReasons(
            bridge,
            lambda: self.asking,
            self,
            before=self._pause_bots,
            after=self._resume_bots,
            may_ask=self._may_ask_why,
        )
        self._reasons.explained.connect(self.explained)
        self._reasons.looked_back.connect(self.looked_back)
        self._chosen: Answer | None = None
        self._attempted: Callable[[], bool] | None = None
        """What was to be done last, so that it can be tried again."""
        self._orders: Orders | None = None
        """What a player wants to follow as soon as the last action has been shown."""
        self._bundles = Bundles()
        self._rests_for: set[object] = set()
        """What people look at first: until they have, nothing happens by itself."""
        self._postponed: Callable[[], bool] | None = None
        """What is done as soon as they have."""
        self.said: Callable[[int], str] = lambda number: ""
        """What a bot has said with a step."""
        self._since_step = QElapsedTimer()
        """Runs since the last step, unless nobody wants to wait."""
        self._stopped = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._pause_over)
        bridge.stepped.subscribe(Rank.VIEWER, self._guard_secrets)
        bridge.rewound.subscribe(Rank.VIEWER, self._show_to_everyone)
        bridge.stepped.subscribe(Rank.VIEWER, self._begin_to_read)
        bridge.stepped.subscribe(Rank.STAGE, self._stepped)
        bridge.rewound.subscribe(Rank.STAGE, self._rewound)
        bridge.refused.connect(self._drop_orders)
        bridge.troubled.connect(self._hold)
        bridge.keeps_suspense = True
        stage.settled.connect(self._go_on)
        pace.hurried.connect(self._hurried)

    # --- what players do -------------------------------------------------------------------------

    def start(self) -> None:
        """Begins, or goes on where the match was left."""
        humans = self.bridge.humans
        alone = humans[0] if len(humans) == 1 else EVERYONE
        if alone != EVERYONE and self.holds_secrets_of_others:
            self.stage.settle()
            self._enter(Phase.CALLING, alone)
            return
        if humans:
            self.bridge.viewer = alone
        self.stage.settle()
        self._next()

    @property
    def holds_secrets_of_others(self) -> bool:
        """Whether people who may not be here have secrets in this match."""
        still_open = bool(self.bridge.match.to_act)
        return self.asks_first and self.secrets and still_open and bool(self.bridge.humans)

    def stop(self) -> None:
        """Lets nothing happen any more: the window goes away, whatever is still being shown."""
        self._stopped = True
        self._pause.stop()
        self._drop_question()

    def rest(self, what: object, resting: bool) -> None:
        """Lets nothing happen while people look at something else, or goes on once they have looked at all of it."""
        (self._rests_for.add if resting else self._rests_for.discard)(what)
        if self.resting:
            return
        postponed, self._postponed = self._postponed, None
        if postponed and not self._stopped:
            self._attempt(postponed)

    @property
    def resting(self) -> bool:
        """Whether nothing happens by itself."""
        return bool(self._rests_for)

    @property
    def speakers(self) -> tuple[int, ...]:
        """The people any of whom may decide now; nobody where it is one person's turn."""
        return ()

    def decide(self, wanted: Any) -> None:
        """A player's action, or :class:`Orders`, from wherever it was taken."""
        orders = wanted if isinstance(wanted, Orders) else Orders((wanted,))
        if self._may_decide(orders.seat):
            self._taken_back = False
            self._drop_question()
            self._bundles.add(self.bridge.match.length, orders)
            self._carry_out(orders)

    def _may_decide(self, seat: int) -> bool:
        return self.phase is Phase.DECIDING and seat == self.seat

    def roll(self) -> None:
        """A player lets the die roll."""
        if self.phase is Phase.ROLLING:
            self._drop_question()
            self._attempt(self.bridge.draw)

    def arrive(self) -> None:
        """The player who was called is here."""
        if self.phase is Phase.CALLING:
            seat = self.seat
            self.asks_first = False
            self.bridge.viewer = seat
            self.stage.settle()
            if self._keeps_secrets:
                self._enter(Phase.DECIDING, seat)
            else:  # alone, and called because the match was opened: somebody else may be on turn
                self._next()

    def peek(self, on: bool) -> None:
        """The player who decides sees what is for their eyes only, or no longer."""
        if not on:
            self._show_to_everyone(None)
        elif self.phase is Phase.DECIDING and self._keeps_secrets:
            if self.asks_first:
                self._call_by_wish()
            else:
                self.bridge.viewer = self.seat

    def turn_away(self) -> None:
        """The player who asked to see what is secret does not look after all: the table is as it was."""
        if self.phase is Phase.CALLING and self.called_by_wish:
            self._decide_openly(self.seat)

    def _call_by_wish(self) -> None:
        """Whoever decides wants to see what is theirs alone."""
        self._enter(Phase.CALLING, self.seat, by_wish=True)

    def _decide_openly(self, seat: int) -> None:
        """A player decides, and everybody looks on."""
        self._enter(Phase.DECIDING, seat)

    def rush(self) -> None:
        """Lets the rest happen as fast as it can, until a player is asked again."""
        self.rushing = True
        self.pace.hurry()

    def resume(self) -> None:
        """Tries again what could not be written down."""
        if self.phase is Phase.HELD and self._attempted:
            self._attempt(self._attempted)

    @property
    def undo_seat(self) -> int | None:
        """Whose decision an undo would take back: of those that people took, the last."""
        if self.phase in (Phase.CALLING, Phase.HELD):
            return None
        match, humans = self.bridge.match, self.bridge.humans
        seat = max(humans, key=match.last_by, default=None)
        return seat if seat is not None and match.can_undo(seat) else None

    @property
    def is_taken_back(self) -> bool:
        """Whether somebody has taken something back, and nothing has happened since."""
        return self._taken_back and self.bridge.match.length == self._rewound_to

    def undo(self) -> bool:
        """Goes back to the last decision of a player, or to before all of their orders; whether that is done."""
        return self.bridge.afterwards(self._undo)

    def _undo(self) -> bool:
        seat = self.undo_seat
        if seat is None:
            return False
        self._taken_back = True
        if not self._attempt(lambda: self.bridge.undo(seat)):
            return False
        match = self.bridge.match
        begin = self._bundles.start(match.length)
        while match.length > begin and self._attempt(lambda: self.bridge.undo(seat)):
            pass
        return True

    def redo(self) -> bool:
        """Restores what was taken back; whether that is done."""
        return self.bridge.afterwards(self._redo)

    def _redo(self) -> bool:
        match = self.bridge.match
        end = self._bundles.stop(match.length)
        if self.phase in (Phase.CALLING, Phase.HELD) or not self._attempt(self.bridge.redo):
            return False
        while match.length < end and match.redoable and self._attempt(self.bridge.redo):
            pass
        return True

    def ask_hint(self) -> None:
        """Asks the strongest bot; :attr:`hinted` tells."""
        if self.phase is Phase.DECIDING:
            self._pause_bots()
            self.asking.ask(self.bridge.match, self.seat, self._hint, level=HINT_LEVEL)

    @property
    def awaits_hint(self) -> bool:
        """Whether a hint is being thought about."""
        return self.asking.awaits(self._hint)

    def weigh(self, orders: Orders, receive: Receive) -> bool:
        """Asks the strongest bot what it thinks of what a player is about to do; whether it could be asked."""
        if not self._may_decide(orders.seat):
            return False
        self._pause_bots()
        self.asking.weigh(self.bridge.match, orders.seat, orders.actions, receive)
        return True

    def think_again(self) -> None:
        """The player does not do it after all: what waited for that goes on."""
        self._drop_question()
        self._resume_bots()

    def ask_why(self, number: int) -> bool:
        """Asks what is behind a step; :attr:`explained` and :attr:`looked_back` tell, if anybody can: whether so."""
        return self._reasons.ask(number)

    def _may_ask_why(self) -> bool:
        """Whether bots have time: they do not while one is asked what to do, or something is shown."""
        return self.phase in (Phase.DECIDING, Phase.ROLLING, Phase.OVER)

    def _hint(self, answer: Answer) -> None:
        self.hinted.emit(answer.choice)
        self._resume_bots()

    # --- how it goes on --------------------------------------------------------------------------

    def _next(self) -> None:
        """Turns to whoever is to act."""
        match = self.bridge.match
        if not match.to_act:
            self._enter(Phase.OVER)
            return
        seat = next((one for one in match.to_act if not self.bridge.is_human(one)), match.to_act[0])
        if self._orders and self._continue_orders(self._orders, seat):
            return
        if seat == CHANCE:
            self._next_roll()
        elif not self.bridge.is_human(seat):
            self.asking.ask(match, seat, self._chose)
            self._enter(Phase.THINKING, seat)
            self._wait()
        elif self._has_to_look(seat):
            self._enter(Phase.CALLING, seat)
        elif self._forced_action(seat) is not None:
            self._enter(Phase.THINKING, seat)
            self._wait()
        else:
            self._enter(Phase.DECIDING, seat)

    def _forced_action(self, seat: int) -> Any:
        """What a person does without being asked: the only thing they can do, if they wish it so.

        Where others look on who may not know why it is the only thing, they are asked.
        """
        if not self.makes_forced_moves or self._taken_back:
            return None
        if self._keeps_secrets and self.bridge.viewer != seat:
            return None
        match = self.bridge.match
        possible = match.game.legal(match.state, seat)
        return possible[0] if possible is not None and len(possible) == 1 else None

    def _next_roll(self) -> None:
        roller = self.roller(self.bridge.match.state)
        if self.bridge.is_human(roller) and not self.rolls_itself:
            self._enter(Phase.ROLLING, roller)
        else:
            self._enter(Phase.THINKING, roller)
            self._wait()

    def _continue_orders(self, orders: Orders, seat: int) -> bool:
        """Does what a player ordered to follow, if it is still theirs to do; whether anything was begun."""
        self._drop_orders()
        if orders.actions and orders.seat == seat:
            return self._carry_out(orders) or self.phase is Phase.HELD or self.resting
        if seat == CHANCE and orders.roll and not orders.actions:
            return self._attempt(self.bridge.draw) or self.phase is Phase.HELD or self.resting
        return False

    def _carry_out(self, orders: Orders) -> bool:
        """Takes the first of several actions and keeps the others in mind."""
        first, *others = orders.actions
        if others or orders.roll:
            self._orders = Orders(tuple(others), orders.roll)
        return self._attempt(lambda: self.bridge.submit(first))

    def _drop_orders(self) -> None:
        self._orders = None

    @property
    def _keeps_secrets(self) -> bool:
        """Whether somebody at this table must not see what another one may."""
        return self.secrets and len(self.bridge.humans) > 1

    def _has_to_look(self, seat: int) -> bool:
        """Whether a person is asked something that needs what only they may see, and they do not see it yet."""
        if not self._keeps_secrets or self.bridge.viewer == seat:
            return False
        return self.needs_secrets(self.bridge.decision(seat))

    def _pause_bots(self) -> None:
        """Something else is asked than what the match waits for: bots that speak meanwhile wait."""

    def _resume_bots(self) -> None:
        """That was answered, or was nothing."""

    def _attempt(self, what: Callable[[], bool]) -> bool:
        """Does something that has to be written down; whether that worked."""
        self._attempted = what
        if self.resting:
            self._postponed = what
            return False
        return what()

    def _hold(self) -> None:
        """Something could not be written down."""
        self._enter(Phase.HELD)

    def _guard_secrets(self, step: Step) -> None:
        if self._others_look_on:
            self._show_to_everyone(step)

    def _show_to_everyone(self, _: object) -> None:
        if self._keeps_secrets:
            self.bridge.viewer = EVERYONE

    @property
    def _others_look_on(self) -> bool:
        """Whether the table waits for somebody else than who looks at it."""
        return self.bridge.match.to_act != (self.bridge.viewer,)

    @property
    def unread(self) -> int:
        """Milliseconds until there was time to read what was said with the last step."""
        said = self.said(self.bridge.match.length) if self._since_step.isValid() else ""
        return max(0, self.pace.listening(said) - self._since_step.elapsed()) if said else 0

    def _begin_to_read(self, _: Step) -> None:
        self._since_step.start()

    def _stepped(self, step: Step) -> None:
        self._enter(Phase.SHOWING)
        self._show(step)

    def _show(self, step: Step) -> None:
        """In motion; or at once, except for what came to light, which stays in sight for a while."""
        brief = self.pace.still and not (step.reveals and self.pace.pause())
        if brief or self.rushing:
            self.stage.settle()
            self._go_on()
        else:
            self.stage.perform(step)

    def _rewound(self, length: int) -> None:
        self._rewound_to = length
        self._pause.stop()
        self._since_step.invalidate()
        self._drop_question()
        self._drop_orders()
        self.phase = Phase.SHOWING
        self.stage.settle()
        self._go_on()

    def _go_on(self) -> None:
        """All is shown: the match goes on as soon as everybody knows what happened."""
        self.bridge.afterwards(self._shown)

    def _shown(self) -> None:
        self.bridge.reveal()
        if self.phase is Phase.SHOWING and not self._stopped:
            self._next()

    def _hurried(self) -> None:
        self._since_step.invalidate()
        if self._pause.isActive():
            self._pause.start(0)

    # --- bots ------------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Leaves time to read what happened last; without pauses, Qt still gets its turn."""
        unhurried = self.bridge.match.length and not self.rushing
        self._pause.start(max(self.pace.pause(), self.unread) if unhurried else 0)

    def _pause_over(self) -> None:
        if self.phase is not Phase.THINKING:
            return
        if self.bridge.match.to_act == (CHANCE,):
            self._attempt(self.bridge.draw)
        elif self.bridge.is_human(self.seat):
            forced = self._forced_action(self.seat)
            if forced is None:  # the player has wished otherwise meanwhile
                self._enter(Phase.DECIDING, self.seat)
            else:
                self._attempt(lambda: self.bridge.submit(forced))
        elif self._chosen:
            self._act(self._chosen)

    def _chose(self, answer: Answer) -> None:
        self._chosen = answer
        if not self._pause.isActive():
            self._act(answer)

    def _act(self, answer: Answer) -> None:
        self._chosen = None
        self._take(answer.choice)

    def _take(self, choice: Choice) -> None:
        """Does what a bot has chosen."""
        self._attempt(lambda: self.bridge.submit(choice.action, choice))

    def _drop_question(self) -> None:
        """Nobody waits for an answer any more."""
        self.asking.drop()
        self._chosen = None

    def _enter(self, phase: Phase, seat: int = NOBODY, *, by_wish: bool = False) -> None:
        self.called_by_wish = by_wish
        self.rushing = self.rushing and phase in (Phase.SHOWING, Phase.THINKING)
        self.phase, self.seat = phase, seat
        self.changed.emit()
