"""A game as it lies on the home page: its picture, what it is about, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, QTimerEvent, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.icons import RADIUS, Picture, has_picture
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.painting import fitted, paint_plate, paint_rays, pen
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.widgets.page_buttons import Button

LOWEST: Final = 7
"""Lines of text that the picture is as high as where there is little room."""
SHAPE: Final = 0.75
"""The height of the drawings for their width."""


class Cover(Picture):
    """The picture: as wide as the card, as high as there is room, and no higher than it is drawn."""

    spare = 0
    """Pixels that are left over where it is at its lowest."""
    _drawn = False
    _clock = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Drawing takes a while: the first time it is left until the page around it is on the screen."""
        if self._drawn:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setBackground(theme.current().sunken)
        painter.eraseRect(self.rect())
        painter.end()
        self._drawn = True
        self._clock = self.startTimer(0)

    def timerEvent(self, event: QTimerEvent) -> None:
        """The page is on the screen: now the picture."""
        self.killTimer(self._clock)
        self.update()

    def sizeHint(self) -> QSize:
        """Told without reading the drawing."""
        height = self.fontMetrics().height() * LOWEST
        return QSize(round(height / SHAPE), height)

    def heightForWidth(self, width: int) -> int:
        wanted = self.fontMetrics().height() * LOWEST + self.spare
        return min(wanted, round(width * SHAPE))


class TitlePlate(Cover):
    """What stands in the place of a drawing that a game does not have: its title, on a plate before a sunrise."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._title = title

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, half = theme.current(), theme.LINE / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(half, half, -half, -half)
        corners = QPainterPath()
        corners.addRoundedRect(place, RADIUS, RADIUS)
        painter.setClipPath(corners)
        painter.fillPath(corners, colours.water)
        paint_rays(painter, place, colours, 0.35)
        painter.setClipping(False)
        painter.setPen(pen(colours.line))
        painter.drawPath(corners)
        plate = box_around(place.center(), place.width() * 0.72, min(place.height() * 0.5, 96))
        paint_plate(painter, plate, 8, colours.card, colours)
        painter.setPen(colours.ink)
        fitted(self._title, plate.adjusted(18, 12, -18, -12), 40).paint(painter, plate)
        painter.end()


class GameCard(Retranslated, QFrame):
    """One of the games."""

    play_wanted = Signal(str)
    """At once, as usual."""
    new_wanted = Signal(str)
    learn_wanted = Signal(str)
    """With a guide that points at what is what."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._entry = ENTRIES[game]
        self.setProperty("kind", "card")
        drawing = f"home-{game}"
        self.cover = Cover(drawing) if has_picture(drawing) else TitlePlate(self._entry.title)
        self._title = PlainLabel(self._entry.title)
        fonts.set_scaled_font(self._title, partial(fonts.title, 1.5))
        self._about = PlainLabel(wordWrap=True)
        self._players = PlainLabel()
        self._players.setProperty("kind", "caption")
        self.play = Button("primary", "continue")
        self.new = Button()
        self.learn = Button("quiet", "guide")
        self.learn.setVisible(bool(self._entry.guide))
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.game))
        self.new.clicked.connect(lambda: self.new_wanted.emit(self.game))
        self.learn.clicked.connect(lambda: self.learn_wanted.emit(self.game))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        buttons = QWidget()
        row = Flow(buttons)
        row.addWidget(self.play)
        row.addWidget(self.new)
        row.addWidget(self.learn)
        words = QVBoxLayout()
        words.setContentsMargins(8, 4, 8, 4)
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addWidget(self._players)
        words.addStretch(1)
        words.addSpacing(4)
        words.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.cover)
        column.addLayout(words, 1)

    def give(self, spare: int) -> None:
        """Lets the picture grow by so much, as far as it can."""
        if spare != self.cover.spare:
            self.cover.spare = spare
            self.cover.updateGeometry()

    def retranslate(self) -> None:
        self._about.setText(self._entry.pitch_in(QCoreApplication.translate))
        least, most = (QLocale().toString(number) for number in self._ends())
        self._players.setText(
            self.tr("For {least} to {most} players").format(least=least, most=most)
        )
        title = self._entry.title
        self.play.set_text(self.tr("Play"), self.tr("You against three bots, right now"))
        self.play.setAccessibleName(self.tr("Play {game}").format(game=title))
        self.new.set_text(self.tr("New match…"), self.tr("Choose who plays, and how"))
        self.new.setAccessibleName(self.tr("New match of {game}").format(game=title))
        self.learn.set_text(
            self.tr("Learn to play"), self.tr("A first match, with a guide at your side")
        )
        self.learn.setAccessibleName(self.tr("Learn to play {game}").format(game=title))

    def _ends(self) -> tuple[int, int]:
        return min(self._entry.players), max(self._entry.players)
