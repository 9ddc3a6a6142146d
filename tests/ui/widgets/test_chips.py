"""Names and lines are cut where the room ends, and told in full."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.chips import Chip, Elided
from tests.ui.match.panel_questions import show


def test_a_chip_tells_what_its_looks_stand_for(qtbot: QtBot) -> None:
    chip = Chip()
    show(qtbot, chip)
    chip.show_player("Anna", ("red",), tip="Anna is still in")
    assert (chip.toolTip(), chip.accessibleName()) == ("Anna is still in",) * 2
    chip.resize(chip.sizeHint())
    looks = [chip.grab().toImage()]
    for out, strong in ((True, False), (False, True)):
        chip.show_player("Anna", ("red",), out=out, strong=strong)
        looks.append(chip.grab().toImage())
    assert looks[0] != looks[1] != looks[2] != looks[0]
    assert chip.toolTip() == "Anna"


def test_a_chip_is_as_wide_as_its_name_and_no_wider_than_needed(qtbot: QtBot) -> None:
    short, long = Chip(), Chip()
    for chip, name in ((short, "Bo"), (long, "Bo " * 40)):
        qtbot.addWidget(chip)
        chip.show_player(name, ("red", "black"))
    assert short.sizeHint().width() < long.sizeHint().width()
    assert long.sizeHint().width() < 15 * long.fontMetrics().height()


def test_bold_letters_fit_into_a_chip(qtbot: QtBot) -> None:
    chip = Chip()
    qtbot.addWidget(chip)
    chip.show_player("Wilhelm", ("red",))
    plain = chip.sizeHint()
    chip.show_player("Wilhelm", ("red",), strong=True)
    assert chip.sizeHint() == plain


def test_a_line_that_is_cut_keeps_all_of_it(qtbot: QtBot) -> None:
    line = Elided(icon="log")
    show(qtbot, line)
    line.set_text("A short text", "The long description of it")
    assert line.text == "A short text"
    assert line.toolTip() == line.accessibleDescription() == "The long description of it"
    line.resize(60, 20)
    short = line.grab().toImage()
    line.resize(300, 20)
    assert line.grab().toImage() != short
    line.set_text("Another")
    assert line.toolTip() == "Another"


@pytest.mark.parametrize("by", ["click", "key"])
def test_what_is_cut_off_can_be_asked_for(qtbot: QtBot, by: str) -> None:
    line = Elided(icon="log")
    show(qtbot, line)
    line.set_text("A text that is cut off", "All of it,\nin two lines")
    line.resize(60, 20)
    assert line.is_cut
    assert line.focusPolicy() is Qt.FocusPolicy.TabFocus
    if by == "click":
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
        assert not line.hasFocus()
    else:
        line.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert QToolTip.isVisible()
    assert QToolTip.text() == "All of it,\nin two lines"
    QToolTip.hideText()


def test_what_is_seen_as_a_whole_is_no_stop_for_keys(qtbot: QtBot) -> None:
    line = Elided(icon="log")
    show(qtbot, line)
    line.set_text("Short")
    line.resize(400, 20)
    assert not line.is_cut
    assert line.focusPolicy() is Qt.FocusPolicy.NoFocus
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not QToolTip.isVisible()
