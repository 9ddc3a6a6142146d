"""The panel of who places the cubes: which cube, into which district, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QSizePolicy, QWidget

from bigshot_desktop.rules.big_shot.majority import SIZE
from bigshot_desktop.rules.big_shot.material import COLOURS, DISTRICT_SIZE, N_COLOURS
from bigshot_desktop.rules.big_shot.outcome import placing
from bigshot_desktop.ui import theme
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.models.placement import NONE, Placement
from bigshot_desktop.ui.panels.buttons import ENTERS, ActionButton
from bigshot_desktop.ui.panels.panel import Panel, group

_LINES: Final = 2
"""The outcome always takes so much room, so that nothing moves while the pointer does."""
_WIDEST: Final = 12
"""The line of an outcome, in heights of a line."""
_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)


class SteadyText(QWidget):
    """A sentence in a space that stays the same, whatever it says; the tool tip has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.look().changed.connect(self.update)

    def say(self, text: str) -> None:
        self.text = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        lines = "\n".join("X" * _LINES)
        return QSize(_WIDEST * metrics.lineSpacing(), _height(metrics, 1 << 14, lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().lineSpacing(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(theme.current().ink)
        painter.drawText(self.rect(), _FLAGS, self._fitted())
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def _fitted(self) -> str:
        """As much of the text as there is room for."""
        metrics, words = self.fontMetrics(), self.text.split(" ")
        for number in range(len(words), 0, -1):
            text = " ".join(words[:number]) + ("" if number == len(words) else " …")
            if _height(metrics, self.width(), text) <= self.height():
                return text
        return ""


def _height(metrics: QFontMetrics, width: int, text: str) -> int:
    return metrics.boundingRect(QRect(0, 0, width, 1 << 14), _FLAGS, text).height()


class DistrictBox(QComboBox):
    """The open districts. Enter takes the one that is shown."""

    def __init__(self, take: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._take = take
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            self._take()
        else:
            super().keyPressEvent(event)


class PlacingPanel(Panel):
    """Cubes to choose from, districts to choose from, and *Place*. Board, table and panel share one placement."""

    def __init__(self, placement: Placement, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.placement = placement
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.cubes = [ActionButton(key=str(1 + colour)) for colour in range(N_COLOURS)]
        self._group = QButtonGroup(self)
        self.place = ActionButton(kind="primary", cap="Enter")
        self.place.show_icon("cube")
        self.districts = DistrictBox(self.place.click)
        self.outcome = SteadyText()
        cubes = QWidget()
        row = Flow(cubes, row_gap=6)
        for colour, button in enumerate(self.cubes):
            button.setCheckable(True)
            button.show_piece(COLOURS[colour], cube=True)
            button.clicked.connect(lambda _=False, colour=colour: self._choose(colour))
            self._group.addButton(button)
            row.addWidget(button)
        rows = Flow(self, gap=12, row_gap=6)
        for part in (cubes, group(self.districts, self.place), self.outcome):
            rows.addWidget(part)
        self.districts.activated.connect(self._point)
        self.place.clicked.connect(self._put)
        placement.changed.connect(self.retranslate)
        placement.aimed.connect(self._aimed)

    def default_focus(self) -> QWidget:
        return self.districts

    # --- what is shown ---------------------------------------------------------------------------

    def _speak(self, decision: Any, bridge: Bridge) -> None:
        if not self.placement.active:
            return
        voice, chosen = bridge.voice, self.placement.hand
        for colour, button in enumerate(self.cubes):
            number = self.placement.stock[colour]
            button.setVisible(number > 0)
            button.setChecked(colour == chosen)
            name = voice.name("colour", colour)
            told = self.tr("{colour}, cubes to place: {number}").format(colour=name, number=number)
            button.say(self.tr("{colour} × {number}").format(colour=name, number=number), tip=told)
        self._fill_districts(bridge)
        self.districts.setAccessibleName(self.tr("District"))
        self.districts.setAccessibleDescription(self.tr("District"))  # Linux: the name is the entry
        self.place.say(self.tr("Place"))
        self._tell_outcome()

    def _fill_districts(self, bridge: Bridge) -> None:
        voice, seen = bridge.voice, bridge.observation
        shown = self._district()
        self.districts.clear()
        for district in self.placement.places:
            one = seen.setup.board.districts[district]
            text = self.tr("{district} · {value} · {cubes}/{most}").format(
                district=voice.name("district", district),
                value="×2" if one.is_park else voice.number(one.value),
                cubes=SIZE[seen.piles[district]],
                most=DISTRICT_SIZE,
            )
            self.districts.addItem(text, district)
        wanted = self.placement.aim if self.placement.aim != NONE else shown
        self.districts.setCurrentIndex(max(0, self.districts.findData(wanted)))

    def _aimed(self, district: int) -> None:
        """The box follows the pointer on the board."""
        if district != NONE:
            self.districts.setCurrentIndex(self.districts.findData(district))
        self._tell_outcome()

    def _tell_outcome(self) -> None:
        district = self._district()
        if self._bridge is None or not self.placement.takes(district):
            self.outcome.say("")
            return
        outcome = placing(self._bridge.observation, self.placement.hand, district)
        self.outcome.say(self._bridge.voice.outcome(outcome))

    # --- what is done ----------------------------------------------------------------------------

    def _district(self) -> int:
        district = self.districts.currentData()
        return NONE if district is None else int(district)

    def _choose(self, colour: int) -> None:
        self.placement.choose(colour)

    def _point(self) -> None:
        self.placement.point(self._district())
        self._tell_outcome()

    def _put(self) -> None:
        self.placement.put(self._district())
