"""The card finds a place where it hides nothing that matters, if there is one."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF

from bigshot_desktop.games.big_shot.rules.outcome import Outcome
from bigshot_desktop.games.big_shot.window.board.preview import DistrictCard
from bigshot_desktop.ui.boards.preview import Surroundings
from bigshot_desktop.ui.look import fonts

ROOM = QRectF(0, 0, 1000, 640)
SENTENCE = "Red and Yellow cancel out: White (Carl) would take the Grand Hotel now."


@pytest.fixture
def card() -> DistrictCard:
    card = DistrictCard()
    card.show_outcome("Grand Hotel", SENTENCE, an_outcome())
    return card


def an_outcome() -> Outcome:
    return Outcome(
        district=6,
        colour=0,
        cubes=(3, 3, 1, 0),
        size=7,
        decided=True,
        winner=2,
        cancelled=(0, 1),
        led=1,
        value=21,
        times=1,
        park=False,
    )


def test_it_stays_in_the_room_and_off_the_tray(card: DistrictCard) -> None:
    rng = Random(1)
    for _ in range(200):
        block = QRectF(rng.uniform(0, 800), rng.uniform(0, 440), 200, 190)
        tray = block.adjusted(20, 40, -20, -60)
        spot = card.place(Surroundings(block, tray), ROOM)
        cover = QRectF(spot, card.size.size())
        assert ROOM.contains(cover)
        assert not cover.intersects(tray)


def test_it_hides_other_trays_only_if_it_must(card: DistrictCard) -> None:
    block = QRectF(400, 220, 200, 190)
    right = QRectF(620, 240, 150, 100)
    beside = Surroundings(block, block.adjusted(20, 40, -20, -60), others=[right])
    spot = card.place(beside, ROOM)
    assert not QRectF(spot, card.size.size()).intersects(right)


def test_in_a_small_room_it_is_still_seen_whole(card: DistrictCard) -> None:
    room = QRectF(0, 0, card.size.width() + 40, card.size.height() + 30)
    spot = card.place(Surroundings(QRectF(10, 10, 200, 150), QRectF(20, 40, 120, 60)), room)
    seen = QRectF(spot, card.size.size() * card.scale())
    assert room.contains(seen)
    assert 0.6 <= card.scale() < 1  # it leaves some of the board to be seen, and can be read
    assert seen.width() * seen.height() < room.width() * room.height() / 2


def test_larger_letters_make_a_larger_card(card: DistrictCard) -> None:
    before = card.size
    fonts.set_text_size(200)
    try:
        card.show_outcome("Grand Hotel", SENTENCE, an_outcome())
    finally:
        fonts.set_text_size(100)
    assert card.size.width() > 1.6 * before.width()
    assert card.size.height() > 1.6 * before.height()


def test_in_a_room_that_is_too_small_the_card_is_smaller(card: DistrictCard) -> None:
    room = QRectF(0, 0, card.size.width() * 0.8, card.size.height() * 0.7)
    beside = Surroundings(QRectF(10, 10, 50, 40), QRectF(20, 20, 20, 20))
    spot = card.place(beside, room)
    assert room.contains(QRectF(spot, card.size.size() * card.scale()).adjusted(0, 0, -0.1, -0.1))
    card.place(beside, ROOM)
    assert card.scale() == 1.0
