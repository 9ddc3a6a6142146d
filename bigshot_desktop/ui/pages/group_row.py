"""Who plays today: everybody as last time, or a group by its name; and a name for those who are at the table now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from bigshot_desktop.table.groups import MOST_GROUPS, Groups
from bigshot_desktop.table.names import LONGEST_NAME, is_name
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button

_LONGEST: Final = 24
"""Letters of a name that are seen; the tool tip has all of it."""


class GroupRow(Retranslated, QWidget):
    """A button for each group, one to keep the people of now as a group, and one to forget a group."""

    chosen = Signal(str)
    """The name of a group; nothing stands for everybody as last time."""
    save_wanted = Signal(str)
    """The people at the table are to be a group of this name."""
    forget_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.current = ""
        """The group that plays, if it is one."""
        self.last = Button("chip")
        self.groups: dict[str, Button] = {}
        self.keep = Button("quiet", "new")
        self.name = _NameEdit()
        self.save = Button()
        self.forget = Button("quiet", "delete")
        self._chips = Flow(gap=6)
        row = Flow(self, gap=6)
        row.addWidget(self.last)
        row.addItem(self._chips)
        for widget in (self.keep, self.name, self.save, self.forget):
            row.addWidget(widget)
        self.last.clicked.connect(lambda: self.chosen.emit(""))
        self.keep.clicked.connect(self._ask_for_name)
        self.save.clicked.connect(self._save)
        self.name.returnPressed.connect(self._save)
        self.name.left.connect(self._stop_asking)
        self.name.textChanged.connect(self._judge)
        self.forget.clicked.connect(lambda: self.forget_wanted.emit(self.current))
        self._stop_asking()
        self.retranslate()
        self._fit()

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops, in order."""
        return [self.last, *self.groups.values(), self.keep, self.name, self.save, self.forget]

    def show_groups(self, groups: Groups, game: str, current: str) -> None:
        """Shows the groups there are; one of them may be the one that plays."""
        self.current = current if groups.group(current) else ""
        self.last.setVisible(game in groups.last)
        names = [group.name for group in groups.named]
        for name in [name for name in self.groups if name not in names]:
            button = self.groups.pop(name)
            self._chips.removeWidget(button)
            button.hide()
            button.deleteLater()
        for name in names:
            if name not in self.groups:
                self._add(name)
        for name, button in self.groups.items():
            button.setChecked(name == self.current)
        self.keep.setEnabled(len(names) < MOST_GROUPS)
        self.forget.setVisible(bool(self.current))
        self.retranslate()

    def _add(self, name: str) -> None:
        button = Button("chip", "person", self)
        button.setCheckable(True)
        button.clicked.connect(lambda _=False: self.chosen.emit(name))
        self._chips.addWidget(button)
        button.show()
        self.groups[name] = button

    # --- a name for those at the table -----------------------------------------------------------

    def _ask_for_name(self) -> None:
        self.keep.hide()
        self.name.show()
        self.save.show()
        self.name.setText(self.current)
        self.name.selectAll()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._judge()

    def _stop_asking(self) -> None:
        self.name.hide()
        self.save.hide()
        self.keep.show()

    def _judge(self) -> None:
        self.save.setEnabled(is_name(self.name.text()))

    def _save(self) -> None:
        name = self.name.text().strip()
        if is_name(name):
            self._stop_asking()
            self.save_wanted.emit(name)

    # --- language and size -----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.last.set_text(
            self.tr("As last time"), self.tr("The same people and variants as in the last match")
        )
        tip = self.tr("The people of this group, and the variants they play this game with")
        for name, button in self.groups.items():
            short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
            button.set_text(short.replace("&", "&&"), tip)
            button.setAccessibleName(name)
            if short != name:
                button.setToolTip(plain_tip(name))
        self.keep.set_text(
            self.tr("Keep as a group…"),
            self.tr("Gives the people at this table a name, to play together again"),
        )
        self.name.setPlaceholderText(self.tr("Sunday with Grandma"))
        self.name.setAccessibleName(self.tr("Name of the group"))
        self.save.set_text(self.tr("Keep"))
        forget = self.tr("Forget {group}").format(group=self.current)
        self.forget.set_text(self.tr("Forget this group"))
        self.forget.setAccessibleName(forget)

    def _fit(self) -> None:
        self.name.setFixedWidth(self.fontMetrics().averageCharWidth() * (_LONGEST + 4))


class _NameEdit(QLineEdit):
    """The name of a group while it is typed. Enter keeps it, Escape leaves it."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_NAME)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.returnPressed.emit()
            case _:
                super().keyPressEvent(event)
