"""Dice come to rest with what was rolled, each in its own way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from bigshot_desktop.games.shark.window.board.dice import COLOURS
from bigshot_desktop.ui.boards.dice import NUMBERS, TRAY, DiceTray, Faces


@pytest.mark.parametrize(("dice", "end"), [((NUMBERS,), (4,)), ((NUMBERS, COLOURS), (2, 5))])
def test_every_face_passes_before_the_last(dice: tuple[Faces, ...], end: tuple[int, ...]) -> None:
    tray = DiceTray(lambda: None, *dice)
    passed: list[tuple[int, ...]] = []
    for moment in range(101):
        tray.show_roll(end, moment / 100)
        passed.append(tray.faces)
    assert tray.faces == end
    for number, die in enumerate(dice):
        assert {faces[number] for faces in passed} == set(die.tumble)
    tray.show_first()
    assert tray.faces == tuple(die.tumble[-1] for die in dice)


def test_a_tray_is_as_wide_as_its_dice_need() -> None:
    one, two = DiceTray(lambda: None, NUMBERS), DiceTray(lambda: None, NUMBERS, COLOURS)
    edge = QPointF(TRAY / 2 + 4, 0)
    assert not one.contains(edge)
    assert two.contains(edge)
    assert two.contains(-edge)
    assert not two.contains(QPointF(0, TRAY / 2 + 1))
