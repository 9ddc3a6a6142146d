"""Texts that are shown as they are written, as names from files must be: Qt takes what looks like HTML for HTML."""

from __future__ import annotations

from typing import Any

from PySide6 import QtGui
from PySide6.QtWidgets import QLabel

from bigshot_desktop.ui.look.named import set_named


class PlainLabel(QLabel):
    """A label that shows the very characters of its text. It is the only kind of label in the window."""

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        set_named(self, textFormat="PlainText")


def plain_tip(text: str) -> str:
    """What a tool tip has to be given to show the very characters of a text."""
    if "<" not in text and "&" not in text:  # nothing that HTML is made of
        return text
    gui = QtGui.Qt  # not the Qt of QtCore: these two are apart
    return gui.convertFromPlainText(text) if gui.mightBeRichText(text) else text
