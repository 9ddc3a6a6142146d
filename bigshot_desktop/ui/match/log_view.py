"""The log as it is read: it follows what happens, and the rulebook and the reasons of bots are one key away."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.log_folds import Fold, LogFolds
from bigshot_desktop.ui.match.log_row import FoldHead, LogDelegate, Spot
from bigshot_desktop.ui.models.log import LogModel, entry_at
from bigshot_desktop.ui.widgets.buttons import ENTERS
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.rule_link import is_in_rulebook
from bigshot_desktop.ui.widgets.rule_requests import rule_requests

_NOW: Final = 1.45
"""How high the button is that leads back to now, in heights of a line: it lies over one."""
_KEYS: Final = (Qt.Key.Key_W, Qt.Key.Key_F1)
"""Those that do something else at the table when no line of the log is chosen."""


class LogView(Retranslated, QTableView):
    """The log. It follows what happens, unless the player has scrolled up to read.

    It is a table with one column, for Qt's list measures all of its rows whenever one is added: this one has a row
    measured when it comes, and the others only when the width, the letters or the language change.
    """

    why_wanted = Signal(int)
    """The number of a bot's step that is to be explained."""
    step_wanted = Signal(int, bool)
    """The number of the step whose line the player has gone to, while a match is looked at step by step.

    And whether the line is a heading: it tells what begins with that step.
    """

    def __init__(
        self,
        model: LogModel,
        parent: QWidget | None = None,
        *,
        fold_line: Callable[[Sequence[Event]], str] = lambda events: "",
        pieces_of: Callable[[Sequence[int]], Sequence[str]] = lambda seats: (),
    ) -> None:
        """``fold_line`` sums up lines that are folded into one; nothing: the last of them does.

        ``pieces_of``: the colours of players, for lines that are all one player's.
        """
        super().__init__(parent)
        self._log = model
        self.folds = LogFolds()
        self._fold_line, self._pieces_of = fold_line, pieces_of
        self._delegate = LogDelegate(self, self._head_of)
        self._follows = True
        self._unmeasured = 0
        """The first row whose height is not known: nobody has seen it yet."""
        self._pressed: tuple[int, Spot] | None = None
        self._unfolded: int | None = None
        """A row of the fold that is open because a step in it is shown."""
        self._led = False
        """Whether the current line changes because another step is shown, not because the player goes there."""
        self.setProperty("kind", "log")  # the rows themselves show which one is chosen
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        scroll = self.verticalScrollBar()
        scroll.setEnabled(False)
        scroll.valueChanged.connect(self._scrolled)
        scroll.rangeChanged.connect(self._grown)
        theme.theme_switch().changed.connect(self.viewport().update)
        self.now = Button("primary", "skip", self)
        """Leads back to what happens now, while something else is being read."""
        self.now.hide()
        self.now.clicked.connect(self.follow)
        self.setModel(model)
        self._fold(0)
        model.rowsInserted.connect(self._inserted)  # after the headers, which have the rows by then
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self._changed)
        self.retranslate()

    def explainable(self) -> int:
        """The step to be explained: that of the current line, else the last decision of a bot; 0 if there is none."""
        current = self.currentIndex()
        if current.isValid() and (entry := entry_at(current)).explainable:
            return entry.step
        return self._log.last_decision

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Log"))
        #: On a button over the log: goes on to the last line, and follows what happens
        self.now.set_text(self.tr("Back to now"), self.tr("Follows what happens (key: End)"))
        self._measure_anew()
        self._place_now()

    # --- following -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Goes to the last line and stays with what happens."""
        if self.now.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _scrolled(self, value: int) -> None:
        at_end = value == self.verticalScrollBar().maximum()
        self._follows = at_end and self._delegate.position is None
        self.now.setVisible(not at_end and self._delegate.position is None)
        self._place_now()
        self._point(None)

    # --- a match that is looked at step by step ---------------------------------------------------

    def show_position(self, step: int) -> None:
        """Marks the lines of a step, and shows them; those after it tell what comes later."""
        self._delegate.position, self._follows = step, False
        self.now.hide()
        after = bisect_right(self._log.entries, step, key=attrgetter("step"))
        row = max(0, after - 1)
        self._unfold_for(row)
        if self.folds.is_hidden(row) and (fold := self.folds.at(row)) is not None:
            row = fold.head
        line = self.model().index(row, 0)
        self.scrollTo(line, QAbstractItemView.ScrollHint.EnsureVisible)
        self._led = True
        self.setCurrentIndex(line if self.hasFocus() else QModelIndex())
        self._led = False
        self.viewport().update()

    def _unfold_for(self, row: int) -> None:
        """What the step that is shown belongs to is open meanwhile, unless the player wants it otherwise."""
        before = None if self._unfolded is None else self.folds.at(self._unfolded)
        now = self.folds.at(row)
        if before is not None and before is not now and not before.chosen:
            self._open_fold(before, False)
        self._unfolded = row if now is not None else None
        if now is not None and not now.is_open and not now.chosen:
            self._open_fold(now, True)

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        if not self._led and self.hasFocus():
            self._want_step(current)

    def _want_step(self, line: QModelIndex | QPersistentModelIndex) -> None:
        if line.isValid() and self._delegate.position is not None:
            entry = entry_at(line)
            self.step_wanted.emit(entry.step, entry.begins_round)

    def _place_now(self) -> None:
        """In the middle of the lower edge, over the last line in sight and no more."""
        if not self.now.isHidden():
            self.now.adjustSize()
            room = self.viewport().geometry()
            wide = min(self.now.width(), room.width())
            left = room.left() + (room.width() - wide) // 2
            high = min(self.now.height(), round(_NOW * self.fontMetrics().height()))
            self.now.resize(wide, high)  # as far as the button lets itself be made lower
            self.now.move(left, room.bottom() + 1 - self.now.height())

    def _grown(self, _: int, most: int) -> None:
        self.verticalScrollBar().setEnabled(
            most > 0
        )  # without a handle while there is nothing to scroll
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_now()
        if event.size().width() != event.oldSize().width():
            self._measure_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure(self._unmeasured)

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        at_end = last == self.model().rowCount() - 1
        self._fold(first if at_end else 0)
        self._measure(first, last)
        self._point(None)

    def _removed(self, _: QModelIndex, first: int) -> None:
        self._unmeasured = min(self._unmeasured, first)
        self._fold(first if first == self.model().rowCount() else 0)
        self._point(None)

    # --- what belongs together -------------------------------------------------------------------

    def _fold(self, first: int) -> None:
        """Folds what is over, as the rows from one on tell."""
        begin, changed = self.folds.read(self._log.entries, first)
        for row in range(max(0, begin - 1), self.model().rowCount()):
            self._hide_row(row, self.folds.is_hidden(row))
        for fold in changed:
            for row in fold.hidden:
                self._hide_row(row, not fold.is_open)
            if fold.head < first:
                self._measure(fold.head, fold.head)

    def _hide_row(self, row: int, hidden: bool) -> None:
        if self.isRowHidden(row) != hidden:
            self.setRowHidden(row, hidden)

    def switch_fold(self, row: int, is_open: bool | None = None) -> None:
        """Opens or closes what a row belongs to; without saying which, the other way round."""
        fold = self.folds.at(row)
        if fold is None or fold.is_open == is_open:
            return
        fold.chosen = True
        self._open_fold(fold, not fold.is_open)
        if self.isRowHidden(row):
            self.setCurrentIndex(self.model().index(fold.head, 0))
        self.viewport().update()

    def _open_fold(self, fold: Fold, is_open: bool) -> None:
        fold.is_open = is_open
        for hidden in fold.hidden:
            self._hide_row(hidden, not is_open)
        self._measure(fold.first, fold.head)

    def _head_of(self, row: int) -> FoldHead | None:
        """What a row stands for in which other lines are folded up."""
        fold = self.folds.headed_by(row)
        if fold is None:
            return None
        events = [entry.event for entry in self._log.entries[fold.first : fold.stop]]
        text = "" if fold.is_open else self._fold_line(events)
        return FoldHead(fold, text, self._piece_of(events) if text else "")

    def _piece_of(self, events: Sequence[Event]) -> str:
        """The colour of the one player whose deeds these all are; nothing where there are several, or it has two."""
        seats = {getattr(event, "seat", EVERYONE) for event in events}
        pieces = () if len(seats) != 1 or EVERYONE in seats else self._pieces_of(tuple(seats))
        return pieces[0] if len(pieces) == 1 else ""

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._measure(first.row(), last.row())

    def _measure_anew(self) -> None:
        self._measure(0)

    def _measure(self, first: int, last: int | None = None) -> None:
        """Gives some rows, or all from one on, the height that they need; those that nobody sees once they are seen."""
        end = self.model().rowCount() if last is None else last + 1
        if not self.isVisible():
            self._unmeasured = min(self._unmeasured, first)
            return
        rows, model = self.verticalHeader(), self.model()
        for row in range(first, end):
            rows.resizeSection(row, self._delegate.height(model.index(row, 0)))
        if first <= self._unmeasured < end:
            self._unmeasured = end

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure_anew()
            self._place_now()

    # --- why -------------------------------------------------------------------------------------

    def _line(self) -> QModelIndex:
        """The line that the player has gone to. Qt's current one may be one that nobody sees chosen."""
        current = self.currentIndex()
        return current if self.selectionModel().isSelected(current) else QModelIndex()

    def ask_why(self) -> None:
        """Why is it so: the line the player has gone to, else what a bot did last, else what happened last."""
        last = self.model().index(self.model().rowCount() - 1, 0)
        if not self._line().isValid() and (number := self.explainable()):
            self.why_wanted.emit(number)
        else:
            self._ask(self._line() if self._line().isValid() else last)

    def _ask(self, index: QModelIndex) -> None:
        """Why: the reasons of a bot for what it did, what a person's deed was worth, the rule for all else."""
        entry = entry_at(index) if index.isValid() else None
        if entry and entry.answers_why:
            self.why_wanted.emit(entry.step)
        else:
            self._look_up(index)

    def _look_up(self, index: QModelIndex) -> None:
        if index.isValid() and is_in_rulebook(rule := entry_at(index).rule):
            rule_requests().wanted.emit(rule)

    def _spot(self, place: QPoint) -> tuple[int, Spot] | None:
        """What can be clicked at a place."""
        index = self.indexAt(place)
        if not index.isValid():
            return None
        spot = self._delegate.spot(self.visualRect(index), place, index)
        return (index.row(), spot) if spot else None

    def _point(self, at: tuple[int, Spot] | None) -> None:
        """The pointer is there now."""
        if at != self._delegate.pointed:
            self._delegate.pointed = at
            self.viewport().update()
            if at:
                self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.viewport().unsetCursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._spot(event.position().toPoint()) if left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is None and event.button() == Qt.MouseButton.LeftButton:
            self._want_step(self.indexAt(event.position().toPoint()))
        if pressed and pressed == self._spot(event.position().toPoint()):
            row, spot = pressed
            if spot is Spot.FOLD:
                self.switch_fold(row)
                return
            follow = self._ask if spot is Spot.WHY else self._look_up
            follow(self.model().index(row, 0))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Asks why, unless the first of the two clicks has done something already."""
        super().mouseDoubleClickEvent(event)
        place = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._spot(place) is None:
            self._ask(self.indexAt(place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self._spot(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """The first and the last line are one key away, as in a list."""
        actions = QAbstractItemView.CursorAction
        if action == actions.MoveHome:
            return self.model().index(0, 0)
        if action == actions.MoveEnd:
            return self.model().index(self.model().rowCount() - 1, 0)
        return super().moveCursor(action, modifiers)

    def event(self, event: QEvent) -> bool:
        """On a line the keys of the log are the log's, whatever they do elsewhere at the table."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.modifiers() == Qt.KeyboardModifier.NoModifier
            and event.key() in _KEYS
            and self._line().isValid()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS and not self._line().isValid():
            event.ignore()  # it is meant for what is asked
        elif event.key() in (*ENTERS, Qt.Key.Key_W):
            self._ask(self._line())
        elif event.key() == Qt.Key.Key_F1:
            self._look_up(self._line())
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._line().isValid():
            self.switch_fold(self._line().row(), event.key() == Qt.Key.Key_Right)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        if index.isValid():
            self.menu_for(index).popup(event.globalPos())

    def menu_for(self, index: QModelIndex) -> QMenu:
        """What can be done with a line."""
        entry = entry_at(index)
        step, rule, text = entry.step, entry.rule, entry.text
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if is_in_rulebook(rule):
            #: Opens the rulebook at the rule that a line of the log comes from
            told = self.tr("Why? Rule {rule}").format(rule=rule)
            menu.addAction(icons.icon("book"), told, lambda: rule_requests().wanted.emit(rule))
        if entry.explainable:
            thoughts = self.tr("What the bot thought")
            menu.addAction(icons.icon("why"), thoughts, lambda: self.why_wanted.emit(step))
        elif entry.answers_why:
            #: In the menu of a line of the log that tells what a person did
            worth = self.tr("What it did to everybody’s chances")
            menu.addAction(icons.icon("why"), worth, lambda: self.why_wanted.emit(step))
        row = index.row()
        if (fold := self.folds.at(row)) is not None:
            #: In the menu of a line of the log: shows or hides the lines that belong to it
            told = self.tr("Hide what belongs to it") if fold.is_open else self.tr("Show all of it")
            menu.addAction(told, lambda: self.switch_fold(row))
        menu.addAction(self.tr("Copy"), lambda: QGuiApplication.clipboard().setText(text))
        return menu

    def _copy(self, index: QModelIndex) -> None:
        if index.isValid():
            QGuiApplication.clipboard().setText(entry_at(index).text)
