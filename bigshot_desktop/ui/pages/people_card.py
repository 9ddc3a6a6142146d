"""A person's name in the statistics: another one, one with somebody else's, or left out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QMessageBox, QScrollArea, QWidget

from bigshot_desktop.table.names import LONGEST_NAME, is_name
from bigshot_desktop.table.people import People, one_spelling
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.sheet_page import Card
from bigshot_desktop.ui.widgets.page_buttons import Button


class PeopleCard(Retranslated, Card):
    """What can be done about a person. Match files are not changed by it."""

    renamed = Signal(str)
    """The person has this name from now on; if somebody has it already, the two are one."""
    removed = Signal()
    restored = Signal()
    """All names are as in the match files again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._others: tuple[str, ...] = ()
        self._met: frozenset[str] = frozenset()
        self._about = self.add_text("caption")
        self.new_name = QLineEdit()
        self.new_name.setMaxLength(LONGEST_NAME)
        self.rename = Button()
        self.remove = Button("danger")
        self.restore = Button()
        row = Flow(gap=8)
        for widget in (self.new_name, self.rename, self.remove, self.restore):
            row.addWidget(widget)
        self.column.addLayout(row)
        self.refusal = self.add_text("caption")
        """Why two names cannot be one person's."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        """Until the card has grown by the refusal."""
        self._soon.timeout.connect(self._reveal_refusal)
        self.new_name.textChanged.connect(self._refresh)
        self.new_name.returnPressed.connect(self._rename)
        self.rename.clicked.connect(self._rename)
        self.remove.clicked.connect(self._ask_to_remove)
        self.restore.clicked.connect(self.restored)
        self.retranslate()

    def show_person(
        self, name: str, others: Sequence[str], people: People, met: Collection[str] = ()
    ) -> None:
        """Whom it is about, who else there is, and whom of them they played with at one table."""
        self._name, self._others, self._met = name, tuple(others), frozenset(met)
        self.new_name.clear()
        self.restore.setVisible(people != People())
        self.retranslate()

    def _wanted(self) -> str:
        """What was typed; who is there already is meant in capitals and in small letters."""
        typed = one_spelling(self.new_name.text())
        alike = (name for name in self._others if name.casefold() == typed.casefold())
        return typed if typed in self._others else next(alike, typed)

    def _refresh(self) -> None:
        wanted = self._wanted()
        refused = wanted in self._met
        self.rename.setEnabled(
            bool(self._name) and wanted != self._name and is_name(wanted) and not refused
        )
        self.remove.setEnabled(bool(self._name))
        shown_before = not self.refusal.isHidden()
        self.refusal.setVisible(refused)
        if refused and not shown_before:
            self._soon.start()
        self.refusal.setText(
            self.tr("{name} and {other} played in the same match: they are two people.").format(
                name=self._name, other=wanted
            )
        )
        same = wanted in self._others
        #: On a button: two names belong to one person
        text = self.tr("Is the same person") if same else self.tr("Rename")
        self.rename.set_text(text)

    def _reveal_refusal(self) -> None:
        """It stands below the field: the page scrolls until it is seen."""
        part = self.parentWidget()
        while part is not None:
            if isinstance(part, QScrollArea):
                part.ensureWidgetVisible(self.refusal, 0, self.fontMetrics().height())
            part = part.parentWidget()

    def _rename(self) -> None:
        if self.rename.isEnabled():
            self.renamed.emit(self._wanted())

    def _ask_to_remove(self) -> None:
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(self.tr("Leave out a person"))
        question.setText(
            self.tr("Leave {name} out of the statistics? Match files stay as they are.").format(
                name=self._name
            )
        )
        leave_out = question.addButton(self.tr("Leave out"), QMessageBox.ButtonRole.AcceptRole)
        keep = question.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(keep)
        question.setEscapeButton(keep)
        question.exec()
        if question.clickedButton() is leave_out:
            self.removed.emit()

    def retranslate(self) -> None:
        self.heading.setText(self.tr("The name {name}").format(name=self._name))
        self.heading.setVisible(bool(self._name))
        self._about.setText(
            self.tr(
                "Another name, or that of somebody else in this list: then the two are one person. Only "
                "the statistics change; match files stay as they are."
            )
        )
        self.new_name.setAccessibleName(self.tr("New name"))
        self.new_name.setPlaceholderText(self.tr("New name"))
        self.remove.set_text(self.tr("Leave out…"))
        self.restore.set_text(self.tr("All names as in the files"))
        self._refresh()
