"""What bots say belongs to a step: it is found by it, by its seat, and goes with it."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.bots.saludos_amigos import sayings
from bigshot_desktop.rules.saludos_amigos.actions import Done
from bigshot_desktop.ui.models.remarks import Remarks
from tests.ui.models.course import SALUDOS
from tests.ui.players import a_choice


def test_words_are_found_by_step_and_by_seat_until_they_are_taken_back(qtbot: QtBot) -> None:
    bridge = SALUDOS[0].bridge()
    remarks = Remarks(bridge)
    content = [Term.of(sayings.CONTENT, 0.0, way=0, held=held) for held in (3, 4)]
    for number, term in zip((5, 8), content, strict=True):
        remarks.note(number, replace(a_choice(Done(1)), saying=term))
    remarks.note(9, a_choice(Done(2)))  # without a word
    first, second = (bridge.voice.saying(term, 1) for term in content)
    assert first != second
    assert [remarks.at(number) for number in (5, 8, 9)] == [first, second, ""]
    assert (remarks.of(1), remarks.of(1, since=8), remarks.of(2)) == (second, "", "")
    bridge.rewound.emit(7)
    assert (remarks.of(1), remarks.at(8)) == (first, "")
