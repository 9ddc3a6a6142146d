"""The matches to go on with, on top of the home page: who plays, since when, and a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QEvent, QLocale, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts, language, theme
from bigshot_desktop.ui.look.layouts import CardGrid, Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.pieces import Painted
from bigshot_desktop.ui.widgets.portrait import Face, paint_face

if TYPE_CHECKING:
    from bigshot_desktop.table.seats import Seat
    from bigshot_desktop.table.shelf import OnShelf, OpenMatch

FEW: Final = 3
"""So many are shown at once; the others when they are asked for."""
_NARROWEST: Final = 42
"""Letters that a card must have room for."""
_FACE: Final = 2.4
"""A face, in heights of a line."""
_STEP: Final = 0.82
"""From one face to the next, in faces: they sit close."""
LOOK_AGAIN: Final = 2000
"""Milliseconds between two looks at a match that is open in another window."""


def moment(one: OnShelf) -> str:
    """When a file was last written to, as the language writes it."""
    when = QDateTime.fromSecsSinceEpoch(round(one.when.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


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
        self._known: dict[tuple[Path, float], Callable[[], str]] = {}
        """How far matches are, by their journals as they were when that was found out."""
        self._looking = QTimer(self, interval=LOOK_AGAIN)
        self._looking.timeout.connect(self.look_again)
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_next)
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
        column.addWidget(self.more, alignment=Qt.AlignmentFlag.AlignLeft)
        self.hide()
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
        while (taken := self._cards.takeAt(0)) is not None:
            if widget := taken.widget():
                widget.hide()
                widget.deleteLater()
        shown = self._matches if self._all else self._matches[:FEW]
        primary = True
        for one in shown:
            can_go_on = one.problem is None and not one.busy
            kind = "primary" if can_go_on and primary else ""
            card = _MatchCard(one, kind, self, alone=len(shown) == 1)
            primary = primary and not can_go_on
            card.go.clicked.connect(lambda _=False, path=one.path: self.continue_wanted.emit(path))
            card.put_away.clicked.connect(
                lambda _=False, path=one.path: self.put_away_wanted.emit(path)
            )
            card.told = self._known.get(_key(one))
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

                card.told = self._known[_key(card.one)] = progress_of(card.one.path)
                card.retranslate()
                self.resized.emit()
                self._reading.start()  # the next one when the window has had its turn
                return

    def _show_all(self) -> None:
        first = len(self._shown_cards())
        self._all = True
        self._fill()
        self.resized.emit()
        self._shown_cards()[first].go.setFocus(Qt.FocusReason.TabFocusReason)

    def _shown_cards(self) -> list[_MatchCard]:
        items = (self._cards.itemAt(place) for place in range(self._cards.count()))
        return [card for item in items if item and isinstance(card := item.widget(), _MatchCard)]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self._cards.set_limits(self.fontMetrics().averageCharWidth() * _NARROWEST, 0)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Continue where you left off"))
        hidden = QLocale().toString(len(self._matches) - FEW)
        self.more.set_text(self.tr("Show more open matches: {number}").format(number=hidden))
        for card in self._shown_cards():
            card.retranslate()


def _key(one: OpenMatch) -> tuple[Path, float]:
    return one.path, one.when.timestamp()


class Faces(Painted):
    """Who plays, side by side; the words beside it say the same."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._faces = [_face(seat, number) for number, seat in enumerate(seats)]

    def sizeHint(self) -> QSize:
        side = round(self._unit() * _FACE)
        step = round(side * _STEP)
        return QSize(side + step * max(0, len(self._faces) - 1), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self._unit() * _FACE
        for place in reversed(range(len(self._faces))):
            box = QRectF(round(place * side * _STEP), (self.height() - side) / 2, side, side)
            paint_face(painter, box, self._faces[place])
        painter.end()


def _face(seat: Seat, number: int) -> Face:
    from bigshot_desktop.table.characters import character_of

    character = character_of(seat)
    return Face(
        seat.name,
        is_bot=seat.kind == "bot",
        character=character.id if character else "",
        piece=theme.SEATS[number % len(theme.SEATS)],
    )


class _MatchCard(QFrame):
    """One match."""

    def __init__(self, one: OpenMatch, kind: str, parent: QWidget, *, alone: bool) -> None:
        """``alone``: it has the width of the page, and its parts stand beside each other."""
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.one = one
        self.told: Callable[[], str] | None = None
        """How far it is, once that has been found out."""
        self._title = PlainLabel(wordWrap=True)
        fonts.set_scaled_font(self._title, partial(fonts.text, 1.0, QFont.Weight.DemiBold))
        self._progress = PlainLabel(wordWrap=True)
        self._note = PlainLabel(wordWrap=True)
        self._note.setProperty("kind", "refusal" if one.problem else "caption")
        self.go = Button(kind, "continue")
        self.go.setEnabled(one.problem is None and not one.busy)
        self.put_away = Button("quiet", "folder")
        buttons = QWidget()
        row = Flow(buttons, gap=6)
        row.addWidget(self.go)
        row.addWidget(self.put_away)
        words = QWidget()
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        for label in (self._title, self._progress, self._note):
            lines.addWidget(label)
        parts = [*([Faces(one.seats)] if one.seats else []), words, buttons]
        layout: Flow | QVBoxLayout
        if alone:
            layout = Flow(self, gap=16)
        else:
            layout = QVBoxLayout(self)
            layout.setSpacing(6)
        layout.setContentsMargins(14, 10, 14, 12)
        for part in parts:
            layout.addWidget(part)
        self.go.setHidden(one.problem is not None)
        self.put_away.setHidden(one.problem is not None or one.busy)
        self.retranslate()

    def retranslate(self) -> None:
        one, when = self.one, moment(self.one)
        self.go.set_text(self.tr("Continue"))
        self.put_away.set_text(
            self.tr("Put away"), self.tr("Keeps the match among the match files instead of here")
        )
        progress = self.told() if self.told else ""
        self._progress.setText(progress)
        self._progress.setHidden(not progress)
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
        self.go.setAccessibleDescription(progress)
