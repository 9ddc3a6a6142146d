"""Turns are named alike in all games that are played in turns."""

from __future__ import annotations

from bigshot_desktop.games.saludos_amigos.window.models.wealth import WealthModel
from bigshot_desktop.ui.models.turn_history import axis, heading
from tests.ui.models.model_checks import SALUDOS


def test_turns_have_numbers(qapp: object) -> None:
    assert axis() == "Turns"
    assert [heading(turn) for turn in (0, 7)] == ["At the start", "After turn 7"]
    assert WealthModel(SALUDOS[0].bridge()).part(3) == "Turn 3"
