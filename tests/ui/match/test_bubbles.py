"""What bots say is seen at the board, beside whoever says it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.table.match_request import MatchRequest, bot_seats, deal_request
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.bubbles import SpeechBubbles
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.exclamations import Exclamations
from bigshot_desktop.ui.play.remarks import Remarks
from tests.ui.players import a_choice


class Board(QWidget):
    """A board with seats at its right, and a match of bots around it."""

    def __init__(self, qtbot: QtBot, width: int = 900) -> None:
        super().__init__()
        self.resize(width + 200, 600)
        self.view = QGraphicsView(QGraphicsScene(0, 0, width - 2, 598, self), self)
        self.view.setGeometry(0, 0, width, 600)
        self.talked_about: list[QRectF] = []
        self.seats = [QWidget(self) for _ in range(4)]
        for place, seat in enumerate(self.seats):
            seat.setGeometry(width + 10, 10 + 60 * place, 180, 50)
        match = deal_request(MatchRequest("saludos-amigos", bot_seats(3, 4, "medium"), seed=3))
        self.bridge, self.pace, self.rng = Bridge(Referee(match)), Pace(), Random(4)
        self.remarks = Remarks(self.bridge)
        self.bubbles = SpeechBubbles(
            self.view,
            self.seats,
            self.bridge,
            self.remarks,
            Exclamations(self.bridge, lambda _: ()),
            self.pace,
            lambda: self.talked_about,
        )
        qtbot.addWidget(self)
        self.show()

    def speak(self) -> int:
        """The match goes on until a bot does something, with a word; who it was."""
        match = self.bridge.match
        while match.to_act == (CHANCE,):
            self.bridge.draw()
        seat = match.to_act[0]
        action = match.game.sample(match.state, seat, self.rng)
        term = Term.of(sayings.AGREED, 0.0, way=match.length, proposer=0, million=3)
        assert self.bridge.submit(action, replace(a_choice(action), saying=term))
        return seat


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


def test_a_bubble_says_what_was_said_beside_its_seat_in_large_letters(board: Board) -> None:
    seat = board.speak()
    (bubble,) = board.bubbles.seen.values()
    assert bubble.text == board.remarks.at(board.bridge.match.length) != ""
    assert bubble.accessibleName() == bubble.text
    middle = board.seats[seat].geometry().center().y()
    assert bubble.y() <= middle <= bubble.geometry().bottom() or bubble.y() < 12
    assert bubble.to_the_right
    assert bubble.geometry().right() > board.view.width() - 20
    assert QFontInfo(bubble._font()).pointSizeF() > 1.2 * QFontInfo(bubble.font()).pointSizeF()


def test_several_speak_at_once_and_none_covers_another(board: Board) -> None:
    spoken = {board.speak() for _ in range(12)}
    assert len(spoken) > 1
    boxes = [bubble.geometry() for bubble in board.bubbles.seen.values()]
    assert len(boxes) == len(spoken)
    for place, box in enumerate(boxes):
        assert QRect(0, 0, 900, 600).contains(box)
        assert not any(box.intersects(other) for other in boxes[:place])


def test_on_a_low_board_those_who_spoke_before_give_way(board: Board) -> None:
    board.view.setFixedHeight(20 * board.view.fontMetrics().height())
    spoken = [board.speak() for _ in range(8)]
    assert len(set(spoken)) > 1
    assert [*board.bubbles.seen] == spoken[-1:]


def test_who_answers_stands_below_who_asked(board: Board) -> None:
    """Also where the one who answers sits higher up."""
    spoken: list[int] = []
    while spoken == sorted(spoken):
        seat = board.speak()
        spoken = [*(one for one in spoken if one != seat), seat]
    assert [*board.bubbles.seen] == spoken
    tops = [bubble.y() for bubble in board.bubbles.seen.values()]
    assert tops == sorted(tops)


def test_no_bubble_lies_on_what_is_talked_about(board: Board) -> None:
    seat = board.speak()
    there = board.bubbles.seen[seat].geometry()
    board.talked_about = [QRectF(there).adjusted(-20, 10, 0, 10)]
    board.bubbles._place()
    moved = board.bubbles.seen[seat].geometry()
    assert not moved.intersects(board.talked_about[0].toAlignedRect())
    assert (moved.left(), moved.size()) == (there.left(), there.size())


def test_a_bubble_is_narrow_beside_what_lies_at_every_height(board: Board) -> None:
    """So it leaves the offers in sight that are spoken of, from top to bottom of a small board."""
    board.speak()
    (bubble,) = board.bubbles.seen.values()
    wide = bubble.width()
    width = board.view.width()
    sheets = QRectF(20, 0, width - wide + 30 - 20, 598)
    board.talked_about = [sheets]
    board.bubbles._place()
    assert not bubble.geometry().intersects(sheets.toAlignedRect())
    assert bubble.width() < wide
    assert bubble.geometry().right() <= width
    board.talked_about = []
    board.bubbles._place()
    assert bubble.width() == wide


def test_what_fills_the_edge_of_the_board_is_left_in_sight(board: Board) -> None:
    """As Shark's scale does: whoever speaks does so beside it, one below the other, off what else is spoken of."""
    while len(board.bubbles.seen) < 3:
        board.speak()
    width, bubbles = board.view.width(), board.bubbles
    edge = QRectF(width - 240, 0, 240, 598)
    board.talked_about = [edge]
    bubbles._place()
    places = [bubble.geometry() for bubble in bubbles.seen.values()]
    assert all(place.right() < edge.left() for place in places)
    assert all(place.left() > edge.left() - 60 - place.width() for place in places)
    assert all(one.bottom() < other.top() for one, other in pairwise(places))
    board.talked_about = [edge, QRectF(places[0]).adjusted(20, 20, 0, -10)]
    bubbles._place()
    for bubble in bubbles.seen.values():
        assert not any(bubble.geometry().intersects(one.toRect()) for one in board.talked_about)


def test_a_bubble_stays_long_enough_to_be_read_and_then_goes(qtbot: QtBot, board: Board) -> None:
    board.speak()
    (bubble,) = board.bubbles.seen.values()
    assert bubble.over.isSingleShot()
    assert bubble.over.interval() >= 1000 + 50 * len(bubble.text)
    bubble.over.start(1)
    qtbot.waitUntil(lambda: not board.bubbles.seen)


def test_what_is_taken_back_was_not_said(board: Board) -> None:
    board.speak()
    board.bridge.match.free_undo = True
    assert board.bridge.undo()
    assert not board.bubbles.seen


def test_where_nothing_is_left_to_be_read_there_are_no_bubbles(board: Board) -> None:
    """As in a demonstration without pauses."""
    board.pace.speed, board.pace.bot_pause = "off", 0
    board.speak()
    assert not board.bubbles.bubbles


def test_what_was_said_with_a_step_can_be_recalled_until_another_is_shown(board: Board) -> None:
    for _ in range(3):
        board.speak()
    number = board.bridge.match.length
    board.pace.speed = "off"
    board.bubbles.recall(number)
    (bubble,) = board.bubbles.seen.values()
    assert bubble.text == board.remarks.at(number) != ""
    assert not bubble.over.isActive()
    board.bubbles.recall(0)
    assert board.bubbles.seen == {}
