"""The question before a match is shown whose deal somebody has still to play on a duplicate evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def wants_to_see(people: Sequence[str], parent: QWidget) -> bool:
    """Whether whoever is at the screen wants to see the match all the same."""
    question = QMessageBox(parent)
    question.setIcon(QMessageBox.Icon.Question)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setWindowTitle(QCoreApplication.translate("EveningQuestion", "Duplicate evening"))
    question.setText(
        QCoreApplication.translate(
            "EveningQuestion",
            "This deal belongs to a duplicate evening that is not over. It is still to be played by: "
            "{players}. Whoever plays it should not look. Look at the match all the same?",
        ).format(players=", ".join(people))
    )
    look = question.addButton(
        QCoreApplication.translate("EveningQuestion", "Look at it"),
        QMessageBox.ButtonRole.AcceptRole,
    )
    leave = question.addButton(
        QCoreApplication.translate("EveningQuestion", "Do not look"),
        QMessageBox.ButtonRole.RejectRole,
    )
    question.setDefaultButton(leave)
    question.setEscapeButton(leave)
    question.exec()
    wanted = question.clickedButton() is look
    question.deleteLater()
    return wanted
