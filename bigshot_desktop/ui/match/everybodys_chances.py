"""What a step did to everybody's chances to win: for each player a bar before and after, and the change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.words.narrator import Narrator


class ChangeBar(QWidget):
    """A chance as it is now, with what was gained or lost at its end; the whole width is certainty."""

    def __init__(self, before: float, after: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before, self.after = before, after
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(4 * unit, max(6, round(unit * 0.45)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, wide, high = theme.current(), float(self.width()), float(self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.sunken)
        painter.drawRoundedRect(QRectF(0, 0, wide, high), high / 2, high / 2)
        least, most = sorted((self.before * wide, self.after * wide))
        painter.setBrush(colours.good if self.after > self.before else colours.danger)
        painter.drawRoundedRect(QRectF(0, 0, max(most, high), high), high / 2, high / 2)
        painter.setBrush(colours.ink_soft)
        painter.drawRoundedRect(QRectF(0, 0, max(least, high), high), high / 2, high / 2)
        painter.end()


class EverybodysChances(QGridLayout):
    """A row for each player: the name, the chance before and after, and a bar under both."""

    def __init__(self, narrator: Narrator, before: Sequence[float], after: Sequence[float]) -> None:
        super().__init__()
        self.setHorizontalSpacing(12)
        self.setVerticalSpacing(2)
        self.setColumnStretch(0, 1)
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            #: A chance before and after something happened: "24% › 31%"
            text = QCoreApplication.translate("EverybodysChances", "{before} › {after}")
            figure = PlainLabel(
                text.format(before=narrator.chance(old), after=narrator.chance(new))
            )
            self.addWidget(PlainLabel(narrator.player(seat), wordWrap=True), 2 * seat, 0)
            self.addWidget(figure, 2 * seat, 1, Qt.AlignmentFlag.AlignRight)
            self.addWidget(ChangeBar(old, new), 2 * seat + 1, 0, 1, 2)
            high = round(figure.fontMetrics().height() * 0.8)
            self.setRowMinimumHeight(2 * seat + 1, high)
