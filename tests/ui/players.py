"""Matches, stages and bots for tests of the window: quick, and without other processes."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import BOTS, make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.thinker import Answer, sight_of


def seats(kinds: str) -> tuple[Seat, ...]:
    """``"hbb"``: a person and two bots."""
    names = ("Anna", "Bea", "Carl", "Dora", "Emil", "Fine", "Gina")
    return tuple(
        Seat(name) if kind == "h" else Seat(name, "bot", "easy")
        for name, kind in zip(names, kinds, strict=False)
    )


def a_match(kinds: str = "hbbb", seed: int = 1, *, game: str = "big-shot", **options: str) -> Match:
    """A match; options are written with _ instead of -."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return new_match(GAMES[game], seats(kinds), chosen, seed)


class EmptyStage(QObject):
    """A stage on which everything is shown at once, or when the test says so."""

    settled = Signal()

    def __init__(self, *, prompt: bool = True) -> None:
        super().__init__()
        self.prompt = prompt
        self.performed: list[Step] = []
        self.settlings = 0

    def perform(self, step: Step) -> None:
        self.performed.append(step)
        if self.prompt:
            QTimer.singleShot(0, self.settled.emit)

    def settle(self) -> None:
        self.settlings += 1


class InstantBots(QObject):
    """Answers like the bots' process does, at the next turn of the event loop, with any legal action."""

    answered = Signal(object)

    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.rng = Random(seed)
        self.asked: list[tuple[int, str]] = []
        self.held = False
        """Whether answers are kept back."""
        self.weighs: float | None = None
        """The chance to win with whatever a person has in mind."""
        self.judges = False
        """Whether they tell everybody's chances in a match that is watched again, which takes its time."""
        self._ticket = 0
        self._answer: Answer | None = None

    def warm_up(self, game: str) -> None:
        pass

    def ask(self, match: Match, seat: int, level: str = "") -> int:
        self._ticket += 1
        self.asked.append((seat, level))
        self._answer = Answer(self._ticket, seat, self.choose(match, seat))
        if not self.held:
            QTimer.singleShot(0, self.deliver)
        return self._ticket

    def weigh(self, match: Match, seat: int, actions: tuple[Any, ...]) -> int:
        """Asks as :meth:`ask` does; what the actions are worth is what the test says (``weighs``)."""
        ticket = self.ask(match, seat, "expert")
        if self._answer:
            self._answer = replace(self._answer, weighed=self.weighs)
        return ticket

    def look_back(self, match: Match, actions: tuple[Any, ...], moments: tuple[Any, ...]) -> int:
        """Asks as :meth:`weigh` does; everybody's chances are what they should be."""
        ticket = self.weigh(match, actions[0].seat, actions[:1])
        tell = BOTS[match.game.info.id].standing
        if self._answer and tell:
            standings = tuple(tuple(tell(moment)) for moment in moments)
            self._answer = replace(self._answer, standings=standings)
        return ticket

    def judge(self, match: Match, seat: int, moments: tuple[Any, ...]) -> int:
        """Everybody's chances are what they should be, if they are told at all."""
        ticket, tell = self.ask(match, seat, "random"), BOTS[match.game.info.id].standing
        if self._answer and tell and self.judges:
            standings = tuple(tuple(tell(moment)) for moment in moments)
            self._answer = replace(self._answer, standings=standings)
        return ticket

    @property
    def waiting(self) -> bool:
        """Whether there is an answer that was not delivered."""
        return self._answer is not None

    def choose(self, match: Match, seat: int) -> Choice:
        return a_choice(match.game.sample(match.state, seat, self.rng))

    def deliver(self) -> None:
        answer, self._answer = self._answer, None
        if answer:
            self.answered.emit(answer)

    def hurry(self) -> None:
        self.deliver()

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self.cancel()


class SoundBots(InstantBots):
    """The same, but they play soundly, as bots of the medium level do."""

    def choose(self, match: Match, seat: int) -> Choice:
        bot = make_bot(match.game.info.id, "medium")
        rng = Random(match.bot_seed(seat))
        return bot.choose(sight_of(match, seat), rng, Budget(60.0))


def a_choice(action: Any) -> Choice:
    """A choice with a reason."""
    return Choice(Prospect(action, 1.0, (Term.of("rest", 1.0),)))
