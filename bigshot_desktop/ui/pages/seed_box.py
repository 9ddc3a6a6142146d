"""What the deal and the dice of a new match come from: a secret seed, or one that is chosen and so not secret."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from bigshot_desktop.table.dice_seal import is_word
from bigshot_desktop.table.match import MOST_SEED
from bigshot_desktop.table.match_request import new_seed
from bigshot_desktop.table.names import LONGEST_NAME
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button

_WIDTH = 26
"""Letters that a field has room for."""


class SeedBox(Retranslated, QWidget):
    """The seed, if one is chosen, and the word that players may add to the seal of a secret one."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seed, self.word = QLineEdit(), QLineEdit()
        self.seed.setMaxLength(24)
        self.word.setMaxLength(LONGEST_NAME)
        self.reseed, self.copy = Button("", "seed"), Button()
        self.short = PlainLabel(wordWrap=True)
        """All this in a line, for where the box is folded away."""
        self._seed_label, self._word_label = PlainLabel(), PlainLabel()
        self._seed_about, self._word_about = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        for caption in (self.short, self._seed_about, self._word_about):
            caption.setProperty("kind", "caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label, field, buttons, about in (
            (self._seed_label, self.seed, (self.reseed, self.copy), self._seed_about),
            (self._word_label, self.word, (), self._word_about),
        ):
            label.setBuddy(field)
            row = Flow()
            for widget in (label, field, *buttons):
                row.addWidget(widget)
            column.addLayout(row)
            column.addWidget(about)
            field.textChanged.connect(self._refresh)
            field.textChanged.connect(self.changed)
        self.reseed.clicked.connect(self.draw_seed)
        self.copy.clicked.connect(self._copy)
        self._fit()
        self.retranslate()

    @property
    def stops(self) -> list[QWidget]:
        """The controls at which Tab stops, in order."""
        return [self.seed, self.reseed, self.copy, self.word]

    def draw_seed(self) -> None:
        """A deal to share: its seed can be told, so it is not secret."""
        self.seed.setText(str(new_seed()))

    @property
    def chosen(self) -> int | None:
        """The seed that was chosen; None: a secret one is drawn when the match is dealt."""
        return int(self.seed.text()) if self.seed.text() else None

    @property
    def spoken(self) -> str:
        """The word of the players."""
        return self.word.text().strip()

    def wrong(self) -> tuple[QWidget, str] | None:
        """What is wrong here, and where."""
        if not is_word(self.spoken):
            return self.word, self.tr("The word has characters in it that cannot be shown.")
        text = self.seed.text()
        if text and not (text.isascii() and text.isdigit() and int(text) <= MOST_SEED):
            sentence = self.tr("The seed is a whole number from 0 to {most}.")
            return self.seed, sentence.format(most=QLocale().toString(MOST_SEED))
        return None

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed.text())

    def _refresh(self) -> None:
        """Says whether the dice are secret."""
        seed = self.seed.text()
        self.copy.setEnabled(bool(seed))
        self.word.setEnabled(not seed)
        if seed:
            self.short.setText(self.tr("Seed {seed}, not secret").format(seed=seed))
            self._seed_about.setText(
                self.tr(
                    "The same seed deals the same match again, with the same luck. Whoever knows it can "
                    "find out the dice before they are rolled, so they are not secret."
                )
            )
        else:
            self.short.setText(self.tr("Secret dice, sealed when the match begins"))
            self._seed_about.setText(
                self.tr(
                    "Empty: the seed is drawn in secret when the match begins, sealed, and told at the "
                    "end. Choose one only to play a deal that others play too."
                )
            )

    def _fit(self) -> None:
        for field in (self.seed, self.word):
            field.setFixedWidth(self.fontMetrics().averageCharWidth() * _WIDTH)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def retranslate(self) -> None:
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        #: What stands in the empty field of the seed
        self.seed.setPlaceholderText(self.tr("secret"))
        self.reseed.set_text(
            self.tr("New seed"), self.tr("A seed to share: others can play the same deal with it")
        )
        self.copy.set_text(self.tr("Copy"), self.tr("Copy the seed, to give it to somebody"))
        self._word_label.setText(self.tr("A word of yours"))
        self.word.setAccessibleName(self.tr("A word of yours"))
        self._word_about.setText(
            self.tr(
                "It goes into the seal of the dice, so that nobody can have prepared that seal."
            )
        )
        self._refresh()
