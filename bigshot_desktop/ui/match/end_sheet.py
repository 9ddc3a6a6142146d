"""The end of a match: who won, what everybody's total is made of, and how it came about over the match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from bigshot_desktop.rules.game import Event
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Columns, Flow
from bigshot_desktop.ui.models.history import Fortunes
from bigshot_desktop.ui.models.standings import AccountModel, Role
from bigshot_desktop.ui.windows.buttons import Button
from bigshot_desktop.ui.windows.chart_box import ChartBox
from bigshot_desktop.ui.windows.ledger import Ledger
from bigshot_desktop.ui.windows.ornament import Ornament
from bigshot_desktop.ui.windows.scrolling import ScrollPage

_GAP: Final = 24
"""Between the account and the chart."""


class EndSheet(QWidget):
    """The sheet. The final account and the history that it shows are its own from now on."""

    again_wanted = Signal()
    """The same deal once more."""
    new_wanted = Signal()
    copy_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        account: AccountModel,
        fortunes: Fortunes,
        endings: tuple[type[Event], ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._endings = bridge, endings
        self._standings = account
        for model in (account, fortunes.model):
            model.setParent(self)
        self._title = QLabel(wordWrap=True)
        self._title.setProperty("kind", "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._remarks = QLabel(wordWrap=True)
        self._remarks.setTextFormat(Qt.TextFormat.PlainText)
        self._remarks.setProperty("kind", "caption")
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.account = Ledger(account, Role.EMPHASIS)
        self.story = ChartBox(bridge, fortunes)
        self.again = Button("primary", "redo")
        self.new = Button("", "new")
        self.copy = Button("", "save")
        self.home = Button("", "home")
        self._page = ScrollPage()
        self._columns = Columns(gap=_GAP)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fill)
        self._lay_out()
        for part in (self._page.viewport(), self._page.page, self.account):
            part.installEventFilter(self)
        self.story.view.chosen.connect(self._soon.start)
        self.again.clicked.connect(self.again_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.copy.clicked.connect(self.copy_wanted)
        self.home.clicked.connect(self.home_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        page = self._page
        page.column.setContentsMargins(20, 14, 20, 14)
        page.column.setSpacing(10)
        for part in (self._title, Ornament(), self._remarks):
            page.column.addWidget(part)
        account = QWidget()
        at_the_top = QVBoxLayout(account)
        at_the_top.setContentsMargins(0, 0, 0, 0)
        at_the_top.addWidget(self.account)
        at_the_top.addStretch(1)
        self._columns.addWidget(account)
        self._columns.addWidget(self.story)
        page.column.addLayout(self._columns)
        page.column.addStretch(1)
        sheet = QFrame()
        sheet.setProperty("kind", "card")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(page)
        buttons = Flow()
        for button in (self.again, self.new, self.copy, self.home):
            buttons.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(sheet, 1)
        whole.addLayout(buttons)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.again.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.set_narrowest(self.account.natural_width)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The room of the page is another, or what stands on it; both may come some time after the sheet's own size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._soon.start()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        """What room is left on the page goes to the chart."""
        layout, column = self.story.layout(), self._page.column
        assert layout is not None
        room = self._page.viewport().size()
        margins = column.contentsMargins()
        width = room.width() - margins.left() - margins.right()
        beside = self._columns.in_row(width)
        spare = room.height() - column.totalHeightForWidth(room.width())
        spare += self._columns.heightForWidth(width)
        if not beside:
            spare -= self.account.height() + _GAP
        natural = layout.totalHeightForWidth((width - _GAP) // 2 if beside else width)
        self.story.setMinimumHeight(spare if spare > natural else 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._standings.retranslate()
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._soon.start()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Says everything again, in the language of now."""
        voice, match = self._bridge.voice, self._bridge.match
        result = match.result
        assert result is not None
        ended = match.steps[-1].events[-1] if match.steps else None
        self._title.setText(voice.event(ended) if ended else "")
        last = match.steps[-1].events if match.steps else ()
        told = [voice.event(event) for event in last if isinstance(event, self._endings)]
        told += [voice.standing(one) for one in result.standings if not one.qualified]
        self._remarks.setText("\n".join(told))
        self._remarks.setHidden(not told)
        self.account.setAccessibleName(self.tr("Final account"))
        self.again.say(
            self.tr("Play the same deal again"),
            self.tr("The same players, the same deal, the same dice"),
        )
        self.new.say(self.tr("New match"))
        self.copy.say(self.tr("Save a copy…"))
        self.home.say(self.tr("Home"))
