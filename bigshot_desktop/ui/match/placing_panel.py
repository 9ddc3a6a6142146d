"""What panels share that place pieces on a board: which piece, on which place, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.placement import NONE, Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ENTERS, ActionButton
from bigshot_desktop.ui.widgets.pieces import Painted
from bigshot_desktop.ui.widgets.rows import group

_WIDEST: Final = 12
"""The line of an outcome, in heights of a line."""
_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)


class SteadyText(Painted):
    """Sentences in a space that stays the same, whatever they say; the tool tip has all of them."""

    def __init__(self, parent: QWidget | None = None, *, lines: int = 2) -> None:
        """``lines``: it always takes so much room, so that nothing moves while the pointer does."""
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self.text = ""
        self._least = self._lines = lines

    def grow(self, height: int) -> None:
        """Takes as many lines more as fit into a height."""
        metrics = self.fontMetrics()
        most = _lines_high(metrics, self._least) + height
        lines = self._least
        while _lines_high(metrics, lines + 1) <= most:
            lines += 1
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def set_text(self, text: str) -> None:
        self.text = text
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(_WIDEST * metrics.lineSpacing(), _lines_high(metrics, self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().lineSpacing(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(theme.current().ink)
        painter.drawText(self._room(), _FLAGS, self._fitted())
        painter.end()

    def _room(self) -> QRect:
        """Where the sentences are written."""
        return self.rect()

    def _fitted(self) -> str:
        """As much of the text as there is room for."""
        metrics, words = self.fontMetrics(), self.text.split(" ")
        width = self._room().width()
        for number in range(len(words), 0, -1):
            text = " ".join(words[:number]) + ("" if number == len(words) else " …")
            if _height(metrics, width, text) <= self.height():
                return text
        return ""


def _lines_high(metrics: QFontMetrics, number: int) -> int:
    """How high so many lines are; the height of a line need not be whole."""
    return _height(metrics, 1 << 14, "\n".join("X" * number))


def _height(metrics: QFontMetrics, width: int, text: str) -> int:
    return metrics.boundingRect(QRect(0, 0, width, 1 << 14), _FLAGS, text).height()


class PlaceBox(QComboBox):
    """The open places. Enter takes the one that is shown; Space, which hurries bots, does not open them."""

    def __init__(self, take: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._take = take
        self._longest = 0
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def make_room(self, entries: Iterable[str]) -> None:
        """There is always room for these entries, whichever of them are open."""
        letters = self.fontMetrics()
        self._longest = max(map(letters.horizontalAdvance, entries), default=0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        shown = max(
            (self.fontMetrics().horizontalAdvance(self.itemText(n)) for n in range(self.count())),
            default=0,
        )
        return QSize(hint.width() + max(0, self._longest - shown), hint.height())

    def call(self, name: str) -> None:
        """What is chosen here, for those who hear it read out."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # Linux: the name is the entry

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            if not event.isAutoRepeat():
                self._take()
        elif event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)


class PlacementPanel(Panel):
    """Pieces to choose from, places to choose from, and *Place*. Board, table and panel share one placement."""

    def __init__(
        self,
        requests: PlayerRequests,
        placement: Placement,
        names: Sequence[str],
        *,
        cubes: bool = False,
        lines: int = 2,
    ) -> None:
        """``names``: of the colour of each kind of piece; ``lines``: what an outcome takes."""
        super().__init__(requests)
        self.placement = placement
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.pieces = [ActionButton(key=str(1 + kind)) for kind in range(len(names))]
        self._group = QButtonGroup(self)
        self.place = ActionButton(kind="primary", cap="Enter")
        self.places = PlaceBox(self.place.press)
        self.outcome = SteadyText(lines=lines)
        self._choices = QWidget()
        row = Flow(self._choices, row_gap=6)
        for kind, button in enumerate(self.pieces):
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Enter places, wherever one clicked
            button.show_piece(names[kind], cube=cubes)
            button.clicked.connect(lambda _=False, kind=kind: placement.choose(kind))
            self._group.addButton(button)
            row.addWidget(button)
        self._zones = (self._choices, placing := group(self.places, self.place))
        rows = Flow(self, gap=12, row_gap=6)
        for part in (self._choices, placing, self.outcome):
            rows.addWidget(part)
        self.places.activated.connect(self._point)
        self.place.clicked.connect(lambda: placement.put(self._chosen()))
        placement.changed.connect(self.retranslate)
        placement.aimed.connect(self._aimed)

    def default_focus(self) -> QWidget:
        return self.places

    def spread(self, spare: int) -> None:
        self.outcome.grow(spare)

    # --- what each game says ---------------------------------------------------------------------

    def _name_piece(self, button: ActionButton, kind: int, bridge: Bridge) -> None:
        """What stands on the button of a piece that can be placed."""
        raise NotImplementedError

    def _entry(self, place: int, bridge: Bridge) -> str:
        """A place in the box."""
        raise NotImplementedError

    def _foretell(self, place: int, bridge: Bridge) -> str:
        """What would come of the piece in hand there."""
        raise NotImplementedError

    # --- what is shown ---------------------------------------------------------------------------

    def _longest_entries(self, bridge: Bridge) -> Iterable[str]:
        """The longest that may stand in the box of places in this match."""
        return map(partial(self._entry, bridge=bridge), self.placement.places)

    def _is_offered(self, kind: int) -> bool:
        """Whether a kind of piece can be chosen; the buttons of the others keep their places."""
        return self.placement.stock[kind] > 0

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        if not self.placement.active:
            return
        for kind, button in enumerate(self.pieces):
            button.setEnabled(self._is_offered(kind))
            button.setChecked(kind == self.placement.hand)
            self._name_piece(button, kind, bridge)
        self.places.make_room(self._longest_entries(bridge))
        self._fill_places(bridge)
        self.place.set_text(self.tr("Place"))
        self._tell_outcome()

    def _fill_places(self, bridge: Bridge) -> None:
        shown = self._chosen()
        self.places.clear()
        for place in self.placement.places:
            self.places.addItem(self._entry(place, bridge), place)
        wanted = self.placement.aim if self.placement.aim != NONE else shown
        chosen = NONE if self.placement.by_pointer else max(0, self.places.findData(wanted))
        self.places.setCurrentIndex(chosen)

    def _aimed(self, place: int) -> None:
        """The box follows the pointer on the board."""
        if place != NONE:
            self.places.setCurrentIndex(self.places.findData(place))
        self._tell_outcome()

    def _tell_outcome(self) -> None:
        place, bridge = self._chosen(), self._bridge
        self.place.setEnabled(place != NONE)
        if bridge is None or not self.placement.takes(place):
            self.outcome.set_text("")
        else:
            self.outcome.set_text(self._foretell(place, bridge))

    # --- what is done ----------------------------------------------------------------------------

    def _chosen(self) -> int:
        place = self.places.currentData()
        return NONE if place is None else int(place)

    def _point(self) -> None:
        self.placement.point(self._chosen())
        self._tell_outcome()
