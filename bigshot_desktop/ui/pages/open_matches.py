"""The matches to go on with, on top of the home page: who plays, since when, and a button."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts, language
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button

if TYPE_CHECKING:
    from bigshot_desktop.table.shelf import OnShelf, OpenMatch

FEW: Final = 3
"""So many are shown at once; the others when they are asked for."""
LOOK_AGAIN: Final = 2000
"""Milliseconds between two looks at a match that is open in another window."""


def moment(one: OnShelf) -> str:
    """When a file was last written to, as the language writes it."""
    when = QDateTime.fromSecsSinceEpoch(round(one.when.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


class OpenMatches(Retranslated, QFrame):
    """A card with a row for each; hidden while there are none."""

    continue_wanted = Signal(object)
    """The path of a journal."""
    put_away_wanted = Signal(object)
    """The same."""
    look_again = Signal()
    """A match was open in another window a moment ago, and may not be any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._matches: Sequence[OpenMatch] = ()
        self._all = False
        self._looking = QTimer(self, interval=LOOK_AGAIN)
        self._looking.timeout.connect(self.look_again)
        self._heading = PlainLabel()
        self._heading.setProperty("kind", "subtitle")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.more = Button("quiet")
        self.more.clicked.connect(self._show_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addLayout(self._rows)
        column.addWidget(self.more, alignment=Qt.AlignmentFlag.AlignLeft)
        self.hide()

    @property
    def buttons(self) -> list[Button]:
        """Those that go on with a match, the latest first."""
        return [row.go for row in self._shown_rows() if row.go.isEnabled()]

    @property
    def put_away_buttons(self) -> list[Button]:
        """Those that put a match away, the latest first."""
        return [row.put_away for row in self._shown_rows() if not row.put_away.isHidden()]

    def show_matches(self, matches: Sequence[OpenMatch]) -> None:
        """Shows these, the latest first."""
        self._matches, self._all = tuple(matches), False
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
        while (taken := self._rows.takeAt(0)) is not None:
            if widget := taken.widget():
                widget.hide()
                widget.deleteLater()
        shown = self._matches if self._all else self._matches[:FEW]
        primary = True
        for one in shown:
            can_go_on = one.problem is None and not one.busy
            row = _Row(one, "primary" if can_go_on and primary else "")
            primary = primary and not can_go_on
            row.go.clicked.connect(lambda _=False, path=one.path: self.continue_wanted.emit(path))
            row.put_away.clicked.connect(
                lambda _=False, path=one.path: self.put_away_wanted.emit(path)
            )
            self._rows.addWidget(row)
        self.more.setVisible(len(shown) < len(self._matches))
        self.setVisible(bool(self._matches))
        self.retranslate()

    def _show_all(self) -> None:
        first = len(self._shown_rows())
        self._all = True
        self._fill()
        self._shown_rows()[first].go.setFocus(Qt.FocusReason.TabFocusReason)

    def _shown_rows(self) -> list[_Row]:
        items = (self._rows.itemAt(place) for place in range(self._rows.count()))
        return [row for item in items if item and isinstance(row := item.widget(), _Row)]

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Continue where you left off"))
        hidden = QLocale().toString(len(self._matches) - FEW)
        self.more.set_text(self.tr("Show more open matches: {number}").format(number=hidden))
        for row in self._shown_rows():
            row.retranslate()


class _Row(QWidget):
    """One match."""

    def __init__(self, one: OpenMatch, kind: str) -> None:
        super().__init__()
        self._one = one
        self._title = PlainLabel(wordWrap=True)
        fonts.set_scaled_font(self._title, partial(fonts.text, 1.0, QFont.Weight.DemiBold))
        self._note = PlainLabel(wordWrap=True)
        self._note.setProperty("kind", "refusal" if one.problem else "caption")
        self.go = Button(kind, "continue")
        self.go.setEnabled(one.problem is None and not one.busy)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(words, 1)
        self.put_away = Button("quiet", "folder")
        row.addWidget(self.put_away)
        row.addWidget(self.go)
        self.go.setHidden(one.problem is not None)
        self.put_away.setHidden(one.problem is not None or one.busy)
        self.retranslate()

    def retranslate(self) -> None:
        one, when = self._one, moment(self._one)
        self.go.set_text(self.tr("Continue"))
        self.put_away.set_text(
            self.tr("Put away"), self.tr("Keeps the match among the match files instead of here")
        )
        if one.problem:
            self._title.setText(self.tr("A match last played {when}").format(when=when))
            self._note.setText(language.narrator().problem(one.problem))
            return
        players = ", ".join(one.names)
        title = ENTRIES[one.game].title if one.game in ENTRIES else one.game
        self._title.setText(self.tr("{game}: {players}").format(game=title, players=players))
        if one.busy:
            self._note.setText(self.tr("Open in another window"))
        else:
            self._note.setText(self.tr("Last played {when}").format(when=when))
        self.put_away.setAccessibleName(
            self.tr("Put away {game} with {players}").format(game=title, players=players)
        )
        self.go.setAccessibleName(
            self.tr("Continue {game} with {players}").format(game=title, players=players)
        )
