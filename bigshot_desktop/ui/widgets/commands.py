"""Commands of a page: one description each for its button, its entry in the menu and its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.widgets.buttons import NO_SPACE

_ICON: Final = 1.6
"""The side of an icon, in heights of a line."""
_LEAST: Final = 20
"""The side of the smallest icons, in pixels."""
_PART: Final = 0.04
"""Of the window's height: icons are no higher than that."""
_AROUND: Final = 0.75
"""What a command takes beside its icon, in heights of a line."""
_GAP: Final = 0.25
"""Between commands, in heights of a line."""
_BESIDE: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ALONE: Final = Qt.ToolButtonStyle.ToolButtonIconOnly

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
        brief: Callable[[], str] | None = None,
        weight: int = 0,
        in_bar: bool = True,
        by_space: bool = True,
        pressed: bool = False,
    ) -> None:
        """``brief``: the word beside the icon where its name is too long for that; an empty one: there is none.

        ``weight``: where there is no room for all words, those of more weight are seen.
        ``in_bar``: whether it has a button; one that has none is in the menu, with its keys.
        ``pressed``: its button can look pressed, while what it shows is seen; who has it done says when.
        ``by_space``: whether Space presses its button when that has the focus; Enter always does.
        """
        self.name = name
        self.brief = brief or title
        self.title = title
        self.go = go
        self.keys = tuple(QKeySequence(key) for key in keys)
        self.switched = switched
        self.weight = weight
        self.in_bar = in_bar
        self.by_space = by_space
        self.pressed = pressed


class Commands(QToolBar):
    """The commands of a page, as a tool bar on it; None is a gap."""

    refused = Signal(str, str)
    """The name of a command whose key was pressed while it cannot be given, and why not."""

    def __init__(self, commands: Sequence[Command | None], page: QWidget) -> None:
        super().__init__(page)
        self._menu: QToolButton | None = None
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._actions: dict[str, QAction] = {}
        self._why_not: dict[str, str] = {}
        """Why commands cannot be given, by their names."""
        self._stand_ins: dict[str, list[QShortcut]] = {}
        """What hears the keys of a command that cannot be given, to say why not."""
        self._shared: list[QAction] = []
        """What can be done on other pages too."""
        self._worded = True
        self._fitted: tuple[Any, ...] = ()
        """For what it was last found out which words fit."""
        self._commands = {command.name: command for command in commands if command}
        for command in commands:
            if command is None:
                self.addSeparator()
                continue
            action = QAction(icon(command.name), "", page)
            action.setShortcuts(command.keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.setCheckable(command.switched or command.pressed)
            if command.switched:
                action.toggled.connect(command.go)
            else:
                action.triggered.connect(command.go)
            self._actions[command.name] = action
            page.addAction(action)
            if command.in_bar:
                self.addAction(action)
                if not command.by_space:
                    button = self.widgetForAction(action)
                    button.setProperty(NO_SPACE, True)
                    button.installEventFilter(self)
        self._measure_icons()
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space does nothing to a button that it does not press."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            return True
        return super().eventFilter(watched, event)

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
        if why_not and name not in self._stand_ins:
            self._stand_ins[name] = self._stand_in(name)
        self._let_stand_in(name, why_not)
        if why_not != self._why_not.get(name, ""):
            self._why_not[name] = why_not
            self._label(self._actions[name])

    def _stand_in(self, name: str) -> list[QShortcut]:
        page = self.parent()
        assert isinstance(page, QWidget)
        keys = [QShortcut(key, page) for key in self._commands[name].keys]
        for key in keys:
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda: self.refused.emit(name, self._why_not[name]))
        return keys

    def _let_stand_in(self, name: str, why_not: str) -> None:
        """Of what is not there at all now nobody has to be told why it cannot be done: its keys are free."""
        for key in self._stand_ins.get(name, ()):
            key.setEnabled(bool(why_not) and self._actions[name].isVisible())

    def offer(self, name: str, offered: bool) -> None:
        """Whether a command is there at all now."""
        if self._actions[name].isVisible() != offered:
            self._actions[name].setVisible(offered)
            self._let_stand_in(name, self._why_not.get(name, ""))
            self._fit_words()

    def retranslate(self) -> None:
        """Names and keys in the language of now."""
        for name, action in self._actions.items():
            command = self._commands[name]
            action.setText(command.title())
            action.setIconText(command.brief())
        for action in (*self._actions.values(), *self._shared):
            self._label(action)
        if self._menu is not None:
            self._menu.setText(self.tr("Menu"))
            self._menu.setToolTip(self.tr("Menu"))
            self._menu.setAccessibleName(self.tr("Menu"))
        self._fit_words()

    # --- words beside the icons -------------------------------------------------------------------

    def show_words(self, worded: bool) -> None:
        """Shows the names of commands beside their icons, as many as there is room for; or icons alone."""
        self._worded = worded
        self._fit_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure_icons()
        self._fit_words()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure_icons()
            self._fit_words()

    def _measure_icons(self) -> None:
        """As large as the letters make them, but so that all fit in the bar and leave the page its room."""
        line = self.fontMetrics().height()
        number = 3 + sum(one.isVisible() for one in self.actions())
        fitting = self.width() // number - round(_AROUND * line)
        low = round(_PART * self.window().height())
        side = max(_LEAST, min(round(_ICON * line), fitting, low))
        if self.iconSize() != QSize(side, side):
            self.setIconSize(QSize(side, side))

    def _fit_words(self) -> None:
        """By weight, then from the first command to the last, each gets its word as long as all fit in the bar."""
        self._fit_gaps()
        # Qt hides what does not fit: what is to be seen, its action knows.
        shown = [self.widgetForAction(one) for one in self.actions() if one.isVisible()]
        buttons = [one for one in shown if isinstance(one, QToolButton)]
        words = {button: self._word(button) for button in buttons}
        sight = (self.width(), self.fontMetrics().height(), self._worded, *words.values())
        if sight == self._fitted:
            return
        self._fitted = sight
        for button in buttons:
            button.setToolButtonStyle(_ALONE)
        gap = round(_GAP * self.fontMetrics().height())
        taken = sum(one.sizeHint().width() + gap for one in shown)
        room = self.width() - taken - 4 * gap
        full = False
        for button in sorted(buttons, key=self._weight, reverse=True):
            if not words[button] or not self._worded:
                continue
            alone = button.sizeHint().width()
            button.setToolButtonStyle(_BESIDE)
            more = button.sizeHint().width() - alone
            # Nor has what is of less weight a word then: a short one alone would look like chance.
            full = full or more > room
            if full:
                button.setToolButtonStyle(_ALONE)
            else:
                room -= more

    def _fit_gaps(self) -> None:
        """A gap stands between commands that are there: where none are between two, one gap is enough."""
        between = False
        for action in self.actions():
            if not action.isSeparator():
                between = between or action.isVisible()
            else:
                if action.isVisible() != between:
                    action.setVisible(between)
                between = False

    def _weight(self, button: QToolButton) -> int:
        command = self._commands.get(self._name(button))
        return command.weight if command else 0

    def _name(self, button: QToolButton) -> str:
        """The name of its command, if it is one of this page's."""
        action = button.defaultAction()
        return next((name for name, one in self._actions.items() if one is action), "")

    def _word(self, button: QToolButton) -> str:
        """What stands beside an icon, if there is room."""
        action = button.defaultAction()
        name = next((name for name, one in self._actions.items() if one is action), "")
        if name:
            return self._commands[name].brief()
        return button.text()

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
