"""The curtain in front of the table: nobody sees a secret before the player it belongs to is here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.icons import Picture
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.buttons import ActionButton


class Curtain(Retranslated, QWidget):
    """Covers its parent and keeps the focus until the player who is called has come."""

    arrived = Signal()
    """The player is here."""
    left = Signal()
    """Whoever opened the match is none of its players, and leaves it."""
    declined = Signal()
    """The player wanted to look at secrets, and does not after all: the table is as it was."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = parent
        self._player = self._owners = self._reason = ""
        self._wished = False
        """Whether the player has asked for it, and can do without."""
        self._taken_back = False
        """Whether the player decides again what was decided before."""
        self._cloth = Picture("curtain", self, radius=0)
        self.question = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.question.setProperty("kind", "title")
        self.note = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        # Space hurries bots: whoever presses it is not the one who is called.
        self.here = ActionButton(kind="primary", cap="Enter", deaf=(Qt.Key.Key_Space,))
        self.here.clicked.connect(self.arrived)
        self.back = ActionButton(deaf=(Qt.Key.Key_Space,))
        self.back.clicked.connect(self._go_back)
        card = QFrame()
        card.setProperty("kind", "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(32, 24, 32, 24)
        inner.setSpacing(12)
        inner.addWidget(self.question)
        inner.addWidget(self.note)
        for button in (self.here, self.back):
            inner.addWidget(button, alignment=Qt.AlignmentFlag.AlignHCenter)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(card)
        middle.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 24, 24, 24)
        outer.addStretch(1)
        outer.addLayout(middle)
        outer.addStretch(1)
        self._card = card
        parent.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_focus)
        self.hide()
        self.retranslate()

    def call(
        self,
        player: str,
        owners: str = "",
        reason: str = "",
        *,
        wished: bool = False,
        taken_back: bool = False,
    ) -> None:
        """Falls, and asks whether this player is here.

        ``owners``: those whose secrets are in a match that anybody may have opened, who then can go back; ``reason``:
        why it falls, if there is more to say than that what follows is secret; ``wished``: somebody at the table has
        asked to see what is secret, and can go back to the table; ``taken_back``: it falls because a decision was.
        """
        self._player, self._owners, self._reason = player, owners, reason
        self._wished, self._taken_back = wished, taken_back
        self.back.setVisible(wished or bool(owners))
        self.retranslate()
        self.setGeometry(self._stage.rect())
        self.raise_()
        self.show()
        self.here.become_new()
        self.here.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        question = self.tr("{player}, are you there?").format(player=self._player)
        self.question.setText(question)
        told = [self._reason or self.tr("What follows is for your eyes only.")]
        if self._taken_back:
            #: Before what a player is called to the screen for
            told.insert(0, self.tr("A decision was taken back: you decide again."))
        if self._owners:
            secrets = self.tr("This match is not over and has secrets of {players}.")
            told.append(secrets.format(players=self._owners))
        self.note.setText("\n".join(told))
        #: The answer to "Anna, are you there?"
        self.here.set_text(self.tr("I’m here"))
        #: Goes back to the table: the player who is called is not there, or does not want to see their secrets now
        not_now = self.tr("Not now")
        #: Leaves a match that has secrets of others
        self.back.set_text(not_now if self._wished else self.tr("Leave the match"))
        self.setAccessibleName(question)
        self._fit()

    def _go_back(self) -> None:
        (self.declined if self._wished else self.left).emit()

    # --- in front of everything ------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, where there is a way."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            if not self.back.isHidden():
                self.back.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From one button to the other; there is nowhere else to go."""
        others = self.back.isVisible() and self.here.hasFocus()
        (self.back if others else self.here).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _keep_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if self.isHidden() or now is None or self.isAncestorOf(now):
            return
        if self._stage.isAncestorOf(now):
            self.here.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._stage:
            self.setGeometry(self._stage.rect())
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth.setGeometry(self.rect())
        self._fit()

    def _fit(self) -> None:
        """As wide as a sentence wants, and as there is room."""
        wish = 24 * self.fontMetrics().height()
        self._card.setFixedWidth(max(1, min(wish, self.width() - 48)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
