"""A box of choices whose words change with the language: it is as wide as they are now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox, QWidget

from bigshot_desktop.ui.widgets.calm import CalmBox


class ChoiceBox(CalmBox):
    """So many choices, which are put into words later, and again in another language."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
        self.addItems([""] * number)

    def show_texts(self, texts: Iterable[str]) -> None:
        """Puts the choices into words, and takes the width that these need."""
        for place, text in enumerate(texts):
            self.setItemText(place, text)
        # Qt forgets the width it has worked out when the policy changes. With AdjustToContents alone it would also
        # resize the box by itself 20 ms later, past the edge of the place that a layout has given it.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
