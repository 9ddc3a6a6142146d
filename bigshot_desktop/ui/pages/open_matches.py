"""The matches to go on with, on top of the home page: who plays, since when, and a button."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QLocale, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.ui.look.layouts import CardGrid
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button

if TYPE_CHECKING:
    from bigshot_desktop.table.shelf import OpenMatch
    from bigshot_desktop.ui.pages.match_progress import Progress
    from bigshot_desktop.ui.pages.open_match_card import OpenMatchCard

FEW: Final = 3
"""So many are shown at once; the others when they are asked for."""
_NARROWEST: Final = 42
"""Letters that a card must have room for."""
LOOK_AGAIN: Final = 2000
"""Milliseconds between two looks at a match that is open in another window."""


class OpenMatches(Retranslated, QWidget):
    """A card for each; hidden while there are none."""

    continue_wanted = Signal(object)
    """The path of a journal."""
    put_away_wanted = Signal(object)
    """The same."""
    look_again = Signal()
    """A match was open in another window a moment ago, and may not be any more."""
    resized = Signal()
    """The cards need more room, or less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches: Sequence[OpenMatch] = ()
        self._all = False
        self._known: dict[tuple[Path, float], Progress] = {}
        """How far matches are, by their journals as they were when that was found out."""
        self._looking = QTimer(self, interval=LOOK_AGAIN)
        self._looking.timeout.connect(self.look_again)
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_next)
        self._made = False
        """Whether there is anything on it yet: most first pictures have no match to go on with."""
        self.hide()

    def _make(self) -> None:
        self._made = True
        self._heading = PlainLabel()
        self._heading.setProperty("kind", "subtitle")
        self._cards = CardGrid()
        self.more = Button("quiet")
        self.more.clicked.connect(self._show_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addLayout(self._cards)
        column.addWidget(self.more, alignment=QtCore.Qt.AlignmentFlag.AlignLeft)
        self._fit()

    @property
    def buttons(self) -> list[Button]:
        """Those that go on with a match, the latest first."""
        return [card.go for card in self._shown_cards() if card.go.isEnabled()]

    @property
    def put_away_buttons(self) -> list[Button]:
        """Those that put a match away, the latest first."""
        return [card.put_away for card in self._shown_cards() if not card.put_away.isHidden()]

    def show_matches(self, matches: Sequence[OpenMatch]) -> None:
        """Shows these, the latest first."""
        self._matches, self._all = tuple(matches), False
        if matches and not self._made:
            self._make()
        if self._made:
            self._fill()
        if any(one.busy for one in matches):
            self._looking.start()
        else:
            self._looking.stop()

    def differs_from(self, matches: Sequence[OpenMatch]) -> bool:
        """Whether others are shown than these, or others can be gone on with."""
        return {(one.path, one.busy) for one in matches} != {
            (one.path, one.busy) for one in self._matches
        }

    def _fill(self) -> None:
        from bigshot_desktop.ui.pages.open_match_card import OpenMatchCard

        while (taken := self._cards.takeAt(0)) is not None:
            if widget := taken.widget():
                widget.hide()
                widget.deleteLater()
        few = len(self._matches) <= FEW + 1  # one more takes no more room than a button for it
        shown = self._matches if self._all or few else self._matches[:FEW]
        primary = True
        for one in shown:
            can_go_on = one.problem is None and not one.busy
            kind = "primary" if can_go_on and primary else ""
            card = OpenMatchCard(one, kind, self, alone=len(shown) == 1)
            primary = primary and not can_go_on
            card.go.clicked.connect(lambda _=False, path=one.path: self.continue_wanted.emit(path))
            card.put_away.clicked.connect(
                lambda _=False, path=one.path: self.put_away_wanted.emit(path)
            )
            if known := self._known.get(_key(one)):
                card.show_progress(known)
            self._cards.addWidget(card)
            card.show()
        self.more.setVisible(len(shown) < len(self._matches))
        self.setVisible(bool(self._matches))
        self.retranslate()
        self._reading.start()

    def _read_next(self) -> None:
        """Finds out how far one of the matches is, as long as there is one of which that is not known."""
        for card in self._shown_cards():
            if card.told is None and card.one.problem is None:
                from bigshot_desktop.ui.pages.match_progress import progress_of

                self._known[_key(card.one)] = found = progress_of(card.one.path)
                card.show_progress(found)
                card.retranslate()
                self.resized.emit()
                self._reading.start()  # the next one when the window has had its turn
                return

    def _show_all(self) -> None:
        first = len(self._shown_cards())
        self._all = True
        self._fill()
        self.resized.emit()
        self._shown_cards()[first].go.setFocus(QtCore.Qt.FocusReason.TabFocusReason)

    def _shown_cards(self) -> list[OpenMatchCard]:
        if not self._made:
            return []
        items = (self._cards.itemAt(place) for place in range(self._cards.count()))
        return [cast("OpenMatchCard", item.widget()) for item in items if item]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._made:
            self._fit()

    def _fit(self) -> None:
        self._cards.set_limits(self.fontMetrics().averageCharWidth() * _NARROWEST, 0)

    def retranslate(self) -> None:
        if not self._made:
            return
        self._heading.setText(self.tr("Continue where you left off"))
        hidden = QLocale().toString(len(self._matches) - FEW)
        self.more.set_text(self.tr("Show more open matches: {number}").format(number=hidden))
        for card in self._shown_cards():
            card.retranslate()


def _key(one: OpenMatch) -> tuple[Path, float]:
    return one.path, one.when.timestamp()
