"""Nobody at the table of Saludos Amigos sees, hears or is told of a card that they may not know.

Whatever a seat may not know is changed behind its back: the hands of others, what they have pushed forward or chosen
face down, what they drew and discarded. The window must not change by a word or a pixel.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPolygon
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    OVER,
    SEALING,
    STRENGTH,
    TALK,
    UNCHOSEN,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.window.table import SaludosTable
from bigshot_desktop.table.match import Match, Prepared, Step
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.models.observation_table import ROW
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.open_turns import OpenTurns
from tests.ui.players import InstantBots, a_choice, a_match, seats
from tests.ui.positions import sit_at, until
from tests.ui.saludos_choices import line
from tests.ui.secrets import FACE_DOWN, Caught, other_table, otherwise, wired
from tests.ui.window_texts import Told, compare, read

MATCHES: Final = 50
PLAYERS: Final = (4, 5, 4, 5, 7)
"""How many play, one match after the other."""
RECENT: Final = 30
"""So many of the last steps are read about again; in some matches all of them, by everyone around the screen."""

Moment = Callable[[SaludosState], bool]
MOMENTS: Final[dict[str, Moment]] = {
    "cards discarded": lambda one: one.phase == STRENGTH and one.discards > 0,
    "offers open": lambda one: one.phase == NEGOTIATION and any(one.offers),
    "a call considered": lambda one: one.phase == CALL,
    "a card pushed": lambda one: one.phase == ATTENDANCE,
    "the council talks": lambda one: one.phase == TALK,
    "cards sealed": lambda one: (
        one.phase == SEALING and any(pack != UNCHOSEN for pack in one.sealed)
    ),
    "over": lambda one: one.phase == OVER,
}


def a_position(number: int) -> Match:
    """A match that was played at random up to such a moment, in one of its turns."""
    moment = next(islice(cycle(MOMENTS.values()), number, None))
    turn = 1 + number % 4

    def reached(match: Match) -> bool:
        return match.state.turn >= turn and moment(match.state)

    kinds = "h" * PLAYERS[number % len(PLAYERS)]
    for seed in range(number, number + 1000, MATCHES):
        match = until(a_match(kinds, seed, game="saludos-amigos"), reached, seed)
        if reached(match):
            return match
    raise AssertionError(number)


# --- looking -------------------------------------------------------------------------------------


class Onlooker:
    """Sits down at a table in any seat, and reads all that is there."""

    def __init__(self, window: MainWindow, match: Match) -> None:
        bots = InstantBots()
        bots.held = True
        window.matches.runner = bots  # type: ignore[assignment]
        self.window, self.match = window, match
        self.names = "h" * len(match.seats)
        self.table: TablePage = sit_at(window, match)

    def turn_to(self, match: Match) -> None:
        """The same table with another match of as many players: laying one takes longer than reading it."""
        turns = self.table.turns
        assert isinstance(turns, OpenTurns)
        self.match = self.table.bridge.referee.match = turns.talk.order.match = match

    def look(self, viewer: int, *, whole: bool = False) -> Told:
        """What a seat is told, after somebody else has looked; of the last steps, or of the whole match."""
        one = "".join("h" if seat == viewer else "b" for seat in range(len(self.names)))
        self.match.seats = seats(self.names if viewer == EVERYONE else one)
        bridge = self.table.bridge
        bridge.viewer = (viewer + 1) % len(self.names)
        bridge.viewer = viewer
        bridge.rewound.deliver(0 if whole else max(0, self.match.length - RECENT))
        assert bridge.viewer == viewer
        self._explain(viewer)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        game_table: Any = self.table.game_table
        parts = (
            game_table.players,
            game_table.projects,
            game_table.offers,
            game_table.hand,
            self.table.log,
            game_table.scene,
        )
        return read(self.window, parts, *(() if whole else (RECENT,)))

    def _explain(self, viewer: int) -> None:
        """Why the last of the bots laid cards face down can be read as well, if one did."""
        turns = self.table.turns
        turns.bridge.choices.clear()
        turns.bridge.choices.update((one.number, a_choice(one.action)) for one in self.match.steps)
        steps = (one for one in reversed(self.match.steps) if isinstance(one.action, FACE_DOWN))
        step = next((one for one in steps if one.action.seat not in (CHANCE, viewer)), None)
        if step is not None and self.match.to_act:
            turns.ask_why(step.number)

    def paint(self) -> QImage:
        self.table.why.hide()
        self.table.sidebar.log.scrollToBottom()
        return self.window.grab().toImage()


def leaks(
    onlooker: Onlooker, viewer: int, *, painted: bool = True, whole: bool = False
) -> list[str]:
    """All that is otherwise for a seat when only what it may not know is otherwise."""
    one = onlooker.look(viewer, whole=whole)
    picture = onlooker.paint() if painted else None
    with otherwise(onlooker.match, viewer):
        other = onlooker.look(viewer, whole=whole)
        found = compare(one, other)
        again = onlooker.paint() if picture is not None else None
        if picture is not None and again is not None and again != picture:
            found.append(f"the picture: {differing(picture, again)}")
    return found


def differing(one: QImage, other: QImage) -> QRect:
    """Where two pictures are not the same."""
    if one.size() != other.size():
        return QRect()
    spots = (
        QPoint(x, y)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    )
    return QPolygon([*spots]).boundingRect()


def test_the_moments_come_up(qapp: QApplication) -> None:
    """… with cards that are others behind the backs of those who may not know them."""
    hidden = 0
    for number in range(len(MOMENTS)):
        match = a_position(number)
        for viewer in (EVERYONE, 0):
            with otherwise(match, viewer) as different:
                hidden += different
    assert hidden > len(MOMENTS)


@pytest.mark.parametrize("players", sorted({*PLAYERS}))
def test_no_secret_on_the_screen(window: MainWindow, players: int) -> None:
    """50 matches, from the view of all and of two seats, by turns each: every text and every role; many a picture."""
    numbers = [one for one in range(MATCHES) if PLAYERS[one % len(PLAYERS)] == players]
    onlooker = Onlooker(window, a_position(numbers[0]))
    for number in numbers:
        onlooker.turn_to(a_position(number))
        for viewer in (EVERYONE, number % players, (number + players // 2) % players):
            painted = number % 2 == 0 and viewer == number % players
            whole = number % 3 == 0 and viewer == EVERYONE
            assert leaks(onlooker, viewer, painted=painted, whole=whole) == [], (number, viewer)


def test_what_is_ones_own_is_seen(window: MainWindow) -> None:
    """What changes for somebody else changes here: the reader can read."""
    onlooker = Onlooker(window, a_position(0))
    match = onlooker.match
    hands = zip(match.state.hands, other_table(match, 0).hands, strict=True)
    seat = next(seat for seat, (mine, other) in enumerate(hands) if mine != other)
    one, picture = onlooker.look(seat), onlooker.paint()
    with otherwise(match, 0):
        assert compare(one, onlooker.look(seat)) != []
        assert onlooker.paint() != picture


# --- what moves ----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [EVERYONE, 0, 2])
def test_nothing_in_motion_reads_a_secret(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, viewer: int
) -> None:
    """A whole match with tripwires wherever a step tells what the viewer may not know."""
    match = a_match("hbhb", 67, game="saludos-amigos")
    watch(match, viewer, monkeypatch)
    assert match.result is not None


def watch(
    match: Match,
    viewer: int,
    monkeypatch: pytest.MonkeyPatch,
    told: Callable[[Step], Any] = bool,
    most: int = 10_000,
) -> None:
    """Plays a match with all that moves, and with tripwires, to its end or so far."""
    commit = Match.commit

    def commit_wired(match: Match, prepared: Prepared) -> Step:
        commit(match, prepared)
        match._steps[-1] = wired(prepared.step, viewer)
        return match._steps[-1]

    monkeypatch.setattr(Match, "commit", commit_wired)
    bridge = Bridge(Referee(match), viewer)
    game_table = SaludosTable(bridge, Pace("normal"))
    log = LogModel(bridge, piece=game_table.piece_of)
    bridge.stepped.subscribe(Rank.STAGE, game_table.scene.perform)
    bridge.stepped.subscribe(Rank.SOUNDS, told)
    while match.to_act and match.length < most:
        if match.to_act == (CHANCE,):
            assert bridge.draw()
        else:
            assert bridge.submit(line(match, match.to_act[-1]))
        game_table.pace.hurry()
    assert log.rowCount() >= match.length
    game_table.clear()
    bridge.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


# --- it can fail ---------------------------------------------------------------------------------


class Painted(QWidget):
    """Paints what everybody has, and says nothing."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._match = table.bridge.match
        self.setGeometry(QRect(300, 300, 200, 40))
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        painter.drawText(self.rect(), 0, str(self._match.state.hands))
        painter.end()


