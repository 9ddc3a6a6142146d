"""A game as it lies on the home page: its picture, what it is about, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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

LOWEST: Final = 5
"""Lines of text that the picture is as high as where there is little room."""
EDGE: Final = 12
"""Around what is on a card."""
SHAPE: Final = 0.75
"""The height of the drawings for their width."""


class Cover(Picture):
    """The picture, always whole: as high as it is told, and as wide as it is drawn for that height."""

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
        return round(width * SHAPE)

    def show_at(self, width: int) -> None:
        """So wide."""
        size = QSize(width, round(width * SHAPE))
        if size != self.size() or size != self.minimumSize():
            self.setFixedSize(size)


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


class _CardButton(Button):
    """A button that may lead, or let another one lead."""

    def become(self, kind: str) -> None:
        """Shows which it is."""
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            if self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                self.style().unpolish(self)
                self.style().polish(self)


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
        self.play = _CardButton("primary", "continue")
        self.new = Button("", "new")
        self.learn = Button("quiet", "guide")
        self.learn_first = Button("primary", "guide")
        """The same for somebody who has never played: there it leads."""
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.game))
        self.new.clicked.connect(lambda: self.new_wanted.emit(self.game))
        for button in (self.learn, self.learn_first):
            button.clicked.connect(lambda: self.learn_wanted.emit(self.game))
        self._lay_out()
        self.set_newcomer(False)
        self.retranslate()

    def _lay_out(self) -> None:
        self.buttons = QWidget()
        self._row = Flow(self.buttons)
        for button in (self.learn_first, self.play, self.new, self.learn):
            self._row.addWidget(button)
        words = QVBoxLayout()
        words.setContentsMargins(8, 4, 8, 4)
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addWidget(self._players)
        words.addStretch(1)
        words.addSpacing(4)
        words.addWidget(self.buttons)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._halves.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._halves.setSpacing(8)
        self._halves.addWidget(self.cover, 0, Qt.AlignmentFlag.AlignCenter)
        self._halves.addLayout(words, 1)

    @property
    def first(self) -> Button:
        """The button that a player most probably wants."""
        return self.play if self.learn_first.isHidden() else self.learn_first

    def set_newcomer(self, newcomer: bool) -> None:
        """Somebody who has never played is led to the guide, where there is one."""
        guided = bool(self._entry.guide)
        self.learn_first.setVisible(guided and newcomer)
        self.learn.setVisible(guided and not newcomer)
        leads = not (guided and newcomer)
        self.play.become("primary" if leads else "")
        self.play.show_icon("continue", "on_accent" if leads else None)

    def set_tall(self, tall: bool) -> None:
        """In a tall window every button has a line to itself."""
        self._row.set_stacked(tall)

    def show_poster(self, width: int) -> None:
        """The picture above the words, so wide."""
        self._halves.setDirection(QBoxLayout.Direction.TopToBottom)
        self.cover.show_at(width)

    def show_beside(self, width: int) -> None:
        """The picture beside the words, so wide: where a window is low or narrow."""
        self._halves.setDirection(QBoxLayout.Direction.LeftToRight)
        self.cover.show_at(width)

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
        for button in (self.learn, self.learn_first):
            button.set_text(
                self.tr("Learn to play"), self.tr("A first match, with a guide at your side")
            )
            button.setAccessibleName(self.tr("Learn to play {game}").format(game=title))

    def _ends(self) -> tuple[int, int]:
        return min(self._entry.players), max(self._entry.players)
