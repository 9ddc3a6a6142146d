"""What a guide is: a few steps, each pointing at something on the table and waiting for the player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from bigshot_desktop.engine.game import CHANCE, Decision
from bigshot_desktop.games import Parts
from bigshot_desktop.ui.play.turns import Phase

if TYPE_CHECKING:
    from bigshot_desktop.table.match_request import MatchRequest
    from bigshot_desktop.ui.match.table_page import TablePage

Target = QWidget | QRectF | QPainterPath | None
"""What a step points at: a widget, a part of the board or its outline (in the scene's measures), or nothing."""

AnyDecision = TypeVar("AnyDecision", bound=Decision)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn. It waits for its moment, then for the player.

    One that asks for a move is shown as soon as its moment has come; one that is only read follows the one before it,
    or comes before the move that it leads up to. Callouts are shown on a person's turn alone, never while bots act
    or something moves; but where bots begin, the first step is shown before anybody has done anything.
    """

    key: str
    title: Callable[[], str]
    """In the language of now, as is the text."""
    text: Callable[[], str]
    when: Callable[[TablePage], bool]
    """Whether its moment has come: asked whenever something has happened at the table."""
    target: Callable[[TablePage], Target]
    moves: tuple[type[Any], ...] = ()
    """The step is over when the player does one of these (kinds of actions); without any, when it has been read.

    Nature's dice count as a move of whoever rolls them. Who plays on instead of reading is told once more, at the next
    turn; who has done something else instead of the move, until the match has come to a later step, is past it.
    """
    rule: str = ""
    """Where the rulebook says more."""
    spared: Callable[[TablePage], Target | tuple[Target, ...]] = lambda page: None
    """What should not be covered either, if there is room elsewhere. The action bar never is."""
    seldom: Callable[[TablePage], bool] = lambda page: False
    """Whether this is such a moment as may not come again soon: then it follows nothing."""
    optional: Callable[[TablePage], bool] | None = None
    """Its moment may never come: whether the guide no longer waits for it. None: it always does."""

    def is_needed(self, page: TablePage) -> bool:
        """Whether the guide is not over without it."""
        return self.optional is None or not self.optional(page)


@dataclass(frozen=True, slots=True)
class Guide:
    """The first match of a game."""

    game: str
    match_request: Callable[[str], MatchRequest]
    """The match that it is made for, with the player's name: always the same deal."""
    steps: tuple[Step, ...]


# --- moments -------------------------------------------------------------------------------------


def on_turn(page: TablePage) -> bool:
    """Whether a person is to do something."""
    return page.turns.phase in (Phase.DECIDING, Phase.ROLLING)


def asked(page: TablePage, kind: type[AnyDecision]) -> AnyDecision | None:
    """The decision that a person is to take, if it is of this kind; of nature's: that they roll the dice for."""
    turns = page.turns
    if not on_turn(page):
        return None
    decision = page.bridge.decision(CHANCE if turns.phase is Phase.ROLLING else turns.seat)
    return decision if isinstance(decision, kind) else None


# --- what every guide tells ----------------------------------------------------------------------


def aim_step(text: Callable[[], str], rule: str) -> Step:
    """The first thing that is told: what one plays for, whose colour is whose, and what helps who is not sure.

    It points at the player's own card.
    """
    return Step(
        "aim",
        lambda: QCoreApplication.translate("Guide", "What you play for"),
        lambda: f"{text()} {_help()}",
        on_turn,
        lambda page: page.sidebar.cards.cards[_own_seat(page)],
        rule=rule,
    )


def _own_seat(page: TablePage) -> int:
    """Of the player who is asked; before anything has happened, of the first who is not a bot."""
    seat = page.turns.seat
    return seat if page.bridge.is_human(seat) else page.bridge.humans[0]


def _help() -> str:
    return QCoreApplication.translate(
        "Guide",
        "This colour and this sign are yours. H gives you a hint, Ctrl+Z takes your last move back.",
    )


GUIDES: Final = Parts[Guide]("guide")
"""The first match of every game that has one."""
