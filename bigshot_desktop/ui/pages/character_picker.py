"""All characters on one sheet, each at its level: who is to play in a seat?"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QVBoxLayout, QWidget

from bigshot_desktop.table.characters import CHARACTERS, Character
from bigshot_desktop.ui.look import icons, language, theme
from bigshot_desktop.ui.look.painting import faded
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.seat_editor import STRONGEST, pips_of
from bigshot_desktop.ui.widgets.portrait import Face, paint_face, paint_pips

_SIDE: Final = 4.4
"""Of a portrait, in heights of a line."""
_ARROWS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -3,
    Qt.Key.Key_Down: 3,
}


class CharacterPicker(Retranslated, QWidget):
    """A sheet over a page. A click or a key picks somebody; a click beside it, or Escape, picks nobody."""

    picked = Signal(object)
    """The :class:`Character`."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._sheet = QFrame(self)
        self._sheet.setProperty("kind", "card")
        self._beside: QWidget | None = None
        """Who asked; the focus goes back there."""
        self.buttons = {one.id: _CharacterButton(one) for one in CHARACTERS.values()}
        self._levels = tuple(dict.fromkeys(one.level for one in CHARACTERS.values()))
        self._headings = [_LevelHeading(level) for level in self._levels]
        self._about = PlainLabel(wordWrap=True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown = next(iter(CHARACTERS))
        grid = QGridLayout()
        grid.setSpacing(4)
        for row, level in enumerate(self._levels):
            grid.addWidget(self._headings[row], row, 0)
            ours = [one for one in self.buttons.values() if one.character.level == level]
            for place, button in enumerate(ours, start=1):
                grid.addWidget(button, row, place)
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self._about)
        for button in self.buttons.values():
            button.clicked.connect(lambda _=False, one=button.character: self._pick(one))
            button.looked_at.connect(self._tell)
        page.installEventFilter(self)
        self.hide()
        self.retranslate()

    def ask(self, beside: QWidget, now: str, seated: Collection[str]) -> None:
        """Opens beside a widget: who sits there now is marked, and those who sit elsewhere are."""
        for name, button in self.buttons.items():
            button.mark(chosen=name == now, seated=name in seated)
        self._tell(now if now in self.buttons else self._shown)
        self._beside = beside
        self.show()
        self.raise_()
        self._place()
        self.buttons[self._shown].setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self) -> None:
        """Over the whole page; the sheet as near as it can be to who asked."""
        page = self.parentWidget()
        assert page
        self.setGeometry(page.rect())
        self._sheet.adjustSize()
        size = self._sheet.size()
        corner = QPoint()
        if self._beside is not None:
            corner = self._beside.mapTo(page, QPoint(self._beside.width() + 6, -size.height() // 3))
        edge = 8
        corner.setX(max(edge, min(corner.x(), self.width() - size.width() - edge)))
        corner.setY(max(edge, min(corner.y(), self.height() - size.height() - edge)))
        self._sheet.move(corner)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _pick(self, character: Character) -> None:
        self._leave()
        self.picked.emit(character)

    def _leave(self) -> None:
        self.hide()
        if self._beside is not None:
            self._beside.setFocus(Qt.FocusReason.PopupFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._sheet.geometry().contains(event.position().toPoint()):
            self._leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page below is there, but not asked."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), faded(theme.current().outline, 0.45))
        painter.end()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the sheet."""
        self._step(1 if forward else -1)
        return True

    def _tell(self, name: str) -> None:
        """Who it is that is looked at."""
        self._shown = name
        narrator = language.narrator()
        quoted = narrator.phrase("quoted", words=narrator.motto(name))
        self._about.setText(f"{narrator.character(name)}\n{quoted}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._leave()
        elif key in _ARROWS:
            self._step(_ARROWS[key])

    def _step(self, step: int) -> None:
        names = list(self.buttons)
        place = (names.index(self._shown) + step) % len(names)
        self.buttons[names[place]].setFocus(Qt.FocusReason.TabFocusReason)

    def retranslate(self) -> None:
        self._sheet.setAccessibleName(self.tr("Characters"))
        for heading in self._headings:
            heading.retranslate()
        for button in self.buttons.values():
            button.retranslate()
        self._tell(self._shown)


class _LevelHeading(QWidget):
    """The name of a level and its pips."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self._level = level
        self._text = ""

    def retranslate(self) -> None:
        label = language.narrator().level(self._level)
        self._text = label.name
        self.setToolTip(plain_tip(label.why))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        wide = max(letters.horizontalAdvance(self._text) * 1.15, letters.height() * 4)
        return QSize(round(wide), letters.height() * 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        high = self.fontMetrics().height()
        middle = self.height() / 2
        face = QFont(self.font())
        face.setWeight(QFont.Weight.DemiBold)
        painter.setFont(face)
        painter.setPen(theme.current().brass)
        painter.drawText(
            QRectF(0, middle - high, self.width(), high), Qt.AlignmentFlag.AlignLeft, self._text
        )
        paint_pips(
            painter,
            QRectF(0, middle + high * 0.15, high * 4, high * 0.62),
            pips_of(self._level),
            STRONGEST,
        )
        painter.end()


class _CharacterButton(QAbstractButton):
    """A character that can be picked."""

    looked_at = Signal(str)

    def __init__(self, character: Character) -> None:
        super().__init__()
        self.character = character
        self._chosen = self._seated = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def mark(self, *, chosen: bool, seated: bool) -> None:
        """Whether it sits in this seat, and whether in another."""
        self._chosen, self._seated = chosen, seated
        self.update()

    def retranslate(self) -> None:
        narrator = language.narrator()
        level = narrator.level(self.character.level).name
        self.setAccessibleName(f"{self.character.name}, {level}")
        self.setAccessibleDescription(narrator.character(self.character.id))

    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(round(unit * 6.2), round(unit * (_SIDE + 1.9)))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.looked_at.emit(self.character.id)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif Qt.Key(event.key()) in (*_ARROWS, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, unit = theme.current(), self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus() or self.underMouse() or self._chosen:
            lively = self.hasFocus() or self.underMouse()
            painter.setPen(QPen(colours.accent if lively else colours.brass, 2))
            painter.setBrush(colours.sunken)
            painter.drawRoundedRect(frame, icons.RADIUS, icons.RADIUS)
        side = unit * _SIDE
        box = QRectF((self.width() - side) / 2, unit * 0.25, side, side)
        painter.setOpacity(0.45 if self._seated and not self._chosen else 1)
        paint_face(
            painter, box, Face(self.character.name, is_bot=True, character=self.character.id)
        )
        painter.setOpacity(1)
        painter.setPen(colours.ink)
        name = QRectF(0, box.bottom() + unit * 0.2, self.width(), unit * 1.2)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.character.name)
        painter.end()
