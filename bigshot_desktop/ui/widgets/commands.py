"""Commands of a page: one description each for its button, its entry in the menu and its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import plain_tip

Keys = str | QKeySequence.StandardKey


class Command:
    """Something that can be done: its icon, its name in the language of now, what it does, its keys.

    One that is switched on and off says what is so now when it is done.
    """

    def __init__(
        self,
        name: str,
        title: Callable[[], str],
        go: Callable[..., Any],
        *keys: Keys,
        switched: bool = False,
    ) -> None:
        self.name = name
        self.title = title
        self.go = go
        self.keys = tuple(QKeySequence(key) for key in keys)
        self.switched = switched


class Commands(QToolBar):
    """The commands of a page, as a tool bar on it; None is a gap."""

    def __init__(self, commands: Sequence[Command | None], page: QWidget) -> None:
        super().__init__(page)
        self._menu: QToolButton | None = None
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._actions: dict[str, QAction] = {}
        self._why_not: dict[str, str] = {}
        """Why commands cannot be given, by their names."""
        self._shared: list[QAction] = []
        """What can be done on other pages too."""
        self._commands = {command.name: command for command in commands if command}
        for command in commands:
            if command is None:
                self.addSeparator()
                continue
            action = QAction(icon(command.name), "", page)
            action.setShortcuts(command.keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.setCheckable(command.switched)
            if command.switched:
                action.toggled.connect(command.go)
            else:
                action.triggered.connect(command.go)
            self._actions[command.name] = action
            page.addAction(action)
            self.addAction(action)
        self.retranslate()

    def add_menu(self, actions: Sequence[QAction]) -> None:
        """A menu at the end, with everything that can be done here and its keys, and these.

        Those that have an icon are beside the menu too.
        """
        gap = QWidget()
        gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(gap)
        for action in actions:
            if not action.icon().isNull():
                self.addAction(action)
                self._shared.append(action)
        self._menu = QToolButton()
        self._menu.setIcon(icon("menu"))
        self._menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self._menu)
        menu.addActions(list(self._actions.values()))
        menu.addSeparator()
        menu.addActions(list(actions))
        self._menu.setMenu(menu)
        self.addWidget(self._menu)
        self.retranslate()

    @property
    def menu(self) -> QMenu | None:
        """The menu at the end, if there is one."""
        return self._menu.menu() if self._menu is not None else None

    def command(self, name: str) -> QAction:
        return self._actions[name]

    def enable(self, name: str, enabled: bool, why_not: str = "") -> None:
        """Whether a command can be given; if not, its tool tip says why, in a sentence."""
        why_not = "" if enabled else why_not
        self._actions[name].setEnabled(enabled)
        if why_not != self._why_not.get(name, ""):
            self._why_not[name] = why_not
            self._label(self._actions[name])

    def retranslate(self) -> None:
        """Names and keys in the language of now."""
        for name, action in self._actions.items():
            action.setText(self._commands[name].title())
        for action in (*self._actions.values(), *self._shared):
            self._label(action)
        if self._menu is not None:
            self._menu.setToolTip(self.tr("Menu"))
            self._menu.setAccessibleName(self.tr("Menu"))

    def _label(self, action: QAction) -> None:
        title = action.text()
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        why_not = next(
            (self._why_not.get(n, "") for n, a in self._actions.items() if a is action), ""
        )
        lines = (f"{title} ({keys})" if keys else title, why_not)
        action.setToolTip(plain_tip("\n".join(filter(None, lines))))
        button = self.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setAccessibleName(title)
            button.setAccessibleDescription(why_not)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
