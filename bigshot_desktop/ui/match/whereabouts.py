"""Where the match is: round or turn, what is left, who leads; and the variants it is played with, one click away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QMouseEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.placing_panel import SteadyText
from bigshot_desktop.ui.widgets.buttons import set_kind
from bigshot_desktop.ui.widgets.page_buttons import Button

_LINES, _FEW_LINES = 3, 2
"""It takes so many at most, and in a window that is low."""
_ROOMY: Final = 30
"""In so many lines, a window is not low."""
KEY: Final = "V"
"""Opens the variants."""
_GAP: Final = 6
_WIDTH: Final = 20
"""Of the list of variants, in heights of a line."""


class Whereabouts(Retranslated, QFrame):
    """A card above the seats. It changes when what happened has been shown, never before."""

    def __init__(self, game_table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_table = game_table
        self.setProperty("kind", "sunken")
        self._sign = PlainLabel()
        self.text = SteadyText(lines=1)
        self.text.installEventFilter(self)
        self.variant_list: VariantList | None = None
        """What was chosen before the match, while it is looked at."""
        self.variants = Button("quiet", "info")
        self.variants.clicked.connect(self.switch_variants)
        self._shortcut = QShortcut(QKeySequence(KEY), self)
        self._shortcut.activated.connect(self.switch_variants)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 2, 2)
        row.setSpacing(_GAP)
        row.addWidget(self._sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.variants)
        theme.theme_switch().changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def show_now(self) -> None:
        """Tells how far the match is and who leads, as everybody at the table may know it."""
        bridge = self._game_table.bridge
        narrator, match = bridge.narrator, bridge.match
        told = narrator.progress(bridge.observation)
        if not told:
            moves = sum(step.action.seat != CHANCE for step in match.steps)
            told = [narrator.phrase("moves", number=moves + bool(match.to_act))]
        if leaders := self._game_table.leaders():
            told.insert(1, narrator.leading(leaders))
        if (line := " · ".join(told)) != self.text.text:
            self.text.set_text(line)
            self._fit()
        set_kind(self, "last" if self._game_table.is_last else "sunken")

    def switch_variants(self) -> None:
        """Shows the variants of this match below, over whatever is there; or no longer."""
        if self._close_variants():
            return
        self.variant_list = shown = VariantList(self._game_table, self.window())
        shown.closed.connect(self.switch_variants)
        shown.open_below(self)

    def _close_variants(self) -> bool:
        """Whether there was anything to close."""
        shown, self.variant_list = self.variant_list, None
        if shown is None or not isValid(shown):
            return False
        shown.hide()
        shown.deleteLater()
        return True

    def retranslate(self) -> None:
        #: The tool tip of a small button: what was chosen before this match
        variants = self.tr("The variants in play (key: {key})").format(key=KEY)
        self.variants.set_text("", variants)
        self._shortcut.setWhatsThis(self.tr("The variants in play"))
        self.variants.setAccessibleName(variants)
        self.setAccessibleName(self.tr("How far the match is"))
        self._close_variants()
        self.show_now()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody is at the table any more."""
        super().hideEvent(event)
        self._close_variants()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The text has another width: it may take more lines, or fewer."""
        if event.type() == QEvent.Type.Resize and watched is self.text:
            self._fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()
            self._fit()

    def _fit(self) -> None:
        """On as many lines as it needs, or as the window has room for; the tool tip has all of it."""
        line = self.text.fontMetrics().lineSpacing()
        most = _LINES if self.window().height() >= _ROOMY * line else _FEW_LINES
        self.text.set_lines(min(most, self.text.lines_needed()))

    def _restyle(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        picture: QPixmap = icons.icon("sand-glass", "brass").pixmap(QSize(side, side))
        self._sign.setPixmap(picture)


class VariantList(QFrame):
    """Each option of the match with what was chosen, and a line about it. Esc or a click closes it."""

    closed = Signal()

    def __init__(self, game_table: GameTable, parent: QWidget) -> None:
        super().__init__(parent)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.closed)
        self.setProperty("kind", "card")
        narrator, match = game_table.bridge.narrator, game_table.bridge.match
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        self.lines: list[str] = []
        for name, value in match.setup.options:
            option, chosen = narrator.option(name), narrator.option_value(name, value)
            #: An option of the match and what was chosen: "Hidden money: Yes"
            line = self.tr("{option}: {value}").format(option=option.name, value=chosen.name)
            self.lines.append(line)
            head, why = PlainLabel(line, wordWrap=True), PlainLabel(chosen.why, wordWrap=True)
            head.setProperty("kind", "prompt")
            why.setProperty("kind", "caption")
            column.addWidget(head)
            column.addWidget(why)
        if not self.lines:
            column.addWidget(PlainLabel(self.tr("This game has no variants."), wordWrap=True))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.closed.emit()

    def open_below(self, strip: QWidget) -> None:
        """Opens below a strip, at its right edge, as far as the window has room."""
        self.ensurePolished()
        window = strip.window()
        room, corner = window.rect(), strip.mapTo(window, QPoint(strip.width(), strip.height()))
        wide = min(_WIDTH * self.fontMetrics().height(), room.width())
        layout = self.layout()
        assert layout is not None
        high = min(layout.totalHeightForWidth(wide), room.height())
        left = max(0, min(corner.x(), room.right() + 1) - wide)
        top = max(0, min(corner.y() + _GAP, room.bottom() + 1 - high))
        self.setGeometry(left, top, wide, high)
        self.show()
        self.raise_()
