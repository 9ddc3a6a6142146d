"""A game as it lies on the home page: its picture, what it is about, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent
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
    """A button that may lead, or let another one lead. It takes the same room either way."""

    def __init__(self, icon_name: str) -> None:
        super().__init__("", icon_name)
        self._icon_name = icon_name

    def lead(self, leads: bool) -> None:
        """Whether it is what a player most probably wants."""
        kind = "primary" if leads else ""
        if (self.property("kind") or "") != kind:
            self.setProperty("kind", kind)
            if self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                self.style().unpolish(self)
                self.style().polish(self)
            self.show_icon(self._icon_name, "on_accent" if leads else None)

    @property
    def leads(self) -> bool:
        return bool(self.property("kind") == "primary")

    def sizeHint(self) -> QSize:
        """With the stronger letters of one that leads."""
        hint, text = super().sizeHint(), self.text()
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        more = QFontMetrics(strong).horizontalAdvance(text) - self.fontMetrics().horizontalAdvance(
            text
        )
        return hint + QSize(max(0, more), 0)


class GameCard(Retranslated, QFrame):
    """One of the games."""

    play_wanted = Signal(str)
    """At once, as usual."""
    new_wanted = Signal(str)
    learn_wanted = Signal(str)
    """With a guide that points at what is what."""

    def __init__(self, game: str, *, newcomer: bool) -> None:
        super().__init__()
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
        self.learn = _CardButton("guide")
        self.play = _CardButton("continue")
        self.new = Button("", "new")
        if not self._entry.guide:
            self.learn.hide()
        self.learn.clicked.connect(lambda: self.learn_wanted.emit(self.game))
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.game))
        self.new.clicked.connect(lambda: self.new_wanted.emit(self.game))
        self._lay_out()
        self.set_newcomer(newcomer)
        self.retranslate()

    def _lay_out(self) -> None:
        self.buttons = QWidget()
        self._row = Flow(self.buttons)
        for button in (self.learn, self.play, self.new):
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
        return self.learn if self.learn.leads else self.play

    def set_newcomer(self, newcomer: bool) -> None:
        """Somebody who has never played it is led to the guide, where there is one; every button stays where it is."""
        guided = bool(self._entry.guide) and newcomer
        self.learn.lead(guided)
        self.play.lead(not guided)

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
        self.learn.set_text(
            self.tr("Learn to play"), self.tr("A first match, with a guide at your side")
        )
        self.learn.setAccessibleName(self.tr("Learn to play {game}").format(game=title))

    def _ends(self) -> tuple[int, int]:
        return min(self._entry.players), max(self._entry.players)
