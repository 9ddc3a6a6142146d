"""A box of choices whose words change with the language: it is as wide as they are now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox, QWidget


class ChoiceBox(QComboBox):
    """So many choices, which are put into words later, and again in another language."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.addItems([""] * number)

    def show_texts(self, texts: Iterable[str]) -> None:
        """Puts the choices into words. Qt would take a while until it has looked how wide they are."""
        for place, text in enumerate(texts):
            self.setItemText(place, text)
        self.updateGeometry()
