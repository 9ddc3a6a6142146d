"""The pictures in the rulebook of Saludos Amigos: parts of the real village, in positions that show a rule.

A village stands only while it is painted, so that it has the colours and the language of that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from shiboken6 import delete

from bigshot_desktop.engine.game import EVERYONE, Setup
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.rules.actions import READIES
from bigshot_desktop.games.saludos_amigos.rules.material import PROJECTS, worth
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, members_of
from bigshot_desktop.games.saludos_amigos.rules.packs import pack_of
from bigshot_desktop.games.saludos_amigos.rules.setup import Deal
from bigshot_desktop.games.saludos_amigos.rules.state import (
    BURIED,
    DICE,
    DRAWN,
    NEGOTIATION,
    TALK,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.window.board import plan
from bigshot_desktop.games.saludos_amigos.window.board.counter import length_for, place
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.models.hand import HandModel
from bigshot_desktop.games.saludos_amigos.window.models.offers import OffersModel
from bigshot_desktop.games.saludos_amigos.window.models.projects import ProjectsModel
from bigshot_desktop.table.match import Match, Prepared, Step
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.painting import figure_font, write
from bigshot_desktop.ui.pages.rulebook.figure import Figure
from bigshot_desktop.ui.pages.rulebook.figure_frame import framed
from bigshot_desktop.ui.play.bridge import Bridge

_GAME: Final = "saludos-amigos"
_NAMES: Final = ("Anna", "Ben", "Clara", "David")
"""As in the examples, seat by seat."""
ANNA, BEN, CLARA, DAVID = range(len(_NAMES))

_WIDE: Final = 620.0
_GAP: Final = 8.0
"""Between two parts of a picture."""


# --- positions -----------------------------------------------------------------------------------


def _table(sections: dict[int, int], money: tuple[int, ...] = (0, 0, 0, 0)) -> SaludosState:
    """Four players, the first with the bag, before a tile is drawn: so many sections of these projects stand."""
    game = GAMES[_GAME]
    setup = Setup(len(_NAMES), tuple(game.info.complete({}).items()), None, Deal(ANNA))
    state: SaludosState = game.initial(setup)
    state.sections = [sections.get(project, 0) for project in PROJECTS]
    state.completed = sum(sections.get(project) == project for project in PROJECTS)
    state.turn = sum(state.sections)
    state.money = list(money)
    return state


def _draw(state: SaludosState, project: int) -> None:
    """A section comes out of the bag; everybody is about to roll."""
    before = state.sections[project - 1]
    state.sections[project - 1] = before + 1
    state.turn += 1
    state.tile, state.worth, state.phase = project, worth(project, before), DICE


def _give(state: SaludosState, seat: int, *cards: int) -> None:
    """A player has drawn these in earlier turns."""
    pack = pack_of(cards)
    state.deck -= pack
    state.hands[seat] += pack
    state.cards[seat] += len(cards)
    state.trails[seat] += tuple(DRAWN + card for card in cards)


def _discard(state: SaludosState, seat: int, card: int) -> None:
    """A player has discarded a card in an earlier turn."""
    pack = pack_of((card,))
    state.hands[seat] -= pack
    state.discards += pack
    state.cards[seat] -= 1
    state.trails[seat] += (BURIED + card,)


def _roll(state: SaludosState, *dice: int) -> None:
    """The strengths are fixed, and the negotiation is open."""
    state.dice = list(dice)
    state.strengths = [die + cards for die, cards in zip(dice, state.cards, strict=True)]
    state.phase = NEGOTIATION
    state.acting = tuple(range(len(dice)))


def _offer(state: SaludosState, seat: int, *shares: int, yes: int = 0) -> None:
    """An offer lies open; of its members these have said yes, as bits."""
    state.offers[seat] = shares
    state.waiting[seat] = members_of(shares) & ~(yes | 1 << seat)
    state.made[seat] += 1


def _stand(state: SaludosState, *shares: int) -> None:
    """These stand together."""
    state.shares = shares
    state.coalition = members_of(shares)
    state.mug = height_of(state.strengths, state.coalition)


def _meet(state: SaludosState, *counter: int, pushed: dict[int, int]) -> None:
    """The council meets: these have pushed a card forward, and both sides talk."""
    for seat, card in pushed.items():
        state.hands[seat] -= pack_of((card,))
        state.cards[seat] -= 1
        state.pushed[seat] = card
    state.attending = tuple(pushed)
    state.counter = counter
    state.biscuit = height_of(state.strengths, state.terms.everyone & ~state.coalition)
    state.council = state.coalition | members_of(counter)
    state.phase = TALK


# --- frames --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of the village, and where it is seen in a picture."""

    part: QRectF
    place: QRectF


def _frames(*parts: QRectF, wide: float = _WIDE) -> tuple[Frame, ...]:
    """Parts of the village one below the other, each as wide as the picture."""
    frames: list[Frame] = []
    top = 0.0
    for part in parts:
        high = ceil(wide * part.height() / part.width())
        frames.append(Frame(part, QRectF(0, top, wide, high)))
        top += high + _GAP
    return tuple(frames)


@contextmanager
def _village(state: SaludosState, viewer: int) -> Iterator[VillageScene]:
    """The village of a position, for a moment."""
    seats = tuple(Seat(name) for name in _NAMES)
    match = Match(GAMES[_GAME], state.setup, seats, 0)
    match.commit(Prepared(Step(1, READIES[0], ()), state))  # any step: only the position is seen
    bridge, pace = Bridge(Referee(match), viewer), Pace("off")
    models = ProjectsModel(bridge), OffersModel(bridge), HandModel(bridge)
    scene = VillageScene(bridge, *models, pace)
    try:
        yield scene
    finally:
        for one in (scene, *models, pace, bridge):
            delete(one)