def _plant_label(table: TablePage) -> None:
    label = QLabel(table)
    bridge = table.bridge
    label.setToolTip("-")
    bridge.rewound.subscribe(Rank.SOUNDS, lambda _: label.setToolTip(str(bridge.match.state.hands)))
    label.show()


def _plant_role(table: TablePage) -> None:
    model: Any = table.game_table.projects  # type: ignore[attr-defined]
    match, data = table.bridge.match, model.data

    def leaky(index: QModelIndex, role: int = 0) -> Any:
        told = role == ROW and index.row() == 0
        return match.state.hands if told else data(index, role)

    model.data = leaky


def _plant_action(table: TablePage) -> None:
    label, bridge = QLabel(table), table.bridge
    bridge.rewound.subscribe(Rank.SOUNDS, lambda _: label.setText(str(bridge.match.actions)))
    label.show()


def _plant_picture(table: TablePage) -> None:
    Painted(table).show()


@pytest.mark.parametrize("plant", [_plant_label, _plant_role, _plant_action, _plant_picture])
def test_a_planted_leak_is_found(window: MainWindow, plant: Callable[[TablePage], None]) -> None:
    onlooker = Onlooker(window, a_position(0))
    assert leaks(onlooker, 0) == []
    plant(onlooker.table)
    assert leaks(onlooker, 0) != []


def test_a_tripwire_catches_who_reads_an_action(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match("hbhb", 67, game="saludos-amigos")
    with qtbot.capture_exceptions() as caught:
        watch(match, 0, monkeypatch, lambda step: str(step.action), most=60)
    assert Caught in [kind for kind, *_ in caught]
