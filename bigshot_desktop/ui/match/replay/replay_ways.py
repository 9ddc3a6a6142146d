"""The ways back and forth in a match that is watched: each an action with its icon, its name and its keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.play.playback import Playback


class ReplayWays(QObject):
    """The actions, which work everywhere on the page; those with Ctrl also in tables, which need the arrows."""

    def __init__(
        self,
        playback: Playback,
        go_turns: Callable[[int], None],
        go_marks: Callable[[int], None],
        page: QWidget,
    ) -> None:
        """``go_turns``, ``go_marks``: to the turn or turning point before (−1) or after (1)."""
        super().__init__(page)
        self._playback = playback
        self._actions: dict[str, QAction] = {}
        """By the names of their icons, from the left."""
        self._add(page, "to-start", lambda: playback.go_to(0), "Home", "Ctrl+Home")
        self._add(page, "turn-back", lambda: go_turns(-1), "PgUp", "Up", "Ctrl+Up")
        self._add(page, "step-back", lambda: playback.step(-1), "Left", "Ctrl+Left")
        self._add(page, "play", playback.switch, "Space")
        self._add(page, "step-forward", lambda: playback.step(1), "Right", "Ctrl+Right")
        self._add(page, "skip", lambda: go_turns(1), "PgDown", "Down", "Ctrl+Down")
        self._add(page, "to-end", playback.go_to_end, "End", "Ctrl+End")
        self._buttons = len(self._actions)
        self._add(page, "mark-back", lambda: go_marks(-1), "Shift+J")
        self._add(page, "mark-on", lambda: go_marks(1), "J")
        playback.switched.connect(self.retranslate)
        self.retranslate()

    def _add(self, page: QWidget, name: str, go: Callable[[], object], *keys: str) -> None:
        self._actions[name] = action = QAction("", page)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: go())
        page.addAction(action)

    @property
    def actions(self) -> list[QAction]:
        """Those that have a button, from the left."""
        return list(self._actions.values())[: self._buttons]

    def enable(self, *, back: bool, on: bool) -> None:
        """Which ways there are from here."""
        for name in ("to-start", "turn-back", "step-back", "mark-back"):
            self._actions[name].setEnabled(back)
        for name in ("skip", "step-forward", "to-end", "mark-on"):
            self._actions[name].setEnabled(on)
        self._actions["play"].setEnabled(back or on)

    def retranslate(self) -> None:
        """Their names, in the language of now; what goes on by itself can be stopped."""
        playing = self._playback.playing
        for name, action in zip(self._actions, self.actions, strict=False):
            action.setIcon(icon("pause" if name == "play" and playing else name))
        names = {
            "to-start": self.tr("To the start"),
            "turn-back": self.tr("A turn back"),
            "step-back": self.tr("A step back"),
            #: On a button: the match stops going on by itself, or begins to
            "play": self.tr("Pause") if playing else self.tr("Play"),
            "step-forward": self.tr("A step on"),
            "skip": self.tr("A turn on"),
            "to-end": self.tr("To the end"),
            "mark-back": self.tr("To the turning point before"),
            "mark-on": self.tr("To the next turning point"),
        }
        for name, action in self._actions.items():
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(names[name])
            #: A button's name, and the key that does the same
            tip = self.tr("{name} (key: {key})").format(name=names[name], key=key)
            action.setToolTip(plain_tip(tip))
