"""A game as it lies on the home page: its picture, what it is about, and the ways to begin."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QSize, QTimerEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.ui import fonts, theme
from bigshot_desktop.ui.icons import Picture
from bigshot_desktop.ui.layouts import Flow
from bigshot_desktop.ui.windows.buttons import Button

DIMMED: Final = 0.5
"""How much is seen of the picture of a game that cannot be played yet."""
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


class GameCard(QFrame):
    """One of the games."""

    play_wanted = Signal(str)
    """At once, as usual."""
    new_wanted = Signal(str)
    learn_wanted = Signal(str)
    """With a guide that points at what is what."""

    def __init__(self, game: str, *, playable: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._box = BOXES[game]
        self.setProperty("kind", "card")
        self.cover = Cover(f"home-{game}")
        self._title = QLabel(self._box.title)
        fonts.dress(self._title, partial(fonts.title, 1.5))
        self._about = QLabel(wordWrap=True)
        self._players = QLabel()
        self._players.setProperty("kind", "caption")
        self.play = Button("primary", "continue")
        self.new = Button()
        self.learn = Button("quiet", "guide")
        self._soon = QLabel(wordWrap=True)
        self._soon.setProperty("kind", "caption")
        self.play.clicked.connect(lambda: self.play_wanted.emit(self.game))
        self.new.clicked.connect(lambda: self.new_wanted.emit(self.game))
        self.learn.clicked.connect(lambda: self.learn_wanted.emit(self.game))
        if not playable:
            faint = QGraphicsOpacityEffect(self.cover)
            faint.setOpacity(DIMMED)
            self.cover.setGraphicsEffect(faint)
        self._lay_out(playable)
        self.retranslate()

    def _lay_out(self, playable: bool) -> None:
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
        words.addWidget(buttons if playable else self._soon)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.cover)
        column.addLayout(words, 1)
        for hidden in (self._soon,) if playable else (buttons,):
            hidden.setParent(self)
            hidden.hide()

    def give(self, spare: int) -> None:
        """Lets the picture grow by so much, as far as it can."""
        if spare != self.cover.spare:
            self.cover.spare = spare
            self.cover.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Says everything again, in the language of now."""
        self._about.setText(self._line())
        least, most = (QLocale().toString(number) for number in self._ends())
        self._players.setText(
            self.tr("For {least} to {most} players").format(least=least, most=most)
        )
        title = self._box.title
        self.play.say(self.tr("Play"), self.tr("You against three bots, right now"))
        self.play.setAccessibleName(self.tr("Play {game}").format(game=title))
        self.new.say(self.tr("New match…"), self.tr("Choose who plays, and how"))
        self.new.setAccessibleName(self.tr("New match of {game}").format(game=title))
        self.learn.say(
            self.tr("Learn to play"), self.tr("A first match, with a guide at your side")
        )
        self.learn.setAccessibleName(self.tr("Learn to play {game}").format(game=title))
        self._soon.setText(self.tr("At the table soon; today bots play it on the command line."))

    def _ends(self) -> tuple[int, int]:
        return min(self._box.players), max(self._box.players)

    def _line(self) -> str:
        """What the game is about."""
        match self.game:
            case "big-shot":
                return self.tr("Bid for lots, place your cubes and own the city’s best districts.")
            case "shark":
                return self.tr("Build companies, trade their shares and swallow the weaker ones.")
            case "saludos-amigos":
                return self.tr("Haggle, share and vote while a village is being built over.")
        raise KeyError(self.game)
