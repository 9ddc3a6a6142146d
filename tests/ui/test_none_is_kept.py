"""Qt gives every None back: PySide6 6.12.0 on Python 3.11 kept one with each call, until the program died."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

CALLS = 2_000
FEW = 100
"""By so many the count may differ for other reasons."""


def test_two_thousand_calls_leave_none_as_it_was(qtbot: QtBot, qapp: QApplication) -> None:
    widget, timer, thing = QWidget(), QTimer(), QObject()
    qtbot.addWidget(widget)
    QCoreApplication.processEvents()
    before = sys.getrefcount(None)
    for number in range(CALLS):
        QCoreApplication.processEvents()
        widget.resize(100 + number % 2, 100)
        widget.update()
        timer.setInterval(number)
        thing.setObjectName("table")
    assert abs(sys.getrefcount(None) - before) < FEW
