"""A game as it lies on the home page: its picture, what it is about, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLocale, QRect, QSize, QTimerEvent, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.icons import Drawing, has_picture
from bigshot_desktop.ui.look.layouts import WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button

LOWEST: Final = 5
"""Lines of text that the picture is as high as where there is little room."""
EDGE: Final = 12
"""Around what is on a card."""
_AIR: Final = 4
"""Between the words and the buttons, at least."""
SHAPE: Final = 0.75
"""The height of the drawings for their width."""


def height_of(width: int) -> int:
    """How high a picture of this width is."""
    return round(width * SHAPE)


class Cover(Drawing):
    """The picture, always whole: as high as it is told, and as wide as it is drawn for that height."""

    _drawn = False
    _clock = 0

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setBackgroundRole(QPalette.ColorRole.Midlight)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Drawing takes a while: the first time it is left until the page around it is on the screen."""
        if self._drawn:
            super().paintEvent(event)
            return
        painter = QPainter(self)
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
        return height_of(width)

    def show_at(self, width: int) -> None:
        """So wide."""
        size = QSize(width, height_of(width))
        if size != self.size() or size != self.minimumSize():
            self.setFixedSize(size)


class _CardButton(Button):
    """A button that may lead, or let another one lead. It takes the same room either way."""

    def __init__(self, icon_name: str, *, leads: bool) -> None:
        super().__init__("primary" if leads else "", icon_name)
        self._icon_name = icon_name

    def lead(self, leads: bool) -> None:
        """Whether it is what a player most probably wants."""
        kind = "primary" if leads else ""
        if (self.property("kind") or "") != kind:
            self.setProperty("kind", kind)
            if self.testAttribute(QtCore.Qt.WidgetAttribute.WA_WState_Polished):
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


class _Ways(WrappingLayout):
    """The ways to begin, always in the same places: two side by side, the last below them, and every row is full.

    Where two do not fit beside each other, each has a row.
    """

    def _arrange(self, width: int) -> list[QRect]:
        *pair, last = [item.sizeHint() for item in self._shown()] or [QSize()]
        half = (width - self._gap) // 2
        if len(pair) != 2 or max(hint.width() for hint in pair) > half:
            return self._stacked(width)
        high = max(hint.height() for hint in (*pair, last))
        return [
            QRect(0, 0, half, high),
            QRect(width - half, 0, half, high),
            QRect(0, high + self._row_gap, width, high),
        ]

    def _stacked(self, width: int) -> list[QRect]:
        places: list[QRect] = []
        top = 0
        for item in self._shown():
            high = (
                item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            )
            places.append(QRect(0, top, width, high))
            top += high + self._row_gap
        return places

    def _preferred_size(self) -> QSize:
        wide = 2 * max((item.sizeHint().width() for item in self._shown()), default=0) + self._gap
        return QSize(wide, self._height_in(wide))


class _Pitch(PlainLabel):
    """What a game is about. It says at once how wide it likes to be; Qt would set its words in four widths first."""

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 40, letters.height() * 2)

    def minimumSizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 20, letters.height())


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
        self.cover = Cover(drawing) if has_picture(drawing) else _plate(self._entry.title)
        self._title = PlainLabel(self._entry.title)
        fonts.set_scaled_font(self._title, partial(fonts.title, 1.5))
        self._about = _Pitch(wordWrap=True)
        self._players = PlainLabel()
        self._players.setProperty("kind", "caption")
        guided = self._guides(newcomer)
        self.learn = _CardButton("guide", leads=guided)
        self.play = _CardButton("continue", leads=not guided)
        self.new = Button("", "new")
        if not self._entry.guide:
            self.learn.hide()
        self.learn.clicked.connect(lambda: self.learn_wanted.emit(self.game))
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.game))
        self.new.clicked.connect(lambda: self.new_wanted.emit(self.game))
        self._lay_out()
        self._shown = (0, False, 0)
        self.show_poster(1)
        self.retranslate()

    def _lay_out(self) -> None:
        self.buttons = QWidget()
        ways = _Ways(self.buttons)
        for button in (self.learn, self.play, self.new):
            ways.addWidget(button)
        words = QVBoxLayout()
        words.setContentsMargins(8, 4, 8, 4)
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addWidget(self._players)
        words.addStretch(1)
        self._air = QSpacerItem(0, _AIR)
        words.addItem(self._air)
        words.addWidget(self.buttons)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._halves.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._halves.setSpacing(8)
        centred = QHBoxLayout()
        centred.addStretch()
        centred.addWidget(self.cover)
        centred.addStretch()
        self._halves.addLayout(centred)
        self._halves.addLayout(words, 1)

    @property
    def first(self) -> Button:
        """The button that a player most probably wants."""
        return self.learn if self.learn.leads else self.play

    def set_newcomer(self, newcomer: bool) -> None:
        """Somebody who has never played it is led to the guide, where there is one; every button stays where it is."""
        guided = self._guides(newcomer)
        self.learn.lead(guided)
        self.play.lead(not guided)

    def _guides(self, newcomer: bool) -> bool:
        return bool(self._entry.guide) and newcomer

    def show_poster(self, width: int, air: int = 0) -> bool:
        """The picture above the words, so wide, and more air before the buttons; whether that is new."""
        return self._show(width, beside=False, air=air)

    def show_beside(self, width: int) -> None:
        """The picture beside the words, so wide: where a window is low or narrow."""
        self._show(width, beside=True)

    def _show(self, width: int, *, beside: bool, air: int = 0) -> bool:
        wanted = (width, beside, air)
        if wanted == self._shown:
            return False
        self._shown = wanted
        way = QBoxLayout.Direction
        self._halves.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._air.changeSize(0, _AIR + air)
        self.cover.show_at(width)
        return True

    def retranslate(self) -> None:
        self._about.setText(self._entry.pitch_in(QCoreApplication.translate))
        least, most = (QLocale().toString(number) for number in self._ends())
        self._players.setText(
            self.tr("For {least} to {most} players").format(least=least, most=most)
        )
        title = self._entry.title
        self.play.set_text(self.tr("Quick match"), self.tr("You against three bots, right now"))
        self.play.setAccessibleName(self.tr("Play {game}").format(game=title))
        self.new.set_text(self.tr("New match…"), self.tr("Choose who plays, and how"))
        self.new.setAccessibleName(self.tr("New match of {game}").format(game=title))
        self.learn.set_text(
            self.tr("Learn to play"), self.tr("A first match, with a guide at your side")
        )
        self.learn.setAccessibleName(self.tr("Learn to play {game}").format(game=title))

    def _ends(self) -> tuple[int, int]:
        return min(self._entry.players), max(self._entry.players)


def _plate(title: str) -> Cover:
    """For a game without a drawing; none of ours is."""
    from bigshot_desktop.ui.pages.title_plate import TitlePlate

    return TitlePlate(title)
