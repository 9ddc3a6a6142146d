"""What bots say belongs to a step: it is found by it, by its seat, and goes with it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.rules.actions import Done
from bigshot_desktop.ui.play.remarks import Remarks
from tests.ui.models.model_checks import SALUDOS, play_on
from tests.ui.players import a_choice


def test_words_are_found_by_step_and_by_seat_until_they_are_taken_back(qtbot: QtBot) -> None:
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    while bridge.match.length < 9:
        play_on(bridge, rng)
    remarks = Remarks(bridge)
    content = [Term.of(sayings.CONTENT, 0.0, way=0, held=held) for held in (3, 4)]
    for number, term in zip((5, 8), content, strict=True):
        bridge.choices[number] = replace(a_choice(Done(1)), saying=term)
    bridge.choices[9] = a_choice(Done(2))  # without a word
    first, second = (bridge.narrator.saying(term, 1) for term in content)
    assert first != second
    assert [remarks.at(number) for number in (5, 8, 9)] == [first, second, ""]
    assert (remarks.of(1), remarks.of(1, since=8), remarks.of(2)) == (second, "", "")
    bridge.match.free_undo = True
    while bridge.match.length > 7:
        assert bridge.undo()
    assert (remarks.of(1), remarks.at(8)) == (first, "")


def test_words_that_were_kept_are_told_and_such_as_nobody_can_say_are_not(qtbot: QtBot) -> None:
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    while bridge.match.length < 9:
        play_on(bridge, rng)
    remarks, kept = Remarks(bridge), Term.of(sayings.CONTENT, 0.0, way=0, held=3)
    seat = bridge.match.step(5).action.seat
    bridge.sayings = {5: kept, 6: Term("nonsense", 0.0), 7: Term(sayings.CONTENT, 0.0)}
    assert remarks.at(5) == bridge.narrator.saying(kept, seat)
    assert (remarks.at(6), remarks.at(7)) == ("", "")
    assert set(bridge.sayings) == {5}