def _paint(painter: QPainter, scene: VillageScene, frames: tuple[Frame, ...]) -> None:
    """All that is seen through some frames."""
    for frame in frames:
        framed(painter, scene, frame.part, frame.place)


Dress = Callable[[VillageScene], None]
Note = Callable[[QPainter], None]


def _figure(
    state: SaludosState,
    frames: tuple[Frame, ...],
    *,
    viewer: int = EVERYONE,
    dress: Dress | None = None,
    note: Note | None = None,
) -> Figure:
    """A position seen through frames, as a player sees it; perhaps with something moved, and something written."""

    def paint(painter: QPainter) -> None:
        with _village(state.copy(), viewer) as scene:
            if dress:
                dress(scene)
            _paint(painter, scene, frames)
        if note:
            note(painter)

    return Figure(QSizeF(_WIDE, frames[-1].place.bottom()), paint)


# --- the pictures --------------------------------------------------------------------------------


def village() -> Figure:
    """All six projects in the making (SA-01)."""
    state = _table({1: 1, 2: 1, 3: 3, 4: 2, 5: 3, 6: 4})
    return _figure(state, _frames(_around(plan.SITES[5], plan.SITES[3])))


def money_track() -> Figure:
    """The corner where it begins, and one who comes by for the second time (SA-03)."""
    state = _table({2: 2, 3: 2, 5: 4, 6: 3}, money=(1, 51, 0, 47))
    _discard(state, DAVID, 1)
    _discard(state, DAVID, 2)
    corner = plan.START.united(plan.stone(46)).adjusted(-8, -112, 4, 8)
    return _figure(state, _frames(corner))


def section_worth() -> Figure:
    """The third section of the Swimming Pool (SA-05)."""
    state = _table({4: 2})
    _draw(state, 4)
    (frame,) = _frames(_around(plan.SITES[4]), wide=380)
    middle = QPointF((frame.place.right() + _WIDE) / 2, frame.place.center().y())

    def sum_up(painter: QPainter) -> None:
        write(painter, "4 + 2 + 1 = 7", middle, figure_font(32), theme.current().ink)

    return _figure(state, (frame,), note=sum_up)


def strength() -> Figure:
    """Four cards and a 3 (SA-07)."""
    state = _table({6: 1})
    _give(state, ANNA, 1)
    _discard(state, CLARA, 2)
    _draw(state, 5)
    _roll(state, 3, 5, 4, 2)
    return _figure(state, _frames(plan.HAND.united(plan.TRAY).adjusted(-8, -8, 8, 8)), viewer=ANNA)


def offers() -> Figure:
    """Two open offers ask the same player (SA-11)."""
    state = _table({5: 1})
    _draw(state, 5)
    _roll(state, 6, 3, 2, 5)
    _offer(state, BEN, 3, 4, 0, 0)
    _offer(state, DAVID, 2, 0, 2, 3, yes=1 << CLARA)
    return _figure(state, _frames(plan.PLAZA.adjusted(-12, 48, 12, -48)), viewer=ANNA)


def mug_and_biscuit() -> Figure:
    """The council has been called (SA-14)."""
    return _figure(_council(), _frames(_counter(9, 27)))


def council() -> Figure:
    """All have shown their cards (SA-18)."""
    shown = {ANNA: (1, 1, 0), BEN: (0, 1, 2), CLARA: (2, 0, 1), DAVID: (2, 2, 2)}

    def reveal(scene: VillageScene) -> None:
        scene.council.ballots.turn(shown, 1.0)
        scene.mug.slide(30)
        scene.biscuit.slide(34)

    frames = _frames(plan.PLAZA.adjusted(-8, -8, 8, 8), _counter(21, 39))
    return _figure(_council(), frames, dress=reveal)


def journalist() -> Figure:
    """One journalist stays (SA-25)."""
    state = _table({1: 1, 2: 2, 3: 1, 4: 2, 5: 3, 6: 6})
    state.journalists = 1
    part = _around(plan.SITES[2], plan.SITES[6])
    part.setTop(plan.ROAD.top() - 4)
    return _figure(state, _frames(part))


def _council() -> SaludosState:
    """The worked example: 9 and 10 against 9 and 8, over 9 millions."""
    state = _table({5: 3, 6: 2})
    _give(state, BEN, 3, 2)
    _give(state, CLARA, 1, 1)
    _give(state, DAVID, 1, 2, 3)
    _draw(state, 5)
    _roll(state, 6, 5, 4, 2)
    _stand(state, 3, 6, 0, 0)
    _meet(state, 0, 0, 4, 5, pushed={CLARA: 1, DAVID: 1})
    return state


def _counter(first: int, last: int) -> QRectF:
    """The counter from one figure to another, as long as it is in the example."""
    part = _around(plan.COUNTER)
    length = length_for(sum(_council().strengths))
    part.setLeft(place(first, length))
    part.setRight(place(last, length))
    return part


def _around(*parts: QRectF) -> QRectF:
    """All of some parts of the village, with a margin."""
    whole = QRectF()
    for part in parts:
        whole = whole.united(part)
    return whole.adjusted(-8, -6, 8, 6)


FIGURES: Final[dict[str, Callable[[], Figure]]] = {
    "village": village,
    "money-track": money_track,
    "worth": section_worth,
    "strength": strength,
    "offers": offers,
    "mug-and-biscuit": mug_and_biscuit,
    "council": council,
    "journalist": journalist,
}
