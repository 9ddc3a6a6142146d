"""A match to go on with, as it lies on the home page: who plays, how far they are, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts, language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.pieces import Painted
from bigshot_desktop.ui.widgets.portrait import Face, paint_face

if TYPE_CHECKING:
    from bigshot_desktop.table.seats import Seat
    from bigshot_desktop.table.shelf import OnShelf, OpenMatch
    from bigshot_desktop.ui.pages.match_progress import Progress

_FACE: Final = 2.4
"""A face, in heights of a line."""
_STEP: Final = 0.82
"""From one face to the next, in faces: they sit close."""


def moment(one: OnShelf) -> str:
    """When a match was last played, as the language writes it."""
    when = QDateTime.fromSecsSinceEpoch(round(one.when.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


class Faces(Painted):
    """Who plays, side by side; the words beside it say the same."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._faces = [_face(seat) for seat in seats]

    def show_pieces(self, pieces: Sequence[str]) -> None:
        """The colours that they have in the match, once these are known."""
        known = zip(self._faces, pieces, strict=False)
        self._faces = [face._replace(piece=piece) for face, piece in known]
        self.update()

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


def _face(seat: Seat) -> Face:
    from bigshot_desktop.table.characters import character_of

    character = character_of(seat)
    return Face(
        seat.name,
        is_bot=seat.kind == "bot",
        character=character.id if character else "",
    )


class OpenMatchCard(QFrame):
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
        self._faces = Faces(one.seats)
        parts = [*([self._faces] if one.seats else []), words, buttons]
        layout: Flow | QVBoxLayout
        if alone:
            layout = Flow(self, gap=16)
        else:
            layout = QVBoxLayout(self)
            layout.setSpacing(6)
        layout.setContentsMargins(14, 10, 14, 12)
        for part in parts:
            if part is buttons and isinstance(layout, QVBoxLayout):
                layout.addStretch(1)  # beside each other they stand at one height
            layout.addWidget(part)
        self.go.setHidden(one.problem is not None)
        self.put_away.setHidden(one.problem is not None or one.busy)
        self.retranslate()

    def show_progress(self, progress: Progress) -> None:
        """How far it is, and in which colours they play; said with the next words."""
        self.told = progress.told
        if progress.pieces:
            self._faces.show_pieces(progress.pieces)

    def retranslate(self) -> None:
        one, when = self.one, moment(self.one)
        self.go.set_text(self.tr("Continue"))
        self.put_away.set_text(
            self.tr("Keep for later"),
            self.tr(
                "Moves the match from here to the match files; it can be gone on with from there"
            ),
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
            self.tr("Keep {game} with {players} for later").format(game=title, players=players)
        )
        self.go.setAccessibleName(
            self.tr("Continue {game} with {players}").format(game=title, players=players)
        )
        self.go.setAccessibleDescription(progress)
