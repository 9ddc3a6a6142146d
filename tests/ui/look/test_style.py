"""Looks of the style sheet."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.widgets.buttons import ActionButton


def test_another_kind(qtbot: QtBot) -> None:
    button = ActionButton()
    qtbot.addWidget(button)
    set_kind(button, "primary")
    assert button.property("kind") == "primary"
