"""What a game brings to be measured with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Literal

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from bigshot_desktop.engine.game import CHANCE, Decision
from bigshot_desktop.games import Parts
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_request import MatchRequest, bot_seats, deal_request
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.table_page import TablePage

POSITIONS: Final = 8
"""The expert is asked about so many in turn, so that no thought is of use for the next."""

Kind = Literal["human", "bot"]


@dataclass(frozen=True, slots=True)
class Click:
    """What a person clicks on next."""

    what: str
    """In a word."""
    widget: QWidget
    place: QPointF
    passing: QPointF | None = None
    """Another place that would do, which the pointer comes by."""


class Station:
    """How a game is measured. Whatever happens is the same every time."""

    game: ClassVar[str]
    clicked: ClassVar[tuple[str, ...]]
    """What can be clicked; ``other`` is whatever offers no choice."""
    answers: ClassVar[bool] = False
    """Whether people ask and bots answer."""
    level: ClassVar[str] = "medium"
    """How well the bots at the table play."""
    players: ClassVar[int] = 4
    """How many sit there."""

    def positions(self) -> list[Match]:
        """Where an expert thinks longest."""
        raise NotImplementedError

    def match(self, kind: Kind) -> Match:
        """The match on the table: all are bots, or all are people."""
        return self.deal(kind)

    def among(self, level: str) -> Match:
        """A match of one person among bots of a level."""
        bots = bot_seats(1, self.players - 1, level)
        return deal_request(MatchRequest(self.game, (Seat("Player 1"), *bots), seed=1))

    def next_click(self, table: TablePage, rng: Random) -> Click:
        """What a person clicks on next. The table waits for one."""
        panel = table.bar.panel
        assert panel is not None
        return self.choose(panel, table, rng) or on_button("other", panel.default_focus())

    def choose(self, panel: Panel, table: TablePage, rng: Random) -> Click | None:
        """A click on the board, or on one of several controls, where there is such a choice."""
        raise NotImplementedError

    def asking(self, panel: Panel, table: TablePage) -> Click | None:
        """A click by which a person asks bots for an answer, in games in which they are asked."""
        return None

    def is_answer(self, action: Any, seat: int) -> bool:
        """Whether a bot answers with this what a person has asked."""
        return False

    def deal(self, kind: Kind, seed: int = 1) -> Match:
        """A match from its beginning."""
        level = self.level if kind == "bot" else ""
        numbers = range(1, self.players + 1)
        seats = tuple(Seat(f"Player {number}", kind, level) for number in numbers)
        return deal_request(MatchRequest(self.game, seats, seed=seed))


def anything(match: Match, rng: Random) -> Any:
    """Whoever comes first does anything."""
    return match.game.sample(match.state, match.to_act[0], rng)


def hardest(
    match: Match,
    is_hard: Callable[[Decision], bool],
    number: int = POSITIONS,
    act: Callable[[Match, Random], Any] = anything,
) -> list[Match]:
    """The first so many hard decisions, of whoever comes first, in a match in which everybody acts like this."""
    rng = Random(1)
    found: list[int] = []
    while match.result is None and len(found) < number:
        if match.to_act == (CHANCE,):
            match.draw()
            continue
        if is_hard(match.game.decision(match.state, match.to_act[0])):
            found.append(match.length)
        match.play(act(match, rng))
    return [match.before(length + 1) for length in found]


def on_button(what: str, button: QWidget) -> Click:
    """A click on the middle of a control."""
    return Click(what, button, QPointF(button.rect().center()))


def on_board(
    what: str,
    table: TablePage,
    places: Sequence[Any],
    middle: Callable[[Any], QPointF],
    rng: Random,
) -> Click:
    """A click on one of some places on the board; the pointer comes by another one, if there is one."""
    chosen = rng.sample(places, min(2, len(places)))
    at, *others = [QPointF(table.view.mapFromScene(middle(place))) for place in chosen]
    return Click(what, table.view.viewport(), at, others[0] if others else None)


STATIONS: Final = Parts[type[Station]]("bench")
"""How the window of every game is measured."""
